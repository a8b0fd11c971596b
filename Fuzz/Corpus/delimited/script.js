/* x */ module.exports = [{}]
AAB
-- Asks what a file lists, line by line and then anew: a path, and the entity tag that the asker has, if any.

local requests = {}
local place = 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    local path, tag = line:match("^(%S+) ?(.*)$")
    local headers = {}
    if tag ~= "" then headers["If-None-Match"] = tag end
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
  -- Each thread from another place on.
  place = tonumber(tostring({}):match("0x(%x+)"), 16) % #requests
end

function request()
  place = place % #requests + 1
  return requests[place]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("%d %d %d %d %d\n", summary.requests, summary.duration, latency:percentile(50),
    latency:percentile(99), failed))
end

/// A date as spreadsheets keep it: the number of days since an evening long ago, and the time as a part of one.
enum SerialDate {
  /// 9999-12-31, the last day that spreadsheets know.
  private static let last = 2_958_466.0
  private static let secondsADay = 86_400

  /// "2015-03-01", with the time where there is one: "2015-03-01T13:30:00", "13:30:00" of no day.
  ///
  /// Nil for what is no date. In the count from 1900 there is a 29 February 1900, which never was: days
  /// before it are numbered as if it did not follow, and itself is no date.
  static func text(_ serial: Double, countsFrom1904: Bool) -> String? {
    guard serial >= 0, serial < last else { return nil }
    var day = Int(serial)
    var second = Int(((serial - Double(day)) * Double(secondsADay)).rounded())
    if second == secondsADay {
      day += 1
      second = 0
    }
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, 2) }
    let timeText = time.joined(separator: ":")
    if day == 0, !countsFrom1904 { return timeText }
    guard countsFrom1904 || day != 60 else { return nil }
    // Counted from 1970-01-01.
    let offset = countsFrom1904 ? -24_107 : day < 60 ? -25_568 : -25_569
    let date = dateText(day + offset)
    return second == 0 ? date : "\(date)T\(timeText)"
  }

  /// The date of a day that is counted from 1970-01-01, in the Gregorian calendar.
  private static func dateText(_ day: Int) -> String {
    // A year that begins in March has its leap day at the end; 400 of them have the same days always.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

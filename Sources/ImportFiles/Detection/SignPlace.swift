/// Where a sign stands in a text that makes sense.
enum SignPlace: Sendable {
  /// Before a word or a number.
  case opening
  /// Behind a word or a number.
  case closing
  /// Between letters, or behind them.
  case apostrophe
  /// Behind a number.
  case afterNumber
  /// Not beside a letter.
  case apart
  /// Anywhere.
  case free
  /// Nowhere that is known of.
  case rare

  init(of scalar: Unicode.Scalar) {
    switch scalar {
    // The last is what is left of an opening quotation mark after some conversions.
    case "“", "‘", "«", "„", "¿", "¡", "˜": self = .opening
    case "”", "»", "…": self = .closing
    case "’", "´": self = .apostrophe
    case "°", "º", "ª", "½", "¼", "¾", "²", "³", "¹": self = .afterNumber
    case "€", "£", "¥", "§", "×", "±": self = .apart
    case "–", "—", "•", "·", "№", "®", "™", "©", "\u{A0}": self = .free
    default: self = .rare
    }
  }

  /// In nats, for the sign and what stands beside it.
  func cost(between before: Neighbour, and behind: Neighbour) -> Double {
    switch self {
    case .opening: 4.5 + (behind == .space ? 4 : 0) + (before == .letter ? 3 : 0)
    case .closing: 4.5 + (before == .space ? 4 : 0) + (behind == .letter ? 3 : 0)
    case .apostrophe: 4 + (before == .letter ? 0 : 3)
    case .afterNumber: 5 + (before == .number ? 0 : 4) + (behind == .letter ? 2 : 0)
    case .apart: 5.5 + (before == .letter ? 4 : 0) + (behind == .letter ? 4 : 0)
    case .free: 5
    case .rare: 10 + (before == .letter && behind == .letter ? 5 : 0)
    }
  }

  /// What stands beside a sign.
  enum Neighbour: Sendable {
    case letter
    case number
    case space
    case other
  }
}

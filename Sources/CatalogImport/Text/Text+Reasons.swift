import Catalog

extension Text {
  /// Why a row cannot be taken that has other cells than the header, and what that looks like.
  static func cellCount(_ count: Int, header: Int, _ looks: Text? = nil) -> Text {
    Text(
      english: "the row has \(count) \(count == 1 ? "cell" : "cells"), the header \(header)"
        + (looks.map { "; " + $0.english } ?? ""),
      korean: "이 행의 칸은 \(count)개인데 머리글의 칸은 \(header)개입니다"
        + (looks.map { ". " + $0.korean } ?? "")
    )
  }

  /// Why a byte cannot be read; with its number in the line, from 1, where the column does not tell it.
  static func notUTF8(_ byte: UInt8, number: Int? = nil) -> Text {
    let hex = String(byte, radix: 16, uppercase: true)
    let code = "0x" + (hex.utf8.count == 1 ? "0" + hex : hex)
    let english = number.map { "byte \($0) of the line, \(code)," } ?? "byte \(code)"
    let korean = number.map { "줄의 \($0)번째 바이트 \(code)" } ?? "바이트 \(code)"
    return Text(
      english: "\(english) is not UTF-8; save the file as UTF-8 or state its encoding",
      korean: "\(korean)이(가) UTF-8이 아닙니다. 파일을 UTF-8로 저장하거나 인코딩을 지정하세요"
    )
  }
}

import Catalog

extension JSONFault.Reason {
  /// The reason as a failure gives it, where `found` stands.
  func text(found: Character?) -> Text {
    switch self {
    case .endOfText:
      Text(
        english: "the text ends in the middle of a value",
        korean: "값이 끝나기 전에 글이 끝났습니다"
      )
    case .endOfLine:
      Text(
        english: "the line ends in the middle of an object",
        korean: "객체가 끝나기 전에 줄이 끝났습니다"
      )
    case .expectsValue: Self.expects("a value", "값", found)
    case .expectsName: Self.expects("a name in double quotation marks", "큰따옴표로 감싼 이름", found)
    case .expectsColon: Self.expects("a colon", "쌍점(:)", found)
    case .expectsMemberEnd: Self.expects("a comma or }", "쉼표나 }", found)
    case .expectsItemEnd: Self.expects("a comma or ]", "쉼표나 ]", found)
    case .expectsObject: Self.expects("an object", "객체({)", found)
    case .expectsList: Self.expects("a list", "배열([)", found)
    case .trailingComma:
      Text(
        english: "a trailing comma: nothing follows it",
        korean: "마지막 쉼표(trailing comma) 뒤에 아무것도 없습니다"
      )
    case .notANumber:
      Text(
        english: "NaN and Infinity are no numbers of JSON; write null",
        korean: "NaN과 Infinity는 JSON의 숫자가 아닙니다. null로 쓰세요"
      )
    case .number:
      Text(
        english: "the number is not written as JSON has it",
        korean: "JSON 형식에 맞지 않는 숫자입니다"
      )
    case .control:
      Text(
        english: "a control character stands in a string; write it as \\u00..",
        korean: "문자열 안에 제어 문자가 있습니다. \\u00..으로 쓰세요"
      )
    case .lineBreak:
      Text(
        english: "the line ends within a string; close it, or write the line break as \\n",
        korean: "문자열이 닫히기 전에 줄이 끝났습니다. 따옴표를 닫거나 줄바꿈을 \\n으로 쓰세요"
      )
    case .escape:
      Text(english: "JSON has no such escape", korean: "JSON에 없는 이스케이프입니다")
    case .surrogate:
      Text(
        english: "half of a surrogate pair stands alone",
        korean: "서로게이트 쌍의 한쪽만 있습니다"
      )
    case .tooDeep:
      Text(
        english: "lists and objects are nested more than \(JSONParser.depthLimit) deep",
        korean: "배열과 객체가 \(JSONParser.depthLimit)겹보다 깊이 겹쳐 있습니다"
      )
    case .tooManyColumns:
      Text(
        english: "the records have more than \(JSONParser.columnLimit) different members",
        korean: "레코드의 항목이 \(JSONParser.columnLimit)가지를 넘습니다"
      )
    case .tooLarge: Text(english: "the value is too large", korean: "값이 너무 큽니다")
    case .textBehind:
      Text(
        english: "text follows the end of the JSON",
        korean: "JSON이 끝난 뒤에 글이 더 있습니다"
      )
    case .notUTF8: Text(english: "it is not UTF-8", korean: "UTF-8이 아닙니다")
    case .repeatedName: Text(english: "a name stands twice", korean: "이름이 두 번 나옵니다")
    }
  }

  private static func expects(_ english: String, _ korean: String, _ found: Character?) -> Text {
    Text(
      english: "\(english) is expected" + (found.map { ", not '\($0)'" } ?? ""),
      korean: found.map { "'\($0)'이(가) 아니라 \(korean)이(가) 와야 합니다" }
        ?? "\(korean)이(가) 와야 합니다"
    )
  }
}

extension Text {
  /// Why a value cannot be taken that has no end within so many bytes.
  static func tooLarge(_ limit: Int) -> Text {
    Text(
      english: "the value is larger than \(limit >> 20) MB",
      korean: "값 하나가 \(limit >> 20)MB를 넘습니다"
    )
  }

  /// Why an object cannot be taken that has two members of one name.
  static func repeated(_ name: String) -> Text {
    Text(
      english: "the object has two members named '\(name)'",
      korean: "객체에 이름이 '\(name)'인 항목이 두 개 있습니다"
    )
  }
}

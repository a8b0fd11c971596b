import Catalog
import CatalogImport

extension ImportFailure {
  private static func workbook(_ english: String, _ korean: String) -> ImportFailure {
    ImportFailure(reason: Text(english: english, korean: korean), endsReading: true)
  }

  static var damagedArchive: ImportFailure {
    workbook(
      "the archive that a workbook is, is damaged or was not copied to its end; save it again as .xlsx",
      "통합 문서 압축이 손상되었거나 끝까지 복사되지 않았습니다. .xlsx로 다시 저장하세요"
    )
  }

  static func damagedPart(_ name: String) -> ImportFailure {
    workbook(
      "the part \(name) of the workbook is damaged; save it again as .xlsx",
      "통합 문서의 \(name) 부분이 손상되었습니다. .xlsx로 다시 저장하세요"
    )
  }

  static func badPart(_ name: String, _ detail: String) -> ImportFailure {
    workbook(
      "the part \(name) of the workbook cannot be read (\(detail)); save it again as .xlsx",
      "통합 문서의 \(name) 부분을 읽을 수 없습니다(\(detail)). .xlsx로 다시 저장하세요"
    )
  }

  static func missingPart(_ name: String) -> ImportFailure {
    workbook(
      "the part \(name) of the workbook is missing; save it again as .xlsx",
      "통합 문서에 \(name) 부분이 없습니다. .xlsx로 다시 저장하세요"
    )
  }

  static func outOfMemory(_ name: String) -> ImportFailure {
    ImportFailure(
      .inputOutput,
      reason: Text(
        english: "there is not enough memory for the part \(name) of the workbook",
        korean: "통합 문서의 \(name) 부분을 읽을 메모리가 부족합니다"
      ),
      endsReading: true
    )
  }

  static func tooLarge(_ name: String, limit: Int) -> ImportFailure {
    workbook(
      "the part \(name) of the workbook has more than \(limit >> 20) MiB; save it as CSV",
      "통합 문서의 \(name) 부분이 \(limit >> 20)MiB를 넘습니다. CSV로 저장하세요"
    )
  }
}

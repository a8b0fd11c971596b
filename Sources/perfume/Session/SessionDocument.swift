#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

internal import Catalog

/// The bytes of a session file and what this program understands of them.
struct SessionDocument {
  /// The version of the format that this program writes, and the highest that it reads.
  static let version = 1

  /// What the file says, as far as this program understands it.
  let session: Session
  private let json: JSONValue

  /// The document of a session that has never been saved.
  init() {
    session = Session()
    json = .object([:])
  }

  /// Reads the bytes of a file; throws `damaged` for what no version has written, `newerVersion`
  /// for what a later one has.
  init(_ bytes: [UInt8], from path: String) throws(SessionError) {
    func damaged(_ reason: String) -> SessionError {
      SessionError(.damaged, path: path, detail: reason)
    }
    // A zero byte is in no JSON, but makes the decoder take the rest for UTF-16.
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw damaged("not UTF-8")
    }
    do {
      json = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw damaged("not JSON")
    }
    guard case .object(let fields) = json, case .decimal(let found) = fields["version"] else {
      throw damaged("no version")
    }
    guard found <= Decimal(Self.version) else {
      let versions = "version \(found); this program knows versions up to \(Self.version)"
      throw SessionError(.newerVersion, path: path, detail: versions)
    }
    guard found == Decimal(Self.version) else { throw damaged("version \(found)") }
    do {
      let saved = try JSONDecoder().decode(Saved.self, from: Data(bytes))
      session = Session(search: saved.search, selected: saved.selected ?? [])
    } catch {
      throw damaged(DecodingReason(error).text(in: .english))
    }
  }

  /// The bytes of the file when it is to say `session`; fields that are not known stay in it.
  func bytes(saying session: Session) throws -> [UInt8] {
    let json = json.changed(from: try Self.encode(self.session), to: try Self.encode(session))
    return json.document
  }

  /// A session as this program alone would write it.
  private static func encode(_ session: Session) throws -> JSONValue {
    let saved = Saved(
      search: session.search,
      selected: session.selected.isEmpty ? nil : session.selected
    )
    return try JSONDecoder().decode(JSONValue.self, from: Data(saved.json()))
  }
}

/// The fields of a session file that this program knows.
private struct Saved: Decodable {
  var version = SessionDocument.version
  let search: PerfumeSearch
  let selected: [SearchKeyword]?
}

extension Saved: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("search", search)
      json.member("selected", selected)
      json.member("version", version)
    }
  }
}

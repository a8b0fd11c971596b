import Catalog
@testable import FilterServer
import Foundation
import Testing

@Suite("openapi.json")
struct DescriptionTests {
  private struct Document: Decodable {
    struct Path: Decodable { let get: Operation }
    struct Operation: Decodable { var parameters: [Parameter]? }
    struct Parameter: Decodable {
      var name: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case name
        case reference = "$ref"
      }
    }
    let openapi: String
    let paths: [String: Path]
  }

  @Test("It lists every route for programs, with the parameters that it has")
  func routes() throws {
    let router = Router(try FixedSource.oracle())
    let document: Document = try router.get("/openapi.json").decoded()
    #expect(document.openapi.hasPrefix("3.1"))
    let described = document.paths.mapValues { path in
      Set(
        (path.get.parameters ?? []).compactMap { parameter in
          parameter.name ?? parameter.reference?.split(separator: "/").last.map(String.init)
        }
      )
    }
    var routes: [String: Set<String>] = [:]
    for route in Route.allCases where ![.page, .asset].contains(route) {
      let inPath: Set<String> = route == .perfume ? [Route.idParameter] : []
      routes["/" + route.rawValue] = inPath.union(route.parameters.map(\.rawValue))
    }
    #expect(described == routes)
  }
}

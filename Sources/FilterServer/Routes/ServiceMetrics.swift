private import Synchronization

/// What the service has done since it began.
public final class ServiceMetrics: Sendable {
  /// The upper ends of the classes that answers are counted in by how long they took, in microseconds.
  private static let bounds = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
  ]

  private struct Key: Hashable {
    let route: Route?
    let status: Int
  }

  private struct Figures {
    var requests: [Key: Int] = [:]
    var latencies = [Int](repeating: 0, count: ServiceMetrics.bounds.count + 1)
    var microseconds = 0
    var connections = 0
  }

  private let figures = Mutex(Figures())

  /// Has counted nothing yet.
  public init() {}

  func count(_ route: Route?, _ status: HTTPStatus, microseconds: Int) {
    let place = Self.bounds.firstIndex { microseconds <= $0 } ?? Self.bounds.count
    figures.withLock { figures in
      figures.requests[Key(route: route, status: status.rawValue), default: 0] += 1
      figures.latencies[place] += 1
      figures.microseconds += microseconds
    }
  }

  func connectionChange(by number: Int) {
    figures.withLock { $0.connections += number }
  }

  var openConnections: Int { figures.withLock(\.connections) }
}

/// What there is to say of the catalogue in numbers.
struct CatalogFigures {
  let edition: CatalogEdition
  let perfumes: Int
}

extension ServiceMetrics {
  /// Everything, in the text format of Prometheus.
  func text(with catalogue: CatalogFigures?) -> String {
    let figures = figures.withLock { $0 }
    var text = MetricsText()
    text.begin("perfume_http_requests_total", "counter", "Requests that were answered.")
    let counts = figures.requests.map { key, count in
      (labels: "route=\"\(key.route?.label ?? "none")\",status=\"\(key.status)\"", count: count)
    }
    for (labels, count) in counts.sorted(by: { $0.labels < $1.labels }) {
      text.add("perfume_http_requests_total", labels, "\(count)")
    }
    let latency = "perfume_http_request_duration_seconds"
    text.begin(latency, "histogram", "How long it took to answer.")
    var sum = 0
    for (bound, count) in zip(Self.bounds, figures.latencies) {
      sum += count
      text.add(latency + "_bucket", "le=\"\(Double(bound) / 1e6)\"", "\(sum)")
    }
    let all = figures.latencies.reduce(0, +)
    text.add(latency + "_bucket", "le=\"+Inf\"", "\(all)")
    text.add(latency + "_sum", "", "\(Double(figures.microseconds) / 1e6)")
    text.add(latency + "_count", "", "\(all)")
    text.begin("perfume_http_connections", "gauge", "Connections that are open.")
    text.add("perfume_http_connections", "", "\(figures.connections)")
    text.begin("perfume_catalogue_up", "gauge", "Whether the catalogue can be read.")
    text.add("perfume_catalogue_up", "", catalogue == nil ? "0" : "1")
    guard let catalogue else { return text.text }
    text.begin("perfume_catalogue_perfumes", "gauge", "Perfumes in the catalogue.")
    text.add("perfume_catalogue_perfumes", "", "\(catalogue.perfumes)")
    text.begin("perfume_catalogue_bytes", "gauge", "How long the file of the catalogue is.")
    text.add("perfume_catalogue_bytes", "", "\(catalogue.edition.size)")
    if let writtenAt = catalogue.edition.writtenAt {
      let age = max(0, Clock.secondsSince1970() - writtenAt)
      text.begin("perfume_catalogue_age_seconds", "gauge", "For how long the file has been there.")
      text.add("perfume_catalogue_age_seconds", "", "\(age)")
    }
    return text.text
  }
}

/// Writes figures in the text format of Prometheus.
private struct MetricsText {
  private(set) var text = ""

  mutating func begin(_ name: String, _ kind: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
  }

  mutating func add(_ name: String, _ labels: String, _ value: String) {
    text += "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n"
  }
}

extension Route {
  /// As metrics name it.
  var label: String { "/" + rawValue }
}

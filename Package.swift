// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "perfume",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "perfume", targets: ["perfume"]),
    .library(name: "SearchFilter", targets: ["Catalog", "CatalogSQLite", "SearchFilter"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .systemLibrary(
      name: "CMinizip",
      pkgConfig: "minizip",
      providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]
    ),
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    .systemLibrary(
      name: "CUchardet",
      pkgConfig: "uchardet",
      providers: [.apt(["libuchardet-dev"]), .brew(["uchardet"])]
    ),
    .systemLibrary(
      name: "CMicroHTTPDLibrary",
      pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
    ),
    .systemLibrary(name: "CIconv"),
    .target(name: "CResources"),
    .target(name: "CSearchKernels"),
    .target(name: "CCheckedPages", dependencies: ["CSQLite"]),
    .target(
      name: "CMicroHTTPD",
      // On Linux it is loaded when a server is started.
      dependencies: [.target(name: "CMicroHTTPDLibrary", condition: .when(platforms: [.macOS]))]
    ),
    .target(name: "Catalog"),
    .target(name: "CatalogImport", dependencies: ["Catalog"]),
    .target(
      name: "ImportFiles",
      dependencies: [
        "Catalog", "CatalogImport", "CExpat", "CIconv", "CMinizip", "CResources", "CUchardet",
        "CZlib",
      ],
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]
    ),
    .target(name: "SearchIndex", dependencies: ["Catalog", "CSearchKernels"]),
    .target(
      name: "CatalogSQLite",
      dependencies: ["Catalog", "CCheckedPages", "CSQLite", "CResources", "SearchIndex"]
    ),
    .target(name: "SearchFilter", dependencies: ["Catalog"]),
    .target(
      name: "FilterServer",
      dependencies: ["Catalog", "CMicroHTTPD", "CResources", "CZlib", "SearchFilter"],
      // Compiled in by CResources.
      exclude: ["Assets", "Routes/openapi.json"]
    ),
    .target(
      name: "SampleCatalog",
      dependencies: ["CatalogSQLite"],
      plugins: ["SampleCatalogPlugin"]
    ),
    .executableTarget(
      name: "perfume",
      dependencies: [
        "Catalog", "CatalogImport", "CatalogSQLite", "FilterServer", "ImportFiles", "SampleCatalog",
        "SearchFilter",
      ]
    ),

    .plugin(
      name: "SampleCatalogPlugin",
      capability: .buildTool(),
      dependencies: ["sample-catalog-builder"]
    ),
    .executableTarget(
      name: "sample-catalog-builder",
      dependencies: ["Catalog", "CatalogImport", "CatalogSQLite"]
    ),

    .executableTarget(
      name: "EmbeddingExample",
      dependencies: ["Catalog", "CatalogSQLite", "SearchFilter"],
      path: "Examples/EmbeddingExample"
    ),
    .executableTarget(
      name: "perfume-bench",
      dependencies: ["Catalog", "CatalogSQLite", "CSQLite", "SampleCatalog", "SearchIndex"],
      path: "Benchmarks/PerfumeBench"
    ),
    .target(
      name: "CatalogTestSupport",
      dependencies: ["Catalog", "CatalogImport"],
      path: "Tests/CatalogTestSupport"
    ),
    .testTarget(
      name: "SearchFilterTests",
      dependencies: ["Catalog", "CatalogTestSupport", "SearchFilter"]
    ),
    .testTarget(
      name: "FilterServerTests",
      dependencies: [
        "Catalog", "CatalogSQLite", "CatalogTestSupport", "CZlib", "FilterServer", "SearchFilter",
      ]
    ),
    .testTarget(
      name: "perfumeTests",
      dependencies: [
        "perfume", "Catalog", "CatalogSQLite", "CatalogTestSupport", "EmbeddingExample",
        "SampleCatalog",
      ]
    ),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
    .testTarget(
      name: "SearchIndexTests",
      dependencies: ["CSearchKernels", "Catalog", "CatalogTestSupport", "SearchIndex"]
    ),
    .testTarget(
      name: "CatalogImportTests",
      dependencies: ["Catalog", "CatalogImport", "CatalogTestSupport"]
    ),
    .testTarget(
      name: "ImportFilesTests",
      dependencies: ["Catalog", "CatalogImport", "CatalogTestSupport", "CZlib", "ImportFiles"]
    ),
    .testTarget(
      name: "CatalogSQLiteTests",
      dependencies: [
        "Catalog", "CatalogImport", "CatalogSQLite", "CatalogTestSupport", "CSQLite", "SearchIndex",
      ]
    ),
  ]
)

/// One list of settings for every Swift target; what differs is said beside it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// Targets without a line of Swift.
let writtenInC: Set = [
  "CCheckedPages", "CExpat", "CIconv", "CMicroHTTPD", "CMicroHTTPDLibrary", "CMinizip",
  "CResources", "CSearchKernels", "CSQLite", "CUchardet", "CZlib",
]
/// Targets that wrap C: there each unsafe call is marked.
let wrapsC: Set = ["CatalogSQLite", "FilterServer", "ImportFiles", "SearchIndex", "perfume-bench"]

for target in package.targets where !writtenInC.contains(target.name) && target.type != .plugin {
  target.swiftSettings = settings
  if wrapsC.contains(target.name) {
    target.swiftSettings?.append(.strictMemorySafety())
  }
}

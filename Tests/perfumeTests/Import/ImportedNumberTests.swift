import CatalogTestSupport
import Foundation
import Testing

@Suite("Numbers that an import takes and tells")
struct ImportedNumberTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("A price below zero is a wrong row, with its place")
  func negativePrice() throws {
    let text = "name,brand,price\nRose,Prada,5\nIris,Prada,-5\n"
    let run = try perfume.importing(text, as: "list.csv", "--currency", "EUR")
    #expect(run.status == 65)
    #expect(run.errors.contains("line 3, column 3 (price): '-5' is no price"))
    #expect(run.errors.contains("1 row is wrong, so nothing was imported; mend it"))
  }

  @Test(
    "It is one whether or not the currency is known",
    arguments: [[], ["--currency", "EUR"], ["--currency", "KRW"]]
  )
  func negativeWithoutCurrency(arguments: [String]) throws {
    let text = "name,brand,price\nRose,Prada,5\nIris,Prada,-12\nOud,Prada,99999999999999999999\n"
    let run = try perfume.importing(Array(text.utf8), as: "list.csv", arguments)
    #expect(run.status == 65)
    #expect(run.errors.contains("line 3, column 3 (price): '-12' is no price: it is negative"))
    #expect(run.errors.contains("line 4, column 3 (price)"))
    #expect(run.errors.contains("2 rows are wrong"))
    let zero = try perfume.importing(
      Array("name,brand,price\nRose,Prada,-0\n".utf8),
      as: "list.csv",
      arguments
    )
    #expect(zero.status == 0, "\(zero.errors)")
  }

  @Test("A number that is not written as one is a wrong row in every column of numbers")
  func malformed() throws {
    let run = try perfume.importing(
      "name,brand,price,rating,votes,year\n"
        + "A,Prada,\"1,234,56\",4,1,2001\nB,Prada,5,\"4,5,0\",1,2001\n"
        + "C,Prada,5,4,\"1,23,4\",2001\nD,Prada,5,4,1,\"2,001\"\nE,Prada,12.34.56,4,1,2001\n",
      as: "list.csv",
      "--currency",
      "EUR"
    )
    #expect(run.status == 65)
    for told in [
      "line 2, column 3 (price): '1,234,56'", "line 3, column 4 (rating): '4,5,0'",
      "line 4, column 5 (votes): '1,23,4'", "line 5, column 6 (year): '2,001'",
      "line 6, column 3 (price): '12.34.56'", "5 rows are wrong",
    ] {
      #expect(run.errors.contains(told), "\(run.errors)")
    }
  }

  @Test("Numbers of JSON are what JSON says they are")
  func numbersOfJSON() throws {
    let run = try perfume.importing(
      #"[{"name": "Rose", "brand": "Prada", "price": 1.234}, {"name": "Oud", "brand": "Prada", "price": "1.234"}]"#,
      as: "list.json",
      "--currency",
      "EUR"
    )
    #expect(run.status == 0, "\(run.errors)")
    let found = try perfume("search", "--catalog", perfume.shop).output
    #expect(found.contains("1.23 EUR") && found.contains("1,234.00 EUR"), "\(found)")
  }

  @Test("A rating of zero has no sign")
  func negativeZero() throws {
    let run = try perfume.importing("name,brand,rating,votes\nRose,Prada,-0,3\nIris,Prada,-0.0,3\n")
    #expect(run.status == 0, "\(run.errors)")
    let found = try perfume("search", "--catalog", perfume.shop)
    #expect(found.output.contains("0.00") && !found.output.contains("-0"))
  }

  @Test("What ratings are taken to be out of is told where it is not five")
  func scale() throws {
    for (ratings, told) in [(["8.5", "9"], "10"), (["85", "90"], "100")] {
      let text = "name,brand,rating\n" + ratings.map { "N\($0),Prada,\($0)\n" }.joined()
      let run = try perfume.importing(text)
      #expect(run.output.contains("  ratings taken to be out of \(told)\n"))
      let korean = try perfume.importing(text, as: "list.csv", "--lang", "ko")
      #expect(korean.output.contains("평점은 \(told)점 만점으로 봄"))
      let json = try perfume.importing(text, as: "list.csv", "--json")
      #expect(json.output.contains("\"bestRating\" : \(told)"))
    }
    let usual = try perfume.importing("name,brand,rating\nRose,Prada,4\n")
    #expect(!usual.output.contains("out of"))
  }

  @Test("One of anything is told as one, and several as several")
  func singular() throws {
    let one = try perfume.importing(
      "id,name,brand,notes,keywords,price\n1,Rose,Prada,Rose,Warm,5\n",
      as: "list.csv"
    )
    for words in [
      "1 row, 1 perfume\n", "1 of 1 note found",
      "without a currency; say which with --currency CODE: 1 cell, in line 2",
      "holds 1 perfume, 1 brand, 1 ingredient in 1 series, 1 keyword\n",
    ] {
      #expect(one.output.contains(words), "\(one.output)")
    }
    let two = try perfume.importing(
      "id,name,brand,notes,keywords\n1,Rose,Prada,Rose,Warm\n2,Iris,Dior,Iris,Clean\n1,Rose,Prada,,\n"
    )
    for words in [
      "3 rows, 3 perfumes\n", "2 of 2 notes found",
      "1 row has id, brand and name of an earlier one and is left out",
      "holds 2 perfumes, 2 brands, 2 ingredients in 1 series, 2 keywords\n",
    ] {
      #expect(two.output.contains(words), "\(two.output)")
    }
  }
}

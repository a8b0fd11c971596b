internal import Catalog
internal import CatalogImport

extension ImportReport: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("catalogue", catalogue)
      json.member("files", files)
      json.member("itemsLeftOut", itemsLeftOut)
      json.member("notes", notes)
      json.member("proposals", proposals)
      json.member("secondSeries", secondSeries)
      json.member("seconds", seconds)
      json.member("seriesNotices", seriesNotices)
      json.member("totals", totals)
      json.member("written", written)
    }
  }
}

extension ImportReport.ImportedFile: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("badRows", badRows)
      json.member("bestRating", bestRating)
      json.member("brandsInNames", brandsInNames)
      json.member("columns", columns)
      json.member("columnsLeftOut", columnsLeftOut)
      json.member("columnsOfBrandIDs", columnsOfBrandIDs)
      json.member("columnsOfCodes", columnsOfCodes)
      json.member("columnsUnlikeNames", columnsUnlikeNames)
      json.member("columnsWithTags", columnsWithTags)
      json.member("continuedRows", continuedRows)
      json.member("encoding", encoding)
      json.member("file", file)
      json.member("format", format)
      json.member("headerLine", headerLine)
      json.member("notices", notices)
      json.member("perfumes", perfumes)
      json.member("problems", problems)
      json.member("rows", rows)
      json.member("rowsAboveHeader", rowsAboveHeader)
      json.member("totalRows", totalRows)
    }
  }
}

extension ImportReport.Column: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("column", column)
      json.member("field", field)
    }
  }
}

extension ImportReport.UnlikeColumn: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("column", column)
      json.member("field", field)
      json.member("reason", reason)
    }
  }
}

extension ImportReport.Problem: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("column", column)
      json.member("columnName", columnName)
      json.member("line", line)
      json.member("reason", reason)
    }
  }
}

extension ImportReport.Notice: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("column", column)
      json.member("count", count)
      json.member("example", example)
      json.member("line", line)
      json.member("reason", reason)
    }
  }
}

extension ImportReport.Totals: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("brands", brands)
      json.member("ingredients", ingredients)
      json.member("kept", kept)
      json.member("keywords", keywords)
      json.member("mergedRows", mergedRows)
      json.member("perfumes", perfumes)
      json.member("perfumesWithoutBrand", perfumesWithoutBrand)
      json.member("repeatedRows", repeatedRows)
      json.member("series", series)
    }
  }
}

extension ImportReport.Notes: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("occurrences", occurrences)
      json.member("share", share)
      json.member("unknown", unknown)
      json.member("withSeries", withSeries)
    }
  }
}

extension ImportReport.SeriesNotice: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", file)
      json.member("line", line)
      json.member("reason", reason)
    }
  }
}

extension ImportReport.Frequency: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("count", count)
      json.member("name", name)
    }
  }
}

extension ImportReport.SecondSeries: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("count", count)
      json.member("ingredient", ingredient)
      json.member("keptSeries", keptSeries)
      json.member("series", series)
    }
  }
}

extension WrongRows.Problem: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("column", column)
      json.member("columnName", columnName)
      json.member("file", file)
      json.member("line", line)
      json.member("reason", reason)
    }
  }
}

/// What the index is kept in: each part is a run of whole numbers of one width, or several of them.
///
/// Options are numbered brands first, then ingredients, then keywords, each by id. Perfumes have ranks,
/// their places in the default order. Parts with a number for each perfume come in pieces of
/// `IndexLayout.piece` ranks.
package enum IndexPart: String, Sendable {
  /// The numbers of `IndexLayout`, 64 bits each.
  case layout
  /// The ids of the brands, ascending, 64 bits each.
  case brandIDs = "brand ids"
  /// The ids of the ingredients, ascending, 64 bits each.
  case ingredientIDs = "ingredient ids"
  /// The ids of the keywords, ascending, 64 bits each.
  case keywordIDs = "keyword ids"
  /// The series of each ingredient in the order of those, 64 bits each.
  case series
  /// How many perfumes have each option, by its number, 32 bits each.
  case totals

  /// The perfumes of the brand with this id: ranks of 32 bits, or a bit for every perfume in words of 64.
  case brand
  /// The perfumes of the ingredient with this id, likewise.
  case ingredient
  /// The perfumes of the keyword with this id, likewise.
  case keyword
  /// How many perfumes the option with this number has in common with each option, 32 bits each.
  case together

  /// The brand of each perfume, by its number.
  case brandOfPerfume = "brand of perfume"
  /// Where the options of each perfume that few perfumes have begin, and where the last end; 32 bits each.
  case rareStarts = "rare starts"
  /// Numbers of ingredients and keywords that few perfumes have, perfume by perfume.
  case rare
  /// Where the options of each perfume that many perfumes have begin, and where the last end; 32 bits each.
  case commonStarts = "common starts"
  /// Numbers of ingredients and keywords that many perfumes have, perfume by perfume.
  case common

  /// The id of each perfume, 64 bits each.
  case ids
  /// The place of each perfume in the order by rating, 32 bits each.
  case placeByRating = "place by rating"
  /// The rank of the perfume at each place of that order, 32 bits each.
  case byRating = "by rating"
  /// The place of each perfume in the order by year.
  case placeByYear = "place by year"
  /// The rank of the perfume at each place of that order.
  case byYear = "by year"
  /// The place of each perfume in the order by name.
  case placeByName = "place by name"
  /// The rank of the perfume at each place of that order.
  case byName = "by name"

  /// Where the search keys of the names of each perfume and its brand begin, and where the last end; 32
  /// bits each.
  case keyStarts = "key starts"
  /// Those keys, in bytes of UTF-8.
  case keys
  /// Where the lead consonants of those names begin, and where the last end; 32 bits each.
  case leadConsonantStarts = "lead consonant starts"
  /// Those lead consonants, in bytes of UTF-8.
  case leadConsonants = "lead consonants"
}

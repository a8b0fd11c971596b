public import Catalog
public import Observation

/// A tab of the filter: shows the options of one category and reports taps.
///
/// Options are addressed by id, never by row number. Owned by one isolation domain, like the filter
/// that it reports to; it keeps that filter weakly.
public protocol FilterChild: AnyObject, Observable {
  /// What is selected in this tab.
  associatedtype Option: CatalogOption

  /// The options with their states.
  var options: FilterOptions<Option> { get }

  /// Fetches the options; a failure sets `errorMessage`, and calling again tries again.
  func load()
}

extension FilterChild {
  /// Who decides about taps; without one they change nothing.
  public var delegate: (any FilterDelegate)? {
    get { options.delegate }
    set { options.delegate = newValue }
  }

  /// Narrows the rows to those whose name holds every word; filters nothing but this list.
  ///
  /// A text over the limit is refused: it stays what it was and `notice` says why.
  public var find: String {
    get { options.find }
    set { options.find = newValue }
  }

  /// Why the options could not be fetched.
  public var error: CatalogError? { options.error }

  /// Why the options could not be fetched, for people.
  public var errorMessage: String? { error?.message(in: options.language) }

  /// Why the last tap or find text was refused; the next accepted one clears it.
  public var notice: FilterNotice? { options.notice }

  /// Proposes the option the other way round; a selected one is deselected also at the limit.
  public func toggle(_ id: Option.ID) { options.toggle(id) }

  /// Proposes to select all of these as well, or none.
  public func select(_ ids: [Option.ID]) { options.select(ids) }

  /// Proposes to select none of these any longer.
  public func deselect(_ ids: [Option.ID]) { options.deselect(ids) }

  /// What a name that a person typed stands for: `#id`, a name, or whole words of one.
  ///
  /// Where `numbersAreIDs`, as in what programs send, a number that is no whole name is an id.
  public func lookUp(_ name: String, numbersAreIDs: Bool = false) -> OptionLookup<Option> {
    options.lookUp(name, numbersAreIDs: numbersAreIDs)
  }

  /// Takes over what the filter has accepted, in the order chosen, and counted.
  public func show(selected: [Option.ID], counts: OptionTally?) {
    options.show(selected: selected, counts: counts)
  }

  /// The option that a saved one means, as it is called now; none when it is gone.
  func restoring(_ saved: SearchKeyword) -> SearchKeyword? { options.restoring(saved) }
}

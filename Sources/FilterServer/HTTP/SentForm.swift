private import Synchronization

/// What whoever sends an answer makes of it the first time.
final class SentForm: Sendable {
  private let form: Mutex<(any AnyObject & Sendable)?> = Mutex(nil)

  /// What was made the first time.
  func made<Form: AnyObject & Sendable>(_ make: () -> Form?) -> Form? {
    form.withLock { form in
      if let form = form as? Form { return form }
      let fresh = make()
      form = fresh
      return fresh
    }
  }
}

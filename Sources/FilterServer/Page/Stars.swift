/// Five stars, filled as far as the rating goes.
struct Stars: PagePart {
  let rating: Double
  let label: String

  func write(to html: inout HTMLWriter) {
    html.element(
      "svg",
      ["class": "stars", "viewBox": "0 0 100 20", "role": "img", "aria-label": label]
    ) { html in
      html.markup("<use href=\"#stars\" class=\"off\"/>")
      // A picture in the picture cuts off what is beyond its width.
      html.element("svg", ["width": String(Int((rating * 20).rounded())), "height": "20"]) { html in
        html.markup("<use href=\"#stars\" class=\"on\"/>")
      }
    }
  }
}

/// The shape of the stars, which every rating refers to.
struct StarShapes: PagePart {
  func write(to html: inout HTMLWriter) {
    html.markup(
      """
      <svg class="unseen" aria-hidden="true"><defs><g id="stars">\
      <path id="star" d="M10 2l2.17 5.61 6 .34-4.66 3.8 1.54 5.81L10 14.3l-5.05 3.26 1.54-5.81-4.66-3.8 6-.34z"/>\
      <use href="#star" x="20"/><use href="#star" x="40"/><use href="#star" x="60"/>\
      <use href="#star" x="80"/></g></defs></svg>
      """
    )
  }
}

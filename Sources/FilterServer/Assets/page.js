// Makes the page quicker. Every screen is an address that the server draws whole; instead of loading
// it anew, this fetches it and changes the parts of the page that differ, so that the keyboard's
// place and what is being typed stay.

const screen = document.getElementById("screen");
/** The request under way: a newer one ends it. */
let current = new AbortController();
/** The address that was asked for and is not shown yet. */
let awaited;
/** What shows, after a while, that an answer is waited for. */
let waiting;

document.documentElement.classList.add("quick");
history.scrollRestoration = "manual";
settle();
// To scroll has the whole page laid out at once: only to a place that is gone back to.
if (history.state?.scroll) scrollTo({ top: history.state.scroll, behavior: "instant" });

// MARK: What a person does

document.addEventListener("click", (event) => {
  if (event.target.closest(".notice")) closeNotice();
  const link = event.target.closest("a[href]");
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
  if (!link || !isPlain) return;
  const url = new URL(link.href);
  if (url.pathname !== location.pathname || url.origin !== location.origin) return;
  event.preventDefault();
  if (url.hash) moveTo(document.querySelector(url.hash));
  else {
    askTyped();
    // To clear all is to clear what is awaited, too.
    go(link.matches(".clear") ? url : addressAfter(link), {
      turnsPage: link.closest(".pages") !== null,
      replaces: "replaces" in link.dataset,
    });
  }
});

screen.addEventListener("change", ({ target }) => {
  if (target.form?.id === "filters" && target.type !== "search") go(addressWith(target));
});

// Typing is one step back, however many letters.
let typing;
for (const kind of ["input", "compositionend"]) {
  screen.addEventListener(kind, ({ target, isComposing }) => {
    if (target.type !== "search") return;
    clearTimeout(typing);
    // A syllable that is being composed matches nothing yet.
    typing = setTimeout(askTyped, isComposing ? 600 : 120);
  });
}

screen.addEventListener("submit", (event) => {
  event.preventDefault();
  askTyped();
  // On a phone the perfumes lie far below the field that searches them.
  const areBelow = results().getBoundingClientRect().top > innerHeight / 2;
  if (document.activeElement.id === "text" && areBelow) moveTo(results());
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && notice().hasChildNodes()) {
    // Nothing else: in a search field it would empty that.
    event.preventDefault();
    closeNotice();
  }
  // What looks like a button is pressed like one.
  if (event.key === " " && event.target.matches("[role=tab], .fold")) {
    event.preventDefault();
    event.target.click();
  }
});

screen.addEventListener("keydown", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (!tab) return;
  const tabs = [...screen.querySelectorAll("[role=tab]")];
  const next = {
    ArrowRight: tabs.indexOf(tab) + 1,
    ArrowLeft: tabs.indexOf(tab) - 1,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    const other = tabs[(next + tabs.length) % tabs.length];
    other.focus();
    go(addressAfter(other), { replaces: true });
  }
});

// A browser that comes back to a page puts in what fields said when it was left.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) awaited = undefined;
  if (!awaited) settle(false);
});

window.addEventListener("popstate", ({ state }) => {
  go(new URL(location.href), { isBack: true, scroll: state?.scroll ?? 0 });
});

// Where the page was scrolled to is kept with the address that is left.
let resting;
window.addEventListener("scroll", () => {
  clearTimeout(resting);
  resting = setTimeout(keepPlace, 100);
});

function keepPlace() {
  clearTimeout(resting);
  if (history.state?.scroll !== scrollY) {
    history.replaceState({ ...history.state, scroll: scrollY }, "");
  }
}

// MARK: Addresses

/** What a field changes: the page that is awaited, so that of two quick taps none is lost, else the one shown. */
function address() {
  return new URL(awaited ?? screen.dataset.address, location.href);
}

/** The address of the page with what a field says now, and its first page. */
function addressWith(field) {
  const url = address();
  const fields = url.searchParams;
  if (field.type === "checkbox") {
    const others = fields.getAll(field.name).filter((value) => value !== field.value);
    fields.delete(field.name);
    // Those chosen before keep their order, over all categories.
    const all = [...address().searchParams].filter(
      ([name, value]) => name !== field.name || others.includes(value)
    );
    url.search = new URLSearchParams(field.checked ? [...all, [field.name, field.value]] : all);
  } else {
    fields.set(field.name, field.value);
  }
  url.searchParams.delete("offset");
  return url;
}

/** What can be in an address several times. */
const repeated = ["ingredient", "brand", "keyword", "fold"];

/** Where a link of the page shown leads from the page that is awaited, so that a tick before it is not lost. */
function addressAfter(link) {
  const url = new URL(link.href);
  if (!awaited) return url;
  const shown = new URL(screen.dataset.address, location.href).searchParams;
  const gone = differences(shown, url.searchParams);
  const added = differences(url.searchParams, shown);
  const changed = [...gone, ...added];
  const next = address();
  const kept = [...next.searchParams].filter(
    ([name, value]) =>
      !changed.some(([other, old]) => other === name && (old === value || !repeated.includes(name)))
  );
  next.search = new URLSearchParams([...kept, ...added]);
  if (!url.searchParams.has("offset")) next.searchParams.delete("offset");
  if (link.dataset.clears) next.searchParams.delete(link.dataset.clears);
  return next;
}

/** What some fields say and others do not. */
function differences(fields, others) {
  return [...fields].filter(([name, value]) => !others.getAll(name).includes(value));
}

/** Asks for what is typed, without waiting for more. */
function askTyped() {
  clearTimeout(typing);
  for (const field of screen.querySelectorAll("input[type=search]")) typed(field);
}

function typed(field) {
  const url = address();
  if ((url.searchParams.get(field.name) ?? "") === field.value.trim()) return;
  const isGoingOn = history.state?.typed === field.id;
  url.searchParams.set(field.name, field.value);
  if (field.name === "q") url.searchParams.delete("offset");
  go(url, { replaces: isGoingOn, typed: field.id });
}

// MARK: From one address to another

/** Shows what the server draws for an address; an answer that comes late is not shown. */
async function go(url, step = {}) {
  awaited = url;
  waiting ??= setTimeout(() => results().setAttribute("aria-busy", "true"), 300);
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const drawn = await answer(url, signal);
  if (signal.aborted) return;
  awaited = undefined;
  clearTimeout(waiting);
  waiting = undefined;
  results().removeAttribute("aria-busy");
  // A page that only says what is wrong has no address.
  const next = drawn?.querySelector("#screen[data-address]");
  if (!next) {
    stay(step);
  } else if (drawn.documentElement.lang !== document.documentElement.lang) {
    location.assign(url);
  } else {
    if (!step.isBack) keepAddress(next.dataset.address, step);
    show(next, drawn.title, step);
    if (step.isBack) scrollTo({ top: step.scroll, behavior: "instant" });
    if (step.turnsPage) moveTo(results());
  }
}

/** What the server draws for an address; nothing without a connection. */
async function answer(url, signal) {
  try {
    const response = await fetch(url, { signal, headers: { Accept: "text/html" } });
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch {
    return undefined;
  }
}

/** Says that no page came; the one that is shown stays, and what was done can be done again. */
function stay({ isBack }) {
  const sentence = document.createElement("p");
  sentence.textContent = notice().dataset.unanswered;
  notice().replaceChildren(sentence);
  if (isBack) history.pushState({ scroll: scrollY }, "", screen.dataset.address);
  settle(false);
}

function keepAddress(href, { replaces, typed }) {
  // An address that was typed with names is the same as the one with ids that the page is shown at.
  const isSame = href === screen.dataset.address || new URL(href, location.href).href === location.href;
  const state = { typed, scroll: scrollY };
  if (replaces || isSame) {
    history.replaceState(state, "", href);
  } else {
    keepPlace();
    history.pushState(state, "", href);
  }
}

function show(next, title, { isBack = false }) {
  const place = focusedPlace();
  const tab = openTab().id;
  // A notice is said again, also when it is the same.
  notice().replaceChildren();
  document.title = title;
  for (const picture of next.querySelectorAll("img")) if (broken.has(picture.src)) picture.remove();
  patch(screen, next);
  settle(isBack);
  if (openTab().id !== tab) document.getElementById("change").scrollTop = 0;
  place.restore();
}

/** Brings what fields show in step with what the server says; what is being typed only on arriving. */
function settle(isArriving = true) {
  for (const field of screen.querySelectorAll("input[type=checkbox], input[type=radio]")) {
    if (field.checked !== field.defaultChecked) field.checked = field.defaultChecked;
  }
  for (const field of screen.querySelectorAll("input[type=search]")) {
    if (isArriving || field !== document.activeElement) field.value = field.defaultValue;
  }
  for (const option of screen.querySelectorAll("option[selected]")) option.selected = true;
  // Among tabs the arrows move; the tab key goes past.
  for (const tab of screen.querySelectorAll("[role=tab]")) {
    tab.tabIndex = tab.getAttribute("aria-selected") === "true" ? 0 : -1;
  }
}

// MARK: Pictures that cannot be loaded leave no hole

/** Their addresses. */
const broken = new Set();

screen.addEventListener("error", ({ target }) => lose(target), { capture: true });
for (const picture of screen.querySelectorAll("img")) {
  if (picture.complete && !picture.naturalWidth) lose(picture);
}

function lose(picture) {
  broken.add(picture.src);
  picture.remove();
}

// MARK: The notice

function notice() {
  return document.getElementById("notice");
}

function closeNotice() {
  const hadFocus = document.activeElement.matches(".notice *");
  notice().replaceChildren();
  if (hadFocus) (before?.isConnected ? before : results()).focus({ preventScroll: true });
}

/** Where the keyboard was before it came to the notice. */
let before;
document.addEventListener("focusin", ({ target, relatedTarget }) => {
  if (target.closest(".notice")) before = relatedTarget;
});

// MARK: Focus

/** Where the keyboard is, and where it goes when that is gone: never to the top of the page. */
function focusedPlace() {
  const focused = document.activeElement;
  const chips = [...screen.querySelectorAll(".chip")];
  const index = chips.indexOf(focused);
  const wasInside = focused !== screen && screen.contains(focused);
  return {
    restore() {
      if (!wasInside || screen.contains(document.activeElement)) return;
      const now = [...screen.querySelectorAll(".chip")];
      const heir = index < 0 ? undefined : now[Math.min(index, now.length - 1)];
      const fallback = index < 0 && focused.id !== "clear-tab" ? results() : openTab();
      (heir ?? fallback).focus({ preventScroll: fallback === results() });
    },
  };
}

function openTab() {
  return screen.querySelector("[role=tab][aria-selected=true]");
}

function results() {
  return document.getElementById("results");
}

function moveTo(element) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: "instant" });
}

// MARK: Changing what differs

/** Makes an element like another, keeping every part of it that is in both. */
function patch(old, next) {
  if (old.isEqualNode(next)) return;
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  patchChildren(old, next);
}

function patchChildren(old, next) {
  const wantedIDs = new Set();
  for (const child of next.children) if (child.id) wantedIDs.add(child.id);
  const named = new Map();
  for (const child of [...old.children]) {
    if (wantedIDs.has(child.id)) named.set(child.id, child);
    else if (child.id) child.remove();
  }
  let place = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const own = named.get(wanted.id);
    if (own && own !== place) {
      old.insertBefore(own, place);
      patch(own, wanted);
    } else if (own || isAlike(place, wanted)) {
      const kept = place;
      place = place.nextSibling;
      if (kept.nodeType === Node.ELEMENT_NODE) patch(kept, wanted);
      else if (kept.data !== wanted.data) kept.data = wanted.data;
    } else {
      old.insertBefore(wanted, place);
    }
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

/** Whether a node without an id can become another by changing it. */
function isAlike(node, wanted) {
  return node?.nodeName === wanted.nodeName && !node.id && !wanted.id;
}

// What the document offers now.
() => {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const marked = (element) =>
    ["pressed", "checked", "selected"].some((how) => element.getAttribute(`aria-${how}`) === "true") || element.checked === true;
  const all = (selector, key) =>
    [...document.querySelectorAll(selector)].filter(visible).map((element) => ({
      words: element.dataset[key],
      pressed: marked(element),
      closed: element.disabled === true || element.getAttribute("aria-disabled") === "true",
    }));
  const told = document.querySelector(".told");
  const go = [...document.querySelectorAll("[data-act=go]")].find(visible);
  return {
    phase: told?.dataset.phase ?? "",
    asked: told?.dataset.asked ?? "",
    decision: told?.dataset.decision ?? "",
    choices: all("[data-choice]", "choice"),
    closed: all("[data-closed]", "closed"),
    openers: all("[data-open]", "open"),
    parts: all("[data-part]", "part"),
    plus: all("[data-plus]", "plus"),
    minus: all("[data-minus]", "minus"),
    coins: all("[data-coin]:not([data-gone])", "coin"),
    places: all("[data-place]", "place"),
    curtain: [...document.querySelectorAll("[data-act=pass]")].some(visible),
    go: go ? { text: go.innerText.trim(), ready: go.getAttribute("aria-disabled") !== "true" && !go.disabled } : null,
  };
}

// Notes whatever of a seat is drawn from the first moment on.
window.seenOfASeat = [];
new MutationObserver(() => {
  const drawn = document.querySelector("[data-coin], [data-place], [data-choice], .told");
  if (drawn) window.seenOfASeat.push(drawn.outerHTML.slice(0, 120));
}).observe(document, { childList: true, subtree: true });

// Notes every step of the past that is put before the eyes, and everything that flies, however short.
window.stepsSeen = [];
window.flights = 0;
new MutationObserver(() => {
  const then = document.querySelector("[data-then]:has([data-act=now])")?.dataset.then;
  if (then !== undefined && then !== window.stepsSeen.at(-1)) window.stepsSeen.push(then);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-then"] });
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  window.flights += 1;
  return animate.apply(this, how);
};

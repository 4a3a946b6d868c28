// Texts that are cut off, run out of their box, or off the page. `allowed` are selectors of what is cut on purpose.
(allowed) => {
  const faults = new Set();
  const skipped = (element) =>
    allowed.some((selector) => element.closest(selector)) || element.closest("svg, script, style, noscript");
  const has = (value, ...kinds) => kinds.includes(value);
  const wide = document.documentElement.clientWidth;

  function textBox(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5);
    if (!lines.length) return null;
    return {
      left: Math.min(...lines.map((line) => line.left)),
      right: Math.max(...lines.map((line) => line.right)),
      top: Math.min(...lines.map((line) => line.top)),
      bottom: Math.max(...lines.map((line) => line.bottom)),
    };
  }

  function look(node, home) {
    const text = textBox(node);
    if (!text) return;
    const name = `${home.tagName.toLowerCase()}.${home.className} «${node.data.trim().slice(0, 60)}»`;
    let rolling = false;
    let nearest = true;
    for (let box = home; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (has(style.display, "contents", "inline")) continue;
      const edge = box.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      if (edge.width <= 2 && has(x, "hidden", "clip")) return; // words for ears alone
      const beside = Math.max(text.right - edge.right, edge.left - text.left);
      const below = Math.max(text.bottom - edge.bottom, edge.top - text.top);
      if (!rolling && has(x, "hidden", "clip") && beside > 2) faults.add(`cut at the side by ${box.className}: ${name}`);
      if (!rolling && has(y, "hidden", "clip") && below > 4) faults.add(`cut below by ${box.className}: ${name}`);
      if (nearest && x === "visible" && beside > 2) faults.add(`runs out of its box by ${Math.round(beside)}: ${name}`);
      if (nearest && y === "visible" && below > 6) faults.add(`runs out of its box below by ${Math.round(below)}: ${name}`);
      if (style.textOverflow === "ellipsis" && beside > 1) faults.add(`ends in dots: ${name}`);
      if (has(x, "hidden", "clip")) Object.assign(text, { left: Math.max(text.left, edge.left), right: Math.min(text.right, edge.right) });
      nearest = false;
      rolling ||= has(x, "auto", "scroll") || has(y, "auto", "scroll") || style.position === "fixed";
    }
    if (!rolling && (text.left < -1 || text.right > wide + 1)) faults.add(`leaves the page: ${name}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement;
    if (!node.data.trim() || !home || skipped(home)) continue;
    if (home.checkVisibility({ visibilityProperty: true, opacityProperty: true })) look(node, home);
  }
  const over = document.documentElement.scrollWidth - wide;
  if (over > 1) faults.add(`the page is ${over} too wide`);
  return [...faults];
}

// What a finger would miss. What does something is 44 px large, or nothing else lies within 22 px of its middle; what only
// explains a thing, where things lie close together, is 24 px large. Links in running text are excepted.
() => {
  const DOES = "button, a[href], input, select, summary, [role=button]";
  const explains = (element) => element.matches("[data-help]:not([data-choice], [data-coin]), .loc__info, .pile__info, .startmark, .info");
  const running = (element) => element.matches(".rule") || element.closest(".vh, .skip, p, dd, .steps, .log, .rules");
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (element, box) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 140)}`;
  const at = (x, y) => document.elementFromPoint(x, y);
  const found = [];
  for (const element of [...document.querySelectorAll(DOES)].filter((one) => shown(one) && !running(one))) {
    const target = element.closest("label") ?? element;
    target.scrollIntoView({ block: "center" });
    let box, x, y;
    const measure = () => {
      box = target.getBoundingClientRect();
      [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    };
    const reaches = (far) => [[-far, 0], [far, 0], [0, -far], [0, far]].every(([dx, dy]) => target.contains(at(x + dx, y + dy)));
    measure();
    if (box.width < 2 || box.height < 2 || !target.contains(at(x, y))) continue;
    if (!reaches(10)) {
      // It may lie half under the dock, which stays where it is: a person scrolls on.
      scrollBy(0, innerHeight / 6);
      measure();
    }
    if (!reaches(10)) found.push(`under 24: ${named(element, box)}`);
    if (Math.min(box.width, box.height) >= 43.5 || reaches(21) || explains(element)) continue;
    const others = [[-20, 0], [20, 0], [0, -20], [0, 20]].map(([dx, dy]) => at(x + dx, y + dy)?.closest(DOES));
    const near = others.filter((other) => other && !target.contains(other) && !other.contains(target) && !explains(other));
    if (near.length) found.push(`under 44 beside another: ${named(element, box)} | ${near[0].outerHTML.slice(0, 80)}`);
  }
  return found;
}

// Where the wanted thing lies, seen from the focus: which key leads there, and after how many presses it is worth looking again.
(selector) => {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const GROUPS = ["radiogroup", "toolbar", "listbox", "grid", "tablist", "group"].map((role) => `[role=${role}]`);
  const wanted = [...document.querySelectorAll(selector)].find(visible);
  const now = document.activeElement;
  if (!wanted) return "nowhere";
  if (wanted === now) return "here";
  const stops = () =>
    [...document.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex]")].filter(
      (one) => one === now || (one.tabIndex >= 0 && !one.disabled && visible(one) && (one.type !== "radio" || one.checked)),
    );
  const towards = (aim) => {
    const key = now.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
    const all = stops();
    const [from, to] = [all.indexOf(now), all.indexOf(aim)];
    return `${key} ${from < 0 || to < 0 ? 1 : Math.max(1, Math.abs(to - from))}`;
  };
  if (wanted.type === "radio") {
    if (now.type === "radio" && now.name === wanted.name) return "arrows";
    return towards(document.querySelector(`input[name="${wanted.name}"]:checked`) ?? wanted);
  }
  if (wanted.tabIndex >= 0) return towards(wanted);
  for (let group = wanted.closest(GROUPS.join()); group; group = group.parentElement?.closest(GROUPS.join())) {
    if (group.contains(now)) return "arrows";
    const entry = [...group.querySelectorAll("*")].find((one) => one.tabIndex >= 0 && visible(one));
    if (entry) return towards(entry);
  }
  return "unreachable";
}

// Where the wanted thing lies, seen from the focus: which key leads there.
(selector) => {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const GROUPS = ["radiogroup", "toolbar", "listbox", "grid", "tablist", "group"].map((role) => `[role=${role}]`);
  const wanted = [...document.querySelectorAll(selector)].find(visible);
  const now = document.activeElement;
  if (!wanted) return "nowhere";
  if (wanted === now) return "here";
  const towards = (aim) => now.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
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

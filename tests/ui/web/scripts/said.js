// What is read or heard at an element: its text, its label, its description, and the card or row that it belongs to.
(element) => {
  const described = (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
  const around = element.closest("article, li, [data-location], [data-pile]");
  return [element.innerText, element.textContent, element.getAttribute("aria-label"), ...described, around?.innerText].join(" ");
}

// Notes everything that a screen reader is given to say: whatever comes into a live region.
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const region = (target.closest ? target : target.parentElement)?.closest("[role=log], [role=alert], [role=status], [aria-live]");
    if (!region) continue;
    const texts = addedNodes.length ? [...addedNodes].map((node) => node.textContent) : [target.textContent];
    window.heard.push(...texts.map((text) => ({ role: region.getAttribute("role"), text: text.trim() })).filter(({ text }) => text));
  }
}).observe(document, { childList: true, subtree: true, characterData: true });

// Note what the page says, to the eye or to the ear, as soon as the curtain has fallen.
() => {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector("[data-phase=curtain]")) return;
    watcher.disconnect();
    setTimeout(() => (globalThis.unveiled = document.body.textContent));
  }).observe(document.body, { childList: true, subtree: true });
}

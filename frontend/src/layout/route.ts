// The address of the page, which people can share, reload and go back from.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

addEventListener("popstate", () => (path.value = location.pathname));

/** Go to another address of the page. */
export function navigate(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays on the page. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  navigate(link.pathname);
}

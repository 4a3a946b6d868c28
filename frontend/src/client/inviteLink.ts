// The link to a table as others can use it, with an address at which this machine is reachable on its network.
import { signal } from "@preact/signals";
import { request } from "./requests.ts";
import type { Reach } from "./types.ts";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Whether the page was opened under a name that only this machine understands. */
export function isOnThisMachine(): boolean {
  return HERE.includes(location.hostname) || location.hostname.startsWith("127.");
}

/** Who can reach the server, as it says; null until it has answered. */
export const reach = signal<Reach | null>(null);

/** Ask the server who can reach it; a visitor from the network already has an address that works. */
export async function loadReach(): Promise<void> {
  if (isOnThisMachine()) reach.value = await request<Reach>("/api/reach").catch(() => null);
}

/** The addresses at which others reach the server, best first; empty if only this machine reaches it. */
export function baseAddresses(): string[] {
  return isOnThisMachine() ? reach.value?.addresses ?? [] : [`${location.origin}/`];
}

export function linkTo(table: string, base: string): string {
  return `${base}table/${table}`;
}

/** Copy a text, also over plain http, where browsers block the clipboard. Returns whether it worked. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The browser refused; try the old way.
  }
  field?.focus();
  field?.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

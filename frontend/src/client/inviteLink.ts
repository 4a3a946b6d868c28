// The link to a table as others can use it: with an address under which this machine is reached from its network.
import { signal } from "@preact/signals";
import { request } from "./requests.ts";
import type { Reach } from "./types.ts";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Whether the page was opened under a name that means only this machine. */
export function isOnThisMachine(): boolean {
  return HERE.includes(location.hostname) || location.hostname.startsWith("127.");
}

/** What the server says about who reaches it; null until it has answered. */
export const reach = signal<Reach | null>(null);

/** Ask it; who came over the network has an address that works already. */
export async function loadReach(): Promise<void> {
  if (isOnThisMachine()) reach.value = await request<Reach>("/api/reach").catch(() => null);
}

/** The addresses under which others reach the server, the best first; empty if it is reached from this machine alone. */
export function baseAddresses(): string[] {
  return isOnThisMachine() ? reach.value?.addresses ?? [] : [`${location.origin}/`];
}

export function linkTo(table: string, base: string): string {
  return `${base}table/${table}`;
}

/** Copy a text; also over plain http, where browsers keep their clipboard to themselves. Returns whether it worked. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: the old way may be.
  }
  field?.focus();
  field?.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

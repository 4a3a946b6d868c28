// Everything that is not live: plain requests.
import { preferences } from "./preferences.ts";
import type { ErrorMessage } from "./types.ts";

/** Why the server refused something, in the reader's language. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly key: string, text: string, readonly rule: string | null = null) {
    super(text);
  }
}

/** A request; a body makes it a POST, unless another method is named. Raises Refusal. */
export async function request<T>(path: string, body?: unknown, token?: string, method = "POST"): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": preferences.value.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const request: RequestInit = body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(0, "web-no-server", "");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data as { error?: ErrorMessage } | null)?.error;
  throw new Refusal(answer.status, error?.key ?? "web-no-server", error?.text ?? "", error?.rule ?? null);
}

/** Chance for the deal: each device adds some, so that nobody chooses it alone. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

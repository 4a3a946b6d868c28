// HTTP requests: everything that is not live.
import { preferences } from "./preferences.ts";
import type { ErrorMessage } from "./types.ts";

/** Why the server refused something, in the user's language. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly key: string, text: string, readonly rule: string | null = null) {
    super(text);
  }
}

/** Send a request; a body makes it a POST unless another method is given. Throws Refusal. */
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

/** A random nonce for the deal: each device adds one, so that nobody determines the deal alone. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Why something did not work, in the reader's language.
import { Refusal } from "../client/requests.ts";
import { say } from "./texts.ts";

/** What the server says about its refusal; where it says nothing, that it cannot be reached. */
export function errorText(error: unknown): string {
  return (error instanceof Refusal && error.message) || say("web-no-server");
}

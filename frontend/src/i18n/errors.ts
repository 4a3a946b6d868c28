// Why something did not work, in the user's language.
import { Refusal } from "../client/requests.ts";
import { say } from "./texts.ts";

/** The server's reason for a refusal; if there is none, that the server cannot be reached. */
export function errorText(error: unknown): string {
  return (error instanceof Refusal && error.message) || say("web-no-server");
}

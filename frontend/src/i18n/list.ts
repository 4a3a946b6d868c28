// Names in a row, as the reader's language writes it: «Red, Green and Violet».
import { likes } from "../client/preferences.ts";

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(likes.value.language, { style: "long", type: "conjunction" }).format(names);
}

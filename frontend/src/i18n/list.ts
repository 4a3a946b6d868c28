// Names in a row, as the reader's language writes it: «Red, Green and Violet».
import { preferences } from "../client/preferences.ts";

export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(preferences.value.language, { style: "long", type: "conjunction" }).format(names);
}

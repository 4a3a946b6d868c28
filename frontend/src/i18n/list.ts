// Names in a row, as the reader's language writes it: «Red, Green and Violet».
import { preferences } from "../client/preferences.ts";

/** Where lists are written as elsewhere: English without a comma before «and». */
const LISTING: Record<string, string> = { en: "en-GB" };

export function listNames(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const { language } = preferences.value;
  return new Intl.ListFormat(LISTING[language] ?? language, { style: "long", type }).format(names);
}

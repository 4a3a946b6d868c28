// Lists of names as the user's language writes them: «Red, Green and Violet».
import { preferences } from "../client/preferences.ts";

/** Locales whose list format replaces the default: English without a comma before «and». */
const LISTING: Record<string, string> = { en: "en-GB" };

export function listNames(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const { language } = preferences.value;
  return new Intl.ListFormat(LISTING[language] ?? language, { style: "long", type }).format(names);
}

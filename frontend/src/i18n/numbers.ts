// Numbers as the user's language writes them: «1,234.5», «1 234,5», «1.234,5».
import { preferences } from "../client/preferences.ts";

export function formatNumber(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(preferences.value.language, digits).format(value).replace("-", "−");
}

// Texts in the user's language, from the same Fluent catalogue as everywhere else.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { preferences } from "../client/preferences.ts";
import type { Language } from "../client/types.ts";

export type Args = Record<string, FluentVariable>;

const bundle = signal<FluentBundle | null>(null);
/** Whether the rules are loaded in the user's language. */
export const areRulesLoaded = signal(false);

async function resource(name: string): Promise<FluentResource> {
  const answer = await fetch(`/static/${name}.ftl`);
  if (!answer.ok) throw new Error(`no texts: ${name}`);
  return new FluentResource(await answer.text());
}

/** Load the catalogue of a language; the page then uses it. */
export async function loadLanguage(language: Language): Promise<void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(await resource(language));
  if (areRulesLoaded.value) fresh.addResource(await resource(`${language}-rules`));
  if (preferences.value.language === language) {
    bundle.value = fresh;
    document.documentElement.lang = language;
  }
}

/** Load the rules, which only some people open. */
export async function loadRules(): Promise<void> {
  if (areRulesLoaded.value) return;
  const fresh = await resource(`${preferences.value.language}-rules`);
  bundle.value?.addResource(fresh);
  areRulesLoaded.value = true;
}

function pattern(key: string) {
  const [name, attribute] = key.split(".", 2) as [string, string?];
  const message = bundle.value?.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** Whether a message exists, or an attribute of one (`hero-thrud.text`). */
export function hasMessage(key: string): boolean {
  return Boolean(pattern(key));
}

/** Format a message with its arguments. A missing message is a programming error, which tests catch. */
export function say(key: string, args: Args = {}): string {
  const found = pattern(key);
  if (!found || !bundle.value) {
    console.error(`no message ${key} in ${preferences.value.language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.value.formatPattern(found, args, errors);
  if (errors.length) console.error(`${key}: ${errors[0]!.message}`);
  return text;
}

/** A number with its sign. */
export function signed(amount: number): string {
  return `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
}

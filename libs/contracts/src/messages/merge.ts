import type { Locale } from '../auth.contract.ts';

type Texts = Readonly<Record<string, string>>;
/** The messages of one file, in every language. */
type Area = Readonly<Record<Locale, Texts>>;
type KeyOf<Areas> = { [Name in keyof Areas]: Areas[Name] extends Area ? keyof Areas[Name]['en'] : never }[keyof Areas];
type Catalogue<Areas> = Readonly<Record<Extract<KeyOf<Areas>, string>, string>>;

/**
 * One catalogue a language out of the areas. Throws when a key stands in two of them, and names both: whichever came
 * last would silently win.
 */
export function mergeAreas<const Areas extends Readonly<Record<string, Area>>>(
  areas: Areas,
): Readonly<Record<Locale, Catalogue<Areas>>> {
  return { en: merge(areas, 'en') as Catalogue<Areas>, fil: merge(areas, 'fil') as Catalogue<Areas> };
}

function merge(areas: Readonly<Record<string, Area>>, locale: Locale): Texts {
  const texts: Record<string, string> = {};
  const area_of = new Map<string, string>();
  for (const [name, area] of Object.entries(areas)) {
    for (const [key, text] of Object.entries(area[locale])) {
      const former = area_of.get(key);
      if (former !== undefined)
        throw new Error(`the message "${key}" (${locale}) stands twice: in ${former} and in ${name}`);
      area_of.set(key, name);
      texts[key] = text;
    }
  }
  return texts;
}

import type { Locale } from '../auth.contract.ts';
import { formatIfDate } from '../format.ts';
import { isolated } from '../isolated.ts';
import { AREAS } from './areas.ts';
import { mergeAreas } from './merge.ts';

const CATALOGUES = /* #__PURE__ */ mergeAreas(AREAS);

export type MessageKey = keyof (typeof CATALOGUES)['en'];
export type MessageParams = Readonly<Record<string, string | number>>;

/** True when the server has words for this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUES.en, key);
}

/**
 * The text of a message in a language; a parameter that is not given stays visible as `{name}`. A day or an instant
 * among the parameters is written in that language.
 */
export function messageText(key: MessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return CATALOGUES[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    isolated(formatIfDate(params[name] ?? whole, locale)),
  );
}

/** Every message of a language, for tests that compare the catalogues. */
export function messagesOf(locale: Locale): Readonly<Record<string, string>> {
  return CATALOGUES[locale];
}

import type { Locale } from '../auth.contract.ts';
import { assess } from './assess.ts';
import { en } from './en.ts';
import { explain } from './explain.ts';
import { fil } from './fil.ts';
import { forms } from './forms.ts';
import { history } from './history.ts';
import { licensing } from './licensing.ts';
import { licensingMails } from './licensing-mails.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { routing } from './routing.ts';

/** One line per area: an area brings both languages. */
const CATALOGUES = {
  en: { ...en, ...assess.en, ...explain.en, ...forms.en, ...history.en, ...licensing.en, ...licensingMails.en, ...mails.en, ...money.en, ...routing.en },
  fil: { ...fil, ...assess.fil, ...explain.fil, ...forms.fil, ...history.fil, ...licensing.fil, ...licensingMails.fil, ...mails.fil, ...money.fil, ...routing.fil },
};

export type MessageKey = keyof (typeof CATALOGUES)['en'];
export type MessageParams = Readonly<Record<string, string | number>>;

/** True when the server has words for this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUES.en, key);
}

/** The text of a message in a language; a parameter that is not given stays visible as `{name}`. */
export function messageText(key: MessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return CATALOGUES[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Every message of a language, for tests that compare the catalogues. */
export function messagesOf(locale: Locale): Readonly<Record<string, string>> {
  return CATALOGUES[locale];
}

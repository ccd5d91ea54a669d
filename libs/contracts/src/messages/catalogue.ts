import type { Locale } from '../auth.contract.ts';
import { isolated } from '../isolated.ts';
import { account } from './account.ts';
import { assess } from './assess.ts';
import { bills } from './bills.ts';
import { counter } from './counter.ts';
import { en } from './en.ts';
import { explain } from './explain.ts';
import { explainSteps } from './explain-steps.ts';
import { fil } from './fil.ts';
import { forms } from './forms.ts';
import { gateway } from './gateway.ts';
import { history } from './history.ts';
import { inquiries } from './inquiries.ts';
import { licensing } from './licensing.ts';
import { licensingMails } from './licensing-mails.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { ordinanceWords } from './ordinance-words.ts';
import { ordinances } from './ordinances.ts';
import { refunds } from './refunds.ts';
import { reports } from './reports.ts';
import { routing } from './routing.ts';
import { timers } from './timers.ts';
import { statements } from './statements.ts';

/** One line per area: an area brings both languages. */
const CATALOGUES = {
  en: {
    ...en,
    ...account.en,
    ...assess.en,
    ...bills.en,
    ...counter.en,
    ...explain.en,
    ...explainSteps.en,
    ...forms.en,
    ...gateway.en,
    ...history.en,
    ...inquiries.en,
    ...licensing.en,
    ...licensingMails.en,
    ...mails.en,
    ...money.en,
    ...notifications.en,
    ...ordinances.en,
    ...ordinanceWords.en,
    ...refunds.en,
    ...reports.en,
    ...routing.en,
    ...timers.en,
    ...statements.en,
  },
  fil: {
    ...fil,
    ...account.fil,
    ...assess.fil,
    ...bills.fil,
    ...counter.fil,
    ...explain.fil,
    ...explainSteps.fil,
    ...forms.fil,
    ...gateway.fil,
    ...history.fil,
    ...inquiries.fil,
    ...licensing.fil,
    ...licensingMails.fil,
    ...mails.fil,
    ...money.fil,
    ...notifications.fil,
    ...ordinances.fil,
    ...ordinanceWords.fil,
    ...refunds.fil,
    ...reports.fil,
    ...routing.fil,
    ...timers.fil,
    ...statements.fil,
  },
};

export type MessageKey = keyof (typeof CATALOGUES)['en'];
export type MessageParams = Readonly<Record<string, string | number>>;

/** True when the server has words for this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUES.en, key);
}

/** The text of a message in a language; a parameter that is not given stays visible as `{name}`. */
export function messageText(key: MessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return CATALOGUES[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => isolated(params[name] ?? whole));
}

/** Every message of a language, for tests that compare the catalogues. */
export function messagesOf(locale: Locale): Readonly<Record<string, string>> {
  return CATALOGUES[locale];
}

// Finds the texts of the server's messages by key and language.

import {
  fillMessage,
  type Locale,
  mergeMessages,
  type MessageParams,
  ORDINANCE_TERMS,
  SHARED_MESSAGES,
  listTexts,
} from '@ebpls/contracts';

import { SERVER_AREAS } from './areas.ts';

const CATALOGUE = mergeMessages({ ...SERVER_AREAS, contracts: SHARED_MESSAGES, 'ordinance-terms': ORDINANCE_TERMS });

/** Every message of the server: its own, and those that it shares with the browser. */
export type MessageKey = keyof typeof CATALOGUE;

/** True when the server has a text for this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUE, key);
}

/** The text of a message in a language, with the parameters in their places. */
export function getMessageText(key: MessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return fillMessage(CATALOGUE[key], params, locale);
}

/** The text of a message in a language with its `{name}` placeholders. */
export function getMessageTemplate(key: MessageKey, locale: Locale): string {
  return CATALOGUE[key][locale];
}

/** Every message of a language, for tests that compare the catalogues. */
export function listServerMessages(locale: Locale): Readonly<Record<string, string>> {
  return listTexts(CATALOGUE, locale);
}

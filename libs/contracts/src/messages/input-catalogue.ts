// Catalogue of the short messages about inputs, without the sentences of the tax rules, so that a form loads less code.

import type { Locale } from '../accounts/auth.contract.ts';
import { SHARED_AREAS } from './areas.ts';
import { fillMessage, mergeMessages, type MessageParams } from './merge.ts';

/** Messages of schemas about an input, and the other short messages of both sides. */
const INPUT_MESSAGES = /* #__PURE__ */ mergeMessages(SHARED_AREAS);

export type InputMessageKey = keyof typeof INPUT_MESSAGES;

/** True when a form has words for this key; the reasons of the rules are not among them. */
export function isInputMessageKey(key: string): key is InputMessageKey {
  return Object.hasOwn(INPUT_MESSAGES, key);
}

/** The text of such a message; a form that shows no reasons carries none. */
export function getInputMessageText(key: InputMessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return fillMessage(INPUT_MESSAGES[key], params, locale);
}

// Catalogue of the short messages about inputs, without the sentences of the tax rules, so that a form loads less code.

import { SHARED_AREAS } from './areas.ts';
import { mergeMessages, type Message } from './merge.ts';

/** Messages of schemas about an input, and the other short messages of both sides. */
const INPUT_MESSAGES = /* #__PURE__ */ mergeMessages(SHARED_AREAS);

export type InputMessageKey = keyof typeof INPUT_MESSAGES;

/** True when a form has words for this key; the reasons of the rules are not among them. */
export function isInputMessageKey(key: string): key is InputMessageKey {
  return Object.hasOwn(INPUT_MESSAGES, key);
}

/** Such a message in every language; a form that shows no reasons carries none. */
export function getInputMessage(key: InputMessageKey): Message {
  return INPUT_MESSAGES[key];
}

// Finds the texts of the server's messages by key and language.

import {
  fillMessage,
  type LocalGovernment,
  type Locale,
  type Message,
  type MessageParams,
  type Messages,
  type SHARED_MESSAGES,
  listTexts,
  toGovernmentMessage,
} from '@ebpls/contracts';

type SharedMessages = typeof SHARED_MESSAGES;

/** Messages of the server by key. The platform declares what it shares with the browser, `messages.ts` all areas. */
export interface ServerMessages extends SharedMessages {}

/** Every message of the server: its own, and those that it shares with the browser. */
export type MessageKey = keyof ServerMessages;

let catalogue: Messages = {};
let government: LocalGovernment = 'MUNICIPALITY';

/** Sets the texts that all other functions of this file read. */
export function registerMessages(messages: ServerMessages): void {
  catalogue = { ...messages };
}

/**
 * Sets the kind of local government that every message names from now on. A server has one local government; the kind
 * is set whenever its row is read.
 */
export function setMessageGovernment(kind: LocalGovernment): void {
  government = kind;
}

/** True when the server has a text for this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(catalogue, key);
}

/** The text of a message in a language, with the parameters in their places. */
export function getMessageText(key: MessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return fillMessage(getMessage(key), params, locale);
}

/** The text of a message in a language with its `{name}` placeholders. */
export function getMessageTemplate(key: MessageKey, locale: Locale): string {
  return getMessage(key)[locale];
}

/** Every message of a language, for tests that compare the catalogues. */
export function listServerMessages(locale: Locale): Readonly<Record<string, string>> {
  return listTexts(catalogue, locale);
}

function getMessage(key: MessageKey): Message {
  const message = catalogue[key];
  if (message === undefined) throw new Error(`no text for the message "${key}": does the program import messages.ts?`);
  return toGovernmentMessage(message, government);
}

import type { Locale } from '../accounts/auth.contract.ts';
import { SHARED_AREAS } from './areas.ts';
import { REASONS } from './reasons.ts';
import { fillMessage, mergeMessages, type MessageParams, listTexts } from './merge.ts';

/** Messages of both browser and server: those of the contracts and the sentences of the rules. */
export const SHARED_MESSAGES = /* #__PURE__ */ mergeMessages({ ...SHARED_AREAS, ...REASONS });

export type MessageKey = keyof typeof SHARED_MESSAGES;

/** True when both sides have a text for this key; texts of the server alone are in its own catalogue. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(SHARED_MESSAGES, key);
}

/** The text of a message in a language, with the parameters in their places. */
export function getMessageText(key: MessageKey, params: MessageParams = {}, locale: Locale = 'en'): string {
  return fillMessage(SHARED_MESSAGES[key], params, locale);
}

/** Params that are stored as a code, each with the texts of its codes. */
const CODED_PARAMS = ['scale', 'level'] as const;

/**
 * Params of a rule's sentence in readable form: the size of a business and the class of a line are stored as codes
 * (domain reference 4.1) and have a text in each language; a line of business has its Filipino name beside the English
 * one.
 */
export function toReadableParams(params: MessageParams, locale: Locale): MessageParams {
  const sentences = params[`sentence_${locale}`];
  const line = params[`line_${locale}`];
  return {
    ...params,
    ...Object.fromEntries(
      CODED_PARAMS.map((name) => [name, `explain.${name}.${params[name] ?? ''}`] as const).flatMap(([name, key]) =>
        isMessageKey(key) ? [[name, getMessageText(key, {}, locale)]] : [],
      ),
    ),
    ...(line === undefined ? {} : { line }),
    ...(sentences === undefined ? {} : { sentence: String(sentences).replaceAll('\n', ' ') }),
  };
}

/** Every message of a language, for tests that compare the catalogues. */
export function listMessages(locale: Locale): Readonly<Record<string, string>> {
  return listTexts(SHARED_MESSAGES, locale);
}

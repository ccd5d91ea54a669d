// Chooses the message for an invalid input: one that quotes the typed text where there is one, else the schema's own.

import { getAmountProblem } from './amount.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import { countDigits } from './numbers.ts';

interface InputProblem {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type Teller = (typed: string) => InputProblem;

const createQuoteProblem =
  (key: MessageKey): Teller =>
  (text) => ({ key, params: { typed: text } });
const createDigitCountProblem =
  (key: 'tin' | 'mobile'): Teller =>
  (text) => {
    const count = countDigits(text);
    return count === undefined
      ? { key: `${key}.unreadable`, params: { typed: text } }
      : { key: `${key}.digits`, params: { typed: text, count } };
  };

/** Message keys of input schemas for which the typed text gives a more exact message. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'money.format': (text) => ({ key: getAmountProblem(text), params: { typed: text } }),
  'area.required': createQuoteProblem('area.unreadable'),
  'count.required': createQuoteProblem('count.unreadable'),
  'count.integer': createQuoteProblem('count.unreadable'),
  'tin.format': createDigitCountProblem('tin'),
  'mobile.format': createDigitCountProblem('mobile'),
  'day.format': (text) => ({ key: /^\d+-\d+-\d+$/.test(text) ? 'day.unknown' : 'day.incomplete', params: {} }),
};

const MAX_QUOTED_LENGTH = 40;

/**
 * Message for a text that a schema refused, about this very text where the catalogue has one; `key` is the schema's. An
 * empty text keeps the schema's own message.
 */
export function toInputProblem(key: string, input: unknown): InputProblem {
  const text = typeof input === 'string' || typeof input === 'number' ? String(input).trim() : '';
  const teller = text === '' ? undefined : TELLERS[key];
  return teller
    ? teller(text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text)
    : { key, params: {} };
}

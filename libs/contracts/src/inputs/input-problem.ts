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
  (typed) => ({ key, params: { typed } });
const createDigitCountProblem =
  (key: 'tin' | 'mobile'): Teller =>
  (typed) => {
    const count = countDigits(typed);
    return count === undefined
      ? { key: `${key}.unreadable`, params: { typed } }
      : { key: `${key}.digits`, params: { typed, count } };
  };

/** Keys of the strict schemas that can say more when the typed text is at hand. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'money.format': (typed) => ({ key: getAmountProblem(typed), params: { typed } }),
  'area.required': createQuoteProblem('area.unreadable'),
  'count.required': createQuoteProblem('count.unreadable'),
  'count.whole': createQuoteProblem('count.unreadable'),
  'tin.format': createDigitCountProblem('tin'),
  'mobile.format': createDigitCountProblem('mobile'),
};

const MAX_QUOTED_LENGTH = 40;

/**
 * The message for a text that a schema refused, about this very text where the catalogue can say it; `key` is the
 * schema's. An empty text keeps the schema's own message.
 */
export function toInputProblem(key: string, typed: unknown): InputProblem {
  const text = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
  const teller = text === '' ? undefined : TELLERS[key];
  return teller
    ? teller(text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text)
    : { key, params: {} };
}

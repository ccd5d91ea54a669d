import { amountProblem } from './amount.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import { digitsIn } from './numbers.ts';

interface InputProblem {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type Teller = (typed: string) => InputProblem;

const quoted =
  (key: MessageKey): Teller =>
  (typed) => ({ key, params: { typed } });
const counted =
  (key: 'tin' | 'mobile'): Teller =>
  (typed) => {
    const count = digitsIn(typed);
    return count === undefined
      ? { key: `${key}.unreadable`, params: { typed } }
      : { key: `${key}.digits`, params: { typed, count } };
  };

/** Keys of the strict schemas that can say more when the typed text is at hand. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'money.format': (typed) => ({ key: amountProblem(typed), params: { typed } }),
  'area.required': quoted('area.unreadable'),
  'count.required': quoted('count.unreadable'),
  'count.whole': quoted('count.unreadable'),
  'tin.format': counted('tin'),
  'mobile.format': counted('mobile'),
};

const MOST_SHOWN = 40;

/**
 * The message for a text that a schema refused, about this very text where the catalogue can say it; `key` is the
 * schema's. An empty text keeps the schema's own message.
 */
export function inputProblem(key: string, typed: unknown): InputProblem {
  const text = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
  const teller = text === '' ? undefined : TELLERS[key];
  return teller ? teller(text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text) : { key, params: {} };
}

import type { Basis, Centavos, Rate, SentenceParams, Term } from '@ebpls/contracts';

import { exactly, exactRead, least, percentRead, pesosRead, rounded, WHOLE } from '../money.ts';
import { amountOf } from '../tax/explain.ts';

/** One step of a computation as the catalogue says it; `label` names what a summand is. */
export interface Step {
  readonly label: string | null;
  readonly message_key: string;
  readonly params: SentenceParams;
}

const say = (message_key: string, params: SentenceParams): Step => ({
  label: null,
  message_key: `explain.step.${message_key}`,
  params,
});

function exactOf({ amount, rate, times }: Term): bigint {
  return exactly(amount, rate as Rate, times);
}

function termStep(term: Term): Step {
  const { label, amount, times, rate } = term;
  const params = {
    amount: pesosRead(amount),
    times,
    rate: percentRead(Math.abs(rate)),
    result: exactRead(exactOf(term)),
  };
  const parts = [...(times === 1 ? [] : ['times']), ...(Math.abs(rate) === WHOLE ? [] : ['rate'])];
  const key = rate < 0 ? 'less' : parts.length === 0 ? 'amount' : parts.join('_');
  return { label, message_key: `explain.step.${key}`, params };
}

/** From the sum to the share of it that is owed, before any rounding. */
function sharedSteps({ terms, at_most, share }: Basis): Step[] {
  const whole = terms.reduce((all, term) => all + exactOf(term), 0n);
  const capped = at_most === null ? whole : least(whole, exactly(at_most, WHOLE));
  const steps = terms.length > 1 ? [say('sum', { result: exactRead(whole) })] : [];
  if (at_most !== null && capped < whole) steps.push(say('at_most', { at_most: pesosRead(at_most) }));
  if (share !== WHOLE)
    steps.push(
      say('share', { share: percentRead(share), result: exactRead((capped * BigInt(share)) / BigInt(WHOLE)) }),
    );
  return [...steps, roundingStep(capped, share as Rate)];
}

function roundingStep(exact: bigint, share: Rate): Step {
  const amount = rounded(exact, share);
  const isWhole = exact * BigInt(share) === BigInt(amount) * BigInt(WHOLE) ** 2n;
  return say(isWhole ? 'exact' : 'rounded', { amount: pesosRead(amount) });
}

/**
 * The computation of a line step by step, in the order in which it is done: summands, cap, share, rounding, least
 * amount. The last step comes to the billed amount; every figure stands in the parameters, so that a reader can do it
 * again.
 */
export function stepsOf(basis: Basis): Step[] {
  const amount = amountOf(basis);
  if (basis.terms.length === 0) return [say('nothing', { amount: pesosRead(amount) })];
  const computed =
    basis.rounding === 'EACH_TERM' ? [say('rounded_each', { amount: pesosRead(amount) })] : sharedSteps(basis);
  const before = basis.rounding === 'EACH_TERM' ? amount : amountOf({ ...basis, at_least: null });
  return [...basis.terms.map(termStep), ...computed, ...floorStep(basis.at_least, before)];
}

function floorStep(at_least: Centavos | null, before: Centavos): Step[] {
  return at_least !== null && before < at_least ? [say('at_least', { at_least: pesosRead(at_least) })] : [];
}

/**
 * The names of what a person could declare otherwise, as keys of the catalogue; none means that nothing declared
 * changes the line.
 */
export function changersOf({ changes_with }: Basis): string[] {
  return changes_with.length === 0
    ? ['explain.changes.nothing']
    : changes_with.map((name) => `explain.changes.${name}`);
}

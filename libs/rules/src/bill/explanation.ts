import type { Basis, Centavos, Rate, SentenceParams, Term } from '@ebpls/contracts';

import {
  multiplyExact,
  formatExact,
  getMinAmount,
  formatPercent,
  formatAmount,
  roundExact,
  WHOLE_RATE,
} from '../money.ts';
import { computeBasisAmount } from '../tax/explain.ts';

/** One step of a computation with its text in the catalogue; `label` names a summand. */
export interface ExplanationStep {
  readonly label: string | null;
  readonly message_key: string;
  readonly params: SentenceParams;
}

const createStep = (message_key: string, params: SentenceParams): ExplanationStep => ({
  label: null,
  message_key: `explain.step.${message_key}`,
  params,
});

function computeExactTerm({ amount, rate, times }: Term): bigint {
  return multiplyExact(amount, rate as Rate, times);
}

function termStep(term: Term): ExplanationStep {
  const { label, amount, times, rate } = term;
  const params = {
    amount: formatAmount(amount),
    times,
    rate: formatPercent(Math.abs(rate)),
    result: formatExact(computeExactTerm(term)),
  };
  const parts = [...(times === 1 ? [] : ['times']), ...(Math.abs(rate) === WHOLE_RATE ? [] : ['rate'])];
  const key = rate < 0 ? 'less' : parts.length === 0 ? 'amount' : parts.join('_');
  return { label, message_key: `explain.step.${key}`, params };
}

/** From the sum to the share of it that is owed, before any rounding. */
function sharedSteps({ terms, at_most, share }: Basis): ExplanationStep[] {
  const exactTotal = terms.reduce((all, term) => all + computeExactTerm(term), 0n);
  const cappedAmount = at_most === null ? exactTotal : getMinAmount(exactTotal, multiplyExact(at_most, WHOLE_RATE));
  const steps = terms.length > 1 ? [createStep('sum', { result: formatExact(exactTotal) })] : [];
  if (at_most !== null && cappedAmount < exactTotal)
    steps.push(createStep('at_most', { at_most: formatAmount(at_most) }));
  if (share !== WHOLE_RATE)
    steps.push(
      createStep('share', {
        share: formatPercent(share),
        result: formatExact((cappedAmount * BigInt(share)) / BigInt(WHOLE_RATE)),
      }),
    );
  return [...steps, roundingStep(cappedAmount, share as Rate)];
}

function roundingStep(exact: bigint, share: Rate): ExplanationStep {
  const amount = roundExact(exact, share);
  const isWhole = exact * BigInt(share) === BigInt(amount) * BigInt(WHOLE_RATE) ** 2n;
  return createStep(isWhole ? 'exact' : 'rounded', { amount: formatAmount(amount) });
}

/**
 * Steps of a line's computation in the order in which it is done: summands, cap, share, rounding, least amount. The
 * last step comes to the billed amount; every figure is in the parameters, so that a reader can repeat it.
 */
export function listExplanationSteps(basis: Basis): ExplanationStep[] {
  if (basis.message_key === 'explain.charge') return listChargeSteps(basis);
  const amount = computeBasisAmount(basis);
  if (basis.terms.length === 0) return [createStep('nothing', { amount: formatAmount(amount) })];
  const computedAmount =
    basis.rounding === 'EACH_TERM'
      ? [createStep('rounded_each', { amount: formatAmount(amount) })]
      : sharedSteps(basis);
  const before = basis.rounding === 'EACH_TERM' ? amount : computeBasisAmount({ ...basis, at_least: null });
  return [...basis.terms.map(termStep), ...computedAmount, ...floorStep(basis.at_least, before)];
}

/** The sentences of a tariff's row, one step for each. */
function listChargeSteps({ params }: Basis): ExplanationStep[] {
  const english = String(params['sentence_en'] ?? '').split('\n');
  const filipino = String(params['sentence_fil'] ?? '').split('\n');
  return english.map((sentence, index) =>
    createStep('charge', { sentence_en: sentence, sentence_fil: filipino[index] ?? sentence }),
  );
}

function floorStep(at_least: Centavos | null, before: Centavos): ExplanationStep[] {
  return at_least !== null && before < at_least ? [createStep('at_least', { at_least: formatAmount(at_least) })] : [];
}

/**
 * The names of what a person could declare otherwise, as keys of the catalogue; none means that nothing declared
 * changes the line.
 */
export function listChangeableInputs({ changes_with }: Basis): string[] {
  return changes_with.length === 0
    ? ['explain.changes.nothing']
    : changes_with.map((name) => `explain.changes.${name}`);
}

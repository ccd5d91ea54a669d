// Checks the payment rules of a tariff: modes with their due days, and the discount for early payment.

import type { PaymentMode } from '@ebpls/contracts';

import type { OpenTariff } from '../open-tariff.ts';
import { createRefusal, type TariffFinding } from './finding.ts';

/** Due days of a year, by the mode of payment (LGC s.165: annually, or in parts). */
const DUE_DAYS: Readonly<Record<PaymentMode, number>> = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTERLY: 4 };

/** A discount leaves something to pay: a receipt names it. */
function checkEarlyShare({ tariff: { payment } }: OpenTariff): TariffFinding[] {
  if (payment.early === undefined) return [];
  const { share, section } = payment.early;
  const isBelowWhole = share.numerator < share.denominator;
  return isBelowWhole ? [] : [createRefusal('payment.early.share', 'judge.early_share', { section })];
}

/** A mode has as many due days as parts, one after the other: an installment is due by its place in the list. */
function checkDueDays({ tariff: { payment } }: OpenTariff): TariffFinding[] {
  const { modes, section } = payment;
  return modes.flatMap(({ mode, days }, index) => {
    const path = `payment.modes.${index}`;
    const isTwice = modes.findIndex((other) => other.mode === mode) < index;
    const isSorted = days.every((day, at) => at === 0 || (days[at - 1] ?? '') < day);
    const count = DUE_DAYS[mode];
    return [
      ...(isTwice ? [createRefusal(`${path}.mode`, 'judge.twice', { section, params: { code: mode } })] : []),
      ...(isSorted && days.length === count
        ? []
        : [createRefusal(`${path}.days`, 'judge.due_days', { section, params: { count: `${count}` } })]),
    ];
  });
}

/** What is wrong with modes, due days, extensions and the discount for early payment. */
export function checkPayment(open: OpenTariff): TariffFinding[] {
  const { extensions, section } = open.tariff.payment;
  const shortened = extensions.flatMap(({ due, until }, index) =>
    until > due ? [] : [createRefusal(`payment.extensions.${index}.until`, 'judge.extension', { section })],
  );
  return [...checkEarlyShare(open), ...checkDueDays(open), ...shortened];
}

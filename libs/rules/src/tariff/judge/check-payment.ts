// Checks the payment rules of a tariff: modes with their due days, and the discount for early payment.

import type { PaymentMode } from '@ebpls/contracts';

import type { OpenTariff } from '../open-tariff.ts';
import { listEarlyRules } from '../reliefs/early-payments.ts';
import { createRefusal, type TariffFinding } from './finding.ts';

/** Due days of a year, by the mode of payment (LGC s.165: annually, or in parts). */
const DUE_DAYS: Readonly<Record<PaymentMode, number>> = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTERLY: 4 };

/** A discount leaves something to pay: a receipt names it. A later one is lower, and ends on a later day. */
function checkEarlyShare({ path: place, rule }: ReturnType<typeof listEarlyRules>[number]): TariffFinding[] {
  const { later = [], section, ...first } = rule;
  const refuse = (path: string, key: 'judge.early_share' | 'judge.early_later') =>
    createRefusal(`${place}.${path}`, key, { section });
  return [first, ...later].flatMap(({ share, until }, index, steps) => {
    const before = steps[index - 1];
    const path = index === 0 ? '' : `later.${index - 1}.`;
    if (share.numerator >= share.denominator) return [refuse(`${path}share`, 'judge.early_share')];
    if (before === undefined) return [];
    const isLower = share.numerator * before.share.denominator < before.share.numerator * share.denominator;
    if (until <= before.until) return [refuse(`${path}until`, 'judge.early_later')];
    return isLower ? [] : [refuse(`${path}share`, 'judge.early_later')];
  });
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

/** A minimum is of a mode in several parts that the code allows. */
function checkMinimums({ tariff: { payment } }: OpenTariff): TariffFinding[] {
  const { minimums = [], modes, section } = payment;
  return minimums.flatMap(({ mode }, index) =>
    DUE_DAYS[mode] > 1 && modes.some((row) => row.mode === mode)
      ? []
      : [createRefusal(`payment.minimums.${index}.mode`, 'judge.minimum_mode', { section })],
  );
}

/** An own due day is in place of one that a mode has, and not before it: an installment begins with its mode. */
function checkOwnDueDays({ tariff: { payment, late_policies } }: OpenTariff): TariffFinding[] {
  const modeDays = new Set(payment.modes.flatMap(({ days }) => days));
  return late_policies.flatMap(({ due_days = [], section }, policy) =>
    due_days.flatMap(({ instead_of, day }, index) => {
      const path = `late_policies.${policy}.due_days.${index}`;
      const params = { code: instead_of };
      const isTwice = due_days.findIndex((other) => other.instead_of === instead_of) < index;
      if (!modeDays.has(instead_of))
        return [createRefusal(`${path}.instead_of`, 'judge.due_instead', { section, params })];
      if (isTwice) return [createRefusal(`${path}.instead_of`, 'judge.twice', { section, params })];
      return day < instead_of ? [createRefusal(`${path}.day`, 'judge.due_before', { section })] : [];
    }),
  );
}

/** A surcharge grows by something, to more than it begins with: otherwise the growth never applies. */
function checkSurchargeGrowth({ tariff: { late_policies } }: OpenTariff): TariffFinding[] {
  return late_policies.flatMap(({ surcharge, surcharge_growth: growth, section }, index) => {
    if (growth === undefined) return [];
    const isHigher =
      growth.at_most.numerator * surcharge.denominator > surcharge.numerator * growth.at_most.denominator;
    const path = `late_policies.${index}.surcharge_growth`;
    return [
      ...(growth.rate.numerator === 0 ? [createRefusal(`${path}.rate`, 'judge.growth', { section })] : []),
      ...(isHigher ? [] : [createRefusal(`${path}.at_most`, 'judge.growth', { section })]),
    ];
  });
}

/** What is wrong with modes, due days, minimums, extensions and the discount for early payment. */
export function checkPayment(open: OpenTariff): TariffFinding[] {
  const { extensions, section } = open.tariff.payment;
  const shortenedDays = extensions.flatMap(({ due, until }, index) =>
    until > due ? [] : [createRefusal(`payment.extensions.${index}.until`, 'judge.extension', { section })],
  );
  return [
    ...listEarlyRules(open.tariff.payment).flatMap(checkEarlyShare),
    ...checkDueDays(open),
    ...checkMinimums(open),
    ...checkOwnDueDays(open),
    ...checkSurchargeGrowth(open),
    ...shortenedDays,
  ];
}

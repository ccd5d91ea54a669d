// Finds the discounts that a tariff gives for early payment, and the charges that each is on.

import type { PaymentRules, TariffCharge } from '@ebpls/contracts/tariff';

import type { EarlyShare } from '../../tax/charge.ts';
import { type CalendarDay, getWorkingDayFrom, type Holidays } from '../../time/calendar.ts';
import { type DeclaredCase, openTariffCase } from '../open-case.ts';
import type { OpenTariff } from '../open-tariff.ts';
import { areTestsMet } from '../scope.ts';

type EarlyRule = NonNullable<PaymentRules['early']>;

/** The discounts for early payment with their place in the document; of those on one charge the first one applies. */
export function listEarlyRules({ early, more_early = [] }: PaymentRules) {
  const [first, ...others] = [early, ...more_early];
  return [
    ...(first === undefined ? [] : [{ path: 'payment.early', rule: first }]),
    ...others.flatMap((rule, index) => (rule === undefined ? [] : [{ path: `payment.more_early.${index}`, rule }])),
  ];
}

/** A discount for early payment of a year, and the charges that it is on. */
interface EarlyPayment {
  readonly share: EarlyShare;
  readonly isOn: (charge: Pick<TariffCharge, 'code' | 'kind'>) => boolean;
}

function isGranted({ modes, when = [] }: EarlyRule, open: OpenTariff, input: DeclaredCase): boolean {
  if (!modes.includes(input.payment_mode)) return false;
  if (when.length === 0) return true;
  const matter = openTariffCase(open, input);
  return areTestsMet({ matter, lines: matter.lines }, when);
}

/**
 * The discounts that a tariff gives a renewal for early payment by its mode and tests. A last day on which the treasury
 * is closed moves to the next working day (Administrative Code s.31 of Book I).
 */
export function listEarlyPayments(open: OpenTariff, input: DeclaredCase, holidays: Holidays): EarlyPayment[] {
  const toLastDay = (day: string): CalendarDay => getWorkingDayFrom(`${input.tax_year}-${day}`, holidays);
  return listEarlyRules(open.tariff.payment)
    .filter(({ rule }) => isGranted(rule, open, input))
    .map(({ rule: { share, until, kinds, charges, later } }) => {
      const steps = later?.map((step) => ({ until: toLastDay(step.until), share: step.share }));
      return {
        share: { until: toLastDay(until), share, ...(steps === undefined ? {} : { later: steps }) },
        isOn: ({ code, kind }) => kinds.includes(kind) && charges?.includes(code) !== false,
      };
    });
}

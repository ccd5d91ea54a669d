// The due days of a renewed year by a tariff, each as its late policies name and move it.

import type { AssessCase } from '@ebpls/contracts';
import type { TariffLatePolicy } from '@ebpls/contracts/tariff';

import { type DueDay, toBillDay } from '../due/installments.ts';
import type { CalendarDay, Holidays } from '../time/calendar.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';
import { findPolicyDue, findRunningPart } from '../tariff/tariff-payments.ts';
import { TariffRefused } from '../tariff/tariff-refused.ts';

type YearOfPayment = Pick<AssessCase, 'tax_year' | 'payment_mode'>;

/**
 * The due days of the mode of payment. The installment is due on the first of its policies' days; a policy that leaves a
 * later day is named. Refused: a mode of payment that the tariff does not have.
 */
function listTariffDueDays(open: OpenTariff, input: YearOfPayment, holidays: Holidays): DueDay[] {
  const { payment, late_policies } = open.tariff;
  const mode = payment.modes.find((row) => row.mode === input.payment_mode);
  if (mode === undefined) throw new TariffRefused('payment_mode', 'tariff_case.mode');
  return mode.days.map((day, index) => {
    const nominal_due = `${input.tax_year}-${day}`;
    const findDue = (policy?: TariffLatePolicy) => findPolicyDue(nominal_due, policy, { payment, holidays });
    const days = new Map(late_policies.map((policy) => [policy.code, findDue(policy)]));
    const due = [...days.values()].toSorted()[0] ?? findDue();
    const laterDays = [...days].filter(([, each]) => each !== due);
    const movedDays = laterDays.length === 0 ? {} : { due_by_policy: new Map(laterDays) };
    return { no: index + 1, nominal_due, due, ...movedDays };
  });
}

/** Lists the due days of a renewed year by its mode of payment. Refused: a mode that the tariff does not have. */
export type DueDayList = (input: YearOfPayment) => DueDay[];

/** The due days of each year and mode, computed once: they are the same for every bill. */
export function createDueDayList(open: OpenTariff, holidays: Holidays): DueDayList {
  const daysByYear = new Map<string, DueDay[]>();
  return (input) => {
    const key = `${input.tax_year} ${input.payment_mode}`;
    const days = daysByYear.get(key) ?? listTariffDueDays(open, input, holidays);
    daysByYear.set(key, days);
    return days;
  };
}

interface NewBusiness {
  readonly input: AssessCase;
  readonly billed_on: CalendarDay;
  readonly listDueDays: DueDayList;
}

/**
 * The due days of a new business: the day of its bill, and where the tariff lets it pay by its mode those of the parts
 * of the year that begin later.
 */
export function listNewTariffDueDays(open: OpenTariff, { input, billed_on, listDueDays }: NewBusiness): DueDay[] {
  if (open.tariff.payment.new_business === 'AT_ONCE') return [toBillDay(billed_on)];
  const days = listDueDays(input);
  const nominalDays = days.map(({ nominal_due }) => nominal_due);
  const laterDays = days.slice(findRunningPart(nominalDays, billed_on) + 1);
  return [toBillDay(billed_on), ...laterDays.map((day, index) => ({ ...day, no: index + 2 }))];
}

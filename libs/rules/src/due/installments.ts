// Lists the due days of a tax year, and splits the charges of a bill into its installments.

import type { DuePolicy, PaymentMode } from '@ebpls/contracts';

import { getMinAmount, NOTHING, splitEvenly } from '../money.ts';
import { addDays, type CalendarDay, type Holidays, isWorkingDay, getWorkingDayFrom } from '../time/calendar.ts';
import type { Charge } from '../tax/charge.ts';
import { computeEarlyShare } from './early-discount.ts';
import type { OpenInstallment, BillPart } from './open-installment.ts';

/** Installments of a whole year by its mode of payment. */
export const INSTALLMENT_COUNTS: Readonly<Record<PaymentMode, number>> = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTERLY: 4 };

/** Due day of an installment, as printed in the ordinance and as moved by closed days or an extension. */
export interface DueDay {
  readonly no: number;
  /** Due day as the ordinance prints it. */
  readonly nominal_due: CalendarDay;
  /** Extended by resolution and moved to the next working day. */
  readonly due: CalendarDay;
  /** Other due days, by the late policy that names its own or counts working days otherwise. */
  readonly due_by_policy?: ReadonlyMap<string, CalendarDay>;
}

/** The one due day of what is paid at once: the day of the bill. */
export function toBillDay(day: CalendarDay): DueDay {
  return { no: 1, nominal_due: day, due: day };
}

/** The due days of a year by mode of payment (LGC s.165, 167; domain reference 3.10). */
export function listDueDays(
  year: number,
  mode: PaymentMode,
  calendar: { readonly policy: DuePolicy; readonly holidays: Holidays },
): DueDay[] {
  const { policy, holidays } = calendar;
  return policy.quarters_of[mode].map((quarter, index) => {
    const nominal_due = `${year}-${policy.quarter_days[quarter - 1] ?? ''}`;
    return { no: index + 1, nominal_due, due: getWorkingDayFrom(applyDueExtensions(nominal_due, policy), holidays) };
  });
}

/** The printed due day and the closed days that moved it, in their order. */
export interface MovedDue {
  readonly from: CalendarDay;
  readonly closed: readonly CalendarDay[];
}

/**
 * Why an installment is due on another day than the one printed (or extended by resolution): undefined when it is not,
 * or when something else than closed days lies between the two.
 */
export function explainMovedDue(
  {
    no,
    year,
    mode,
    due,
  }: { readonly no: number; readonly year: number; readonly mode: PaymentMode; readonly due: CalendarDay },
  { policy, holidays }: { readonly policy: DuePolicy; readonly holidays: Holidays },
): MovedDue | undefined {
  // Without closed days the day is where it was printed, or where a resolution extended it to.
  const from = dueOnAnyDay(year, mode, policy)[no - 1];
  if (from === undefined || due <= from) return undefined;
  const closedDays: CalendarDay[] = [];
  for (let day = from; day < due; day = addDays(day, 1)) closedDays.push(day);
  return closedDays.every((day) => !isWorkingDay(day, holidays)) ? { from, closed: closedDays } : undefined;
}

function dueOnAnyDay(year: number, mode: PaymentMode, policy: DuePolicy): CalendarDay[] {
  return policy.quarters_of[mode].map((quarter) =>
    applyDueExtensions(`${year}-${policy.quarter_days[quarter - 1] ?? ''}`, policy),
  );
}

/** A printed day as the resolutions of the municipality extended it (LGC s.167). */
export function applyDueExtensions(
  nominal_due: CalendarDay,
  { extensions }: { readonly extensions: readonly Pick<DuePolicy['extensions'][number], 'due' | 'until'>[] },
): CalendarDay {
  const extendedDays = extensions.filter(({ due }) => due === nominal_due).map(({ until }) => until);
  return [nominal_due, ...extendedDays].toSorted().at(-1) ?? nominal_due;
}

/** A share of a part that is paid early; a centavo of it at least is paid, by which a receipt names the discount. */
function toEarlyDiscount({ earlyShare }: Charge, amount: BillPart['amount']): Pick<BillPart, 'earlyDiscount'> {
  if (earlyShare === undefined || amount === NOTHING) return {};
  const share = computeEarlyShare(amount, earlyShare.share);
  const discount = getMinAmount(share, (amount - 1) as typeof share);
  return {
    earlyDiscount: {
      until: earlyShare.until,
      discount,
      ...(earlyShare.later === undefined ? {} : { later: [...earlyShare.later] }),
    },
  };
}

function toInstallmentPart(
  charge: Charge,
  amount: BillPart['amount'],
  options: { readonly penalties: boolean; readonly due: CalendarDay | undefined },
): BillPart {
  const { code, kind, late_charges, late_code } = charge;
  return {
    code,
    kind,
    amount,
    ...toEarlyDiscount(charge, amount),
    late_charges: late_charges && options.penalties,
    ...(late_code === undefined ? {} : { late_code }),
    ...(options.due === undefined ? {} : { due: options.due }),
  };
}

/**
 * Business tax in equal parts, the last takes the remainder, each line by itself (rule 25); every fee with the first.
 */
export function createInstallments(
  charges: readonly Charge[],
  days: readonly DueDay[],
  penalties = true,
): OpenInstallment[] {
  const parts = charges.map((charge) => ({
    charge,
    amounts: (charge.is_split ?? charge.kind === 'TAX') ? splitEvenly(charge.amount, days.length) : [charge.amount],
  }));
  return days.map(({ due_by_policy, ...day }, index) => {
    const own = parts.flatMap(({ charge, amounts }) => {
      const amount = amounts[index];
      const due = due_by_policy?.get(charge.late_code ?? '');
      return amount === undefined ? [] : [toInstallmentPart(charge, amount, { penalties, due })];
    });
    return { ...day, due: getFirstDue(day.due, own), parts: own, paid: [] };
  });
}

/** An installment is due with the first of its parts, also where all of them are due later than the day of its mode. */
function getFirstDue(due: CalendarDay, parts: readonly BillPart[]): CalendarDay {
  return parts.map((part) => part.due ?? due).toSorted()[0] ?? due;
}

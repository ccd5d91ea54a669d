import type { DuePolicy, PaymentMode } from '@ebpls/contracts';

import { split } from '../money.ts';
import { type CalendarDay, type Holidays, workingDayFrom } from '../time/calendar.ts';
import type { Charge } from '../tax/charge.ts';
import type { OpenInstallment, Part } from './settling.ts';

export interface DueDay {
  readonly no: number;
  /** As the ordinance prints it. */
  readonly nominal_due: CalendarDay;
  /** Extended by resolution and moved to the next working day. */
  readonly due: CalendarDay;
}

/** The due days of a year by mode of payment (LGC s.165, 167; domain reference 3.10). */
export function dueDays(
  year: number,
  mode: PaymentMode,
  calendar: { readonly policy: DuePolicy; readonly holidays: Holidays },
): DueDay[] {
  const { policy, holidays } = calendar;
  return policy.quarters_of[mode].map((quarter, index) => {
    const nominal_due = `${year}-${policy.quarter_days[quarter - 1] ?? ''}`;
    const extended = policy.extensions.filter(({ due }) => due === nominal_due).map(({ until }) => until);
    const latest = [nominal_due, ...extended].toSorted().at(-1) ?? nominal_due;
    return { no: index + 1, nominal_due, due: workingDayFrom(latest, holidays) };
  });
}

function partOf({ code, kind, late_charges }: Charge, amount: Part['amount'], penalties: boolean): Part {
  return { code, kind, amount, late_charges: late_charges && penalties };
}

/**
 * Business tax in equal parts, the last takes the remainder, each line by itself (rule 25); every fee with the first.
 */
export function installmentsFor(
  charges: readonly Charge[],
  days: readonly DueDay[],
  penalties = true,
): OpenInstallment[] {
  const parts = charges.map((charge) => ({
    charge,
    amounts: charge.kind === 'TAX' ? split(charge.amount, days.length) : [charge.amount],
  }));
  return days.map((day, index) => ({
    ...day,
    parts: parts.flatMap(({ charge, amounts }) => {
      const amount = amounts[index];
      return amount === undefined ? [] : [partOf(charge, amount, penalties)];
    }),
    paid: [],
  }));
}

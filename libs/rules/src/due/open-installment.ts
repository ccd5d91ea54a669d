// Types of an installment as it was billed, with the payments on it and what is owed of it.

import type { BillLineKind, Centavos, LaterDiscounts, LatePolicy } from '@ebpls/contracts';

import type { CalendarDay } from '../time/calendar.ts';
import type { Freeze } from './freeze.ts';

/** A discount for early payment of a part. */
export interface EarlyDiscount {
  /** The last day on which it is given. */
  readonly until: CalendarDay;
  /** Taken off where the whole part is paid by that day, in centavos. */
  readonly discount: Centavos;
  /** Afterwards the share of what is unpaid that is taken off, each until its own day; absent: nothing. */
  readonly later?: LaterDiscounts | undefined;
}

/** A bill line's share of an installment. */
export interface BillPart {
  readonly code: string;
  readonly kind: BillLineKind;
  readonly amount: Centavos;
  readonly late_charges: boolean;
  /** Late policy that a tariff names for its charge; absent: the one policy of the revenue code. */
  readonly late_code?: string;
  /** Its own due day, where its late policy names one or counts working days otherwise than the installment. */
  readonly due?: CalendarDay;
  /** A discount where it is paid early; absent without one. */
  readonly earlyDiscount?: EarlyDiscount;
  /** Its line is or was disputed. */
  readonly freeze?: Freeze;
}

/**
 * Unpaid rest of a part: `principal` is to be paid on that day, `discount` is taken off with it. `charged_*` is
 * everything that lateness has added, paid or not.
 */
export interface OwedPart extends BillPart {
  readonly discount: Centavos;
  /** The last day of that discount; absent without one. */
  readonly discount_until?: CalendarDay;
  /** Taken off by payments before. */
  readonly granted_discount: Centavos;
  readonly principal: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly charged_surcharge: Centavos;
  readonly charged_interest: Centavos;
  /** Months for which interest was added. */
  readonly months_late: number;
  /** Disputed on that day: not requested until the dispute is decided. */
  readonly is_held: boolean;
}

/** Amount that a payment paid on one part, as its receipt names it. Centavos. */
export interface PartAllocation {
  readonly code: string;
  readonly principal: Centavos;
  /** Taken off the part because of it, beside `principal`. */
  readonly discount?: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

/** Money for one installment. Without allocations it is laid out in the order of rule 20. */
export interface InstallmentPayment {
  readonly amount: Centavos;
  readonly paid_on: CalendarDay;
  readonly allocations?: readonly PartAllocation[];
}

export interface OpenInstallment {
  readonly no: number;
  readonly nominal_due: CalendarDay;
  readonly due: CalendarDay;
  readonly parts: readonly BillPart[];
  readonly paid: readonly InstallmentPayment[];
  /** It ended unpaid: nothing of it is owed any more. */
  readonly ended?: 'VOID' | 'WAIVED';
  /** Whether the payer chose to pay it now; absent without a choice: then the begun installments are requested. */
  readonly is_requested?: boolean;
  /** The policy of the revenue code that it was billed by, where that is another than the order's. */
  readonly late?: LatePolicy;
}

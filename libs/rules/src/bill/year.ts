import type { AssessCase, AssessedInstallment, AssessedLine, AssessWarning, Centavos } from '@ebpls/contracts';

import { sum } from '../money.ts';
import { barangayTax, taxOnCapital, taxOnGross } from '../tax/business-tax.ts';
import type { Charge } from '../tax/charge.ts';
import { feesFor } from '../fees/fees.ts';
import { groupsOf } from '../tax/grouping.ts';
import type { Matter, Rules } from '../case/matter.ts';
import { installmentDue } from '../due/amount-due.ts';
import { type DueDay, dueDays, installmentsFor } from '../due/installments.ts';
import { surplusWarnings, withPayments } from '../due/payments.ts';
import { installmentOf, lineOf } from './result.ts';
import type { OpenInstallment } from '../due/settling.ts';

export interface Computed {
  readonly lines: readonly AssessedLine[];
  readonly installments: readonly AssessedInstallment[];
  readonly due_now: Centavos;
  readonly warnings: readonly AssessWarning[];
}

/** The charges of a year that began as new or as a renewal: tax, fees, fire fee, barangay fee and tax. */
export function chargesOfYear(matter: Matter): Charge[] {
  const groups = groupsOf(matter);
  return [
    ...taxOnGross(matter, groups),
    ...taxOnCapital(matter),
    ...feesFor(matter, matter.began),
    ...barangayTax(matter, groups),
  ];
}

/**
 * A business that closes in its first year: the day of its one bill is known from its payment, else its first day
 * stands for it.
 */
function firstBillOf({ paid, date_started, as_of }: AssessCase): string {
  return paid[0]?.due ?? date_started ?? as_of;
}

/** A new business pays everything at once, on the day of its bill, without penalty (rules 4 and 5). */
export function installmentsOfYear(matter: Matter, charges: readonly Charge[], { holidays }: Rules): OpenInstallment[] {
  const { input, began, ordinance } = matter;
  if (began === 'RENEWAL')
    return installmentsFor(charges, dueDays(input.tax_year, input.payment_mode, { policy: ordinance.due, holidays }));
  const day = input.application_type === 'RETIREMENT' ? firstBillOf(input) : input.as_of;
  const once: DueDay = { no: 1, nominal_due: day, due: day };
  return installmentsFor(charges, [once], false);
}

/**
 * A new or renewed year: lines and totals as billed with penalties to the day of the case; payments change status and
 * amount due alone (rule 24).
 */
export function assessYear(matter: Matter, rules: Rules): Computed {
  const { input, ordinance } = matter;
  const charges = chargesOfYear(matter);
  const open = installmentsOfYear(matter, charges, rules);
  const billed = open.map((installment) => installmentDue(installment, input.as_of, ordinance.late));
  const today =
    input.paid.length === 0
      ? billed
      : withPayments(open, input).map((installment) => installmentDue(installment, input.as_of, ordinance.late));
  return {
    lines: charges.map((charge) => lineOf(charge, billed)),
    installments: billed.map((installment, index) =>
      installmentOf(installment, today[index]?.status ?? installment.status),
    ),
    due_now: sum(today.filter(({ has_begun }) => has_begun).map(({ owed }) => owed)),
    warnings: surplusWarnings(today),
  };
}

import type { AssessCase, AssessedInstallment, AssessedLine, AssessWarning, Centavos } from '@ebpls/contracts';

import { sumCentavos } from '../money.ts';
import { computeBarangayTax, computeTaxOnCapital, computeTaxOnGross } from '../tax/business-tax.ts';
import type { Charge } from '../tax/charge.ts';
import { computeApplicationFees } from '../fees/fees.ts';
import { groupLines } from '../tax/grouping.ts';
import type { Matter, Rules } from '../case/matter.ts';
import { computeInstallmentDue } from '../due/amount-due.ts';
import { type DueDay, listDueDays, createInstallments } from '../due/installments.ts';
import { listSurplusWarnings, withPayments } from '../due/payments.ts';
import { toAssessedInstallment, toAssessedLine } from './result.ts';
import type { OpenInstallment } from '../due/settle-installment.ts';

export interface ComputedBill {
  readonly lines: readonly AssessedLine[];
  readonly installments: readonly AssessedInstallment[];
  readonly due_now: Centavos;
  readonly warnings: readonly AssessWarning[];
}

/** The charges of a year that began as new or as a renewal: tax, fees, fire fee, barangay fee and tax. */
export function listYearCharges(matter: Matter): Charge[] {
  const groups = groupLines(matter);
  return [
    ...computeTaxOnGross(matter, groups),
    ...computeTaxOnCapital(matter),
    ...computeApplicationFees(matter, matter.began),
    ...computeBarangayTax(matter, groups),
  ];
}

/**
 * First day of the one bill of a business that closes in its first year: known from its payment, else the business's
 * first day.
 */
function getFirstBillDay({ paid, date_started, as_of }: AssessCase): string {
  return paid[0]?.due ?? date_started ?? as_of;
}

/** A new business pays everything at once, on the day of its bill, without penalty (rules 4 and 5). */
export function listYearInstallments(
  matter: Matter,
  charges: readonly Charge[],
  { holidays }: Rules,
): OpenInstallment[] {
  const { input, began, ordinance } = matter;
  if (began === 'RENEWAL')
    return createInstallments(
      charges,
      listDueDays(input.tax_year, input.payment_mode, { policy: ordinance.due, holidays }),
    );
  const day = input.application_type === 'RETIREMENT' ? getFirstBillDay(input) : input.as_of;
  const once: DueDay = { no: 1, nominal_due: day, due: day };
  return createInstallments(charges, [once], false);
}

/**
 * A new or renewed year: lines and totals as billed with penalties to the day of the case; payments change status and
 * amount due alone (rule 24).
 */
export function assessYear(matter: Matter, rules: Rules): ComputedBill {
  const { input, ordinance } = matter;
  const charges = listYearCharges(matter);
  const open = listYearInstallments(matter, charges, rules);
  const billedInstallments = open.map((installment) => computeInstallmentDue(installment, input.as_of, ordinance.late));
  const today =
    input.paid.length === 0
      ? billedInstallments
      : withPayments(open, input).map((installment) => computeInstallmentDue(installment, input.as_of, ordinance.late));
  return {
    lines: charges.map((charge) => toAssessedLine(charge, billedInstallments)),
    installments: billedInstallments.map((installment, index) =>
      toAssessedInstallment(installment, today[index]?.status ?? installment.status),
    ),
    due_now: sumCentavos(today.filter(({ has_begun }) => has_begun).map(({ owed }) => owed)),
    warnings: listSurplusWarnings(today),
  };
}

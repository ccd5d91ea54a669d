import type {
  AssessCase,
  AssessedInstallment,
  AssessedLine,
  AssessWarning,
  Centavos,
  LatePolicy,
} from '@ebpls/contracts';

import { sumCentavos } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import type { ChargeSource } from '../case/matter.ts';
import { computeInstallmentDue } from '../due/amount-due.ts';
import { createInstallments } from '../due/installments.ts';
import { listSurplusWarnings, withPayments } from '../due/payments.ts';
import { toAssessedInstallment, toAssessedLine } from './result.ts';
import type { OpenInstallment } from '../due/open-installment.ts';

export interface ComputedBill {
  readonly lines: readonly AssessedLine[];
  readonly installments: readonly AssessedInstallment[];
  readonly due_now: Centavos;
  readonly warnings: readonly AssessWarning[];
}

/** A case with what its revenue code charges it, and the code's policy on late payment. */
export interface OpenYear {
  readonly input: AssessCase;
  readonly source: ChargeSource;
  readonly late: LatePolicy;
}

/**
 * First day of the one bill of a business that closes in its first year: known from its payment, else the business's
 * first day.
 */
function getFirstBillDay({ paid, date_started, as_of }: AssessCase): string {
  return paid[0]?.due ?? date_started ?? as_of;
}

function withoutPenalties({ parts, ...installment }: OpenInstallment): OpenInstallment {
  return { ...installment, parts: parts.map((part) => ({ ...part, late_charges: false })) };
}

/**
 * A new business pays on the day of its bill, without penalty (rules 4 and 5): everything, or where its revenue code
 * allows installments the first one, and the others by their due days.
 */
export function listYearInstallments({ input, source }: OpenYear, charges: readonly Charge[]): OpenInstallment[] {
  if (source.beginning === 'RENEWAL') return createInstallments(charges, source.listDueDays(charges));
  const day = input.application_type === 'RETIREMENT' ? getFirstBillDay(input) : input.as_of;
  const installments = createInstallments(charges, source.listNewDueDays(charges, day));
  return installments.map((installment, index) => (index === 0 ? withoutPenalties(installment) : installment));
}

/**
 * A new or renewed year: lines and totals as billed with penalties to the day of the case; payments change status and
 * amount due alone (rule 24).
 */
export function assessYear(year: OpenYear): ComputedBill {
  const { input, source, late } = year;
  const charges = source.listYearCharges();
  const open = listYearInstallments(year, charges);
  const billedInstallments = open.map((installment) => computeInstallmentDue(installment, input.as_of, late));
  const today =
    input.paid.length === 0
      ? billedInstallments
      : withPayments(open, input).map((installment) => computeInstallmentDue(installment, input.as_of, late));
  return {
    lines: charges.map((charge) => toAssessedLine(charge, billedInstallments)),
    installments: billedInstallments.map((installment, index) =>
      toAssessedInstallment(installment, today[index]?.status ?? installment.status),
    ),
    due_now: sumCentavos(today.filter(({ has_begun }) => has_begun).map(({ owed }) => owed)),
    warnings: listSurplusWarnings(today),
  };
}

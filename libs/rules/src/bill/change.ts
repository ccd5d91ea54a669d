// Computes the bill of a change within the year: an amendment, a closure or a temporary permit.

import type { AssessCase, AssessResult, Centavos, Ordinance } from '@ebpls/contracts';

import type { AmendedBusiness, ChargeSource, Rules } from '../case/matter.ts';
import { type InstallmentDue, computeInstallmentDue } from '../due/amount-due.ts';
import { createInstallments } from '../due/installments.ts';
import type { Charge } from '../tax/charge.ts';
import { openChargeSource } from './charge-source.ts';
import { toAssessedInstallment, toAssessedLine, computeAssessedTotals } from './result.ts';

/**
 * Case on which an amendment is assessed. `input` is the business after the change; for an added line it holds that
 * line alone, as newly started; for a dropped one that line alone, as closed.
 */
export interface AmendedCase extends AmendedBusiness {
  readonly input: AssessCase;
}

/** One installment, on the day of the bill, without penalty. */
function billAtOnce(
  input: AssessCase,
  { ordinance }: Rules,
  { charges, scale }: { readonly charges: readonly Charge[]; readonly scale: ChargeSource['scale'] },
): AssessResult {
  const day = { no: 1, nominal_due: input.as_of, due: input.as_of };
  const due: InstallmentDue[] = createInstallments(charges, [day], false).map((installment) =>
    computeInstallmentDue(installment, input.as_of, ordinance.late),
  );
  const lines = charges.map((charge) => toAssessedLine(charge, due));
  const totals = computeAssessedTotals(lines);
  return {
    tax_year: input.tax_year,
    ordinance_version: ordinance.version,
    scale,
    lines,
    totals,
    installments: due.map((installment) => toAssessedInstallment(installment, installment.status)),
    due_now: totals.total,
    warnings: [],
  };
}

/**
 * An amendment of a permit in force: its fees, and the tax of a line that is added or dropped. Refused: `CaseRefused`.
 */
export function assessAmendment(amendedCase: AmendedCase, rules: Rules): AssessResult {
  const { input } = amendedCase;
  const source = openChargeSource(input, rules);
  return billAtOnce(input, rules, { scale: source.scale, charges: source.listAmendmentCharges(amendedCase) });
}

/**
 * A closure by the books: what was due before it is paid on its own orders, so that the bill holds the deficiency
 * against the tax that they carried, and the fees of the closure (decision 0079). Refused: `CaseRefused`.
 */
export function assessClosure(
  { input, carried }: { readonly input: AssessCase; readonly carried: Centavos },
  rules: Rules,
): AssessResult {
  const source = openChargeSource(input, rules);
  const charges = [...source.listDeficiency(carried), ...source.listFees('RETIREMENT')];
  return billAtOnce(input, rules, { scale: source.scale, charges });
}

/**
 * A temporary permit: the fees that the ordinance charges for one, and no tax (decision 0079). Refused: `CaseRefused`.
 */
export function assessTemporary(input: AssessCase, rules: Rules): AssessResult {
  const source = openChargeSource(input, rules);
  return billAtOnce(input, rules, { scale: source.scale, charges: source.listFees('SPECIAL') });
}

/** Whether the ordinance has a fee for temporary permits; without one it grants none. */
export function hasTemporaryPermitFee({ fees }: Pick<Ordinance, 'fees'>): boolean {
  return fees.some(({ in_force, applies_to }) => in_force && applies_to.includes('SPECIAL'));
}

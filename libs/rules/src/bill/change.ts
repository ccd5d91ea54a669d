// Computes the bill of a change within the year: an amendment, a closure or a temporary permit.

import type { Amendment, AssessCase, AssessResult, Centavos, Fee, Ordinance, PermitGroup } from '@ebpls/contracts';

import type { Matter, Rules } from '../case/matter.ts';
import { openMatter } from '../case/open-matter.ts';
import { type InstallmentDue, computeInstallmentDue } from '../due/amount-due.ts';
import { createInstallments } from '../due/installments.ts';
import { sumCentavos } from '../money.ts';
import { computeTaxOnCapital } from '../tax/business-tax.ts';
import type { Charge } from '../tax/charge.ts';
import { computeApplicationFees, computeFees } from '../fees/fees.ts';
import { computeDeficiencyCharges } from './deficiency.ts';
import { toAssessedInstallment, toAssessedLine, computeAssessedTotals } from './result.ts';
import { listYearCharges } from './year.ts';

/**
 * Case on which an amendment is assessed. `input` is the business after the change; for an added line it holds that
 * line alone, as newly started; for a dropped one that line alone, as closed.
 */
export interface AmendedCase {
  readonly amendment: Amendment;
  readonly input: AssessCase;
  /** Permit groups for which the business has paid its fee this year. */
  readonly known_groups: readonly PermitGroup[];
}

/** The permit fee is charged for a group that the business did not have (domain reference 3.6). */
function feesOfAmendment(matter: Matter, { amendment, known_groups }: AmendedCase): Charge[] {
  const fresh: Matter = {
    ...matter,
    lines: matter.lines.filter(({ permit_group }) => !known_groups.includes(permit_group)),
  };
  const isCharged = ({ amendments = [] }: Fee): boolean => amendments.includes(amendment);
  const getFeeMatter = ({ rule }: Fee): Matter => (rule.kind === 'BY_PERMIT_GROUP' ? fresh : matter);
  return computeFees(matter, { as: 'AMENDMENT', isAsked: isCharged, matterOf: getFeeMatter });
}

/** Tax is charged for a line that begins or ends; another change adds none to the year (domain reference 3.6). */
function computeAmendmentTax(matter: Matter, amendment: Amendment): Charge[] {
  if (amendment === 'ADD_LINE') return computeTaxOnCapital(matter);
  if (amendment !== 'DROP_LINE') return [];
  const taxCharges = listYearCharges(matter).filter(({ kind }) => kind === 'TAX');
  return computeDeficiencyCharges(matter, sumCentavos(taxCharges.map(({ amount }) => amount)));
}

/** One installment, on the day of the bill, without penalty. */
function billAtOnce(matter: Matter, charges: readonly Charge[], { ordinance }: Rules): AssessResult {
  const { input, scale } = matter;
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
  const matter = openMatter(amendedCase.input, rules);
  return billAtOnce(
    matter,
    [...computeAmendmentTax(matter, amendedCase.amendment), ...feesOfAmendment(matter, amendedCase)],
    rules,
  );
}

/**
 * A closure by the books: what was due before it is paid on its own orders, so that the bill holds the deficiency
 * against the tax that they carried, and the fees of the closure (decision 0079). Refused: `CaseRefused`.
 */
export function assessClosure(
  { input, carried }: { readonly input: AssessCase; readonly carried: Centavos },
  rules: Rules,
): AssessResult {
  const matter = openMatter(input, rules);
  return billAtOnce(matter, [...computeDeficiencyCharges(matter, carried), ...computeApplicationFees(matter)], rules);
}

/**
 * A temporary permit: the fees that the ordinance charges for one, and no tax (decision 0079). Refused: `CaseRefused`.
 */
export function assessTemporary(input: AssessCase, rules: Rules): AssessResult {
  const matter = openMatter(input, rules);
  return billAtOnce(matter, computeApplicationFees(matter, 'SPECIAL'), rules);
}

/** Whether the ordinance has a fee for temporary permits; without one it grants none. */
export function hasTemporaryPermitFee({ fees }: Pick<Ordinance, 'fees'>): boolean {
  return fees.some(({ in_force, applies_to }) => in_force && applies_to.includes('SPECIAL'));
}

// What one case owes by the version of the revenue code in force; how it is spread, late and paid is the same for each.

import type { AssessCase, AssessWarning, Centavos } from '@ebpls/contracts';

import type { ChargeSource, Matter, Rules } from '../case/matter.ts';
import { openMatter } from '../case/open-matter.ts';
import { listDueDays, toBillDay } from '../due/installments.ts';
import { computeApplicationFees } from '../fees/fees.ts';
import { computeBarangayTax, computeTaxOnCapital, computeTaxOnGross } from '../tax/business-tax.ts';
import type { Charge } from '../tax/charge.ts';
import { findExemptionInForce } from '../tax/exemptions.ts';
import { groupLines } from '../tax/grouping.ts';
import { listPresumptiveWarnings } from '../tax/presumptive.ts';
import { listAmendmentCharges } from './amendment.ts';
import { computeDeficiencyCharges } from './deficiency.ts';

/** Warnings of claimed incentives that no row of the ordinance grants; they change nothing in the bill (rule 10). */
function listIncentiveWarnings({ input, ordinance }: Matter): AssessWarning[] {
  return input.exemptions
    .filter(({ code }) => findExemptionInForce(ordinance, code) === undefined)
    .map(({ code, line }) => ({ message_key: 'assess.exemption_not_in_force', params: { code }, line: line ?? null }));
}

/** The charges of a year that began as new or as a renewal: tax, fees, fire fee, barangay fee and tax. */
function listYearCharges(matter: Matter): Charge[] {
  const groups = groupLines(matter);
  return [
    ...computeTaxOnGross(matter, groups),
    ...computeTaxOnCapital(matter),
    ...computeApplicationFees(matter, matter.beginning),
    ...computeBarangayTax(matter, groups),
  ];
}

function openMatterSource(input: AssessCase, rules: Rules): ChargeSource {
  const matter = openMatter(input, rules);
  return {
    scale: matter.scale,
    beginning: matter.beginning,
    listWarnings: () => [...listPresumptiveWarnings(matter), ...listIncentiveWarnings(matter)],
    listYearCharges: () => listYearCharges(matter),
    listDueDays: () =>
      listDueDays(input.tax_year, input.payment_mode, { policy: rules.ordinance.due, holidays: rules.holidays }),
    listNewDueDays: (_, billed_on) => [toBillDay(billed_on)],
    listFees: (type) => computeApplicationFees(matter, type),
    listDeficiency: (carriedTax: Centavos) => computeDeficiencyCharges(matter, carriedTax),
    listAmendmentCharges: (change) => listAmendmentCharges(matter, change, () => listYearCharges(matter)),
  };
}

/** Opens a case by the evaluator of its revenue code. Refused: `CaseRefused` with the field. */
export function openChargeSource(input: AssessCase, rules: Rules): ChargeSource {
  return rules.openSource?.(input) ?? openMatterSource(input, rules);
}

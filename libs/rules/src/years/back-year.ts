import type { AssessCase, AssessCaseLine, AssessedLine, AssessResult, Fee, Ordinance, Rate } from '@ebpls/contracts';

import { assessCase } from '../bill/assess.ts';
import { computeAssessedTotals } from '../bill/result.ts';
import { CaseRefused } from '../case/case-refused.ts';
import type { Rules } from '../case/matter.ts';
import { NOTHING, sumCentavos } from '../money.ts';
import { findExemptionInForce } from '../tax/exemptions.ts';
import { getPresumptiveGross } from '../tax/presumptive.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { isAssessable } from './prescription.ts';

/** A back year that was not filed, as it is assessed today. */
export interface BackYearCase {
  /** The business with the gross of the year before; `as_of` is the day of the assessment. */
  readonly input: AssessCase;
  /** The owner has no record of the sales: the income that the revenue code of that year presumes is taken. */
  readonly is_presumptive: boolean;
  /** When the treasurer found fraud that covers the year. */
  readonly fraud_discovered_on?: CalendarDay | undefined;
}

/**
 * The case that is assessed for a back year: presumed gross where the owner has none, and of the claims of an exemption
 * those that need no figures of that year. Refused: `CaseRefused` for a line without a presumed income.
 */
export function toBackYearInput({ input, is_presumptive }: Omit<BackYearCase, 'fraud_discovered_on'>, rules: Rules) {
  // The figures of a tariff's relief say which part stays taxed; those of that year nobody declared.
  const isWithoutFigures = ({ figures, reserves }: AssessCase['exemptions'][number]): boolean =>
    rules.openSource === undefined
      ? (reserves ?? NOTHING) <= highestReserves(rules.ordinance)
      : figures === undefined && reserves === undefined;
  const exemptions = input.exemptions
    .filter(isWithoutFigures)
    .map(({ code, line }) => ({ code, ...(line !== undefined && { line }) }));
  if (!is_presumptive) return { ...input, exemptions };
  if (rules.openSource !== undefined)
    throw new CaseRefused('lines.0.gross_non_essential', 'back_year.nothing_presumed');
  const lines = input.lines.map((entry, index) => presumeLine(entry, index, { input, rules }));
  return { ...input, exemptions, lines, zero_gross_affidavit: true };
}

/** A cooperative above the reserves pays on its business with non-members, whose gross of that year nobody declared. */
function highestReserves(ordinance: Ordinance): number {
  return findExemptionInForce(ordinance, 'X-COOP')?.reserves_at_most ?? Number.MAX_SAFE_INTEGER;
}

interface Presuming {
  readonly input: AssessCase;
  readonly rules: Rules;
}

function presumeLine(entry: AssessCaseLine, index: number, { input, rules }: Presuming): AssessCaseLine {
  const line = rules.lines.find((lineRow) => lineRow.line === entry.line);
  const categories = (line?.taxed_as ?? [])
    .map(({ category }) => category)
    .filter((category) => entry.category === undefined || category === entry.category);
  const schedules = rules.ordinance.business_tax.rows
    .filter(({ category }) => categories.includes(category))
    .map(({ schedule }) => schedule.kind);
  const needsGross = schedules.some((kind) => kind !== 'PER_UNIT' && kind !== 'EXEMPT');
  const gross = line && getPresumptiveGross(line, { input, ordinance: rules.ordinance });
  if (gross === undefined && needsGross)
    throw new CaseRefused(`lines.${index}.gross_non_essential`, 'back_year.nothing_presumed');
  return { ...entry, gross_essential: NOTHING, gross_non_essential: gross ?? NOTHING };
}

/**
 * Amount that a year without an application owes today: business tax and mayor's permit fee; other fees, barangay and
 * fire only when their row in the revenue code of that year includes them, with that code's penalties; installments
 * that may not be assessed any more are left out (domain reference 3.10b, LGC s.194). Refused: `CaseRefused`.
 */
export function assessBackYear(year: BackYearCase, rules: Rules): AssessResult {
  const ordinance = toBackYearOrdinance(rules.ordinance);
  const input = toBackYearInput(year, rules);
  const result = assessCase(input, toTaxRules({ ...rules, ordinance }));
  const open = result.installments.filter(({ due }) => isAssessable(due, input.as_of, year.fraud_discovered_on));
  return limitToInstallments(result, new Set(open.map(({ no }) => no)));
}

const isDueForBackYears = ({ rule, back_years }: Fee): boolean => rule.kind === 'BY_PERMIT_GROUP' || back_years;

/** A tariff does not say which fees a year owes that was not filed: its business taxes alone are assessed. */
function toTaxRules({ openSource, ...rules }: Rules): Rules {
  if (openSource === undefined) return rules;
  const openTaxes = (input: AssessCase) => {
    const source = openSource(input);
    return { ...source, listYearCharges: () => source.listYearCharges().filter(({ kind }) => kind === 'TAX') };
  };
  return { ...rules, openSource: openTaxes };
}

/** The revenue code as far as it is due for a year that was not filed; the barangay's tax goes with the barangay's fee. */
function toBackYearOrdinance(ordinance: Ordinance): Ordinance {
  const fees = ordinance.fees.filter(isDueForBackYears);
  if (fees.some(({ kind }) => kind === 'BARANGAY_FEE')) return { ...ordinance, fees };
  const { business_tax } = ordinance;
  const barangay_tax = { ...business_tax.barangay_tax, rate: 0 as Rate };
  return { ...ordinance, fees, business_tax: { ...business_tax, barangay_tax } };
}

function limitToInstallments(result: AssessResult, open: ReadonlySet<number>): AssessResult {
  const lines = result.lines.map((line) => limitLine(line, open)).filter(({ amount }) => amount > 0);
  const installments = result.installments.filter(({ no, amount }) => open.has(no) && amount > 0);
  const due_now = sumCentavos(installments.map(({ total }) => total));
  return { ...result, lines, installments, totals: computeAssessedTotals(lines), due_now, warnings: [] };
}

function limitLine(line: AssessedLine, open: ReadonlySet<number>): AssessedLine {
  const openSplit = line.split.filter(({ no }) => open.has(no));
  const amount = sumCentavos(openSplit.map((share) => share.amount));
  const surcharge = sumCentavos(openSplit.map((share) => share.surcharge));
  const interest = sumCentavos(openSplit.map((share) => share.interest));
  return { ...line, split: openSplit, amount, surcharge, interest, total: sumCentavos([amount, surcharge, interest]) };
}

// What one case owes by a tariff: its charges as lines of a bill, their due days, and what a closure or change adds.

import type { AssessCase, AssessWarning, Centavos, MessageKey } from '@ebpls/contracts';
import type { TariffCase, TariffType } from '@ebpls/contracts/tariff';

import { CaseRefused } from '../case/case-refused.ts';
import { checkDates, getYearBeginning } from '../case/check-dates.ts';
import type { AmendedBusiness, ChargeSource, Rules } from '../case/matter.ts';
import type { DueDay } from '../due/installments.ts';
import { formatAmount, NOTHING, sumCentavos } from '../money.ts';
import { assessTariff, type TariffChargeResult } from '../tariff/assess-tariff.ts';
import { listCoveringCharges, type OpenTariff } from '../tariff/open-tariff.ts';
import { listUnderdeclaredLines } from '../tariff/presumed-income.ts';
import { listEarlyPayments, listEarlyRules } from '../tariff/reliefs/early-payments.ts';
import { isDividedByMode } from '../tariff/tariff-payments.ts';
import type { Charge } from '../tax/charge.ts';
import { getScale } from '../tax/scale.ts';
import { toChargeBasis } from './charge-basis.ts';
import { listUnmetClaims } from './claimed-reliefs.ts';
import { computeTariffDeficiencyCharge } from './closing-tax.ts';
import { refuseAtField } from './refuse-at-field.ts';
import { toTariffCase } from './tariff-case.ts';
import { type DueDayList, listNewTariffDueDays } from './tariff-due-days.ts';

function toCharge(result: TariffChargeResult): Charge {
  const { code, name, kind, agency, account_code, section, late, installments } = result.row;
  return {
    code,
    name,
    kind,
    agency,
    account_code,
    ordinance_section: section,
    late_charges: late !== undefined,
    ...(late === undefined ? {} : { late_code: late }),
    is_split: installments === 'SPLIT',
    basis: toChargeBasis(result),
    amount: result.amount,
  };
}

type ApplicationFacts = Pick<TariffCase, 'type'> & Partial<Pick<TariffCase, 'amendment' | 'paid_classes' | 'tax_paid'>>;

function listCharges(open: OpenTariff, input: AssessCase, application: ApplicationFacts): Charge[] {
  const declaredCase = refuseAtField(() => toTariffCase(open, input, application.type));
  return refuseAtField(() => assessTariff(open, { ...declaredCase, ...application }).map(toCharge));
}

/** The charges of the year, each with the discount that a renewal has where it is paid early. */
function listYearCharges(open: OpenTariff, input: AssessCase, { holidays }: Pick<Rules, 'holidays'>): Charge[] {
  const beginning = getYearBeginning(input);
  const charges = listCharges(open, input, { type: beginning });
  if (beginning !== 'RENEWAL' || listEarlyRules(open.tariff.payment).length === 0) return charges;
  const discounts = refuseAtField(() => listEarlyPayments(open, toTariffCase(open, input, beginning), holidays));
  return charges.map((charge) => {
    const early = discounts.find(({ isOn }) => isOn(charge));
    return early === undefined ? charge : { ...charge, earlyShare: early.share };
  });
}

/** Whether a tax of the line reads one of these measures in an application of the kind. */
function readsForTax(open: OpenTariff, line: string, by: { type: TariffType; measures: readonly string[] }): boolean {
  const row = open.lines.get(line);
  if (row === undefined) return false;
  return listCoveringCharges(open, row).some(
    ({ charge, source_measures }) =>
      charge.kind === 'TAX' &&
      charge.types.includes(by.type) &&
      source_measures.some((code) => by.measures.includes(code)),
  );
}

function refuse(field: string, key: MessageKey): never {
  throw new CaseRefused(field, key);
}

/** A new line declares its capital where its tax is computed of it; a renewal that sold nothing swears to it (rule 32). */
function checkFormFigures(open: OpenTariff, input: AssessCase, beginning: ChargeSource['beginning']): void {
  const GROSS = ['gross', 'gross_essential'];
  for (const [index, { line, capitalization }] of input.lines.entries())
    if (
      beginning === 'NEW' &&
      capitalization === undefined &&
      readsForTax(open, line, { type: 'NEW', measures: ['capital'] })
    )
      refuse(`lines.${index}.capitalization`, 'capitalization.required');
  if (input.application_type !== 'RENEWAL' || input.zero_gross_affidavit) return;
  const measuredPlace = input.lines.findIndex(({ line }) =>
    readsForTax(open, line, { type: 'RENEWAL', measures: GROSS }),
  );
  const hasSales = input.lines.some((line) => (line.gross_essential ?? 0) + (line.gross_non_essential ?? 0) > 0);
  if (measuredPlace >= 0 && !hasSales)
    refuse(`lines.${measuredPlace}.gross_non_essential`, 'gross.zero_needs_affidavit');
}

/** Lines whose sales of the year before are less than the tariff presumes; the licensing office decides on them. */
function listPresumedWarnings(open: OpenTariff, input: AssessCase): AssessWarning[] {
  if (open.tariff.presumed_incomes === undefined) return [];
  return listUnderdeclaredLines(open, toTariffCase(open, input, 'RENEWAL')).map(({ line, declaredIncome, income }) => ({
    message_key: 'assess.below_presumptive',
    params: {
      declared: formatAmount(declaredIncome),
      at_least: formatAmount(income.at_least as number as Centavos),
      line: open.lines.get(line)?.name.en ?? line,
      line_fil: open.lines.get(line)?.name.fil ?? line,
    },
    line,
  }));
}

/** Claims that change nothing in the bill, such as of a relief that ended after the filing (rule 10). */
function listClaimWarnings(open: OpenTariff, input: AssessCase, beginning: TariffType): AssessWarning[] {
  return listUnmetClaims(open, input, beginning).map(({ code, line }) => ({
    message_key: 'assess.exemption_not_in_force',
    params: { code },
    line: line ?? null,
  }));
}

/** Values of every classification for which the lines of business have paid in the year. */
function listPaidClasses(open: OpenTariff, lines: readonly string[]): Record<string, string[]> {
  const rows = lines.flatMap((line) => open.lines.get(line) ?? []);
  return Object.fromEntries(
    [...open.classifications.keys()].map((code) => [code, rows.flatMap(({ classes }) => classes[code] ?? [])]),
  );
}

/** Whether the tariff has a tax of its own for the amendment. */
function hasAmendmentTax({ tariff }: OpenTariff, amendment: AmendedBusiness['amendment']): boolean {
  return tariff.charges.some(
    ({ kind, types, amendments }) =>
      kind === 'TAX' && types.includes('AMENDMENT') && (amendments?.includes(amendment) ?? true),
  );
}

/**
 * The charges of an amendment. Where the tariff names no tax of it, a line that begins pays the tax of a new business,
 * and one that ends its deficiency.
 */
function listChangeCharges(open: OpenTariff, input: AssessCase, change: AmendedBusiness): Charge[] {
  const { amendment, paid_lines = [] } = change;
  const year = amendment === 'DROP_LINE' ? listCharges(open, input, { type: getYearBeginning(input) }) : [];
  const carriedTax = sumCentavos(year.filter(({ kind }) => kind === 'TAX').map(({ amount }) => amount));
  const paid_classes = listPaidClasses(open, paid_lines);
  const charges = listCharges(open, input, { type: 'AMENDMENT', amendment, paid_classes, tax_paid: carriedTax });
  if (hasAmendmentTax(open, amendment)) return charges;
  if (amendment === 'DROP_LINE') return [...computeTariffDeficiencyCharge(open, input, carriedTax), ...charges];
  if (amendment !== 'ADD_LINE') return charges;
  return [...listCharges(open, input, { type: 'NEW' }).filter(({ kind }) => kind === 'TAX'), ...charges];
}

interface TariffSourceRules extends Omit<Rules, 'openSource'> {
  readonly listDueDays: DueDayList;
}

/** Opens a case by a tariff. Refused: `CaseRefused` at the field of the form or at the measure. */
export function openTariffSource(open: OpenTariff, input: AssessCase, rules: TariffSourceRules): ChargeSource {
  const { ordinance, listDueDays } = rules;
  if (open.tariff.effective_on > `${input.tax_year}-01-01`) refuse('tax_year', 'tax_year.no_ordinance');
  const beginning = getYearBeginning(input);
  checkDates(input, beginning);
  checkFormFigures(open, input, beginning);
  const limitToMode = (days: DueDay[], charges: readonly Charge[]): DueDay[] =>
    isDividedByMode(open.tariff.payment, input.payment_mode, charges) ? days : days.slice(0, 1);
  return {
    scale: getScale(input.total_assets, input.employees.male + input.employees.female, ordinance.scale),
    beginning,
    listWarnings: () => [
      ...(beginning === 'NEW' ? [] : refuseAtField(() => listPresumedWarnings(open, input))),
      ...refuseAtField(() => listClaimWarnings(open, input, beginning)),
    ],
    listYearCharges: () => listYearCharges(open, input, rules),
    listDueDays: (charges) => refuseAtField(() => limitToMode(listDueDays(input), charges)),
    listNewDueDays: (charges, billed_on) =>
      refuseAtField(() => limitToMode(listNewTariffDueDays(open, { input, billed_on, listDueDays }), charges)),
    listFees: (type) =>
      listCharges(open, input, { type }).filter(({ kind, amount }) => kind !== 'TAX' && amount > NOTHING),
    listDeficiency: (carriedTax: Centavos) =>
      refuseAtField(() => computeTariffDeficiencyCharge(open, input, carriedTax)),
    listAmendmentCharges: (change) => refuseAtField(() => listChangeCharges(open, input, change)),
  };
}

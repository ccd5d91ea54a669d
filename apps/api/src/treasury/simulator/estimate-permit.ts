// Estimates the bill, the documents and the offices of a business that has no application yet.

import {
  type AssessedLine,
  formatPesosText,
  isMessageKey,
  type Locale,
  type PermitEstimateInput,
  type ReplyBody,
  type computePermitEstimate,
} from '@ebpls/contracts';
import {
  type ApplicationFacts,
  assessCase,
  CaseRefused,
  checkDeclaredMeasures,
  getYear,
  limitToOrdinances,
  listClearances,
  listExplanationSteps,
  listRequirements,
  NOTHING,
  readCase,
  type Rules,
} from '@ebpls/rules';

import { getRules, listFormMeasures } from '../../domain/applications/cases/assess-case.ts';
import { listMeasuresToFind } from '../../platform/reference/office-measures.ts';
import { toAssumedDeclaration } from '@ebpls/rules/tariff';
import { formatSentence } from '../../domain/ledger/rule-sentences.ts';
import type { Api } from '../../platform/http/api.ts';
import { getLocaleText, loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';

type EstimateReply = ReplyBody<typeof computePermitEstimate>;

interface EstimateContext {
  readonly rows: ReferenceRows;
  readonly rules: Rules;
  readonly today: string;
  readonly tax_year: number;
  readonly locale: Locale;
}

/**
 * Cost and requirements of a permit for the current year, by the rules that an application follows; stores nothing.
 * Refused: invalid, at the field that the rules cannot assess; missing, when no revenue code is in force.
 */
export async function estimatePermit(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  input: PermitEstimateInput,
  locale: Locale,
): Promise<EstimateReply> {
  const rows = await loadReferenceRows(db);
  const today = clock.today();
  const tax_year = getYear(today);
  refuseWrongMeasures(input, rows, tax_year);
  try {
    const rules = getRules(rows, tax_year);
    const context = { rows, rules, today, tax_year, locale };
    const { application_type } = input;
    const form = { activity: { lines: input.lines } };
    const declaration = toAssumedDeclaration(input, listMeasuresToFind(rows, { application_type, tax_year, form }));
    const result = assessCase(toEstimatedCase(declaration, context), rules);
    const { version, title, effective_on } = rules.ordinance;
    return {
      tax_year,
      as_of: today,
      ordinance: { version, title: getLocaleText(title, locale), effective_on },
      lines: result.lines.map((line) => toEstimatedLine(line, locale)),
      total: formatPesosText(result.totals.total),
      due_now: formatPesosText(result.due_now),
      warnings: result.warnings.map((warning) => formatSentence(warning, locale)),
      ...listNeeds(input, context),
    };
  } catch (error) {
    if (error instanceof CaseRefused) throw toRefusal(error);
    throw error;
  }
}

/** Refused: invalid, at each measure that is missing, unknown or of another kind. */
function refuseWrongMeasures(input: PermitEstimateInput, rows: ReferenceRows, tax_year: number): void {
  const { application_type, lines } = input;
  const measures = listFormMeasures(rows, { application_type, tax_year, lines: lines.map(({ line }) => line) });
  const fields = checkDeclaredMeasures(input, measures);
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields: { ...fields } });
}

function toRefusal({ field, message_key, params }: CaseRefused): Refused {
  if (message_key === 'tax_year.no_ordinance') return new Refused('missing', message_key);
  const key = isMessageKey(message_key) ? message_key : 'field.invalid';
  return new Refused('invalid', 'request.invalid', { params, fields: { [field]: key } });
}

/** Paid once a year and filed today: how the year is paid changes no amount of it. */
function toEstimatedCase(input: PermitEstimateInput, { today, tax_year }: EstimateContext) {
  const isNew = input.application_type === 'NEW';
  const { vehicles = 0, motorcycles = 0 } = input;
  const delivery = {
    ...(vehicles > 0 && { vehicle: vehicles }),
    ...(motorcycles > 0 && { motorcycle: motorcycles }),
  };
  return readCase({
    tax_year,
    application_type: input.application_type,
    org_type: input.org_type,
    payment_mode: 'ANNUAL',
    as_of: today,
    ...(isNew && { date_started: today }),
    total_assets: formatPesosText(input.total_assets ?? NOTHING),
    business_area_sqm: input.business_area_sqm,
    employees: { male: input.employees_male, female: input.employees_female },
    brgycode: input.brgycode,
    lines: input.lines.map((line, place) => toCaseLine(line, place === 0 ? delivery : {})),
    sells_liquor: input.sells_liquor,
    sells_tobacco: input.sells_tobacco,
    ...(!isNew && input.zero_gross_affidavit && { zero_gross_affidavit: true }),
    ...(input.measures && { measures: input.measures }),
  });
}

type InputLine = PermitEstimateInput['lines'][number];

function toCaseLine(
  { units, capitalization, gross_essential, gross_non_essential, ...line }: InputLine,
  extraFields: object,
) {
  return {
    ...line,
    ...(capitalization !== undefined && { capitalization: formatPesosText(capitalization) }),
    ...(gross_essential !== undefined && { gross_essential: formatPesosText(gross_essential) }),
    ...(gross_non_essential !== undefined && { gross_non_essential: formatPesosText(gross_non_essential) }),
    units: { ...units, ...extraFields },
  };
}

function toEstimatedLine(line: AssessedLine, locale: Locale): EstimateReply['lines'][number] {
  const { code, name, name_fil, agency, basis, ordinance_section, amount } = line;
  return {
    code,
    name: locale === 'fil' ? name_fil : name,
    agency,
    reason: formatSentence(basis, locale),
    steps: listExplanationSteps(basis).map((step) => {
      const sentence = formatSentence(step, locale);
      return step.label === null
        ? sentence
        : `${formatSentence({ message_key: step.label, params: {} }, locale)}: ${sentence}`;
    }),
    ordinance_section,
    amount: formatPesosText(amount),
  };
}

/** Documents that a person uploads, and the offices that clear the application. */
function listNeeds(
  input: PermitEstimateInput,
  context: EstimateContext,
): Pick<EstimateReply, 'requirements' | 'clearances'> {
  const { rows, locale } = context;
  const facts = toEstimatedFacts(input, context);
  const getTitle = (office: string) => {
    const foundOffice = [...rows.offices.values()].find((one) => one.office === office);
    return foundOffice === undefined ? office : getLocaleText(foundOffice.title, locale);
  };
  return {
    requirements: listRequirements(facts, [...rows.requirements.values()])
      .filter(({ auto }) => !auto)
      .map(({ code, name, mandatory, verified_by }) => ({
        code,
        name: getLocaleText(name, locale),
        is_mandatory: mandatory,
        checked_by: verified_by.map(getTitle),
      })),
    clearances: listClearances(facts).flatMap(({ office, needed, reason }) => {
      const routing = rows.offices.get(office);
      if (!needed || routing === undefined) return [];
      return {
        office,
        title: getLocaleText(routing.title, locale),
        issues: getLocaleText(routing.issues, locale),
        reason: formatSentence({ message_key: reason, params: {} }, locale),
      };
    }),
  };
}

/** An unchanged business with no other facts than the typed ones. */
function toEstimatedFacts(input: PermitEstimateInput, context: EstimateContext): ApplicationFacts {
  const { rows, rules, today, tax_year } = context;
  const lines = input.lines.flatMap(({ line }) => rows.lines.get(line) ?? []);
  return {
    application_type: input.application_type,
    tax_year,
    policy: limitToOrdinances(rules.ordinance.routing, rows.rule_ordinances, today),
    lines,
    employees_total: input.employees_female + input.employees_male,
    business_area_sqm: input.business_area_sqm,
    org_type: input.org_type,
    premises: '',
    activity_of_place: input.activity_of_place,
    changed: false,
    exemptions_claimed: [],
    sells_liquor: input.sells_liquor,
    sells_tobacco: input.sells_tobacco,
    zoning_nonconforming: lines.some(({ flags }) => flags.includes('distance_rule')),
    // A business that renews was inspected by the fire office for its permit of last year.
    fire_on_record: input.application_type === 'RENEWAL',
  };
}

import {
  FORM_SECTIONS,
  formatDayInWords,
  formatMeasuredValue,
  formatMeasureName,
  type getAssessment,
  normaliseAmount,
  type ReplyBody,
} from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { MunicipalPart } from './municipal-part.ts';
import { PART_TITLES, PRINTED_FIELDS, type PrintedRow, UNIT_TEXTS, CODE_TEXTS } from './form-labels.ts';

type FormApplication = ReplyBody<typeof getAssessment>;

export interface FormPart {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** The filled form as it is printed, in the national form's order. */
export interface PrintedForm {
  readonly title: string;
  readonly number: string;
  /** Not filed yet: everything may still change. */
  readonly is_draft: boolean;
  readonly parts: readonly FormPart[];
  /** One row for each line and tax category, in the order of the columns. */
  readonly lines: readonly (readonly string[])[];
  /** Undefined until it is sworn. */
  readonly signature: { readonly name: string; readonly on: string } | undefined;
  readonly municipal: MunicipalPart;
}

export const FORM_TITLE = 'Application form for business permit';

type FormAnswers = Readonly<Record<string, unknown>>;
type FormRows = Pick<ReferenceRows, 'barangays' | 'lines'>;

/** Unchecked answers may be of any length. */
const MAX_ANSWER_LENGTH = 500;
const MAX_FORM_ROWS = 200;

/** The form of an application as this person may see it: the values of the page, and no others. */
export function toPrintedForm(application: FormApplication, rows: FormRows, municipal: MunicipalPart): PrintedForm {
  const declaration: FormAnswers = application.declaration ?? application.draft;
  const filedOn =
    application.submitted_at === null ? undefined : formatDayInWords(toManilaDay(application.submitted_at));
  return {
    title: FORM_TITLE,
    number: application.assessment_code,
    is_draft: application.submitted_at === null,
    parts: [
      toApplicationPart(application, declaration, filedOn),
      ...answerParts(application.business ?? {}, declaration, rows),
      { title: 'Figures declared for the fees', rows: listMeasureRows(application, declaration, rows) },
      {
        title: 'Changes',
        rows: application.changes.map(({ label, was, becomes }) => [label, `${was} → ${becomes}`] as const),
      },
    ].filter((part) => part.rows.length > 0),
    lines: toLineRows(application.business ?? {}, declaration, rows),
    signature: filedOn === undefined ? undefined : { name: toText(declaration['signed_name']), on: filedOn },
    municipal,
  };
}

function toApplicationPart(
  application: FormApplication,
  declaration: FormAnswers,
  filed_on: string | undefined,
): FormPart {
  const mode = application.payment_mode ?? toText(declaration['payment_mode']);
  const rows: FormPart['rows'] = [
    ['Type of application', CODE_TEXTS[application.application_type] ?? application.application_type],
    ['Tax year', String(application.tax_year)],
    ['Mode of payment', CODE_TEXTS[mode] ?? ''],
    [`Did not operate in ${application.tax_year - 1}`, declaration['zero_gross_affidavit'] === true ? 'Yes' : ''],
    ['Application', application.assessment_code],
    ['Business no.', application.company_code],
    ['Filed on', filed_on ?? 'Not filed yet'],
  ];
  return { title: 'Application', rows: rows.filter(([, value]) => value !== '') };
}

const ONE_NAME = 'Name (one legal name)';

/** Fields of the declaration about workers and assets are newer than the registration. */
const REDECLARED_FIELDS = ['total_assets', 'employees_male', 'employees_female'];

function answerParts(business: FormAnswers, declaration: FormAnswers, rows: FormRows): FormPart[] {
  const printedRows = FORM_SECTIONS.flatMap((section) => {
    const sectionValues = toRecord(business[section]);
    const answers = Object.entries<PrintedRow | null>(PRINTED_FIELDS[section]).flatMap(([field, row]) => {
      const answer = (REDECLARED_FIELDS.includes(field) ? declaration[field] : undefined) ?? sectionValues[field];
      const value = row === null ? '' : formatAnswer(answer, row.kind, rows);
      const label = field === 'first_name' && sectionValues['has_one_name'] === true ? ONE_NAME : row?.label;
      return row === null || value === '' ? [] : [{ part: row.part, label: label ?? row.label, value }];
    });
    return section === 'place' ? [...answers, ...toPinAnswers(sectionValues)] : answers;
  });
  return Object.entries(PART_TITLES).map(([part, title]) => ({
    title,
    rows: printedRows.flatMap((row) => (row.part === part ? [[row.label, row.value] as const] : [])),
  }));
}

function toPinAnswers({ geo_lat, geo_lng }: FormAnswers) {
  if (typeof geo_lat !== 'number' || typeof geo_lng !== 'number') return [];
  return [{ part: 'business', label: 'Pin on the map', value: `${geo_lat}, ${geo_lng}` }];
}

const ANSWER_FORMATS: Readonly<Record<NonNullable<PrintedRow['kind']>, (text: string, rows: FormRows) => string>> = {
  day: (text) => formatDayInWords(text),
  amount: formatTypedAmount,
  word: (text) => CODE_TEXTS[text] ?? text,
  barangay: (text, { barangays }) => barangays.get(text)?.name ?? text,
};

function formatAnswer(answer: unknown, kind: PrintedRow['kind'], rows: FormRows): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const text = toText(answer);
  return text === '' || kind === undefined ? text : ANSWER_FORMATS[kind](text, rows);
}

const VALUE_WORDS = { locale: 'en', yes: 'Yes', no: 'No' } as const;

/** The measures that the revenue code asks beside the fields of the form, of the business and then of its lines. */
function listMeasureRows(
  { measures = [] }: FormApplication,
  declaration: FormAnswers,
  rows: FormRows,
): [string, string][] {
  const list = (values: unknown, line?: string) =>
    measures.flatMap((measure): [string, string][] => {
      const value = toRecord(values)[measure.code];
      const text = formatMeasuredValue(measure, typeof value === 'boolean' ? value : toText(value), VALUE_WORDS);
      const name = formatMeasureName(measure, 'en');
      return text === '' ? [] : [[line === undefined ? name : `${line}: ${name}`, text]];
    });
  return [
    ...list(declaration['measures']),
    ...toRecordList(declaration['lines']).flatMap((own) => {
      const line = toText(own['line']);
      return list(own['measures'], rows.lines.get(line)?.name.en ?? line);
    }),
  ].slice(0, MAX_FORM_ROWS);
}

function toLineRows(business: FormAnswers, declaration: FormAnswers, rows: FormRows): string[][] {
  const registeredLines = toRecordList(toRecord(business['activity'])['lines']);
  const amounts = toRecordList(declaration['lines']);
  return registeredLines.slice(0, MAX_FORM_ROWS).flatMap((own) => {
    const line = toText(own['line']);
    const name = rows.lines.get(line)?.name.en ?? line;
    const lineTexts = [name, toText(own['products']), formatUnits(own['units'])];
    const declaredAmounts = amounts.filter((one) => toText(one['line']) === line);
    return (declaredAmounts.length === 0 ? [{}] : declaredAmounts).map((amount: FormAnswers) => [
      ...lineTexts,
      ...['capitalization', 'gross_essential', 'gross_non_essential'].map((field) =>
        formatTypedAmount(toText(amount[field])),
      ),
    ]);
  });
}

function formatUnits(units: unknown): string {
  return Object.entries(toRecord(units))
    .flatMap(([unit, count]) => (Number(count) > 0 ? [`${toText(count)} ${UNIT_TEXTS[unit] ?? unit}`] : []))
    .join(', ');
}

function formatTypedAmount(text: string): string {
  const amount = normaliseAmount(text);
  return amount === undefined ? text : `₱${amount}`;
}

// Control characters that no paper shows and no workbook may contain.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;

function toText(answer: unknown): string {
  if (typeof answer !== 'string' && typeof answer !== 'number') return '';
  return String(answer).slice(0, MAX_ANSWER_LENGTH).replaceAll(UNPRINTABLE, ' ').trim();
}

function toRecord(value: unknown): FormAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function toRecordList(value: unknown): FormAnswers[] {
  return Array.isArray(value) ? value.slice(0, MAX_FORM_ROWS).map(toRecord) : [];
}

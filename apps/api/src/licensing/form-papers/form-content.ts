import { type Answer, FORM_SECTIONS, formatDayInWords, type getAssessment, normalAmount } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import type { MunicipalPart } from './municipal-part.ts';
import { PART_TITLES, PRINTED, type PrintedRow, UNIT_WORDS, WORDS } from './form-labels.ts';

type Seen = Answer<typeof getAssessment>;

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
  readonly signed: { readonly name: string; readonly on: string } | undefined;
  readonly municipal: MunicipalPart;
}

export const FORM_TITLE = 'Application form for business permit';

type Answers = Readonly<Record<string, unknown>>;
type Rows = Pick<ReferenceRows, 'barangays' | 'lines'>;

/** What somebody typed may be of any length before it is checked. */
const LONGEST = 500;
const MOST_ROWS = 200;

/** The form of an application as this person may see it: what the page has, and nothing else. */
export function printedForm(seen: Seen, rows: Rows, municipal: MunicipalPart): PrintedForm {
  const declared: Answers = seen.declaration ?? seen.draft;
  const filed_on = seen.submitted_at === null ? undefined : formatDayInWords(manilaDay(seen.submitted_at));
  return {
    title: FORM_TITLE,
    number: seen.assessment_code,
    is_draft: seen.submitted_at === null,
    parts: [
      applicationPart(seen, declared, filed_on),
      ...answerParts(seen.business ?? {}, declared, rows),
      {
        title: 'Changes',
        rows: seen.changes.map(({ label, was, becomes }) => [label, `${was} → ${becomes}`] as const),
      },
    ].filter((part) => part.rows.length > 0),
    lines: lineRows(seen.business ?? {}, declared, rows),
    signed: filed_on === undefined ? undefined : { name: textOf(declared['signed_name']), on: filed_on },
    municipal,
  };
}

function applicationPart(seen: Seen, declared: Answers, filed_on: string | undefined): FormPart {
  const mode = seen.payment_mode ?? textOf(declared['payment_mode']);
  const rows: FormPart['rows'] = [
    ['Type of application', WORDS[seen.application_type] ?? seen.application_type],
    ['Tax year', String(seen.tax_year)],
    ['Mode of payment', WORDS[mode] ?? ''],
    [`Did not operate in ${seen.tax_year - 1}`, declared['zero_gross_affidavit'] === true ? 'Yes' : ''],
    ['Application', seen.assessment_code],
    ['Business no.', seen.company_code],
    ['Filed on', filed_on ?? 'Not filed yet'],
  ];
  return { title: 'Application', rows: rows.filter(([, value]) => value !== '') };
}

const ONE_NAME = 'Name (one legal name)';

/** What the declaration says of workers and assets is newer than the registration. */
const DECLARED_ANEW = ['total_assets', 'employees_male', 'employees_female'];

function answerParts(business: Answers, declared: Answers, rows: Rows): FormPart[] {
  const printed = FORM_SECTIONS.flatMap((section) => {
    const given = recordOf(business[section]);
    const answers = Object.entries<PrintedRow | null>(PRINTED[section]).flatMap(([field, row]) => {
      const answer = (DECLARED_ANEW.includes(field) ? declared[field] : undefined) ?? given[field];
      const value = row === null ? '' : written(answer, row.kind, rows);
      const label = field === 'first_name' && given['has_one_name'] === true ? ONE_NAME : row?.label;
      return row === null || value === '' ? [] : [{ part: row.part, label: label ?? row.label, value }];
    });
    return section === 'place' ? [...answers, ...pinOf(given)] : answers;
  });
  return Object.entries(PART_TITLES).map(([part, title]) => ({
    title,
    rows: printed.flatMap((row) => (row.part === part ? [[row.label, row.value] as const] : [])),
  }));
}

function pinOf({ geo_lat, geo_lng }: Answers) {
  if (typeof geo_lat !== 'number' || typeof geo_lng !== 'number') return [];
  return [{ part: 'business', label: 'Pin on the map', value: `${geo_lat}, ${geo_lng}` }];
}

const WRITTEN: Readonly<Record<NonNullable<PrintedRow['kind']>, (text: string, rows: Rows) => string>> = {
  day: (text) => formatDayInWords(text),
  amount: amountOf,
  word: (text) => WORDS[text] ?? text,
  barangay: (text, { barangays }) => barangays.get(text)?.name ?? text,
};

function written(answer: unknown, kind: PrintedRow['kind'], rows: Rows): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const text = textOf(answer);
  return text === '' || kind === undefined ? text : WRITTEN[kind](text, rows);
}

function lineRows(business: Answers, declared: Answers, rows: Rows): string[][] {
  const registered = listOf(recordOf(business['activity'])['lines']);
  const amounts = listOf(declared['lines']);
  return registered.slice(0, MOST_ROWS).flatMap((own) => {
    const line = textOf(own['line']);
    const name = rows.lines.get(line)?.name.en ?? line;
    const said = [name, textOf(own['products']), unitsOf(own['units'])];
    const declaredOf = amounts.filter((one) => textOf(one['line']) === line);
    return (declaredOf.length === 0 ? [{}] : declaredOf).map((amount: Answers) => [
      ...said,
      ...['capitalization', 'gross_essential', 'gross_non_essential'].map((field) => amountOf(textOf(amount[field]))),
    ]);
  });
}

function unitsOf(units: unknown): string {
  return Object.entries(recordOf(units))
    .flatMap(([unit, count]) => (Number(count) > 0 ? [`${textOf(count)} ${UNIT_WORDS[unit] ?? unit}`] : []))
    .join(', ');
}

function amountOf(text: string): string {
  const amount = normalAmount(text);
  return amount === undefined ? text : `₱${amount}`;
}

// Signs that no paper shows and no workbook may hold.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;

function textOf(answer: unknown): string {
  if (typeof answer !== 'string' && typeof answer !== 'number') return '';
  return String(answer).slice(0, LONGEST).replaceAll(UNPRINTABLE, ' ').trim();
}

function recordOf(value: unknown): Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): Answers[] {
  return Array.isArray(value) ? value.slice(0, MOST_ROWS).map(recordOf) : [];
}

// Creates the empty application form for filling in by hand.

import { FORM_SECTIONS } from '@ebpls/contracts';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { FORM_TITLE, type FormPart, type PrintedForm } from './form-content.ts';
import {
  ASSESSMENT_COLUMNS,
  LINE_COLUMNS,
  MUNICIPAL_TITLES,
  PART_TITLES,
  PRINTED_FIELDS,
  type PrintedRow,
  RECEIPT_COLUMNS,
  SIGNATORY_ACTS,
  VERIFICATION_COLUMNS,
} from './form-labels.ts';
import type { MunicipalPart } from './municipal-part.ts';

const EMPTY_LINES = 6;
const EMPTY_FEES = 3;

/** Choices that a person ticks on paper. */
const CHOICES: Readonly<Record<string, string>> = {
  org_type: '( ) Sole  ( ) One-person corp.  ( ) Partnership  ( ) Corporation  ( ) Cooperative  ( ) Foundation',
  sex: '( ) Male  ( ) Female',
  civil_status: '( ) Single  ( ) Married  ( ) Widowed  ( ) Separated',
  nationality: '( ) Filipino  ( ) Foreign',
  activity_of_place:
    '( ) Main office  ( ) Branch  ( ) Administrative office  ( ) Warehouse  ( ) Factory  ( ) Stall  ( ) Home  ( ) Ambulant',
  premises: '( ) Owned  ( ) Rented  ( ) Government  ( ) Rent-free  ( ) Market stall',
  sells_liquor: '( ) Yes  ( ) No',
  sells_tobacco: '( ) Yes  ( ) No',
};

const APPLICATION_PART: FormPart = {
  title: 'Application',
  rows: [
    ['Type of application', '( ) New  ( ) Renewal  ( ) Amendment  ( ) Retirement'],
    ['Tax year', ''],
    ['Mode of payment', '( ) Annual  ( ) Semi-annual  ( ) Quarterly'],
    ['Tax incentive from a government entity', '( ) Yes, certificate attached  ( ) No'],
    ['Business number, if any', ''],
  ],
};

/** The form to fill in by hand: every question of the form, and the municipality's part with the offices and fees of the day. */
export function createBlankForm(rows: ReferenceRows, day: string): PrintedForm {
  return {
    title: FORM_TITLE,
    number: '',
    is_draft: false,
    parts: [APPLICATION_PART, ...createEmptyParts()],
    lines: createEmptyRows(EMPTY_LINES, LINE_COLUMNS.length),
    signature: undefined,
    municipal: createEmptyMunicipalPart(rows, day),
  };
}

function createEmptyParts(): FormPart[] {
  const printedRows = FORM_SECTIONS.flatMap((section) =>
    Object.entries<PrintedRow | null>(PRINTED_FIELDS[section]).flatMap(([field, row]) =>
      row === null ? [] : [{ part: row.part, label: row.label, choices: CHOICES[field] ?? '' }],
    ),
  );
  return Object.entries(PART_TITLES).map(([part, title]) => ({
    title,
    rows: printedRows.flatMap((row) => (row.part === part ? [[row.label, row.choices] as const] : [])),
  }));
}

function createEmptyMunicipalPart({ offices, ordinances }: ReferenceRows, day: string): MunicipalPart {
  const ordinance = ordinances.find(({ effective_on }) => effective_on <= day)?.ordinance;
  const charges = [
    ...(ordinance?.business_tax.rows ?? []),
    ...(ordinance?.fees.filter(({ in_force, agency }) => in_force && agency !== 'BFP') ?? []),
  ];
  const amounts = ['', '', ''];
  return {
    titles: MUNICIPAL_TITLES,
    verification: [...offices.values()].map(({ issues, title }) => [
      issues.en,
      title.en,
      ...Array.from({ length: VERIFICATION_COLUMNS.length - 2 }, () => ''),
    ]),
    assessment: [
      ...charges.map(({ name, ordinance_section }) => [name.en, ordinance_section, ...amounts]),
      ...createEmptyRows(EMPTY_FEES, ASSESSMENT_COLUMNS.length),
      ['Total of taxes and fees for the municipality', '', ...amounts],
    ],
    receipts: createEmptyRows(2, RECEIPT_COLUMNS.length),
    fire: [
      ['Application', ''],
      ['Applicant', ''],
      ['Business', ''],
      ['Address', ''],
      ['Total floor area in square meters', ''],
      ['Contact no.', ''],
      ['Total of the fire safety inspection fee', ''],
      ['Certified by (customer relations officer), date', ''],
    ],
    signatories: Object.values(SIGNATORY_ACTS).map((act) => ({ act, name: '', on: '' })),
  };
}

function createEmptyRows(count: number, columns: number): string[][] {
  return Array.from({ length: count }, () => Array.from({ length: columns }, () => ' '));
}

// The tables of the parts beside the charges: what the form asks, tax rows, payment, late payment, reliefs, deficiency.

import type { TariffText } from '@ebpls/contracts/tariff';

import { type FieldColumn, type FieldSheet, toFieldSheet } from './field-sheet.ts';
import { toLineSheet } from './line-sheet.ts';
import type { SheetWords } from './sheet.messages.ts';
import { createCell, createReadCell, type FigureSheet } from './sheet.ts';

export const TARIFF_PARTS = [
  'lines',
  'classifications',
  'measures',
  'taxes',
  'heading',
  'payment',
  'late_policies',
  'reliefs',
  'deficiency',
] as const;
export type TariffPart = (typeof TARIFF_PARTS)[number];

const NAME_FIELDS: readonly FieldColumn[] = [
  { field: 'name.en', header: 'name_en' },
  { field: 'name.fil', header: 'name_fil' },
];
const CODE_FIELD: FieldColumn = { field: 'code', header: 'code', kind: 'read' };
const SECTION: FieldColumn = { field: 'section', header: 'section' };
const MEASURE_KINDS = {
  MONEY: 'MONEY',
  COUNT: 'COUNT',
  DECIMAL: 'DECIMAL',
  YES_NO: 'YES_NO',
  CHOICE: 'CHOICE',
} as const;

const FIELDS: Readonly<Record<'measures' | 'taxes' | 'late_policies' | 'reliefs', readonly FieldColumn[]>> = {
  measures: [
    CODE_FIELD,
    ...NAME_FIELDS,
    { field: 'kind', header: 'kind', kind: 'read', values: MEASURE_KINDS },
    { field: 'of', header: 'of', kind: 'read', values: { BUSINESS: 'BUSINESS', LINE: 'LINE' } },
    { field: 'declared_by', header: 'declared_by', values: { OWNER: 'OWNER', OFFICE: 'OFFICE' } },
    { field: 'when_absent', header: 'when_absent', values: { REFUSE: 'REFUSE', NOTHING: 'NOTHING' } },
  ],
  taxes: [CODE_FIELD, ...NAME_FIELDS, SECTION, { field: 'paragraph', header: 'paragraph', kind: 'optional' }],
  late_policies: [
    CODE_FIELD,
    SECTION,
    { field: 'surcharge', header: 'surcharge' },
    { field: 'interest_per_month', header: 'interest_per_month' },
    {
      field: 'interest_on',
      header: 'interest_on',
      values: { AMOUNT: 'ON_AMOUNT', AMOUNT_AND_SURCHARGE: 'AMOUNT_AND_SURCHARGE' },
    },
    { field: 'months', header: 'months', values: { BEGUN: 'BEGUN', FULL: 'FULL' } },
    { field: 'months_at_most', header: 'months_at_most', kind: 'number' },
    { field: 'moves_to_working_day', header: 'moves_to_working_day', kind: 'yes_no' },
  ],
  reliefs: [
    CODE_FIELD,
    ...NAME_FIELDS,
    SECTION,
    { field: 'share', header: 'relief_share' },
    { field: 'in_force', header: 'in_force', kind: 'yes_no' },
    { field: 'first_day', header: 'first_day', kind: 'optional' },
    { field: 'last_day', header: 'last_day', kind: 'optional' },
  ],
};

const MODES = { ANNUAL: 'ANNUAL', SEMI_ANNUAL: 'SEMI_ANNUAL', QUARTERLY: 'QUARTERLY' } as const;
const LONGEST = 4;

function toModeSheet(document: TariffText, t: SheetWords): FigureSheet {
  const path = 'payment.modes';
  const numbers = Array.from({ length: LONGEST }, (_, index) => index);
  return {
    path,
    title: t('part_payment'),
    columns: [
      { key: 'mode', header: t('mode') },
      ...numbers.map((index) => ({ key: String(index), header: t('due_day', { number: index + 1 }) })),
    ],
    rows: document.payment.modes.map(({ mode, days }, row) => {
      const at = `${path}.${row}`;
      const cells = numbers.map((index) =>
        index < days.length ? createCell(document, `${at}.days.${index}`) : createReadCell(`${at}.days.${index}`, ''),
      );
      return { key: at, path: at, cells: [createReadCell(`${at}.mode`, t(MODES[mode])), ...cells] };
    }),
  };
}

const NEW_BUSINESS: FieldColumn = {
  field: 'new_business',
  header: 'new_business',
  values: { AT_ONCE: 'AT_ONCE', BY_MODE: 'BY_MODE' },
};
const EARLY: readonly FieldColumn[] = [
  { field: 'share', header: 'early_share' },
  { field: 'until', header: 'until' },
  SECTION,
];

function listPaymentSheets(document: TariffText, t: SheetWords): FigureSheet[] {
  const rest: FieldSheet = { path: 'payment', title: 'new_business', fields: [NEW_BUSINESS, SECTION] };
  const early: FieldSheet = { path: 'payment.early', title: 'early', fields: EARLY };
  return [
    toModeSheet(document, t),
    toFieldSheet(document, rest, t),
    ...(document.payment.early === undefined ? [] : [toFieldSheet(document, early, t)]),
  ];
}

const HEADING_COLUMNS: readonly FieldColumn[] = [
  { field: 'version', header: 'version' },
  { field: 'title.en', header: 'name_en' },
  { field: 'title.fil', header: 'name_fil' },
  { field: 'effective_on', header: 'effective_on' },
  { field: 'ordinance_effective_on', header: 'ordinance_effective_on', kind: 'optional' },
  {
    field: 'government',
    header: 'government',
    values: { MUNICIPALITY: 'MUNICIPALITY', METRO_MANILA_MUNICIPALITY: 'METRO_MANILA_MUNICIPALITY', CITY: 'CITY' },
  },
];
const DEFICIENCY: readonly FieldColumn[] = [
  ...NAME_FIELDS,
  { field: 'proof_from', header: 'proof_from', kind: 'optional' },
  { field: 'due', header: 'due' },
  { field: 'account_code', header: 'account_code' },
  SECTION,
];

/** The tables of a part. The classifications have tables of their own, which need the saved ones. */
export function listPartSheets(
  document: TariffText,
  part: Exclude<TariffPart, 'classifications'>,
  t: SheetWords,
): FigureSheet[] {
  switch (part) {
    case 'lines':
      return [toLineSheet(document, t)];
    case 'payment':
      return listPaymentSheets(document, t);
    case 'heading':
      return [toFieldSheet(document, { path: '', title: 'part_heading', fields: HEADING_COLUMNS }, t)];
    case 'deficiency':
      return document.deficiency === undefined
        ? []
        : [toFieldSheet(document, { path: 'deficiency', title: 'part_deficiency', fields: DEFICIENCY }, t)];
    default:
      return [toFieldSheet(document, { path: part, title: `part_${part}`, fields: FIELDS[part] }, t)];
  }
}

const CHARGE: readonly FieldColumn[] = [...NAME_FIELDS, SECTION, { field: 'account_code', header: 'account_code' }];

/** The names, the section and the account of a charge. */
export function toChargeNameSheet(document: TariffText, place: number, t: SheetWords): FigureSheet {
  return toFieldSheet(document, { path: `charges.${place}`, title: 'charge_names', fields: CHARGE }, t);
}

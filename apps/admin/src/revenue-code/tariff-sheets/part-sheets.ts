// The tables of the parts beside the charges: what the form requests, tax rows, payment, reliefs.

import type { TariffText } from '@ebpls/contracts/tariff';

import { type FieldColumn, type FieldSheet, toFieldSheet } from './field-sheet.ts';
import { toLineSheet } from './line-sheet.ts';
import { toModeSheet } from './mode-sheet.ts';
import type { SheetWords } from './sheet.messages.ts';
import { createRowActs, type FigureSheet, NO_NAME } from './sheet.ts';

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
  'presumed_incomes',
  'sources',
] as const;
export type TariffPart = (typeof TARIFF_PARTS)[number];

const NAME_FIELDS: readonly FieldColumn[] = [
  { field: 'name.en', header: 'name_en' },
  { field: 'name.fil', header: 'name_fil' },
];
const CODE_FIELD: FieldColumn = { field: 'code', header: 'code', kind: 'fixed' };
const SECTION: FieldColumn = { field: 'section', header: 'section' };
const MEASURE_KINDS = {
  MONEY: 'MONEY',
  COUNT: 'COUNT',
  DECIMAL: 'DECIMAL',
  YES_NO: 'YES_NO',
  CHOICE: 'CHOICE',
} as const;

const INTEREST_STARTS = { DUE_DATE: 'DUE_DATE', NEXT_MONTH: 'NEXT_MONTH' } as const;

type ListPart = 'measures' | 'taxes' | 'late_policies' | 'reliefs' | 'presumed_incomes' | 'sources';

const FIELDS: Readonly<Record<ListPart, readonly FieldColumn[]>> = {
  measures: [
    CODE_FIELD,
    ...NAME_FIELDS,
    { field: 'kind', header: 'kind', kind: 'fixed', values: MEASURE_KINDS },
    { field: 'of', header: 'of', kind: 'fixed', values: { BUSINESS: 'BUSINESS', LINE: 'LINE' } },
    { field: 'declared_by', header: 'declared_by', values: { OWNER: 'OWNER', OFFICE: 'OFFICE' } },
    { field: 'when_absent', header: 'when_absent', values: { REFUSE: 'REFUSE', NOTHING: 'NOTHING' } },
  ],
  taxes: [
    CODE_FIELD,
    ...NAME_FIELDS,
    SECTION,
    { field: 'paragraph', header: 'paragraph', kind: 'optional' },
    { field: 'essential', header: 'essential', kind: 'yes_or_absent' },
  ],
  late_policies: [
    CODE_FIELD,
    SECTION,
    { field: 'surcharge', header: 'surcharge' },
    { field: 'fine', header: 'fine', kind: 'optional' },
    { field: 'interest_per_month', header: 'interest_per_month' },
    {
      field: 'interest_on',
      header: 'interest_on',
      values: { AMOUNT: 'ON_AMOUNT', AMOUNT_AND_SURCHARGE: 'AMOUNT_AND_SURCHARGE' },
    },
    { field: 'months', header: 'months', values: { BEGUN: 'BEGUN', FULL: 'FULL' } },
    { field: 'months_at_most', header: 'months_at_most', kind: 'number' },
    { field: 'grace_days', header: 'grace_days', kind: 'number_or_absent' },
    { field: 'interest_from', header: 'interest_from', kind: 'optional', values: INTEREST_STARTS },
    { field: 'interest_free_months', header: 'interest_free_months', kind: 'number_or_absent' },
    { field: 'moves_to_working_day', header: 'moves_to_working_day', kind: 'yes_no' },
    { field: 'saturday_works', header: 'saturday_works', kind: 'yes_no' },
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
  presumed_incomes: [CODE_FIELD, ...NAME_FIELDS, SECTION, { field: 'at_least', header: 'income_at_least' }],
  sources: [CODE_FIELD, { field: 'title', header: 'source_title' }],
};

const BLANK_ROW = { code: '', name: NO_NAME, section: '' };

/** A row that is added to a list, not filled in yet. */
const BLANKS: Readonly<Record<ListPart, object>> = {
  measures: {
    code: '',
    name: NO_NAME,
    kind: 'COUNT',
    of: 'LINE',
    declared_by: 'OWNER',
    when_absent: 'REFUSE',
    only_listed: true,
  },
  taxes: BLANK_ROW,
  late_policies: {
    code: '',
    section: '',
    surcharge: '25 %',
    interest_per_month: '2 %',
    interest_on: 'AMOUNT_AND_SURCHARGE',
    months: 'BEGUN',
    months_at_most: 36,
    moves_to_working_day: true,
    saturday_works: false,
    amnesties: [],
  },
  reliefs: { ...BLANK_ROW, in_force: true, kinds: [], share: '', when: [] },
  presumed_incomes: { ...BLANK_ROW, lines: [], when: [], of: [], at_least: '' },
  sources: { code: '', title: '' },
};

const NEW_BUSINESS: FieldColumn = {
  field: 'new_business',
  header: 'new_business',
  values: { AT_ONCE: 'AT_ONCE', BY_MODE: 'BY_MODE' },
};

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
/** The tables of a part; the rows of `saved` keep their codes, as other rows name them. */
export function listPartSheets(
  document: TariffText,
  part: Exclude<TariffPart, 'classifications' | 'deficiency'>,
  { t, savedDocument }: { readonly t: SheetWords; readonly savedDocument: TariffText },
): FigureSheet[] {
  switch (part) {
    case 'lines':
      return [toLineSheet(document, t)];
    case 'payment': {
      const rest: FieldSheet = { path: part, title: t('new_business'), fields: [NEW_BUSINESS, SECTION] };
      return [toModeSheet(document, t), toFieldSheet(document, rest, t)];
    }
    case 'heading':
      return [toFieldSheet(document, { path: '', title: t('part_heading'), fields: HEADING_COLUMNS }, t)];
    default: {
      const saved_codes = new Set((savedDocument[part] ?? []).map(({ code }) => code));
      const sheet = { path: part, title: t(`part_${part}`), fields: FIELDS[part], isList: true, saved_codes };
      return [{ ...toFieldSheet(document, sheet, t), ...createRowActs({ path: part, blank: BLANKS[part] }) }];
    }
  }
}

const CHARGE: readonly FieldColumn[] = [
  CODE_FIELD,
  ...NAME_FIELDS,
  SECTION,
  { field: 'account_code', header: 'account_code' },
];

/** The code, the names, the section and the account of a charge; other rows name the code of a saved one. */
export function toChargeNameSheet(
  document: TariffText,
  place: number,
  { t, savedDocument }: { readonly t: SheetWords; readonly savedDocument: Pick<TariffText, 'charges'> },
): FigureSheet {
  const saved_codes = new Set(savedDocument.charges.map(({ code }) => code));
  return toFieldSheet(document, { path: `charges.${place}`, title: t('charge_names'), fields: CHARGE, saved_codes }, t);
}

// The fields of the rules of a revenue code beside the columns of their tables, and those of every list.

import { listChargeOptions, listNumberMeasures, listWords } from './list-options.ts';
import type { RecordField } from '../tariff-fields/record-field.ts';
import { BILL_KIND_OPTIONS } from './payment-fields.ts';
import { CLASSIFICATION_FIELDS, LINE_FIELDS, MEASURE_FIELDS } from './register-fields.ts';

const RELIEF_FIELDS: readonly RecordField[] = [
  { kind: 'values', field: 'kinds', label: 'relief_kinds', list: BILL_KIND_OPTIONS },
  {
    kind: 'values',
    field: 'charges',
    label: 'relief_charges',
    help: 'relief_charges_help',
    list: listChargeOptions,
    isOptional: true,
  },
  {
    kind: 'list',
    field: 'more_shares',
    label: 'more_shares',
    help: 'more_shares_help',
    entry: 'more_shares_entry',
    add: 'more_shares_add',
    remove: 'more_shares_remove',
    blank: { share: '', kinds: [] },
    isOptional: true,
    fields: [
      { kind: 'text', field: 'share', label: 'more_share' },
      { kind: 'values', field: 'kinds', label: 'relief_kinds', list: BILL_KIND_OPTIONS },
      {
        kind: 'values',
        field: 'charges',
        label: 'relief_charges',
        help: 'relief_charges_help',
        list: listChargeOptions,
        isOptional: true,
      },
    ],
  },
  { kind: 'tests', field: 'when', label: 'relief_when', help: 'relief_when_help' },
  { kind: 'tests', field: 'lines', label: 'relief_lines', help: 'relief_lines_help', isOptional: true },
  {
    kind: 'block',
    field: 'taxed_part',
    label: 'taxed_part',
    help: 'taxed_part_help',
    blank: { figure: 'compared', above: '', taxed: 'taxed', of: [] },
    fields: [
      { kind: 'name', field: 'figure_name', label: 'figure_name', isOptional: true },
      { kind: 'text', field: 'above', label: 'taxed_above' },
      { kind: 'name', field: 'taxed_name', label: 'taxed_name', isOptional: true },
      { kind: 'values', field: 'of', label: 'taxed_of', list: listNumberMeasures },
    ],
  },
];

const LATE_POLICY_FIELDS: readonly RecordField[] = [
  {
    kind: 'block',
    field: 'surcharge_growth',
    label: 'surcharge_growth',
    help: 'surcharge_growth_help',
    blank: { rate: '', every: 'MONTH', at_most: '' },
    fields: [
      { kind: 'text', field: 'rate', label: 'growth_rate' },
      {
        kind: 'choice',
        field: 'every',
        label: 'growth_every',
        list: listWords(['MONTH', 'QUARTER', 'HALF_YEAR'], 'every'),
      },
      { kind: 'text', field: 'at_most', label: 'growth_at_most' },
    ],
  },
  {
    kind: 'rows',
    field: 'due_days',
    label: 'due_days',
    help: 'due_days_help',
    blank: { instead_of: '', day: '' },
    columns: [
      { field: 'instead_of', header: 'due_instead_of' },
      { field: 'day', header: 'own_due_day' },
    ],
    isOptional: true,
  },
  {
    kind: 'rows',
    field: 'amnesties',
    label: 'amnesties',
    blank: { from: '', to: '', waives_surcharge: true, waives_interest: true, section: '' },
    columns: [
      { field: 'from', header: 'first_day' },
      { field: 'to', header: 'last_day' },
      { field: 'waives_surcharge', header: 'waives_surcharge', kind: 'yes_no' },
      { field: 'waives_interest', header: 'waives_interest', kind: 'yes_no' },
      { field: 'section', header: 'section' },
    ],
  },
];

const INCOME_FIELDS: readonly RecordField[] = [
  { kind: 'values', field: 'of', label: 'income_of', help: 'income_of_help', list: listNumberMeasures },
  { kind: 'tests', field: 'lines', label: 'income_lines', help: 'income_lines_help' },
  { kind: 'tests', field: 'when', label: 'income_when', help: 'income_when_help' },
];

/** Lists whose rows have fields beside their columns; one row is chosen. */
export const ROW_FIELDS = {
  measures: MEASURE_FIELDS,
  lines: LINE_FIELDS,
  classifications: CLASSIFICATION_FIELDS,
  reliefs: RELIEF_FIELDS,
  late_policies: LATE_POLICY_FIELDS,
  presumed_incomes: INCOME_FIELDS,
} as const;
export type RowPart = keyof typeof ROW_FIELDS;

// The fields of how a revenue code is paid: minimums, extensions and discounts, and its rule about a deficiency.

import { BILL_LINE_KINDS, PAYMENT_MODES } from '@ebpls/contracts';

import { NO_NAME } from '../tariff-sheets/sheet.ts';
import { listChargeOptions, listLatePolicies, listWords } from './list-options.ts';
import type { RecordField } from '../tariff-fields/record-field.ts';

export const BILL_KIND_OPTIONS = listWords(BILL_LINE_KINDS, 'kind');

/** A discount for early payment. */
const EARLY_FIELDS: readonly RecordField[] = [
  { kind: 'text', field: 'share', label: 'early_share' },
  { kind: 'text', field: 'until', label: 'early_until', help: 'year_day_help' },
  {
    kind: 'rows',
    field: 'later',
    label: 'early_later',
    blank: { until: '', share: '' },
    columns: [
      { field: 'until', header: 'early_until' },
      { field: 'share', header: 'early_share' },
    ],
    isOptional: true,
  },
  { kind: 'values', field: 'modes', label: 'early_modes', list: listWords(PAYMENT_MODES, 'mode') },
  { kind: 'values', field: 'kinds', label: 'early_kinds', list: BILL_KIND_OPTIONS },
  {
    kind: 'values',
    field: 'charges',
    label: 'relief_charges',
    help: 'relief_charges_help',
    list: listChargeOptions,
    isOptional: true,
  },
  { kind: 'tests', field: 'when', label: 'early_when', help: 'early_when_help', isOptional: true },
  { kind: 'text', field: 'section', label: 'section' },
];

/** How a code is paid, below the due days of its modes. */
export const PAYMENT_FIELDS: readonly RecordField[] = [
  {
    kind: 'list',
    field: 'minimums',
    label: 'minimums',
    help: 'minimums_help',
    entry: 'minimum',
    add: 'add_minimum',
    remove: 'remove_minimum',
    blank: { mode: 'QUARTERLY', at_least: '', kinds: ['TAX'] },
    fields: [
      { kind: 'choice', field: 'mode', label: 'minimum_mode', list: listWords(PAYMENT_MODES, 'mode') },
      { kind: 'text', field: 'at_least', label: 'minimum_amount' },
      { kind: 'values', field: 'kinds', label: 'early_kinds', list: BILL_KIND_OPTIONS },
    ],
    isOptional: true,
  },
  {
    kind: 'rows',
    field: 'extensions',
    label: 'extensions',
    blank: { due: '', until: '', section: '' },
    columns: [
      { field: 'due', header: 'extended_due' },
      { field: 'until', header: 'extended_until' },
      { field: 'section', header: 'section' },
    ],
  },
  {
    kind: 'block',
    field: 'early',
    label: 'early',
    blank: { share: '', until: '', modes: [], kinds: [], section: '' },
    fields: EARLY_FIELDS,
  },
  {
    kind: 'list',
    field: 'more_early',
    label: 'more_early',
    help: 'more_early_help',
    entry: 'more_early_entry',
    add: 'more_early_add',
    remove: 'more_early_remove',
    blank: { share: '', until: '', modes: [], kinds: [], section: '' },
    fields: EARLY_FIELDS,
    isOptional: true,
  },
];

/** The rule about a deficiency, which a code may have. */
export const DEFICIENCY_FIELDS: readonly RecordField[] = [
  {
    kind: 'block',
    field: 'deficiency',
    label: 'deficiency',
    help: 'deficiency_help',
    blank: { name: NO_NAME, proof: NO_NAME, due: '', account_code: '', section: '' },
    fields: [
      { kind: 'name', field: 'name', label: 'bill_name' },
      { kind: 'name', field: 'proof', label: 'proof' },
      { kind: 'text', field: 'proof_from', label: 'proof_from', help: 'proof_from_help', isOptional: true },
      { kind: 'text', field: 'due', label: 'deficiency_due', help: 'year_day_help' },
      { kind: 'text', field: 'account_code', label: 'account_code' },
      { kind: 'text', field: 'section', label: 'section' },
      { kind: 'choice', field: 'late', label: 'late', help: 'late_help', list: listLatePolicies, isOptional: true },
    ],
  },
];

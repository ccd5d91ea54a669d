// The fields of a charge beside its conditions and its table: what it is, its limits, and how it is paid.

import { AGENCIES, AMENDMENTS, BILL_LINE_KINDS } from '@ebpls/contracts';
import { type TariffText, TariffType } from '@ebpls/contracts/tariff';

import { NO_NAME, readAt, type TariffChargeText } from '../tariff-sheets/sheet.ts';
import {
  listBases,
  listGroupValues,
  listLatePolicies,
  listNumberMeasures,
  listOffices,
  listSources,
  listWords,
} from './list-options.ts';
import type { RecordField } from '../tariff-fields/record-field.ts';

const isCharge =
  (check: (charge: TariffChargeText) => boolean) =>
  (document: TariffText, path: string): boolean =>
    check(readAt(document, path) as TariffChargeText);

/** When a charge is due, for which lines of business, and when it comes to nothing. */
export const CONDITION_FIELDS: readonly RecordField[] = [
  {
    kind: 'values',
    field: 'types',
    label: 'types',
    help: 'types_help',
    list: listWords(TariffType.options, 'type'),
  },
  {
    kind: 'values',
    field: 'amendments',
    label: 'amendments',
    help: 'amendments_help',
    list: listWords(AMENDMENTS, 'amendment'),
    isOptional: true,
    isFor: isCharge(({ types }) => types.includes('AMENDMENT')),
  },
  { kind: 'tests', field: 'lines', label: 'charge_lines', help: 'charge_lines_help' },
  { kind: 'tests', field: 'when', label: 'charge_when', help: 'charge_when_help' },
  {
    kind: 'block',
    field: 'nothing_when',
    label: 'nothing_when',
    help: 'nothing_when_help',
    blank: { tests: [], reason: NO_NAME },
    fields: [
      { kind: 'tests', field: 'tests', label: 'nothing_tests', help: 'nothing_tests_help' },
      { kind: 'name', field: 'reason', label: 'nothing_reason' },
    ],
  },
];

const isHighest = isCharge(({ per }) => per.each !== 'BUSINESS' && per.combine === 'HIGHEST');

/** What a charge is computed for, beside the choice of lines or groups. */
export const GROUP_FIELDS: readonly RecordField[] = [
  {
    kind: 'text',
    field: 'per.others_share',
    label: 'others_share',
    help: 'others_share_help',
    isOptional: true,
    isFor: isHighest,
  },
  {
    kind: 'text',
    field: 'per.others_amount',
    label: 'others_amount',
    isOptional: true,
    isFor: isHighest,
  },
  {
    kind: 'text',
    field: 'per.several_share',
    label: 'several_share',
    help: 'several_share_help',
    isOptional: true,
    isFor: isHighest,
  },
  {
    kind: 'yes_no',
    field: 'round_each',
    label: 'round_each',
    absent: false,
    isFor: isCharge(({ per }) => per.each !== 'BUSINESS'),
  },
  {
    kind: 'yes_no',
    field: 'per.once_a_year',
    label: 'once_a_year',
    help: 'once_a_year_help',
    absent: false,
    isFor: isCharge(({ per }) => per.each === 'GROUP'),
  },
  {
    kind: 'rows',
    field: 'per.replaced',
    label: 'replaced',
    blank: { value: '', by: '' },
    columns: [
      { field: 'value', header: 'replaced_value' },
      { field: 'by', header: 'replaced_by' },
    ],
    options: { value: listGroupValues, by: listGroupValues },
    isOptional: true,
    isFor: isCharge(({ per }) => per.each === 'GROUP'),
  },
];

/** What happens to the amount that was computed. */
export const AMOUNT_FIELDS: readonly RecordField[] = [
  { kind: 'yes_no', field: 'monthly', label: 'monthly', help: 'monthly_help', absent: false },
  { kind: 'values', field: 'times', label: 'times', help: 'times_help', list: listNumberMeasures, isOptional: true },
  {
    kind: 'list',
    field: 'shares',
    label: 'shares',
    help: 'shares_help',
    entry: 'more_shares_entry',
    add: 'more_shares_add',
    remove: 'more_shares_remove',
    blank: { share: '', when: [], reason: NO_NAME },
    isOptional: true,
    fields: [
      { kind: 'text', field: 'share', label: 'share_due' },
      { kind: 'name', field: 'reason', label: 'share_reason' },
      { kind: 'tests', field: 'when', label: 'share_when', help: 'share_when_help' },
    ],
  },
  {
    kind: 'block',
    field: 'at_most',
    label: 'at_most',
    blank: { amount: '', when: [] },
    fields: [
      { kind: 'text', field: 'amount', label: 'at_most_amount' },
      { kind: 'tests', field: 'when', label: 'at_most_when', help: 'at_most_when_help' },
    ],
  },
  {
    kind: 'block',
    field: 'rounding',
    label: 'rounding',
    help: 'rounding_help',
    blank: { to: '1.00', way: 'NEAREST' },
    fields: [
      { kind: 'text', field: 'to', label: 'rounding_to' },
      { kind: 'choice', field: 'way', label: 'rounding_way', list: listWords(['NEAREST', 'UP', 'DOWN'], 'way') },
    ],
  },
];

/** What a charge is, and how it is paid. */
export const BILLING_FIELDS: readonly RecordField[] = [
  { kind: 'choice', field: 'kind', label: 'charge_kind', list: listWords(BILL_LINE_KINDS, 'kind') },
  { kind: 'choice', field: 'agency', label: 'agency', list: listWords(AGENCIES, 'agency') },
  { kind: 'choice', field: 'source', label: 'source', list: listSources, isOptional: true },
  { kind: 'yes_no', field: 'in_force', label: 'charge_in_force', help: 'charge_in_force_help', absent: true },
  {
    kind: 'yes_no',
    field: 'additional',
    label: 'additional',
    help: 'additional_help',
    absent: false,
    isFor: isCharge(({ kind }) => kind === 'TAX'),
  },
  { kind: 'yes_no', field: 'back_years', label: 'back_years', absent: false },
  {
    kind: 'choice',
    field: 'prorate',
    label: 'prorate',
    list: listWords(['NONE', 'HALVES', 'QUARTERS', 'MONTHS'], 'prorate'),
  },
  { kind: 'choice', field: 'installments', label: 'installments', list: listWords(['FIRST', 'SPLIT'], 'installments') },
  { kind: 'choice', field: 'late', label: 'late', help: 'late_help', list: listLatePolicies, isOptional: true },
  { kind: 'values', field: 'bases', label: 'bases', help: 'bases_help', list: listBases },
  {
    kind: 'choice',
    field: 'situs',
    label: 'situs',
    help: 'situs_help',
    list: listWords(['PRINCIPAL_OFFICE', 'FACTORY', 'FACTORY_WITH_PLANTATION', 'PLANTATION'], 'situs'),
    isOptional: true,
  },
  { kind: 'yes_no', field: 'may_be_found', label: 'may_be_found', absent: false },
  {
    kind: 'choice',
    field: 'found_by',
    label: 'found_by',
    help: 'found_by_help',
    list: listOffices,
    isOptional: true,
    isFor: isCharge(({ may_be_found }) => may_be_found === true),
  },
];

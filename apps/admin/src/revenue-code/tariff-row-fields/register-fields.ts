// The fields of measures, lines of business and classifications beside the columns of their tables.

import type { TariffText } from '@ebpls/contracts/tariff';

import { NUMBER_KINDS } from '../tariff-charges/table-sides.ts';
import { NO_NAME, readAt } from '../tariff-sheets/sheet.ts';
import {
  listLineMeasures,
  listNumberMeasures,
  listOffices,
  listOwnValues,
  listVerifyingOffices,
  listWords,
} from './list-options.ts';
import type { RecordField } from '../tariff-fields/record-field.ts';

const BOUNDS = listWords(['UP_TO', 'BELOW'], 'bound');

type MeasureText = TariffText['measures'][number];

const isMeasure =
  (check: (measure: MeasureText) => boolean) =>
  (document: TariffText, path: string): boolean =>
    check(readAt(document, path) as MeasureText);

const NAMED_COLUMNS = [
  { field: 'code', header: 'code', kind: 'fixed' },
  { field: 'name.en', header: 'name_en' },
  { field: 'name.fil', header: 'name_fil' },
] as const;

export const MEASURE_FIELDS: readonly RecordField[] = [
  { kind: 'name', field: 'unit', label: 'unit', isOptional: true },
  {
    kind: 'choice',
    field: 'money_of',
    label: 'money_of',
    help: 'money_of_help',
    list: listWords(['SALES', 'ESSENTIAL_SALES', 'CAPITAL', 'OTHER'], 'money'),
    isOptional: true,
    isFor: isMeasure(({ kind }) => kind === 'MONEY'),
  },
  {
    kind: 'yes_no',
    field: 'several',
    label: 'several',
    help: 'several_help',
    absent: false,
    isFor: isMeasure(({ kind }) => NUMBER_KINDS.has(kind)),
  },
  {
    kind: 'block',
    field: 'difference',
    label: 'difference',
    help: 'difference_help',
    blank: { of: [], less: [] },
    fields: [
      { kind: 'values', field: 'of', label: 'difference_of', list: listNumberMeasures },
      { kind: 'values', field: 'less', label: 'difference_less', list: listNumberMeasures },
    ],
    isFor: isMeasure(({ kind }) => NUMBER_KINDS.has(kind)),
  },
  {
    kind: 'block',
    field: 'product',
    label: 'product',
    help: 'product_help',
    blank: { of: [] },
    fields: [
      { kind: 'values', field: 'of', label: 'product_of', list: listNumberMeasures },
      { kind: 'text', field: 'each', label: 'product_each', isOptional: true },
    ],
    isFor: isMeasure(({ kind }) => NUMBER_KINDS.has(kind)),
  },
  { kind: 'choice', field: 'verified_by', label: 'verified_by', list: listVerifyingOffices, isOptional: true },
  {
    kind: 'yes_no',
    field: 'only_listed',
    label: 'only_listed',
    isFor: isMeasure(({ of }) => of === 'LINE'),
  },
  {
    kind: 'rows',
    field: 'values',
    label: 'values',
    blank: { code: '', name: NO_NAME },
    columns: NAMED_COLUMNS,
    isFor: isMeasure(({ kind }) => kind === 'CHOICE'),
    isOptional: true,
  },
];

export const LINE_FIELDS: readonly RecordField[] = [
  { kind: 'text', field: 'psic', label: 'psic', isOptional: true },
  { kind: 'words', field: 'synonyms', label: 'synonyms', help: 'synonyms_help' },
  { kind: 'values', field: 'measures', label: 'line_measures', list: listLineMeasures },
  { kind: 'values', field: 'offices', label: 'line_offices', help: 'line_offices_help', list: listOffices },
  {
    kind: 'rows',
    field: 'papers',
    label: 'line_papers',
    blank: { code: '', name: NO_NAME },
    columns: NAMED_COLUMNS,
  },
];

export const CLASSIFICATION_FIELDS: readonly RecordField[] = [
  {
    kind: 'list',
    field: 'found_from',
    label: 'found_from',
    help: 'found_from_help',
    entry: 'found_entry',
    add: 'found_add',
    remove: 'found_remove',
    blank: { of: [], bound: 'UP_TO', steps: [], above: '' },
    isOptional: true,
    fields: [
      { kind: 'values', field: 'of', label: 'found_of', list: listNumberMeasures },
      { kind: 'choice', field: 'bound', label: 'bound', list: BOUNDS },
      {
        kind: 'rows',
        field: 'steps',
        label: 'found_steps',
        blank: { to: '', value: '' },
        columns: [
          { field: 'to', header: 'to' },
          { field: 'value', header: 'step_value' },
        ],
        options: { value: listOwnValues },
      },
      { kind: 'choice', field: 'above', label: 'found_above', list: listOwnValues },
    ],
  },
];

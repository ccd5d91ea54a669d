import { Tariff, TariffTest, type TariffText } from '@ebpls/contracts/tariff';

import { createPer } from '../tariff-charges/charge-conditions.tsx';
import {
  createTests,
  getOperator,
  getSubject,
  listConditions,
  listFigures,
  listValues,
} from '../tariff-charges/conditions.ts';
import { listSideKeys, putSide } from '../tariff-charges/table-sides.ts';
import { listChargeSheets } from '../tariff-sheets/amount-sheets.ts';
import { listClassificationSheets } from '../tariff-sheets/classification-sheets.ts';
import { toLineSheet } from '../tariff-sheets/line-sheet.ts';
import { listPartSheets, toChargeNameSheet } from '../tariff-sheets/part-sheets.ts';
import { createSheetWords } from '../tariff-sheets/sheet.messages.ts';
import { type FigureSheet, readAt, type TariffChargeText, writeAt } from '../tariff-sheets/sheet.ts';
import { putSuccessors } from '../tariff-successors/gone-lines.ts';
import { createCompleteCode } from '../testing/create-complete-code.ts';
import {
  BOUND_FIELD,
  COMBINED_KINDS,
  COMPARED_FIELDS,
  createAmount,
  KIND_FIELDS,
  SIMPLE_KINDS,
} from './amount-kinds.ts';
import { toBarangaySheet } from '../tariff-barangays/barangay-sheet.tsx';
import { AMOUNT_FIELDS, BILLING_FIELDS, CONDITION_FIELDS, GROUP_FIELDS } from './charge-fields.ts';
import { createFieldWords } from '../tariff-fields/field.messages.ts';
import { ROW_FIELDS } from './part-fields.ts';
import { DEFICIENCY_FIELDS, PAYMENT_FIELDS } from './payment-fields.ts';
import {
  type ChoiceRecordField,
  joinPath,
  type RecordField,
  writeList,
  writeName,
  writeText,
  writeYesNo,
} from '../tariff-fields/record-field.ts';
import { toRowsSheet } from '../tariff-fields/record-rows.tsx';

/** Fields of the model that no person writes, each with the reason. */
const NOT_EDITED: Readonly<Record<string, string>> = {
  'charges.*.amount.dimensions.*.steps.*.range':
    'names a range for the cells of its table; the editor numbers the ranges',
  'charges.*.amount.dimensions.*.above':
    'names the last range for the cells of its table; the editor numbers the ranges',
  'charges.*.amount.cells.*.at': 'follows from the place of the amount in its table',
  'reliefs.*.taxed_part.figure': 'names a field of the claim, which shows its name; the editor chooses it',
  'reliefs.*.taxed_part.taxed': 'names a field of the claim, which shows its name; the editor chooses it',
};

const code = createCompleteCode();
const words = createSheetWords('en');
const context = {
  document: code,
  offices: [],
  barangays: [{ brgycode: '9990301001', name: 'Uno', former_codes: [] }],
  t: createFieldWords('en'),
};
const NOTHING_SAVED = {
  ...code,
  measures: [],
  taxes: [],
  charges: [],
  reliefs: [],
  late_policies: [],
  sources: [],
  presumed_incomes: [],
};

interface SchemaNode {
  readonly type: string;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly SchemaNode[];
}

/** Parts of a combination have the fields of a charge's own amount. */
const toPattern = (path: string): string =>
  path
    .replaceAll(/\.\d+(?=\.|$)/g, '.*')
    .replace(/\.amount\.of\.\*\./, '.amount.')
    .replace(/^(.*\.classes)\..*$/, '$1');

/** A list of rows has fields of its own; a list of tests and a list of codes are one field each. */
const isRowList = ({ item }: SchemaNode): boolean =>
  (item?.entries !== undefined || item?.options?.[0]?.entries !== undefined) && (item as unknown) !== TariffTest;

/** Every field of a schema that holds a value. */
function listSchemaFields(schema: SchemaNode, path = ''): string[] {
  const { wrapped, item, type, options = [], entries } = schema;
  if (wrapped !== undefined) return listSchemaFields(wrapped, path);
  if (item !== undefined && isRowList(schema)) return listSchemaFields(item, `${path}.*`);
  if (type === 'variant') return options.flatMap((option) => listSchemaFields(option, path));
  if (entries === undefined) return [toPattern(path)];
  return Object.entries(entries).flatMap(([name, entry]) => listSchemaFields(entry, joinPath(path, name)));
}

/** The fields that differ between two documents. */
function listDifferences(one: unknown, other: unknown, path = ''): string[] {
  if (one === other) return [];
  const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isCodes = (value: unknown): boolean => Array.isArray(value) && !value.some(isBranch);
  const isTests = (value: unknown): boolean =>
    Array.isArray(value) && value.some((each) => isBranch(each) && 'test' in each);
  const isLeaf = [one, other].some((value) => isTests(value) || (isCodes(value) && (value as unknown[]).length > 0));
  if (isLeaf || !(isBranch(one) || isBranch(other))) return [toPattern(path)];
  const [former, next] = [one ?? {}, other ?? {}] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(former), ...Object.keys(next)]);
  return [...names].flatMap((name) => listDifferences(former[name], next[name], joinPath(path, name)));
}

type Changes = (document: TariffText) => TariffText;

const listWritten = (changes: readonly Changes[]): string[] =>
  changes.flatMap((change) => listDifferences(code, change(code)));

const listSheetChanges = (sheets: readonly FigureSheet[]): Changes[] =>
  sheets.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ write }): Changes[] => {
        if (write === undefined) return [];
        return ['77', 'true', 'false', ''].map((text) => (document: TariffText) => write(document, text));
      }),
    ),
  );

/** What a declared field with fields or rows of its own changes. */
function listNestedChanges(field: RecordField, row: string): Changes[] {
  const path = joinPath(row, field.field);
  const entries = (readAt(code, path) ?? []) as readonly unknown[];
  switch (field.kind) {
    case 'block':
      return field.fields.flatMap((each) => listFieldChanges(each, path));
    case 'list':
      return entries.flatMap((_, index) => field.fields.flatMap((each) => listFieldChanges(each, `${path}.${index}`)));
    case 'rows':
      return listSheetChanges([toRowsSheet(context, { row, path, field, savedDocument: undefined }, words)]);
    default:
      return [];
  }
}

/** A name in both languages. */
const writeBothNames = (document: TariffText, path: string): TariffText =>
  writeName(writeName(document, path, { text: '77', locale: 'en' }), path, { text: '78', locale: 'fil' });

function listChoiceChanges({ field, list, write }: ChoiceRecordField, row: string): Changes[] {
  const path = joinPath(row, field);
  if (write === undefined) return [(document) => writeText(document, path, { text: '77' })];
  const options = list(context, row).map(
    ({ value }) =>
      (document: TariffText) =>
        write(document, path, value),
  );
  return [(document) => selectFields(document, options, [path])];
}

/** What a declared field changes of the row at a path, as the page writes it. */
function listFieldChanges(field: RecordField, row: string): Changes[] {
  const path = joinPath(row, field.field);
  if (field.isFor !== undefined && !field.isFor(code, row)) return [];
  switch (field.kind) {
    case 'text':
      return [(document) => writeText(document, path, { text: '77' })];
    case 'words':
    case 'values':
      return [(document) => writeList(document, path, { values: ['77'] })];
    case 'name':
      return [(document) => writeBothNames(document, path)];
    case 'choice':
      return listChoiceChanges(field, row);
    case 'yes_no': {
      const { absent } = field;
      return [true, false].map((value) => (document) => writeYesNo(document, path, { value, absent }));
    }
    case 'tests':
      return [(document) => writeAt(document, path, [{ test: 'MARK', mark: '77' }])];
    default:
      return listNestedChanges(field, row);
  }
}

const CHARGE_FIELDS = [...CONDITION_FIELDS, ...GROUP_FIELDS, ...AMOUNT_FIELDS, ...BILLING_FIELDS];

const SIDE_FIELDS = ['by', 'classification', 'measure', 'of'];

function listSideChanges(path: string): Changes[] {
  const amount = readAt(code, path) as TariffChargeText['amount'];
  if (amount.kind !== 'TABLE') return [];
  return listSideKeys(code).map(
    (key) => (document: TariffText) => writeAt(document, path, putSide(document, amount, { place: 0, key })),
  );
}

/**
 * The document in which the given fields are changed, each by one of the changes: what else such a change replaces, it
 * does not write.
 */
function selectFields(document: TariffText, changes: readonly Changes[], paths: readonly string[]): TariffText {
  return changes.reduce((all, change) => {
    const next = change(document);
    return paths
      .filter((path) => readAt(next, path) !== undefined && readAt(next, path) !== readAt(document, path))
      .reduce((target, path) => writeAt(target, path, readAt(next, path)), all);
  }, document);
}

function listChargeChanges(charge: TariffText['charges'][number], place: number): Changes[] {
  const path = `charges.${place}`;
  const { amount } = charge;
  const own = amount.kind in KIND_FIELDS ? (KIND_FIELDS[amount.kind as keyof typeof KIND_FIELDS] ?? []) : [];
  const sides = amount.kind === 'TABLE' ? amount.dimensions.map((_, side) => `${path}.amount.dimensions.${side}`) : [];
  return [
    ...listSheetChanges([
      ...listChargeSheets(code, place, words),
      toChargeNameSheet(code, place, { t: words, savedDocument: NOTHING_SAVED }),
    ]),
    ...CHARGE_FIELDS.flatMap((field) => listFieldChanges(field, path)),
    ...own.flatMap((field) => listFieldChanges(field, `${path}.amount`)),
    ...COMPARED_FIELDS.flatMap((field) =>
      amount.kind === 'SUM' ? listFieldChanges(field, `${path}.amount.of.1`) : [],
    ),
    ...sides.flatMap((side) => listFieldChanges(BOUND_FIELD, side)),
    (document) =>
      selectFields(
        document,
        [...SIMPLE_KINDS, ...COMBINED_KINDS].map(
          (kind) => (target: TariffText) => writeAt(target, `${path}.amount`, createAmount(target, kind, amount)),
        ),
        [`${path}.amount.kind`],
      ),
    (document) =>
      selectFields(
        document,
        listSideChanges(`${path}.amount`),
        SIDE_FIELDS.map((field) => `${path}.amount.dimensions.0.${field}`),
      ),
    (document) =>
      selectFields(
        document,
        ['BUSINESS', 'LINE', 'GROUP:77'].map(
          (key) => (target: TariffText) => writeAt(target, `${path}.per`, createPer(key, charge.per)),
        ),
        [`${path}.per.each`, `${path}.per.classification`],
      ),
  ];
}

/** Fields of which a page test changes the only control: `charge-conditions.large.test.tsx`. */
const PAGE_TESTED = ['charges.*.amount.of', 'charges.*.amount.per_unit', 'charges.*.per.combine'];

const PARTS = [
  'payment',
  'heading',
  'measures',
  'taxes',
  'late_policies',
  'reliefs',
  'presumed_incomes',
  'sources',
] as const;

test('every field of the model is changed by the editor, or has a reason why not', () => {
  const byBarangay = code.measures.findIndex(({ values = [] }) =>
    values.some(({ barangays }) => barangays !== undefined),
  );
  const changes: Changes[] = [
    ...PARTS.flatMap((part) =>
      listSheetChanges(listPartSheets(code, part, { t: words, savedDocument: NOTHING_SAVED })),
    ),
    ...listSheetChanges([...listClassificationSheets(code, words, []), toLineSheet(code, words)]),
    ...code.charges.flatMap(listChargeChanges),
    ...Object.entries(ROW_FIELDS).flatMap(([part, fields]) =>
      ((code[part as keyof TariffText] ?? []) as readonly unknown[]).flatMap((_, place) =>
        (fields as readonly RecordField[]).flatMap((field) => listFieldChanges(field, `${part}.${place}`)),
      ),
    ),
    ...PAYMENT_FIELDS.flatMap((field) => listFieldChanges(field, 'payment')),
    ...DEFICIENCY_FIELDS.flatMap((field) => listFieldChanges(field, '')),
    ...listSheetChanges([toBarangaySheet(context, `measures.${byBarangay}`)]),
    (document) => putSuccessors(document, '77', [code.lines[0]?.code ?? '']),
  ];
  const written = new Set([...listWritten(changes), ...PAGE_TESTED, ...Object.keys(NOT_EDITED)]);
  const fields = new Set(listSchemaFields(Tariff as unknown as SchemaNode));
  expect([...fields].filter((field) => !written.has(field))).toEqual([]);
  expect([...Object.keys(NOT_EDITED), ...PAGE_TESTED].filter((field) => !fields.has(field))).toEqual([]);
});

/** A test of each kind with each answer, as the fields of a condition write it. */
const TESTS: Readonly<
  Record<TariffText['charges'][number]['when'][number]['test'], TariffText['charges'][number]['when']>
> = {
  QUANTITY: (['AT_LEAST', 'ABOVE', 'AT_MOST', 'BELOW'] as const).map((is) => ({
    test: 'QUANTITY',
    of: ['gross'],
    is,
    figure: '7',
  })),
  CHOICE: [{}, { is: false }].map((is) => ({ test: 'CHOICE', measure: 'barangay', one_of: ['A'], ...is })),
  YES: [true, false].map((is) => ({ test: 'YES', measure: 'yes', is })),
  DECLARED: [true, false].map((is) => ({ test: 'DECLARED', measure: 'gross', is })),
  CLASS: [{}, { is: false }].map((is) => ({ test: 'CLASS', classification: 'kind', one_of: ['A'], ...is })),
  MARK: [{}, { is: false }].map((is) => ({ test: 'MARK', mark: 'food', ...is })),
  TAX: [{}, { is: false }].map((is) => ({ test: 'TAX', one_of: ['d'], ...is })),
  LINE: [{}, { is: false }].map((is) => ({ test: 'LINE', one_of: ['1'], ...is })),
  FILED: (['BY', 'AFTER'] as const).flatMap((is) =>
    [{}, { moves_to_working_day: true }].map((moved) => ({ test: 'FILED' as const, is, day: '01-20', ...moved })),
  ),
};

test('every kind of test is read as a condition and written again', () => {
  expect(TariffTest.options.map(({ entries }) => entries.test.literal).toSorted()).toEqual(
    Object.keys(TESTS).toSorted(),
  );
  for (const test of Object.values(TESTS).flat()) {
    const [condition] = listConditions([test]);
    if (condition === undefined) throw new Error('no condition');
    const answers = { figures: listFigures(condition), values: listValues(condition) };
    expect(createTests(getSubject(code, condition), getOperator(condition), answers)).toEqual([test]);
  }
});

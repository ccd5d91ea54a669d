import type { TariffText } from '@ebpls/contracts/tariff';

import {
  createBusinessMeasure,
  createKindTable,
  formatJudged,
  GROSS_TAX,
  judgeCharges,
  type JudgedCharge,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { formatTariffRefusal } from '../amounts/explain-charge.ts';

type TableText = Extract<JudgedCharge['amount'], { kind: 'TABLE' }>;
type RangesText = Extract<TableText['dimensions'][number], { by: 'RANGES' }>;

const lodging = { at: ['lodging'], amount: '1.00' };
const food = { at: ['food'], amount: '1.00' };

const brackets = (steps: [string, string][]): JudgedCharge['amount'] => ({
  kind: 'BRACKETS',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: steps.map(([to, amount]) => ({ to, amount })),
  above: { kind: 'RATE', rate: '1 %' },
});

test.each<[string, JudgedCharge['amount'], string[]]>([
  ['a gap', createKindTable([lodging]), ['charges.1.amount.cells judge.gap REFUSED']],
  ['an overlap', createKindTable([lodging, food, lodging]), ['charges.1.amount.cells.2 judge.overlap REFUSED']],
  [
    'a row that never applies',
    createKindTable([lodging, food, { at: ['zoo'], amount: '1.00' }]),
    ['charges.1.amount.cells.2 judge.unreachable REFUSED'],
  ],
  [
    'a bracket that ends before the last one',
    brackets([
      ['10', '1.00'],
      ['5', '2.00'],
    ]),
    ['charges.1.amount.steps.1.to judge.bounds REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('an amount replaces the one before it only in a sum', () => {
  const fixed = { kind: 'FIXED', amount: '1.00' } as const;
  const higher = { ...fixed, instead: 'IF_HIGHER' } as const;
  const find = (amount: JudgedCharge['amount']) => judgeCharges([createCharge({ amount })]);
  expect(find({ kind: 'SUM', of: [fixed, higher] })).toEqual([]);
  const findings = [
    find(higher),
    find({ kind: 'GREATER', of: [fixed, higher] }),
    find({ kind: 'SUM', of: [higher, fixed] }),
    find({ kind: 'SUM', of: [fixed, { ...higher, added: true }] }),
  ];
  expect(findings).toEqual(
    ['', '.of.1', '.of.0', '.of.1'].map((at) => [`charges.1.amount${at}.instead judge.instead REFUSED`]),
  );
});

test('a value is declared once in its classification, and a place of a table is named in either language', () => {
  const [kind] = createTariff().classifications;
  if (kind === undefined) throw new Error('the example has a classification');
  const classifications = [{ ...kind, values: [...kind.values, ...kind.values.slice(0, 1)] }];
  expect(judgeCharges([], { classifications })).toEqual(['classifications.0.values.2.code judge.twice REFUSED']);
  const charges = [GROSS_TAX, createCharge({ amount: createKindTable([lodging]) }), MEASURED_FEE];
  const [gap] = judgeParts({ charges });
  expect(gap && [formatTariffRefusal(gap, 'en'), formatTariffRefusal(gap, 'fil')]).toEqual([
    'The table has no amount for Food.',
    'Walang halaga ang talahanayan para sa Pagkain.',
  ]);
});

const HUE = { ...createBusinessMeasure('hue', 'CHOICE', ['red', 'blue']), when_absent: 'REFUSE' as const };
const MEASURES = [...createTariff().measures, HUE];
const createTable = (dimensions: TableText['dimensions'], ...cells: string[][]): TableText => ({
  kind: 'TABLE',
  dimensions,
  cells: cells.map((at) => ({ at, amount: '1.00' })),
});
const byHue = { by: 'CHOICE', measure: 'hue' } as const;
const byRooms: RangesText = {
  by: 'RANGES',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: [
    { to: '5', range: 'few' },
    { to: '9', range: 'some' },
  ],
  above: 'many',
};
const onKind = { by: 'CLASSIFICATION', classification: 'kind' } as const;
const size: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'large'].map((code) => ({ code, name: { en: `The ${code}`, fil: code } })),
  found_from: [{ of: ['rooms'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'large' }],
};
const list = (amount: JudgedCharge['amount'], overrides: Partial<JudgedCharge> = {}) => {
  const reads = createCharge({ code: 'HUE', types: ['NEW'], amount: createTable([byHue], ['red'], ['blue']) });
  const classifications = [...createTariff().classifications, size];
  const parts = { measures: MEASURES, classifications };
  return formatJudged([createCharge({ amount, section: '7', ...overrides }), reads], parts).map((text) =>
    text.replace('charges.1.amount.', ''),
  );
};

test.each<[string, TableText, string[]]>([
  ['a choice', createTable([byHue], ['red']), ['The blue']],
  ['ranges', createTable([byRooms], ['some']), ['few', 'many']],
  ['the size of the business', createTable([{ ...onKind, classification: 'size' }], ['large']), ['The small']],
  [
    'a choice and a class',
    createTable([byHue, onKind], ['red', 'food'], ['blue', 'lodging']),
    ['The red, Lodging', 'The blue, Food'],
  ],
])('a table by %s has an amount for each of its places', (_, table, missing) => {
  expect(list(table)).toEqual(missing.map((place) => `cells [7] The table has no amount for ${place}.`));
});

test('a table needs amounts for the classes of the lines that its charge covers alone', () => {
  const lodging = createTable([onKind], ['lodging']);
  expect(list(lodging, { lines: [{ test: 'LINE', one_of: ['Inn'] }] })).toEqual([]);
  expect(list(lodging)).toEqual(['cells [7] The table has no amount for Food.']);
  // An amount for a class that no line has is no fault.
  const both = createTable([onKind], ['lodging'], ['food']);
  expect(list(both, { lines: [{ test: 'LINE', one_of: ['Inn'] }] })).toEqual([]);
});

test('two amounts for one place, and a row that can never apply, are named by their values', () => {
  expect(list(createTable([byHue], ['red'], ['blue'], ['blue']))).toEqual([
    'cells.2 [7] The table has two amounts for The blue.',
  ]);
  expect(list(createTable([byHue], ['red'], ['blue'], ['green']))).toEqual([
    'cells.2 [7] The row for green can never apply.',
  ]);
  const ranges = [['few'], ['some'], ['many']];
  expect(list(createTable([byRooms], ...ranges))).toEqual([]);
  expect(list(createTable([byRooms], ...ranges, ['huge']))).toEqual(['cells.3 [7] The row for huge can never apply.']);
  const whole = [
    ['red', 'food'],
    ['red', 'lodging'],
    ['blue', 'food'],
    ['blue', 'lodging'],
  ];
  const never = (at: string) => [`cells.4 [7] The row for ${at} can never apply.`];
  expect(list(createTable([byHue, onKind], ...whole))).toEqual([]);
  expect(list(createTable([byHue, onKind], ...whole, ['red']))).toEqual(never('The red'));
  expect(list(createTable([byHue, onKind], ...whole, ['red', 'zoo']))).toEqual(never('The red, zoo'));
  expect(list(createTable([byHue, onKind], ...whole, ['green', 'food']))).toEqual(never('green, Food'));
  expect(list(createTable([byHue, onKind], ...whole, ['red', 'food', 'x']))).toEqual(never('The red, Food, x'));
});

test('of many gaps of one table the first twenty are named', () => {
  const steps = Array.from({ length: 30 }, (_, index) => ({ to: `${index + 1}`, range: `R${index}` }));
  const gaps = list(createTable([{ ...byRooms, steps }], ['many']));
  expect(gaps).toHaveLength(20);
  expect(gaps.at(-1)).toBe('cells [7] The table has no amount for R19.');
});

test('a bracket ends above the one before it, in a schedule, in rates and in the ranges of a table', () => {
  const sentence = '[7] The upper limit of this bracket is not higher than that of the previous bracket.';
  const bounds = (...to: string[]) => brackets(to.map((each) => [each, '1.00']));
  expect(list(bounds('5', '5.01'))).toEqual([]);
  expect(list(bounds('0', '5'))).toEqual([]);
  expect(list(bounds('5', '5'))).toEqual([`steps.1.to ${sentence}`]);
  const rates: JudgedCharge['amount'] = {
    kind: 'MARGINAL',
    of: ['rooms'],
    steps: ['9', '8'].map((to) => ({ to, rate: '1 %' })),
    above: '1 %',
  };
  expect(list(rates)).toEqual([`steps.1.to ${sentence}`]);
  const ranges = { ...byRooms, steps: byRooms.steps.toReversed() };
  const cells = [['few'], ['some'], ['many']];
  expect(list(createTable([ranges], ...cells))).toEqual([`dimensions.0.steps.1.to ${sentence}`]);
});

const OPTIONAL_HUE = createBusinessMeasure('hue', 'CHOICE', ['red']);

test.each<[string, Partial<JudgedCharge>, Partial<typeof OPTIONAL_HUE>, boolean]>([
  ['no condition', {}, {}, true],
  ['a condition on another one', { when: [{ test: 'DECLARED', measure: 'rooms' }] }, {}, true],
  ['the condition that it is not', { when: [{ test: 'DECLARED', measure: 'hue', is: false }] }, {}, true],
  ['the condition that it is declared', { when: [{ test: 'DECLARED', measure: 'hue' }] }, {}, false],
  ['a condition on its answer', { lines: [{ test: 'CHOICE', measure: 'hue', one_of: ['red'] }] }, {}, false],
  [
    'nothing due without it',
    {
      nothing_when: {
        tests: [{ test: 'DECLARED', measure: 'hue', is: false }],
        reason: { en: 'No hue', fil: 'Walang kulay' },
      },
    },
    {},
    false,
  ],
  ['a charge that is not in force', { in_force: false }, {}, false],
  ['an answer that is required', {}, { when_absent: 'REFUSE' }, false],
  [
    'an answer by the barangay',
    {},
    { values: [{ code: 'red', name: { en: 'Red', fil: 'Pula' }, barangays: ['9990101001'] }] },
    false,
  ],
])('a table by a choice that may have no answer is asked about, with %s', (_, overrides, measure, isAsked) => {
  const amount = createTable([{ by: 'CHOICE', measure: 'hue' }], ['red']);
  const findings = formatJudged([createCharge({ amount, section: '7', ...overrides })], {
    measures: [...createTariff().measures, { ...OPTIONAL_HUE, ...measure }],
  });
  const sentence =
    'The table of “Fee” needs an answer to “hue”, which may be left empty. A business that leaves it empty could not be billed. ' +
    'Please add a condition that it is declared, or make it required.';
  expect(findings.filter((finding) => finding.includes('answer'))).toEqual(
    isAsked ? [`charges.1.amount.dimensions.0.measure [7] ${sentence}`] : [],
  );
});

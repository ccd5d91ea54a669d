import type { TariffText } from '@ebpls/contracts/tariff';

import {
  createBusinessMeasure,
  createFixedFee,
  formatJudged,
  formatTariffFindings,
  GROSS_TAX,
  judgeCharges,
  type JudgedCharge,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';

type TableText = Extract<JudgedCharge['amount'], { kind: 'TABLE' }>;

const brackets = (steps: [string, string][]): JudgedCharge['amount'] => ({
  kind: 'BRACKETS',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: steps.map(([to, amount]) => ({ to, amount })),
  above: { kind: 'RATE', rate: '1 %' },
});

const HUE = { ...createBusinessMeasure('hue', 'CHOICE', ['red', 'blue']), when_absent: 'REFUSE' as const };

test.each<[string, JudgedCharge['amount'], string[]]>([
  [
    'a falling bracket',
    brackets([
      ['5', '2.00'],
      ['10', '1.00'],
    ]),
    ['charges.1.amount.steps.1 judge.falls ASKED'],
  ],
  [
    'ten times the neighbours',
    brackets([
      ['5', '100.00'],
      ['10', '1,500.00'],
      ['15', '200.00'],
    ]),
    ['charges.1.amount.steps.1 judge.ten_times ASKED', 'charges.1.amount.steps.2 judge.falls ASKED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('a falling rate of the last bracket is asked about with both amounts', () => {
  const amount: JudgedCharge['amount'] = {
    kind: 'BRACKETS',
    of: ['gross'],
    bound: 'BELOW',
    steps: [{ to: '2,000,000.00', amount: '11,500.00' }],
    above: { kind: 'RATE', rate: '50 % of 1 %' },
  };
  expect(judgeParts({ charges: [{ ...GROSS_TAX, amount }, MEASURED_FEE] })).toMatchObject([
    { key: 'judge.falls', params: { amount: '10,000.00', before: '11,500.00' } },
  ]);
});

const byRooms = (amounts: readonly string[]): JudgedCharge['amount'] => ({
  kind: 'TABLE',
  dimensions: [
    {
      by: 'RANGES',
      of: ['rooms'],
      bound: 'UP_TO',
      steps: [
        { to: '5', range: 'few' },
        { to: '9', range: 'some' },
      ],
      above: 'many',
    },
  ],
  cells: ['few', 'some', 'many'].map((at, index) => ({ at: [at], amount: amounts[index] ?? '' })),
});
const byRates = (rates: readonly string[]): JudgedCharge['amount'] => ({
  kind: 'MARGINAL',
  of: ['gross'],
  steps: [
    { to: '10', rate: rates[0] ?? '' },
    { to: '20', rate: rates[1] ?? '' },
  ],
  above: rates[2] ?? '',
});

test.each<[string, JudgedCharge['amount'], string[]]>([
  ['a table that rises', byRooms(['1.00', '2.00', '3.00']), []],
  ['a table that falls', byRooms(['2.00', '1.00', '3.00']), ['charges.1.amount.cells.1 judge.falls ASKED']],
  [
    'a cell ten times its neighbours',
    byRooms(['1.00', '2.00', '20.00']),
    ['charges.1.amount.cells.2 judge.ten_times ASKED'],
  ],
  [
    'a combined table',
    {
      kind: 'SUM',
      of: [{ kind: 'FIXED', amount: '1.00' }, byRooms(['2.00', '1.00', '3.00']) as { kind: 'FIXED'; amount: string }],
    },
    ['charges.1.amount.of.1.cells.1 judge.falls ASKED'],
  ],
])('%s is asked about at its cell', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test.each<[string, readonly string[], string[]]>([
  ['rates that fall', ['2 %', '1 %', '0.5 %'], []],
  ['rates that rise', ['1 %', '2 %', '3 %'], []],
  ['a rate that turns', ['2 %', '1 %', '3 %'], ['charges.0.amount.steps.1.rate judge.rate_turns ASKED']],
  ['a falling rate after a first part that is free', ['0 %', '2 %', '1 %'], []],
  ['a rate ten times the others', ['1 %', '20 %', '2 %'], ['charges.0.amount.steps.1.rate judge.rate_ten_times ASKED']],
])('%s of marginal brackets', (_, rates, findings) => {
  const tax = { ...GROSS_TAX, amount: byRates(rates) };
  const found = judgeParts({ charges: [tax, MEASURED_FEE] });
  expect(found.map(({ path, key, weight }) => `${path} ${key} ${weight}`)).toEqual(findings);
});

test('a rate above the last bracket that begins below it is asked about', () => {
  const tax: JudgedCharge = {
    ...GROSS_TAX,
    amount: {
      kind: 'BRACKETS',
      of: ['gross'],
      bound: 'BELOW',
      steps: [{ to: '1,000.00', amount: '20.00' }],
      above: { kind: 'RATE', rate: '1 %' },
    },
  };
  const found = judgeParts({ charges: [tax, MEASURED_FEE] });
  expect(found.map(({ path, key }) => `${path} ${key}`)).toEqual(['charges.0.amount.above judge.falls']);
});

const judgeSteps = (steps: [string, string][], above: Extract<JudgedCharge['amount'], { kind: 'BRACKETS' }>['above']) =>
  formatJudged([
    createCharge({
      section: '7',
      amount: {
        kind: 'BRACKETS',
        of: ['rooms'],
        bound: 'UP_TO',
        steps: steps.map(([to, amount]) => ({ to, amount })),
        above,
      },
    }),
  ]).map((text) => text.replace('charges.1.amount.', ''));
const lower = (amount: string, before: string) =>
  `This amount, ${amount}, is lower than the previous amount, ${before}. Is it correct?`;
const tenTimes = (amount: string, before: string) =>
  `This amount, ${amount}, is at least ten times the previous amount, ${before}. Is it correct?`;

test('an amount above the last bracket that is lower, or ten times it, is asked about with both amounts', () => {
  const steps: [string, string][] = [
    ['5', '10.00'],
    ['10', '20.00'],
  ];
  expect(judgeSteps(steps, { kind: 'AMOUNT', amount: '20.00' })).toEqual([]);
  expect(judgeSteps(steps, { kind: 'AMOUNT', amount: '19.99' })).toEqual([`above [7] ${lower('19.99', '20.00')}`]);
  expect(judgeSteps(steps, { kind: 'AMOUNT', amount: '199.99' })).toEqual([]);
  expect(judgeSteps(steps, { kind: 'AMOUNT', amount: '200.00' })).toEqual([`above [7] ${tenTimes('200.00', '20.00')}`]);
  const further = { kind: 'FURTHER', each: '1.00', step: '1' } as const;
  expect(judgeSteps(steps, { ...further, plus: '20.00' })).toEqual([]);
  expect(judgeSteps(steps, { ...further, plus: '15.00' })).toEqual([`above [7] ${lower('15.00', '20.00')}`]);
  expect(judgeSteps(steps, { ...further, plus: '19.00' })).toEqual([]);
  expect(judgeSteps(steps, { ...further, plus: '18.99' })).toEqual([`above [7] ${lower('18.99', '20.00')}`]);
});

test('an amount ten times the one before it is a step up where those after it are higher still', () => {
  const judgeRun = (...amounts: string[]) =>
    judgeSteps(
      amounts.map((amount, index) => [`${index + 1}`, amount]),
      { kind: 'AMOUNT', amount: amounts.at(-1) ?? '' },
    );
  expect(judgeRun('1.00', '10.00', '11.00')).toEqual([]);
  expect(judgeRun('1.00', '10.00', '10.00')).toEqual([`steps.1 [7] ${tenTimes('10.00', '1.00')}`]);
  expect(judgeRun('1.00', '9.99', '9.99')).toEqual([]);
  // Nothing is no amount of which another is ten times.
  expect(judgeRun('0.00', '5.00', '5.00')).toEqual([]);
});

test('a rate above a bracket is compared at its bound where the bracket is of money alone', () => {
  const judgeRate = (
    of: string[],
    above: { rate: string; at_least?: string },
    steps: { to: string; amount: string }[],
  ) =>
    formatTariffFindings(
      judgeParts({
        charges: [
          {
            ...GROSS_TAX,
            section: '7',
            amount: { kind: 'BRACKETS', of, bound: 'BELOW', steps, above: { kind: 'RATE', ...above } },
          },
          { ...MEASURED_FEE, code: 'AREA' },
        ],
      }),
    ).filter((text) => text.startsWith('charges.0.amount.'));
  const step = [{ to: '1,000.00', amount: '20.00' }];
  expect(judgeRate(['gross'], { rate: '2 %' }, step)).toEqual([]);
  expect(judgeRate(['gross'], { rate: '1 %' }, step)).toEqual([
    `charges.0.amount.above [7] ${lower('10.00', '20.00')}`,
  ]);
  expect(judgeRate(['gross'], { rate: '1 %', at_least: '20.00' }, step)).toEqual([]);
  expect(judgeRate(['rooms'], { rate: '1 %' }, step)).toEqual([]);
  expect(judgeRate(['gross', 'rooms'], { rate: '1 %' }, step)).toEqual([]);
  expect(judgeRate(['gross'], { rate: '1 %' }, [])).toEqual([]);
});

test.each<[string[], string[]]>([
  [['1 %', '1 %', '2 %'], []],
  [['2 %', '1 %', '1 %', '2 %'], []],
  [['1 %', '2 %', '1 %'], ['steps.1.rate turns']],
  [['10 %', '1 %', '1 %'], ['steps.0.rate ten times']],
  [['1 %', '1 %', '10 %'], ['above ten times']],
  [['1 %', '9.9 %'], []],
  [['1 %', '10 %', '1.1 %'], ['steps.1.rate turns']],
  [['0 %', '1 %', '2 %'], []],
  [['1 %'], []],
])('of marginal rates %j these are asked about: %j', (rates, findings) => {
  const steps = rates.slice(0, -1).map((rate, index) => ({ to: `${index + 1}`, rate }));
  const amount: JudgedCharge['amount'] = { kind: 'MARGINAL', of: ['gross'], steps, above: rates.at(-1) ?? '' };
  const sentences = {
    turns: 'The rates next to this one are both higher or both lower. Is this rate correct?',
    'ten times': 'This rate is ten times the rates next to it. Is it correct?',
  };
  const foundTexts = formatTariffFindings(
    judgeParts({ charges: [{ ...GROSS_TAX, section: '7', amount }, MEASURED_FEE] }),
  );
  expect(foundTexts.filter((text) => text.startsWith('charges.0.amount.'))).toEqual(
    findings.map((finding) => {
      const [at = '', ...kind] = finding.split(' ');
      return `charges.0.amount.${at} [7] ${sentences[kind.join(' ') as keyof typeof sentences]}`;
    }),
  );
});

test('with a step, each bracket has an amount for each step', () => {
  const judge = (rate: string, above: string) =>
    judgeCharges([
      createCharge({ amount: { kind: 'MARGINAL', of: ['area'], steps: [{ to: '5', rate }], above, step: '1' } }),
    ]);
  expect(judge('3.00 each', '2.00 each')).toEqual([]);
  expect(judge('1/3', '2.00 each')).toEqual(['charges.1.amount.steps.0.rate judge.step_rate REFUSED']);
  expect(judge('3.00 each', '1/3 of 1 %')).toEqual(['charges.1.amount.above judge.step_rate REFUSED']);
});

const SIZE: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'medium', 'large'].map((code) => ({ code, name: { en: code, fil: code } })),
  found_from: [
    {
      of: ['rooms'],
      bound: 'UP_TO',
      steps: [
        { to: '5', value: 'small' },
        { to: '9', value: 'medium' },
      ],
      above: 'large',
    },
  ],
};

test('a table is compared along its ordered sides, in the order of the values and not of its rows', () => {
  const parts = {
    classifications: [...createTariff().classifications, SIZE],
    measures: [...createTariff().measures, HUE],
  };
  const judgeCells = (dimensions: TableText['dimensions'], ...cells: [string, string][]) =>
    judgeCharges(
      [
        createCharge({
          amount: { kind: 'TABLE', dimensions, cells: cells.map(([at, amount]) => ({ at: at.split(' '), amount })) },
        }),
        createFixedFee({ code: 'HUE', types: ['NEW'], when: [{ test: 'CHOICE', measure: 'hue', one_of: ['red'] }] }),
      ],
      parts,
    );
  const bySize = { by: 'CLASSIFICATION', classification: 'size' } as const;
  const falls = (cell: number) => `charges.1.amount.cells.${cell} judge.falls ASKED`;
  expect(judgeCells([bySize], ['large', '3.00'], ['small', '1.00'], ['medium', '2.00'])).toEqual([]);
  expect(judgeCells([bySize], ['large', '3.00'], ['small', '2.00'], ['medium', '1.00'])).toEqual([falls(2)]);
  // The kinds of lines and the values of a choice have no order.
  expect(judgeCells([{ by: 'CHOICE', measure: 'hue' }], ['red', '2.00'], ['blue', '1.00'])).toEqual([]);
  expect(judgeCells([{ by: 'CLASSIFICATION', classification: 'kind' }], ['lodging', '2.00'], ['food', '1.00'])).toEqual(
    [],
  );
  expect(
    judgeCells(
      [{ by: 'CHOICE', measure: 'hue' }, bySize],
      ['red small', '5.00'],
      ['blue small', '1.00'],
      ['red medium', '6.00'],
      ['blue medium', '2.00'],
      ['red large', '5.50'],
      ['blue large', '3.00'],
    ),
  ).toEqual([falls(4)]);
});

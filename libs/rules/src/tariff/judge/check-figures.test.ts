import { type ChargeText, GROSS_TAX, judgeCharges, judgeParts, MEASURED_FEE } from '../../../test/judged-charges.ts';
import { createCharge } from '../../../test/tariff-example.ts';

const brackets = (steps: [string, string][]): ChargeText['amount'] => ({
  kind: 'BRACKETS',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: steps.map(([to, amount]) => ({ to, amount })),
  above: { kind: 'RATE', rate: '1 %' },
});

test.each<[string, ChargeText['amount'], string[]]>([
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
  const amount: ChargeText['amount'] = {
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

const byRooms = (amounts: readonly string[]): ChargeText['amount'] => ({
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
const byRates = (rates: readonly string[]): ChargeText['amount'] => ({
  kind: 'MARGINAL',
  of: ['gross'],
  steps: [
    { to: '10', rate: rates[0] ?? '' },
    { to: '20', rate: rates[1] ?? '' },
  ],
  above: rates[2] ?? '',
});

test.each<[string, ChargeText['amount'], string[]]>([
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
  ['a rate ten times the others', ['1 %', '20 %', '2 %'], ['charges.0.amount.steps.1.rate judge.rate_ten_times ASKED']],
])('%s of marginal brackets', (_, rates, findings) => {
  const tax = { ...GROSS_TAX, amount: byRates(rates) };
  const found = judgeParts({ charges: [tax, MEASURED_FEE] });
  expect(found.map(({ path, key, weight }) => `${path} ${key} ${weight}`)).toEqual(findings);
});

test('a rate above the last bracket that begins below it is asked about', () => {
  const tax: ChargeText = {
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

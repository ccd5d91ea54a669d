import { type Hundredths, Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { openTariff } from '../open-tariff.ts';
import { computeScheduleTax, isTaxOnGross } from './schedule-tax.ts';

type ChargeText = TariffText['charges'][number];
type Brackets = Extract<ChargeText['amount'], { kind: 'BRACKETS' }>;

const [GROSS] = createTariff().measures;
if (GROSS === undefined) throw new Error('the example measures gross');
const MEASURES: TariffText['measures'] = [
  ...createTariff().measures,
  { ...GROSS, code: 'capital', money_of: 'CAPITAL' },
  { ...GROSS, code: 'tables', kind: 'COUNT' },
  { ...GROSS, code: 'paid', declared_by: 'OFFICE' },
];

function open(overrides: Pick<ChargeText, 'amount'> & Partial<ChargeText>) {
  const charge = createCharge({ code: 'TAX', kind: 'TAX', ...overrides });
  const tariff = openTariff(v.parse(Tariff, createTariff({ measures: MEASURES, charges: [charge] })));
  const [row] = tariff.charges;
  if (row === undefined) throw new Error('the tariff has the charge');
  return { opened: tariff, row };
}
/** The tax in pesos on a gross in pesos. */
const compute = (pesos: number, overrides: Parameters<typeof open>[0]): number | undefined => {
  const tax = computeScheduleTax(open(overrides).row, Math.round(pesos * 100) as Hundredths);
  return tax === undefined ? undefined : tax / 100;
};
type SimpleText = Extract<ChargeText['amount'], { kind: 'RATE' | 'PER_UNIT' }>;
const rate = (text: string): SimpleText => ({ kind: 'RATE', of: ['gross'], rate: text });

test('marginal rates are each on the part of the gross between their bounds', () => {
  const amount: ChargeText['amount'] = {
    kind: 'MARGINAL',
    of: ['gross'],
    steps: [
      { to: '400', rate: '2 %' },
      { to: '1,000', rate: '1 %' },
    ],
    above: '0.5 %',
  };
  const taxes = [0, 100, 400, 500, 1_000, 3_000].map((pesos) => compute(pesos, { amount }));
  // 400 × 2 % = 8; 600 × 1 % = 6; 2,000 × 0.5 % = 10
  expect(taxes).toEqual([0, 2, 8, 9, 14, 24]);
});

test('amounts for each step of the gross count a part of a step as a whole one', () => {
  const amount: ChargeText['amount'] = {
    kind: 'MARGINAL',
    of: ['gross'],
    steps: [{ to: '400', rate: '8.00 each' }],
    above: '5.50 each',
    step: '100',
  };
  expect([100, 100.01, 400, 401, 1_000].map((pesos) => compute(pesos, { amount }))).toEqual([8, 16, 32, 37.5, 65]);
});

const brackets = (bound: Brackets['bound'], above: Brackets['above']): Brackets => ({
  kind: 'BRACKETS',
  of: ['gross'],
  bound,
  steps: [
    { to: '100', amount: '5.00' },
    { to: '200', amount: '9.00' },
  ],
  above,
});

test('the bound of a bracket belongs to it or to the next one, as it is printed', () => {
  const list = (bound: Brackets['bound']) =>
    [99.99, 100, 200, 200.01].map((pesos) =>
      compute(pesos, { amount: brackets(bound, { kind: 'AMOUNT', amount: '20.00' }) }),
    );
  expect(list('BELOW')).toEqual([5, 9, 20, 20]);
  expect(list('UP_TO')).toEqual([5, 5, 9, 20]);
});

test('above the last bracket the tax is an amount, a rate with its least, or so much for every further part', () => {
  const list = (above: Brackets['above'], ...pesos: number[]) =>
    pesos.map((each) => compute(each, { amount: brackets('UP_TO', above) }));
  expect(list({ kind: 'RATE', rate: '5 %' }, 201, 1_000)).toEqual([10.05, 50]);
  expect(list({ kind: 'RATE', rate: '5 %', at_least: '12.00' }, 201, 240, 1_000)).toEqual([12, 12, 50]);
  // 9 pesos and 5 % of what is above 200
  expect(list({ kind: 'EXCESS', plus: '9.00', rate: '5 %' }, 200, 201, 1_000)).toEqual([9, 9.05, 49]);
  // 9 pesos and 2 more for every 50 or part of them above 200
  const further = { kind: 'FURTHER', plus: '9.00', each: '2.00', step: '50' } as const;
  expect(list(further, 200.01, 250, 250.01, 400)).toEqual([11, 11, 13, 17]);
  expect(compute(120, { amount: { ...brackets('UP_TO', further), steps: [] } })).toBe(9 + 3 * 2);
});

test('amounts are added, or the greater or the lesser of them is the tax', () => {
  const combine = (kind: 'SUM' | 'GREATER' | 'LESSER', pesos: number) =>
    compute(pesos, { amount: { kind, of: [rate('1 %'), { kind: 'FIXED', amount: '6.00' }, rate('2 %')] } });
  expect([100, 1_000].map((pesos) => combine('SUM', pesos))).toEqual([9, 36]);
  expect([100, 1_000].map((pesos) => combine('GREATER', pesos))).toEqual([6, 20]);
  expect([100, 1_000].map((pesos) => combine('LESSER', pesos))).toEqual([1, 6]);
  const added = { kind: 'FIXED', amount: '6.00', added: true } as const;
  const sums = [rate('1 %'), { kind: 'FIXED', amount: '3.00' } as const, added];
  expect([100, 1_000].map((pesos) => compute(pesos, { amount: { kind: 'GREATER', of: sums } }))).toEqual([9, 10]);
});

test('a monthly tax is compared with the law for the whole year', () => {
  expect(compute(1_000, { amount: rate('1 %'), monthly: true })).toBe(120);
});

test('a part of a sum that replaces the one before it is the tax if it is higher or lower', () => {
  const replace = (instead: 'IF_HIGHER' | 'IF_LOWER', pesos: number) => {
    const second = { kind: 'FIXED', amount: '6.00', instead } as const;
    return compute(pesos, { amount: { kind: 'SUM', of: [{ kind: 'FIXED', amount: '1.00' }, rate('1 %'), second] } });
  };
  expect([100, 1_000].map((pesos) => replace('IF_HIGHER', pesos))).toEqual([7, 11]);
  expect([100, 1_000].map((pesos) => replace('IF_LOWER', pesos))).toEqual([2, 7]);
});

test('what an office records of an earlier year is no part of the schedule', () => {
  const paid: SimpleText = { kind: 'RATE', of: ['paid'], rate: '100 %' };
  expect(compute(1_000, { amount: { kind: 'GREATER', of: [rate('1 %'), paid] } })).toBe(10);
  expect(compute(1_000, { amount: { kind: 'LESSER', of: [rate('1 %'), paid] } })).toBe(10);
  expect(compute(1_000, { amount: paid })).toBe(1_000);
});

test('the share, the rounding and the least of the charge apply', () => {
  expect(compute(1_000, { amount: rate('1 %'), share: '50 %' })).toBe(5);
  expect(compute(1_049, { amount: rate('1 %'), rounding: { to: '1.00', way: 'UP' } })).toBe(11);
  expect(compute(1_000, { amount: rate('1 %'), at_least: '12.00' })).toBe(12);
  expect(compute(2_000, { amount: rate('1 %'), at_least: '12.00' })).toBe(20);
});

test('a charge that is not of gross alone has no schedule tax', () => {
  const perTable: SimpleText = { kind: 'PER_UNIT', of: ['tables'], amount: '1.00' };
  expect(compute(1_000, { amount: perTable })).toBeUndefined();
  expect(compute(1_000, { amount: rate('1 %'), times: ['rooms'] })).toBeUndefined();
  expect(compute(1_000, { amount: { kind: 'SUM', of: [rate('1 %'), perTable] } })).toBeUndefined();
});

test.each<[boolean, string, Parameters<typeof open>[0]]>([
  [true, 'a tax of a renewal on sales', { amount: rate('1 %') }],
  [false, 'a fee', { amount: rate('1 %'), kind: 'FEE' }],
  [false, 'a tax that is not charged', { amount: rate('1 %'), in_force: false }],
  [false, 'a tax of a new business', { amount: rate('1 %'), types: ['NEW'] }],
  [false, 'a tax on capital', { amount: { kind: 'RATE', of: ['capital'], rate: '1 %' } }],
  [false, 'a tax on sales and capital together', { amount: { kind: 'RATE', of: ['gross', 'capital'], rate: '1 %' } }],
  [false, 'a tax by the table', { amount: { kind: 'PER_UNIT', of: ['tables'], amount: '1.00' } }],
  [false, 'a fixed tax', { amount: { kind: 'FIXED', amount: '1.00' } }],
  [
    false,
    'a tax on sales and tables',
    { amount: { kind: 'SUM', of: [rate('1 %'), { kind: 'PER_UNIT', of: ['tables'], amount: '1.00' }] } },
  ],
])('whether the ceilings of the law are for it: %s, %s', (isOnGross, _, overrides) => {
  const { opened, row } = open(overrides);
  expect(isTaxOnGross(opened, row)).toBe(isOnGross);
});

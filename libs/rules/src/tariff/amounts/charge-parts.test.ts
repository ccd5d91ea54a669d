import { Basis } from '@ebpls/contracts';
import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { toChargeBasis } from '../../tariff-bill/charge-basis.ts';
import { assessTariff } from '../assess-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { explainCharge } from './explain-charge.ts';

type ChargeText = TariffText['charges'][number];

const KINDS: ChargeText['amount'] = {
  kind: 'TABLE',
  dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }],
  cells: [
    { at: ['lodging'], amount: '500.00' },
    { at: ['food'], amount: '701.00' },
  ],
};

function assess(charge: Partial<ChargeText>, lines: readonly string[] = ['Inn', 'Eatery']) {
  const open = openTariff(v.parse(Tariff, createTariff({ charges: [createCharge({ amount: KINDS, ...charge })] })));
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '12', area: '130' },
    lines: lines.map((line) => ({ line, measures: { gross: '900.00' } })),
  });
  return assessTariff(open, input);
}
const computeAmount = (...[charge, lines]: Parameters<typeof assess>) => assess(charge, lines)[0]?.amount;

test.each<ChargeText['per']>([
  { each: 'LINE', combine: 'HIGHEST' },
  { each: 'GROUP', classification: 'kind', combine: 'HIGHEST' },
])('to the highest of several is added a share of the others, or once of itself: %j', (per) => {
  expect(computeAmount({ per })).toBe(701_00);
  expect(computeAmount({ per: { ...per, others_share: '50 %' } as ChargeText['per'] })).toBe(951_00);
  expect(computeAmount({ per: { ...per, several_share: '10 %' } as ChargeText['per'] })).toBe(771_10);
  // Alone it is the highest, and there are no others.
  const both = { ...per, others_share: '50 %', several_share: '10 %' } as ChargeText['per'];
  expect(computeAmount({ per: both }, ['Inn'])).toBe(500_00);
  expect(computeAmount({ per: both, at_most: { amount: '800.00', when: [] } })).toBe(800_00);
});

test('amounts that are added have nothing beside them, and a line without an amount is no second one', () => {
  expect(computeAmount({ per: { each: 'LINE', combine: 'SUM', others_share: '50 %' } })).toBe(1_201_00);
  const none: ChargeText['amount'] = { ...KINDS, cells: [{ at: ['lodging'], amount: '0' }, ...KINDS.cells.slice(1)] };
  expect(computeAmount({ amount: none, per: { each: 'LINE', combine: 'HIGHEST', several_share: '10 %' } })).toBe(
    701_00,
  );
});

test('to the highest of several is added an amount for each other one, which is explained', () => {
  const per: ChargeText['per'] = { each: 'LINE', combine: 'HIGHEST', others_amount: '100.00' };
  expect([computeAmount({ per }), computeAmount({ per }, ['Inn'])]).toEqual([801_00, 500_00]);
  expect(computeAmount({ per: { ...per, others_share: '50 %' } })).toBe(1_051_00);
  expect(computeAmount({ per: { each: 'LINE', combine: 'SUM', others_amount: '100.00' } })).toBe(1_201_00);
  const [charge] = assess({ per });
  expect(charge && explainCharge(charge, 'en')).toEqual([
    'Eatery: Food: 701.00.',
    'Inn: Fixed amount: 100.00.',
    'To pay: 801.00.',
  ]);
});

test('what is added to the highest is explained', () => {
  const [half] = assess({ per: { each: 'LINE', combine: 'HIGHEST', others_share: '50 %', several_share: '10 %' } });
  expect(half && explainCharge(half, 'en')).toEqual([
    'Eatery: Food: 701.00.',
    'Inn: Lodging: 500.00.',
    'Inn: In addition to the highest amount: 50% of this amount.',
    'Eatery: Food: 701.00.',
    'Eatery: Because there are several amounts, 10% of this amount is added.',
    'To pay: 1,021.10.',
  ]);
});

test('parts of a quantity are explained by the unit, and parts of money by their rate', () => {
  const explain = (of: string, above: string) => {
    const [result] = assess({
      amount: { kind: 'MARGINAL', of: [of], steps: [{ to: '100', rate: '2.00 each' }], above },
    });
    return result && explainCharge(result, 'en').slice(0, 2);
  };
  expect(explain('area', '1.50 each')).toEqual(['Area: 100 × 2.00 = 200.00.', 'Area: 30 × 1.50 = 45.00.']);
  expect(explain('area', '1/3')).toEqual([
    'Area: 100 × 2.00 = 200.00.',
    'Area: 1/3 of the 30.00 in this bracket = 10.00.',
  ]);
  expect(explain('gross', '1 %')?.[1]).toBe('Gross sales: 1% of the 1,700.00 in this bracket = 17.00.');
});

/** Amounts travel as pesos. */
const writePesos = (field: string, value: unknown): unknown =>
  field === 'amount' && typeof value === 'number' ? (value / 100).toFixed(2) : value;

test.each<[string, Partial<ChargeText>]>([
  ['shares beside the highest', { per: { each: 'LINE', combine: 'HIGHEST', others_share: '50 %' } }],
  ['quantities that multiply', { times: ['rooms'] }],
  [
    'a rate of the excess',
    {
      amount: {
        kind: 'BRACKETS',
        of: ['gross'],
        bound: 'UP_TO',
        steps: [{ to: '100', amount: '5.00' }],
        above: { kind: 'EXCESS', plus: '5.00', rate: '1 %' },
      },
    },
  ],
])('a bill keeps the whole computation of %s', (_, charge) => {
  const [result] = assess(charge);
  if (result === undefined) throw new Error('the charge is due');
  const storedComputation = v.parse(Basis, JSON.parse(JSON.stringify(toChargeBasis(result), writePesos))).computation;
  expect(storedComputation).toEqual({ ...result.basis, charge: 'FEE' });
});

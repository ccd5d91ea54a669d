// Measures that are computed: measures multiplied with each other, the tax year, and the month in which a business began.

import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as fc from 'fast-check';
import * as v from 'valibot';

import { createBusinessMeasure, judgeCharges } from '../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';
import { listMeasures } from './list-measures.ts';
import { openTariff } from './open-tariff.ts';

type MeasureText = TariffText['measures'][number];
type ChargeText = TariffText['charges'][number];
type ChargeInput = Pick<ChargeText, 'amount'> & Partial<ChargeText>;

const STOREYS = createBusinessMeasure('storeys', 'COUNT');
const FLOORS: MeasureText = { ...createBusinessMeasure('floors', 'DECIMAL'), product: { of: ['area', 'storeys'] } };
const PRESUMED: MeasureText = {
  ...createBusinessMeasure('presumed', 'MONEY'),
  product: { of: ['area'], each: '21,600.00' },
};
const DAYS: MeasureText = { ...createBusinessMeasure('open_days', 'COUNT'), of: 'LINE' };
const FULL: MeasureText = {
  ...createBusinessMeasure('full', 'MONEY'),
  of: 'LINE',
  product: { of: ['gross', 'open_days'], each: '0.5' },
};
const YEAR = createBusinessMeasure('tax_year', 'COUNT');
const MONTH = createBusinessMeasure('start_month', 'COUNT');
const MEASURES = [...createTariff().measures, STOREYS, FLOORS, PRESUMED, DAYS, FULL, YEAR, MONTH];

const openCharges = (charges: ChargeText[]) =>
  openTariff(v.parse(Tariff, createTariff({ measures: MEASURES, charges })));

interface Declared {
  readonly measures?: Record<string, string>;
  readonly lines?: readonly Record<string, string>[];
  readonly more?: object;
}

function assess(charge: ChargeInput, { measures = {}, lines = [{}], more = {} }: Declared) {
  const open = openCharges([createCharge({ types: ['NEW', 'RENEWAL'], ...charge })]);
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { area: '0', storeys: '1', ...measures },
    lines: lines.map((each, index) => ({ line: index === 0 ? 'Inn' : 'Eatery', measures: each })),
    ...more,
  });
  return assessTariff(open, input)[0];
}
const computeAmount = (...given: Parameters<typeof assess>) => assess(...given)?.amount;

const BY_FLOORS: ChargeText['amount'] = {
  kind: 'BRACKETS',
  of: ['floors'],
  bound: 'UP_TO',
  steps: [{ to: '100', amount: '200.00' }],
  above: { kind: 'FURTHER', plus: '200.00', each: '50.00', step: '100' },
};

test('a fee is on the floor area of all storeys, and the explanation names both figures', () => {
  const measures = { area: '62.5', storeys: '3' };
  expect(computeAmount({ amount: BY_FLOORS }, { measures })).toBe(250_00);
  expect(computeAmount({ amount: BY_FLOORS }, { measures: { area: '50', storeys: '2' } })).toBe(200_00);
  const charge = assess({ amount: BY_FLOORS }, { measures });
  if (charge === undefined) throw new Error('the fee is due');
  expect(explainCharge(charge, 'en')[0]).toContain('floors (Area 62.50 × storeys 3) (187.50)');
});

test('a tax is not less than that on the sales that a floor area presumes', () => {
  const steps = [{ to: '400,000.00', rate: '2 %' }];
  const amount: ChargeText['amount'] = {
    kind: 'GREATER',
    of: [
      { kind: 'MARGINAL', of: ['gross'], steps, above: '1 %' },
      { kind: 'MARGINAL', of: ['presumed'], steps, above: '1 %' },
    ],
  };
  const compute = (gross: string) =>
    computeAmount({ kind: 'TAX', amount }, { measures: { area: '20' }, lines: [{ gross }] });
  expect([compute('350,000.00'), compute('500,000.00')]).toEqual([8_320_00, 9_000_00]);
});

test('a product of lines of business is of each line by itself, to the nearest hundredth', () => {
  const amount: ChargeText['amount'] = { kind: 'RATE', of: ['full'], rate: '100 %' };
  const hundredths = fc.integer({ min: 0, max: 9_000 });
  const line = fc.record({ gross: hundredths, open_days: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 2 }), (lines) => {
      const declared = lines.map(({ gross, open_days }) => ({
        gross: (gross / 100).toFixed(2),
        open_days: `${open_days}`,
      }));
      const expected = lines.reduce((sum, { gross, open_days }) => sum + Math.floor((gross * open_days + 1) / 2), 0);
      expect(computeAmount({ amount }, { lines: declared }) ?? 0).toBe(expected);
    }),
    { numRuns: 200 },
  );
  const charge = assess(
    { amount },
    {
      lines: [
        { gross: '10', open_days: '2' },
        { gross: '10', open_days: '3' },
      ],
    },
  );
  if (charge === undefined) throw new Error('the fee is due');
  expect(explainCharge(charge, 'en')[0]).toContain('full (Gross sales × open_days × 0.50)');
});

test('a product that is larger than any quantity is refused', () => {
  const measures = { area: '99,999,999,999.00', storeys: '9999' };
  expect(() => assess({ amount: BY_FLOORS }, { measures })).toThrow(
    expect.objectContaining({ key: 'tariff_case.measure_number' }) as Error,
  );
});

test('a plate is due in every third year, and a fee is higher from a year on', () => {
  const plate: ChargeText['amount'] = {
    kind: 'BRACKETS',
    of: ['tax_year'],
    bound: 'UP_TO',
    steps: [
      { to: '2025', amount: '0.00' },
      { to: '2026', amount: '275.00' },
      { to: '2028', amount: '0.00' },
    ],
    above: { kind: 'AMOUNT', amount: '300.00' },
  };
  const compute = (tax_year: number) =>
    computeAmount({ amount: plate }, { more: { tax_year, as_of: `${tax_year}-01-12` } });
  expect([2026, 2027, 2028, 2029].map(compute)).toEqual([275_00, undefined, undefined, 300_00]);
  const charge = assess({ amount: plate }, { more: { tax_year: 2029, as_of: '2029-01-12' } });
  if (charge === undefined) throw new Error('the plate is due');
  expect(explainCharge(charge, 'en')[0]).toBe('tax_year 2029: 300.00.');
});

test('a new business that begins after a month pays a share, a renewal pays the whole', () => {
  const after = (figure: string) => [{ test: 'QUANTITY' as const, of: ['start_month'], is: 'ABOVE' as const, figure }];
  const half = { share: '1/2', reason: { en: 'Started late', fil: 'Nagsimula nang huli' } };
  const charge: ChargeInput = {
    amount: { kind: 'FIXED', amount: '800.00' },
    shares: ['6', '9'].map((month) => ({ ...half, when: after(month) })),
  };
  const start = (date_started: string) =>
    computeAmount(charge, { more: { type: 'NEW', as_of: '2026-12-01', date_started } });
  expect(['2026-06-30', '2026-07-01', '2026-10-15'].map(start)).toEqual([800_00, 400_00, 200_00]);
  expect(computeAmount(charge, { more: { type: 'NEW', as_of: '2026-11-03' } })).toBe(200_00);
  expect(computeAmount(charge, { more: { as_of: '2026-11-03', date_started: '2026-11-03' } })).toBe(800_00);
});

test('no form requests what is computed, and nobody declares it', () => {
  const open = openCharges([
    createCharge({ amount: BY_FLOORS }),
    createCharge({ code: 'YEAR', amount: { kind: 'PER_UNIT', of: ['tax_year'], amount: '1.00' } }),
  ]);
  expect(listMeasures(open, ['Inn'], 'RENEWAL').map(({ code }) => code)).toEqual(['area', 'storeys']);
  const refuse = (code: string) =>
    expect(() => assess({ amount: BY_FLOORS }, { measures: { [code]: '5' } })).toThrow(
      expect.objectContaining({ place: `measures.${code}`, key: 'tariff_case.measure_computed' }) as Error,
    );
  refuse('floors');
  refuse('tax_year');
});

test('the check refuses a product of itself, of another place, of two amounts, or of items measured one by one', () => {
  const fee = createCharge({ amount: { kind: 'PER_UNIT', of: ['floors'], amount: '2.00' } });
  const signs = { ...createBusinessMeasure('signs', 'DECIMAL'), several: true };
  const cost = { ...createBusinessMeasure('cost', 'MONEY'), money_of: 'OTHER' as const };
  const measures = [...createTariff().measures, STOREYS, signs, cost];
  const judge = (product: MeasureText['product'], kind: MeasureText['kind'] = 'DECIMAL') =>
    judgeCharges([fee], { measures: [...measures, { ...FLOORS, kind, product }] }).filter((each) =>
      each.includes('product'),
    );
  const refused = [`measures.${measures.length}.product judge.product_part REFUSED`];
  expect(judge({ of: ['area', 'storeys'] })).toEqual([]);
  expect(judge({ of: ['cost', 'area'] }, 'MONEY')).toEqual([]);
  expect(judge({ of: ['floors'] })).toEqual(refused);
  expect(judge({ of: ['gross'] })).toEqual(refused);
  expect(judge({ of: ['signs'] })).toEqual(refused);
  expect(judge({ of: ['cost'] })).toEqual(refused);
  expect(judge({ of: ['cost', 'cost'] }, 'MONEY')).toEqual(refused);
  expect(judge({ of: ['nowhere'] })).toEqual([`measures.${measures.length}.product judge.unknown REFUSED`]);
});

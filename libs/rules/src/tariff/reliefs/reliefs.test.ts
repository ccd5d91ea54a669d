import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createBusinessMeasure } from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { assessTariff } from '../assess-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { isReliefInForce, isReliefOn } from './reliefs.ts';

type ChargeText = TariffText['charges'][number];

/** A cooperative above 1,000.00 of reserves is taxed on what it sold to others (RA 9520 art. 61). */
const COOP: TariffText['reliefs'][number] = {
  code: 'COOP',
  name: { en: 'Cooperative', fil: 'Kooperatiba' },
  section: '1',
  in_force: true,
  kinds: ['TAX'],
  share: '100 %',
  when: [],
  taxed_part: { figure: 'reserves', above: '1,000.00', taxed: 'others', of: ['gross'] },
};
const MEASURES: TariffText['measures'] = [
  ...createTariff().measures.map((row) => ({ ...row, when_absent: 'NOTHING' as const })),
  { ...createBusinessMeasure('tables', 'COUNT'), of: 'LINE' },
];
const createTax = (code: string, amount: ChargeText['amount'], more: Partial<ChargeText> = {}) =>
  createCharge({ code, kind: 'TAX', amount, ...more });
const GROSS = createTax('GROSS', { kind: 'RATE', of: ['gross'], rate: '10 %' });
const FIXED = createTax('FIXED', { kind: 'FIXED', amount: '100.00' });
const TABLES = createTax('TABLES', { kind: 'PER_UNIT', of: ['tables'], amount: '5.00' });
const ROOMS = createTax('ROOMS', { kind: 'PER_UNIT', of: ['rooms'], amount: '7.00' });

function list(charges: ChargeText[], claims: TariffCaseText['reliefs'], reliefs = [COOP]) {
  const open = openTariff(v.parse(Tariff, createTariff({ measures: MEASURES, charges, reliefs })));
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-05-12',
    measures: { rooms: '2' },
    lines: [
      { line: 'Inn', measures: { gross: '1,000.00', tables: '4' } },
      { line: 'Eatery', measures: { gross: '3,000.00' } },
    ],
    reliefs: claims,
  });
  return assessTariff(open, input).map(({ row, amount }) => [row.code, amount]);
}
const coop = (reserves: string, others: string, more: object = {}) => [
  { code: 'COOP', figures: { reserves, others }, ...more },
];

test('a charge that the relief is not on reads the whole gross, and no taxed part beside it', () => {
  const fee = createCharge({ code: 'FEE', kind: 'FEE', amount: { kind: 'RATE', of: ['gross'], rate: '5 %' } });
  const barangay = createCharge({
    code: 'BRGY',
    kind: 'BARANGAY_TAX',
    agency: 'BARANGAY',
    amount: { kind: 'RATE', of: ['gross'], rate: '1 %' },
  });
  expect(list([GROSS, fee, barangay], coop('2,000.00', '500.00'))).toEqual([
    ['GROSS', 50_00],
    ['FEE', 200_00],
    ['BRGY', 40_00],
  ]);
});

test('up to the reserves of the code nothing is taxed, above them what was sold to others', () => {
  expect(list([GROSS], [])).toEqual([['GROSS', 400_00]]);
  expect(list([GROSS], coop('1,000.00', '500.00'))).toEqual([['GROSS', 0]]);
  expect(list([GROSS], coop('1,000.01', '500.00'))).toEqual([['GROSS', 50_00]]);
  expect(list([GROSS], coop('1,000.01', '0.00'))).toEqual([['GROSS', 0]]);
  // Never more than the lines declared.
  expect(list([GROSS], coop('2,000.00', '9,000.00'))).toEqual([['GROSS', 400_00]]);
});

test('where a part is taxed, units are owed in full and a fixed amount is lifted', () => {
  expect(list([GROSS, TABLES], coop('2,000.00', '400.00'))).toEqual([
    ['GROSS', 20_00], // half of the 400.00 falls to the tax by the table
    ['TABLES', 20_00],
  ]);
  expect(list([FIXED], coop('2,000.00', '400.00'))).toEqual([['FIXED', 0]]);
  expect(list([TABLES, FIXED], coop('2,000.00', '0.00'))).toEqual([
    ['TABLES', 0],
    ['FIXED', 0],
  ]);
  expect(list([TABLES, FIXED], coop('1.00', '0.00'))).toEqual([
    ['TABLES', 0],
    ['FIXED', 0],
  ]);
  // A tax by what the whole business has reads no line.
  expect(list([ROOMS], coop('2,000.00', '400.00'))).toEqual([['ROOMS', 0]]);
});

test('a claim for one line leaves the tax of the others', () => {
  expect(list([GROSS], coop('1.00', '0.00', { line: 'Inn' }))).toEqual([['GROSS', 300_00]]);
  expect(list([GROSS], coop('2,000.00', '500.00', { line: 'Inn' }))).toEqual([['GROSS', 350_00]]);
  const onEateries = { ...COOP, lines: [{ test: 'LINE' as const, one_of: ['Eatery'] }] };
  expect(list([GROSS], coop('1.00', '0.00'), [onEateries])).toEqual([['GROSS', 100_00]]);
  expect(list([GROSS], coop('1.00', '0.00', { line: 'Inn' }), [onEateries])).toEqual([['GROSS', 400_00]]);
});

test('of two reliefs that lift a tax, the one that leaves nothing taxed comes first', () => {
  const { taxed_part: _none, ...whole } = { ...COOP, code: 'WHOLE' };
  const claims = [...coop('2,000.00', '500.00'), { code: 'WHOLE', figures: {}, line: 'Inn' }];
  // The part of 500.00 falls to 4,000.00 of sales, a quarter of which the other relief lifts: 375.00 stays taxed.
  expect(list([GROSS], claims, [COOP, whole])).toEqual([['GROSS', 37_50]]);
  expect(list([GROSS], claims.toReversed(), [COOP, whole])).toEqual([['GROSS', 37_50]]);
});

test('a relief is on its kinds of charges, and on those that it names where it names some', () => {
  const relief = v.parse(Tariff, createTariff({ reliefs: [COOP] })).reliefs[0];
  if (relief === undefined) throw new Error('the tariff has the relief');
  const isOn = (charge: ChargeText, charges?: string[]) =>
    v
      .parse(Tariff, createTariff({ charges: [charge] }))
      .charges.some((row) => isReliefOn({ ...relief, ...(charges && { charges }) }, row));
  expect([isOn(GROSS), isOn({ ...GROSS, kind: 'FEE' })]).toEqual([true, false]);
  expect([isOn(GROSS, ['GROSS']), isOn(GROSS, ['FIXED'])]).toEqual([true, false]);
  const isInForce = (day: string, more: object = {}) => isReliefInForce({ ...relief, ...more }, day);
  const term = { first_day: '2026-02-01', last_day: '2026-06-30' };
  expect(['2026-01-31', '2026-02-01', '2026-06-30', '2026-07-01'].map((day) => isInForce(day, term))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isInForce('2026-01-01'), isInForce('2026-01-01', { in_force: false })]).toEqual([true, false]);
});

test('a fee on sales is due on what the taxes of its lines leave taxed', () => {
  const relief = { ...COOP, kinds: ['TAX' as const, 'FEE' as const] };
  const fee = createCharge({ code: 'FEE', amount: { kind: 'RATE', of: ['gross'], rate: '5 %' } });
  const onInns = { lines: [{ test: 'LINE' as const, one_of: ['Inn'] }] };
  const onEateries = { lines: [{ test: 'LINE' as const, one_of: ['Eatery'] }] };
  expect(list([GROSS, fee], coop('2,000.00', '500.00'), [relief])).toEqual([
    ['GROSS', 50_00],
    ['FEE', 25_00],
  ]);
  // A tax for each line: 100.00 of the 400.00 fall to the inn, 300.00 to the eatery.
  const inn = { ...GROSS, code: 'INN', ...onInns };
  const eatery = { ...GROSS, code: 'EATERY', ...onEateries };
  expect(
    list([inn, eatery, fee, { ...fee, code: 'INN-FEE', ...onInns }], coop('2,000.00', '400.00'), [relief]),
  ).toEqual([
    ['INN', 10_00],
    ['EATERY', 30_00],
    ['FEE', 20_00],
    ['INN-FEE', 5_00],
  ]);
  expect(list([GROSS, fee], coop('1.00', '500.00'), [relief])).toEqual([['GROSS', 0]]);
});

import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as fc from 'fast-check';
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
const createTax = (code: string, amount: ChargeText['amount'], overrides: Partial<ChargeText> = {}) =>
  createCharge({ code, kind: 'TAX', amount, ...overrides });
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
const coop = (reserves: string, others: string, overrides: object = {}) => [
  { code: 'COOP', figures: { reserves, others }, ...overrides },
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

test('a tax that reads nothing of the taxed part is owed in full as soon as a part is taxed', () => {
  // 500.00 of 4,000.00 sold to others: by the rate 50.00, and whole what nobody can divide by buyers.
  expect(list([GROSS, TABLES, FIXED, ROOMS], coop('2,000.00', '500.00'))).toEqual([
    ['GROSS', 50_00],
    ['TABLES', 20_00],
    ['FIXED', 100_00],
    ['ROOMS', 14_00],
  ]);
  for (const nothing of [coop('2,000.00', '0.00'), coop('1.00', '400.00')])
    expect(list([GROSS, TABLES, FIXED, ROOMS], nothing).map(([, amount]) => amount)).toEqual([0, 0, 0, 0]);
});

test('sales of a line that no tax reads fall to its fixed taxes once, which are owed in full for them', () => {
  const limitToLine = (line: string) => ({ lines: [{ test: 'LINE' as const, one_of: [line] }] });
  const inn = [
    { ...FIXED, ...limitToLine('Inn') },
    { ...TABLES, ...limitToLine('Inn') },
  ];
  // A quarter of the sales are the inn's: of 400.00 sold to others 100.00, and 300.00 of the eatery.
  expect(list([...inn, { ...GROSS, ...limitToLine('Eatery') }], coop('2,000.00', '400.00'))).toEqual([
    ['FIXED', 100_00],
    ['TABLES', 20_00],
    ['GROSS', 30_00],
  ]);
});

test('a fixed tax beside others never lowers the tax on the taxed part', () => {
  const sumTaxes = (charges: ChargeText[], others: number) =>
    list(charges, coop('2,000.00', String(others))).reduce((sum, [, amount]) => sum + Number(amount), 0);
  const aTax = fc.constantFrom(FIXED, TABLES, ROOMS);
  const someLines = fc.subarray(['Inn', 'Eatery'], { minLength: 1 });
  fc.assert(
    fc.property(aTax, someLines, fc.boolean(), fc.integer({ min: 0, max: 4_000 }), (tax, one_of, isFirst, others) => {
      const beside = { ...tax, lines: [{ test: 'LINE' as const, one_of }] };
      const without = sumTaxes([GROSS], others);
      const together = list(isFirst ? [beside, GROSS] : [GROSS, beside], coop('2,000.00', String(others)));
      expect(together.find(([code]) => code === 'GROSS')).toEqual(['GROSS', without]);
      const isSeparate = tax === TABLES && !one_of.includes('Inn'); // only the inn has tables
      const whole = isSeparate ? 0 : sumTaxes([beside], 4_000);
      expect(sumTaxes([GROSS, beside], others)).toBe(others === 0 ? 0 : without + whole);
    }),
    { numRuns: 200 },
  );
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
  const isInForce = (day: string, overrides: object = {}) => isReliefInForce({ ...relief, ...overrides }, day);
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

/** Half of the taxes, and a fifth of the fees but one, which is lifted whole. */
const SENIOR: TariffText['reliefs'][number] = {
  code: 'SENIOR',
  name: { en: 'Senior citizen', fil: 'Senior citizen' },
  section: '1',
  in_force: true,
  kinds: ['TAX'],
  share: '50 %',
  more_shares: [
    { kinds: ['FEE'], charges: ['CARD'], share: '100 %' },
    { kinds: ['FEE'], share: '20 %' },
  ],
  when: [],
};

test('one claim lifts half of the tax, a fifth of the fees and all of one fee', () => {
  const fee = createCharge({ code: 'FEE', amount: { kind: 'FIXED', amount: '350.00' } });
  const card = createCharge({ code: 'CARD', amount: { kind: 'FIXED', amount: '40.00' } });
  const barangay = { ...fee, code: 'BRGY', kind: 'BARANGAY_FEE' as const };
  expect(list([GROSS, fee, card, barangay], [{ code: 'SENIOR' }], [SENIOR])).toEqual([
    ['GROSS', 200_00],
    ['FEE', 280_00],
    ['BRGY', 350_00],
  ]);
  // On one line alone: half of the tax of 100.00 on the sales of the inn.
  expect(list([GROSS], [{ code: 'SENIOR', line: 'Inn' }], [SENIOR])).toEqual([['GROSS', 350_00]]);
});

test('a taxed part falls to what the relief lifts whole, and not to what it lessens by a share', () => {
  const fee = createCharge({ code: 'FEE', amount: { kind: 'RATE', of: ['gross'], rate: '5 %' } });
  const coops = [{ ...COOP, more_shares: [{ kinds: ['FEE' as const], share: '20 %' }] }];
  expect(list([GROSS, fee], coop('2,000.00', '500.00'), coops)).toEqual([
    ['GROSS', 50_00],
    ['FEE', 160_00],
  ]);
});

test('several shares of one relief are the same as several reliefs', () => {
  const { more_shares: _none, ...tax } = SENIOR;
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => `${percent} %`);
  const fee = createCharge({ code: 'FEE', amount: { kind: 'RATE', of: ['gross'], rate: '5 %' } });
  fc.assert(
    fc.property(share, share, fc.constantFrom(undefined, 'Inn'), (taxShare, feeShare, line) => {
      const claim = line === undefined ? {} : { line };
      const one = { ...tax, share: taxShare, more_shares: [{ kinds: ['FEE' as const], share: feeShare }] };
      const two = [
        { ...tax, share: taxShare },
        { ...tax, code: 'FEES', kinds: ['FEE' as const], share: feeShare },
      ];
      const claims = [
        { code: 'SENIOR', ...claim },
        { code: 'FEES', ...claim },
      ];
      expect(list([GROSS, fee], claims.slice(0, 1), [one])).toEqual(list([GROSS, fee], claims, two));
    }),
    { numRuns: 100 },
  );
});

import * as fc from 'fast-check';

import { assessSanIsidro, findResultLine } from '../../test/san-isidro.ts';

const fee = (code: string, overrides: Record<string, unknown>) =>
  findResultLine(assessSanIsidro(overrides), code)?.amount;
const NEW = { application_type: 'NEW', lines: [{ line: 'L04', capitalization: '100000.00' }] };
const shop = (line: string, gross = '100000.00') => ({ line, gross_non_essential: gross });

test.each([
  { area: 24.99, inspection: '100.00', zoning: '200.00' },
  { area: 25, inspection: '150.00', zoning: '200.00' },
  { area: 100, inspection: '300.00', zoning: '200.00' },
  { area: 100.01, inspection: '300.00', zoning: '300.00' },
  { area: 200, inspection: '400.00', zoning: '300.00' },
  { area: 200.01, inspection: '400.00', zoning: '400.00' },
  { area: 999.99, inspection: '500.00', zoning: '1100.00' },
  { area: 1000, inspection: '700.00', zoning: '1100.00' },
  { area: 1900, inspection: '700.00', zoning: '2000.00' },
  { area: 50_000, inspection: '700.00', zoning: '2000.00' },
])('$area square meters cost $inspection (F03) and $zoning (F06)', ({ area, inspection, zoning }) => {
  const input = { business_area_sqm: area };
  expect([fee('F03', input), fee('F06', input)]).toEqual([inspection, zoning]);
});

test('what counts people counts both sexes, and nobody costs nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }), (male, female) => {
      const bill = assessSanIsidro({ employees: { male, female } });
      const people = male + female;
      expect(findResultLine(bill, 'F04')?.amount).toBe(people === 0 ? undefined : `${people * 50}.00`);
    }),
    { numRuns: 60 },
  );
});

test.each([
  { started: '2026-01-05', share: 1 },
  { started: '2026-03-31', share: 1 },
  { started: '2026-04-01', share: 3 / 4 },
  { started: '2026-07-01', share: 2 / 4 },
  { started: '2026-12-31', share: 1 / 4 },
])('a business of $started pays $share of the permit and of garbage, and the rest whole', ({ started, share }) => {
  const input = { ...NEW, date_started: started, as_of: '2026-12-31' };
  const whole = { ...NEW, date_started: '2026-01-05', as_of: '2026-12-31' };
  for (const code of ['F01', 'F08'])
    expect([code, Number(fee(code, input))]).toEqual([code, Number(fee(code, whole)) * share]);
  for (const code of ['F02', 'F03', 'F05', 'F06', 'F07', 'F09', 'F10'])
    expect([code, fee(code, input)]).toEqual([code, fee(code, whole)]);
});

test('a renewal pays no part of a year, whenever it comes', () => {
  expect(fee('F01', { as_of: '2026-11-30' })).toBe(fee('F01', {}));
});

test('the mayor’s permit is paid once for each kind of business, however many lines it has', () => {
  const one = Number(fee('F01', { lines: [shop('L04')] }));
  expect(Number(fee('F01', { lines: [shop('L04'), shop('L05')] }))).toBe(one);
  expect(Number(fee('F01', { lines: [shop('L04'), shop('L22')] }))).toBeGreaterThan(one);
});

test('the line of the highest class decides alone over environment and garbage', () => {
  const light = assessSanIsidro({ lines: [shop('L01')] });
  const both = assessSanIsidro({ lines: [shop('L01'), shop('L34')] });
  const heavy = assessSanIsidro({ lines: [shop('L34')] });
  for (const code of ['F07', 'F08']) {
    expect(findResultLine(both, code)?.amount).toBe(findResultLine(heavy, code)?.amount);
    expect(Number(findResultLine(both, code)?.amount)).toBeGreaterThanOrEqual(
      Number(findResultLine(light, code)?.amount),
    );
  }
});

test('the fire fee is a share of the fees before it, at least the minimum of the code, and of no tax', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 90_000_000 }),
      (workers, area, gross) => {
        const bill = assessSanIsidro({
          employees: { male: workers, female: 0 },
          business_area_sqm: area,
          lines: [shop('L04', `${gross}.00`)],
        });
        const fees = bill.lines
          .filter(({ kind }) => kind === 'FEE')
          .reduce((sum, { amount }) => sum + Number(amount), 0);
        expect(Number(findResultLine(bill, 'F15')?.amount)).toBeCloseTo(Math.max(500, fees * 0.15), 2);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  { what: 'liquor', given: { sells_liquor: true }, code: 'F14', amount: '500.00' },
  { what: 'tobacco', given: { sells_tobacco: true }, code: 'F14', amount: '500.00' },
  { what: 'neither', given: {}, code: 'F14' },
  { what: 'a new plate', given: NEW, code: 'F09', amount: '250.00' },
  { what: 'the plate it has', given: {}, code: 'F09' },
  { what: 'a fee that is printed and not in force', given: { employees: { male: 9, female: 0 } }, code: 'F18' },
  { what: 'a returned check, before any is written', given: {}, code: 'F20' },
] as const)('$what: $code', ({ given, code, ...row }) => {
  const amount = 'amount' in row ? row.amount : undefined;
  expect(fee(code, given)).toBe(amount);
});

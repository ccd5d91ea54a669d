import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createQuantityTest, formatTariffFindings } from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { openTariff } from '../open-tariff.ts';
import { checkPowers } from './check-powers.ts';

type ChargeText = TariffText['charges'][number];

const [INN, EATERY] = createTariff().lines;
if (INN === undefined || EATERY === undefined) throw new Error('the example has two lines');
const ROW = { name: { en: 'Row', fil: 'Hanay' }, section: '1' };
const RETAIL: Partial<TariffText> = { taxes: [{ ...ROW, code: 'h', paragraph: 'd' }] };
const MIXED: Partial<TariffText> = {
  taxes: [
    { ...ROW, code: 'h', paragraph: 'h' },
    { ...ROW, code: 'd', paragraph: 'd' },
  ],
  lines: [INN, { ...EATERY, tax: 'd' }],
};

const find = (charge: ChargeText, overrides: Partial<TariffText> = {}) =>
  checkPowers(openTariff(v.parse(Tariff, createTariff({ charges: [charge], ...overrides }))));
const keys = (...parts: Parameters<typeof find>) => find(...parts).map(({ path, key }) => `${path} ${key}`);

const createBarangayTax = (rate: string, when: ChargeText['when'], lines: ChargeText['lines'] = []) =>
  createCharge({
    kind: 'BARANGAY_TAX',
    agency: 'BARANGAY',
    section: '7',
    amount: { kind: 'RATE', of: ['gross'], rate },
    when,
    lines,
  });
const sales = (is: 'AT_MOST' | 'BELOW' | 'ABOVE' | 'AT_LEAST', figure: string) =>
  createQuantityTest('gross', is, figure);

test('a barangay taxes stores up to the sales of section 152, whatever test says so', () => {
  const limit = ['charges.0.when judge.barangay_limit'];
  expect(keys(createBarangayTax('1 %', [sales('AT_MOST', '30,000.00')]))).toEqual([]);
  expect(keys(createBarangayTax('1 %', [sales('BELOW', '30,000.00')]))).toEqual([]);
  expect(keys(createBarangayTax('1 %', [], [sales('AT_MOST', '30,000.00')]))).toEqual([]);
  expect(keys(createBarangayTax('1 %', [sales('AT_MOST', '30,000.01')]))).toEqual(limit);
  // The lower of two bounds counts, and a bound of rooms or from below is none of sales.
  expect(keys(createBarangayTax('1 %', [sales('AT_MOST', '90,000.00'), sales('AT_MOST', '20,000.00')]))).toEqual([]);
  expect(keys(createBarangayTax('1 %', [createQuantityTest('rooms', 'AT_MOST', '5')]))).toEqual(limit);
  expect(keys(createBarangayTax('1 %', [sales('AT_LEAST', '10.00')]))).toEqual(limit);
  expect(keys(createBarangayTax('1 %', [sales('ABOVE', '10.00')]))).toEqual(limit);
  expect(keys(createBarangayTax('1 %', [{ test: 'LINE', one_of: ['Inn'] }]))).toEqual(limit);
});

test('in a city the stores are those up to fifty thousand, and the rate is one per cent everywhere', () => {
  const [above = ''] = formatTariffFindings(find(createBarangayTax('1 %', []), { government: 'CITY' }));
  expect(above).toContain('charges.0.when [7] A barangay may tax only stores with sales up to 50,000.00');
  const bounded = [sales('AT_MOST', '30,000.00')];
  expect(keys(createBarangayTax('1.01 %', bounded))).toEqual(['charges.0.amount judge.barangay_rate']);
  const byRoom = createCharge({
    kind: 'BARANGAY_TAX',
    agency: 'BARANGAY',
    amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '900.00' },
    when: bounded,
  });
  expect(keys(byRoom)).toEqual([]);
});

const createTax = (overrides: Partial<ChargeText>) =>
  createCharge({
    code: 'TAX',
    kind: 'TAX',
    section: '7',
    amount: { kind: 'RATE', of: ['gross'], rate: '1 %' },
    ...overrides,
  });
const nothing = (...tests: ChargeText['when']) => ({ nothing_when: { tests, reason: { en: 'Small', fil: 'Maliit' } } });
const onLine = (code: string) => ({ lines: [{ test: 'LINE' as const, one_of: [code] }] });

test.each<[boolean, Partial<ChargeText>]>([
  [false, {}],
  [true, { when: [sales('ABOVE', '30,000.00')] }],
  [true, { when: [createQuantityTest('rooms', 'BELOW', '9'), sales('ABOVE', '30,000.00')] }],
  [false, { when: [sales('ABOVE', '29,999.99')] }],
  [true, { when: [sales('AT_LEAST', '30,000.01')] }],
  [false, { when: [sales('AT_LEAST', '30,000.00')] }],
  [false, { when: [sales('AT_MOST', '90,000.00')] }],
  [false, { when: [{ test: 'LINE', one_of: ['Inn'] }] }],
  [true, nothing()],
  [true, nothing(sales('AT_MOST', '30,000.00'))],
  [false, nothing(sales('AT_MOST', '29,999.99'))],
  [false, nothing(sales('AT_MOST', '30,000.00'), createQuantityTest('rooms', 'AT_MOST', '5'))],
  [false, nothing(createQuantityTest('rooms', 'AT_MOST', '90,000'))],
])('whether a tax on retailers leaves small stores to the barangay: %s, %j', (isLeft, overrides) => {
  expect(keys(createTax(overrides), RETAIL)).toEqual(isLeft ? [] : ['charges.0 judge.small_stores']);
});

test('a tax is on retailers where it covers one of their lines', () => {
  const found = ['charges.0 judge.small_stores'];
  expect(keys(createTax({}), MIXED)).toEqual(found);
  expect(keys(createTax(onLine('Eatery')), MIXED)).toEqual(found);
  expect(keys(createTax(onLine('Inn')), MIXED)).toEqual([]);
  expect(keys(createTax({}), { taxes: [{ ...ROW, code: 'h', paragraph: 'h' }] })).toEqual([]);
  const [sentence = ''] = formatTariffFindings(find(createTax({}), { ...RETAIL, government: 'CITY' }));
  expect(sentence).toContain('charges.0 [7] Only the barangay may tax stores with sales up to 50,000.00');
});

test.each([
  ['PRINCIPAL_OFFICE', '30%'],
  ['FACTORY', '70%'],
  ['FACTORY_WITH_PLANTATION', '42%'],
  ['PLANTATION', '28%'],
] as const)('of the sales of a %s at most %s are taxed', (situs, most) => {
  expect(keys(createTax({ situs, share: most }))).toEqual([]);
  const above = `${Number.parseInt(most, 10) + 1} %`;
  const [finding] = formatTariffFindings(find(createTax({ situs, share: above })));
  expect(finding).toContain(`charges.0.share [7] At most ${most} of these sales`);
});

import type { Centavos } from '@ebpls/contracts';
import type { TariffLatePolicy } from '@ebpls/contracts/tariff';

import { listEstimateSentences, listLateSentences } from './late-sentences.ts';

const POLICY: TariffLatePolicy = {
  code: 'LATE',
  section: '5',
  surcharge: { numerator: 1, denominator: 4 },
  interest_per_month: { numerator: 1, denominator: 50 },
  interest_on: 'AMOUNT',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};
const PARTS = [25_000, 0].map((surcharge) => ({ surcharge: surcharge as Centavos }));
const PARAMS = { rate: '2%', unpaid: '₱1,000.00', base: '₱1,000.00', months: 2, due: '2026-01-20' };

const list = (pocket: 'surcharge' | 'interest', overrides: Partial<TariffLatePolicy> = {}) =>
  listLateSentences({ late: { ...POLICY, ...overrides }, parts: PARTS, pocket }, PARAMS, 'en');

test('a surcharge names the fixed fine of each late part', () => {
  expect(list('surcharge')).toEqual(['2% of ₱1,000.00, charged once.']);
  expect(list('surcharge', { fine: 50_000 as Centavos })).toEqual([
    '2% of ₱1,000.00, charged once.',
    'A fixed fine of ₱500.00 is included.',
  ]);
});

test('a surcharge that grows says by how much, how often and how far', () => {
  const rate = (numerator: number) => ({ numerator, denominator: 100 });
  const grow = (every: 'MONTH' | 'QUARTER' | 'HALF_YEAR') =>
    list('surcharge', { surcharge_growth: { rate: rate(5), every, at_most: rate(25) } });
  expect(grow('MONTH')).toEqual(['2% of ₱1,000.00, 5% more for each further month, and 25% at most.']);
  expect(grow('QUARTER')[0]).toContain('5% more for each further quarter of a year');
  expect(grow('HALF_YEAR')[0]).toContain('5% more for each further half-year');
});

test('interest says which months count, and from when', () => {
  const [begun, ...others] = list('interest');
  expect([begun, others]).toEqual([expect.stringContaining('A part of a month counts as a full month.'), []]);
  expect(list('interest', { months: 'FULL' })[0]).toContain('Only full months count.');
  expect(list('interest', { interest_from: 'NEXT_MONTH', interest_free_months: 2 }).slice(1)).toEqual([
    'Months are counted from the first day of the month after the due date.',
    'No interest is charged for the first 2 months.',
  ]);
});

const listEstimated = (more: Partial<TariffLatePolicy> = {}) =>
  listEstimateSentences({ ...POLICY, ...more }, { pocket: 'interest', rate: '2%' }, 'en');

test('an estimate says on what its policy charges interest, and which months count', () => {
  expect(listEstimated()).toEqual([
    'Interest of 2% a month is charged on each unpaid amount, but not on its surcharge.',
    'A part of a month counts as a full month.',
  ]);
  expect(listEstimated({ interest_on: 'AMOUNT_AND_SURCHARGE', months: 'FULL', interest_from: 'NEXT_MONTH' })).toEqual([
    'Interest of 2% a month is charged on each unpaid amount and its surcharge.',
    'Only full months count.',
    'Months are counted from the first day of the month after the due date.',
  ]);
});

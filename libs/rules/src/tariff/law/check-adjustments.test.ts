import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { formatTariffFindings } from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { openTariff } from '../open-tariff.ts';
import { checkFirstDay, checkRises } from './check-adjustments.ts';

type ChargeText = TariffText['charges'][number];

const open = (overrides: Partial<TariffText>) => openTariff(v.parse(Tariff, createTariff(overrides)));
const createTax = (amount: ChargeText['amount'], overrides: Partial<ChargeText> = {}) =>
  createCharge({ code: 'TAX', kind: 'TAX', section: '7', amount, ...overrides });
const fixed = (amount: string): ChargeText['amount'] => ({ kind: 'FIXED', amount });

/** What is said of a rise from one version to the next; five years lie between them where nothing else is given. */
const find = (was: ChargeText | readonly ChargeText[], is: ChargeText, effective_on = '2031-01-01') =>
  formatTariffFindings(checkRises(open({ charges: [is], effective_on }), open({ charges: [was].flat() })));
const aboveTenth = (path: string, was: string, is: string) => [
  `charges.0.${path} [7] The tax rises from ${was} to ${is}, by more than 10% (Section 191 of the Local Government Code).`,
];

test('a fixed tax may rise by a tenth, to the centavo', () => {
  expect(find(createTax(fixed('100.00')), createTax(fixed('110.00')))).toEqual([]);
  expect(find(createTax(fixed('100.00')), createTax(fixed('110.01')))).toEqual(
    aboveTenth('amount.amount', '100.00', '110.01'),
  );
});

test('a rise is early until the day after five years', () => {
  const rise = (day: string) => find(createTax(fixed('100.00')), createTax(fixed('101.00')), day);
  expect(rise('2030-12-31')[0]).toContain('rises from 100.00 to 101.00 less than five years after');
  expect(rise('2031-01-01')).toEqual([]);
});

test('a tax on sales is compared on the same gross', () => {
  const rate = (text: string) => createTax({ kind: 'RATE', of: ['gross'], rate: text });
  const [finding = ''] = find(rate('1 %'), rate('1.2 %'));
  expect(finding).toContain('charges.0.amount [7] For gross sales or receipts of 999.00');
  expect(finding).toContain('rises from 9.99 to 11.99');
  // A tax that was fixed has no amount on the same gross.
  expect(find(createTax(fixed('1.00')), rate('1 %'))).toHaveLength(1);
  expect(find(createTax({ kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' }), rate('1 %'))).toEqual([]);
});

test('a cell of a table is compared with the cell of the same place, wherever it is printed', () => {
  const table = (...cells: [string, string][]) =>
    createTax({
      kind: 'TABLE',
      dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }],
      cells: cells.map(([at, amount]) => ({ at: [at], amount })),
    });
  const former = table(['food', '100.00'], ['lodging', '200.00']);
  expect(find(former, table(['lodging', '200.00'], ['food', '100.00']))).toEqual([]);
  expect(find(former, table(['lodging', '200.00'], ['food', '120.00']))).toEqual(
    aboveTenth('amount.cells.1.amount', '100.00', '120.00'),
  );
  expect(find(former, table(['lodging', '200.00'], ['stay', '900.00']))).toEqual([]);
});

test('amounts of a sum are compared one by one, and only with an amount of their kind', () => {
  const sum = (second: Extract<ChargeText['amount'], { kind: 'FIXED' | 'PER_UNIT' }>) =>
    createTax({ kind: 'SUM', of: [{ kind: 'FIXED', amount: '100.00' }, second] });
  const perRoom = (amount: string) => ({ kind: 'PER_UNIT' as const, of: ['rooms'], amount });
  expect(find(sum(perRoom('10.00')), sum(perRoom('20.00')))).toEqual(
    aboveTenth('amount.of.1.amount', '10.00', '20.00'),
  );
  expect(find(sum({ kind: 'FIXED', amount: '10.00' }), sum(perRoom('20.00')))).toEqual([]);
  expect(find(createTax(fixed('100.00')), sum(perRoom('20.00')))).toEqual([]);
});

test('a tax is compared with the one of its code for a common application; a new one, a fee and a printed one with none', () => {
  const [was, is] = [createTax(fixed('100.00')), createTax(fixed('200.00'))];
  const risen = aboveTenth('amount.amount', '100.00', '200.00');
  expect(find({ ...was, types: ['NEW', 'RENEWAL'] }, is)).toEqual(risen);
  expect(find({ ...was, types: ['NEW'] }, is)).toEqual([]);
  expect(find({ ...was, code: 'OTHER' }, is)).toEqual([]);
  expect(find([{ ...is, code: 'OTHER' }, { ...is, types: ['NEW'] }, was], is)).toEqual(risen);
  expect(find({ ...was, kind: 'FEE' }, { ...is, kind: 'FEE' })).toEqual([]);
  expect(find(was, { ...is, in_force: false })).toEqual([]);
});

test('a tax accrues from the first day of a quarter after that of its ordinance (LGC s.166)', () => {
  const judge = (effective_on: string, ordinance_effective_on?: string) =>
    formatTariffFindings(
      checkFirstDay(open({ effective_on, ...(ordinance_effective_on && { ordinance_effective_on }) })),
    );
  expect(judge('2026-01-01')).toEqual([]);
  expect(judge('2026-11-15')).toEqual([
    'effective_on [s.166] A new rate applies from the first day of a quarter, for example 1 Jan 2027 (Section 166 of the Local Government Code).',
  ]);
  expect(judge('2026-04-01', '2026-03-31')).toEqual([]);
  expect(judge('2026-04-01', '2026-04-01')).toEqual([
    'effective_on [s.166] An ordinance in effect from 1 Apr 2026 applies to taxes from the start of the next quarter, 1 Jul 2026 (Section 166 of the Local Government Code).',
  ]);
});

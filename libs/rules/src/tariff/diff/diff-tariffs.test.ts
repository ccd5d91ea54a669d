import type { TariffText } from '@ebpls/contracts/tariff';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { diffTariffs, formatTariffChange } from './diff-tariffs.ts';

type Amount = TariffText['charges'][number]['amount'];

const diff = (former: Amount, next: Amount, overrides: Partial<TariffText['charges'][number]> = {}): string[] =>
  diffTariffs(
    createTariff({ charges: [createCharge({ amount: former })] }),
    createTariff({ charges: [createCharge({ amount: next, ...overrides })] }),
  ).map((change) => formatTariffChange(change, 'en').replace('Section 1, Fee (FEE), ', ''));

const brackets = (...steps: [to: string, amount: string][]): Amount => ({
  kind: 'BRACKETS',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: steps.map(([to, amount]) => ({ to, amount })),
  above: { kind: 'AMOUNT', amount: '900.00' },
});

test('a bracket that is put between others is the only difference', () => {
  expect(
    diff(brackets(['10', '100.00'], ['30', '300.00']), brackets(['10', '100.00'], ['20', '200.00'], ['30', '310.00'])),
  ).toEqual([
    'amount.steps.[to 30].amount: changed from 300.00 to 310.00.',
    'amount.steps.[to 20].amount: new value 200.00.',
  ]);
});

test('a figure that is written in another way is no difference', () => {
  expect(diff(brackets(['1,000', '1,500.00']), brackets(['1000.00', '1500']))).toEqual([]);
  expect(
    diff({ kind: 'RATE', of: ['gross'], rate: '1/2 of 1 %' }, { kind: 'RATE', of: ['gross'], rate: '0.50%' }),
  ).toEqual([]);
  expect(
    diff({ kind: 'RATE', of: ['gross'], rate: '1 %' }, { kind: 'RATE', of: ['gross'], rate: '1/10' }),
  ).toHaveLength(1);
});

test('a code that looks like a figure is compared as text', () => {
  const amount: Amount = { kind: 'FIXED', amount: '1.00' };
  expect(diff(amount, amount, { account_code: '1.00' })).toEqual(['account_code: changed from 1 to 1.00.']);
});

import type { Centavos, Rate } from '@ebpls/contracts';

import { WHOLE_RATE } from '../money.ts';
import { type ChargeReason, createTerm, toBasis } from '../tax/explain.ts';
import { listChangeableInputs, listExplanationSteps } from './explanation.ts';

const pesos = (amount: number) => Math.round(amount * 100) as Centavos;
const percent = (rate: number) => ((WHOLE_RATE as number) * (rate / 100)) as Rate;

const list = (overrides: Partial<ChargeReason>) =>
  listExplanationSteps(
    toBasis({ message_key: 'fee.fixed', params: {}, terms: [], changes_with: [], ...overrides }),
  ).map(({ message_key, params }) => [message_key.replace('explain.step.', ''), params]);
const keys = (overrides: Partial<ChargeReason>) => list(overrides).map(([key]) => key);

test('a summand is an amount, times so many, at a rate, or less another amount', () => {
  const terms = [
    createTerm('one', pesos(100)),
    createTerm('two', pesos(100), { times: 3 }),
    createTerm('three', pesos(100), { rate: percent(50) }),
    createTerm('four', pesos(100), { times: 2, rate: percent(50) }),
    createTerm('five', pesos(30), { rate: percent(-100) }),
  ];
  expect(list({ terms })).toEqual([
    ['amount', expect.objectContaining({ amount: '100.00', times: 1, result: '100.00' })],
    ['times', expect.objectContaining({ times: 3, result: '300.00' })],
    ['rate', expect.objectContaining({ rate: '50', result: '50.00' })],
    ['times_rate', expect.objectContaining({ times: 2, rate: '50', result: '100.00' })],
    ['less', expect.objectContaining({ amount: '30.00' })],
    ['sum', { result: '520.00' }],
    ['exact', { amount: '520.00' }],
  ]);
  // Nothing of an amount is a rate like others, and no subtraction.
  expect(keys({ terms: [createTerm('none', pesos(100), { rate: percent(0) })] })).toEqual(['rate', 'exact']);
});

test('a cap and a least amount are steps only where they change the amount', () => {
  const terms = [createTerm('one', pesos(100))];
  expect(keys({ terms })).toEqual(['amount', 'exact']);
  expect(keys({ terms, at_most: pesos(100) })).toEqual(['amount', 'exact']);
  expect(list({ terms, at_most: pesos(99.99) })).toEqual([
    ['amount', expect.anything()],
    ['at_most', { at_most: '99.99' }],
    ['exact', { amount: '99.99' }],
  ]);
  expect(keys({ terms, at_least: pesos(100) })).toEqual(['amount', 'exact']);
  expect(list({ terms, at_least: pesos(100.01) }).at(-1)).toEqual(['at_least', { at_least: '100.01' }]);
});

test('each summand may be rounded by itself, and a share is taken before the rounding', () => {
  const terms = [
    createTerm('one', pesos(0.01), { rate: percent(50) }),
    createTerm('two', pesos(0.01), { rate: percent(50) }),
  ];
  expect(list({ terms, rounding: 'EACH_TERM' }).at(-1)).toEqual(['rounded_each', { amount: '0.02' }]);
  expect(keys({ terms, rounding: 'EACH_TERM', at_least: pesos(0.02) })).toEqual(['rate', 'rate', 'rounded_each']);
  expect(list({ terms }).slice(-2)).toEqual([
    ['sum', { result: '0.01' }],
    ['exact', { amount: '0.01' }],
  ]);
  expect(list({ terms: [createTerm('one', pesos(0.03))], share: percent(50) }).slice(-2)).toEqual([
    ['share', { share: '50', result: '0.015' }],
    ['rounded', { amount: '0.02' }],
  ]);
  expect(list({})).toEqual([['nothing', { amount: '0.00' }]]);
});

test('a charge of a tariff is explained by its sentences, one step for each in both languages', () => {
  const charge = (params: ChargeReason['params']) => list({ message_key: 'charge', params });
  expect(charge({ sentence_en: 'One\nTwo', sentence_fil: 'Isa\nDalawa' })).toEqual([
    ['charge', { sentence_en: 'One', sentence_fil: 'Isa' }],
    ['charge', { sentence_en: 'Two', sentence_fil: 'Dalawa' }],
  ]);
  expect(charge({ sentence_en: 'One\nTwo', sentence_fil: 'Isa' })[1]).toEqual([
    'charge',
    { sentence_en: 'Two', sentence_fil: 'Two' },
  ]);
});

test('what a person could declare otherwise is named, or that nothing changes the line', () => {
  const listInputs = (changes_with: string[]) =>
    listChangeableInputs(toBasis({ message_key: 'fee.fixed', params: {}, terms: [], changes_with }));
  expect(listInputs(['lines', 'paid'])).toEqual(['explain.changes.lines', 'explain.changes.paid']);
  expect(listInputs([])).toEqual(['explain.changes.nothing']);
});

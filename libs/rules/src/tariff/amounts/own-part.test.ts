import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { formatJudged } from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { assessTariff } from '../assess-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { explainCharge } from './explain-charge.ts';

type ChargeText = TariffText['charges'][number];

const BY_LINE = { each: 'LINE', combine: 'SUM' } as const;
const TAX = createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'RATE', of: ['gross'], rate: '2 %' } });
type PercentText = Extract<ChargeText['amount'], { kind: 'PERCENT' }>;
const PERCENT: PercentText = { kind: 'PERCENT', rate: '10 %', charges: ['TAX'] };
const OWN_PERCENT: PercentText = { ...PERCENT, own_part: true };
const ONE_PERMIT = { kind: 'FIXED', amount: '500.00' } as const;

/** Permit fees of an inn with sales of 100,000 and an eatery with 300,000, each with its sentences. */
function assessPermit(tax: Partial<ChargeText>, amount: ChargeText['amount'], reliefs: TariffText['reliefs'] = []) {
  const charges = [{ ...TAX, ...tax }, createCharge({ code: 'PERMIT', per: BY_LINE, amount })];
  const open = openTariff(v.parse(Tariff, createTariff({ charges, reliefs })));
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '12', area: '130' },
    lines: [
      { line: 'Inn', measures: { gross: '100,000.00' } },
      { line: 'Eatery', measures: { gross: '300,000.00' } },
    ],
    reliefs: reliefs.map(({ code }) => ({ code, line: 'Inn' })),
  });
  const permit = assessTariff(open, input).find(({ row }) => row.code === 'PERMIT');
  return { amount: permit?.amount, sentences: permit === undefined ? [] : explainCharge(permit, 'en') };
}

const createGreater = (percent: PercentText): ChargeText['amount'] => ({ kind: 'GREATER', of: [percent, ONE_PERMIT] });

test.each<[string, Partial<ChargeText>]>([
  ['a tax on each line', { per: BY_LINE }],
  ['a tax on combined sales', {}],
])('a percentage of its own part takes of each line what falls to it: %s', (_, tax) => {
  // 10 % of 2,000.00 is less than 500.00; 10 % of 6,000.00 is more.
  expect(assessPermit(tax, createGreater(OWN_PERCENT))).toEqual({
    amount: 1_100_00,
    sentences: [
      'Inn: Fixed amount: 500.00.',
      'Eatery: 10% of this line’s share of other charges (6,000.00) = 600.00.',
      'To pay: 1,100.00.',
    ],
  });
});

test('without it each line pays the percentage of the taxes of all lines', () => {
  expect(assessPermit({}, createGreater(PERCENT)).amount).toBe(1_600_00);
});

test('a fixed charge is parted evenly, and the highest of several falls to its line alone', () => {
  expect(assessPermit({ amount: { kind: 'FIXED', amount: '1,000.00' } }, OWN_PERCENT).amount).toBe(100_00);
  const parted = assessPermit({ per: { each: 'LINE', combine: 'HIGHEST' } }, OWN_PERCENT);
  expect(parted.sentences[0]).toBe('Inn: 10% of this line’s share of other charges (0.00) = 0.00.');
  expect(parted.amount).toBe(600_00);
});

test('a line that a relief lifts has no part in the tax', () => {
  const relief = {
    code: 'FREE',
    name: { en: 'Free', fil: 'Libre' },
    section: '1',
    in_force: true,
    kinds: ['TAX'],
    share: '100 %',
    when: [],
  } satisfies TariffText['reliefs'][number];
  expect(assessPermit({}, OWN_PERCENT, [relief]).amount).toBe(600_00);
});

test('a percentage for each line that is not of its own part is a question', () => {
  const sentence =
    'Each line of business pays this percentage of the charges of all lines of business. Should it pay only the percentage of its own charges?';
  const judge = (amount: ChargeText['amount'], overrides: Partial<ChargeText> = {}) =>
    formatJudged([createCharge({ code: 'PERMIT', per: BY_LINE, amount, ...overrides })]).filter((text) =>
      text.endsWith(sentence),
    );
  expect(judge(createGreater(PERCENT))).toEqual([`charges.1.amount.of.0 [1] ${sentence}`]);
  expect(judge(createGreater(OWN_PERCENT))).toEqual([]);
  expect(judge(PERCENT, { per: { each: 'BUSINESS' } })).toEqual([]);
  expect(judge(createGreater(PERCENT), { lines: [{ test: 'LINE', one_of: ['Inn'] }] })).toEqual([]);
});

test('of two sums the greater counts', () => {
  const sum = (amount: string): ChargeText['amount'] => ({
    kind: 'GREATER',
    of: [OWN_PERCENT, { kind: 'FIXED', amount: '200.00' }, { kind: 'FIXED', amount, added: true }],
  });
  // The inn has 200.00 as a percentage, the eatery 600.00.
  expect(assessPermit({}, sum('100.00')).amount).toBe(900_00);
  expect(assessPermit({}, sum('500.00')).amount).toBe(1_400_00);
  expect(assessPermit({}, sum('100.00')).sentences.slice(0, 2)).toEqual([
    'Inn: Fixed amount: 200.00.',
    'Inn: Fixed amount: 100.00.',
  ]);
});

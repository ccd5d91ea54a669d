import type { TariffText } from '@ebpls/contracts/tariff';

import { formatJudged, GROSS_TAX, judgeCharges, judgeParts, MEASURED_FEE } from '../../../test/judged-charges.ts';
import { createTariff } from '../../../test/tariff-example.ts';

test('a discount for early payment that leaves nothing to pay is refused', () => {
  const { payment } = createTariff({ charges: [] });
  const judgeShare = (share: string) =>
    judgeCharges([], {
      payment: { ...payment, early: { share, until: '01-20', modes: ['ANNUAL'], kinds: ['TAX'], section: '5' } },
    });
  expect(judgeShare('99 %')).toEqual([]);
  expect(judgeShare('100 %')).toEqual(['payment.early.share judge.early_share REFUSED']);
});

test('other discounts are checked like the first one, with their codes and conditions', () => {
  const { payment } = createTariff({ charges: [] });
  const rule = { share: '5 %', until: '01-20', modes: ['ANNUAL' as const], kinds: ['FEE' as const], section: '5' };
  const judge = (...more_early: (typeof rule & { charges?: string[]; when?: [{ test: 'YES'; measure: string }] })[]) =>
    judgeCharges([], { payment: { ...payment, more_early } });
  expect(judge(rule, rule)).toEqual([]);
  expect(judge(rule, { ...rule, share: '100 %' })).toEqual(['payment.more_early.1.share judge.early_share REFUSED']);
  expect(judge({ ...rule, charges: ['NONE'] })).toEqual(['payment.more_early.0.charges judge.unknown REFUSED']);
  expect(judge({ ...rule, when: [{ test: 'YES', measure: 'none' }] })).toEqual([
    'payment.more_early.0.when.0 judge.unknown REFUSED',
  ]);
});

test('a later discount is lower than the one before it, ends on a later day, and leaves something to pay', () => {
  const { payment } = createTariff({ charges: [] });
  const first = { share: '10 %', until: '01-10', modes: ['ANNUAL' as const], kinds: ['TAX' as const], section: '5' };
  const judge = (...later: { until: string; share: string }[]) =>
    judgeCharges([], { payment: { ...payment, early: { ...first, later } } });
  expect(judge({ until: '01-20', share: '5 %' }, { until: '01-31', share: '1/50' })).toEqual([]);
  const refuse = (path: string, key = 'early_later') => [`payment.early.later.${path} judge.${key} REFUSED`];
  expect(judge({ until: '01-10', share: '5 %' })).toEqual(refuse('0.until'));
  expect(judge({ until: '01-20', share: '10 %' })).toEqual(refuse('0.share'));
  expect(judge({ until: '01-20', share: '5 %' }, { until: '01-31', share: '6 %' })).toEqual(refuse('1.share'));
  expect(judge({ until: '01-20', share: '100 %' })).toEqual(refuse('0.share', 'early_share'));
});

const PAYMENT: TariffText['payment'] = createTariff().payment;

test.each<[string, Partial<TariffText['payment']>, string[]]>([
  ['in order', { modes: [{ mode: 'SEMI_ANNUAL', days: ['01-20', '07-20'] }] }, []],
  [
    'in another order',
    { modes: [{ mode: 'SEMI_ANNUAL', days: ['07-20', '01-20'] }] },
    ['payment.modes.0.days judge.due_days'],
  ],
  ['too few', { modes: [{ mode: 'QUARTERLY', days: ['01-20', '04-20'] }] }, ['payment.modes.0.days judge.due_days']],
  ['of one mode twice', { modes: [...PAYMENT.modes, ...PAYMENT.modes] }, ['payment.modes.1.mode judge.twice']],
  [
    'of a minimum for a mode that the code does not allow',
    { minimums: [{ mode: 'QUARTERLY', at_least: '5,000.00', kinds: ['TAX'] }] },
    ['payment.minimums.0.mode judge.minimum_mode'],
  ],
  [
    'of a minimum for a mode with one due day',
    { minimums: [{ mode: 'ANNUAL', at_least: '5,000.00', kinds: ['TAX'] }] },
    ['payment.minimums.0.mode judge.minimum_mode'],
  ],
  [
    'extended to an earlier day',
    { extensions: [{ due: '2026-01-20', until: '2026-01-19', section: '1' }] },
    ['payment.extensions.0.until judge.extension'],
  ],
])('due days %s', (_, payment, expected) => {
  const findings = judgeParts({ charges: [GROSS_TAX, MEASURED_FEE], payment: { ...PAYMENT, ...payment } });
  expect(findings.map(({ path, key }) => `${path} ${key}`)).toEqual(expected);
  expect(findings.every(({ weight }) => weight === 'REFUSED')).toBe(true);
});

const LATE: TariffText['late_policies'][number] = {
  code: 'OWN',
  section: '8',
  surcharge: '25 %',
  interest_per_month: '0 %',
  interest_on: 'AMOUNT',
  months: 'BEGUN',
  months_at_most: 0,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};

test('an own due day is in place of one of a mode, once, and not before it', () => {
  const find = (...due_days: [instead_of: string, day: string][]) =>
    formatJudged([], {
      payment: { ...PAYMENT, modes: [{ mode: 'SEMI_ANNUAL', days: ['01-20', '07-20'] }] },
      late_policies: [{ ...LATE, due_days: due_days.map(([instead_of, day]) => ({ instead_of, day })) }],
    });
  expect(find(['01-20', '03-31'], ['07-20', '07-20'])).toEqual([]);
  expect(find(['01-20', '03-31'], ['04-20', '04-30'])).toEqual([
    'late_policies.0.due_days.1.instead_of [8] No mode of payment has the due date 04-20. Please enter one of its due dates, such as 01-20.',
  ]);
  expect(find(['01-20', '03-31'], ['01-20', '04-30'])).toEqual([
    'late_policies.0.due_days.1.instead_of [8] The code “01-20” is declared twice.',
  ]);
  expect(find(['01-20', '01-19'])).toEqual([
    expect.stringMatching(/^late_policies\.0\.due_days\.0\.day \[8\] This due date is earlier/),
  ]);
});

test('a surcharge grows to more than it begins with', () => {
  const find = (surcharge: string, rate: string, at_most: string) =>
    judgeCharges([], {
      late_policies: [{ ...LATE, surcharge, surcharge_growth: { rate, every: 'MONTH', at_most } }],
    });
  expect(find('5 %', '5 %', '25 %')).toEqual([]);
  expect(find('0 %', '2 %', '2 %')).toEqual([]);
  expect(find('5 %', '0 %', '25 %')).toEqual(['late_policies.0.surcharge_growth.rate judge.growth REFUSED']);
  expect(find('25 %', '5 %', '25 %')).toEqual(['late_policies.0.surcharge_growth.at_most judge.growth REFUSED']);
});

test('each fault of the payment rules is named with the section on payment and what it needs', () => {
  const find = (payment: Partial<typeof PAYMENT>) =>
    formatJudged([], { payment: { ...PAYMENT, section: '7', ...payment } });
  const twice = [...PAYMENT.modes, ...PAYMENT.modes];
  expect(find({ modes: twice })).toEqual(['payment.modes.1.mode [7] The code “ANNUAL” is declared twice.']);
  const needs = (count: number) => [
    `payment.modes.0.days [7] This mode of payment needs ${count} due dates, the earliest first.`,
  ];
  expect(find({ modes: [{ mode: 'QUARTERLY', days: ['01-20'] }] })).toEqual(needs(4));
  expect(find({ modes: [{ mode: 'SEMI_ANNUAL', days: ['01-20', '01-20'] }] })).toEqual(needs(2));
  expect(find({ modes: [{ mode: 'ANNUAL', days: ['01-20', '07-20'] }] })).toEqual(needs(1));
  const extend = (until: string) => find({ extensions: [{ due: '2026-01-20', until, section: '9' }] });
  expect(extend('2026-01-21')).toEqual([]);
  expect(extend('2026-01-20')).toEqual([
    'payment.extensions.0.until [7] An extended due date must be later than the due date.',
  ]);
  const early = { share: '100 %', until: '01-20', modes: ['ANNUAL' as const], kinds: ['TAX' as const], section: '5' };
  expect(find({ early })).toEqual([
    'payment.early.share [5] The discount for early payment must be less than the whole amount.',
  ]);
});

import { ORG_TYPES } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

import {
  createBusinessMeasure,
  createFixedFee,
  createQuantityTest,
  formatJudged,
  GROSS_TAX,
  judgeCharges,
  type JudgedCharge,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createTariff } from '../../../test/tariff-example.ts';

const whenAll = (when: JudgedCharge['when']): Partial<JudgedCharge> => ({ when });

test('a charge that covers no line, and one whose conditions never hold together, are refused', () => {
  const marked = createTariff().lines.map((line, index) => ({ ...line, marks: index === 0 ? ['sea'] : [] }));
  const none = createFixedFee({
    lines: [
      { test: 'MARK', mark: 'sea' },
      { test: 'LINE', one_of: ['Eatery'] },
    ],
  });
  expect(judgeCharges([none], { lines: marked })).toEqual(['charges.1.lines judge.covers_nothing REFUSED']);
  expect(judgeCharges([{ ...none, in_force: false }], { lines: marked })).toEqual([]);
  const rooms = (is: 'AT_LEAST' | 'BELOW', figure: string) => ({
    test: 'QUANTITY' as const,
    of: ['rooms'],
    is,
    figure,
  });
  expect(judgeCharges([createFixedFee(whenAll([rooms('AT_LEAST', '10'), rooms('BELOW', '10')]))])).toEqual([
    'charges.1.when judge.never REFUSED',
  ]);
  expect(judgeCharges([createFixedFee(whenAll([rooms('AT_LEAST', '10'), rooms('BELOW', '11')]))])).toEqual([]);
});

test('a percentage of charges that are not due in one of its kinds of application is asked about there', () => {
  const half = (overrides: Partial<JudgedCharge>) =>
    judgeCharges([createFixedFee({ bases: ['permit'] }), createFixedFee({ code: 'HALF', ...overrides })]);
  const amount = { kind: 'PERCENT', rate: '50 %', base: 'permit' } as const;
  expect(half({ amount, types: ['RENEWAL'] })).toEqual([]);
  expect(half({ amount, types: ['RENEWAL', 'AMENDMENT'] })).toEqual(['charges.2.types.1 judge.percent_of_none ASKED']);
  expect(half({ amount: { kind: 'PERCENT', rate: '50 %', charges: ['READ'] }, types: ['AMENDMENT'] })).toEqual([
    'charges.2.types.0 judge.percent_of_none ASKED',
  ]);
});

test('the kind of application in which a percentage comes to nothing is named in words', () => {
  const amount = { kind: 'PERCENT', rate: '50 %', base: 'permit' } as const;
  const types = ['RETIREMENT' as const];
  expect(
    formatJudged([createFixedFee({ bases: ['permit'] }), createFixedFee({ code: 'HALF', amount, types })]),
  ).toEqual([expect.stringContaining('none of them is due for a retirement.')]);
});

test('a choice by the form of ownership has every answer of the form', () => {
  const judge = (values: readonly string[]) =>
    judgeCharges([createFixedFee({ when: [{ test: 'CHOICE', measure: 'organisation', one_of: ['SOLE'] }] })], {
      measures: [...createTariff().measures, createBusinessMeasure('organisation', 'CHOICE', values)],
    });
  expect(judge(ORG_TYPES)).toEqual([]);
  expect(judge(ORG_TYPES.filter((type) => type !== 'OPC'))).toEqual(['measures.3.values judge.form_answers ASKED']);
});

test('a measure that a line lists and none of its charges reads is asked about', () => {
  const [inn, eatery] = createTariff().lines;
  if (inn === undefined || eatery === undefined) throw new Error('the example has lines');
  const only = createFixedFee({
    code: 'INN',
    amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' },
    lines: [{ test: 'LINE', one_of: ['Inn'] }],
  });
  const area = { ...MEASURED_FEE, amount: { kind: 'PER_UNIT' as const, of: ['area'], amount: '1.00' } };
  const lines = [inn, { ...eatery, measures: ['rooms'] }];
  expect(
    judgeParts({ charges: [GROSS_TAX, only, area], lines }).map(({ path, key, weight }) => `${path} ${key} ${weight}`),
  ).toEqual(['lines.1.measures judge.line_unread ASKED']);
});

test('a charge that no business can owe is named with its section, and what cannot hold together is shown', () => {
  const measures = [
    ...createTariff().measures,
    createBusinessMeasure('alarm', 'YES_NO'),
    createBusinessMeasure('hue', 'CHOICE', ['red', 'blue']),
    createBusinessMeasure('siren', 'YES_NO'),
  ];
  const reads = createFixedFee({
    code: 'OTHER',
    types: ['NEW'],
    when: [
      { test: 'YES', measure: 'alarm', is: true },
      { test: 'YES', measure: 'siren', is: true },
      { test: 'CHOICE', measure: 'hue', one_of: ['red'] },
    ],
  });
  const find = (overrides: Partial<JudgedCharge>) =>
    formatJudged([createFixedFee({ section: '7', ...overrides }), reads], { measures });
  const never = (list: string) => [
    `charges.1.${list} [7] No business can meet the conditions of “Fee” at the same time.`,
  ];
  expect(
    find({
      lines: [
        { test: 'LINE', one_of: ['Inn'] },
        { test: 'LINE', one_of: ['Eatery'] },
      ],
    }),
  ).toEqual(['charges.1.lines [7] “Fee” covers none of the lines of business.']);
  const both = (first: JudgedCharge['when'][number], second: JudgedCharge['when'][number]) => [first, second];
  const yes = { test: 'YES', measure: 'alarm', is: true } as const;
  const declared = { test: 'DECLARED', measure: 'hue', is: true } as const;
  const red = { test: 'CHOICE', measure: 'hue', one_of: ['red'] } as const;
  expect(find({ when: both(yes, { ...yes, is: false }) })).toEqual(never('when'));
  expect(find({ lines: both(yes, { ...yes, is: false }) })).toEqual(never('lines'));
  expect(find({ when: both(declared, { ...declared, is: false }) })).toEqual(never('when'));
  expect(find({ when: both({ ...red, one_of: ['red'] }, { ...red, one_of: ['blue'] }) })).toEqual(never('when'));
  expect(find({ when: both({ ...red, one_of: ['red', 'blue'] }, { ...red, one_of: ['blue'] }) })).toEqual([]);
  expect(find({ when: both(yes, yes) })).toEqual([]);
  expect(find({ when: both(yes, { ...yes, measure: 'siren', is: false }) })).toEqual([]);
  expect(find({ when: both(yes, { ...declared, measure: 'alarm', is: false }) })).toEqual([]);
  expect(
    find({ when: both(createQuantityTest('rooms', 'AT_LEAST', '3'), createQuantityTest('rooms', 'AT_MOST', '3')) }),
  ).toEqual([]);
  expect(
    find({ when: both(createQuantityTest('rooms', 'AT_LEAST', '3'), createQuantityTest('area', 'AT_MOST', '2')) }),
  ).toEqual([]);
});

const SIZE: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'large'].map((code) => ({ code, name: { en: code, fil: code } })),
  found_from: [{ of: ['rooms'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'large' }],
};

test('a class that follows from measures is of the whole business: it groups no lines, and is never two values', () => {
  const classifications = [...createTariff().classifications, SIZE];
  const find = (overrides: Partial<JudgedCharge>) => judgeCharges([createFixedFee(overrides)], { classifications });
  const perGroup = (classification: string): Partial<JudgedCharge> => ({
    per: { each: 'GROUP', classification, combine: 'SUM' },
  });
  expect(find(perGroup('size'))).toEqual(['charges.1.per judge.never REFUSED']);
  expect(find(perGroup('kind'))).toEqual([]);
  expect(find({ per: { each: 'LINE', combine: 'SUM' } })).toEqual([]);
  const createClassTest = (classification: string, value: string) => ({
    test: 'CLASS' as const,
    classification,
    one_of: [value],
  });
  expect(find({ when: [createClassTest('size', 'small'), createClassTest('size', 'large')] })).toEqual([
    'charges.1.when judge.never REFUSED',
  ]);
  expect(find({ when: [createClassTest('size', 'small'), createClassTest('size', 'small')] })).toEqual([]);
  // Two lines of one business may be of two kinds.
  expect(find({ when: [createClassTest('kind', 'food'), createClassTest('kind', 'lodging')] })).toEqual([]);
});

test('a charge on request alone is not judged by its reach', () => {
  const nowhere = {
    lines: [
      { test: 'LINE' as const, one_of: ['Inn'] },
      { test: 'LINE' as const, one_of: ['Eatery'] },
    ],
  };
  expect(judgeCharges([createFixedFee({ ...nowhere, types: [] })])).toEqual([]);
});

test('a listed measure that no charge of the line reads is named with the line', () => {
  const lines = createTariff().lines.map((line) => ({ ...line, measures: ['rooms', 'tables'] }));
  const measures = [...createTariff().measures, createBusinessMeasure('tables', 'COUNT')];
  const onInns = createFixedFee({ lines: [{ test: 'LINE', one_of: ['Inn'] }], times: ['tables'] });
  expect(formatJudged([onInns], { lines, measures })).toEqual([
    'lines.1.measures [] Eatery lists the measure “tables”, but none of its charges uses it. Is a charge missing?',
  ]);
});

test('a measure that a line lists for a condition of a relief is read', () => {
  const own = { ...createBusinessMeasure('invested', 'MONEY'), of: 'LINE' as const, only_listed: true };
  const lines = createTariff().lines.map((line) => ({ ...line, measures: ['invested'] }));
  const relief = {
    code: 'R',
    name: { en: 'New resort', fil: 'Bagong resort' },
    section: '9',
    in_force: true,
    kinds: ['TAX' as const],
    share: '100 %',
    when: [createQuantityTest('invested', 'AT_LEAST', '10,000,000')],
  };
  const parts = { lines, measures: [...createTariff().measures, own] };
  expect(judgeCharges([], { ...parts, reliefs: [relief] })).toEqual([]);
  expect(judgeCharges([], parts)).toContain('lines.0.measures judge.line_unread ASKED');
});

test('a share of a relief that no charge has is asked about', () => {
  const relief: TariffText['reliefs'][number] = {
    code: 'R',
    name: { en: 'Senior', fil: 'Senior' },
    section: '9',
    in_force: true,
    kinds: ['TAX'],
    share: '50 %',
    when: [],
  };
  const judge = (more_shares: typeof relief.more_shares) =>
    judgeCharges([createFixedFee({ code: 'SIGN' })], { reliefs: [{ ...relief, more_shares }] });
  expect(judge([{ kinds: ['FEE'], share: '20 %' }])).toEqual([]);
  const asked = 'reliefs.0.more_shares.0 judge.relief_share ASKED';
  expect(judge([{ kinds: ['TAX'], share: '20 %' }])).toEqual([asked]);
  expect(judge([{ kinds: ['FIRE'], share: '20 %' }])).toEqual([asked]);
  expect(
    judge([
      { kinds: ['FEE'], charges: ['SIGN'], share: '100 %' },
      { kinds: ['FEE'], share: '20 %' },
      { kinds: ['FEE'], charges: ['SIGN'], share: '5 %' },
    ]),
  ).toEqual(['reliefs.0.more_shares.2 judge.relief_share ASKED']);
  expect(judge([{ kinds: ['FEE'], charges: ['GONE'], share: '5 %' }])).toEqual([
    'reliefs.0.more_shares.0.charges judge.unknown REFUSED',
  ]);
});

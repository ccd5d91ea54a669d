import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createBusinessMeasure, createFixedFee, formatJudged, judgeCharges } from '../../test/judged-charges.ts';
import { createTariff } from '../../test/tariff-example.ts';
import { assessTariff } from './assess-tariff.ts';
import { openTariff } from './open-tariff.ts';

type ChargeText = TariffText['charges'][number];
type TestText = ChargeText['when'][number];

const [INN, EATERY] = createTariff().lines;
if (INN === undefined || EATERY === undefined) throw new Error('the example has two lines');
const MEASURES = [
  ...createTariff().measures,
  createBusinessMeasure('hue', 'CHOICE', ['red', 'blue']),
  createBusinessMeasure('alarm', 'YES_NO'),
];
const LINES = [INN, { ...EATERY, marks: ['food'] }];

/** Whether a fee with these tests is due for a business with these lines. */
function isDue(charge: Partial<ChargeText>, lines: readonly string[], answers: object = {}): boolean {
  const text = createTariff({ lines: LINES, measures: MEASURES, charges: [createFixedFee(charge)] });
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '1', area: '1', ...answers },
    lines: lines.map((line) => ({ line, measures: {} })),
  });
  return assessTariff(openTariff(v.parse(Tariff, text)), input).length > 0;
}

const ON_EATERY: readonly TestText[] = [
  { test: 'MARK', mark: 'food' },
  { test: 'CLASS', classification: 'kind', one_of: ['food'] },
  { test: 'LINE', one_of: ['Eatery'] },
];
const not = (test: TestText): TestText => ({ ...test, is: false }) as TestText;

test.each(ON_EATERY)('what a line is not covers the other lines, and of a business none is: %j', (test) => {
  const list = (charge: Partial<ChargeText>) =>
    [['Inn'], ['Eatery'], ['Inn', 'Eatery']].map((lines) => isDue(charge, lines));
  expect(list({ lines: [test] })).toEqual([false, true, true]);
  expect(list({ lines: [not(test)] })).toEqual([true, false, true]);
  expect(list({ when: [test] })).toEqual([false, true, true]);
  expect(list({ when: [not(test)] })).toEqual([true, false, false]);
});

test('no line has another tax row', () => {
  expect(isDue({ lines: [{ test: 'TAX', one_of: ['h'] }] }, ['Inn'])).toBe(true);
  expect(isDue({ lines: [{ test: 'TAX', one_of: ['h'], is: false }] }, ['Inn'])).toBe(false);
});

test('two rows of one code exclude each other where one is for businesses with food and one for those without', () => {
  const food: TestText = { test: 'CLASS', classification: 'kind', one_of: ['food'] };
  const judge = (one: Partial<ChargeText>, other: Partial<ChargeText>) =>
    judgeCharges([createFixedFee(one), createFixedFee(other)]);
  expect(judge({ when: [food] }, { when: [not(food)] })).toEqual([]);
  expect(judge({ when: [food] }, { when: [food] })).toEqual(['charges.2.code judge.due_together REFUSED']);
  // Where they cover other lines, each may be due for its own.
  expect(judge({ when: [food] }, { when: [not(food)], lines: [{ test: 'LINE', one_of: ['Inn'] }] })).toEqual([
    'charges.2.code judge.due_together REFUSED',
  ]);
  expect(formatJudged([createFixedFee({ when: [food, not(food)] })])[0]).toContain('charges.1.when');
});

test('an answer that a choice is not is another one or none, and a yes needs no word', () => {
  const red: TestText = { test: 'CHOICE', measure: 'hue', one_of: ['red'] };
  const list = (when: TestText) =>
    [{ hue: 'red' }, { hue: 'blue' }, {}].map((hue) => isDue({ when: [when] }, ['Inn'], hue));
  expect(list(red)).toEqual([true, false, false]);
  expect(list(not(red))).toEqual([false, true, true]);
  const yes = [true, false].map((alarm) => isDue({ when: [{ test: 'YES', measure: 'alarm' }] }, ['Inn'], { alarm }));
  expect(yes).toEqual([true, false]);
  expect(isDue({ when: [{ test: 'DECLARED', measure: 'alarm' }] }, ['Inn'], { alarm: false })).toBe(true);
});

test('two rows of one code exclude each other by an answer and by every other one', () => {
  const hue = (...one_of: string[]): TestText => ({ test: 'CHOICE', measure: 'hue', one_of });
  const judge = (one: TestText, other: TestText) =>
    judgeCharges([createFixedFee({ when: [one] }), createFixedFee({ when: [other] })], { measures: MEASURES }).filter(
      (finding) => finding.includes('due_together'),
    );
  expect(judge(hue('red'), not(hue('red')))).toEqual([]);
  expect(judge(not(hue('red', 'blue')), hue('red', 'blue'))).toEqual([]);
  // Both are due where nothing was answered.
  expect(judge(not(hue('red')), not(hue('blue')))).toEqual(['charges.2.code judge.due_together REFUSED']);
});

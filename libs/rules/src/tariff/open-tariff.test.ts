import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createBusinessMeasure, createFixedFee } from '../../test/judged-charges.ts';
import { createTariff } from '../../test/tariff-example.ts';
import { isFixedTestMet, listCoveringCharges, listQuantities, listSimpleAmounts, openTariff } from './open-tariff.ts';

type ChargeText = TariffText['charges'][number];

const SIZE: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'large'].map((code) => ({ code, name: { en: code, fil: code } })),
  found_from: [{ of: ['rooms'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'large' }],
};
const MEASURES: TariffText['measures'] = [
  ...createTariff().measures,
  { ...createBusinessMeasure('tables', 'COUNT'), of: 'LINE' },
  { ...createBusinessMeasure('seats', 'COUNT'), of: 'LINE' },
  createBusinessMeasure('alarm', 'YES_NO'),
];
const open = (charge: Partial<ChargeText>, overrides: Partial<TariffText> = {}) =>
  openTariff(
    v.parse(
      Tariff,
      createTariff({
        measures: MEASURES,
        classifications: [...createTariff().classifications, SIZE],
        charges: [createFixedFee(charge)],
        ...overrides,
      }),
    ),
  );
const find = (amount: ChargeText['amount']) => open({ amount }).charges[0];

const byRanges = (of: string[], per_unit?: string[]): ChargeText['amount'] => ({
  kind: 'TABLE',
  dimensions: [
    { by: 'CLASSIFICATION', classification: 'kind' },
    { by: 'RANGES', of, bound: 'UP_TO', steps: [], above: 'all' },
  ],
  cells: [],
  ...(per_unit && { per_unit }),
});

test.each<[string, ChargeText['amount'], string[][], string[]]>([
  ['a fixed amount', { kind: 'FIXED', amount: '1.00' }, [], []],
  ['a share of others', { kind: 'PERCENT', rate: '1 %' }, [], []],
  ['a rate', { kind: 'RATE', of: ['gross', 'rooms'], rate: '1 %' }, [['gross', 'rooms']], ['gross']],
  ['so much for each', { kind: 'PER_UNIT', of: ['tables'], amount: '1.00' }, [['tables']], ['tables']],
  ['a table by ranges', byRanges(['gross']), [['gross']], ['gross']],
  ['a table for each unit', byRanges(['rooms'], ['tables']), [['rooms'], ['tables']], ['tables']],
  ['a table for each unit of money', byRanges(['tables'], ['gross']), [['tables'], ['gross']], ['tables', 'gross']],
])('%s reads its quantities, and of lines those that they declare', (_, amount, quantities, lineMeasures) => {
  const row = find(amount);
  expect(row?.amounts.flatMap(listQuantities)).toEqual(quantities);
  expect(row?.line_measures).toEqual(lineMeasures);
  expect(row?.is_closing).toBe(false);
});

test('a combination holds its simple amounts, and is of a closing year where one of them is', () => {
  const closing: Extract<ChargeText['amount'], { kind: 'CLOSING_TAX' }> = {
    kind: 'CLOSING_TAX',
    measures: [{ measure: 'gross', instead_of: 'gross' }],
  };
  const fixed = { kind: 'FIXED', amount: '1.00' } as const;
  for (const kind of ['SUM', 'GREATER', 'LESSER'] as const) {
    const row = find({ kind, of: [fixed, closing] });
    expect(row && listSimpleAmounts(row.charge.amount).map((each) => each.kind)).toEqual(['FIXED', 'CLOSING_TAX']);
    expect(row?.is_closing).toBe(true);
  }
  expect(
    find({ kind: 'SUM', of: [fixed, { kind: 'PER_UNIT', of: ['tables', 'seats'], amount: '1.00' }] }),
  ).toMatchObject({
    line_measures: ['tables', 'seats'],
    is_closing: false,
  });
});

test('tests that the row of a line decides are apart from those that a declaration decides', () => {
  const fixed: ChargeText['lines'] = [
    { test: 'LINE', one_of: ['Inn'] },
    { test: 'MARK', mark: 'sea' },
    { test: 'TAX', one_of: ['h'] },
    { test: 'CLASS', classification: 'kind', one_of: ['lodging'] },
  ];
  const declared: ChargeText['lines'] = [
    { test: 'CLASS', classification: 'size', one_of: ['small'] },
    { test: 'YES', measure: 'alarm', is: true },
    { test: 'QUANTITY', of: ['rooms'], is: 'ABOVE', figure: '1' },
  ];
  const [inn, eatery] = createTariff().lines;
  if (inn === undefined || eatery === undefined) throw new Error('the example has two lines');
  const tariff = open({ lines: [...declared, ...fixed] }, { lines: [{ ...inn, marks: ['sea'] }, eatery] });
  const [row] = tariff.charges;
  expect(row?.fixed_tests).toMatchObject(fixed);
  expect(row?.declared_tests.map(({ test }) => test)).toEqual(declared.map(({ test }) => test));
  const [first, second] = tariff.tariff.lines;
  if (first === undefined || second === undefined || row === undefined) throw new Error('the tariff has two lines');
  expect(row.fixed_tests.map((test) => isFixedTestMet(first, test))).toEqual([true, true, true, true]);
  expect(row.fixed_tests.map((test) => isFixedTestMet(second, test))).toEqual([false, false, true, false]);
  expect(row.declared_tests.every((test) => test.test === 'CLASS' || isFixedTestMet(second, test))).toBe(true);
  expect([listCoveringCharges(tariff, first), listCoveringCharges(tariff, second)]).toEqual([[row], []]);
  const printed = open({ in_force: false });
  expect(printed.tariff.lines.map((line) => listCoveringCharges(printed, line))).toEqual([[], []]);
});

import {
  createBusinessMeasure,
  createFixedFee,
  createQuantityTest,
  formatJudged,
  formatTariffFindings,
  GROSS_TAX,
  judgeCharges,
  type JudgedCharge,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';

const HINT =
  ' Please add conditions so that only one of them applies, or mark the one that is not based on sales as additional.';

test.each<[string, JudgedCharge['amount'], string[]]>([
  [
    'a percentage of itself',
    { kind: 'PERCENT', rate: '1 %', charges: ['FEE'] },
    ['charges.1.amount tariff_case.circle REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('a line without a tax, and one with two, are found', () => {
  const inn: JudgedCharge = { ...GROSS_TAX, code: 'INN', lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(judgeCharges([inn])).toEqual(['charges.1 judge.two_taxes REFUSED']);
  const only = judgeParts({ charges: [inn, MEASURED_FEE] });
  expect(only.map(({ path, key }) => `${path} ${key}`)).toEqual(['lines.1.tax judge.no_tax']);
});

const whenAll = (when: JudgedCharge['when']): Partial<JudgedCharge> => ({ when });

test('two taxes whose ranges of one quantity exclude each other are no overlap; where they meet both rows are named', () => {
  const two = (one: Partial<JudgedCharge>, other: Partial<JudgedCharge>) =>
    judgeParts({ charges: [{ ...GROSS_TAX, ...one }, { ...GROSS_TAX, code: 'TOP', ...other }, MEASURED_FEE] });
  const [low, high] = [
    whenAll([createQuantityTest('gross', 'AT_MOST', '1,000.00')]),
    whenAll([createQuantityTest('gross', 'ABOVE', '1,000.00')]),
  ];
  expect(two(low, high)).toEqual([]);
  const overlap = two(whenAll([createQuantityTest('gross', 'AT_MOST', '1,500.00')]), high);
  expect(overlap[0]).toMatchObject({
    path: 'charges.1',
    also: 'charges.0',
    key: 'judge.two_taxes_range',
    params: { from: '1,000.01', to: '1,500.00' },
  });
  expect(two(whenAll([createQuantityTest('gross', 'AT_LEAST', '500.00')]), high)[0]).toMatchObject({
    key: 'judge.two_taxes_above',
    params: { from: '1,000.01' },
  });
  // Sales of all lines are compared only where both charges cover the same lines.
  const inn: Partial<JudgedCharge> = { lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(two(low, { ...high, ...inn }).map(({ key }) => key)).toContain('judge.two_taxes_range');
});

test('two taxes of one line meet where they read a common measure, or where one of them reads none', () => {
  const { measures } = createTariff();
  const capital = { ...measures[0], code: 'capital' } as (typeof measures)[number];
  const capitalRate: JudgedCharge['amount'] = { kind: 'RATE', of: ['capital'], rate: '1 %' };
  const jointRate: JudgedCharge['amount'] = { kind: 'RATE', of: ['gross', 'capital'], rate: '1 %' };
  const fixedAmount = { kind: 'FIXED', amount: '1.00' } as const;
  const find = (one: JudgedCharge['amount'], other: JudgedCharge['amount']) =>
    judgeParts({
      measures: [...measures, capital],
      charges: [{ ...GROSS_TAX, amount: one }, { ...GROSS_TAX, code: 'OTHER', amount: other }, MEASURED_FEE],
    })
      .filter(({ path }) => path.startsWith('charges'))
      .map(({ path, key }) => `${path} ${key}`);
  const twice = ['charges.1 judge.two_taxes'];
  expect(find(GROSS_TAX.amount, capitalRate)).toEqual([]);
  expect(find(GROSS_TAX.amount, jointRate)).toEqual(twice);
  expect(find(jointRate, GROSS_TAX.amount)).toEqual(twice);
  expect(find(fixedAmount, GROSS_TAX.amount)).toEqual(twice);
  expect(find(GROSS_TAX.amount, fixedAmount)).toEqual(twice);
});

test('an additional tax on trucks is no second tax, and no tax of a line; one on sales is', () => {
  const measures = [
    ...createTariff().measures,
    createBusinessMeasure('trucks', 'COUNT'),
    createBusinessMeasure('liquor', 'YES_NO'),
  ];
  const trucks: JudgedCharge = {
    ...GROSS_TAX,
    code: 'TRUCKS',
    additional: true,
    amount: { kind: 'PER_UNIT', of: ['trucks'], amount: '500.00' },
  };
  const find = (charges: readonly JudgedCharge[]) =>
    judgeParts({ measures, charges: [...charges, MEASURED_FEE] })
      .filter(({ key }) => key !== 'judge.unread')
      .map(({ path, key }) => `${path} ${key}`);
  expect(find([GROSS_TAX, trucks])).toEqual([]);
  expect(find([GROSS_TAX, { ...trucks, additional: false }])).toEqual(['charges.1 judge.two_taxes']);
  expect(find([trucks])).toEqual(['lines.0.tax judge.no_tax', 'lines.1.tax judge.no_tax']);
  expect(find([GROSS_TAX, { ...GROSS_TAX, code: 'AGAIN', additional: true }])).toEqual(['charges.1 judge.two_taxes']);
  expect(find([GROSS_TAX, { ...trucks, amount: { kind: 'FIXED', amount: '5.00' } }])).toEqual([
    'charges.1 judge.two_taxes',
  ]);
  const fixed: JudgedCharge = { ...trucks, amount: { kind: 'FIXED', amount: '5.00' } };
  const withTest = (test: JudgedCharge['when'][number]) => find([GROSS_TAX, { ...fixed, when: [test] }]);
  expect(withTest({ test: 'YES', measure: 'liquor' })).toEqual([]);
  expect(withTest({ test: 'DECLARED', measure: 'trucks' })).toEqual([]);
  const twice = ['charges.1 judge.two_taxes'];
  expect(withTest({ test: 'YES', measure: 'liquor', is: false })).toEqual(twice);
  expect(withTest({ test: 'CLASS', classification: 'kind', one_of: ['food'] })).toEqual(twice);
  const onSales = { ...trucks, amount: GROSS_TAX.amount, when: [{ test: 'YES' as const, measure: 'liquor' }] };
  expect(find([GROSS_TAX, onSales])).toEqual(twice);
  // Each of the taxes on sales has a condition, and that on trucks has none.
  const large = { ...GROSS_TAX, when: [createQuantityTest('gross', 'ABOVE', '1,000.00')] };
  expect(find([large, trucks])).toEqual(['lines.0.tax judge.tax_gap', 'lines.1.tax judge.tax_gap']);
});

test('two taxes that meet on many lines are one finding, which counts them', () => {
  expect(formatJudged([{ ...GROSS_TAX, code: 'AGAIN' }])).toEqual([
    `charges.1 [1] Inn (and 1 more) is taxed twice: by “Fee” and by “Fee”.${HINT}`,
  ]);
});

test('the line and both taxes are named, with the quantity on which they meet', () => {
  const name = { en: 'Second tax', fil: 'Ikalawa' };
  const onInns = { lines: [{ test: 'LINE' as const, one_of: ['Inn'] }] };
  const find = (one: Partial<JudgedCharge>, other: Partial<JudgedCharge>) =>
    formatTariffFindings(
      judgeParts({
        charges: [
          { ...GROSS_TAX, ...one },
          { ...GROSS_TAX, code: 'SECOND', name, section: '7', ...other },
          MEASURED_FEE,
        ],
      }),
    )[0];
  expect(find({}, onInns)).toBe(`charges.1 [7] Inn is taxed twice: by “Fee” and by “Second tax”.${HINT}`);
  const low = whenAll([createQuantityTest('gross', 'BELOW', '500.00')]);
  const high = whenAll([createQuantityTest('gross', 'AT_LEAST', '100.00')]);
  expect(find(low, high)).toBe(
    'charges.1 [7] Inn (and 1 more) is taxed twice where Gross sales is from 100.00 to 499.99: by “Fee” and by “Second tax”.',
  );
  expect(find(high, high)).toBe(
    'charges.1 [7] Inn (and 1 more) is taxed twice where Gross sales is 100.00 or more: by “Fee” and by “Second tax”.',
  );
});

test('a line without a tax is named; a fee and the tax of a new business are none of its renewal', () => {
  const others = [
    { ...GROSS_TAX, kind: 'FEE' as const },
    { ...GROSS_TAX, types: ['NEW' as const] },
  ];
  for (const other of others)
    expect(formatTariffFindings(judgeParts({ charges: [other, MEASURED_FEE] }).slice(0, 2))).toEqual([
      'lines.0.tax [] Inn has no business tax.',
      'lines.1.tax [] Eatery has no business tax.',
    ]);
});

test('a fee of the municipality for a new or a renewed business is a fee of a line', () => {
  const onInns = { lines: [{ test: 'LINE' as const, one_of: ['Inn'] }] };
  const inn = { ...MEASURED_FEE, ...onInns };
  const onEateries = { lines: [{ test: 'LINE' as const, one_of: ['Eatery'] }], code: 'OTHER' };
  const find = (overrides: Partial<JudgedCharge>) =>
    formatTariffFindings(judgeParts({ charges: [GROSS_TAX, inn, createFixedFee({ ...onEateries, ...overrides })] }));
  const feeless = [
    'lines.1 [] No fee of the municipality applies to Eatery (lines of business without one: 1). Is a fee missing?',
  ];
  expect(find({ types: ['RENEWAL'] })).toEqual([]);
  expect(find({ types: ['NEW'] })).toEqual([]);
  expect(find({ types: ['RENEWAL', 'RETIREMENT'] })).toEqual([]);
  expect(find({ types: ['RETIREMENT'] })).toEqual(feeless);
  expect(find({ agency: 'BFP' })).toEqual(feeless);
});

test('a charge that is a percentage of itself, by its code, by its base or by others between, is refused', () => {
  const share = (code: string, of: { charges?: string[]; base?: string }, bases: string[] = []) =>
    createCharge({ code, section: '7', bases, amount: { kind: 'PERCENT', rate: '1 %', ...of } });
  const circle = (place: number) => `charges.${place}.amount tariff_case.circle REFUSED`;
  expect(judgeCharges([share('A', { base: 'all' }, ['all'])])).toEqual([circle(1)]);
  expect(judgeCharges([share('A', { base: 'all' }), createFixedFee({ bases: ['all'] })])).toEqual([]);
  expect(judgeCharges([share('A', { charges: ['B'] }), share('B', { charges: ['A'] })])).toEqual([
    circle(1),
    circle(2),
  ]);
  // The first leads to a circle that it is no part of.
  expect(
    judgeCharges([share('A', { charges: ['B'] }), share('B', { charges: ['C'] }), share('C', { charges: ['B'] })]),
  ).toEqual([circle(2), circle(3)]);
  const onRead = { ...share('B', { charges: ['READ'] }), types: ['NEW' as const] };
  expect(judgeCharges([{ ...share('A', { charges: ['B'] }), types: ['NEW'] }, onRead])).toEqual([]);
  expect(formatJudged([share('A', { charges: ['A'] })])[0]).toContain('charges.1.amount [7] ');
  expect(formatJudged([share('A', { charges: ['A'] })])[0]).toContain('“Fee”');
  const half: JudgedCharge['amount'] = {
    kind: 'SUM',
    of: [
      { kind: 'FIXED', amount: '1.00' },
      { kind: 'PERCENT', rate: '1 %', charges: ['FEE'] },
    ],
  };
  expect(judgeCharges([createCharge({ amount: half })])).toEqual([circle(1)]);
});

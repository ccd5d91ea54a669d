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
import { createCharge, createTariff } from '../../../test/tariff-example.ts';

test.each<[string, JudgedCharge['amount'], string[]]>([
  [
    'an unknown measure',
    { kind: 'PER_UNIT', of: ['doors'], amount: '1.00' },
    ['charges.1.amount judge.unknown REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('a quantity that is no number, and a choice that is none, are found', () => {
  const wrong = (overrides: Partial<JudgedCharge> & Pick<JudgedCharge, 'amount'>) =>
    judgeCharges([createCharge(overrides)], {
      measures: createTariff().measures.map((row) => (row.code === 'area' ? { ...row, kind: 'YES_NO' } : row)),
    });
  const readRefusal = 'charges.2.amount judge.measure_kind REFUSED'; // the charge that every case of the tests has
  expect(wrong({ amount: { kind: 'FIXED', amount: '1.00' }, times: ['area'] })).toEqual([
    'charges.1.amount judge.measure_kind REFUSED',
    readRefusal,
  ]);
  expect(wrong({ amount: { kind: 'TABLE', dimensions: [{ by: 'CHOICE', measure: 'rooms' }], cells: [] } })).toEqual([
    'charges.1.amount judge.measure_kind REFUSED',
    readRefusal,
  ]);
});

test('charges that a relief names, and quantities that multiply, must be declared', () => {
  const relief = {
    code: 'R',
    name: GROSS_TAX.name,
    section: '1',
    in_force: true,
    kinds: ['FEE' as const],
    share: '20 %',
  };
  expect(judgeCharges([], { reliefs: [{ ...relief, when: [], charges: ['READ', 'PLATE'] }] })).toEqual([
    'reliefs.0.charges judge.unknown REFUSED',
  ]);
  expect(judgeCharges([createCharge({ amount: { kind: 'FIXED', amount: '1.00' }, times: ['days'] })])).toEqual([
    'charges.1.amount judge.unknown REFUSED',
  ]);
});

test('a barangay that a measure names at two of its values is found', () => {
  const { measures } = createTariff();
  const name = { en: 'Zone', fil: 'Sona' };
  const values = [
    { code: 'TOWN', name, barangays: ['9990101001', '9990101002'] },
    { code: 'FAR', name, barangays: ['9990101002'] },
  ];
  const zone = {
    code: 'zone',
    name,
    kind: 'CHOICE',
    values,
    of: 'BUSINESS',
    declared_by: 'OWNER',
    when_absent: 'REFUSE',
    only_listed: false,
  } as const;
  const charge = createCharge({
    code: 'ZONE',
    amount: {
      kind: 'TABLE',
      dimensions: [{ by: 'CHOICE', measure: 'zone' }],
      cells: [
        { at: ['TOWN'], amount: '2.00' },
        { at: ['FAR'], amount: '1.00' },
      ],
    },
  });
  expect(judgeCharges([charge], { measures: [...measures, zone] })).toEqual([
    `measures.${measures.length}.values judge.twice REFUSED`,
  ]);
});

test('a line without a value of a classification, with an unknown office, and a code twice, are found', () => {
  const { lines } = createTariff();
  const [inn] = lines;
  if (inn === undefined) throw new Error('the example has lines');
  expect(judgeCharges([], { lines: [{ ...inn, classes: {} }] })).toEqual([
    'lines.0.classes.kind judge.no_class REFUSED',
  ]);
  expect(judgeCharges([], { lines: [{ ...inn, offices: ['rhu', 'fire dept'] }] })).toEqual([
    'lines.0.offices judge.unknown REFUSED',
  ]);
  expect(judgeCharges([], { lines: [...lines, inn] })).toEqual(['lines.2.code judge.twice REFUSED']);
});

test('a measure is verified by an office that exists, or by the treasury', () => {
  const { measures } = createTariff();
  const verifyBy = (verified_by: string) =>
    judgeCharges([], { measures: measures.map((row) => ({ ...row, verified_by })) });
  expect([verifyBy('treasury'), verifyBy('rhu')]).toEqual([[], []]);
  expect(verifyBy('treasurer')).toContain('measures.0.verified_by judge.unknown REFUSED');
});

const whenAll = (when: JudgedCharge['when']): Partial<JudgedCharge> => ({ when });

const yesNo: TariffText['measures'] = [
  ...createTariff().measures,
  {
    code: 'liquor',
    name: { en: 'Liquor', fil: 'Alak' },
    kind: 'YES_NO',
    of: 'BUSINESS',
    declared_by: 'OWNER',
    when_absent: 'NOTHING',
    only_listed: false,
  },
];

test.each<[string, Partial<JudgedCharge>, string]>([
  ['a measure in a condition', whenAll([{ test: 'YES', measure: 'x', is: true }]), 'charges.1.when.0 judge.unknown'],
  [
    'a value of a classification',
    whenAll([{ test: 'CLASS', classification: 'kind', one_of: ['food', 'zoo'] }]),
    'charges.1.when.0 judge.unknown',
  ],
  ['a line', { lines: [{ test: 'LINE', one_of: ['Zoo'] }] }, 'charges.1.lines.0 judge.unknown'],
  ['a tax row', { lines: [{ test: 'TAX', one_of: ['z'] }] }, 'charges.1.lines.0 judge.unknown'],
  ['a mark', { lines: [{ test: 'MARK', mark: 'wild' }] }, 'charges.1.lines.0 judge.unknown'],
  [
    'a measure in what comes to nothing',
    { nothing_when: { tests: [{ test: 'YES', measure: 'x', is: true }], reason: { en: 'x', fil: 'x' } } },
    'charges.1.nothing_when.tests.0 judge.unknown',
  ],
  [
    'a classification in a cap',
    { at_most: { amount: '1.00', when: [{ test: 'CLASS', classification: 'x', one_of: ['y'] }] } },
    'charges.1.at_most.when.0 judge.unknown',
  ],
  ['a late policy', { late: 'NONE' }, 'charges.1.late judge.unknown'],
  ['a source', { source: 'NONE' }, 'charges.1.source judge.unknown'],
  [
    'a replaced value',
    { per: { each: 'GROUP', classification: 'kind', combine: 'SUM', replaced: [{ value: 'food', by: 'zoo' }] } },
    'charges.1.per.replaced judge.unknown',
  ],
  [
    'a measure of a closing year',
    { amount: { kind: 'CLOSING_TAX', measures: [{ measure: 'now', instead_of: 'gross' }] } },
    'charges.1.amount judge.unknown',
  ],
])('%s that nothing declares is refused at its place', (_, overrides, found) => {
  expect(judgeCharges([createFixedFee(overrides)])).toEqual([`${found} REFUSED`]);
});

test('unknown codes in reliefs, in presumed incomes and in the deficiency are refused at their place', () => {
  const named = { name: { en: 'x', fil: 'x' }, section: '1' };
  const relief: TariffText['reliefs'][number] = {
    ...named,
    code: 'R',
    in_force: true,
    kinds: ['TAX'],
    share: '100 %',
    when: [{ test: 'MARK', mark: 'wild' }],
    lines: [{ test: 'LINE', one_of: ['Zoo'] }],
    taxed_part: { figure: 'reserves', above: '1.00', taxed: 'other', of: ['sales'] },
  };
  expect(judgeCharges([], { reliefs: [relief] })).toEqual([
    'reliefs.0.lines.0 judge.unknown REFUSED',
    'reliefs.0.when.0 judge.unknown REFUSED',
    'reliefs.0.taxed_part judge.unknown REFUSED',
  ]);
  const income = { ...named, code: 'P', lines: [], when: [], of: ['sales'], at_least: '1.00' };
  expect(judgeCharges([], { presumed_incomes: [income, { ...income, of: ['gross'] }] })).toEqual([
    'presumed_incomes.1.code judge.twice REFUSED',
    'presumed_incomes.0.of judge.unknown REFUSED',
  ]);
  const deficiency = { ...named, proof: named.name, due: '05-20', account_code: '1', late: 'NONE' };
  expect(judgeCharges([], { deficiency })).toEqual(['deficiency.late judge.unknown REFUSED']);
  const early = { share: '5 %', until: '01-20', modes: [], kinds: [], charges: ['TAX', 'FINE'], section: '6' };
  expect(judgeCharges([], { payment: { ...createTariff().payment, early } })).toEqual([
    'payment.early.charges judge.unknown REFUSED',
  ]);
});

test('a test that reads another kind of measure is refused', () => {
  const quantity = whenAll([{ test: 'QUANTITY', of: ['liquor'], is: 'ABOVE', figure: '1' }]);
  expect(judgeCharges([createFixedFee(quantity)], { measures: yesNo })).toEqual([
    'charges.1.when.0 judge.measure_kind REFUSED',
  ]);
});

test('two rows of one code must not be due in one case', () => {
  const rooms = (is: 'AT_MOST' | 'ABOVE', figure: string): Partial<JudgedCharge> =>
    whenAll([{ test: 'QUANTITY', of: ['rooms'], is, figure }]);
  expect(judgeCharges([createFixedFee(rooms('AT_MOST', '10')), createFixedFee(rooms('ABOVE', '10'))])).toEqual([]);
  expect(judgeCharges([createFixedFee(rooms('AT_MOST', '11')), createFixedFee(rooms('ABOVE', '10'))])).toEqual([
    'charges.2.code judge.due_together REFUSED',
  ]);
  const change = (amendment: 'DEATH' | 'ADD_LINE') => createFixedFee({ types: ['AMENDMENT'], amendments: [amendment] });
  expect(judgeCharges([change('DEATH'), change('ADD_LINE')])).toEqual([]);
  expect(judgeCharges([change('DEATH'), change('DEATH')])).toEqual(['charges.2.code judge.due_together REFUSED']);
});

test('an unknown code is named with the section of the row that names it', () => {
  expect(formatJudged([createFixedFee({ late: 'NONE', section: '7' })])).toEqual([
    'charges.1.late [7] The code “NONE” is not declared anywhere.',
  ]);
  const { lines } = createTariff();
  const wrongLines = lines.map((line) => ({ ...line, offices: ['rhu', 'fire dept'], measures: ['doors', 'rooms'] }));
  expect(formatJudged([], { lines: wrongLines.slice(0, 1) })).toEqual([
    'lines.0.offices [] The code “fire dept” is not declared anywhere.',
    'lines.0.measures [] The code “doors” is not declared anywhere.',
  ]);
  expect(formatJudged([], { lines: [...lines, ...lines.slice(0, 1)] })).toEqual([
    'lines.2.code [] The code “Inn” is declared twice.',
  ]);
  expect(formatJudged([], { lines: lines.map((line) => ({ ...line, classes: {} })).slice(1) })).toEqual([
    'lines.0.classes.kind [] Eatery has no value for “Kind”.',
  ]);
  expect(formatJudged([], { lines: lines.map((line) => ({ ...line, tax: 'z' })).slice(1) })).toEqual([
    'lines.0.tax [] The code “z” is not declared anywhere.',
  ]);
});

const SIZE: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'large'].map((code) => ({ code, name: { en: code, fil: code } })),
};
const createSizes = (of: string, value: string, above: string): TariffText['classifications'] => [
  ...createTariff().classifications,
  { ...SIZE, found_from: [{ of: [of], bound: 'UP_TO', steps: [{ to: '5', value }], above }] },
];

test('a class that follows from measures names a measure and its own values', () => {
  const find = (...sizes: Parameters<typeof createSizes>) => {
    const at = 'classifications.1.found_from [] The code ';
    return formatJudged([], { classifications: createSizes(...sizes) }).map((text) => text.replace(at, ''));
  };
  expect(find('rooms', 'small', 'large')).toEqual([]);
  expect(find('doors', 'small', 'large')).toEqual(['“doors” is not declared anywhere.']);
  expect(find('rooms', 'tiny', 'large')).toEqual(['“tiny” is not declared anywhere.']);
  expect(find('rooms', 'small', 'huge')).toEqual(['“huge” is not declared anywhere.']);
});

test.each<[string, JudgedCharge['amount'], string]>([
  ['charge of a percentage', { kind: 'PERCENT', rate: '1 %', charges: ['TAX', 'PLATE'] }, 'PLATE'],
  ['base of a percentage', { kind: 'PERCENT', rate: '1 %', base: 'all' }, 'all'],
  [
    'measure that a closing year replaces',
    { kind: 'CLOSING_TAX', measures: [{ measure: 'gross', instead_of: 'before' }] },
    'before',
  ],
  [
    'measure that a closing year leaves out',
    { kind: 'CLOSING_TAX', measures: [{ measure: 'gross', instead_of: 'gross' }], without: ['gross', 'stock'] },
    'stock',
  ],
  [
    'classification of a table',
    { kind: 'TABLE', dimensions: [{ by: 'CLASSIFICATION', classification: 'colour' }], cells: [] },
    'colour',
  ],
])('an unknown %s is named', (_, amount, code) => {
  expect(formatJudged([createCharge({ amount, section: '7' })])).toEqual([
    `charges.1.amount [7] The code “${code}” is not declared anywhere.`,
  ]);
});

test('the base of a percentage is one to which a charge belongs', () => {
  const amount: JudgedCharge['amount'] = { kind: 'PERCENT', rate: '1 %', base: 'all' };
  expect(judgeCharges([createCharge({ amount }), createFixedFee({ code: 'OTHER', bases: ['all'] })])).toEqual([]);
});

test.each<[JudgedCharge['when'][number], string]>([
  [{ test: 'DECLARED', measure: 'doors', is: true }, 'doors'],
  [createQuantityTest('doors', 'ABOVE', '1'), 'doors'],
  [{ test: 'CHOICE', measure: 'colour', one_of: ['red'] }, 'red'],
  [{ test: 'CHOICE', measure: 'shape', one_of: ['round'] }, 'shape'],
])('a test %j names what nothing declares, also in a presumed income', (test, code) => {
  const measures = [...createTariff().measures, createBusinessMeasure('colour', 'CHOICE', ['blue'])];
  const income = { code: 'P', name: GROSS_TAX.name, section: '9', of: ['gross'], at_least: '1.00' };
  expect(formatJudged([createFixedFee({ when: [test], section: '7' })], { measures })).toEqual([
    `charges.1.when.0 [7] The code “${code}” is not declared anywhere.`,
  ]);
  expect(formatJudged([], { measures, presumed_incomes: [{ ...income, lines: [test], when: [test] }] })).toEqual(
    ['lines', 'when'].map((list) => `presumed_incomes.0.${list}.0 [9] The code “${code}” is not declared anywhere.`),
  );
});

test('a measure of another kind than a test or an amount reads is named', () => {
  const measures = [
    ...createTariff().measures,
    createBusinessMeasure('alarm', 'YES_NO'),
    createBusinessMeasure('hue', 'CHOICE', ['x']),
  ];
  const list = (more: Partial<JudgedCharge>) => formatJudged([createFixedFee({ section: '7', ...more })], { measures });
  const wrong = (name: string) => `This condition cannot be used with “${name}”, which is another kind of measure.`;
  expect(list(whenAll([createQuantityTest('alarm', 'ABOVE', '1')]))).toEqual([
    `charges.1.when.0 [7] ${wrong('alarm')}`,
  ]);
  expect(list(whenAll([{ test: 'YES', measure: 'rooms', is: true }]))).toEqual([
    `charges.1.when.0 [7] ${wrong('Rooms')}`,
  ]);
  expect(list({ amount: { kind: 'PER_UNIT', of: ['hue'], amount: '1.00' } })).toEqual([
    `charges.1.amount [7] ${wrong('hue')}`,
  ]);
  // Whether something was declared is read of every kind.
  expect(list(whenAll([{ test: 'DECLARED', measure: 'rooms', is: true }]))).not.toContainEqual(
    expect.stringContaining('another kind'),
  );
});

test('what is measured one by one is a declared number, alone in an amount', () => {
  const tanks = { ...createBusinessMeasure('tanks', 'DECIMAL'), several: true };
  const find = (of: string[], measure: Partial<typeof tanks> = {}) =>
    judgeCharges([createFixedFee({ amount: { kind: 'PER_UNIT', of, amount: '1.00' } })], {
      measures: [...createTariff().measures, { ...tanks, ...measure }],
    });
  expect(find(['tanks'])).toEqual([]);
  expect(find(['tanks', 'rooms'])).toEqual(['charges.1.amount judge.several REFUSED']);
  expect(find(['tanks'], { difference: { of: ['rooms'], less: ['area'] } })).toEqual([
    'measures.3.several judge.several REFUSED',
  ]);
});

test('a barangay that a measure names twice is named', () => {
  const zone = createBusinessMeasure('zone', 'CHOICE', ['TOWN', 'FAR']);
  const barangays = ['9990101001'];
  const measures = [
    ...createTariff().measures,
    { ...zone, values: (zone.values ?? []).map((value) => ({ ...value, barangays })) },
  ];
  expect(formatJudged([], { measures })).toEqual(['measures.3.values [] The code “9990101001” is declared twice.']);
});

test('two rows of one code are two amounts of it only where one application owes both', () => {
  const find = (one: Partial<JudgedCharge>, other: Partial<JudgedCharge>) =>
    judgeParts({ charges: [GROSS_TAX, createFixedFee(one), createFixedFee({ section: '7', ...other }), MEASURED_FEE] });
  const [twice] = find({ types: ['NEW', 'RENEWAL'] }, { types: ['RENEWAL', 'RETIREMENT'] });
  expect(twice).toMatchObject({ path: 'charges.2.code', also: 'charges.1', section: '7', params: { code: 'FEE' } });
  expect(find({ types: ['NEW'] }, { types: ['RENEWAL'] })).toEqual([]);
  expect(find({ types: [] }, { types: [] })).toHaveLength(1);
  expect(find({ types: [] }, { types: ['RENEWAL'] })).toEqual([]);
  expect(find({ types: ['RENEWAL'] }, { types: [] })).toEqual([]);
  expect(find({ in_force: false }, {})).toEqual([]);
  const changes = (...amendments: NonNullable<JudgedCharge['amendments']>): Partial<JudgedCharge> => ({
    types: ['AMENDMENT', 'RENEWAL'],
    amendments,
  });
  const onlyChanges = { types: ['AMENDMENT' as const] };
  expect(
    find({ ...changes('DEATH', 'ADD_LINE'), ...onlyChanges }, { ...changes('ADD_LINE'), ...onlyChanges }),
  ).toHaveLength(1);
  expect(find({ ...changes('DEATH'), ...onlyChanges }, onlyChanges)).toHaveLength(1);
  // The renewal is common to both, whatever the amendments are.
  expect(find(changes('DEATH'), changes('ADD_LINE'))).toHaveLength(1);
});

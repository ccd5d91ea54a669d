import type { TariffText } from '@ebpls/contracts/tariff';

import { type ChargeText, createFixedFee, GROSS_TAX, judgeCharges } from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';

test.each<[string, ChargeText['amount'], string[]]>([
  [
    'an unknown measure',
    { kind: 'PER_UNIT', of: ['doors'], amount: '1.00' },
    ['charges.1.amount judge.unknown REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('a quantity that is no number, and a choice that is none, are found', () => {
  const wrong = (more: Partial<ChargeText> & Pick<ChargeText, 'amount'>) =>
    judgeCharges([createCharge(more)], {
      measures: createTariff().measures.map((row) => (row.code === 'area' ? { ...row, kind: 'YES_NO' } : row)),
    });
  const ofRead = 'charges.2.amount judge.measure_kind REFUSED'; // the charge that every case of the tests has
  expect(wrong({ amount: { kind: 'FIXED', amount: '1.00' }, times: ['area'] })).toEqual([
    'charges.1.amount judge.measure_kind REFUSED',
    ofRead,
  ]);
  expect(wrong({ amount: { kind: 'TABLE', dimensions: [{ by: 'CHOICE', measure: 'rooms' }], cells: [] } })).toEqual([
    'charges.1.amount judge.measure_kind REFUSED',
    ofRead,
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

const whenAll = (when: ChargeText['when']): Partial<ChargeText> => ({ when });

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

test.each<[string, Partial<ChargeText>, string]>([
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
])('%s that nothing declares is refused at its place', (_, more, found) => {
  expect(judgeCharges([createFixedFee(more)])).toEqual([`${found} REFUSED`]);
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
});

test('a test that reads another kind of measure is refused', () => {
  const quantity = whenAll([{ test: 'QUANTITY', of: ['liquor'], is: 'ABOVE', figure: '1' }]);
  expect(judgeCharges([createFixedFee(quantity)], { measures: yesNo })).toEqual([
    'charges.1.when.0 judge.measure_kind REFUSED',
  ]);
});

test('two rows of one code must not be due in one case', () => {
  const rooms = (is: 'AT_MOST' | 'ABOVE', figure: string): Partial<ChargeText> =>
    whenAll([{ test: 'QUANTITY', of: ['rooms'], is, figure }]);
  expect(judgeCharges([createFixedFee(rooms('AT_MOST', '10')), createFixedFee(rooms('ABOVE', '10'))])).toEqual([]);
  expect(judgeCharges([createFixedFee(rooms('AT_MOST', '11')), createFixedFee(rooms('ABOVE', '10'))])).toEqual([
    'charges.2.code judge.twice REFUSED',
  ]);
  const change = (amendment: 'DEATH' | 'ADD_LINE') => createFixedFee({ types: ['AMENDMENT'], amendments: [amendment] });
  expect(judgeCharges([change('DEATH'), change('ADD_LINE')])).toEqual([]);
  expect(judgeCharges([change('DEATH'), change('DEATH')])).toEqual(['charges.2.code judge.twice REFUSED']);
});

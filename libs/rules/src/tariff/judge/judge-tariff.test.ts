import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { sanIsidro } from '../../../test/san-isidro.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { formatTariffRefusal } from '../amounts/explain-charge.ts';
import { convertOrdinance, loadConvertedTariff } from '../converted/convert-ordinance.ts';
import { listMeasures } from '../list-measures.ts';
import { openTariff } from '../open-tariff.ts';
import { judgeTariff } from './judge-tariff.ts';

type ChargeText = TariffText['charges'][number];

const TAX = createCharge({
  code: 'TAX',
  kind: 'TAX',
  amount: { kind: 'RATE', of: ['gross'], rate: '1 %' },
});
const READ = createCharge({
  code: 'READ',
  amount: { kind: 'PER_UNIT', of: ['rooms', 'area'], amount: '1.00' },
  types: ['NEW'],
});
const judge = (charges: ChargeText[], more: Partial<TariffText> = {}) =>
  judgeTariff(v.parse(Tariff, createTariff({ charges: [TAX, ...charges, READ], ...more }))).map(
    ({ path, key, weight }) => `${path} ${key} ${weight}`,
  );

test('the code of San Isidro passes: its taxes are at the ceilings and never above', () => {
  expect(judgeTariff(loadConvertedTariff(sanIsidro))).toEqual([]);
});

test('a code without a fault passes', () => {
  expect(judge([])).toEqual([]);
});

test('a discount for early payment that leaves nothing to pay is refused', () => {
  const { payment } = createTariff({ charges: [] });
  const judgeShare = (share: string) =>
    judge([], {
      payment: { ...payment, early: { share, until: '01-20', modes: ['ANNUAL'], kinds: ['TAX'], section: '5' } },
    });
  expect(judgeShare('99 %')).toEqual([]);
  expect(judgeShare('100 %')).toEqual(['payment.early.share judge.early_share REFUSED']);
});

const byKind = (cells: { at: string[]; amount: string }[]): ChargeText['amount'] => ({
  kind: 'TABLE',
  dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }],
  cells,
});
const lodging = { at: ['lodging'], amount: '1.00' };
const food = { at: ['food'], amount: '1.00' };
const brackets = (steps: [string, string][]): ChargeText['amount'] => ({
  kind: 'BRACKETS',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: steps.map(([to, amount]) => ({ to, amount })),
  above: { kind: 'RATE', rate: '1 %' },
});

test.each<[string, ChargeText['amount'], string[]]>([
  ['a gap', byKind([lodging]), ['charges.1.amount.cells judge.gap REFUSED']],
  ['an overlap', byKind([lodging, food, lodging]), ['charges.1.amount.cells.2 judge.overlap REFUSED']],
  [
    'a row that never applies',
    byKind([lodging, food, { at: ['zoo'], amount: '1.00' }]),
    ['charges.1.amount.cells.2 judge.unreachable REFUSED'],
  ],
  [
    'a bracket that ends before the last one',
    brackets([
      ['10', '1.00'],
      ['5', '2.00'],
    ]),
    ['charges.1.amount.steps.1.to judge.bounds REFUSED'],
  ],
  [
    'a falling bracket',
    brackets([
      ['5', '2.00'],
      ['10', '1.00'],
    ]),
    ['charges.1.amount.steps.1 judge.falls ASKED'],
  ],
  [
    'ten times the neighbours',
    brackets([
      ['5', '100.00'],
      ['10', '1,500.00'],
      ['15', '200.00'],
    ]),
    ['charges.1.amount.steps.1 judge.ten_times ASKED', 'charges.1.amount.steps.2 judge.falls ASKED'],
  ],
  [
    'an unknown measure',
    { kind: 'PER_UNIT', of: ['doors'], amount: '1.00' },
    ['charges.1.amount judge.unknown REFUSED'],
  ],
  [
    'a percentage of itself',
    { kind: 'PERCENT', rate: '1 %', charges: ['FEE'] },
    ['charges.1.amount tariff_case.circle REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judge([createCharge({ amount })])).toEqual(findings);
});

test('a quantity that is no number, and a choice that is none, are found', () => {
  const wrong = (more: Partial<ChargeText> & Pick<ChargeText, 'amount'>) =>
    judge([createCharge(more)], {
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
  const relief = { code: 'R', name: TAX.name, section: '1', in_force: true, kinds: ['FEE' as const], share: '20 %' };
  expect(judge([], { reliefs: [{ ...relief, when: [], charges: ['READ', 'PLATE'] }] })).toEqual([
    'reliefs.0.charges judge.unknown REFUSED',
  ]);
  expect(judge([createCharge({ amount: { kind: 'FIXED', amount: '1.00' }, times: ['days'] })])).toEqual([
    'charges.1.amount judge.unknown REFUSED',
  ]);
});

test('a falling rate of the last bracket is asked about with both amounts', () => {
  const amount: ChargeText['amount'] = {
    kind: 'BRACKETS',
    of: ['gross'],
    bound: 'BELOW',
    steps: [{ to: '2,000,000.00', amount: '11,500.00' }],
    above: { kind: 'RATE', rate: '50 % of 1 %' },
  };
  expect(judgeTariff(v.parse(Tariff, createTariff({ charges: [{ ...TAX, amount }, READ] })))).toMatchObject([
    { key: 'judge.falls', params: { amount: '10,000.00', before: '11,500.00' } },
  ]);
});

test('a line without a tax, and one with two, are found', () => {
  const inn: ChargeText = { ...TAX, code: 'INN', lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(judge([inn])).toEqual(['charges.1 judge.two_taxes REFUSED']);
  const only = judgeTariff(v.parse(Tariff, createTariff({ charges: [inn, READ] })));
  expect(only.map(({ path, key }) => `${path} ${key}`)).toEqual(['lines.1.tax judge.no_tax']);
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
  expect(judge([charge], { measures: [...measures, zone] })).toEqual([
    `measures.${measures.length}.values judge.twice REFUSED`,
  ]);
});

test('a line without a value of a classification, with an unknown office, and a code twice, are found', () => {
  const { lines } = createTariff();
  const [inn] = lines;
  if (inn === undefined) throw new Error('the example has lines');
  expect(judge([], { lines: [{ ...inn, classes: {} }] })).toEqual(['lines.0.classes.kind judge.no_class REFUSED']);
  expect(judge([], { lines: [{ ...inn, offices: ['rhu', 'fire dept'] }] })).toEqual([
    'lines.0.offices judge.unknown REFUSED',
  ]);
  expect(judge([], { lines: [...lines, inn] })).toEqual(['lines.2.code judge.twice REFUSED']);
});

test('a tax above its ceiling is found with the paragraph and both amounts; a city may charge half as much again', () => {
  const taxes: TariffText['taxes'] = [{ code: 'h', name: { en: 'h', fil: 'h' }, section: '1', paragraph: 'h' }];
  const three: ChargeText = { ...TAX, amount: { kind: 'RATE', of: ['gross'], rate: '3 %' } };
  const find = (government: TariffText['government'], rate: ChargeText) =>
    judgeTariff(v.parse(Tariff, createTariff({ charges: [rate, READ], taxes, government })));
  expect(find('MUNICIPALITY', TAX)).toEqual([]);
  expect(find('MUNICIPALITY', three)[0]).toMatchObject({
    key: 'judge.above_143',
    weight: 'REASON',
    params: { gross: '999.00', tax: '29.97', ceiling: '19.98', paragraph: '143(h)' },
  });
  expect(find('CITY', three)).toEqual([]);
});

test('a measure that no charge reads is asked about', () => {
  const findings = judgeTariff(v.parse(Tariff, createTariff({ charges: [TAX] })));
  expect(findings.map(({ path, key, weight }) => `${path} ${key} ${weight}`)).toEqual([
    'measures.1 judge.unread ASKED',
    'measures.2 judge.unread ASKED',
  ]);
});

test('a measure that a relief or a presumed income reads is read, and the form of its lines asks for it', () => {
  const relief = { code: 'R', name: TAX.name, section: '1', in_force: true, kinds: ['FEE' as const], share: '20 %' };
  const reads = (more: Partial<TariffText>) => {
    const tariff = v.parse(Tariff, createTariff({ charges: [TAX], ...more }));
    return {
      findings: judgeTariff(tariff).map(({ path }) => path),
      asked: listMeasures(openTariff(tariff), ['Inn'], 'RENEWAL').map(({ code }) => code),
    };
  };
  const ofRooms: TariffText['reliefs'][number]['when'] = [
    { test: 'QUANTITY', of: ['rooms'], is: 'AT_MOST', figure: '3' },
  ];
  expect(reads({ reliefs: [{ ...relief, when: ofRooms }] })).toEqual({
    findings: ['measures.2'],
    asked: ['gross', 'rooms'],
  });
  const ofEateries = [{ test: 'LINE' as const, one_of: ['Eatery'] }];
  expect(reads({ reliefs: [{ ...relief, when: ofRooms, lines: ofEateries }] }).asked).toEqual(['gross']);
  expect(reads({ reliefs: [{ ...relief, when: ofRooms, in_force: false }] }).asked).toEqual(['gross']);
  const presumed = {
    code: 'P',
    name: TAX.name,
    section: '1',
    lines: [],
    when: ofRooms,
    of: ['gross'],
    at_least: '1.00',
  };
  expect(reads({ presumed_incomes: [presumed] }).findings).toEqual(['measures.2']);
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
    'extended to an earlier day',
    { extensions: [{ due: '2026-01-20', until: '2026-01-19', section: '1' }] },
    ['payment.extensions.0.until judge.extension'],
  ],
])('due days %s', (_, payment, expected) => {
  const findings = judgeTariff(
    v.parse(Tariff, createTariff({ charges: [TAX, READ], payment: { ...PAYMENT, ...payment } })),
  );
  expect(findings.map(({ path, key }) => `${path} ${key}`)).toEqual(expected);
  expect(findings.every(({ weight }) => weight === 'REFUSED')).toBe(true);
});

test('lines of business without a fee are asked about when others have one', () => {
  const fee: ChargeText = { ...READ, lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  const findings = judgeTariff(v.parse(Tariff, createTariff({ charges: [TAX, fee] })));
  expect(findings).toMatchObject([{ path: 'lines.1', key: 'judge.no_fee', weight: 'ASKED', params: { count: '1' } }]);
});

test('a code that begins within a quarter is refused with the next first day', () => {
  const [finding] = judgeTariff(v.parse(Tariff, createTariff({ charges: [TAX, READ], effective_on: '2026-02-15' })));
  expect(finding).toMatchObject({ path: 'effective_on', key: 'judge.first_day', params: { day: '2026-04-01' } });
});

test('a tax that rises by more than a tenth, or within five years, is asked about', () => {
  const former = v.parse(Tariff, createTariff({ charges: [TAX, READ] }));
  const raise = (rate: string, effective_on: string) =>
    judgeTariff(
      v.parse(
        Tariff,
        createTariff({ charges: [{ ...TAX, amount: { kind: 'RATE', of: ['gross'], rate } }, READ], effective_on }),
      ),
      former,
    ).map(({ key, weight }) => `${key} ${weight}`);
  expect(raise('1.2 %', '2031-01-01')).toEqual(['judge.above_tenth REASON']);
  expect(raise('1.05 %', '2027-01-01')).toEqual(['judge.early_rise REASON']);
  expect(raise('1.1 %', '2031-01-01')).toEqual([]);
  expect(raise('0.9 %', '2027-01-01')).toEqual([]);
});

test('a thousand lines and four hundred charges are judged within two seconds', () => {
  const text = convertOrdinance(sanIsidro);
  const lines = Array.from({ length: 16 }, (_, copy) =>
    text.lines.map((line) => ({ ...line, code: `${line.code}.${copy}` })),
  ).flat();
  const fees = Array.from({ length: 400 }, (_, index) =>
    createCharge({ code: `X${index}`, amount: byKindOfPermit(text), types: ['RENEWAL'] }),
  );
  const tariff = v.parse(Tariff, { ...text, lines, charges: [...text.charges, ...fees] });
  const from = process.cpuUsage();
  expect(judgeTariff(tariff)).toEqual([]);
  expect(process.cpuUsage(from).user / 1_000_000).toBeLessThan(2);
});

function byKindOfPermit({ classifications }: TariffText): ChargeText['amount'] {
  const values = classifications.find(({ code }) => code === 'permit_group')?.values ?? [];
  return {
    kind: 'TABLE',
    dimensions: [{ by: 'CLASSIFICATION', classification: 'permit_group' }],
    cells: values.map(({ code }) => ({ at: [code], amount: '10.00' })),
  };
}

const tests = (when: ChargeText['when']): Partial<ChargeText> => ({ when });
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
const fee = (more: Partial<ChargeText>): ChargeText =>
  createCharge({ amount: { kind: 'FIXED', amount: '1.00' }, ...more });

test.each<[string, Partial<ChargeText>, string]>([
  ['a measure in a condition', tests([{ test: 'YES', measure: 'x', is: true }]), 'charges.1.when.0 judge.unknown'],
  [
    'a value of a classification',
    tests([{ test: 'CLASS', classification: 'kind', one_of: ['food', 'zoo'] }]),
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
  expect(judge([fee(more)])).toEqual([`${found} REFUSED`]);
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
  expect(judge([], { reliefs: [relief] })).toEqual([
    'reliefs.0.lines.0 judge.unknown REFUSED',
    'reliefs.0.when.0 judge.unknown REFUSED',
    'reliefs.0.taxed_part judge.unknown REFUSED',
  ]);
  const income = { ...named, code: 'P', lines: [], when: [], of: ['sales'], at_least: '1.00' };
  expect(judge([], { presumed_incomes: [income, { ...income, of: ['gross'] }] })).toEqual([
    'presumed_incomes.1.code judge.twice REFUSED',
    'presumed_incomes.0.of judge.unknown REFUSED',
  ]);
  const deficiency = { ...named, proof: named.name, due: '05-20', account_code: '1', late: 'NONE' };
  expect(judge([], { deficiency })).toEqual(['deficiency.late judge.unknown REFUSED']);
});

test('a test that reads another kind of measure is refused', () => {
  const quantity = tests([{ test: 'QUANTITY', of: ['liquor'], is: 'ABOVE', figure: '1' }]);
  expect(judge([fee(quantity)], { measures: yesNo })).toEqual(['charges.1.when.0 judge.measure_kind REFUSED']);
});

test('a charge that covers no line, and one whose conditions never hold together, are refused', () => {
  const marked = createTariff().lines.map((line, index) => ({ ...line, marks: index === 0 ? ['sea'] : [] }));
  const none = fee({
    lines: [
      { test: 'MARK', mark: 'sea' },
      { test: 'LINE', one_of: ['Eatery'] },
    ],
  });
  expect(judge([none], { lines: marked })).toEqual(['charges.1.lines judge.covers_nothing REFUSED']);
  expect(judge([{ ...none, in_force: false }], { lines: marked })).toEqual([]);
  const rooms = (is: 'AT_LEAST' | 'BELOW', figure: string) => ({
    test: 'QUANTITY' as const,
    of: ['rooms'],
    is,
    figure,
  });
  expect(judge([fee(tests([rooms('AT_LEAST', '10'), rooms('BELOW', '10')]))])).toEqual([
    'charges.1.when judge.never REFUSED',
  ]);
  expect(judge([fee(tests([rooms('AT_LEAST', '10'), rooms('BELOW', '11')]))])).toEqual([]);
});

test('a measure that a line lists and none of its charges reads is asked about', () => {
  const [inn, eatery] = createTariff().lines;
  if (inn === undefined || eatery === undefined) throw new Error('the example has lines');
  const only = fee({
    code: 'INN',
    amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' },
    lines: [{ test: 'LINE', one_of: ['Inn'] }],
  });
  const area = { ...READ, amount: { kind: 'PER_UNIT' as const, of: ['area'], amount: '1.00' } };
  const lines = [inn, { ...eatery, measures: ['rooms'] }];
  expect(
    judgeTariff(v.parse(Tariff, createTariff({ charges: [TAX, only, area], lines }))).map(
      ({ path, key, weight }) => `${path} ${key} ${weight}`,
    ),
  ).toEqual(['lines.1.measures judge.line_unread ASKED']);
});

const gross = (is: 'ABOVE' | 'AT_MOST' | 'AT_LEAST', figure: string): ChargeText['when'][number] => ({
  test: 'QUANTITY',
  of: ['gross'],
  is,
  figure,
});

test('two taxes whose ranges of one quantity exclude each other are no overlap; where they meet both rows are named', () => {
  const two = (one: Partial<ChargeText>, other: Partial<ChargeText>) =>
    judgeTariff(
      v.parse(Tariff, createTariff({ charges: [{ ...TAX, ...one }, { ...TAX, code: 'TOP', ...other }, READ] })),
    );
  const [low, high] = [tests([gross('AT_MOST', '1,000.00')]), tests([gross('ABOVE', '1,000.00')])];
  expect(two(low, high)).toEqual([]);
  const overlap = two(tests([gross('AT_MOST', '1,500.00')]), high);
  expect(overlap[0]).toMatchObject({
    path: 'charges.1',
    also: 'charges.0',
    key: 'judge.two_taxes_range',
    params: { from: '1,000.01', to: '1,500.00' },
  });
  expect(two(tests([gross('AT_LEAST', '500.00')]), high)[0]).toMatchObject({
    key: 'judge.two_taxes_above',
    params: { from: '1,000.01' },
  });
  // Sales of all lines are compared only where both charges cover the same lines.
  const inn: Partial<ChargeText> = { lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(two(low, { ...high, ...inn }).map(({ key }) => key)).toContain('judge.two_taxes_range');
});

test('a value is declared once in its classification, and a place of a table is named in either language', () => {
  const [kind] = createTariff().classifications;
  if (kind === undefined) throw new Error('the example has a classification');
  const classifications = [{ ...kind, values: [...kind.values, ...kind.values.slice(0, 1)] }];
  expect(judge([], { classifications })).toEqual(['classifications.0.values.2.code judge.twice REFUSED']);
  const charges = [TAX, createCharge({ amount: byKind([lodging]) }), READ];
  const [gap] = judgeTariff(v.parse(Tariff, createTariff({ charges })));
  expect(gap && [formatTariffRefusal(gap, 'en'), formatTariffRefusal(gap, 'fil')]).toEqual([
    'The table has no amount for Food.',
    'Walang halaga ang talaan para sa Pagkain.',
  ]);
});

test('a line that owes no tax for some declarations is refused with one of them', () => {
  const find = (...taxes: Partial<ChargeText>[]) =>
    judgeTariff(
      v.parse(
        Tariff,
        createTariff({ charges: [...taxes.map((more, index) => ({ ...TAX, ...more, code: `T${index}` })), READ] }),
      ),
    ).map((finding) => `${finding.path} ${formatTariffRefusal(finding, 'fil')}`);
  const [low, high] = [tests([gross('AT_MOST', '1,000.00')]), tests([gross('ABOVE', '1,000.00')])];
  expect(find(low, high)).toEqual([]);
  expect(find(low, tests([gross('ABOVE', '1,000.01')]))).toEqual([
    'lines.0.tax Walang buwis sa negosyo ang Otel kung ang deklarasyon ay: Kabuuang benta 1000.01.',
    'lines.1.tax Walang buwis sa negosyo ang Karinderya kung ang deklarasyon ay: Kabuuang benta 1000.01.',
  ]);
});

test('two rows of one code must not be due in one case', () => {
  const rooms = (is: 'AT_MOST' | 'ABOVE', figure: string): Partial<ChargeText> =>
    tests([{ test: 'QUANTITY', of: ['rooms'], is, figure }]);
  expect(judge([fee(rooms('AT_MOST', '10')), fee(rooms('ABOVE', '10'))])).toEqual([]);
  expect(judge([fee(rooms('AT_MOST', '11')), fee(rooms('ABOVE', '10'))])).toEqual([
    'charges.2.code judge.twice REFUSED',
  ]);
  const change = (amendment: 'DEATH' | 'ADD_LINE') => fee({ types: ['AMENDMENT'], amendments: [amendment] });
  expect(judge([change('DEATH'), change('ADD_LINE')])).toEqual([]);
  expect(judge([change('DEATH'), change('DEATH')])).toEqual(['charges.2.code judge.twice REFUSED']);
});

const byRooms = (amounts: readonly string[]): ChargeText['amount'] => ({
  kind: 'TABLE',
  dimensions: [
    {
      by: 'RANGES',
      of: ['rooms'],
      bound: 'UP_TO',
      steps: [
        { to: '5', range: 'few' },
        { to: '9', range: 'some' },
      ],
      above: 'many',
    },
  ],
  cells: ['few', 'some', 'many'].map((at, index) => ({ at: [at], amount: amounts[index] ?? '' })),
});
const byRates = (rates: readonly string[]): ChargeText['amount'] => ({
  kind: 'MARGINAL',
  of: ['gross'],
  steps: [
    { to: '10', rate: rates[0] ?? '' },
    { to: '20', rate: rates[1] ?? '' },
  ],
  above: rates[2] ?? '',
});

test.each<[string, ChargeText['amount'], string[]]>([
  ['a table that rises', byRooms(['1.00', '2.00', '3.00']), []],
  ['a table that falls', byRooms(['2.00', '1.00', '3.00']), ['charges.1.amount.cells.1 judge.falls ASKED']],
  [
    'a cell ten times its neighbours',
    byRooms(['1.00', '2.00', '20.00']),
    ['charges.1.amount.cells.2 judge.ten_times ASKED'],
  ],
  [
    'a combined table',
    {
      kind: 'SUM',
      of: [{ kind: 'FIXED', amount: '1.00' }, byRooms(['2.00', '1.00', '3.00']) as { kind: 'FIXED'; amount: string }],
    },
    ['charges.1.amount.of.1.cells.1 judge.falls ASKED'],
  ],
])('%s is asked about at its cell', (_, amount, findings) => {
  expect(judge([createCharge({ amount })])).toEqual(findings);
});

test.each<[string, readonly string[], string[]]>([
  ['rates that fall', ['2 %', '1 %', '0.5 %'], []],
  ['rates that rise', ['1 %', '2 %', '3 %'], []],
  ['a rate that turns', ['2 %', '1 %', '3 %'], ['charges.0.amount.steps.1.rate judge.rate_turns ASKED']],
  ['a rate ten times the others', ['1 %', '20 %', '2 %'], ['charges.0.amount.steps.1.rate judge.rate_ten_times ASKED']],
])('%s of marginal brackets', (_, rates, findings) => {
  const tax = { ...TAX, amount: byRates(rates) };
  const found = judgeTariff(v.parse(Tariff, createTariff({ charges: [tax, READ] })));
  expect(found.map(({ path, key, weight }) => `${path} ${key} ${weight}`)).toEqual(findings);
});

test('a rate above the last bracket that begins below it is asked about', () => {
  const tax: ChargeText = {
    ...TAX,
    amount: {
      kind: 'BRACKETS',
      of: ['gross'],
      bound: 'BELOW',
      steps: [{ to: '1,000.00', amount: '20.00' }],
      above: { kind: 'RATE', rate: '1 %' },
    },
  };
  const found = judgeTariff(v.parse(Tariff, createTariff({ charges: [tax, READ] })));
  expect(found.map(({ path, key }) => `${path} ${key}`)).toEqual(['charges.0.amount.above judge.falls']);
});

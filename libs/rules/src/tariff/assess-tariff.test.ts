import type { TariffCaseText, TariffText } from '@ebpls/contracts/tariff';

import {
  type ChargeAmountText,
  assessExample,
  createCase,
  findRefusal,
  openExample,
} from '../../test/assess-example.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';
import { listMeasures } from './list-measures.ts';
import { listTariffInstallments } from './tariff-payments.ts';

type PartText = Extract<ChargeAmountText, { kind: 'SUM' }>['of'][number];

const computeAmount = (amount: ChargeAmountText, overrides: Partial<TariffCaseText> = {}) =>
  assessExample([createCharge({ amount })], overrides)[0]?.amount;

test.each<[string, ChargeAmountText, number]>([
  ['fixed', { kind: 'FIXED', amount: '150.00' }, 150_00],
  ['per unit with a free number', { kind: 'PER_UNIT', of: ['rooms'], amount: '25.00', free: '5' }, 175_00],
  ['per unit of a decimal measure', { kind: 'PER_UNIT', of: ['area'], amount: '2.00' }, 261_00],
  [
    'a table of a classification and ranges',
    {
      kind: 'TABLE',
      dimensions: [
        { by: 'CLASSIFICATION', classification: 'kind' },
        { by: 'RANGES', of: ['rooms'], bound: 'UP_TO', steps: [{ to: '12', range: 'to 12' }], above: 'more' },
      ],
      cells: [
        { at: ['lodging', 'to 12'], amount: '600.00' },
        { at: ['lodging', 'more'], amount: '900.00' },
      ],
    },
    600_00,
  ],
  [
    'a table of amounts per unit',
    {
      kind: 'TABLE',
      dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }],
      cells: [{ at: ['lodging'], amount: '10.00' }],
      per_unit: ['rooms'],
    },
    120_00,
  ],
  [
    'brackets with so much for each further part',
    {
      kind: 'BRACKETS',
      of: ['area'],
      bound: 'UP_TO',
      steps: [{ to: '100', amount: '200.00' }],
      above: { kind: 'FURTHER', plus: '200.00', each: '50.00', step: '20' },
    },
    300_00,
  ],
  [
    'brackets with a rate above',
    {
      kind: 'BRACKETS',
      of: ['gross'],
      bound: 'BELOW',
      steps: [{ to: '1,000,000', amount: '8,800.00' }],
      above: { kind: 'RATE', rate: '37 1/2 % of 1 %', at_least: '3,000.00' },
    },
    3_750_00,
  ],
  [
    'marginal brackets',
    { kind: 'MARGINAL', of: ['gross'], steps: [{ to: '400,000', rate: '2 %' }], above: '1 %' },
    14_000_00,
  ],
  [
    'so much for each unit of a part',
    { kind: 'MARGINAL', of: ['area'], steps: [{ to: '100', rate: '2.00 each' }], above: '1.50 each' },
    245_75,
  ],
  [
    'so much for each unit of a part, or part of a unit',
    { kind: 'MARGINAL', of: ['area'], steps: [{ to: '100', rate: '2.00 each' }], above: '1.50 each', step: '1' },
    246_50,
  ],
  [
    'so much for each fifty units of a part, or part of them',
    { kind: 'MARGINAL', of: ['area'], steps: [{ to: '110', rate: '2.00 each' }], above: '1.50 each', step: '50' },
    7_50,
  ],
  ['a rate', { kind: 'RATE', of: ['gross'], rate: '1/3 of 1 %' }, 3_333_33],
  [
    'the greater of two',
    {
      kind: 'GREATER',
      of: [
        { kind: 'FIXED', amount: '500.00' },
        { kind: 'PER_UNIT', of: ['rooms'], amount: '50.00' },
      ],
    },
    600_00,
  ],
  [
    'the lesser of two',
    {
      kind: 'LESSER',
      of: [
        { kind: 'FIXED', amount: '500.00' },
        { kind: 'PER_UNIT', of: ['rooms'], amount: '50.00' },
      ],
    },
    500_00,
  ],
])('an amount that is %s is computed exactly', (_, amount, centavos) => {
  expect(computeAmount(amount)).toBe(centavos);
});

test.each<[string, ('IF_HIGHER' | 'IF_LOWER')[], number]>([
  ['the higher one', ['IF_HIGHER'], 800_00],
  ['the lower one', ['IF_LOWER'], 700_00],
  ['the lower one of the higher one and a third', ['IF_HIGHER', 'IF_LOWER'], 750_00],
  ['the higher one of the lower one and a third', ['IF_LOWER', 'IF_HIGHER'], 750_00],
])('a sum has a fixed amount and %s of two', (_, rules, centavos) => {
  const parts = rules.map((instead, index) => ({
    kind: 'FIXED' as const,
    amount: ['500.00', '550.00'][index] ?? '',
    instead,
  }));
  const perRoom: PartText = { kind: 'PER_UNIT', of: ['rooms'], amount: '50.00' };
  const [charge] = assessExample([
    createCharge({ amount: { kind: 'SUM', of: [{ kind: 'FIXED', amount: '200.00' }, perRoom, ...parts] } }),
  ]);
  expect(charge?.amount).toBe(centavos);
  expect(charge?.basis.parts[0]?.terms).toHaveLength(2);
});

test('of a sum the total of an amount and what is added to it is compared', () => {
  const fixed = (amount: string) => ({ kind: 'FIXED', amount }) as const;
  const compared = [
    { ...fixed('3.00'), added: true },
    { ...fixed('4.00'), instead: 'IF_HIGHER' as const },
  ];
  expect(computeAmount({ kind: 'SUM', of: [fixed('10.00'), fixed('2.00'), ...compared] })).toBe(15_00);
  expect(computeAmount({ kind: 'SUM', of: [fixed('10.00'), { ...fixed('2.00'), added: true }] })).toBe(12_00);
});

test.each<[string, Partial<TariffCaseText>, number, string]>([
  ['a renewal', {}, 4_000_00, 'Months of the year: multiplied by 12.'],
  [
    'a business that begins in January',
    { type: 'NEW' },
    4_000_00,
    'Months from the start of business to December: multiplied by 12.',
  ],
  [
    'a business that begins in September',
    { type: 'NEW', date_started: '2026-09-30' },
    1_333_33,
    'Months from the start of business to December: multiplied by 4.',
  ],
  [
    'a business that began before',
    { type: 'NEW', date_started: '2025-09-30' },
    4_000_00,
    'Months of the year: multiplied by 12.',
  ],
])('a monthly amount is due for the months of %s', (_, overrides, centavos, sentence) => {
  const rent = createCharge({
    types: ['NEW', 'RENEWAL'],
    amount: { kind: 'RATE', of: ['gross'], rate: '1/30 of 1 %' },
    monthly: true,
    prorate: 'MONTHS',
  });
  const [charge] = assessExample([rent], overrides);
  if (charge === undefined) throw new Error('the rent is due');
  expect(charge.amount).toBe(centavos);
  expect(explainCharge(charge, 'en')).toContain(sentence);
  expect(assessExample([{ ...rent, prorate: 'NONE' }], overrides)[0]?.amount).toBe(4_000_00);
});

test.each([
  ['QUARTERS', '2026-08-14', 2_000_00],
  ['QUARTERS', '2026-12-31', 1_000_00],
  ['HALVES', '2026-08-14', 2_000_00],
  ['HALVES', '2026-06-30', 4_000_00],
] as const)(
  'a monthly amount is due for the months of the %s that are left on %s',
  (prorate, date_started, centavos) => {
    const garbage = createCharge({
      types: ['NEW'],
      amount: { kind: 'RATE', of: ['gross'], rate: '1/30 of 1 %' },
      monthly: true,
      prorate,
    });
    expect(assessExample([garbage], { type: 'NEW', date_started })[0]?.amount).toBe(centavos);
  },
);

const twoLines = [
  { line: 'Inn', measures: { gross: '100.00' } },
  { line: 'Eatery', measures: { gross: '300.00' } },
];
const perLine: ChargeAmountText = { kind: 'RATE', of: ['gross'], rate: '10 %' };

test.each<[string, Partial<TariffText['charges'][number]>, number]>([
  ['the business', { per: { each: 'BUSINESS' } }, 40_00],
  ['each line', { per: { each: 'LINE', combine: 'SUM' } }, 40_00],
  ['the line that costs most', { per: { each: 'LINE', combine: 'HIGHEST' } }, 30_00],
  [
    'each group, one in place of another',
    { per: { each: 'GROUP', classification: 'kind', combine: 'SUM', replaced: [{ value: 'lodging', by: 'food' }] } },
    30_00,
  ],
  [
    'only the lines that pass its tests',
    { lines: [{ test: 'CLASS', classification: 'kind', one_of: ['lodging'] }] },
    10_00,
  ],
  ['at least its minimum', { at_least: '45.00' }, 45_00],
  ['at most its maximum', { at_most: { amount: '35.00', when: [] } }, 35_00],
  ['a share of it', { share: '1/3' }, 13_33],
  ['whole pesos, upwards', { share: '1/3', rounding: { to: '1.00', way: 'UP' } }, 14_00],
  ['whole pesos, downwards', { share: '1/3', rounding: { to: '1.00', way: 'DOWN' } }, 13_00],
])('a charge is computed for %s', (_, row, centavos) => {
  expect(assessExample([createCharge({ amount: perLine, ...row })], { lines: twoLines })[0]?.amount).toBe(centavos);
});

test('a new business pays for the halves, the quarters or the months that are left', () => {
  const amount = { kind: 'FIXED', amount: '120.00' } as const;
  const charges = [
    createCharge({ code: 'Q', amount, types: ['NEW'], prorate: 'QUARTERS' }),
    createCharge({ code: 'M', amount, types: ['NEW'], prorate: 'MONTHS' }),
    createCharge({ code: 'H', amount, types: ['NEW'], prorate: 'HALVES' }),
  ];
  const list = (date_started: string) => assessExample(charges, { type: 'NEW', date_started }).map((row) => row.amount);
  expect(list('2026-08-03')).toEqual([60_00, 50_00, 60_00]);
  expect(list('2026-06-30')).toEqual([90_00, 70_00, 120_00]);
  expect(list('2026-07-01')[2]).toBe(60_00);
});

test('a percentage of other charges follows them wherever they are in the list', () => {
  const charges = [
    createCharge({ code: 'FIRE', amount: { kind: 'PERCENT', rate: '15 %', base: 'fire' } }),
    createCharge({ code: 'A', amount: { kind: 'FIXED', amount: '1,000.00' }, bases: ['fire'] }),
    createCharge({ code: 'B', amount: { kind: 'FIXED', amount: '10.00' } }),
    createCharge({ code: 'C', amount: { kind: 'PERCENT', rate: '50 %', charges: ['B'] } }),
  ];
  expect(assessExample(charges).map(({ row, amount }) => [row.code, amount])).toEqual([
    ['FIRE', 150_00],
    ['A', 1_000_00],
    ['B', 10_00],
    ['C', 5_00],
  ]);
});

test('a percentage of itself is refused with its place', () => {
  const charges = [
    createCharge({ code: 'A', amount: { kind: 'PERCENT', rate: '15 %', charges: ['B'] } }),
    createCharge({ code: 'B', amount: { kind: 'PERCENT', rate: '15 %', charges: ['A'] } }),
  ];
  expect(findRefusal(() => assessExample(charges))).toBe('charges.A: tariff_case.circle');
});

test.each<[string, Partial<TariffCaseText>, string]>([
  ['a measure that nobody defined', { measures: { colour: '1' } }, 'measures.colour: tariff_case.measure_unknown'],
  ['half a room', { measures: { rooms: '1.5' } }, 'measures.rooms: tariff_case.measure_whole'],
  ['no number', { measures: { rooms: 'many' } }, 'measures.rooms: tariff_case.measure_number'],
  ['a yes for a number', { measures: { rooms: true } }, 'measures.rooms: tariff_case.measure_number'],
  ['a measure of lines for the business', { measures: { gross: '1' } }, 'measures.gross: tariff_case.measure_of_line'],
  ['a missing measure', { measures: {} }, 'measures.rooms: tariff_case.measure_required'],
  ['an unknown line', { lines: [{ line: 'Zoo', measures: {} }] }, 'lines.0.line: tariff_case.line_unknown'],
  ['a line twice', { lines: [...twoLines, { line: 'Inn', measures: {} }] }, 'lines.2.line: tariff_case.line_twice'],
  ['an unknown relief', { reliefs: [{ code: 'X' }] }, 'reliefs.0.code: tariff_case.relief_unknown'],
  ['a year before the code', { tax_year: 2020 }, 'tax_year: tariff_case.not_in_force'],
])('%s is refused with its place', (_, overrides, refusal) => {
  const charges = [createCharge({ amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' } })];
  expect(findRefusal(() => assessExample(charges, overrides))).toBe(refusal);
});

test('a mode of payment that the code does not allow is refused', () => {
  const tariff = openExample([createCharge({ amount: perLine })]);
  const input = createCase({ payment_mode: 'SEMI_ANNUAL' });
  const list = () => listTariffInstallments(tariff, assessTariff(tariff, input), { input, holidays: new Set() });
  expect(findRefusal(list)).toBe('payment_mode: tariff_case.mode');
});

test('a form asks the measures that the charges of its lines read, and no others', () => {
  const tariff = openExample([
    createCharge({
      code: 'A',
      amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' },
      lines: [{ test: 'LINE', one_of: ['Inn'] }],
    }),
    createCharge({ code: 'B', amount: perLine }),
    createCharge({ code: 'C', types: ['NEW'], amount: { kind: 'PER_UNIT', of: ['area'], amount: '1.00' } }),
  ]);
  const codes = (lines: string[]) => listMeasures(tariff, lines, 'RENEWAL').map(({ code }) => code);
  expect(codes(['Eatery'])).toEqual(['gross']);
  expect(codes(['Inn', 'Eatery'])).toEqual(['gross', 'rooms']);
});

test('a further quantity of lines multiplies each line by its own', () => {
  const days = { ...createTariff().measures[1], code: 'days', of: 'LINE' } as TariffText['measures'][number];
  const tariff = openExample(
    [
      createCharge({
        per: { each: 'LINE', combine: 'SUM' },
        amount: { kind: 'FIXED', amount: '10.00' },
        times: ['days'],
      }),
    ],
    { measures: [...createTariff().measures, days] },
  );
  const lines = [
    { line: 'Inn', measures: { days: '3' } },
    { line: 'Eatery', measures: { days: '5' } },
  ];
  expect(assessTariff(tariff, createCase({ lines })).map(({ amount }) => amount)).toEqual([80_00]);
});

test('a sum may have a row for each class of a dozen', () => {
  const row: Extract<ChargeAmountText, { kind: 'PER_UNIT' }> = { kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' };
  expect(computeAmount({ kind: 'SUM', of: Array.from({ length: 40 }, () => row) })).toBe(480_00);
});

test('a table that is read by a choice which nobody answered is refused at the measure', () => {
  const values = [{ code: 'A', name: { en: 'A', fil: 'A' } }];
  const createChoice = (of: 'BUSINESS' | 'LINE'): TariffText['measures'][number] => ({
    code: 'class',
    name: { en: 'Class', fil: 'Uri' },
    kind: 'CHOICE',
    values,
    of,
    declared_by: 'OWNER',
    when_absent: 'NOTHING',
    only_listed: false,
  });
  const table: ChargeAmountText = {
    kind: 'TABLE',
    dimensions: [{ by: 'CHOICE', measure: 'class' }],
    cells: [{ at: ['A'], amount: '1.00' }],
  };
  const refuse = (of: 'BUSINESS' | 'LINE') => {
    const measures = [...createTariff().measures, createChoice(of)];
    return findRefusal(() => assessTariff(openExample([createCharge({ amount: table })], { measures }), createCase()));
  };
  expect(refuse('BUSINESS')).toBe('measures.class: tariff_case.measure_required');
  expect(refuse('LINE')).toBe('lines.0.measures.class: tariff_case.measure_required');
});

test('a tax of nothing is on the bill, and an additional one only with the reason why nothing is due', () => {
  const tax = createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'FIXED', amount: '0.00' } });
  const overrides = { ...tax, code: 'MORE', additional: true };
  const nothing_when = { tests: [], reason: { en: 'Free', fil: 'Libre' } };
  expect(assessExample([tax, overrides]).map(({ row }) => row.code)).toEqual(['TAX']);
  expect(assessExample([tax, { ...overrides, nothing_when }]).map(({ row }) => row.code)).toEqual(['TAX', 'MORE']);
});

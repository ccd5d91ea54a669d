// What a tariff charges by the kind of application, by an office's finding, and after reliefs of single lines.

import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';
import { listMeasures } from './list-measures.ts';
import { openTariff } from './open-tariff.ts';
import { listUnderdeclaredLines } from './presumed-income.ts';
import { TariffRefused } from './tariff-refused.ts';

type ChargeText = TariffText['charges'][number];

const open = (charges: ChargeText[], overrides: Partial<TariffText> = {}) =>
  openTariff(v.parse(Tariff, createTariff({ charges, ...overrides })));
const BOTH: TariffCaseText['lines'] = [
  { line: 'Inn', measures: { gross: '1,000.00' } },
  { line: 'Eatery', measures: { gross: '3,000.00' } },
];
const read = (overrides: Partial<TariffCaseText> = {}) =>
  v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-05-12',
    measures: { rooms: '12', area: '130.50' },
    lines: BOTH,
    ...overrides,
  });
const list = (tariff: ReturnType<typeof open>, overrides: Partial<TariffCaseText> = {}) =>
  assessTariff(tariff, read(overrides)).map(({ row, amount }) => [row.code, amount]);
function findRefusal(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof TariffRefused) return `${error.place}: ${error.key}`;
    throw error;
  }
}

const TAX = createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'RATE', of: ['gross'], rate: '10 %' } });
const PLATE = createCharge({ code: 'PLATE', amount: { kind: 'FIXED', amount: '100.00' } });

test('a row that is not in force is never charged', () => {
  expect(list(open([TAX, { ...PLATE, in_force: false }]))).toEqual([['TAX', 400_00]]);
});

test('an amendment owes the rows that name it, and those that name none', () => {
  const tariff = open([
    createCharge({ code: 'ALL', types: ['AMENDMENT'], amount: { kind: 'FIXED', amount: '1.00' } }),
    createCharge({
      code: 'NAME',
      types: ['AMENDMENT'],
      amendments: ['CHANGE_NAME'],
      amount: { kind: 'FIXED', amount: '2.00' },
    }),
  ]);
  const listAmendment = (amendment: 'CHANGE_NAME' | 'DEATH') => list(tariff, { type: 'AMENDMENT', amendment });
  expect(listAmendment('CHANGE_NAME')).toEqual([
    ['ALL', 1_00],
    ['NAME', 2_00],
  ]);
  expect(listAmendment('DEATH')).toEqual([['ALL', 1_00]]);
});

test('an amendment owes a permit once a year for each kind', () => {
  const permit = createCharge({
    code: 'PERMIT',
    types: ['RENEWAL', 'AMENDMENT'],
    per: { each: 'GROUP', classification: 'kind', combine: 'SUM', once_a_year: true },
    amount: { kind: 'FIXED', amount: '5.00' },
  });
  const paid_classes = { kind: ['food'] };
  expect(list(open([permit]), { type: 'AMENDMENT', amendment: 'ADD_LINE', paid_classes })).toEqual([['PERMIT', 5_00]]);
  expect(list(open([permit]), { paid_classes })).toEqual([['PERMIT', 10_00]]);
});

test('a year that was not filed owes the rows that name back years', () => {
  expect(list(open([{ ...TAX, back_years: true }, PLATE]), { is_back_year: true })).toEqual([['TAX', 400_00]]);
});

const INCOMES: NonNullable<TariffText['presumed_incomes']> = [
  {
    code: 'inn',
    name: { en: 'Inn', fil: 'Otel' },
    section: '9',
    lines: [{ test: 'LINE', one_of: ['Inn'] }],
    when: [],
    of: ['gross'],
    at_least: '50,000.00',
  },
];

test('without a record of the sales the presumed income is taxed, and a line without one is refused', () => {
  const tariff = open([TAX], { presumed_incomes: INCOMES });
  const [inn] = BOTH;
  const lines = inn === undefined ? [] : [inn];
  expect(list(tariff, { lines, is_presumed: true })).toEqual([['TAX', 5_000_00]]);
  expect(findRefusal(() => list(tariff, { is_presumed: true }))).toBe('lines.1.line: tariff_case.nothing_presumed');
  expect(listUnderdeclaredLines(tariff, read()).map(({ line, declaredIncome }) => [line, declaredIncome])).toEqual([
    ['Inn', 1_000_00],
  ]);
});

test('a presumed income is needed where a tax of the application reads the sales, and comes to something', () => {
  const find = (charges: ChargeText[], overrides: Partial<TariffCaseText> = {}) =>
    findRefusal(() => list(open(charges, { presumed_incomes: INCOMES }), { is_presumed: true, ...overrides }));
  const refusal = 'lines.1.line: tariff_case.nothing_presumed';
  const nothing = { tests: [], reason: { en: 'Free', fil: 'Libre' } };
  expect(find([TAX])).toBe(refusal);
  expect(find([{ ...TAX, kind: 'FEE' }])).toBeUndefined();
  expect(find([{ ...TAX, nothing_when: nothing }])).toBeUndefined();
  expect(find([{ ...TAX, types: ['NEW'] }])).toBeUndefined();
  expect(find([{ ...TAX, amount: { kind: 'FIXED', amount: '1.00' } }])).toBeUndefined();
  expect(find([{ ...TAX, lines: [{ test: 'LINE', one_of: ['Inn'] }] }])).toBeUndefined();
  expect(() => list(open([TAX], { presumed_incomes: INCOMES }), { is_presumed: true })).toThrow(
    expect.objectContaining({ params: { line: { en: 'Eatery', fil: 'Karinderya' } } }) as Error,
  );
});

test('a line that declares less than the presumed income is named, one that declares nothing of it is not', () => {
  const both = INCOMES.map((row) => ({ ...row, of: ['gross', 'essential'] }));
  const measures = createTariff().measures.flatMap((row) =>
    row.code === 'gross' ? [row, { ...row, code: 'essential' }] : [row],
  );
  const tariff = open([TAX], { presumed_incomes: both, measures });
  const listDeclared = (own: Record<string, string>) =>
    listUnderdeclaredLines(tariff, read({ lines: [{ line: 'Inn', measures: own }] })).map(
      ({ declaredIncome }) => declaredIncome,
    );
  expect(listDeclared({ gross: '30,000.00', essential: '19,999.99' })).toEqual([49_999_99]);
  expect(listDeclared({ gross: '30,000.00', essential: '20,000.00' })).toEqual([]);
  expect(listDeclared({ essential: '1.00' })).toEqual([1_00]);
  expect(listDeclared({})).toEqual([]);
});

test('an amount that an office found takes the place of the computed one, also in percentages, and explains itself', () => {
  const tariff = open([
    { ...PLATE, may_be_found: true, when: [{ test: 'QUANTITY', of: ['rooms'], is: 'ABOVE', figure: '500' }] },
    createCharge({ code: 'FIRE', amount: { kind: 'PERCENT', rate: '10 %', charges: ['PLATE'] } }),
    TAX,
  ]);
  const found = [{ charge: 'PLATE', amount: '70.00', office: 'RHU', reason: 'Two kitchens' }];
  const results = assessTariff(tariff, read({ found }));
  expect(results.map(({ row, amount }) => [row.code, amount])).toEqual([
    ['PLATE', 70_00],
    ['FIRE', 7_00],
    ['TAX', 400_00],
  ]);
  expect(results.slice(0, 1).map((result) => explainCharge(result, 'en')[0])).toEqual([
    'Amount determined by inspection (RHU, Two kitchens): 70.00.',
  ]);
  const refuse = (charge: string) =>
    findRefusal(() => list(tariff, { found: [{ charge, amount: '1.00', office: 'RHU', reason: 'x' }] }));
  expect(refuse('TAX')).toBe('found.0.charge: tariff_case.charge_not_found');
  expect(refuse('NONE')).toBe('found.0.charge: tariff_case.charge_unknown');
});

test('a closure owes the tax of the year on the gross to the closure, less what the year has carried', () => {
  const closing = createCharge({
    code: 'CLOSING',
    kind: 'TAX',
    types: ['RETIREMENT'],
    amount: { kind: 'CLOSING_TAX', measures: [{ measure: 'gross_now', instead_of: 'gross' }] },
  });
  const { measures } = createTariff();
  const [gross] = measures;
  if (gross === undefined) throw new Error('the example has measures');
  const tariff = open([TAX, closing], {
    measures: [...measures, { ...gross, code: 'gross_now', when_absent: 'REFUSE' }],
  });
  const lines = [{ line: 'Inn', measures: { gross: '1,000.00', gross_now: '9,000.00' } }];
  const close = (overrides: Partial<TariffCaseText>) => list(tariff, { type: 'RETIREMENT', lines, ...overrides });
  expect(close({ tax_paid: '100.00' })).toEqual([['CLOSING', 800_00]]);
  expect(close({ tax_paid: '900.00' })).toEqual([]);
  expect(findRefusal(() => close({}))).toBe('tax_paid: tariff_case.tax_paid_required');
  expect(findRefusal(() => close({ tax_paid: '1.00', lines: BOTH }))).toBe(
    'lines.0.measures.gross_now: tariff_case.measure_required',
  );
});

test('a closure needs the measures of the taxes of the year, and none of the fees of a renewal', () => {
  const closing = createCharge({
    code: 'CLOSING',
    kind: 'TAX',
    types: ['RETIREMENT'],
    amount: { kind: 'CLOSING_TAX', measures: [{ measure: 'gross_now', instead_of: 'gross' }] },
  });
  const { measures } = createTariff();
  const [gross] = measures;
  if (gross === undefined) throw new Error('the example has measures');
  const tax: ChargeText = {
    ...TAX,
    nothing_when: { tests: [{ test: 'YES', measure: 'exempt' }], reason: { en: 'Exempt', fil: 'Exempt' } },
  };
  const fee = createCharge({ code: 'FEE', amount: { kind: 'PER_UNIT', of: ['engines'], amount: '20.00' } });
  const business = { ...gross, of: 'BUSINESS', when_absent: 'REFUSE' } as const;
  const tariff = open([tax, fee, closing], {
    measures: [
      ...measures,
      { ...gross, code: 'gross_now', when_absent: 'REFUSE' },
      { ...business, code: 'exempt', kind: 'YES_NO' },
      { ...business, code: 'engines', kind: 'COUNT' },
    ],
  });
  expect(listMeasures(tariff, ['Inn'], 'RETIREMENT').map(({ code }) => code)).toEqual(['gross_now', 'exempt']);
  const close = (exempt: boolean) =>
    list(tariff, {
      type: 'RETIREMENT',
      measures: { exempt },
      lines: [{ line: 'Inn', measures: { gross_now: '9,000.00' } }],
      tax_paid: '100.00',
    });
  expect(close(false)).toEqual([['CLOSING', 800_00]]);
  expect(close(true)).toEqual([]);
});

const HALF: TariffText['reliefs'][number] = {
  code: 'HALF',
  name: { en: 'Half', fil: 'Kalahati' },
  section: '8',
  in_force: true,
  kinds: ['TAX'],
  share: '50 %',
  when: [],
};

test('a relief that is claimed for one line lifts its share from this line alone', () => {
  const claim = (overrides: object) => ({ reliefs: [{ code: 'HALF', ...overrides }] });
  const tariff = open([TAX], { reliefs: [HALF] });
  expect(list(tariff, claim({}))).toEqual([['TAX', 200_00]]);
  expect(list(tariff, claim({ line: 'Inn' }))).toEqual([['TAX', 350_00]]);
  expect(list(tariff, claim({ lines: ['Inn', 'Eatery'] }))).toEqual([['TAX', 200_00]]);
  const byRow = open([TAX], { reliefs: [{ ...HALF, lines: [{ test: 'LINE', one_of: ['Eatery'] }] }] });
  expect(list(byRow, claim({}))).toEqual([['TAX', 250_00]]);
  const whole = open([TAX], { reliefs: [{ ...HALF, share: '100 %', lines: [{ test: 'LINE', one_of: ['Eatery'] }] }] });
  expect(list(whole, claim({}))).toEqual([['TAX', 100_00]]);
});

test('a relief that names charges lifts these alone, in part or whole', () => {
  const fee = (code: string) => createCharge({ code, amount: { kind: 'FIXED', amount: '100.00' } });
  const relief = (share: string): TariffText['reliefs'][number] => ({ ...HALF, kinds: ['FEE'], charges: ['A'], share });
  const claim = { reliefs: [{ code: 'HALF' }] };
  expect(list(open([fee('A'), fee('B')], { reliefs: [relief('20 %')] }), claim)).toEqual([
    ['A', 80_00],
    ['B', 100_00],
  ]);
  expect(list(open([fee('A'), fee('B')], { reliefs: [relief('100 %')] }), claim)).toEqual([['B', 100_00]]);
});

test('a relief of one line takes its share of what brackets ask of all lines, and says so', () => {
  const marginal: ChargeText['amount'] = {
    kind: 'MARGINAL',
    of: ['gross'],
    steps: [{ to: '2,000.00', rate: '10 %' }],
    above: '1 %',
  };
  const [result] = assessTariff(
    open([{ ...TAX, amount: marginal }], { reliefs: [HALF] }),
    read({ reliefs: [{ code: 'HALF', line: 'Inn' }] }),
  );
  if (result === undefined) throw new Error('the tax is due');
  // Both lines: 200 + 20 = 220, of which half; the eatery alone: 200 + 10 = 210, of which the other half.
  expect(result.amount).toBe(215_00);
  expect(explainCharge(result, 'en')).toEqual([
    'Gross sales: 10% of the 2,000.00 in this bracket = 200.00.',
    'Gross sales: 1% of the 2,000.00 in this bracket = 20.00.',
    'Half: 50% of this is due.',
    'Gross sales: 10% of the 2,000.00 in this bracket = 200.00.',
    'Gross sales: 1% of the 1,000.00 in this bracket = 10.00.',
    'The lines of business without this relief (Half) pay an additional 50% of this.',
    'To pay: 215.00.',
  ]);
});

test('a cap holds also where each line is rounded by itself', () => {
  const perLine = createCharge({
    per: { each: 'LINE', combine: 'SUM' },
    round_each: true,
    amount: { kind: 'RATE', of: ['gross'], rate: '10 %' },
    at_most: { amount: '150.00', when: [] },
  });
  expect(list(open([perLine]))).toEqual([['FEE', 150_00]]);
});

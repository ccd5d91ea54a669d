import { type Hundredths, MAX_FIGURE, Tariff, TariffTest, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createBusinessMeasure, createFixedFee } from '../../test/judged-charges.ts';
import { createTariff } from '../../test/tariff-example.ts';
import { type DeclaredCase, openTariffCase } from './open-case.ts';
import { openTariff } from './open-tariff.ts';
import { areTestsMet, findChoice, findClass, readQuantity } from './scope.ts';

const name = (text: string) => ({ en: text, fil: text });
const SIZES: TariffText['classifications'][number] = {
  code: 'size',
  name: name('Size'),
  values: ['small', 'medium', 'large'].map((code) => ({ code, name: name(code) })),
  found_from: [
    { of: ['rooms'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'medium' },
    { of: ['area'], bound: 'BELOW', steps: [{ to: '100', value: 'small' }], above: 'large' },
  ],
};
const [INN, EATERY] = createTariff().lines;
if (INN === undefined || EATERY === undefined) throw new Error('the example has two lines');
const COLOURS = createBusinessMeasure('colour', 'CHOICE', ['red', 'blue', 'white']);
const TEXT = createTariff({
  lines: [
    { ...INN, marks: ['sea'], measures: ['tables'] },
    { ...EATERY, tax: 'e' },
  ],
  classifications: [...createTariff().classifications, SIZES],
  measures: [
    ...createTariff().measures.map((row) => ({ ...row, when_absent: 'NOTHING' as const })),
    createBusinessMeasure('alarm', 'YES_NO'),
    createBusinessMeasure('hue', 'CHOICE', ['red', 'blue']),
    { ...COLOURS, of: 'LINE' },
    { ...createBusinessMeasure('tables', 'COUNT'), of: 'LINE', when_absent: 'REFUSE', only_listed: true },
    { ...createBusinessMeasure('seats', 'COUNT'), when_absent: 'REFUSE', only_listed: true },
  ],
  charges: [
    createFixedFee({ code: 'SIGN', name: name('Sign') }),
    createFixedFee({ code: 'SIGN', name: name('Other sign'), may_be_found: true, types: ['NEW'] }),
    createFixedFee({ code: 'PLATE', name: name('Plate') }),
  ],
  reliefs: [{ code: 'R', name: name('R'), section: '1', in_force: true, kinds: ['FEE'], share: '20 %', when: [] }],
});
const open = openTariff(v.parse(Tariff, TEXT));

const read = (overrides: Partial<DeclaredCase> = {}) =>
  openTariffCase(open, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: {},
    lines: [
      { line: 'Inn', measures: {} },
      { line: 'Eatery', measures: {} },
    ],
    paid_classes: {},
    is_back_year: false,
    is_presumed: false,
    reliefs: [],
    found: [],
    ...overrides,
  });
const onInn = (measures: DeclaredCase['measures']): Partial<DeclaredCase> => ({ lines: [{ line: 'Inn', measures }] });
const claim = (overrides: object) => ({ reliefs: [{ code: 'R', figures: {}, ...overrides }] }) as Partial<DeclaredCase>;
const find = (charge: string) =>
  ({ found: [{ charge, amount: 1, office: 'menro', reason: 'x' }] }) as unknown as Partial<DeclaredCase>;

test.each<[string, Partial<DeclaredCase>, string, string, object]>([
  ['a year before the code', { tax_year: 2025 }, 'tax_year', 'not_in_force', {}],
  ['an unknown line', { lines: [{ line: 'Zoo', measures: {} }] }, 'lines.0.line', 'line_unknown', { line: 'Zoo' }],
  [
    'a line twice',
    { lines: ['Inn', 'Eatery', 'Inn'].map((line) => ({ line, measures: {} })) },
    'lines.2.line',
    'line_twice',
    {},
  ],
  ['an unknown measure', { measures: { doors: '1' } }, 'measures.doors', 'measure_unknown', { measure: 'doors' }],
  [
    'a measure of lines for the business',
    { measures: { gross: '1' } },
    'measures.gross',
    'measure_of_line',
    { measure: { en: 'Gross sales' } },
  ],
  [
    'a measure of the business for a line',
    onInn({ rooms: '1' }),
    'lines.0.measures.rooms',
    'measure_of_business',
    { measure: { en: 'Rooms' } },
  ],
  ['a text', { measures: { area: 'wide' } }, 'measures.area', 'measure_number', { measure: { en: 'Area' } }],
  [
    'a negative figure',
    { measures: { area: -1 as Hundredths } },
    'measures.area',
    'measure_number',
    { measure: { en: 'Area' } },
  ],
  [
    'a part of a hundredth',
    { measures: { area: 0.5 as Hundredths } },
    'measures.area',
    'measure_number',
    { measure: { en: 'Area' } },
  ],
  [
    'more than any figure',
    { measures: { area: (MAX_FIGURE + 1) as Hundredths } },
    'measures.area',
    'measure_number',
    { measure: { en: 'Area' } },
  ],
  [
    'a part of a count',
    { measures: { rooms: '1.5' } },
    'measures.rooms',
    'measure_whole',
    { measure: { en: 'Rooms' } },
  ],
  [
    'a yes for a figure',
    { measures: { rooms: true } },
    'measures.rooms',
    'measure_number',
    { measure: { en: 'Rooms' } },
  ],
  ['a yes for a choice', { measures: { hue: true } }, 'measures.hue', 'measure_number', { measure: { en: 'hue' } }],
  [
    'a text for a yes',
    { measures: { alarm: 'yes' } },
    'measures.alarm',
    'measure_yes_no',
    { measure: { en: 'alarm' } },
  ],
  ['an unknown choice', { measures: { hue: 'green' } }, 'measures.hue', 'measure_choice', { measure: { en: 'hue' } }],
  [
    'a figure for a choice',
    { measures: { hue: 100 as Hundredths } },
    'measures.hue',
    'measure_choice',
    { measure: { en: 'hue' } },
  ],
  ['an unknown relief', claim({ code: 'OLD' }), 'reliefs.0.code', 'relief_unknown', { relief: 'OLD' }],
  ['a claim for another line', claim({ line: 'Zoo' }), 'reliefs.0.line', 'relief_line', {}],
  ['a claim for two lines, one of them another', claim({ lines: ['Inn', 'Zoo'] }), 'reliefs.0.line', 'relief_line', {}],
  ['a claim for a further line', claim({ line: 'Inn', lines: ['Zoo'] }), 'reliefs.0.line', 'relief_line', {}],
  ['an amount found of no charge', find('NONE'), 'found.0.charge', 'charge_unknown', { charge: 'NONE' }],
  [
    'an amount found of a fixed charge',
    find('PLATE'),
    'found.0.charge',
    'charge_not_found',
    { charge: { en: 'Plate' } },
  ],
])('%s is refused at its place', (_, overrides, place, key, params) => {
  expect(() => read(overrides)).toThrow(
    expect.objectContaining({
      name: 'TariffRefused',
      message: `${place}: tariff_case.${key}`,
      place,
      key: `tariff_case.${key}`,
      params: expect.objectContaining(toMatched(params)) as object,
    }) as Error,
  );
});

/** Names are compared by their English text. */
const toMatched = (params: object): object =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'object' ? (expect.objectContaining(value as object) as object) : (value as string),
    ]),
  );

test('a claim may name lines of the case, and an office may find a charge of which one row says so', () => {
  expect(() => read(claim({ line: 'Inn', lines: ['Eatery'] }))).not.toThrow();
  expect(() => read(claim({}))).not.toThrow();
  expect(() => read(find('SIGN'))).not.toThrow();
});

test('values are read in hundredths, whatever way they are declared', () => {
  const { values } = read({ measures: { area: '1,200.5', rooms: 300 as Hundredths, alarm: false, hue: 'blue' } });
  expect([...values]).toEqual([
    ['area', 120_050],
    ['rooms', 300],
    ['alarm', false],
    ['hue', 'blue'],
  ]);
  const largest = MAX_FIGURE as Hundredths;
  expect(read({ measures: { area: largest } }).values.get('area')).toBe(largest);
  expect(read({ measures: { area: 0 as Hundredths } }).values.get('area')).toBe(0);
});

test('a required measure that is absent is refused where it is requested', () => {
  const createReading = (code: string, overrides: Partial<DeclaredCase> = {}) => {
    const matter = read(overrides);
    return () => readQuantity({ matter, lines: matter.lines }, [code]);
  };
  expect(createReading('tables')).toThrow(
    expect.objectContaining({
      place: 'lines.0.measures.tables',
      key: 'tariff_case.measure_required',
      params: { measure: { en: 'tables', fil: 'tables' } },
    }) as Error,
  );
  expect(createReading('tables', { lines: [{ line: 'Eatery', measures: {} }] })()).toBe(0);
  // A measure of the whole business is required of it, whichever line lists it.
  expect(createReading('seats')).toThrow(expect.objectContaining({ place: 'measures.seats' }) as Error);
  expect(createReading('rooms')()).toBe(0);
});

test('a quantity adds its measures over the lines, with what is added to one of them once', () => {
  const matter = read({
    measures: { rooms: '2' },
    lines: [
      { line: 'Inn', measures: { gross: '10.00' } },
      { line: 'Eatery', measures: { gross: '5.00' } },
    ],
  });
  const scope = { matter, lines: matter.lines };
  expect(readQuantity(scope, ['gross', 'rooms'])).toBe(1_700);
  const extra = { of: ['gross', 'area'], figure: 100 as Hundredths };
  expect(readQuantity({ ...scope, extra }, ['gross', 'rooms'])).toBe(1_800);
  expect(readQuantity({ ...scope, extra }, ['rooms'])).toBe(200);
});

const check = (test: v.InferInput<typeof TariffTest>, overrides: Partial<DeclaredCase> = {}, only?: string) => {
  const matter = read(overrides);
  const lines = matter.lines.filter(({ line }) => only === undefined || line.code === only);
  return areTestsMet({ matter, lines }, [v.parse(TariffTest, test)]);
};
const sized = (rooms: string, area: string): Partial<DeclaredCase> => ({ measures: { rooms, area } });

test('a class that follows from several measures is the highest of those found', () => {
  const findSize = (rooms: string, area: string) => {
    const matter = read(sized(rooms, area));
    return findClass({ matter, lines: matter.lines }, 'size');
  };
  expect(findSize('5', '99')).toBe('small');
  expect(findSize('6', '99')).toBe('medium');
  expect(findSize('6', '100')).toBe('large');
  expect(findSize('1', '100')).toBe('large');
  const createSizeTest = (...one_of: string[]) => ({ test: 'CLASS' as const, classification: 'size', one_of });
  expect(check(createSizeTest('medium'), sized('6', '1'))).toBe(true);
  expect(check(createSizeTest('small', 'large'), sized('6', '1'))).toBe(false);
});

test('a class of lines is the last in the list among them', () => {
  const matter = read();
  const [inn] = matter.lines;
  expect(findClass({ matter, lines: matter.lines }, 'kind')).toBe('food');
  expect(findClass({ matter, lines: inn === undefined ? [] : [inn] }, 'kind')).toBe('lodging');
  expect(findClass({ matter, lines: [] }, 'kind')).toBe('');
});

test('a choice of lines is the last in the list of its values, one of the business is its own', () => {
  const choose = (inn: string, eatery: string) => {
    const matter = read({
      measures: { hue: 'red' },
      lines: [
        { line: 'Inn', measures: { colour: inn } },
        { line: 'Eatery', measures: { colour: eatery } },
      ],
    });
    const scope = { matter, lines: matter.lines };
    return [findChoice(scope, 'colour'), findChoice(scope, 'hue')];
  };
  expect(choose('red', 'blue')).toEqual(['blue', 'red']);
  expect(choose('white', 'blue')).toEqual(['white', 'red']);
  const matter = read();
  expect(findChoice({ matter, lines: matter.lines }, 'colour')).toBe('');
});

test.each<[v.InferInput<typeof TariffTest>, boolean, boolean]>([
  [{ test: 'LINE', one_of: ['Inn'] }, true, false],
  [{ test: 'MARK', mark: 'sea' }, true, false],
  [{ test: 'TAX', one_of: ['e'] }, false, true],
  [{ test: 'CLASS', classification: 'kind', one_of: ['food'] }, false, true],
])('a test %j holds for a business with one line that passes it', (test, isInn, isEatery) => {
  expect([check(test), check(test, {}, 'Inn'), check(test, {}, 'Eatery')]).toEqual([true, isInn, isEatery]);
});

test('a yes, a declaration and a quantity are read of the business or of one of its lines', () => {
  const yes = (is: boolean) => ({ test: 'YES', measure: 'alarm', is }) as const;
  const alarm = (value: boolean) => ({ measures: { alarm: value } });
  expect([check(yes(true), alarm(true)), check(yes(true), alarm(false)), check(yes(true))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([check(yes(false), alarm(true)), check(yes(false), alarm(false)), check(yes(false))]).toEqual([
    false,
    true,
    true,
  ]);
  const declared = (measure: string, is: boolean) => ({ test: 'DECLARED', measure, is }) as const;
  expect([check(declared('alarm', true), alarm(false)), check(declared('alarm', true))]).toEqual([true, false]);
  expect(check(declared('alarm', false))).toBe(true);
  const one = {
    lines: [
      { line: 'Inn', measures: {} },
      { line: 'Eatery', measures: { colour: 'red' } },
    ],
  };
  expect([check(declared('colour', true), one), check(declared('colour', true), one, 'Inn')]).toEqual([true, false]);
  const rooms = (is: 'AT_LEAST' | 'ABOVE' | 'AT_MOST' | 'BELOW') =>
    ['1', '2', '3'].map((count) => check({ test: 'QUANTITY', of: ['rooms'], is, figure: '2' }, sized(count, '1')));
  expect(rooms('AT_LEAST')).toEqual([false, true, true]);
  expect(rooms('ABOVE')).toEqual([false, false, true]);
  expect(rooms('AT_MOST')).toEqual([true, true, false]);
  expect(rooms('BELOW')).toEqual([true, false, false]);
});

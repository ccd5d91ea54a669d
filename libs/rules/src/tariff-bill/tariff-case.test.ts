import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCase } from '../../test/san-isidro.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { readCase } from '../case/read-case.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { toTariffCase } from './tariff-case.ts';

type MeasureText = TariffText['measures'][number];

const BARANGAY = '9990101001';

const createMeasure = (code: string, kind: MeasureText['kind'], overrides: Partial<MeasureText> = {}): MeasureText => ({
  code,
  name: { en: code, fil: `${code} (fil)` },
  kind,
  of: 'BUSINESS',
  declared_by: 'OWNER',
  when_absent: 'NOTHING',
  only_listed: false,
  ...overrides,
});
const createValues = (...codes: string[]) => codes.map((code) => ({ code, name: { en: code, fil: code } }));
const lineScope = { of: 'LINE' } as const;

const MEASURES: readonly MeasureText[] = [
  ...['gross', 'gross_essential', 'gross_closing', 'gross_closing_essential', 'capital'].map((code) =>
    createMeasure(code, 'MONEY', lineScope),
  ),
  createMeasure('line_added', 'YES_NO', lineScope),
  createMeasure('vehicle', 'COUNT', lineScope),
  createMeasure('peddler', 'COUNT'),
  createMeasure('assets', 'MONEY'),
  createMeasure('floor_area', 'DECIMAL'),
  createMeasure('employees', 'COUNT'),
  createMeasure('male_employees', 'COUNT'),
  createMeasure('female_employees', 'COUNT'),
  createMeasure('organisation', 'CHOICE', { values: createValues('SOLE', 'CORPORATION') }),
  createMeasure('barangay', 'CHOICE', { values: createValues(BARANGAY) }),
  createMeasure('zone', 'CHOICE', {
    values: createValues('TOWN', 'FAR').map((value, index) => ({
      ...value,
      barangays: [[BARANGAY], ['9990101002']][index] ?? [],
    })),
  }),
  createMeasure('liquor_or_tobacco', 'YES_NO'),
  createMeasure('days_since_closure', 'COUNT'),
];

const open = (measures: readonly MeasureText[] = MEASURES, overrides: Partial<TariffText> = {}) =>
  openTariff(v.parse(Tariff, createTariff({ measures: [...measures], ...overrides })));
const read = (overrides: object) => readCase(createCase({ lines: [{ line: 'Inn' }], ...overrides }));

const CLOSING = {
  application_type: 'RETIREMENT',
  as_of: '2026-03-11',
  closure_date: '2026-03-01',
  business_area_sqm: '12.5',
  employees: { male: 2, female: 3 },
  sells_tobacco: true,
};

test('each field of the form is the measure of its code: pesos in centavos, the others in hundredths', () => {
  const lines = [
    {
      line: 'Inn',
      gross_non_essential: '10.00',
      gross_essential: '2.00',
      gross_current_year: '3.00',
      gross_current_year_essential: '4.00',
      capitalization: '5.00',
      units: { vehicle: 2, peddler: 1 },
    },
    { line: 'Eatery', units: { peddler: 3 } },
    { line: 'Third' },
  ];
  const { measures, lines: declared } = toTariffCase(open(), read({ ...CLOSING, lines }), 'RETIREMENT');
  expect(measures).toEqual({
    assets: 80_000_00,
    floor_area: 1_250,
    employees: 500,
    male_employees: 200,
    female_employees: 300,
    organisation: 'SOLE',
    barangay: BARANGAY,
    zone: 'TOWN',
    liquor_or_tobacco: true,
    days_since_closure: 1_000,
    peddler: 400, // the business counts those of all its lines
  });
  expect(declared).toEqual([
    {
      line: 'Inn',
      measures: {
        gross: 10_00,
        gross_essential: 2_00,
        gross_closing: 3_00,
        gross_closing_essential: 4_00,
        capital: 5_00,
        vehicle: 200,
      },
    },
    { line: 'Eatery', measures: {} },
    { line: 'Third', measures: {} },
  ]);
});

test('no day has passed since a closure that is still to come, nor of a business that stays open', () => {
  const list = (overrides: object) =>
    toTariffCase(open(), read(overrides), 'RETIREMENT').measures['days_since_closure'];
  expect(list({ ...CLOSING, closure_date: '2026-03-15' })).toBe(0);
  expect(list({})).toBeUndefined();
});

test.each([
  ['2026-11-30', 1],
  ['2024-12-31', 3],
  ['2027-02-01', 1],
])('a business that began on %s is in its year %s of operation in 2026', (date_started, year) => {
  const measures = [createMeasure('year_of_operation', 'COUNT')];
  const input = { ...read({}), tax_year: 2026, date_started };
  expect(toTariffCase(open(measures), input, 'RENEWAL').measures).toEqual({ year_of_operation: year * 100 });
});

test.each([
  [{ capitalization: '6.00' }, 'RENEWAL', true],
  [{ capitalization: '6.00' }, 'NEW', undefined],
  [{ capitalization: '6.00', gross_non_essential: '0.00' }, 'RENEWAL', undefined],
  [{ capitalization: '6.00', gross_essential: '0.00' }, 'RENEWAL', undefined],
  [{}, 'RENEWAL', undefined],
  [{ gross_non_essential: '6.00' }, 'RENEWAL', undefined],
] as const)('a line with %j of a %s was added: %s', (figures, type, isAdded) => {
  const [line] = toTariffCase(open(), read({ lines: [{ line: 'Inn', ...figures }] }), type).lines;
  expect(line?.measures['line_added']).toBe(isAdded);
});

test('a code that the tariff measures in another way than the form is declared like its own', () => {
  const other = [
    createMeasure('assets', 'CHOICE', { values: createValues('BIG') }),
    createMeasure('employees', 'YES_NO'),
    createMeasure('organisation', 'COUNT'),
    createMeasure('liquor_or_tobacco', 'DECIMAL'),
    createMeasure('barangay', 'CHOICE', { values: createValues('TOWN') }),
    createMeasure('floor_area', 'DECIMAL', lineScope),
    createMeasure('male_employees', 'CHOICE'),
  ];
  expect(toTariffCase(open(other), read({}), 'RENEWAL').measures).toEqual({});
  const measures = { assets: 'BIG', employees: true, organisation: '3', liquor_or_tobacco: '1.5', barangay: 'TOWN' };
  expect(toTariffCase(open(other), read({ measures }), 'RENEWAL').measures).toEqual(measures);
});

test.each([
  [{ measures: { floor_area: '9' } }, 'measures.floor_area', { measure: 'floor_area' }],
  [
    { lines: [{ line: 'Inn' }, { line: 'Eatery', gross_non_essential: '1.00', measures: { gross: '2' } }] },
    'lines.1.measures.gross',
    { measure: 'gross' },
  ],
])('a declaration of %j repeats a field of the form and is refused at %s', (overrides, place, params) => {
  expect(() => toTariffCase(open(), read(overrides), 'RENEWAL')).toThrow(
    expect.objectContaining({ place, key: 'tariff_case.measure_unknown', params }) as Error,
  );
});

test('a barangay that the tariff sorts nowhere is refused with the measure that sorts barangays', () => {
  expect(() => toTariffCase(open(), read({ brgycode: '9990101003' }), 'RENEWAL')).toThrow(
    expect.objectContaining({
      place: 'brgycode',
      key: 'tariff_case.barangay',
      params: { measure: { en: 'zone', fil: 'zone (fil)' } },
    }) as Error,
  );
});

test('what an office found counts once, for a charge of which the tariff lets it find the amount', () => {
  const fixed = { kind: 'FIXED', amount: '1.00' } as const;
  const charges = [
    createCharge({ code: 'SIGN', amount: fixed }),
    createCharge({ code: 'SIGN', amount: fixed, may_be_found: true }),
    createCharge({ code: 'PLATE', amount: fixed }),
    createCharge({ code: 'OTHER', amount: fixed, may_be_found: true }),
  ];
  const found_fees = [
    { code: 'PLATE', amount: '4.00', office: 'menro', reason: 'counted' },
    { code: 'SIGN', amount: '5.00', office: 'menro', reason: 'measured' },
    { code: 'SIGN', amount: '7.00', office: 'fire', reason: 'measured' },
    { code: 'NONE', amount: '8.00', office: 'fire', reason: 'measured' },
  ];
  const list = (overrides: object) => toTariffCase(open(MEASURES, { charges }), read(overrides), 'RENEWAL').found;
  expect(list({ found_fees })).toEqual([{ charge: 'SIGN', amount: 5_00, office: 'menro', reason: 'measured' }]);
  expect(list({})).toEqual([]);
});

test('a claim keeps its line and its figures; one of a relief that the tariff does not have is left out', () => {
  const relief = { code: 'R', name: { en: 'R', fil: 'R' }, section: '1', in_force: true, share: '20 %', when: [] };
  const claims = [
    { code: 'R', line: 'Inn', reserves: '5.00', figures: { rooms: '6.00' } },
    { code: 'R' },
    { code: 'OLD', line: 'Inn' },
  ];
  const tariff = open(MEASURES, { reliefs: [{ ...relief, kinds: ['FEE'] }] });
  expect(toTariffCase(tariff, read({ exemptions: claims }), 'RENEWAL').reliefs).toStrictEqual([
    { code: 'R', line: 'Inn', figures: { reserves: 5_00, rooms: 6_00 } },
    { code: 'R', figures: {} },
  ]);
});

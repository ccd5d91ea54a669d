import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createBusinessMeasure, createFixedFee, createQuantityTest } from '../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { assessTariff } from './assess-tariff.ts';
import { listUnsortedBarangays } from './barangay-groups.ts';
import { listMeasures } from './list-measures.ts';
import { openTariff } from './open-tariff.ts';

type ChargeText = TariffText['charges'][number];

const MEASURES: TariffText['measures'] = [
  ...createTariff().measures.map((row) => ({ ...row, when_absent: 'NOTHING' as const })),
  createBusinessMeasure('alarm', 'YES_NO'),
  createBusinessMeasure('size_area', 'DECIMAL'),
  { ...createBusinessMeasure('tables', 'COUNT'), of: 'LINE', only_listed: true },
];
const SIZE: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'large'].map((code) => ({ code, name: { en: code, fil: code } })),
  found_from: [{ of: ['size_area'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'large' }],
};
const open = (charges: readonly ChargeText[], overrides: Partial<TariffText> = {}) =>
  openTariff(
    v.parse(
      Tariff,
      createTariff({
        measures: MEASURES,
        classifications: [...createTariff().classifications, SIZE],
        charges: [...charges],
        ...overrides,
      }),
    ),
  );
const read = (overrides: Partial<TariffCaseText> = {}) =>
  v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-05-12',
    measures: {},
    lines: [
      { line: 'Inn', measures: {} },
      { line: 'Eatery', measures: {} },
    ],
    ...overrides,
  });
const list = (charges: readonly ChargeText[], overrides: Partial<TariffCaseText> = {}, of: Partial<TariffText> = {}) =>
  assessTariff(open(charges, of), read(overrides)).map(({ row, amount }) => [row.code, amount]);
const onLine = (code: string) => ({ lines: [{ test: 'LINE' as const, one_of: [code] }] });
const found = (charge: string) => ({ found: [{ charge, amount: '70.00', office: 'RHU', reason: 'x' }] });

test('what an office finds is due whatever the lines say, but not of another application nor of a printed row', () => {
  const findable = { may_be_found: true, ...onLine('Eatery') };
  const inn = { lines: [{ line: 'Inn', measures: {} }] };
  const other = createFixedFee({ code: 'OTHER', ...onLine('Eatery') });
  expect(list([createFixedFee(findable), other], { ...inn, ...found('FEE') })).toEqual([['FEE', 70_00]]);
  expect(list([createFixedFee(findable), other], inn)).toEqual([]);
  expect(list([createFixedFee({ ...findable, types: ['NEW'] })], { ...inn, ...found('FEE') })).toEqual([]);
  expect(list([createFixedFee({ ...findable, in_force: false })], { ...inn, ...found('FEE') })).toEqual([]);
  // The row of the code that may not be found keeps what it computes.
  const rows = [createFixedFee(findable), createFixedFee({ amount: { kind: 'FIXED', amount: '5.00' } })];
  expect(list(rows, { ...inn, ...found('FEE') })).toEqual([
    ['FEE', 70_00],
    ['FEE', 5_00],
  ]);
});

test('an amount that was found is neither capped nor rounded nor free, and is lifted by a relief alone', () => {
  const amount = { kind: 'RATE' as const, of: ['gross'], rate: '1 %' };
  const free = { tests: [], reason: { en: 'Free', fil: 'Libre' } };
  const bounds = { at_most: { amount: '10.00', when: [] }, at_least: '90.00', nothing_when: free };
  const fee = createCharge({ amount, may_be_found: true, ...bounds });
  expect(list([fee], found('FEE'))).toEqual([['FEE', 70_00]]);
  const relief: TariffText['reliefs'][number] = {
    code: 'R',
    name: { en: 'R', fil: 'R' },
    section: '1',
    in_force: true,
    kinds: ['FEE'],
    share: '100 %',
    when: [],
  };
  const lifted = (line?: string) =>
    list(
      [fee],
      { ...found('FEE'), reliefs: [{ code: 'R', figures: {}, ...(line && { line }) }] },
      { reliefs: [relief] },
    );
  expect(lifted()).toEqual([]);
  expect(lifted('Inn')).toEqual([['FEE', 70_00]]);
});

test('a charge covers the lines that pass both what their row says and what they declare', () => {
  const tax: ChargeText = createCharge({
    code: 'TAX',
    kind: 'TAX',
    amount: { kind: 'RATE', of: ['gross'], rate: '10 %' },
    lines: [
      { test: 'CLASS', classification: 'kind', one_of: ['lodging', 'food'] },
      createQuantityTest('gross', 'ABOVE', '100.00'),
    ],
  });
  const lines = (inn: string, eatery: string) => ({
    lines: [
      { line: 'Inn', measures: { gross: inn } },
      { line: 'Eatery', measures: { gross: eatery } },
    ],
  });
  expect(list([tax], lines('100.00', '200.00'))).toEqual([['TAX', 20_00]]);
  expect(list([tax], lines('101.00', '200.00'))).toEqual([['TAX', 30_10]]);
  expect(list([tax], lines('100.00', '100.00'))).toEqual([]);
});

test('a group is charged once for each of its values, in an amendment only where it is not paid where the row says so', () => {
  const per = { each: 'GROUP', classification: 'kind', combine: 'SUM' } as const;
  const fee = (overrides: object = {}) =>
    createFixedFee({ types: ['RENEWAL', 'AMENDMENT'], per: { ...per, ...overrides } });
  const paid = { paid_classes: { kind: ['food'] } };
  expect(list([fee()], paid)).toEqual([['FEE', 2_00]]);
  const amendment = { type: 'AMENDMENT' as const, amendment: 'ADD_LINE' as const };
  expect(list([fee()], { ...paid, ...amendment })).toEqual([['FEE', 2_00]]);
  expect(list([fee({ once_a_year: true })], { ...paid, ...amendment })).toEqual([['FEE', 1_00]]);
  expect(list([fee({ once_a_year: true })], paid)).toEqual([['FEE', 2_00]]);
  const named = createFixedFee({ types: ['AMENDMENT'], amendments: ['DEATH'] });
  expect(list([named], amendment)).toEqual([]);
  expect(list([named], { type: 'AMENDMENT' })).toEqual([]);
  expect(list([named], { type: 'AMENDMENT', amendment: 'DEATH' })).toEqual([['FEE', 1_00]]);
});

const ask = (charge: Partial<ChargeText>, lines = ['Inn', 'Eatery'], overrides: Partial<TariffText> = {}) =>
  listMeasures(open([createFixedFee(charge)], overrides), lines, 'RENEWAL').map(({ code }) => code);

test('a form requests what the tests, the classes and the groups of its charges read', () => {
  const sizeTest = { test: 'CLASS' as const, classification: 'size', one_of: ['small'] };
  const bySize = { by: 'CLASSIFICATION' as const, classification: 'size' };
  expect(ask({})).toEqual([]);
  expect(ask({ when: [{ test: 'DECLARED', measure: 'alarm', is: true }] })).toEqual(['alarm']);
  expect(ask({ lines: [createQuantityTest('rooms', 'ABOVE', '1')] })).toEqual(['rooms']);
  expect(ask({ when: [sizeTest] })).toEqual(['size_area']);
  expect(ask({ lines: [sizeTest] })).toEqual(['size_area']);
  expect(ask({ when: [{ ...sizeTest, classification: 'kind', one_of: ['food'] }] })).toEqual([]);
  expect(ask({ amount: { kind: 'TABLE', dimensions: [bySize], cells: [] } })).toEqual(['size_area']);
  expect(ask({ times: ['area'] })).toEqual(['area']);
  expect(ask({ types: ['NEW'], times: ['area'] })).toEqual([]);
});

test('a measure for listed lines is requested where one of the lines lists it, a relief where it covers one', () => {
  const [inn, eatery] = createTariff().lines;
  if (inn === undefined || eatery === undefined) throw new Error('the example has two lines');
  const lines = [{ ...inn, measures: ['tables'] }, eatery];
  expect(ask({ times: ['tables'] }, ['Inn', 'Eatery'], { lines })).toEqual(['tables']);
  expect(ask({ times: ['tables'] }, ['Eatery'], { lines })).toEqual([]);
  const relief: TariffText['reliefs'][number] = {
    code: 'R',
    name: { en: 'R', fil: 'R' },
    section: '1',
    in_force: true,
    kinds: ['FEE'],
    share: '20 %',
    when: [createQuantityTest('rooms', 'ABOVE', '1')],
    lines: [{ test: 'LINE', one_of: ['Eatery'] }],
  };
  expect(ask({}, ['Inn', 'Eatery'], { reliefs: [relief] })).toEqual(['rooms']);
  expect(ask({}, ['Inn'], { reliefs: [relief] })).toEqual([]);
});

test('barangays that a measure sorts nowhere are named with it', () => {
  const choice = createBusinessMeasure('zone', 'CHOICE', ['TOWN', 'FAR']);
  const [town, far] = choice.values ?? [];
  if (town === undefined || far === undefined) throw new Error('the measure has two values');
  const zone = { ...choice, values: [{ ...town, barangays: ['9990101001'] }, far] };
  const { tariff } = open([], { measures: [...MEASURES, choice, zone] });
  const index = MEASURES.length + 1;
  const listUnsorted = (...codes: string[]) => listUnsortedBarangays(tariff.measures, codes);
  expect(listUnsorted('9990101001', '9990101002')).toEqual([
    { index, measure: tariff.measures[index], brgycodes: ['9990101002'] },
  ]);
  expect(listUnsorted('9990101001')).toEqual([]);
});

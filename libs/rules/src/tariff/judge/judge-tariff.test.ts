import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { sanIsidro } from '../../../test/san-isidro.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { convertOrdinance, loadConvertedTariff } from '../converted/convert-ordinance.ts';
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
  ['an unknown measure', { kind: 'PER_UNIT', of: ['doors'], amount: '1.00' }, ['charges.1 judge.unknown REFUSED']],
  [
    'a percentage of itself',
    { kind: 'PERCENT', rate: '1 %', charges: ['FEE'] },
    ['charges.1.amount tariff_case.circle REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judge([createCharge({ amount })])).toEqual(findings);
});

test('a line without a tax, and one with two, are found', () => {
  const inn: ChargeText = { ...TAX, code: 'INN', lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(judge([inn])).toEqual(['charges.1 judge.two_taxes REFUSED']);
  const only = judgeTariff(v.parse(Tariff, createTariff({ charges: [inn, READ] })));
  expect(only.map(({ path, key }) => `${path} ${key}`)).toEqual(['lines.1.tax judge.no_tax']);
});

test('a line without a value of a classification, and a code twice, are found', () => {
  const { lines } = createTariff();
  const [inn] = lines;
  if (inn === undefined) throw new Error('the example has lines');
  expect(judge([], { lines: [{ ...inn, classes: {} }] })).toEqual(['lines.0.classes.kind judge.no_class REFUSED']);
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
    weight: 'REFUSED',
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
  expect(raise('1.2 %', '2031-01-01')).toEqual(['judge.above_tenth ASKED']);
  expect(raise('1.05 %', '2027-01-01')).toEqual(['judge.early_rise ASKED']);
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

import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { GROSS_TAX, judgeCharges, type JudgedCharge, judgeParts, MEASURED_FEE } from '../../../test/judged-charges.ts';
import { sanIsidro } from '../../../test/san-isidro.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { convertOrdinance, loadConvertedTariff } from '../converted/convert-ordinance.ts';
import { listMeasures } from '../list-measures.ts';
import { openTariff } from '../open-tariff.ts';
import { judgeTariff } from './judge-tariff.ts';

test('the code of San Isidro passes: its taxes are at the ceilings and never above', () => {
  expect(judgeTariff(loadConvertedTariff(sanIsidro))).toEqual([]);
});

test('a code without a fault passes', () => {
  expect(judgeCharges([])).toEqual([]);
});

test('a tax above its ceiling is found with the paragraph and both amounts; a city may charge half as much again', () => {
  const taxes: TariffText['taxes'] = [{ code: 'h', name: { en: 'h', fil: 'h' }, section: '1', paragraph: 'h' }];
  const three: JudgedCharge = { ...GROSS_TAX, amount: { kind: 'RATE', of: ['gross'], rate: '3 %' } };
  const find = (government: TariffText['government'], rate: JudgedCharge) =>
    judgeParts({ charges: [rate, MEASURED_FEE], taxes, government });
  expect(find('MUNICIPALITY', GROSS_TAX)).toEqual([]);
  expect(find('MUNICIPALITY', three)[0]).toMatchObject({
    key: 'judge.above_143',
    weight: 'REASON',
    params: { gross: '999.00', tax: '29.97', ceiling: '19.98', paragraph: '143(h)' },
  });
  expect(find('CITY', three)).toEqual([]);
});

test('a measure that no charge reads is asked about', () => {
  const findings = judgeParts({ charges: [GROSS_TAX] });
  expect(findings.map(({ path, key, weight }) => `${path} ${key} ${weight}`)).toEqual([
    'measures.1 judge.unread ASKED',
    'measures.2 judge.unread ASKED',
  ]);
});

test('a measure that a relief or a presumed income reads is read, and the form of its lines asks for it', () => {
  const relief = {
    code: 'R',
    name: GROSS_TAX.name,
    section: '1',
    in_force: true,
    kinds: ['FEE' as const],
    share: '20 %',
  };
  const reads = (overrides: Partial<TariffText>) => {
    const tariff = v.parse(Tariff, createTariff({ charges: [GROSS_TAX], ...overrides }));
    return {
      findings: judgeTariff(tariff).map(({ path }) => path),
      asked: listMeasures(openTariff(tariff), ['Inn'], 'RENEWAL').map(({ code }) => code),
    };
  };
  const roomTests: TariffText['reliefs'][number]['when'] = [
    { test: 'QUANTITY', of: ['rooms'], is: 'AT_MOST', figure: '3' },
  ];
  expect(reads({ reliefs: [{ ...relief, when: roomTests }] })).toEqual({
    findings: ['measures.2'],
    asked: ['gross', 'rooms'],
  });
  const eateryLines = [{ test: 'LINE' as const, one_of: ['Eatery'] }];
  expect(reads({ reliefs: [{ ...relief, when: roomTests, lines: eateryLines }] }).asked).toEqual(['gross']);
  expect(reads({ reliefs: [{ ...relief, when: roomTests, in_force: false }] }).asked).toEqual(['gross']);
  const presumed = {
    code: 'P',
    name: GROSS_TAX.name,
    section: '1',
    lines: [],
    when: roomTests,
    of: ['gross'],
    at_least: '1.00',
  };
  expect(reads({ presumed_incomes: [presumed] }).findings).toEqual(['measures.2']);
});

test('lines of business without a fee are asked about when others have one', () => {
  const fee: JudgedCharge = { ...MEASURED_FEE, lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  const findings = judgeParts({ charges: [GROSS_TAX, fee] });
  expect(findings).toMatchObject([{ path: 'lines.1', key: 'judge.no_fee', weight: 'ASKED', params: { count: '1' } }]);
});

test('a code that begins within a quarter is refused with the next first day', () => {
  const [finding] = judgeParts({ charges: [GROSS_TAX, MEASURED_FEE], effective_on: '2026-02-15' });
  expect(finding).toMatchObject({ path: 'effective_on', key: 'judge.first_day', params: { day: '2026-04-01' } });
});

test('a tax that rises by more than a tenth, or within five years, is asked about', () => {
  const formerTariff = v.parse(Tariff, createTariff({ charges: [GROSS_TAX, MEASURED_FEE] }));
  const raise = (rate: string, effective_on: string) =>
    judgeTariff(
      v.parse(
        Tariff,
        createTariff({
          charges: [{ ...GROSS_TAX, amount: { kind: 'RATE', of: ['gross'], rate } }, MEASURED_FEE],
          effective_on,
        }),
      ),
      formerTariff,
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

function byKindOfPermit({ classifications }: TariffText): JudgedCharge['amount'] {
  const values = classifications.find(({ code }) => code === 'permit_group')?.values ?? [];
  return {
    kind: 'TABLE',
    dimensions: [{ by: 'CLASSIFICATION', classification: 'permit_group' }],
    cells: values.map(({ code }) => ({ at: [code], amount: '10.00' })),
  };
}

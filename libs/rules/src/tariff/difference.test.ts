// Measures that are computed as some measures less others.

import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as fc from 'fast-check';
import * as v from 'valibot';

import { createBusinessMeasure, judgeCharges } from '../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';
import { listMeasures } from './list-measures.ts';
import { openTariff } from './open-tariff.ts';

type MeasureText = TariffText['measures'][number];

const name = (en: string, fil = en) => ({ en, fil });
const PAID: MeasureText = {
  ...createBusinessMeasure('paid', 'MONEY'),
  name: name('Paid to subcontractors', 'Bayad sa subkontratista'),
  of: 'LINE',
};
const PARKING = createBusinessMeasure('parking', 'DECIMAL');
const NET: MeasureText = {
  ...createBusinessMeasure('net', 'MONEY'),
  name: name('Taxed receipts', 'Kitang may buwis'),
  of: 'LINE',
  difference: { of: ['gross'], less: ['paid'] },
};
const FLOOR: MeasureText = {
  ...createBusinessMeasure('floor', 'DECIMAL'),
  difference: { of: ['area'], less: ['parking'] },
};
const MEASURES = [...createTariff().measures, PAID, PARKING, NET, FLOOR];
const TAX = createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'RATE', of: ['net'], rate: '1 %' } });
const FEE = createCharge({ code: 'FEE', amount: { kind: 'PER_UNIT', of: ['floor'], amount: '2.00' } });

const TEXT = createTariff({ measures: MEASURES, charges: [TAX, FEE] });
const open = openTariff(v.parse(Tariff, TEXT));

interface Declared {
  readonly lines: readonly Record<string, string>[];
  readonly measures?: Record<string, string>;
  readonly reliefs?: TariffCaseText['reliefs'];
}

function assess({ lines, measures = {}, reliefs = [] }: Declared, tariff = open) {
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '1', area: '0', ...measures },
    lines: lines.map((each, index) => ({ line: index === 0 ? 'Inn' : 'Eatery', measures: each })),
    reliefs,
  });
  return assessTariff(tariff, input);
}
const computeAmounts = (...given: Parameters<typeof assess>) =>
  assess(...given).map(({ row, amount }) => [row.code, amount]);

test('a contractor is taxed on the receipts less what subcontractors were paid, a fee is on the area less parking', () => {
  expect(
    computeAmounts({
      lines: [{ gross: '3,600,000.00', paid: '800,000.00' }],
      measures: { area: '900', parking: '260.5' },
    }),
  ).toEqual([
    ['TAX', 28_000_00],
    ['FEE', 1_279_00],
  ]);
});

test('where more is subtracted than there is, nothing is left, and no other line owes less', () => {
  expect(computeAmounts({ lines: [{ gross: '100.00', paid: '900.00' }] })).toEqual([]);
  expect(
    computeAmounts({ lines: [{ gross: '100.00', paid: '900.00' }, { gross: '5,000.00' }], measures: { parking: '8' } }),
  ).toEqual([['TAX', 50_00]]);
});

test('the explanation names both figures in both languages, and they come to what is taxed', () => {
  const lines = [
    { gross: '3,600,000.00', paid: '800,000.00' },
    { gross: '10.00', paid: '30.00' },
  ];
  const [tax] = assess({ lines });
  if (tax === undefined) throw new Error('the tax is due');
  expect(explainCharge(tax, 'en')[0]).toBe(
    'Taxed receipts (Gross sales 3,600,010 less Paid to subcontractors 800,010): 1% of 2,800,000.00 = 28,000.00.',
  );
  expect(explainCharge(tax, 'fil')[0]).toBe(
    'Kitang may buwis (Kabuuang benta 3,600,010 na binawasan ng Bayad sa subkontratista 800,010): ' +
      '1% ng 2,800,000.00 = 28,000.00.',
  );
});

test('a tax on a difference is the tax on what is left of each line', () => {
  const pesos = fc.integer({ min: 0, max: 90_000 });
  const line = fc.record({ gross: pesos, paid: pesos });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 2 }), (lines) => {
      const left = lines.reduce((sum, { gross, paid }) => sum + Math.max(0, gross - paid), 0);
      const declared = lines.map(({ gross, paid }) => ({ gross: `${gross}`, paid: `${paid}` }));
      expect(computeAmounts({ lines: declared })).toEqual(left === 0 ? [] : [['TAX', left]]);
    }),
    { numRuns: 200 },
  );
});

test('a form requests the measures that are subtracted, and nobody declares what is computed', () => {
  expect(listMeasures(open, ['Inn'], 'RENEWAL').map(({ code }) => code)).toEqual(['gross', 'area', 'paid', 'parking']);
  expect(() => assess({ lines: [{ net: '5' }] })).toThrow(
    expect.objectContaining({ place: 'lines.0.measures.net', key: 'tariff_case.measure_computed' }) as Error,
  );
  const required = MEASURES.map((row) => (row.code === 'paid' ? { ...row, when_absent: 'REFUSE' as const } : row));
  const strict = openTariff(v.parse(Tariff, { ...TEXT, measures: required }));
  expect(() => assess({ lines: [{ gross: '5' }] }, strict)).toThrow(
    expect.objectContaining({ place: 'lines.0.measures.paid', key: 'tariff_case.measure_required' }) as Error,
  );
});

test('the taxed part of a cooperative is a part of the sales from which others were subtracted', () => {
  const COOP: TariffText['reliefs'][number] = {
    code: 'COOP',
    name: name('Cooperative'),
    section: '1',
    in_force: true,
    kinds: ['TAX'],
    share: '100 %',
    when: [],
    taxed_part: { figure: 'reserves', above: '1,000.00', taxed: 'others', of: ['gross'] },
  };
  const tariff = openTariff(v.parse(Tariff, { ...TEXT, reliefs: [COOP] }));
  const reliefs = [{ code: 'COOP', figures: { reserves: '2,000.00', others: '500.00' } }];
  expect(computeAmounts({ lines: [{ gross: '9,000.00', paid: '1,000.00' }], reliefs }, tariff)).toEqual([
    ['TAX', 5_00],
  ]);
});

test('the check refuses a difference of itself, of another kind, of another place, or of nothing declared', () => {
  const judge = (difference: MeasureText['difference'], overrides: Partial<MeasureText> = {}) =>
    judgeCharges([FEE], { measures: [...MEASURES.slice(0, -1), { ...FLOOR, ...overrides, difference }] });
  const refused = 'measures.6.difference judge.difference_part REFUSED';
  expect(judge({ of: ['area'], less: ['floor'] })).toEqual([refused]);
  expect(judge({ of: ['area'], less: ['gross'] })).toEqual([refused]);
  expect(judge({ of: ['area'], less: ['parking'] }, { kind: 'MONEY' })).toEqual([refused, refused]);
  expect(judge({ of: ['area'], less: ['nowhere'] })).toEqual(['measures.6.difference judge.unknown REFUSED']);
});

test('a tax on what is left meets one on the whole, and none on what was subtracted', () => {
  const tax = (code: string, of: string) =>
    createCharge({ code, kind: 'TAX', amount: { kind: 'RATE', of: [of], rate: '1 %' } });
  const judge = (charges: TariffText['charges']) =>
    judgeCharges(charges, { measures: MEASURES }).filter((finding) => finding.includes('two_taxes'));
  expect(judge([tax('NET', 'net'), FEE])).toEqual(['charges.1 judge.two_taxes REFUSED']);
  expect(judge([tax('PAID', 'paid'), FEE])).toEqual([]);
});

test('nothing is put in the place of a computed measure, and none is tested for being declared', () => {
  const income = { code: 'P', name: name('P'), section: '1', lines: [], when: [], of: ['net'], at_least: '5' };
  expect(judgeCharges([FEE], { measures: MEASURES, presumed_incomes: [income] })).toContain(
    'presumed_incomes.0.of judge.difference_place REFUSED',
  );
  const closing = createCharge({
    code: 'CLOSE',
    kind: 'TAX',
    types: ['RETIREMENT'],
    amount: { kind: 'CLOSING_TAX', measures: [{ measure: 'paid', instead_of: 'net' }] },
  });
  expect(judgeCharges([FEE, closing], { measures: MEASURES })).toContain(
    'charges.2.amount judge.difference_place REFUSED',
  );
  const declared = { ...FEE, when: [{ test: 'DECLARED' as const, measure: 'floor', is: true }] };
  expect(judgeCharges([declared], { measures: MEASURES })).toContain('charges.1.when.0 judge.measure_kind REFUSED');
});

// The day of filing as a condition, and shares of a charge that are due under conditions.

import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as fc from 'fast-check';
import * as v from 'valibot';

import {
  createBusinessMeasure,
  createFixedFee,
  formatTariffFindings,
  judgeCharges,
  judgeParts,
  MEASURED_FEE,
} from '../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';
import { listMeasures } from './list-measures.ts';
import { openTariff } from './open-tariff.ts';

type ChargeText = TariffText['charges'][number];
type FilingTest = Extract<ChargeText['when'][number], { test: 'FILED' }>;

const filed = (is: FilingTest['is'], day: string): FilingTest => ({ test: 'FILED', is, day });
const isBranch = { test: 'YES', measure: 'branch', is: true } as const;
const name = (en: string, fil = en) => ({ en, fil });
const MEASURES = [...createTariff().measures, createBusinessMeasure('branch', 'YES_NO')];
const PERMIT = createFixedFee({
  code: 'PERMIT',
  amount: { kind: 'FIXED', amount: '700.00' },
  shares: [
    {
      share: '90 %',
      when: [filed('BY', '01-15')],
      reason: name('Filed before 16 January', 'Inihain bago mag-16 Enero'),
    },
    { share: '3/4', when: [isBranch], reason: name('Branch', 'Sangay') },
  ],
});
const FINE = createFixedFee({
  code: 'FINE',
  amount: { kind: 'FIXED', amount: '500.00' },
  when: [filed('AFTER', '01-20')],
});

function readCase(filed_on: string | undefined, measures: Record<string, boolean>) {
  return v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-02-03',
    ...(filed_on === undefined ? {} : { filed_on }),
    measures: { rooms: '1', area: '1', ...measures },
    lines: [{ line: 'Inn', measures: {} }],
  });
}

function assess(filed_on: string | undefined, measures: Record<string, boolean> = {}, charges = [PERMIT, FINE]) {
  const open = openTariff(v.parse(Tariff, createTariff({ measures: MEASURES, charges })));
  return assessTariff(open, readCase(filed_on, measures));
}
const computeAmounts = (...given: Parameters<typeof assess>) =>
  assess(...given).map(({ row, amount }) => [row.code, amount]);

const HINT =
  ' Please add conditions so that only one of them applies, or mark the one that is not based on sales as additional.';

test('a fee is less where the renewal is filed early, and a fine is due once where it is filed late', () => {
  expect(computeAmounts('2025-12-20')).toEqual([['PERMIT', 630_00]]);
  expect(computeAmounts('2026-01-15')).toEqual([['PERMIT', 630_00]]);
  expect(computeAmounts('2026-01-16')).toEqual([['PERMIT', 700_00]]);
  expect(computeAmounts('2026-01-20')).toEqual([['PERMIT', 700_00]]);
  const late = [
    ['PERMIT', 700_00],
    ['FINE', 500_00],
  ];
  expect(computeAmounts('2026-01-21')).toEqual(late);
  // What is not filed yet would be filed on the day of the case.
  expect(computeAmounts(undefined)).toEqual(late);
});

test('the day of filing moves to the next working day where the condition says so', () => {
  const createFine = (moved: object) =>
    createFixedFee({ code: 'FINE', when: [{ ...filed('AFTER', '01-17'), ...moved }] });
  const assessMoved = (filed_on: string, moved: object, holidays?: ReadonlySet<string>) => {
    const charges = [createFine(moved)];
    const open = openTariff(v.parse(Tariff, createTariff({ charges })), holidays);
    return assessTariff(open, readCase(filed_on, {})).length;
  };
  const moved = { moves_to_working_day: true };
  // 17 January 2026 is a Saturday.
  expect(['2026-01-17', '2026-01-18'].map((day) => assessMoved(day, {}))).toEqual([0, 1]);
  expect(['2026-01-19', '2026-01-20'].map((day) => assessMoved(day, moved))).toEqual([0, 1]);
  const holidays = new Set(['2026-01-19']);
  expect(['2026-01-20', '2026-01-21'].map((day) => assessMoved(day, moved, holidays))).toEqual([0, 1]);
});

test('days of filing of which one moves and another one does not are asked about', () => {
  const moved = { ...filed('BY', '01-15'), moves_to_working_day: true };
  const early = createFixedFee({ code: 'E', shares: [{ share: '90 %', when: [moved], reason: name('Early') }] });
  expect(judgeCharges([early])).toEqual([]);
  expect(judgeCharges([early, FINE])).toEqual(['charges.2 judge.filing_days ASKED']);
});

test('of several shares each is taken of the rest, with its reason in both languages', () => {
  expect(computeAmounts('2026-01-16', { branch: true })).toEqual([['PERMIT', 525_00]]);
  const [permit] = assess('2026-01-15', { branch: true });
  if (permit === undefined) throw new Error('the permit is due');
  expect(permit.amount).toBe(472_50);
  expect(explainCharge(permit, 'en')).toEqual([
    'Fixed amount: 700.00.',
    'Filed before 16 January: 90% is due.',
    'Branch: 75% is due.',
    'To pay: 472.50.',
  ]);
  expect(explainCharge(permit, 'fil')).toContain('Inihain bago mag-16 Enero: 90% ang babayaran.');
});

test('conditional shares are those of rows that exclude each other', () => {
  const percent = fc.integer({ min: 1, max: 200 });
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `01-${String(number).padStart(2, '0')}`);
  fc.assert(
    fc.property(percent, day, day, (share, until, filing) => {
      const row = { code: 'FEE', amount: { kind: 'FIXED', amount: '333.33' } } as const;
      const reason = name('Early');
      const one = createCharge({ ...row, shares: [{ share: `${share} %`, when: [filed('BY', until)], reason }] });
      const two = [
        createCharge({ ...row, share: `${share} %`, when: [filed('BY', until)] }),
        createCharge({ ...row, when: [filed('AFTER', until)] }),
      ];
      expect(computeAmounts(`2026-${filing}`, {}, [one])).toEqual(computeAmounts(`2026-${filing}`, {}, two));
    }),
    { numRuns: 100 },
  );
});

test('a form requests the measures of conditional shares', () => {
  const open = openTariff(v.parse(Tariff, createTariff({ measures: MEASURES, charges: [PERMIT] })));
  expect(listMeasures(open, ['Inn'], 'RENEWAL').map(({ code }) => code)).toEqual(['branch']);
});

test('rows of one code exclude each other by the day of filing, or are refused', () => {
  const fine = (code: string, test: FilingTest) => createFixedFee({ code, when: [test] });
  expect(judgeCharges([fine('F', filed('BY', '01-20')), fine('F', filed('AFTER', '01-20'))])).toEqual([]);
  expect(judgeCharges([fine('F', filed('BY', '01-21')), fine('F', filed('AFTER', '01-20'))])).toEqual([
    'charges.2.code judge.due_together REFUSED',
  ]);
  const never = createFixedFee({ code: 'F', when: [filed('BY', '01-10'), filed('AFTER', '02-10')] });
  expect(judgeCharges([never])).toEqual(['charges.1.when judge.never REFUSED']);
});

test('a share that never holds, and one that names an unknown code, are refused at their place', () => {
  const early = { share: '90 %', when: [filed('BY', '01-15')], reason: name('Early') };
  const after = createFixedFee({ code: 'F', when: [filed('AFTER', '01-20')], shares: [early] });
  expect(judgeCharges([after])).toEqual(['charges.1.shares.0.when judge.never REFUSED']);
  const gone = createFixedFee({ code: 'F', shares: [{ ...early, when: [isBranch] }] });
  expect(judgeCharges([gone])).toEqual(['charges.1.shares.0.when.0 judge.unknown REFUSED']);
});

test('a gap in the days of filing is named with its day, and taxes that meet in them with their lines', () => {
  const tax = (code: string, when: FilingTest) =>
    createCharge({ code, kind: 'TAX', amount: { kind: 'RATE', of: ['gross'], rate: '1 %' }, when: [when] });
  const judge = (...charges: ChargeText[]) => formatTariffFindings(judgeParts({ charges: [...charges, MEASURED_FEE] }));
  const early = tax('EARLY', filed('BY', '01-31'));
  expect(judge(early, tax('LATE', filed('AFTER', '01-31')))).toEqual([]);
  expect(judge(early)[0]).toContain('Inn owes no business tax if this is declared: filed on 02-01.');
  expect(judge(early, tax('LATE', filed('AFTER', '01-20')))).toEqual([
    `charges.1 [1] Inn (and 1 more) is taxed twice: by “Fee” and by “Fee”.${HINT}`,
  ]);
});

test('a share above the whole counts where the tax is compared with its ceiling', () => {
  const tax = (share: string) =>
    createCharge({
      code: 'TAX2',
      kind: 'TAX',
      amount: { kind: 'RATE', of: ['gross'], rate: '1.5 %' },
      lines: [{ test: 'LINE', one_of: ['Inn'] }],
      shares: [{ share, when: [filed('AFTER', '01-20')], reason: name('Late') }],
    });
  const taxes = [{ code: 'h', name: name('Other'), section: '1', paragraph: 'h' as const }];
  const judge = (share: string) =>
    judgeCharges([tax(share)], { taxes }).filter((finding) => finding.includes('above_143'));
  expect(judge('90 %')).toEqual([]);
  expect(judge('150 %')).toEqual(['charges.1.amount judge.above_143 REASON']);
});

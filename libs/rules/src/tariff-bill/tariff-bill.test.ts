import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type AssessResult, Basis, formatPesosText, parseCentavos } from '@ebpls/contracts';
import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { holidays, sanIsidro } from '../../test/san-isidro.ts';
import { assessCase, openInstallments } from '../bill/assess.ts';
import { assessClosure } from '../bill/change.ts';
import { toBasisReply } from '../bill/bill-replies.ts';
import { listExplanationSteps } from '../bill/explanation.ts';
import { readCase } from '../case/read-case.ts';
import { computeAmountDue } from '../due/amount-due.ts';
import { type Centavos } from '../money.ts';
import { assessTariff } from '../tariff/assess-tariff.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { listTariffInstallments } from '../tariff/tariff-payments.ts';
import { computeBasisAmount } from '../tax/explain.ts';
import { listDeclaredMeasures } from './declared-measures.ts';
import { createTariffRules } from './tariff-rules.ts';

interface WorkedBill {
  readonly title: string;
  readonly case: TariffCaseText;
  readonly charges: readonly { readonly code: string; readonly amount: string }[];
}

const readTown = (town: string, file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tools/seed/data/towns', town, file), 'utf8'));

function openTown(town: string) {
  const tariff = openTariff(v.parse(Tariff, readTown(town, 'code.json')));
  return { tariff, rules: createTariffRules(sanIsidro, tariff), bills: readTown(town, 'bills.json') as WorkedBill[] };
}
const maliwanag = openTown('maliwanag');
const tubigan = openTown('tubigan');

type Values = Readonly<Record<string, string | boolean>>;

const without = (values: Values, codes: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([code]) => !codes.includes(code)));
const toMoney = (text: string | boolean | undefined) =>
  text === undefined ? undefined : formatPesosText(parseCentavos(String(text)) ?? (0 as Centavos));

/** A barangay of each group of barangays of Tubigan, whose code has three clearance fees. */
const BARANGAYS: Readonly<Record<string, string>> = { POB: '9990301009', EAST: '9990301003', WEST: '9990301002' };

/** The worked case as a person declares it on the form: what the form has a field for is in that field. */
function toFormCase({ measures, lines: entries, ...more }: TariffCaseText): Record<string, unknown> {
  return {
    tax_year: more.tax_year,
    application_type: more.type,
    org_type: 'SOLE',
    payment_mode: more.payment_mode,
    as_of: more.as_of,
    ...(more.date_started === undefined ? {} : { date_started: more.date_started }),
    total_assets: '80000.00',
    business_area_sqm: String(measures['floor_area'] ?? '12').replaceAll(',', ''),
    employees: { male: 0, female: Number(measures['employees'] ?? 0) },
    brgycode: BARANGAYS[String(measures['barangay'])] ?? '9990101001',
    zero_gross_affidavit: true,
    measures: without(measures, ['barangay', 'floor_area', 'employees']),
    lines: entries
      .map(({ line, measures: own }) => ({
        line,
        capitalization: toMoney(own['capital']),
        gross_essential: toMoney(own['gross_essential']),
        gross_non_essential: toMoney(own['gross']),
        measures: without(own, ['capital', 'gross', 'gross_essential']),
      }))
      .map((entry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))),
  };
}

const assess = (town: typeof maliwanag, input: TariffCaseText, overrides: object = {}): AssessResult =>
  assessCase(readCase({ ...toFormCase(input), ...overrides }), town.rules);

const BILLS = [
  ...maliwanag.bills.map((bill) => ({ town: 'maliwanag', code: maliwanag, ...bill })),
  ...tubigan.bills.map((bill) => ({ town: 'tubigan', code: tubigan, ...bill })),
].filter((bill) => bill.case.reliefs === undefined);

test.each(BILLS)('$town: the bill of "$title" is the worked one, explained', ({ code, case: input, charges }) => {
  const { lines: billed } = assess(code, input);
  expect(billed.map(({ code: charge, amount }) => [charge, amount])).toEqual(
    charges.map(({ code: charge, amount }) => [charge, parseCentavos(amount)]),
  );
  expect(billed.map(({ basis }) => computeBasisAmount(basis))).toEqual(billed.map(({ amount }) => amount));
  expect(
    billed.flatMap(({ basis }) => listExplanationSteps(basis)).filter(({ params }) => params['sentence_fil'] === ''),
  ).toEqual([]);
});

/** The first term of a computation raised. */
function withMoreMoney(basis: Basis): Basis {
  const [part] = basis.computation?.parts ?? [];
  const [term] = part?.terms ?? [];
  if (basis.computation === undefined || part === undefined || term === undefined) return basis;
  const overrides = { ...term, amount: (term.amount + 100_000_000) as Centavos };
  const parts = [{ ...part, terms: [overrides, ...part.terms.slice(1)] }, ...basis.computation.parts.slice(1)];
  return { ...basis, computation: { ...basis.computation, parts } };
}

test('a stored line is computed again from its row, its measures and its figures, in centavos and as it travels', () => {
  for (const { code, case: input } of BILLS) {
    for (const line of assess(code, input).lines) {
      const stored = JSON.parse(JSON.stringify(line.basis)) as Basis;
      expect([line.code, computeBasisAmount(stored)]).toEqual([line.code, line.amount]);
      expect(stored.computation?.charge).toBe(line.code);
      const received = v.parse(Basis, JSON.parse(JSON.stringify(toBasisReply(line.basis))));
      expect(received).toEqual(stored);
    }
  }
});

test('an amount that its computation does not come to is found', () => {
  const [line] = assess(tubigan, (tubigan.bills[0] as WorkedBill).case).lines;
  if (line === undefined) throw new Error('no line');
  expect(computeBasisAmount(withMoreMoney(line.basis))).toBeGreaterThan(line.amount);
});

/** Every installment with the parts and lateness that the bill gives its charges. */
const listBilledParts = ({ lines: billed }: AssessResult) =>
  billed.flatMap(({ code, split }) =>
    split.map(({ no, amount, surcharge, interest, months_late }) => [
      no,
      code,
      amount,
      surcharge,
      interest,
      months_late,
    ]),
  );

test.each([
  { title: 'Grocery of 1,200,000', code: tubigan, mode: 'QUARTERLY', as_of: '2026-08-15' },
  { title: 'Grocery of 1,200,000', code: tubigan, mode: 'ANNUAL', as_of: '2026-03-02' },
  { title: 'Hotel of 64 rooms', code: maliwanag, mode: 'SEMI_ANNUAL', as_of: '2026-09-01' },
] as const)('$title, $mode on $as_of: each charge is late by its own policy', ({ title, code, mode, as_of }) => {
  const bill = code.bills.find((each) => each.title === title);
  if (bill === undefined) throw new Error(title);
  const input = v.parse(TariffCase, { ...bill.case, payment_mode: mode, as_of });
  const expected = listTariffInstallments(code.tariff, assessTariff(code.tariff, input), { input, holidays });
  const parts = expected.flatMap(({ no, parts: each }) =>
    each.map((part) => [no, part.code, part.amount, part.surcharge, part.interest, part.months_late]),
  );
  const result = assess(code, bill.case, { payment_mode: mode, as_of });
  expect(listBilledParts(result).toSorted()).toEqual(parts.toSorted());
});

const byMode = (town: typeof maliwanag) => {
  const payment = { ...town.tariff.tariff.payment, new_business: 'BY_MODE' as const };
  const tariff = openTariff({ ...town.tariff.tariff, payment });
  return { ...town, tariff, rules: createTariffRules(sanIsidro, tariff) };
};

test.each([
  { mode: 'ANNUAL', as_of: '2026-08-05', days: ['2026-08-05'] },
  { mode: 'QUARTERLY', as_of: '2026-01-12', days: ['2026-01-12', '2026-04-20', '2026-07-20', '2026-10-20'] },
  { mode: 'QUARTERLY', as_of: '2026-04-06', days: ['2026-04-06', '2026-07-20', '2026-10-20'] },
  { mode: 'SEMI_ANNUAL', as_of: '2026-06-30', days: ['2026-06-30', '2026-07-20'] },
  { mode: 'QUARTERLY', as_of: '2026-10-01', days: ['2026-10-01'] },
] as const)('a new business of $as_of that pays $mode pays on $days', ({ mode, as_of, days }) => {
  const bill = maliwanag.bills.find((each) => each.case.type === 'NEW') as WorkedBill;
  const overrides = { payment_mode: mode, as_of, date_started: as_of };
  const result = assess(byMode(maliwanag), bill.case, overrides);
  expect(result.installments.map(({ nominal_due }) => nominal_due)).toEqual(days);
  const find = (code: string) => result.lines.find((line) => line.code === code);
  expect(find('TAX-NEW')?.split.map(({ no }) => no)).toEqual(days.map((_, index) => index + 1));
  expect(find('PLATE')?.split.map(({ no }) => no)).toEqual([1]);
  expect(result.lines.map(({ split }) => split.reduce((sum, { amount }) => sum + amount, 0))).toEqual(
    result.lines.map(({ amount }) => amount),
  );
  const input = v.parse(TariffCase, { ...bill.case, ...overrides });
  const { tariff } = byMode(maliwanag);
  const expected = listTariffInstallments(tariff, assessTariff(tariff, input), { input, holidays });
  expect(expected.map(({ nominal_due }) => nominal_due)).toEqual(days);
  expect(assess(maliwanag, bill.case, overrides).installments).toHaveLength(1);
});

test('the first installment of a new business is never late, its later ones are', () => {
  const bill = maliwanag.bills.find((each) => each.case.type === 'NEW') as WorkedBill;
  const overrides = { payment_mode: 'QUARTERLY', as_of: '2026-05-04', date_started: '2026-05-04' };
  const open = openInstallments(assess(byMode(maliwanag), bill.case, overrides));
  const { installments } = computeAmountDue(open, '2026-12-01', byMode(maliwanag).rules.ordinance.late);
  expect(installments.map(({ surcharge, interest }) => surcharge + interest > 0)).toEqual([false, true, true]);
});

test('a later day adds to each part what its own policy adds, and names the day before it grows', () => {
  const bill = tubigan.bills[0];
  if (bill === undefined) throw new Error('no bill');
  const open = openInstallments(assess(tubigan, bill.case));
  const due = computeAmountDue(open, '2026-03-02', tubigan.rules.ordinance.late);
  const find = (code: string) => due.installments[0]?.parts.find((part) => part.code === code);
  // 24,000 × 25 % = 6,000; (24,000 + 6,000) × 2 % × 2 months = 1,200
  expect(find('TAX-D')).toMatchObject({ surcharge: 600_000, interest: 120_000 });
  // 100 × 500 %
  expect(find('WEIGHTS')).toMatchObject({ surcharge: 50_000, interest: 0 });
  expect(find('GARBAGE')).toMatchObject({ surcharge: 0, interest: 0 });
  expect(due).toMatchObject({ stays_until: '2026-03-20', then_more: 60_000 });
});

test('a business that closes owes the tax on its sales of the year, less what the year carried', () => {
  const input = readCase({
    ...toFormCase({ ...(tubigan.bills[0] as WorkedBill).case, as_of: '2026-06-30' }),
    application_type: 'RETIREMENT',
    closure_date: '2026-06-30',
    lines: [{ line: 'G-01', gross_non_essential: '1200000.00', gross_current_year: '900000.00' }],
  });
  const { lines: billed } = assessClosure({ input, carried: 1_200_000 as Centavos }, tubigan.rules);
  // 400,000 × 3 % + 500,000 × 1.5 % = 19,500; less 12,000
  expect(billed.map(({ code, amount }) => [code, amount])).toEqual([['LBT-DEFICIENCY', 750_000]]);
});

test('a line that was replaced is refused with the lines that the code has in its place, in both languages', () => {
  const text = readTown('tubigan', 'code.json') as TariffText;
  const lines = text.lines.map((line, index) => (index < 2 ? { ...line, was: ['Z-9'] } : line));
  const rules = createTariffRules(sanIsidro, openTariff(v.parse(Tariff, { ...text, lines })));
  const attempt = () =>
    assess({ ...tubigan, rules }, (tubigan.bills[0] as WorkedBill).case, { lines: [{ line: 'Z-9' }] });
  const joinNames = (locale: 'en' | 'fil') =>
    text.lines
      .slice(0, 2)
      .map(({ name }) => name[locale])
      .join(', ');
  const params = { line: joinNames('en'), line_fil: joinNames('fil') };
  expect(attempt).toThrow(
    expect.objectContaining({ field: 'lines.0.line', message_key: 'measures.line_replaced', params }) as Error,
  );
});

test.each([
  ['a line that the code does not have', { lines: [{ line: 'Z-9' }] }, 'lines.0.line', 'measures.line_unknown'],
  [
    'a measure of a line that is missing',
    { lines: [{ line: 'H-01', gross_non_essential: '1.00' }] },
    'lines.0.measures.tables',
    'measures.measure_required',
  ],
  ['an unknown measure', { measures: { moon: '1' } }, 'measures.moon', 'measures.measure_unknown'],
  [
    'a barangay that the owner would choose',
    { measures: { barangay: 'WEST' } },
    'measures.barangay',
    'measures.measure_unknown',
  ],
  ['a barangay of no group', { brgycode: '9990101001' }, 'brgycode', 'measures.barangay'],
  [
    'a measure that the form has a field for',
    { measures: { floor_area: '12' } },
    'measures.floor_area',
    'measures.measure_unknown',
  ],
  ['a mode of payment that the code does not have', { payment_mode: 'SEMI_ANNUAL' }, 'payment_mode', 'measures.mode'],
  ['a year before the code', { tax_year: 2024 }, 'tax_year', 'tax_year.no_ordinance'],
  [
    'no sales without an affidavit',
    { zero_gross_affidavit: false, lines: [{ line: 'G-01' }] },
    'lines.0.gross_non_essential',
    'gross.zero_needs_affidavit',
  ],
])('%s is refused at its field', (_, overrides, field, message_key) => {
  const attempt = () => assess(tubigan, (tubigan.bills[0] as WorkedBill).case, overrides);
  expect(attempt).toThrow(
    expect.objectContaining({ message_key, field: expect.stringContaining(field) as string }) as Error,
  );
});

test('a measure that the barangay decides is never declared', () => {
  const barangays = Object.values(BARANGAYS).map((brgycode) => ({ brgycode }));
  const declared = listDeclaredMeasures(tubigan.tariff, { lines: ['G-01'], type: 'NEW', barangays });
  expect(declared.map(({ measure }) => measure.code)).toEqual(['litres', 'signs']);
});

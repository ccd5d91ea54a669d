import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { formatCode, parseCode, writeDocumentWorkbook } from '@ebpls/code-files';
import { parseCentavos } from '@ebpls/contracts';
import { TariffCase, type TariffCaseText } from '@ebpls/contracts/tariff';
import {
  assessTariff,
  computeTariffDeficiency,
  judgeTariff,
  listMeasures,
  listTariffInstallments,
  openTariff,
} from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { formatProblemLine, readCodeFile } from './codes/read-code-file.ts';
import { loadHolidays } from './load-rules.ts';

interface WorkedBill {
  readonly title: string;
  readonly case: TariffCaseText;
  readonly charges: readonly { readonly code: string; readonly amount: string; readonly arithmetic: string }[];
}

const towns = join(import.meta.dirname, '../../seed/data/towns');
const readTown = (town: string, file: string): string => readFileSync(join(towns, town, file), 'utf8');

function readCode(town: string) {
  const read = parseCode(JSON.parse(readTown(town, 'code.json')));
  if (read.problems) throw new Error(read.problems.map(formatProblemLine).join('\n'));
  return { ...read, open: openTariff(read.tariff) };
}
const maliwanag = readCode('maliwanag');
const tubigan = readCode('tubigan');
const TOWNS = [
  { town: 'maliwanag', code: maliwanag, lines: 200, findings: [] },
  // Its permit is a share of the tax, with a minimum for each kind.
  { town: 'tubigan', code: tubigan, lines: 21, findings: ['judge.fee_on_sales REASON'] },
];
const listBills = (town: string) => JSON.parse(readTown(town, 'bills.json')) as WorkedBill[];
const BILLS = TOWNS.flatMap(({ town, code }) => listBills(town).map((bill) => ({ town, code, ...bill })));

test.each(BILLS)('$town: $title costs what its arithmetic says, charge by charge', ({ code, case: input, charges }) => {
  const results = assessTariff(code.open, v.parse(TariffCase, input));
  expect(results.map(({ row, amount }) => [row.code, amount])).toEqual(
    charges.map(({ code: charge, amount }) => [charge, parseCentavos(amount)]),
  );
});

test.each(TOWNS)('$town has twenty worked bills, and the check refuses nothing in its code', (townCase) => {
  const { town, code, lines, findings } = townCase;
  expect(listBills(town)).toHaveLength(20);
  expect(code.tariff.lines).toHaveLength(lines);
  expect(judgeTariff(code.tariff).map(({ key, weight }) => `${key} ${weight}`)).toEqual(findings);
});

test.each(TOWNS)('the file of $town is canonical and its workbook holds the same code', async ({ town, code }) => {
  expect(readTown(town, 'code.json')).toBe(formatCode(code.text));
  const file = join(mkdtempSync(join(tmpdir(), 'town-')), `${town}.xlsx`);
  writeFileSync(file, await writeDocumentWorkbook(code.text));
  const fromWorkbook = await readCodeFile(file);
  if (fromWorkbook.problems) throw new Error(fromWorkbook.problems.join('\n'));
  expect(formatCode(fromWorkbook.text)).toBe(formatCode(code.text));
});

const read = (input: TariffCaseText) => v.parse(TariffCase, input);
const settle = (code: typeof tubigan, input: TariffCaseText) =>
  listTariffInstallments(code.open, assessTariff(code.open, read(input)), {
    input: read(input),
    holidays: loadHolidays(),
  });
const findBill = (town: string, title: string): TariffCaseText => {
  const bill = listBills(town).find((each) => each.title === title);
  if (bill === undefined) throw new Error(`${town} has no bill "${title}"`);
  return bill.case;
};

test('each fee of Tubigan is late by its own rule', () => {
  const [whole] = settle(tubigan, { ...findBill('tubigan', 'Grocery of 1,200,000'), as_of: '2026-03-02' });
  const find = (code: string) => whole?.parts.find((part) => part.code === code);
  // 24,000 × 25 % = 6,000; (24,000 + 6,000) × 2 % × 2 months = 1,200
  expect(find('TAX-D')).toMatchObject({ surcharge: 600_000, interest: 120_000, months_late: 2 });
  expect(find('PERMIT')).toMatchObject({ surcharge: 120_000, interest: 0 });
  // 100 × 500 %
  expect(find('WEIGHTS')).toMatchObject({ surcharge: 50_000, interest: 0 });
  expect(find('GARBAGE')).toMatchObject({ surcharge: 0, interest: 0 });
});

test('Maliwanag takes a tenth off a tax that is paid in time for the whole year', () => {
  const input = findBill('maliwanag', 'Sari-sari goods, 1,200,000');
  const discount = (overrides: Partial<TariffCaseText>) =>
    settle(maliwanag, { ...input, ...overrides })[0]?.parts[0]?.discount;
  expect(discount({})).toBe(160_000);
  expect(discount({ as_of: '2026-01-21' })).toBe(0);
  expect(discount({ payment_mode: 'QUARTERLY' })).toBe(0);
});

test('Tubigan is paid by the year or by the quarter only', () => {
  const input = findBill('tubigan', 'General contractor');
  expect(settle(tubigan, { ...input, payment_mode: 'QUARTERLY' }).map(({ parts }) => parts[0]?.amount)).toEqual([
    437_500, 437_500, 437_500, 437_500,
  ]);
  expect(() => settle(tubigan, { ...input, payment_mode: 'SEMI_ANNUAL' })).toThrow('payment_mode');
});

test('the deficiency of Tubigan is the tax by the return of April less the tax paid, late from 20 May', () => {
  const input = { ...findBill('tubigan', 'Grocery of 1,200,000'), tax_paid: '16,000.00' };
  const compute = (as_of: string) => computeTariffDeficiency(tubigan.open, read({ ...input, as_of }), loadHolidays());
  expect(compute('2026-05-04')).toMatchObject({ amount: 800_000, due: '2026-05-20', surcharge: 0, interest: 0 });
  // 8,000 × 25 % = 2,000; (8,000 + 2,000) × 2 % × 1 month = 200
  expect(compute('2026-06-01')).toMatchObject({ amount: 800_000, surcharge: 200_000, interest: 20_000 });
  expect(
    computeTariffDeficiency(tubigan.open, read({ ...input, tax_paid: '30,000.00' }), loadHolidays()),
  ).toMatchObject({
    amount: 0,
  });
  expect(
    computeTariffDeficiency(maliwanag.open, read(findBill('maliwanag', 'Pawnshop')), loadHolidays()),
  ).toBeUndefined();
});

test('a form of Maliwanag asks an inn its rooms and a barber none', () => {
  const list = (line: string) => listMeasures(maliwanag.open, [line], 'RENEWAL').map(({ code }) => code);
  expect(list('O-01')).toContain('rooms');
  expect(list('O-01')).not.toContain('tables');
  expect(list('S-02')).toEqual(['gross', 'floor_area', 'employees', 'signs']);
});

test('a room that is not declared is refused at its line', () => {
  const input = findBill('maliwanag', 'Hotel of 64 rooms');
  const lines = [{ line: 'O-01', measures: { gross: '5,000,000.00' } }];
  expect(() => assessTariff(maliwanag.open, read({ ...input, lines }))).toThrow('lines.0.measures.rooms');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { RevenueCode } from '@ebpls/contracts';
import { assessCase } from '@ebpls/rules';
import * as v from 'valibot';

import { readFigures, toRules, type TypedFigures } from './simulator-figures.ts';
import { createEmptyFigures } from './prefill.ts';

const readRows = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tools/seed/data', file), 'utf8'));
const code = v.parse(RevenueCode, {
  tax_year: 2026,
  today: '2026-01-12',
  ordinance: readRows('revenue-code-2024.json'),
  lines: readRows('lines-of-business.json'),
  barangays: readRows('towns/san-isidro/barangays.json'),
  holidays: readRows('holidays.json'),
});

const createRenewal = (overrides: Partial<TypedFigures>): TypedFigures => ({
  ...createEmptyFigures(code),
  application_type: 'RENEWAL',
  brgycode: '9990101001',
  business_area_sqm: 12,
  total_assets: '80,000',
  lines: [{ line: 'L04', gross_non_essential: '100,000' }],
  ...overrides,
});

/** Returns the amounts of the bill for the typed figures, by code. */
function computeBill(overrides: Partial<TypedFigures>): Record<string, number> {
  const { assessCase: readCase, problems } = readFigures(createRenewal(overrides), code);
  if (readCase === undefined) throw new Error(JSON.stringify(problems));
  return Object.fromEntries(assessCase(readCase, toRules(code)).lines.map((line) => [line.code, line.amount]));
}

const listProblems = (overrides: Partial<TypedFigures>) => readFigures(createRenewal(overrides), code).problems;

test('empty sales of essential goods count as none', () => {
  expect(computeBill({})['LBT-D']).toBe(200_000);
  expect(computeBill({ lines: [{ line: 'L04', gross_non_essential: '100,000', gross_essential: ' ' }] })).toEqual(
    computeBill({}),
  );
});

test('empty sales are required', () => {
  expect(listProblems({ lines: [{ line: 'L04' }] })).toEqual({ 'lines.0.gross_non_essential': 'money.required' });
});

test('peddlers are counted and have no amount', () => {
  expect(computeBill({ lines: [{ line: 'L26', units: { peddler: 3 } }] })['LBT-G']).toBe(15_000);
  expect(listProblems({ lines: [{ line: 'L26' }] })).toEqual({ 'lines.0.units.peddler': 'units.at_least_one' });
});

test('delivery vehicles are charged once, and a wrong number is reported at their own field', () => {
  expect(computeBill({ vehicles: { vehicle: 2, motorcycle: 1 } })['F13']).toBe(35_000);
  expect(listProblems({ vehicles: { vehicle: -1 } })).toEqual({ 'vehicles.vehicle': 'count.negative' });
});

test('a line of two categories requires a choice between them', () => {
  expect(listProblems({ lines: [{ line: 'L20', gross_non_essential: '1' }] })).toEqual({
    'lines.0.category': 'lines.category_required',
  });
});

test('a line added this year pays on its capital', () => {
  const bill = computeBill({
    lines: [
      { line: 'L04', gross_non_essential: '100,000' },
      { line: 'L48', is_added: true, capitalization: '500,000' },
    ],
  });
  expect(bill['LBT-H1-N']).toBe(25_000);
});

test('a claim reserved for cooperatives is refused at the claim', () => {
  expect(listProblems({ exemption: 'X-COOP' })).toEqual({ exemption: 'exemptions.cooperatives_only' });
  expect(computeBill({ exemption: 'X-COOP', org_type: 'COOPERATIVE' })['LBT-D']).toBe(0);
});

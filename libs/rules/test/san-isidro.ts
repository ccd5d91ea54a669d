import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type AssessResultOnWire, Barangay, Holiday, LineOfBusiness, Ordinance, Requirement } from '@ebpls/contracts';
import * as v from 'valibot';

import { assessCase, toAssessResultReply } from '../src/index.ts';
import type { Rules } from '../src/case/matter.ts';
import { readCase } from '../src/case/read-case.ts';
import { toClosedDays } from '../src/time/calendar.ts';
import { compareWithTariff } from './tariff-comparison.ts';

const readSeedRows = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../tools/seed/data', file), 'utf8'));

export const ordinance = v.parse(Ordinance, readSeedRows('revenue-code-2024.json'));
export const lines = v.parse(v.array(LineOfBusiness), readSeedRows('lines-of-business.json'));
export const barangays = v.parse(v.array(Barangay), readSeedRows('towns/san-isidro/barangays.json'));
export const requirements = v.parse(v.array(Requirement), readSeedRows('requirements.json'));
const { feasts } = v.parse(v.object({ feasts: v.array(Holiday) }), readSeedRows('towns/san-isidro/municipality.json'));
export const holidayRows = [...v.parse(v.array(Holiday), readSeedRows('holidays.json')), ...feasts];
export const holidays = toClosedDays(holidayRows);

/** The municipality of the demonstration, with every rate of its revenue code. */
export const sanIsidro: Rules = { ordinance, lines, barangays, holidays };

/** A renewal of a small shop, paid on time; the one thing that matters is given. */
export function createCase(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    tax_year: 2026,
    application_type: 'RENEWAL',
    org_type: 'SOLE',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    total_assets: '80000.00',
    business_area_sqm: 12,
    employees: { male: 0, female: 0 },
    brgycode: '9990101001',
    lines: [{ line: 'L04', gross_non_essential: '100000.00' }],
    ...overrides,
  };
}

/**
 * The case as a person would send it, assessed and read as it travels. Each such case is also assessed by the tariff that
 * the revenue code converts to, and must cost the same there, installment by installment.
 */
export function assessSanIsidro(overrides: Record<string, unknown> = {}, rules: Rules = sanIsidro): AssessResultOnWire {
  const input = readCase(createCase(overrides));
  const result = assessCase(input, rules);
  const { former, byTariff } = compareWithTariff(input, rules, result);
  expect(byTariff).toEqual(former);
  return toAssessResultReply(result);
}

export function findResultLine(
  result: AssessResultOnWire,
  code: string,
): AssessResultOnWire['lines'][number] | undefined {
  return result.lines.find((line) => line.code === code);
}

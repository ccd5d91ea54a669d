import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AssessCase } from '@ebpls/contracts';
import { Tariff } from '@ebpls/contracts/tariff';
import { array, assert, constant, integer, oneof, property, tuple } from 'fast-check';
import * as v from 'valibot';

import { holidays, sanIsidro } from '../../test/san-isidro.ts';
import { assessCase } from '../bill/assess.ts';
import { readCase } from '../case/read-case.ts';
import { type Centavos, sumCentavos } from '../money.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { createTariffRules } from './tariff-rules.ts';
import { computeYearDeficiency, listProvableLines, type ProvedGross } from './year-deficiency.ts';

function openTown(town: string) {
  const path = join(import.meta.dirname, '../../../../tools/seed/data/towns', town, 'code.json');
  const tariff = openTariff(v.parse(Tariff, JSON.parse(readFileSync(path, 'utf8'))));
  return { tariff, rules: createTariffRules(sanIsidro, tariff) };
}
const tubigan = openTown('tubigan');

const MILLION = 100_000_000;
/** A grocery and an eatery of Tubigan that renew with these sales, in centavos. */
const createRenewal = (gross: readonly (readonly [non_essential: number, essential: number])[]): AssessCase => ({
  ...readCase({
    tax_year: 2026,
    application_type: 'RENEWAL',
    org_type: 'SOLE',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    total_assets: '80000.00',
    business_area_sqm: '12',
    employees: { male: 0, female: 1 },
    brgycode: '9990301009',
    zero_gross_affidavit: true,
    lines: [
      { line: 'G-01', gross_non_essential: '1.00', gross_essential: '0.00' },
      { line: 'H-02', gross_non_essential: '1.00', gross_essential: '0.00', measures: { tables: '6' } },
    ].slice(0, gross.length),
  }),
});
const withGross = (input: AssessCase, gross: readonly (readonly [number, number])[]): AssessCase => ({
  ...input,
  lines: input.lines.map((line, index) => ({ ...line, ...toProved(gross[index] ?? [0, 0]) })),
});
const toProved = ([non_essential, essential]: readonly [number, number]): ProvedGross => ({
  gross_non_essential: non_essential as Centavos,
  gross_essential: essential as Centavos,
});
const bill = (input: AssessCase): Centavos =>
  sumCentavos(
    assessCase(input, tubigan.rules)
      .lines.filter(({ kind }) => kind === 'TAX')
      .map(({ amount }) => amount),
  );
const compute = (input: AssessCase, lines: readonly ProvedGross[], as_of = '2026-05-04') =>
  computeYearDeficiency(tubigan.tariff, { input, lines, tax_billed: bill(input), as_of }, holidays);

const DECLARED = withGross(createRenewal([[0, 0]]), [[1.2 * MILLION, 0]]);

test('the tax on the proved sales less the billed tax is due in May, with its section and account', () => {
  const more = compute(DECLARED, [toProved([2 * MILLION, 0])]);
  const tax_proved = bill(withGross(DECLARED, [[2 * MILLION, 0]]));
  expect(more).toMatchObject({ tax_proved, nominal_due: '2026-05-20', due: '2026-05-20', surcharge: 0, interest: 0 });
  expect(more?.charge).toMatchObject({
    code: 'LBT-DEFICIENCY',
    kind: 'TAX',
    agency: 'MUNICIPAL',
    account_code: '4-01-03-030',
    ordinance_section: '23',
    late_code: 'TAX',
    amount: tax_proved - bill(DECLARED),
  });
  expect(more?.charge.amount).toBeGreaterThan(0);
});

test('from the day after its due day it bears the surcharge once and the interest of each begun month', () => {
  const proved = [toProved([2 * MILLION, 0])];
  expect(compute(DECLARED, proved, '2026-05-20')).toMatchObject({ surcharge: 0, interest: 0, months_late: 0 });
  const late = compute(DECLARED, proved, '2026-07-01');
  const amount = late?.charge.amount ?? 0;
  expect(late).toMatchObject({
    months_late: 2,
    surcharge: Math.round(amount * 0.25),
    interest: Math.round(amount * 1.25 * 0.02 * 2),
  });
});

test('lower sales owe nothing, and nothing is given back', () => {
  expect(compute(DECLARED, [toProved([1 * MILLION, 0])])?.charge.amount).toBe(0);
  expect(compute(DECLARED, [toProved([0, 0])])?.charge.amount).toBe(0);
});

test('a line that was billed on its capital has no sales to prove', () => {
  const [first] = DECLARED.lines;
  const input = { ...DECLARED, lines: [...DECLARED.lines, { line: 'H-02', capitalization: MILLION as Centavos }] };
  expect(listProvableLines(input)).toEqual([first]);
});

test('sales of either kind are to be proved', () => {
  const [line] = DECLARED.lines;
  if (line === undefined) throw new Error('the example has a line');
  const { gross_essential: _essential, gross_non_essential: _other, ...none } = line;
  const only = (kind: 'gross_essential' | 'gross_non_essential') => ({ ...none, [kind]: MILLION as Centavos });
  const lines = [only('gross_essential'), none, only('gross_non_essential')];
  expect(listProvableLines({ ...DECLARED, lines })).toEqual([lines[0], lines[2]]);
});

test('the deficiency says what it is computed of, and is late by the policy of its rule alone', () => {
  const proved = [toProved([2 * MILLION, 0])];
  const more = compute(DECLARED, proved);
  expect(more?.charge.late_charges).toBe(true);
  expect(more?.charge.basis).toMatchObject({
    message_key: 'explain.tax.year_deficiency',
    changes_with: ['gross_non_essential', 'gross_essential', 'paid'],
  });
  const { deficiency } = tubigan.tariff.tariff;
  if (deficiency === undefined) throw new Error('the example has the rule');
  const { late: _late, ...withoutPolicy } = deficiency;
  const open = openTariff({ ...tubigan.tariff.tariff, deficiency: withoutPolicy });
  const proof = { input: DECLARED, lines: proved, tax_billed: bill(DECLARED), as_of: '2026-12-01' };
  const free = computeYearDeficiency(open, proof, holidays);
  expect(free?.charge).toMatchObject({ late_charges: false, amount: more?.charge.amount });
  expect(free?.charge).not.toHaveProperty('late_code');
  expect(free).toMatchObject({ surcharge: 0, interest: 0 });
});

test('a tariff without the rule has no deficiency', () => {
  const maliwanag = openTown('maliwanag');
  const proved = { input: DECLARED, lines: [], tax_billed: 0 as Centavos, as_of: '2026-05-04' };
  const [line] = [...maliwanag.tariff.lines.keys()];
  const input = { ...DECLARED, lines: [{ line: line ?? '' }] };
  expect(computeYearDeficiency(maliwanag.tariff, { ...proved, input }, holidays)).toBeUndefined();
});

const aGross = tuple(integer({ min: 0, max: 20 * MILLION }), oneof(constant(0), integer({ min: 0, max: 5 * MILLION })));

test('the deficiency is never negative, and with the billed tax it is the tax on the proved sales', () => {
  assert(
    property(array(tuple(aGross, aGross), { minLength: 1, maxLength: 2 }), (lines) => {
      const renewal = createRenewal(lines.map(() => [0, 0]));
      const input = withGross(
        renewal,
        lines.map(([declared]) => declared),
      );
      const provedYear = withGross(
        renewal,
        lines.map(([, proved]) => proved),
      );
      const deficiency = compute(
        input,
        lines.map(([, proved]) => toProved(proved)),
      );
      const billed = bill(input);
      const whole = bill(provedYear);
      expect(deficiency?.tax_proved).toBe(whole);
      expect(deficiency?.charge.amount).toBe(Math.max(0, whole - billed));
      expect(compute(provedYear, provedYear.lines)?.charge.amount).toBe(0);
    }),
    { numRuns: 500, seed: 47 },
  );
});

import { type Amendment, AMENDMENTS, type AssessResult, formatPesosText, UNITS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { barangays, createCase, lines, sanIsidro } from '../../test/san-isidro.ts';
import { createRandomCase } from '../../test/random-cases.ts';
import { assessCase } from '../bill/assess.ts';
import { assessAmendment } from '../bill/change.ts';
import type { Rules } from '../case/matter.ts';
import { readCase } from '../case/read-case.ts';
import type { Centavos } from '../money.ts';
import { loadConvertedTariff } from '../tariff/converted/convert-ordinance.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { createTariffRules } from './tariff-rules.ts';

const converted: Rules = createTariffRules(sanIsidro, openTariff(loadConvertedTariff(sanIsidro)));
const someMoney = fc
  .oneof(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom(0, 3_000_000, 40_000_000, 200_000_000))
  .map((centavos) => formatPesosText(centavos as Centavos));
const single = lines.filter(({ taxed_as }) => taxed_as.length === 1);
const aCase = fc.record({
  application_type: fc.constantFrom('NEW', 'RENEWAL'),
  payment_mode: fc.constantFrom('ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'),
  as_of: fc.constantFrom('2026-01-12', '2026-01-21', '2026-03-02', '2026-06-05', '2026-12-31'),
  date_started: fc.constantFrom('2026-02-03', '2026-08-15', '2025-11-30'),
  total_assets: someMoney,
  business_area_sqm: fc.integer({ min: 1, max: 900_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  employees: fc.record({ male: fc.nat(150), female: fc.nat(150) }),
  brgycode: fc.constantFrom(...barangays.map(({ brgycode }) => brgycode)),
  sells_liquor: fc.boolean(),
  zero_gross_affidavit: fc.constant(true),
  lines: fc.uniqueArray(
    fc.record({
      line: fc.constantFrom(...single.map(({ line }) => line)),
      capitalization: someMoney,
      gross_essential: someMoney,
      gross_non_essential: someMoney,
      units: fc.record(Object.fromEntries(UNITS.map((unit) => [unit, fc.integer({ min: 1, max: 9 })]))),
    }),
    { minLength: 1, maxLength: 4, selector: ({ line }) => line },
  ),
});

const toComparable = ({
  lines: billed,
  installments,
  totals,
  due_now,
  scale,
  ordinance_version,
  warnings,
}: AssessResult) => ({
  installments,
  totals,
  due_now,
  scale,
  ordinance_version,
  warnings,
  lines: billed.map(({ basis: _basis, late_code: _late_code, name: _name, name_fil: _fil, ...line }) => line),
});

test('San Isidro billed by its converted tariff comes to the same installments, late charges and amount due now', () => {
  fc.assert(
    fc.property(aCase, (input) => {
      const read = readCase(createCase(input));
      expect(toComparable(assessCase(read, converted))).toEqual(toComparable(assessCase(read, sanIsidro)));
    }),
    { numRuns: 500, seed: 45 },
  );
});

const BEGAN: Readonly<Partial<Record<Amendment, 'NEW' | 'RETIREMENT'>>> = { ADD_LINE: 'NEW', DROP_LINE: 'RETIREMENT' };
const anAmendment = fc.constantFrom(...AMENDMENTS).chain((amendment) =>
  fc.record({
    amendment: fc.constant(amendment),
    // A line of two categories is two lines of the tariff.
    input: createRandomCase(BEGAN[amendment] ?? 'RENEWAL').filter((input) =>
      readCase(input).lines.every(({ line }) => single.some((each) => each.line === line)),
    ),
    paid: fc.subarray(single),
  }),
);

test('an amendment by the converted tariff has the same fees and tax, once a year for each permit group', () => {
  fc.assert(
    fc.property(anAmendment, ({ amendment, input: written, paid }) => {
      const input = readCase(written);
      const known_groups = paid.flatMap(({ taxed_as }) => taxed_as.map(({ permit_group }) => permit_group));
      const change = { amendment, input, known_groups, paid_lines: paid.map(({ line }) => line) };
      const toPairs = ({ lines: billed }: AssessResult) => billed.map(({ code, amount }) => [code, amount]);
      expect(toPairs(assessAmendment(change, converted))).toEqual(toPairs(assessAmendment(change, sanIsidro)));
    }),
    { numRuns: 500, seed: 46 },
  );
});

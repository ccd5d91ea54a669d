import { ORG_TYPES, PAYMENT_MODES, UNITS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { barangays, createCase, lines, sanIsidro } from '../../../test/san-isidro.ts';
import { assessCase } from '../../bill/assess.ts';
import { readCase } from '../../case/read-case.ts';
import { type Centavos, formatPesosText } from '../../money.ts';
import { assessTariff } from '../assess-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { convertCase } from './convert-case.ts';
import { loadConvertedTariff } from './convert-ordinance.ts';

const open = openTariff(loadConvertedTariff(sanIsidro));

const listFormer = (input: unknown) =>
  assessCase(readCase(input), sanIsidro).lines.map(({ code, amount }) => [code, amount]);
const listByTariff = (input: unknown) =>
  assessTariff(open, convertCase(readCase(input), sanIsidro)).map(({ row, amount }) => [row.code, amount]);

const money = (most: number) =>
  fc.integer({ min: 0, max: most }).map((centavos) => formatPesosText(centavos as Centavos));
const near = fc.constantFrom(3_000_000, 40_000_000, 650_000_000, 200_000_000, 1_000_000, 0);
const someMoney = fc.oneof(
  money(2_000_000_000),
  money(4_000_000),
  fc.tuple(near, fc.integer({ min: 0, max: 2 })).map(([at, off]) => formatPesosText((at + off) as Centavos)),
);

const aLine = fc.constantFrom(...lines).chain((line) =>
  fc.record(
    {
      line: fc.constant(line.line),
      category: fc.constantFrom(...line.taxed_as.map(({ category }) => category)),
      gross_essential: someMoney,
      gross_non_essential: someMoney,
      capitalization: money(500_000_000),
      units: fc.record(Object.fromEntries(UNITS.map((unit) => [unit, fc.integer({ min: 1, max: 9 })]))),
    },
    { requiredKeys: ['line', 'category', 'units'] },
  ),
);

const someLines = fc.uniqueArray(aLine, {
  minLength: 1,
  maxLength: 5,
  selector: ({ line, category }) => `${line} ${category}`,
});

const withClaims = (input: { org_type: string; lines: { line: string }[] }) =>
  fc.record({
    code: fc.constantFrom(...(input.org_type === 'COOPERATIVE' ? ['X-COOP', 'X-BOI'] : ['X-MARGINAL', 'X-BMBE'])),
    line: fc.option(fc.constantFrom(...input.lines.map(({ line }) => line)), { nil: undefined }),
    isTaxed: fc.boolean(),
    part: fc.nat(100),
  });

const aCase = fc
  .record({
    tax_year: fc.constant(2026),
    application_type: fc.constantFrom('NEW', 'RENEWAL'),
    org_type: fc.constantFrom(...ORG_TYPES),
    payment_mode: fc.constantFrom(...PAYMENT_MODES),
    as_of: fc.constantFrom('2026-01-12', '2026-03-02', '2026-06-05', '2026-12-31'),
    date_started: fc.constantFrom('2026-02-03', '2026-08-15', '2025-11-30'),
    total_assets: money(10_000_000_000),
    business_area_sqm: fc.integer({ min: 1, max: 900_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    employees: fc.record({ male: fc.nat(150), female: fc.nat(150) }),
    brgycode: fc.constantFrom(...barangays.map(({ brgycode }) => brgycode)),
    lines: someLines,
    sells_liquor: fc.boolean(),
    zero_gross_affidavit: fc.constant(true),
  })
  .map((input) => ({
    ...input,
    lines: input.lines.map((line) => (input.application_type === 'NEW' ? { capitalization: '1.00', ...line } : line)),
  }))
  .chain((input) =>
    fc.option(withClaims(input), { nil: undefined }).map((claim) => {
      if (claim === undefined) return input;
      const { code, line, isTaxed, part } = claim;
      const toCentavos = (text = '0.00') => Number(text.replace('.', ''));
      const gross = input.lines
        .filter((each) => line === undefined || each.line === line)
        .reduce((sum, each) => sum + toCentavos(each.gross_essential) + toCentavos(each.gross_non_essential), 0);
      const taxed = Math.floor((gross * part) / 100);
      const figures = {
        reserves: isTaxed ? '10000000.01' : '10000000.00',
        gross_members: formatPesosText((gross - taxed) as Centavos),
        gross_non_members: formatPesosText(taxed as Centavos),
      };
      return {
        ...input,
        exemptions: [{ code, ...(line === undefined ? {} : { line }), ...(code === 'X-COOP' ? figures : {}) }],
      };
    }),
  );

test('2,000 random cases cost the same by the tariff, charge by charge and to the centavo', () => {
  fc.assert(
    fc.property(aCase, (input) => {
      expect(listByTariff(input)).toEqual(listFormer(input));
    }),
    { numRuns: 2_000, seed: 38 },
  );
});

test('a shop of the demonstration costs the same', () => {
  expect(listByTariff(createCase())).toEqual(listFormer(createCase()));
});

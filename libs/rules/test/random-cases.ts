// Random cases of San Isidro as a person would send them, for properties of what every case costs.

import { type AssessedType, ORG_TYPES, PAYMENT_MODES, UNITS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { type Centavos, formatPesosText } from '../src/money.ts';
import { barangays, lines, ordinance } from './san-isidro.ts';

const money = (limit: number) =>
  fc.integer({ min: 0, max: limit }).map((centavos) => formatPesosText(centavos as Centavos));
const near = fc.constantFrom(3_000_000, 40_000_000, 650_000_000, 200_000_000, 1_000_000, 0);
const someMoney = fc.oneof(
  money(2_000_000_000),
  money(4_000_000),
  fc.tuple(near, fc.integer({ min: 0, max: 2 })).map(([at, off]) => formatPesosText((at + off) as Centavos)),
);

/** Lines of two categories come often: each of their categories is a line of the tariff. */
const someLine = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...lines) },
  { weight: 1, arbitrary: fc.constantFrom(...lines.filter(({ taxed_as }) => taxed_as.length > 1)) },
);
const aLine = someLine.chain((line) =>
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

interface SomeLines {
  readonly org_type: string;
  readonly lines: readonly { line: string; gross_essential?: string; gross_non_essential?: string }[];
}

const aClaim = ({ org_type, lines: businessLines }: SomeLines) =>
  fc
    .record({
      code: fc.constantFrom(...(org_type === 'COOPERATIVE' ? ['X-COOP', 'X-BOI'] : ['X-MARGINAL', 'X-BMBE'])),
      line: fc.option(fc.constantFrom(...businessLines.map(({ line }) => line)), { nil: undefined }),
      isTaxed: fc.boolean(),
      part: fc.nat(100),
    })
    .map(({ code, line, isTaxed, part }) => {
      const toCentavos = (text = '0.00') => Number(text.replace('.', ''));
      const gross = businessLines
        .filter((each) => line === undefined || each.line === line)
        .reduce((sum, each) => sum + toCentavos(each.gross_essential) + toCentavos(each.gross_non_essential), 0);
      const taxedGross = Math.floor((gross * part) / 100);
      const figures = {
        reserves: isTaxed ? '10000000.01' : '10000000.00',
        gross_members: formatPesosText((gross - taxedGross) as Centavos),
        gross_non_members: formatPesosText(taxedGross as Centavos),
      };
      return { code, ...(line === undefined ? {} : { line }), ...(code === 'X-COOP' ? figures : {}) };
    });

const foundFees = fc.array(
  fc.record({
    code: fc.constantFrom(...ordinance.fees.map(({ code }) => code)),
    amount: money(300_000),
    office: fc.constant('rhu'),
    reason: fc.constant('Kitchen measured'),
  }),
  { maxLength: 2 },
);

const aBusiness = fc.record({
  org_type: fc.constantFrom(...ORG_TYPES),
  payment_mode: fc.constantFrom(...PAYMENT_MODES),
  total_assets: money(10_000_000_000),
  business_area_sqm: fc.integer({ min: 1, max: 900_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  employees: fc.record({ male: fc.nat(150), female: fc.nat(150) }),
  brgycode: fc.constantFrom(...barangays.map(({ brgycode }) => brgycode)),
  lines: someLines,
  sells_liquor: fc.boolean(),
  zero_gross_affidavit: fc.constant(true),
});

const closingGross = fc.record(
  { gross_current_year: someMoney, gross_current_year_essential: someMoney },
  { requiredKeys: ['gross_current_year'] },
);
const OPEN_DAYS = fc.record({
  as_of: fc.constantFrom('2026-01-12', '2026-03-02', '2026-06-05', '2026-12-31'),
  date_started: fc.constantFrom('2026-02-03', '2026-08-15', '2025-11-30'),
});
const CLOSING_DAYS = fc.record({
  as_of: fc.constantFrom('2026-06-05', '2026-12-31'),
  date_started: fc.constantFrom('2026-02-03', '2025-11-30'),
  closure_date: fc.constantFrom('2026-02-20', '2026-04-20', '2026-05-30'),
});

/** A random case of an application, with days that fit it. */
export function createRandomCase(application_type: AssessedType) {
  const isClosing = application_type === 'RETIREMENT';
  return fc
    .tuple(aBusiness, isClosing ? CLOSING_DAYS : OPEN_DAYS)
    .chain(([business, days]) => {
      const isNew = application_type === 'NEW' || (isClosing && days.date_started.startsWith('2026'));
      const capital = isNew ? { capitalization: '1.00' } : {};
      const filledLines = business.lines.map((line) =>
        (isClosing ? closingGross : fc.constant({})).map((gross) => ({ ...capital, ...line, ...gross })),
      );
      const fixed = { tax_year: 2026, application_type, ...business, ...days };
      return fc.tuple(...filledLines).map((all) => ({ ...fixed, lines: all }));
    })
    .chain((input) =>
      fc.tuple(fc.option(aClaim(input), { nil: undefined }), foundFees).map(([claim, found_fees]) => ({
        ...input,
        ...(claim === undefined ? {} : { exemptions: [claim] }),
        found_fees,
      })),
    );
}

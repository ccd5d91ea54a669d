import * as fc from 'fast-check';

import { createCase, lines, sanIsidro } from '../../test/san-isidro.ts';
import { assessCase } from '../bill/assess.ts';
import { readCase } from '../case/read-case.ts';
import { type Centavos, formatPesosText } from '../money.ts';

const text = (centavos: number): string => formatPesosText(centavos as Centavos);

const aLine = fc.constantFrom(...lines).chain((line) =>
  fc.record({
    line: fc.constant(line.line),
    category: fc.constantFrom(...line.taxed_as.map(({ category }) => category)),
    essential: fc.integer({ min: 0, max: 500_000_000 }),
    other: fc.integer({ min: 1, max: 500_000_000 }),
    peddler: fc.integer({ min: 1, max: 9 }),
  }),
);
const someLines = fc.uniqueArray(aLine, {
  minLength: 1,
  maxLength: 5,
  selector: ({ line, category }) => `${line} ${category}`,
});
type Lines = typeof someLines extends fc.Arbitrary<infer Value> ? Value : never;

const sumSales = (sales: Lines): number => sales.reduce((all, { essential, other }) => all + essential + other, 0);

/**
 * The tax of a cooperative above the reserves by what it sold to others, in parts of a thousand; without a claim when
 * that is left out.
 */
function computeTax(sales: Lines, others?: number, more: readonly object[] = []): number {
  const whole = sumSales(sales);
  const non_members = Math.floor((whole * (others ?? 0)) / 1000);
  const claim = {
    code: 'X-COOP',
    reserves: '10000000.01',
    gross_members: text(whole - non_members),
    gross_non_members: text(non_members),
  };
  const inputLines = sales.map(({ line, category, essential, other, peddler }) => ({
    line,
    category,
    gross_essential: text(essential),
    gross_non_essential: text(other),
    units: { peddler },
  }));
  const exemptions = [...(others === undefined ? [] : [claim]), ...more];
  return assessCase(readCase(createCase({ org_type: 'COOPERATIVE', lines: inputLines, exemptions })), sanIsidro).totals
    .business_tax;
}

test('a claim never raises the tax above the bill without it, with any other exemption', () => {
  fc.assert(
    fc.property(someLines, fc.integer({ min: 0, max: 1000 }), fc.boolean(), (sales, others, alsoBoi) => {
      const boi = alsoBoi ? [{ code: 'X-BOI', line: sales[0]?.line }] : [];
      expect(computeTax(sales, others, boi)).toBeLessThanOrEqual(computeTax(sales, undefined, boi));
    }),
    { numRuns: 300 },
  );
});

test('who sells to others alone owes what one without the claim owes, and who sells to members alone owes nothing', () => {
  fc.assert(
    fc.property(someLines, (sales) => {
      expect([computeTax(sales, 1000), computeTax(sales, 0)]).toEqual([computeTax(sales), 0]);
    }),
    { numRuns: 200 },
  );
});

test('more business with others never lowers the tax', () => {
  fc.assert(
    fc.property(
      someLines,
      fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 })),
      (sales, shares) => {
        const [less = 0, more = 0] = shares.toSorted((one, other) => one - other);
        expect(computeTax(sales, more)).toBeGreaterThanOrEqual(computeTax(sales, less));
      },
    ),
    { numRuns: 300 },
  );
});

import * as fc from 'fast-check';

import { assessSanIsidro, lines } from '../../test/san-isidro.ts';
import { type Centavos, formatPesosText } from '../money.ts';

const money = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((centavos) => formatPesosText(centavos as Centavos));

const aLine = fc.constantFrom(...lines).chain((line) =>
  fc.record({
    line: fc.constant(line.line),
    category: fc.constantFrom(...line.taxed_as.map(({ category }) => category)),
    gross_essential: money(0, 1_000_000_000),
    gross_non_essential: money(1, 1_000_000_000),
    units: fc.record({ peddler: fc.integer({ min: 1, max: 9 }), fuel_nozzle: fc.nat(9), vehicle: fc.nat(3) }),
  }),
);

const aBusiness = fc.record({
  org_type: fc.constantFrom('SOLE', 'CORPORATION'),
  payment_mode: fc.constantFrom('ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'),
  total_assets: money(0, 10_000_000_000),
  business_area_sqm: fc.integer({ min: 1, max: 3_000 }),
  employees: fc.record({ male: fc.nat(120), female: fc.nat(120) }),
  lines: fc.uniqueArray(aLine, { minLength: 1, maxLength: 4, selector: ({ line, category }) => `${line} ${category}` }),
  sells_liquor: fc.boolean(),
});
type Business = typeof aBusiness extends fc.Arbitrary<infer Value> ? Value : never;

const CLOSURES = ['2026-01-20', '2026-03-31', '2026-07-20', '2026-09-30', '2026-11-25'];

/**
 * The renewal of a business and its closure with the same gross, every installment having been paid in full on its day.
 */
function closedAfterPaying(business: Business, closure_date: string) {
  const year = assessSanIsidro({ ...business, as_of: '2026-01-05' });
  const same = business.lines.map((line) => ({
    ...line,
    gross_current_year: line.gross_non_essential,
    gross_current_year_essential: line.gross_essential,
  }));
  const paid = year.installments
    .filter(({ total }) => total !== '0.00')
    .map(({ due, total }) => ({ due, amount: total, paid_on: due }));
  return assessSanIsidro({
    ...business,
    application_type: 'RETIREMENT',
    lines: same,
    as_of: '2026-11-25',
    closure_date,
    paid,
  });
}

test('a business that paid its year on time and sold as much as before owes the fees of its closure alone', () => {
  fc.assert(
    fc.property(aBusiness, fc.constantFrom(...CLOSURES), (business, closure) => {
      const bill = closedAfterPaying(business, closure);
      expect(bill.lines.map(({ code }) => code).filter((code) => code !== 'F17-LATE')).toEqual(['F02', 'F17']);
      expect(bill.warnings.filter(({ message_key }) => message_key === 'assess.surplus')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('more gross in the closing year never lowers the bill of the closure', () => {
  fc.assert(
    fc.property(aBusiness, fc.integer({ min: 0, max: 100_000_000 }), (business, more) => {
      const closing = (addedPesos: number) => {
        const addPesos = (text: string) => formatPesosText((Number(text.replace('.', '')) + addedPesos) as Centavos);
        const closingLines = business.lines.map((line) => ({
          ...line,
          gross_current_year: addPesos(line.gross_non_essential),
        }));
        const { total } = assessSanIsidro({
          ...business,
          application_type: 'RETIREMENT',
          lines: closingLines,
          as_of: '2026-09-30',
          closure_date: '2026-09-30',
        }).totals;
        return Number(total.replace('.', ''));
      };
      expect(closing(more)).toBeGreaterThanOrEqual(closing(0));
    }),
    { numRuns: 100 },
  );
});

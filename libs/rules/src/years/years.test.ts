import type { Ordinance, Rate } from '@ebpls/contracts';

import { createCase, holidays, ordinance, sanIsidro } from '../../test/san-isidro.ts';
import type { Rules } from '../case/matter.ts';
import { readCase } from '../case/read-case.ts';
import { findRenewalWindow } from '../time/renewal-window.ts';
import { assessBackYear } from './back-year.ts';
import { listOpenYears } from './open-years.ts';
import { isAssessable, computeAssessmentDeadline } from './prescription.ts';

const never = () => false;

describe('which years a renewal bills', () => {
  test.each([
    ['none after a permit of the year before', { tax_year: 2026, permittedYears: [2025], filedYears: [2025] }, []],
    [
      'every year since the last permit',
      { tax_year: 2027, permittedYears: [2023, 2024], filedYears: [2023, 2024] },
      [2025, 2026],
    ],
    [
      'every year since the last permit, in whatever order permits are read',
      { tax_year: 2026, permittedYears: [2024, 2022, 2023], filedYears: [2024, 2022, 2023] },
      [2025],
    ],
    [
      'not one that was filed and is under way',
      { tax_year: 2027, permittedYears: [2024], filedYears: [2024, 2026] },
      [2025],
    ],
    ['not one before the last permit', { tax_year: 2027, permittedYears: [2022, 2026], filedYears: [2022, 2026] }, []],
    [
      'not one after it, whatever has a permit later',
      { tax_year: 2026, permittedYears: [2025, 2027], filedYears: [] },
      [],
    ],
    [
      'the years since the latest permit before',
      { tax_year: 2026, permittedYears: [2024, 2022, 2027], filedYears: [] },
      [2025],
    ],
    ['not the year of the renewal itself', { tax_year: 2026, permittedYears: [2026, 2024], filedYears: [] }, [2025]],
    ['none where there never was a permit', { tax_year: 2026, permittedYears: [], filedYears: [2024] }, []],
  ])('%s', (_, input, open) => {
    expect(listOpenYears({ ...input, isPrescribed: never })).toEqual(open);
  });

  test('none of which nothing may be assessed any more', () => {
    const years = {
      tax_year: 2027,
      permittedYears: [2019],
      filedYears: [2019],
      isPrescribed: (year: number) => year < 2022,
    };
    expect(listOpenYears(years)).toEqual([2022, 2023, 2024, 2025, 2026]);
  });
});

describe('how long an installment may be assessed (LGC, Sec. 194)', () => {
  test.each([
    ['2021-01-20', undefined, '2026-01-20'],
    ['2024-02-29', undefined, '2029-02-28'],
    ['2021-01-20', '2026-03-02', '2036-03-02'],
    ['2021-01-20', '2024-02-29', '2034-02-28'],
    // Found before it fell due: never less than without fraud.
    ['2030-01-20', '2020-01-20', '2035-01-20'],
  ])('due %s, fraud found %s: until %s', (due, fraud, last) => {
    expect(computeAssessmentDeadline(due, fraud)).toBe(last);
    expect([isAssessable(due, last, fraud), isAssessable(due, `${last}T`, fraud)]).toEqual([true, false]);
  });
});

describe('what a year that was not filed owes', () => {
  const year = (overrides: Record<string, unknown> = {}, more: { is_presumptive?: boolean; fraud?: string } = {}) => ({
    input: readCase(createCase({ tax_year: 2024, as_of: '2026-03-02', ...overrides })),
    is_presumptive: more.is_presumptive ?? false,
    fraud_discovered_on: more.fraud,
  });
  const withFees = (codes: readonly string[]): Rules => ({
    ...sanIsidro,
    ordinance: {
      ...ordinance,
      fees: ordinance.fees.map((fee) => (codes.includes(fee.code) ? { ...fee, back_years: true } : fee)),
    },
  });
  const amounts = ({ lines }: ReturnType<typeof assessBackYear>) =>
    lines.map(({ kind, code, amount }) => [kind, kind === 'TAX' ? 'TAX' : code, amount]);

  test('business tax and mayor’s permit fee, each with the lateness of its year', () => {
    const result = assessBackYear(year(), sanIsidro);
    expect(amounts(result)).toEqual([
      ['TAX', 'TAX', 200_000],
      ['FEE', 'F01', 20_000],
    ]);
    // Due Monday 22 January 2024, on 2 March 2026: 26 months begun.
    expect(result.installments).toMatchObject([{ due: '2024-01-22', amount: 220_000, surcharge: 55_000 }]);
    expect(result.totals.interest).toBe(Math.round(275_000 * 0.02 * 26));
    expect(result.totals).toMatchObject({ fees: 20_000, fire: 0, barangay: 0 });
  });

  test('the penalties are those of the revenue code of its year', () => {
    const late = { ...ordinance.late, surcharge: 100_000 as Rate };
    const result = assessBackYear(year(), { ...sanIsidro, ordinance: { ...ordinance, late } });
    expect(result.totals.surcharge).toBe(22_000);
  });

  test('other fees, fire and barangay are billed when their row includes them, fire on the billed fees alone', () => {
    const result = assessBackYear(year(), withFees(['F02', 'F15', 'F16']));
    expect(result.lines.map(({ code, kind }) => (kind === 'TAX' ? 'TAX' : code))).toEqual([
      'TAX',
      'F01',
      'F02',
      'F15',
      'F16',
    ]);
    expect(result.lines.find(({ code }) => code === 'F15')?.amount).toBe(50_000);
  });

  test('the barangay’s tax of a small store goes with the barangay’s fee', () => {
    const small = year({ lines: [{ line: 'L01', gross_non_essential: '28000.00' }] });
    expect(amounts(assessBackYear(small, sanIsidro))).toEqual([['FEE', 'F01', 20_000]]);
    expect(amounts(assessBackYear(small, withFees(['F16'])))).toContainEqual(['BARANGAY_TAX', 'BRGY-TAX', 28_000]);
  });

  test('without a record of the sales, the income that the code presumes', () => {
    const result = assessBackYear(year({ lines: [{ line: 'L01' }] }, { is_presumptive: true }), sanIsidro);
    // A sari-sari store: 60,000 at 2%.
    expect(amounts(result)[0]).toEqual(['TAX', 'TAX', 120_000]);
  });

  test('a line without a presumed income requires its sales', () => {
    const bare: Ordinance = { ...ordinance, presumptive: [] };
    const backYear = year({ lines: [{ line: 'L01' }] }, { is_presumptive: true });
    expect(() => assessBackYear(backYear, { ...sanIsidro, ordinance: bare })).toThrow('back_year.nothing_presumed');
  });

  test('installments older than five years are left out, unless fraud was found', () => {
    const choice = { as_of: '2029-05-02', payment_mode: 'QUARTERLY' };
    const open = assessBackYear(year(choice), sanIsidro);
    expect(open.installments.map(({ no }) => no)).toEqual([3, 4]);
    expect(amounts(open)).toEqual([['TAX', 'TAX', 100_000]]);
    const all = assessBackYear(year(choice, { fraud: '2029-04-02' }), sanIsidro);
    expect(all.installments.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  });

  test('a cooperative above the reserves pays for a year whose sales to members nobody declared', () => {
    const coop = (reserves: string) =>
      assessBackYear(
        year({
          org_type: 'COOPERATIVE',
          exemptions: [{ code: 'X-COOP', reserves, gross_members: '60000.00', gross_non_members: '40000.00' }],
        }),
        sanIsidro,
      ).totals.business_tax;
    expect([coop('9000000.00'), coop('11000000.00')]).toEqual([0, 200_000]);
  });
});

describe('the window of the renewal', () => {
  const policy = ordinance.due;
  test('a version that does not name it means 1 to 20 January, moved to the next working day', () => {
    expect(findRenewalWindow(2026, policy, holidays)).toEqual({ from: '2026-01-01', until: '2026-01-20' });
    expect(findRenewalWindow(2024, policy, holidays)).toEqual({ from: '2024-01-01', until: '2024-01-22' });
  });

  test('the row of the ordinance names other days, and a resolution extends the last one', () => {
    const renewal_window = { first_day: '01-02', last_day: '01-31' };
    const extensions = [{ due: '2027-01-31', until: '2027-02-20', resolution_no: 'Resolution 9' }];
    expect(findRenewalWindow(2027, { renewal_window, extensions }, new Set())).toEqual({
      from: '2027-01-02',
      until: '2027-02-22',
    });
  });
});

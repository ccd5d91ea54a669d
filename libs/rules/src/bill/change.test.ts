import { AMENDMENTS, type Amendment, type Centavos, type PermitGroup, formatPesosText } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { createCase, assessSanIsidro, sanIsidro } from '../../test/san-isidro.ts';
import { readCase } from '../case/read-case.ts';
import { assessAmendment, assessClosure } from './change.ts';
import { toAssessResultReply } from './bill-replies.ts';

/** V01 of domain reference 4.6: cottage, 60 m². */
const SHOP = {
  total_assets: '900000.00',
  business_area_sqm: 60,
  employees: { male: 2, female: 2 },
  lines: [{ line: 'L04', gross_non_essential: '1200000.00' }],
};

interface AmendmentOptions {
  readonly known_groups?: readonly PermitGroup[];
  readonly overrides?: Record<string, unknown>;
}

function assessChange(amendment: Amendment, { known_groups = ['RET'], overrides = {} }: AmendmentOptions = {}) {
  const input = readCase(createCase({ ...SHOP, as_of: '2026-05-04', ...overrides }));
  return toAssessResultReply(assessAmendment({ amendment, input, known_groups }, sanIsidro));
}

const listAmounts = ({ lines }: ReturnType<typeof assessChange>) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));

test('another place pays processing, zoning as for a new one, fire and barangay fee, and no tax', () => {
  const bill = assessChange('CHANGE_LOCATION');
  expect(listAmounts(bill)).toEqual({ F02: '100.00', F05: '300.00', F15: '500.00', F16: '200.00' });
  expect(bill.totals).toMatchObject({ business_tax: '0.00', total: '1100.00' });
});

test.each(AMENDMENTS.filter((kind) => !['ADD_LINE', 'DROP_LINE'].includes(kind)))(
  '%s adds no tax to the year, for any sales of its lines since',
  (amendment) => {
    const lines = [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year: '9000000.00' }];
    expect(assessChange(amendment, { overrides: { lines } }).totals.business_tax).toBe('0.00');
  },
);

test.each(AMENDMENTS.filter((kind) => !['CHANGE_LOCATION', 'ADD_LINE', 'DROP_LINE'].includes(kind)))(
  '%s pays the processing fee alone',
  (amendment) => {
    expect(listAmounts(assessChange(amendment))).toEqual({ F02: '100.00' });
  },
);

const createAddition = (line: string, capitalization = '300000.00') => ({
  overrides: { application_type: 'NEW', date_started: '2026-05-04', lines: [{ line, capitalization }] },
});

test('an added line is taxed on its capital as newly started, with the permit fee of a group that is new', () => {
  // 300,000 × 0.0005; services of a cottage business 600, three of four quarters left.
  expect(listAmounts(assessChange('ADD_LINE', createAddition('L38')))).toEqual({
    'LBT-E': '150.00',
    F01: '450.00',
    F02: '100.00',
  });
});

test('an added line of a group that the business has pays its permit fee no second time', () => {
  expect(listAmounts(assessChange('ADD_LINE', createAddition('L11')))).toEqual({ 'LBT-D': '150.00', F02: '100.00' });
});

const createDrop = (gross_current_year: string) => ({
  overrides: {
    application_type: 'RETIREMENT',
    closure_date: '2026-05-04',
    lines: [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year }],
  },
});

test('a dropped line pays what its gross of the year adds to its tax as billed', () => {
  expect(listAmounts(assessChange('DROP_LINE', createDrop('1300000.00')))).toEqual({
    'LBT-DEFICIENCY': '1000.00',
    F02: '100.00',
  });
  expect(listAmounts(assessChange('DROP_LINE', createDrop('1200000.00')))).toEqual({ F02: '100.00' });
});

test('every bill of a change is paid at once, on its day, without penalty', () => {
  fc.assert(
    fc.property(fc.constantFrom(...AMENDMENTS), (amendment) => {
      const facts =
        amendment === 'ADD_LINE' ? createAddition('L38') : amendment === 'DROP_LINE' ? createDrop('2000000.00') : {};
      const bill = assessChange(amendment, facts);
      expect(bill.installments).toEqual([
        expect.objectContaining({ no: 1, due: '2026-05-04', surcharge: '0.00', interest: '0.00' }),
      ]);
      expect(bill.due_now).toBe(bill.totals.total);
      expect(bill.installments[0]?.total).toBe(bill.totals.total);
    }),
  );
});

function computeClosure(overrides: Record<string, unknown>, carriedAmount: number) {
  const input = readCase(createCase({ ...SHOP, application_type: 'RETIREMENT', as_of: '2026-10-12', ...overrides }));
  return toAssessResultReply(assessClosure({ input, carried: carriedAmount as Centavos }, sanIsidro));
}

test('V17: a closing shop pays the shortfall of its year and the fees of its closure', () => {
  const bill = computeClosure(
    {
      closure_date: '2026-09-30',
      lines: [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year: '1650000.00' }],
    },
    1_600_000,
  );
  expect(listAmounts(bill)).toEqual({ 'LBT-DEFICIENCY': '4500.00', F02: '100.00', F17: '150.00' });
  expect(new Set(bill.lines.map(({ agency }) => agency))).toEqual(new Set(['MUNICIPAL']));
  expect(bill.totals.total).toBe('4750.00');
});

test('a closure by the books is the closure of the assessment when everything due before it was paid', () => {
  const money = fc.integer({ min: 0, max: 500_000_000 }).map((centavos) => formatPesosText(centavos as Centavos));
  fc.assert(
    fc.property(
      money,
      money,
      fc.constantFrom('ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'),
      fc.constantFrom('2026-01-20', '2026-03-31', '2026-07-20', '2026-09-30'),
      (before, now, payment_mode, closure_date) => {
        const gross = { line: 'L04', gross_non_essential: before === '0.00' ? '1.00' : before };
        const year = assessSanIsidro({ ...SHOP, payment_mode, lines: [gross], as_of: '2026-01-05' });
        const dueInstallments = year.installments.filter(({ due, total }) => due <= closure_date && total !== '0.00');
        const tax = year.lines.find(({ kind }) => kind === 'TAX');
        const paidTax = (tax?.split ?? [])
          .filter(({ no }) => dueInstallments.some((installment) => installment.no === no))
          .reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0);
        const closing = { payment_mode, closure_date, lines: [{ ...gross, gross_current_year: now }] };
        const paid = dueInstallments.map(({ due, total }) => ({ due, amount: total, paid_on: due }));
        const whole = assessSanIsidro({
          ...SHOP,
          ...closing,
          application_type: 'RETIREMENT',
          as_of: '2026-10-12',
          paid,
        });
        expect(listAmounts(computeClosure(closing, paidTax))).toEqual(listAmounts(whole));
      },
    ),
  );
});

import type { StatementContent } from '../../tables/ledger.ts';
import { findPaymentPath } from './statement-totals.ts';

type StatementRow = StatementContent['rows'][number];

const row: StatementRow = {
  tax_year: 2026,
  installment_no: 1,
  title: 'First quarter, 2026',
  due_on: '2026-01-20',
  top_no: 'TOP-2026-000001',
  tax: '1,000.00',
  fees: '0.00',
  surcharge: '0.00',
  interest: '0.00',
  paid: '0.00',
  balance: '1,000.00',
  payments: [],
};
const toDueRow = (assessment_code: string): StatementRow => ({
  ...row,
  payable: { assessment_code, amount: '1,000.00' },
});
const company = { company_code: 'BUS-000001', current_assessment: 'APP-2026-000001' };
const ORDER_PATH = '/app/management/companies/assessment/details/currentdue/APP-2026-000001/BUS-000001';

test('the code of a statement opens the payment of its order, or of all its orders in one', () => {
  const first = toDueRow('APP-2026-000001');
  expect(findPaymentPath({ ...company, rows: [first, first, row] })).toBe(ORDER_PATH);
  expect(findPaymentPath({ ...company, rows: [first, toDueRow('APP-2026-000002')] })).toBe(
    '/app/management/companies/payment/together?orders=APP-2026-000001%2CAPP-2026-000002',
  );
});

test('a statement issued before its rows named their order opens the first order, and one without dues nothing', () => {
  expect(findPaymentPath({ ...company, rows: [row] })).toBe(ORDER_PATH);
  expect(findPaymentPath({ ...company, current_assessment: null, rows: [row] })).toBeUndefined();
});

// Routes of orders of payment (bills), from their computation to the amount due today, and their jobs.

import {
  approveBill as approveEndpoint,
  billSkippedYears as billYearsEndpoint,
  computeBill as computeEndpoint,
  decideWaiver as decideEndpoint,
  downloadBill,
  getBill,
  getCurrentDue,
  listBills,
  proposeWaiver as proposeEndpoint,
  reopenBill as reopenEndpoint,
  voidBill as voidEndpoint,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { approveBill } from '../../domain/billing/approve-bill.ts';
import { billSkippedYears } from './bill-skipped-years.ts';
import { checkOrders } from './check-orders.ts';
import { computeBill } from '../../domain/billing/compute-bill.ts';
import { readBill, readBillById, readCurrentDue, readVersions } from './read-bill.ts';
import { renewUnpaidBills } from './renew-bills.ts';
import { reopenBill, voidBill } from './reopen-bill.ts';
import { decideWaiver, proposeWaiver } from './waive-installment.ts';

export function billsRoutes(api: Api): void {
  registerEndpoint(api, computeEndpoint, 'bill.compute', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => computeBill(tx, params.assessment_code)),
  );
  registerEndpoint(api, billYearsEndpoint, 'bill.compute', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => billSkippedYears(tx, params.assessment_code)),
  );
  registerEndpoint(api, getBill, 'bill.read', ({ actor, params }) => readBill(api, actor, params.assessment_code));
  registerEndpoint(api, approveEndpoint, 'bill.approve', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => approveBill(tx, params.bill_id)),
  );
  registerEndpoint(api, reopenEndpoint, 'bill.reopen', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => reopenBill(tx, { bill_id: params.bill_id, reason: body.reason })),
  );
  registerEndpoint(api, voidEndpoint, 'bill.void', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => voidBill(tx, { bill_id: params.bill_id, reason: body.reason })),
  );
  registerEndpoint(api, proposeEndpoint, 'bill.waive', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => proposeWaiver(tx, { ...params, ...body })),
  );
  registerEndpoint(api, decideEndpoint, 'bill.waive', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => decideWaiver(tx, params.waiver_id, body)),
  );
  registerEndpoint(api, listBills, 'bill.read', ({ actor, params }) =>
    readVersions(api, actor, params.assessment_code),
  );
  registerEndpoint(api, getCurrentDue, 'bill.read', ({ actor, params, query }) =>
    readCurrentDue(api, actor, { ...params, ...query }),
  );
  registerEndpoint(api, downloadBill, 'bill.read', async ({ actor, params, reply }) => {
    const account = await readBillById(api, actor, params.bill_id);
    const { renderBillPdf: billPdf } = await import('../bill-pdf/bill-pdf.ts');
    await sendPdf(reply, account.order.top_no ?? `bill-${params.bill_id}`, await billPdf(api, account));
  });

  api.jobs.task('renew_unpaid_bills', () => renewUnpaidBills(api));
  api.jobs.cron('5 * * * *', 'renew_unpaid_bills');
  api.jobs.task('check_orders', () => checkOrders(api));
  api.jobs.cron('* * * * *', 'check_orders');
}

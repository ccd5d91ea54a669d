// Routes of official receipts and statements of account.

import {
  type ReplyBody,
  downloadPaymentReceipts,
  downloadReceipt,
  downloadStatement,
  getStatement,
  issueStatement,
  listMyPayments,
  formatPesosText,
  type EndpointInput,
  verifyReceipt,
} from '@ebpls/contracts';
import { computeRefundClaimDeadline, computeClaimableAmount, toManilaDay } from '@ebpls/rules';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadSigningKeys } from '../../platform/pdf/signing-keys.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { listPaymentChoices, listPayments, type PaidRow, type ReceiptOfPayment } from './receipts.queries.ts';
import { issueBusinessStatement } from './issue-statement.ts';
import { loadStatement } from './statement.ts';
import { checkReceipt } from './verify-receipt.ts';
import { whereOwnedOrNamed } from '../../domain/access/delegations/authority.ts';

export function receiptsRoutes(api: Api): void {
  const keys = loadSigningKeys(api.config);

  registerEndpoint(api, listMyPayments, 'payment.view', ({ actor, query }) => loadPaymentPage(api, actor, query));
  registerEndpoint(api, getStatement, 'payment.view', ({ actor, query }) => loadStatement(api, actor, query));
  registerEndpoint(api, issueStatement, 'payment.view', ({ actor, body }) => issueBusinessStatement(api, actor, body));
  registerEndpoint(api, downloadStatement, 'payment.view', async ({ actor, params, reply }) => {
    const { renderStatementPdf: statementPdf } = await import('../statement-pdf/statement-pdf.ts');
    await sendPdf(reply, params.soa_no, await statementPdf(api, actor, params.soa_no));
  });
  registerEndpoint(api, downloadReceipt, 'receipt.read', async ({ actor, params, reply }) => {
    const { renderReceiptPdf: receiptPdf } = await import('./receipt-pdf.ts');
    await sendPdf(reply, params.receipt_no, await receiptPdf(api, { actor, keys }, params.receipt_no));
  });
  registerEndpoint(api, downloadPaymentReceipts, 'receipt.read', async ({ actor, params, reply }) => {
    const { renderPaymentReceiptsPdf: paymentReceiptsPdf } = await import('./receipt-pdf.ts');
    const { name, pdf } = await paymentReceiptsPdf(api, { actor, keys }, params.receipt_no);
    await sendPdf(reply, name, pdf);
  });
  registerEndpoint(api, verifyReceipt, 'public', ({ params }) => checkReceipt(api, keys, params.token));
}

async function loadPaymentPage(
  { db, clock }: Api,
  actor: Actor,
  query: EndpointInput<typeof listMyPayments>['query'],
): Promise<ReplyBody<typeof listMyPayments>> {
  const whereOwned = whereOwnedOrNamed(actor, 'a', query.company_code);
  const { pageRows, next_cursor } = await listPayments(db, whereOwned, query);
  return {
    data: pageRows.map((row) => toPaymentReply(row, clock.today())),
    next_cursor,
    ...(await listPaymentChoices(db, whereOwned)),
  };
}

type PaymentReply = ReplyBody<typeof listMyPayments>['data'][number];

function toPaymentReply(
  { issued_at: _issuedAt, last_receipt_no: _last, receipts, paid_by, filed_by, ...row }: PaidRow,
  today: string,
): PaymentReply {
  const claimsEnd = computeRefundClaimDeadline(toManilaDay(row.paid_at));
  return {
    ...row,
    amount: formatPesosText(row.amount),
    ...(paid_by && { paid_by }),
    ...(filed_by && { filed_by }),
    receipts: receipts.map((receipt) => toReceiptReply(receipt, today <= claimsEnd)),
  };
}

/** A refund may be claimed while a part of a receipt in force is left and two years are not over (RA 7160 s.196). */
function toReceiptReply({ taken, ...receipt }: ReceiptOfPayment, isInTime: boolean): PaymentReply['receipts'][number] {
  return {
    ...receipt,
    amount: formatPesosText(receipt.amount),
    given_back: formatPesosText(receipt.given_back),
    can_claim: isInTime && receipt.state === 'ISSUED' && computeClaimableAmount(receipt.amount, [taken]) > 0,
    items: receipt.items.map((item) => ({ ...item, amount: formatPesosText(item.amount) })),
  };
}

import {
  type Answer,
  downloadPaymentReceipts,
  downloadReceipt,
  downloadStatement,
  getStatement,
  issueStatement,
  listMyPayments,
  pesosText,
  type Received,
  verifyReceipt,
} from '@ebpls/contracts';
import { lastDayToClaim, leftToClaim, manilaDay } from '@ebpls/rules';

import { ownedOrNamed } from '../../domain/delegations/owned-by.ts';
import { pageOf, readMomentCursor } from '../../platform/database/paging.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadSigningKeys } from '../../platform/pdf/signing-keys.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { listPaymentChoices, listPayments, type PaidRow, type ReceiptOfPayment } from './receipts.queries.ts';
import { issueStatementOf } from './statement-issue.ts';
import { statementOf } from './statement.ts';
import { checkReceipt } from './verify-receipt.ts';

export function receiptsRoutes(api: Api): void {
  const keys = loadSigningKeys(api.config);

  serve(api, listMyPayments, 'payment.view', ({ actor, query }) => pageOfPayments(api, actor, query));
  serve(api, getStatement, 'payment.view', ({ actor, query }) => statementOf(api, actor, query));
  serve(api, issueStatement, 'payment.view', ({ actor, body }) => issueStatementOf(api, actor, body));
  serve(api, downloadStatement, 'payment.view', async ({ actor, params, reply }) => {
    const { statementPdf } = await import('../statement-pdf/statement-pdf.ts');
    await sendPdf(reply, params.soa_no, await statementPdf(api, actor, params.soa_no));
  });
  serve(api, downloadReceipt, 'receipt.read', async ({ actor, params, reply }) => {
    const { receiptPdf } = await import('./receipt-pdf.ts');
    await sendPdf(reply, params.receipt_no, await receiptPdf(api, { actor, keys }, params.receipt_no));
  });
  serve(api, downloadPaymentReceipts, 'receipt.read', async ({ actor, params, reply }) => {
    const { paymentReceiptsPdf } = await import('./receipt-pdf.ts');
    await sendPdf(
      reply,
      `${params.receipt_no} and its payment`,
      await paymentReceiptsPdf(api, { actor, keys }, params.receipt_no),
    );
  });
  serve(api, verifyReceipt, 'public', ({ params }) => checkReceipt(api, keys, params.token));
}

async function pageOfPayments(
  { db, clock }: Api,
  actor: Actor,
  { cursor, ...query }: Received<typeof listMyPayments>['query'],
): Promise<Answer<typeof listMyPayments>> {
  const after = readMomentCursor(cursor);
  const owned = ownedOrNamed(actor, 'a', query.company_code);
  const found = await listPayments(db, owned, { ...query, limit: query.limit + 1, after });
  const { shown, next_cursor } = pageOf(found, query.limit, ({ issued_at, last_receipt_no }) => [
    issued_at,
    last_receipt_no,
  ]);
  return {
    data: shown.map((row) => paymentAnswer(row, clock.today())),
    next_cursor,
    ...(await listPaymentChoices(db, owned)),
  };
}

type PaymentAnswer = Answer<typeof listMyPayments>['data'][number];

function paymentAnswer(
  { issued_at: _issued, last_receipt_no: _last, receipts, paid_by, filed_by, ...row }: PaidRow,
  today: string,
): PaymentAnswer {
  const claims_end = lastDayToClaim(manilaDay(row.paid_at));
  return {
    ...row,
    amount: pesosText(row.amount),
    ...(paid_by && { paid_by }),
    ...(filed_by && { filed_by }),
    receipts: receipts.map((receipt) => receiptAnswer(receipt, today <= claims_end)),
  };
}

/**
 * Money may be claimed back while something of a standing receipt is left and two years are not over (RA 7160 s.196).
 */
function receiptAnswer(
  { taken, ...receipt }: ReceiptOfPayment,
  is_in_time: boolean,
): PaymentAnswer['receipts'][number] {
  return {
    ...receipt,
    amount: pesosText(receipt.amount),
    given_back: pesosText(receipt.given_back),
    can_claim: is_in_time && receipt.state === 'ISSUED' && leftToClaim(receipt.amount, [taken]) > 0,
    items: receipt.items.map((item) => ({ ...item, amount: pesosText(item.amount) })),
  };
}

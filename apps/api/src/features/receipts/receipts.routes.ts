import { type Answer, downloadReceipt, downloadStatement, getStatement, issueStatement, listMyPayments, pesosText, ReceiptNo, type Received } from '@ebpls/contracts';
import * as v from 'valibot';

import { type Api, serve } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';
import { sendPaper } from '../../papers/send-paper.ts';
import { listPaymentChoices, listPayments, type PlaceAfter } from './receipts.queries.ts';
import { issueStatementOf } from './statement-issue.ts';
import { statementOf } from './statement.ts';

export function receiptsRoutes(api: Api): void {
  serve(api, listMyPayments, 'payment.own', ({ actor, query }) => pageOfPayments(api, actor, query));
  serve(api, getStatement, 'payment.own', ({ actor, query }) => statementOf(api, actor, query));
  serve(api, issueStatement, 'payment.own', ({ actor, body }) => issueStatementOf(api, actor, body));
  serve(api, downloadStatement, 'payment.own', async ({ actor, params, reply }) => {
    const { statementPaper } = await import('./statement-paper.ts');
    await sendPaper(reply, params.soa_no, await statementPaper(api, actor, params.soa_no));
  });
  serve(api, downloadReceipt, 'receipt.read', async ({ actor, params, reply }) => {
    const { receiptPaper } = await import('./receipt-paper.ts');
    await sendPaper(reply, params.receipt_no, await receiptPaper(api, actor, params.receipt_no));
  });
}

async function pageOfPayments({ db }: Api, actor: Actor, { cursor, ...query }: Received<typeof listMyPayments>['query']): Promise<Answer<typeof listMyPayments>> {
  const found = await listPayments(db, actor.account_id, { ...query, limit: query.limit + 1, after: placeOf(cursor) });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return {
    data: rows.map(({ items, issued_at: _issued, ...row }) => ({ ...row, amount: pesosText(row.amount), items: items.map((item) => ({ ...item, amount: pesosText(item.amount) })) })),
    next_cursor: found.length > query.limit && last ? `${last.issued_at}~${last.receipt_no}` : null,
    ...(await listPaymentChoices(db, actor.account_id)),
  };
}

/** The place after a row; a cursor that someone changed starts from the beginning. */
function placeOf(cursor = ''): PlaceAfter | undefined {
  const [at = '', number = ''] = cursor.split('~');
  return /^\d{4}-[\dT:.Z-]{10,30}$/.test(at) && !Number.isNaN(Date.parse(at)) && v.is(ReceiptNo, number) ? [at, number] : undefined;
}

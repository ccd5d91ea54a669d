import { type Answer, downloadReceipt, getStatement, listMyPayments, pesosText } from '@ebpls/contracts';

import { type Api, serve } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';
import { sendPaper } from '../../papers/send-paper.ts';
import { listPayments } from './receipts.queries.ts';
import { statementOf } from './statement.ts';

export function receiptsRoutes(api: Api): void {
  serve(api, listMyPayments, 'payment.own', ({ actor, query }) => pageOfPayments(api, actor, query));
  serve(api, getStatement, 'payment.own', ({ actor, query }) => statementOf(api, actor, query));
  serve(api, downloadReceipt, 'receipt.read', async ({ actor, params, reply }) => {
    const { receiptPaper } = await import('./receipt-paper.ts');
    await sendPaper(reply, params.receipt_no, await receiptPaper(api, actor, params.receipt_no));
  });
}

async function pageOfPayments({ db }: Api, actor: Actor, query: Parameters<typeof listPayments>[2]): Promise<Answer<typeof listMyPayments>> {
  const found = await listPayments(db, actor.account_id, { ...query, limit: query.limit + 1 });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return { data: rows.map((row) => ({ ...row, amount: pesosText(row.amount) })), next_cursor: found.length > query.limit && last ? last.receipt_no : null };
}

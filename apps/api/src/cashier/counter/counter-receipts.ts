import {
  type ReplyBody,
  type Centavos,
  type CounterReceiptRow,
  type listCounterReceipts,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { isAllowed, toManilaDay } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { toCancelDecision } from '../../domain/payments/counter/lock-payment.ts';
import {
  getOtherDeciderText,
  type Decider,
  mayDecide,
  loadDecider,
} from '../../domain/access/separation/second-person.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listRows, orderByNumber, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

type CounterReceiptsQuery = EndpointInput<typeof listCounterReceipts>['query'];
type CounterReceiptsReply = ReplyBody<typeof listCounterReceipts>;

interface ReceiptRow extends Omit<CounterReceiptRow, 'amount' | 'acts' | 'why_another' | 'payment_receipts'> {
  readonly collector_id: number;
  readonly amount: Centavos;
  readonly payment_receipts: readonly (Pick<CounterReceiptRow, 'receipt_no' | 'agency'> & {
    readonly amount: Centavos;
  })[];
  readonly entry_id: number;
}

/** Loads a page of receipts of the counter, newest first, with the actions that the reader may take on each. */
export async function loadReceiptPage(
  { db, clock, wideReads }: Api,
  actor: Actor,
  query: CounterReceiptsQuery,
): Promise<CounterReceiptsReply> {
  const read = () => listReceipts(db, actor, query);
  const { pageRows, next_cursor } = await (query.search === undefined ? read() : wideReads.run(read));
  const decider = await loadDecider(db, actor);
  return { data: pageRows.map((row) => toCounterReceipt(row, decider, clock.today())), next_cursor };
}

/** Only conditions that this page can meet are queried, so that each list uses its own index. */
function listReceipts(
  db: Database,
  actor: Actor,
  { search, day, collector, ...page }: CounterReceiptsQuery,
): Promise<RowPage<ReceiptRow>> {
  return listRows({
    db,
    select: sql<ReceiptRow>`
      select
        r.receipt_no, r.agency, r.amount, r.payment_id, r.state, r.tender, r.payor, c.company_name, b.top_no,
        r.issued_at, r.collector_id, o.full_name as collector_name, p.report_no, r.undone_reason, r.entry_id,
        (
          select
            jsonb_agg(
              jsonb_build_object('receipt_no', s.receipt_no, 'agency', s.agency, 'amount', s.amount) order by s.entry_id
            )
          from receipt s
          where s.payment_id = r.payment_id and s.state = r.state
        ) as payment_receipts
      from receipt r
      join payment y using (payment_id)
      join bill b using (bill_id)
      join application a using (assessment_id)
      join business c using (business_id)
      join account o on o.id = r.collector_id
      left join collection_report p using (report_id)`,
    where: [
      collector === 'all' ? sql`r.collector_id is not null` : sql`r.collector_id = ${actor.account_id}::bigint`,
      ...(day === undefined ? [] : [isOfDay(day)]),
      ...(search === undefined ? [] : [hasWritten(search)]),
    ],
    order: orderByNumber('r.entry_id', 'newest'),
    ...page,
    getKey: ({ receipt_no, entry_id }) => [receipt_no, entry_id],
  });
}

function isOfDay(day: string): RawBuilder<boolean> {
  return sql`
    r.issued_at >= (${day}::date)::timestamp at time zone 'Asia/Manila'
    and r.issued_at < (${day}::date + 1)::timestamp at time zone 'Asia/Manila'`;
}

function hasWritten(search: string): RawBuilder<boolean> {
  const pattern = toSearchPattern(search);
  return sql`(
    lower(r.receipt_no) like ${pattern}
    or ${hasNamePart(toPlainName(sql`r.payor`), search)}
    or ${hasNamePart(sql`c.search_name`, search)}
    or lower(b.top_no) like ${pattern}
  )`;
}

function toCounterReceipt(receipt: ReceiptRow, decider: Decider, today: string): CounterReceiptsReply['data'][number] {
  const { entry_id: _entry, collector_id: _collector, amount, payment_receipts, ...row } = receipt;
  const { actor } = decider;
  const decision = toCancelDecision([receipt]);
  const mayBeCancelled = row.report_no === null && toManilaDay(row.issued_at) === today;
  const acts: CounterReceiptsReply['data'][number]['acts'] = [];
  const cancels = row.state === 'ISSUED' && mayBeCancelled;
  if (cancels && mayDecide(decider, decision)) acts.push('cancel');
  if (row.state === 'ISSUED' && !mayBeCancelled && isAllowed(actor, 'counter.collect')) acts.push('ask_reversal');
  return {
    ...row,
    amount: formatPesosText(amount),
    payment_receipts: payment_receipts.map((one) => ({ ...one, amount: formatPesosText(one.amount) })),
    acts,
    ...(cancels && getOtherDeciderText(decider, decision)),
  };
}

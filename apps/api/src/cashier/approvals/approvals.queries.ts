// Queries of approvals that a cashier requests and a treasurer decides.

import type { ApprovalKind, ApprovalState, Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { StandingReceipt } from '../../domain/payments/counter/lock-payment.ts';
import type { Database, Trx } from '../../platform/database/database.ts';

/** A receipt in force by its collector, who does not decide on its reversal. */
export type Collection = Pick<StandingReceipt, 'collector_id' | 'issued_at'>;

export interface WaitingApproval {
  readonly approval_id: number;
  readonly kind: ApprovalKind;
  readonly state: ApprovalState;
  readonly amount: Centavos;
  readonly reason: string;
  readonly company_name: string;
  readonly top_no: string;
  readonly receipt_nos: string[];
  /** Receipts that a reversal would undo. */
  readonly collections: readonly Collection[];
  readonly asked_by: string;
  readonly asked_by_id: number;
  readonly asked_at: string;
}

/** More than a day's counters request; the oldest come first, so that the others follow as these are decided. */
const MAX_LISTED_APPROVALS = 200;

/** Undecided requests, oldest first; a partial payment is only useful on its day. */
export async function listWaitingApprovals(db: Database, today: string): Promise<WaitingApproval[]> {
  const { rows } = await sql<WaitingApproval>`
    select
      v.approval_id, v.kind, v.state, v.amount, v.reason, c.company_name, b.top_no,
      o.full_name as asked_by, v.asked_by as asked_by_id, v.asked_at,
      (
        select coalesce(array_agg(r.receipt_no order by r.entry_id), '{}')
        from receipt r
        where r.payment_id = v.payment_id and r.state = 'ISSUED'
      ) as receipt_nos,
      (
        select coalesce(jsonb_agg(jsonb_build_object('collector_id', r.collector_id, 'issued_at', r.issued_at)), '[]')
        from receipt r
        where r.payment_id = v.payment_id and r.state = 'ISSUED'
      ) as collections
    from counter_approval v
    join bill b using (bill_id)
    join application a using (assessment_id)
    join business c using (business_id)
    join account o on o.id = v.asked_by
    where v.state = 'ASKED' and (v.kind = 'REVERSE' or v.asked_on = ${today}::date)
    order by v.approval_id
    limit ${MAX_LISTED_APPROVALS}`.execute(db);
  return rows;
}

/** Payment and business of a requested approval. */
export function findRequestedApproval(trx: Trx, approval_id: number) {
  return trx
    .selectFrom('counter_approval as v')
    .innerJoin('bill as b', 'b.bill_id', 'v.bill_id')
    .innerJoin('application as a', 'a.assessment_id', 'b.assessment_id')
    .select(['v.payment_id', 'a.business_id'])
    .where('v.approval_id', '=', approval_id)
    .executeTakeFirst();
}

/** Receipts in force of a payment. */
export function listCollections(trx: Trx, payment_id: number): Promise<Collection[]> {
  return trx
    .selectFrom('receipt')
    .select(['collector_id', 'issued_at'])
    .where('payment_id', '=', payment_id)
    .where('state', '=', 'ISSUED')
    .execute();
}

export function lockApproval(trx: Trx, approval_id: number) {
  return trx
    .selectFrom('counter_approval')
    .select(['approval_id', 'kind', 'state', 'asked_by', 'asked_at', 'asked_on', 'payment_id', 'reason'])
    .where('approval_id', '=', approval_id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Lapses granted approvals that were not used and requests of an earlier day, so that another amount can be requested
 * when the payer brings one.
 */
export async function lapseUnusedPartials(trx: Trx, bill_id: number, today: string): Promise<void> {
  await trx
    .updateTable('counter_approval')
    .set({ state: 'LAPSED' })
    .where('bill_id', '=', bill_id)
    .where('kind', '=', 'PARTIAL')
    .where((where) =>
      where.or([
        where('state', '=', 'GRANTED'),
        where.and([where('state', '=', 'ASKED'), where('asked_on', '<', today)]),
      ]),
    )
    .execute();
}

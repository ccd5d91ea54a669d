// Queries of refund claims.

import type {
  AttemptState,
  Centavos,
  Locale,
  PaymentMethod,
  RefundGround,
  RefundState,
  VoucherKind,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import {
  listRows,
  orderByDay,
  orderByNumber,
  type PageQuery,
  type RowPage,
} from '../../platform/database/list-rows.ts';
import type { Fund } from '../../tables/ledger.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

/** A refund claim with its receipt and the people who handled it. */
export interface RefundClaim {
  readonly claim_id: number;
  readonly refund_no: string;
  readonly receipt_no: string;
  readonly receipt_amount: Centavos;
  readonly receipt_state: 'ISSUED' | 'CANCELLED' | 'REVERSED';
  readonly fund: Fund;
  readonly payment_id: number;
  readonly bill_id: number;
  readonly assessment_id: number;
  readonly paid_at: string;
  readonly channel: string;
  /** A cheque or a deposit slip that the bank has not confirmed. */
  readonly bank_waits: boolean;
  readonly request_id: string | null;
  readonly response_id: string | null;
  /** Number at the gateway where several orders were paid together. */
  readonly joint_id: string | null;
  readonly attempt_state: AttemptState | null;
  /** Payment method at the gateway; null for the counter. */
  readonly method: PaymentMethod | null;
  readonly top_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly account_id: number;
  readonly claimant: string;
  readonly firstname: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly amount: Centavos;
  readonly ground: RefundGround;
  readonly reason: string;
  readonly state: RefundState;
  readonly due_on: string;
  readonly filed_by: number;
  readonly filed_at: string;
  readonly storage_key: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  readonly size: number | null;
  readonly amount_found: Centavos | null;
  readonly finding: string;
  readonly evaluated_by: number | null;
  readonly evaluated_by_name: string | null;
  readonly evaluated_at: string | null;
  readonly decision: string;
  readonly decided_by_name: string | null;
  readonly decided_at: string | null;
  readonly voucher_kind: VoucherKind | null;
  readonly voucher_no: string | null;
  readonly gateway_refund_id: string | null;
  readonly settled_at: string | null;
}

const SELECT_REFUNDS = sql<RefundClaim>`
  select
    k.claim_id, k.refund_no, k.receipt_no, r.amount as receipt_amount, r.state as receipt_state, r.fund, r.payment_id,
    p.bill_id, b.assessment_id, p.paid_at, p.channel,
    exists (
      select from cheque q where q.payment_id = r.payment_id and q.state in ('HELD', 'DEPOSITED')
      union all
      select
      from deposit_slip s
      where s.payment_id = r.payment_id and not s.is_void and s.matched_at is null
    ) as bank_waits, p.request_id, t.response_id, t.joint_id, t.state as attempt_state, t.method, b.top_no, k.business_id, c.company_code,
    c.company_name, k.account_id, o.full_name as claimant, o.firstname, o.email, o.locale,
    k.amount, k.ground, k.reason, k.state, k.due_on, k.filed_by, k.filed_at, k.storage_key, k.file_name, k.media_type,
    k.size, k.amount_found, k.finding, k.evaluated_by, e.full_name as evaluated_by_name,
    k.evaluated_at, k.decision, d.full_name as decided_by_name, k.decided_at, k.voucher_kind,
    k.voucher_no, k.gateway_refund_id, k.settled_at
  from refund_claim k
  join receipt r using (receipt_no)
  join payment p using (payment_id)
  left join payment_attempt t on t.request_id = p.request_id
  join bill b on b.bill_id = p.bill_id
  join business c on c.business_id = k.business_id
  join account o on o.id = k.account_id
  left join account e on e.id = k.evaluated_by
  left join account d on d.id = k.decided_by`;

async function readRefunds(db: Database | Trx, clause: RawBuilder<unknown>): Promise<RefundClaim[]> {
  return (await sql<RefundClaim>`${SELECT_REFUNDS} ${clause}`.execute(db)).rows;
}

export async function findRefund(db: Database | Trx, refund_no: string): Promise<RefundClaim | undefined> {
  return (await readRefunds(db, sql`where k.refund_no = ${refund_no}`))[0];
}

/** A claim by its number, locked. Its receipt, or its order and attempt, are locked before. */
export async function lockRefund(trx: Trx, refund_no: string): Promise<RefundClaim | undefined> {
  return (await readRefunds(trx, sql`where k.refund_no = ${refund_no} for update of k`))[0];
}

/** Claims whose refund was requested from the gateway and not confirmed yet. */
export function listRefunding(db: Database): Promise<RefundClaim[]> {
  return readRefunds(db, sql`where k.state = 'REFUNDING' order by k.claim_id limit 50`);
}

/** Refund claims of a person, newest first. */
export function listPersonRefunds(db: Database, account_id: number, page: PageQuery): Promise<RowPage<RefundClaim>> {
  return listRows({
    db,
    select: SELECT_REFUNDS,
    where: [sql`k.account_id = ${account_id}::bigint`],
    order: orderByNumber('k.claim_id', 'newest'),
    ...page,
    getKey: ({ claim_id }) => ['', claim_id],
  });
}

interface RefundSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly state: 'waiting' | 'closed';
}

/** Waiting claims by the day on which they should be evaluated, or closed ones, newest first. */
export function listAllRefunds(db: Database, { search, state, ...page }: RefundSearch): Promise<RowPage<RefundClaim>> {
  const isWaiting = state === 'waiting';
  return listRows({
    db,
    select: SELECT_REFUNDS,
    where: [
      isWaiting
        ? sql`k.state in ('CLAIMED', 'EVALUATED', 'APPROVED', 'REFUNDING')`
        : sql`k.state in ('DENIED', 'CREDITED', 'REFUNDED')`,
      hasSearchText(search, { name: sql`c.search_name`, columns: ['k.refund_no', 'k.receipt_no', 'b.top_no'] }),
    ],
    order: isWaiting ? orderByDay('k.due_on', 'k.claim_id') : orderByNumber('k.claim_id', 'newest'),
    ...page,
    getKey: ({ due_on, claim_id }) => [due_on, claim_id],
  });
}

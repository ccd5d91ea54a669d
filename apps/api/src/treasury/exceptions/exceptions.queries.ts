// Queries of gateway money that was set aside for the treasurer.

import type { Centavos, ExceptionOutcome, ExceptionState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

/** Money that was set aside, with the known facts about its origin. */
export interface ExceptionRecord {
  readonly exception_id: number;
  readonly kind: 'OVERPAYMENT' | 'MISMATCH' | 'UNKNOWN';
  readonly state: ExceptionState;
  readonly outcome: ExceptionOutcome | null;
  readonly amount: Centavos;
  readonly currency: string;
  readonly detail: string;
  readonly reason: string;
  readonly request_id: string | null;
  readonly notification_id: number | null;
  readonly refund_id: string | null;
  readonly entry_id: number | null;
  readonly business_id: number | null;
  readonly company_code: string | null;
  readonly company_name: string | null;
  readonly top_no: string | null;
  readonly opened_at: string;
  readonly closed_at: string | null;
  readonly proposed_by: number | null;
  readonly proposed_by_name: string | null;
  /** A proposed credit or posting; null for a refund. */
  readonly proposed_outcome: 'CREDITED' | 'MATCHED' | null;
  readonly proposed_target: string;
  readonly decided_by_name: string | null;
}

const SELECT_EXCEPTIONS = sql<ExceptionRecord>`
  select
    x.exception_id, x.kind, x.state, x.outcome, x.amount, x.currency, x.detail, x.reason,
    coalesce(x.request_id, n.request_id) as request_id, x.notification_id, x.refund_id, x.entry_id, c.business_id,
    c.company_code, c.company_name, b.top_no, x.opened_at, x.closed_at, x.proposed_by, x.proposed_outcome, x.proposed_target,
    p.full_name as proposed_by_name, d.full_name as decided_by_name
  from payment_exception x
  left join payment_notification n using (notification_id)
  left join payment_attempt t on t.request_id = x.request_id
  left join bill b on b.bill_id = t.bill_id
  left join application a on a.assessment_id = b.assessment_id
  left join business c on c.business_id = coalesce(x.business_id, a.business_id)
  left join account p on p.id = x.proposed_by
  left join account d on d.id = x.decided_by`;

async function readExceptions(db: Database | Trx, clause: RawBuilder<unknown>): Promise<ExceptionRecord[]> {
  return (await sql<ExceptionRecord>`${SELECT_EXCEPTIONS} ${clause}`.execute(db)).rows;
}

export async function findException(db: Database | Trx, exception_id: number): Promise<ExceptionRecord | undefined> {
  return (await readExceptions(db, sql`where x.exception_id = ${exception_id}::bigint`))[0];
}

/** An exception by its id, locked. The attempt and its order are locked before. */
export async function lockException(trx: Trx, exception_id: number): Promise<ExceptionRecord | undefined> {
  return (await readExceptions(trx, sql`where x.exception_id = ${exception_id}::bigint for update of x`))[0];
}

/** Money whose refund was requested and not confirmed. */
export function listRefunding(db: Database): Promise<ExceptionRecord[]> {
  return readExceptions(db, sql`where x.state = 'REFUNDING' order by x.exception_id limit 50`);
}

interface ExceptionSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly state?: 'waiting' | 'closed' | undefined;
}

/** Waiting rows, oldest first, or closed rows, newest first. */
export function listExceptionRows(
  db: Database,
  { search, state = 'waiting', ...page }: ExceptionSearch,
): Promise<RowPage<ExceptionRecord>> {
  const isWaiting = state === 'waiting';
  return listRows({
    db,
    select: SELECT_EXCEPTIONS,
    where: [
      isWaiting ? sql`x.state <> 'CLOSED'` : sql`x.state = 'CLOSED'`,
      hasSearchText(search, {
        name: sql`c.search_name`,
        columns: [sql`coalesce(x.request_id, n.request_id)`, 'b.top_no'],
      }),
    ],
    order: orderByNumber('x.exception_id', isWaiting ? 'oldest' : 'newest'),
    ...page,
    getKey: ({ exception_id }) => ['', exception_id],
  });
}

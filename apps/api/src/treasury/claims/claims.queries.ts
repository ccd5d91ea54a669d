// Queries of owners' claims that a payment was not posted.

import type { AttemptState, Centavos, ClaimOutcome, ClaimState, Locale } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import {
  listRows,
  orderByDay,
  orderByNumber,
  type PageQuery,
  type RowPage,
} from '../../platform/database/list-rows.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

export interface ClaimRecord {
  readonly claim_id: number;
  readonly claim_no: string;
  readonly account_id: number;
  readonly bill_id: number;
  readonly assessment_code: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly top_no: string;
  readonly reference: string;
  readonly amount: Centavos;
  readonly paid_on: string;
  readonly note: string;
  readonly state: ClaimState;
  readonly outcome: ClaimOutcome | null;
  readonly answer: string;
  readonly request_id: string | null;
  readonly due_on: string;
  readonly opened_at: string;
  readonly escalated_at: string | null;
  readonly answered_at: string | null;
  readonly storage_key: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  readonly size: number | null;
  readonly claimant: string;
  readonly firstname: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly receipts: readonly string[];
  readonly attempts: readonly {
    readonly request_id: string;
    readonly state: AttemptState;
    readonly amount: Centavos;
    readonly started_at: string;
    readonly provider_ref: string;
  }[];
}

const SELECT_CLAIMS = sql<ClaimRecord>`
  select
    k.claim_id, k.claim_no, k.account_id, k.bill_id, a.assessment_code, c.business_id, c.company_code, c.company_name,
    b.top_no, k.reference, k.amount, k.paid_on, k.note, k.state, k.outcome, k.answer, k.request_id, k.due_on,
    k.opened_at, k.escalated_at, k.answered_at, k.storage_key, k.file_name, k.media_type, k.size,
    o.full_name as claimant, o.firstname, o.email, o.locale,
    coalesce(
      (
        select array_agg(r.receipt_no order by r.receipt_no)
        from payment p
        join receipt r using (payment_id)
        where p.request_id = k.request_id
      ), '{}'
    ) as receipts,
    coalesce(
      (
        select
          json_agg(
            json_build_object(
              'request_id', t.request_id, 'state', t.state, 'amount', t.amount, 'provider_ref',
              coalesce(t.provider_ref, ''), 'started_at',
              to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            ) order by t.created_at desc
          )
        from payment_attempt t
        where t.bill_id = k.bill_id
      ), '[]'
    ) as attempts
  from payment_claim k
  join bill b using (bill_id)
  join application a using (assessment_id)
  join business c using (business_id)
  join account o on o.id = k.account_id`;

async function readClaims(db: Database | Trx, clause: RawBuilder<unknown>): Promise<ClaimRecord[]> {
  return (await sql<ClaimRecord>`${SELECT_CLAIMS} ${clause}`.execute(db)).rows;
}

export async function findClaim(db: Database | Trx, claim_no: string): Promise<ClaimRecord | undefined> {
  return (await readClaims(db, sql`where k.claim_no = ${claim_no}`))[0];
}

/** A claim by its number, locked. */
export async function lockClaim(trx: Trx, claim_no: string): Promise<ClaimRecord | undefined> {
  return (await readClaims(trx, sql`where k.claim_no = ${claim_no} for update of k`))[0];
}

/** The open claim of an order with this reference. */
export async function findOpenClaim(trx: Trx, bill_id: number, reference: string): Promise<ClaimRecord | undefined> {
  return (
    await readClaims(trx, sql`where k.bill_id = ${bill_id}::bigint and k.reference = ${reference} and k.state = 'OPEN'`)
  )[0];
}

/**
 * Open claims, the longest not queried first, so that claims which only the treasurer can answer do not delay the
 * others.
 */
export function listOpenClaims(db: Database): Promise<ClaimRecord[]> {
  return readClaims(db, sql`where k.state = 'OPEN' order by k.asked_at, k.claim_id limit 200`);
}

/** Claims of a person, newest first. */
export function listPersonClaims(db: Database, account_id: number, page: PageQuery): Promise<RowPage<ClaimRecord>> {
  return listRows({
    db,
    select: SELECT_CLAIMS,
    where: [sql`k.account_id = ${account_id}::bigint`],
    order: orderByNumber('k.claim_id', 'newest'),
    ...page,
    getKey: ({ claim_id }) => ['', claim_id],
  });
}

interface ClaimSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly state: ClaimState;
}

/** Open claims by their due day, late ones first; answered ones newest first. */
export function listAllClaims(db: Database, { search, state, ...page }: ClaimSearch): Promise<RowPage<ClaimRecord>> {
  return listRows({
    db,
    select: SELECT_CLAIMS,
    where: [
      sql`k.state = ${state}`,
      hasSearchText(search, { name: sql`c.search_name`, columns: ['k.claim_no', 'k.reference', 'b.top_no'] }),
    ],
    order: state === 'OPEN' ? orderByDay('k.due_on', 'k.claim_id') : orderByNumber('k.claim_id', 'newest'),
    ...page,
    getKey: ({ due_on, claim_id }) => [due_on, claim_id],
  });
}

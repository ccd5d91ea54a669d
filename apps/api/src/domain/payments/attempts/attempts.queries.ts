// Queries of online payment attempts, of one order or of several that are paid together.

import type { AttemptState, Centavos, ExceptionOutcome, PaymentMethod } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import type { PaidItem } from '../../../tables/money.ts';
import { whereOwnedBy } from '../../access/delegations/authority.ts';
import type { PaymentRef } from '../gateway/payment-provider.ts';

export interface AttemptRow {
  readonly request_id: string;
  /** Number at the gateway of a payment of several orders, of which this is one; null where it is `request_id`. */
  readonly joint_id: string | null;
  readonly bill_id: number;
  readonly account_id: number;
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly top_no: string;
  readonly method: PaymentMethod;
  readonly amount: Centavos;
  /** Amount at the gateway: that of all orders that are paid together. */
  readonly charged: Centavos;
  readonly state: AttemptState;
  readonly items: readonly PaidItem[];
  readonly response_id: string | null;
  readonly response_code: string | null;
  readonly provider_ref: string | null;
  readonly asked_at: string | null;
  readonly ask_again_at: string | null;
  readonly created_at: string;
  readonly lock_until: string;
  /** Problem of an attempt whose money could not be posted as it came. */
  readonly problem: 'OVERPAYMENT' | 'MISMATCH' | null;
  /** Outcome of such money. */
  readonly outcome: ExceptionOutcome | null;
  readonly receipts: readonly {
    readonly receipt_no: string;
    readonly agency: 'MUNICIPAL' | 'BARANGAY' | 'BFP';
    readonly amount: Centavos;
  }[];
}

/**
 * Condition that the exception `x` is about the attempt `t`. A wrong amount of several orders is about all of them and
 * stored with the first.
 */
const IS_OF_ATTEMPT = sql`
  x.request_id = any(
    case
      when t.joint_id is null then array[t.request_id]
      else array(select share.request_id from payment_attempt share where share.joint_id = t.joint_id)
    end
  )
  and (x.request_id = t.request_id or x.kind = 'MISMATCH')`;

const SELECT_ATTEMPTS = sql`
  select
    t.request_id, t.joint_id, t.bill_id, t.account_id, a.assessment_id, a.assessment_code, c.company_code,
    c.company_name, b.top_no, t.method, t.amount,
    case
      when t.joint_id is null then t.amount else (
        select sum(share.amount)::bigint from payment_attempt share where share.joint_id = t.joint_id
      )
    end as charged, t.state, t.items, t.response_id, t.response_code, t.provider_ref, t.asked_at, t.ask_again_at,
    t.created_at, t.lock_until,
    (
      select x.kind
      from payment_exception x
      where x.state <> 'CLOSED' and ${IS_OF_ATTEMPT}
      order by x.exception_id desc
      limit 1
    ) as problem,
    (
      select x.outcome
      from payment_exception x
      where x.state = 'CLOSED' and ${IS_OF_ATTEMPT}
      order by x.exception_id desc
      limit 1
    ) as outcome,
    coalesce(
      (
        select
          json_agg(
            json_build_object('receipt_no', r.receipt_no, 'agency', r.agency, 'amount', r.amount) order by r.receipt_no
          )
        from payment p
        join receipt r using (payment_id)
        where p.request_id = t.request_id
      ), '[]'
    ) as receipts
  from payment_attempt t
  join bill b using (bill_id)
  join application a using (assessment_id)
  join business c using (business_id)`;

/**
 * Attempts `t` with their bill `b`, application `a` and business `c`; `rest` is the part of the statement after the
 * tables.
 */
export async function readAttempts(db: Database | Trx, clause: RawBuilder<unknown>): Promise<AttemptRow[]> {
  return (await sql<AttemptRow>`${SELECT_ATTEMPTS} ${clause}`.execute(db)).rows;
}

/**
 * Attempts of a person, as a condition on an attempt `t`. An attempt begun for another counts while the person may pay
 * for that business.
 */
export function whereOwnAttempt(actor: Actor): RawBuilder<boolean> {
  return sql`(t.account_id = ${actor.account_id}::bigint and (t.paid_under is null or ${whereOwnedBy(actor, 'a')}))`;
}

export async function findAttempt(
  db: Database | Trx,
  request_id: string,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<AttemptRow | undefined> {
  return (
    await readAttempts(db, sql`where ${isNumbered(request_id)} and ${condition} order by t.request_id limit 1`)
  )[0];
}

/** Condition that an attempt `t` has this number, or is paid under it together with others. */
const isNumbered = (request_id: string): RawBuilder<boolean> =>
  sql`(t.request_id = ${request_id} or t.joint_id = ${request_id})`;

export async function findLastAttempt(
  db: Database,
  actor: Actor,
  assessment_code: string | undefined,
): Promise<AttemptRow | undefined> {
  return (
    await readAttempts(
      db,
      sql`
        where ${whereOwnAttempt(actor)}
          and (${assessment_code ?? null}::text is null or a.assessment_code = ${assessment_code ?? null})
        order by t.created_at desc
        limit 1`,
    )
  )[0];
}

/** Newest attempt of a person that waits for the gateway. */
export async function findOpenAttempt(db: Database, actor: Actor): Promise<AttemptRow | undefined> {
  return (
    await readAttempts(
      db,
      sql`
        where ${whereOwnAttempt(actor)} and t.state in ('CREATED', 'REDIRECTED', 'PENDING')
        order by t.created_at desc
        limit 1`,
    )
  )[0];
}

export async function findLiveAttempt(db: Database | Trx, bill_id: number): Promise<AttemptRow | undefined> {
  return (
    await readAttempts(
      db,
      sql`
        where t.bill_id = ${bill_id}::bigint and t.state in ('CREATED', 'REDIRECTED', 'PENDING')
        order by t.created_at desc
        limit 1`,
    )
  )[0];
}

/** One of several orders that are paid together stands for all: the gateway knows one number. */
const IS_FIRST_SHARE = sql`
  (
    t.joint_id is null
    or t.request_id = (select min(share.request_id) from payment_attempt share where share.joint_id = t.joint_id)
  )`;

/** Attempts whose next query is due, oldest first. */
export async function listDueAttempts(db: Database, now: Date): Promise<AttemptRow[]> {
  return readAttempts(
    db,
    sql`
      where t.state in ('CREATED', 'REDIRECTED', 'PENDING')
        and t.ask_again_at <= ${now}::timestamptz
        and ${IS_FIRST_SHARE}
      order by t.ask_again_at
      limit 50`,
  );
}

/** Every attempt to pay an order, newest first. */
export function listAttemptsOfBill(db: Database | Trx, bill_id: number): Promise<AttemptRow[]> {
  return readAttempts(db, sql`where t.bill_id = ${bill_id}::bigint order by t.created_at desc`);
}

/** Attempts under a number of the gateway: one, or one for each order that is paid with it. */
export function listGatewayAttempts(db: Database | Trx, request_id: string): Promise<AttemptRow[]> {
  return readAttempts(db, sql`where ${isNumbered(request_id)} order by t.request_id`);
}

/** Number under which the gateway knows an attempt. */
export function getGatewayNumber({ request_id, joint_id }: Pick<AttemptRow, 'request_id' | 'joint_id'>): string {
  return joint_id ?? request_id;
}

/** Numbers of the gateway for a query or a refund. */
export function toGatewayRef(attempt: Pick<AttemptRow, 'request_id' | 'joint_id' | 'response_id'>): PaymentRef {
  return { request_id: getGatewayNumber(attempt), response_id: attempt.response_id };
}

/** Condition on `payment_attempt t`: the attempt, or one that is paid together with it. */
export const isPaidWith = (request_id: string): RawBuilder<boolean> => sql`
  (
    t.request_id = ${request_id}
    or t.joint_id = (select named.joint_id from payment_attempt named where named.request_id = ${request_id})
  )`;

/** State of an attempt, locked with those that are paid together with it. The caller has locked its bill. */
export async function lockAttempt(trx: Trx, request_id: string): Promise<AttemptState | undefined> {
  const { rows } = await sql<{ request_id: string; state: AttemptState }>`
    select t.request_id, t.state
    from payment_attempt t
    where ${isPaidWith(request_id)}
    order by t.request_id
    for update`.execute(trx);
  return rows.find((row) => row.request_id === request_id)?.state;
}

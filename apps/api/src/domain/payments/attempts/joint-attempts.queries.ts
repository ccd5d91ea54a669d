// Queries of attempts that are one payment at the gateway: one order, or several orders that are paid together.

import type { AttemptState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { type AttemptRow, isNumbered, readAttempts } from './attempts.queries.ts';
import type { PaymentRef } from '../gateway/payment-provider.ts';

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

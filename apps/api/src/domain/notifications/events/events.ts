// Stores one event for an act; its consumers notify people after the commit.

import { sql } from 'kysely';

import type { Transaction } from '../../../platform/transactions/transaction.ts';

/** A kind of act that others are notified of. */
export interface EventKind<Params extends object> {
  readonly kind: string;
  /** Parameters as they were stored. */
  readonly toParams: (storedParams: object) => Params;
}

/** Declares a kind of event. Its parameters are stored as JSON, so they are texts, numbers and lists of them. */
export function defineEvent<Params extends object>(kind: string): EventKind<Params> {
  return { kind, toParams: (storedParams) => storedParams as Params };
}

/** The job that delivers one event to its consumers. */
export const DELIVER_EVENT = 'deliver_event';

/**
 * Stores the event of an act in its transaction, with the job that delivers it. What the act changed, its history and
 * its event are stored together or not at all (decision 0250).
 */
export async function insertEvent<Params extends object>(
  { trx, now, actor }: Pick<Transaction, 'trx' | 'now' | 'actor'>,
  { kind }: EventKind<Params>,
  params: Params,
): Promise<void> {
  await sql`
    with event as (
      insert into act_event (kind, acted_at, actor_id, params)
      values (
        ${kind}, ${now}::timestamptz, ${actor?.account_id ?? null}::bigint, ${JSON.stringify(params)}::jsonb
      )
      returning event_id
    )
    select
      graphile_worker.add_job(
        ${DELIVER_EVENT}, payload := json_build_object('event_id', event_id), max_attempts := 10,
        job_key := 'event ' || event_id
      )
    from event`.execute(trx);
}

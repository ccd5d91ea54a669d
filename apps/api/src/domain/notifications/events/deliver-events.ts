// Delivers stored events to their consumers, each once.

import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { inTransaction } from '../../../platform/transactions/transaction.ts';
import type { EventConsumer, StoredEvent } from './consumers.ts';
import { DELIVER_EVENT } from './events.ts';

const EVERY_MINUTE = '* * * * *';
const REMOVAL_TIME = '20 18 * * *'; // Twenty past two o'clock at night in Manila, in UTC.
const MAX_ERROR_LENGTH = 500;

type EventsApi = Pick<Api, 'db' | 'clock' | 'config'>;

interface ActEventRow extends StoredEvent<object> {
  readonly kind: string;
  readonly acted_at: Date;
}

/**
 * Registers the jobs of events: one delivers an event as soon as its act is committed, one finds each minute what has
 * lost its job, and one removes delivered events after a quarter of a year.
 */
export function registerEventJobs(api: Api, consumers: readonly EventConsumer[]): void {
  const { jobs, db } = api;
  jobs.task(DELIVER_EVENT, (payload) => deliverEvent(api, consumers, (payload as { event_id: number }).event_id), {
    is_urgent: true,
  });
  jobs.task('enqueue_lost_events', () => enqueueLostEvents(db));
  jobs.cron(EVERY_MINUTE, 'enqueue_lost_events');
  jobs.task('remove_old_events', () => removeOldEvents(db));
  jobs.cron(REMOVAL_TIME, 'remove_old_events');
}

/**
 * Delivers one event to each of its consumers that has not had it. A consumer that fails does not stop the others; the
 * error is saved with the event, and thrown, so that the job is repeated with growing pauses.
 */
export async function deliverEvent(
  api: EventsApi,
  consumers: readonly EventConsumer[],
  event_id: number,
): Promise<void> {
  const event = await findPendingEvent(api.db, event_id);
  if (event === undefined) return;
  const readers = consumers.filter(({ kind }) => kind === event.kind);
  // One transaction for all, which is nearly always enough; after an error each has its own, to find the one that fails.
  const isDelivered = await deliverAll(api, readers, event).then(
    () => true,
    () => false,
  );
  const faults: unknown[] = [];
  if (!isDelivered)
    for (const consumer of readers)
      await deliverAll(api, [consumer], event).catch((fault: unknown) => faults.push(fault));
  await saveOutcome(api.db, event_id, faults[0]);
  if (faults.length > 0) throw faults[0];
}

/** Delivers everything that is pending and was not tried, oldest first; for tests and for commands. */
export async function deliverPendingEvents(api: EventsApi, consumers: readonly EventConsumer[]): Promise<void> {
  const { rows } = await sql<{ event_id: number }>`
    select event_id from act_event where delivered_at is null and last_error is null order by event_id`.execute(api.db);
  for (const { event_id } of rows) await deliverEvent(api, consumers, event_id);
  if (rows.length > 0)
    await completeJobs(
      api.db,
      rows.map(({ event_id }) => `event ${event_id}`),
    );
}

/** Jobs of events that were delivered without them. */
async function completeJobs(db: Database, keys: readonly string[]): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = any(${keys}::text[])))
  `.execute(db);
}

/** The row of a delivery is written first: a second worker waits for it, and then finds the work done. */
async function deliverAll(api: EventsApi, consumers: readonly EventConsumer[], event: ActEventRow): Promise<void> {
  const { db, clock, config } = api;
  const { event_id, acted_at: now } = event;
  if (consumers.every(({ needs_rows }) => !needs_rows))
    return db.transaction().execute(async (trx) => {
      const tx = { trx, actor: undefined, now, today: clock.today(), public_url: config.public_url };
      for (const consumer of consumers)
        if (!consumer.needs_rows && (await insertDelivery(trx, event_id, consumer.name)))
          await consumer.deliver(tx, event);
    });
  return inTransaction(api, undefined, async (tx) => {
    for (const consumer of consumers)
      if (await insertDelivery(tx.trx, event_id, consumer.name)) await consumer.deliver({ ...tx, now }, event);
  });
}

async function insertDelivery(trx: Trx, event_id: number, consumer: string): Promise<boolean> {
  const { rows } = await sql`
    insert into act_event_delivery (event_id, consumer)
    values (${event_id}::bigint, ${consumer})
    on conflict do nothing
    returning event_id`.execute(trx);
  return rows.length > 0;
}

async function findPendingEvent(db: Database, event_id: number): Promise<ActEventRow | undefined> {
  const { rows } = await sql<Omit<ActEventRow, 'acted_at'> & { acted_at: string }>`
    select event_id, kind, acted_at, actor_id, delegation_id, params
    from act_event
    where event_id = ${event_id}::bigint and delivered_at is null`.execute(db);
  const [row] = rows;
  return row && { ...row, acted_at: new Date(row.acted_at) };
}

/** A delivered event keeps no parameters: they may name people, who can ask for their erasure. */
async function saveOutcome(db: Database, event_id: number, fault: unknown): Promise<void> {
  const last_error = fault === undefined ? null : String(fault).slice(0, MAX_ERROR_LENGTH);
  await sql`
    update act_event
    set attempts = attempts + 1,
        last_error = ${last_error},
        params = case when ${last_error}::text is null then '{}'::jsonb else params end,
        delivered_at = case when ${last_error}::text is null then now() end
    where event_id = ${event_id}::bigint`.execute(db);
}

/** An event without an error and without a job: its job was lost, for example with a restored database. */
async function enqueueLostEvents(db: Database): Promise<void> {
  await sql`
    select
      graphile_worker.add_job(
        ${DELIVER_EVENT}, payload := json_build_object('event_id', event_id), max_attempts := 10,
        job_key := 'event ' || event_id
      )
    from act_event
    where delivered_at is null and last_error is null and created_at < now() - interval '1 minute'
    order by event_id
    limit 5000`.execute(db);
}

async function removeOldEvents(db: Database): Promise<void> {
  await sql`delete from act_event where delivered_at < now() - interval '90 days'`.execute(db);
}

import { sql } from 'kysely';

import { seedMunicipality } from '../../../testing/municipality-seed.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../../testing/open-server.ts';
import { notifyPeople } from '../notify.ts';
import { inTransaction } from '../../../platform/transactions/transaction.ts';
import { defineConsumer, type EventConsumer } from './consumers.ts';
import { deliverEvent, deliverPendingEvents } from './deliver-events.ts';
import { defineEvent, insertEvent } from './events.ts';

interface Pinged {
  readonly account_id: number;
  readonly is_broken?: boolean;
}

const pingEvent = defineEvent<Pinged>('pinged');

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  admin = await server.person('admin');
});
beforeEach(async () => {
  await sql`truncate act_event, act_event_delivery, notification restart identity`.execute(server.api.db);
  await sql`delete from graphile_worker._private_jobs`.execute(server.api.db);
});
afterAll(() => server.close());

const notify = defineConsumer(pingEvent, {
  name: 'notify',
  effect: 'notification',
  deliver: (tx, { params: { account_id } }) =>
    notifyPeople(tx, [{ account_id, role_id: null }], {
      kind: 'application_filed',
      params: {},
      opens: { path: '/' },
    }),
});
/** Notifies, and then fails for what is broken: its notification must not remain. */
const failing = defineConsumer(pingEvent, {
  name: 'fail',
  effect: 'mail',
  deliver: async (tx, event) => {
    await notify.deliver(tx, event);
    if (event.params.is_broken) throw new Error('no such reader');
  },
});

/** One act with its event; returns the number of the event. */
async function ping(params: Partial<Pinged> = {}): Promise<number> {
  await inTransaction(server.serving, undefined, (tx) =>
    insertEvent(tx, pingEvent, { account_id: admin.account_id, ...params }),
  );
  const { rows } = await sql<{ id: number }>`select max(event_id) as id from act_event`.execute(server.api.db);
  return rows[0]?.id ?? 0;
}

async function countNotifications(): Promise<number> {
  const { rows } = await sql`select from notification`.execute(server.api.db);
  return rows.length;
}

async function readEvent(event_id: number) {
  const { rows } = await sql<{ attempts: number; last_error: string | null; is_delivered: boolean }>`
    select attempts, last_error, delivered_at is not null as is_delivered
    from act_event where event_id = ${event_id}::bigint`.execute(server.api.db);
  return rows[0];
}

const deliver = (event_id: number, ...consumers: readonly EventConsumer[]) =>
  deliverEvent(server.serving, consumers, event_id);

test('an act that is rolled back leaves neither an event nor a job', async () => {
  const act = inTransaction(server.serving, undefined, async (tx) => {
    await insertEvent(tx, pingEvent, { account_id: admin.account_id });
    throw new Error('the act failed');
  });
  await expect(act).rejects.toThrow('the act failed');
  const { rows } = await sql`
    select event_id::text from act_event union all select id::text from graphile_worker._private_jobs`.execute(
    server.api.db,
  );
  expect(rows).toEqual([]);
});

test('a repeated job, and two workers at the same time, notify once', async () => {
  const event_id = await ping();
  await Promise.all([deliver(event_id, notify), deliver(event_id, notify)]);
  await deliver(event_id, notify);
  expect(await countNotifications()).toBe(1);
  expect((await readEvent(event_id))?.is_delivered).toBe(true);
});

test('a notification has the time of the act, however late it is delivered', async () => {
  server.setNow('2026-01-12T08:00:00+08:00');
  const event_id = await ping();
  server.setNow('2026-01-12T09:00:00+08:00');
  await deliver(event_id, notify);
  const { rows } = await sql<{ told_at: string }>`select told_at from notification`.execute(server.api.db);
  expect(rows.map(({ told_at }) => new Date(told_at).toISOString())).toEqual(['2026-01-12T00:00:00.000Z']);
});

test('a consumer that fails stops no other, leaves nothing half done, and is repeated alone', async () => {
  const brokenPing = await ping({ is_broken: true });
  await expect(deliver(brokenPing, failing, notify)).rejects.toThrow('no such reader');
  expect(await countNotifications()).toBe(1);
  expect(await readEvent(brokenPing)).toEqual({
    attempts: 1,
    last_error: 'Error: no such reader',
    is_delivered: false,
  });
  const mendedConsumer = { ...notify, name: failing.name };
  await deliver(brokenPing, mendedConsumer, notify);
  expect(await countNotifications()).toBe(2);
  expect(await readEvent(brokenPing)).toEqual({ attempts: 2, last_error: null, is_delivered: true });
});

test('a delivered event keeps no parameters, and a pending one keeps its own', async () => {
  const [deliveredPing, pending] = [await ping(), await ping()];
  await deliver(deliveredPing, notify);
  const { rows } = await sql<{ event_id: number; params: object }>`
    select event_id, params from act_event order by event_id`.execute(server.api.db);
  expect(rows).toEqual([
    { event_id: deliveredPing, params: {} },
    { event_id: pending, params: { account_id: admin.account_id } },
  ]);
});

test('an event has one job, and none once it is delivered without it', async () => {
  const readJobs = async () => {
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(server.api.db);
    return rows.map(({ key }) => key);
  };
  const event_id = await ping();
  expect(await readJobs()).toEqual([`event ${event_id}`]);
  await deliverPendingEvents(server.serving, [notify]);
  expect(await readJobs()).toEqual([]);
});

test('one broken event of many keeps none of the others back', async () => {
  const events = [await ping(), await ping({ is_broken: true }), await ping()];
  for (const event_id of events) await deliver(event_id, failing).catch(() => undefined);
  const deliveryStates = await Promise.all(events.map(async (event_id) => (await readEvent(event_id))?.is_delivered));
  expect(deliveryStates).toEqual([true, false, true]);
});

test('an event whose job was lost gets another one', async () => {
  const event_id = await ping();
  await sql`delete from graphile_worker._private_jobs`.execute(server.api.db);
  await sql`update act_event set created_at = now() - interval '2 minutes'`.execute(server.api.db);
  await server.api.db.executeQuery(sql`select graphile_worker.add_job('enqueue_lost_events')`.compile(server.api.db));
  await server.api.jobs.runDue();
  expect((await readEvent(event_id))?.is_delivered).toBe(true);
});

test('everything pending is delivered in the order of the acts', async () => {
  const seenNumbers: number[] = [];
  const record = defineConsumer(pingEvent, {
    name: 'record',
    effect: 'reload',
    deliver: async (_tx, { event_id }) => void seenNumbers.push(event_id),
  });
  const events = [await ping(), await ping(), await ping()];
  await deliverPendingEvents(server.serving, [record]);
  expect(seenNumbers).toEqual(events);
});

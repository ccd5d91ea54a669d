import { listFailedEvents, retryEvent } from '@ebpls/contracts';
import { sql } from 'kysely';

import { DELIVER_EVENT } from '../../domain/notifications/events/events.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  admin = await server.person('admin', { firstname: 'Luz', lastname: 'Reyes' });
});
afterAll(() => server.close());

/** An event whose delivery failed three times. */
async function insertFailedEvent(): Promise<number> {
  const { rows } = await sql<{ event_id: number }>`
    insert into act_event (kind, acted_at, actor_id, params, attempts, last_error)
    values (
      'payments_changed', '2026-01-12 00:00:00Z', ${admin.account_id}::bigint, '{}', 3, 'the connection was lost'
    )
    returning event_id`.execute(server.api.db);
  return rows[0]?.event_id ?? 0;
}

test('the administrator sees an act whose readers were not notified, and has it tried again', async () => {
  const event_id = await insertFailedEvent();
  const { body } = await server.request(listFailedEvents, admin, { query: {} });
  expect(body.data).toEqual([
    {
      event_id,
      kind: 'payments_changed',
      acted_at: '2026-01-12T00:00:00Z',
      actor_name: expect.stringContaining('Reyes'),
      attempts: 3,
      last_error: 'the connection was lost',
    },
  ]);
  const params = { event_id };
  expect((await server.request(retryEvent, admin, { params })).body).toEqual({ event_id });
  expect((await server.request(listFailedEvents, admin, { query: {} })).body.data).toEqual([]);
  const { rows } = await sql`select from act_event_delivery where event_id = ${event_id}::bigint`.execute(
    server.api.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await server.request(retryEvent, admin, { params })).status).toBe(409);
});

test('an event whose application is gone is reported, delays no other event, and stays when it is tried again', async () => {
  const insertActed = async (kind: string, params: object): Promise<number> => {
    const { rows } = await sql<{ event_id: number }>`
      insert into act_event (kind, acted_at, params)
      values (${kind}, '2026-01-12 00:00:00Z', ${JSON.stringify(params)}::jsonb)
      returning event_id`.execute(server.api.db);
    const event_id = rows[0]?.event_id ?? 0;
    await enqueueJob(server.api.db, { task: DELIVER_EVENT, payload: { event_id }, job_key: `event ${event_id}` });
    return event_id;
  };
  const orphan = await insertActed('application_acted', { assessment_id: 99_999, offices: [] });
  const next = await insertActed('payments_changed', {});
  await server.api.jobs.runDue();
  const { rows } = await sql<{ event_id: number; is_delivered: boolean }>`
    select event_id, delivered_at is not null as is_delivered
    from act_event
    where event_id in (${orphan}::bigint, ${next}::bigint)
    order by event_id`.execute(server.api.db);
  expect(rows).toEqual([
    { event_id: orphan, is_delivered: false },
    { event_id: next, is_delivered: true },
  ]);
  const listOrphans = async () => {
    const { body } = await server.request(listFailedEvents, admin, { query: {} });
    return body.data.filter(({ event_id }) => event_id === orphan);
  };
  expect(await listOrphans()).toMatchObject([{ kind: 'application_acted', attempts: 1 }]);
  // The server of a test delivers what a request left pending, and fails with the event.
  await expect(server.request(retryEvent, admin, { params: { event_id: orphan } })).rejects.toThrow('resource.missing');
  expect(await listOrphans()).toMatchObject([{ attempts: 2 }]);
  await sql`delete from act_event where event_id in (${orphan}::bigint, ${next}::bigint)`.execute(server.api.db);
});

test('the list has pages', async () => {
  const [first, second] = [await insertFailedEvent(), await insertFailedEvent()];
  const page = await server.request(listFailedEvents, admin, { query: { limit: '1' } });
  expect(page.body.data.map(({ event_id }) => event_id)).toEqual([second]);
  const rest = await server.request(listFailedEvents, admin, { query: { cursor: page.body.next_cursor ?? '' } });
  expect(rest.body.data.map(({ event_id }) => event_id)).toEqual([first]);
});

test('nobody else sees or repeats them', async () => {
  const event_id = await insertFailedEvent();
  const clerk = await server.person('bplo');
  expect((await server.request(listFailedEvents, clerk, { query: {} })).status).toBe(403);
  expect((await server.request(retryEvent, clerk, { params: { event_id } })).status).toBe(403);
  expect((await server.request(retryEvent, admin, { params: { event_id: 99_999 } })).status).toBe(404);
});

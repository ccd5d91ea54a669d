import { getMe, refreshSession, signIn, reportPresence } from '@ebpls/contracts';
import { sql } from 'kysely';
import { Client } from 'pg';

import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'walong ibon sa bubong';
const MINUTE = 60;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Sessions use the clock of the database, so the test moves the stored time instead. */
async function setLastUse({ session_id }: TestPerson, minutes_ago: number): Promise<void> {
  await server.api.db
    .updateTable('session')
    .set({ last_used_at: sql`now() - make_interval(mins => ${minutes_ago})` })
    .where('id', '=', session_id)
    .execute();
  server.api.sessions.forget(session_id);
}

const getEndReason = ({ session_id }: TestPerson) =>
  server.api.db.selectFrom('session').select('end_reason').where('id', '=', session_id).executeTakeFirstOrThrow();

test.each([
  { role: 'user', stays: 59, ends: 61 },
  { role: null, stays: 59, ends: 61 },
  { role: 'fire', stays: 29, ends: 31 },
  { role: 'admin', stays: 29, ends: 31 },
  { role: 'barangay-poblacion-1', stays: 29, ends: 31 },
  { role: 'affiliate', stays: 29, ends: 31 },
])(
  'a session of $role that nobody touched for $stays minutes is open, and after $ends it is over',
  async ({ role, stays, ends }) => {
    const person = await server.person(role);
    await setLastUse(person, stays);
    expect((await server.request(getMe, person)).status).toBe(200);
    await setLastUse(person, ends);
    expect((await server.request(getMe, person)).status).toBe(401);
    expect((await server.request(reportPresence, person, { body: { idle_seconds: 0 } })).status).toBe(401);
  },
);

test('a touched page extends its session, an idle open one does not', async () => {
  const clerk = await server.person('fire');
  await setLastUse(clerk, 20);
  const idleReply = await server.request(reportPresence, clerk, { body: { idle_seconds: 25 * MINUTE } });
  expect(Math.round((idleReply.body.idle_left ?? 0) / MINUTE)).toBe(10);
  const used = await server.request(reportPresence, clerk, { body: { idle_seconds: 0 } });
  expect(used.body.idle_left).toBe(30 * MINUTE);
});

test('of two pages of one session the touched one counts', async () => {
  const owner = await server.person('user');
  await setLastUse(owner, 2);
  const { body } = await server.request(reportPresence, owner, { body: { idle_seconds: 50 * MINUTE } });
  expect(Math.round(body.idle_left / MINUTE)).toBe(58);
});

test('renewing the token does not count as touching the page', async () => {
  const person = await server.person('fire');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.account_id)
    .execute();
  const session = await server.request(signIn, undefined, { body: { email: person.email, password: PASSWORD } });
  const { sid: session_id } = server.api.app.jwt.verify<{ sid: string }>(session.body.accessToken ?? '');
  const currentPerson = { ...person, session_id };
  const getCookie = (headers: typeof session.headers): string =>
    String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

  await setLastUse(currentPerson, 29);
  const refreshedSession = await server.request(refreshSession, undefined, {
    headers: { cookie: getCookie(session.headers) },
  });
  expect(refreshedSession.status).toBe(200);
  const { idle } = await server.api.db
    .selectFrom('session')
    .select(sql<number>`extract(epoch from now() - last_used_at)::float8`.as('idle'))
    .where('id', '=', session_id)
    .executeTakeFirstOrThrow();
  expect(idle).toBeGreaterThan(28 * MINUTE);
  await setLastUse(currentPerson, 31);
  expect(
    (await server.request(refreshSession, undefined, { headers: { cookie: getCookie(refreshedSession.headers) } }))
      .status,
  ).toBe(401);
  expect(await getEndReason(currentPerson)).toEqual({ end_reason: 'idle' });
});

test('after twelve hours every session ends, also a busy one', async () => {
  const owner = await server.person('user');
  await server.api.db
    .updateTable('session')
    .set({ expires_at: sql`now() + interval '100 seconds'` })
    .where('id', '=', owner.session_id)
    .execute();
  const { body } = await server.request(reportPresence, owner, { body: { idle_seconds: 0 } });
  expect([body.idle_left, body.left]).toEqual([60 * MINUTE, expect.closeTo(100, -1)]);
  await server.api.db
    .updateTable('session')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('id', '=', owner.session_id)
    .execute();
  server.api.sessions.forget(owner.session_id);
  expect((await server.request(getMe, owner)).status).toBe(401);
});

test('abandoned sessions are ended by the timer, with the reason, and their sockets are closed', async () => {
  const [owner, late_owner, clerk, old, busy] = [
    await server.person('user'),
    await server.person('user'),
    await server.person('fire'),
    await server.person('user'),
    await server.person('fire'),
  ];
  await setLastUse(owner, 45);
  await setLastUse(late_owner, 61);
  await setLastUse(clerk, 45);
  await server.api.db
    .updateTable('session')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('id', '=', old.session_id)
    .execute();
  const listener = new Client({ connectionString: server.api.config.database_url });
  await listener.connect();
  const endedSessions: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) =>
    endedSessions.push((JSON.parse(payload ?? '{}') as { ended?: string }).ended),
  );
  await listener.query('listen ebpls_changed');
  await server.api.db.selectNoFrom(sql`graphile_worker.add_job('end_forsaken_sessions')`.as('job')).execute();
  await server.api.jobs.runDue();
  const over = [late_owner, clerk, old].map(({ session_id }) => session_id);
  while (!over.every((session_id) => endedSessions.includes(session_id))) await listener.query('select 1');
  await listener.end();
  const reasons = await Promise.all(
    [owner, late_owner, clerk, old, busy].map(async (person) => (await getEndReason(person)).end_reason),
  );
  expect(reasons).toEqual([null, 'idle', 'idle', 'expired', null]);
  expect(endedSessions).not.toContain(busy.session_id);
});

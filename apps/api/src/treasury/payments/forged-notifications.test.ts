import { createHash } from 'node:crypto';

import { notifyPaynamics } from '@ebpls/contracts';
import { sql } from 'kysely';

import { GUESS_LIMITS } from '../../platform/rate-limits/guess-rules.ts';
import { ENDPOINT_LIMITS } from '../../platform/rate-limits/limit-rules.ts';
import { renderNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
afterAll(() => server.close());

const send = async (payload: string, from = '203.0.113.9'): Promise<number> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await server.api.app.inject({
    method: 'POST',
    url: notifyPaynamics.path,
    remoteAddress: from,
    headers,
    payload,
  });
  return reply.statusCode;
};
const listRows = () =>
  server.api.db
    .selectFrom('payment_notification')
    .select(['event_id', 'raw', 'verdict'])
    .orderBy('notification_id')
    .execute();
const clearRows = () => server.api.db.deleteFrom('payment_notification').execute();
const toForgedBody = (sign: number): string => `paymentresponse=${sign}`;

beforeEach(clearRows);

test('of an unsigned notification the first 4 KB are stored, and the digest of all of it', async () => {
  const payload = 'x'.repeat(60_000);
  expect(await send(payload)).toBe(422);
  const [row] = await listRows();
  expect([row?.verdict, row?.raw.length, row?.event_id]).toEqual([
    'FORGED',
    4_096,
    createHash('sha256').update(payload).digest('hex'),
  ]);
});

test('a body larger than any notification is not even read', async () => {
  expect(await send('x'.repeat(70_000))).toBe(413);
  expect(await listRows()).toEqual([]);
});

test('one network cannot fill the table and gets the same reply; notifications of the gateway are still accepted and stored whole', async () => {
  server.limitsAfter(GUESS_LIMITS.forged_notification.seconds);
  const { limit } = GUESS_LIMITS.forged_notification;
  const answers: number[] = [];
  for (let one = 0; one < limit + 20; one += 1) answers.push(await send(toForgedBody(one)));
  expect(new Set(answers)).toEqual(new Set([422]));
  expect(await listRows()).toHaveLength(limit);

  const signedBody = `${renderNotice({ request_id: 'SI20260112ABCDEF', code: 'GR053' })}&padding=${'x'.repeat(6_000)}`;
  expect(await send(signedBody)).toBe(200);
  expect((await listRows()).at(-1)).toMatchObject({ verdict: 'UNKNOWN', raw: Buffer.from(signedBody) });
  // Another network is accepted; this one again after the window.
  expect([await send(toForgedBody(9_001), '203.0.114.9'), (await listRows()).length]).toEqual([422, limit + 2]);
  server.limitsAfter(GUESS_LIMITS.forged_notification.seconds);
  expect([await send(toForgedBody(9_002)), (await listRows()).length]).toEqual([422, limit + 3]);
});

test('a gateway that repeats all notifications of an outage is accepted each time', async () => {
  expect(
    ENDPOINT_LIMITS.gateway_notification.limit / ENDPOINT_LIMITS.gateway_notification.seconds,
  ).toBeGreaterThanOrEqual(1_000);
});

test('after a month the forged ones are removed, and no other', async () => {
  await send(toForgedBody(1));
  await send(renderNotice({ request_id: 'SI20260112ABCDEG', code: 'GR053' }));
  await sql`update payment_notification set received_at = received_at - interval '31 days'`.execute(server.api.db);
  await send(toForgedBody(2), '203.0.115.9');
  await sql`select graphile_worker.add_job('sweep_forged_notifications')`.execute(server.api.db);
  await server.api.jobs.runDue();
  expect((await listRows()).map(({ verdict, raw }) => [verdict, raw.length > 30 ? 'long' : raw.toString()])).toEqual([
    ['UNKNOWN', 'long'],
    ['FORGED', toForgedBody(2)],
  ]);
});

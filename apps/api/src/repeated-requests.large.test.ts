import { sql } from 'kysely';

import type { TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';

let server: TestServer;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  const fixture = await openFixtureServer();
  server = fixture.server;
  samples = createSamples(fixture.municipality);
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

// Repetitions of these are intended: another business, the next case, another scan, another visit's proposal.
const MEANT_EACH_TIME: readonly EndpointName[] = ['createCompany', 'nextClearance', 'scanPermit'];
const commands = ENDPOINTS.filter(([, { method }]) => method !== 'GET');
const WITHOUT_OWN_KEY: readonly EndpointName[] = [
  'notifyPaynamics',
  'refreshSession',
  'signOut',
  'signIn',
  'signUp',
  'verifyEmail',
  'resendVerification',
  'requestPasswordReset',
  'resetPassword',
  'readInvitation',
  'acceptInvitation',
  'createFirstAdministrator',
  'socketTicket',
];
const ownCommands = ENDPOINTS.filter(([name, { method }]) => method !== 'GET' && !WITHOUT_OWN_KEY.includes(name));

/** Effect of each request when it is sent once; two tests compare with it. */
const effects = new Map<EndpointName, string>();

async function measureSingleEffect(name: EndpointName, endpoint: (typeof ENDPOINTS)[number][1]): Promise<string> {
  const knownEffect = effects.get(name);
  if (knownEffect !== undefined) return knownEffect;
  const { who, expectedStatus: _none, ...asking } = samples[name];
  await server.request(endpoint, who, asking);
  const effect = await snapshot.effect();
  await snapshot.rewind();
  effects.set(name, effect);
  return effect;
}

test.each(commands.filter(([name]) => !MEANT_EACH_TIME.includes(name)))(
  'a double click on %s does nothing twice',
  async (name, endpoint) => {
    const effect = await measureSingleEffect(name, endpoint);
    const { who, expectedStatus, ...asking } = samples[name];
    const replies = await Promise.all([1, 2, 3].map(() => server.request(endpoint, who, asking)));
    const also = await snapshot.effect();
    await snapshot.rewind();
    expect(also).toBe(effect);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    expect(expectedStatus !== undefined || replies.some(({ status }) => status < 300)).toBe(true);
  },
);

test.each(ownCommands)(
  '%s sent three times concurrently and once more later, with one request key, runs once and has the same reply',
  async (name, endpoint) => {
    const effect = await measureSingleEffect(name, endpoint);
    const { who, expectedStatus, ...asking } = samples[name];
    const headers = { 'idempotency-key': `once-${name}` };
    const replies = await Promise.all([1, 2, 3].map(() => server.request(endpoint, who, { ...asking, headers })));
    const laterReply = await server.request(endpoint, who, { ...asking, headers });
    const also = await snapshot.effect();
    await snapshot.rewind();
    expect(also).toBe(effect);
    if (expectedStatus !== undefined) return;
    const doneReplies = replies.filter(({ status }) => status < 300);
    expect(doneReplies.length).toBeGreaterThanOrEqual(1);
    // A secret that is shown once is not sent again.
    const toReply = ({ status, raw }: typeof laterReply): unknown[] =>
      endpoint.secret_reply === true && status === 409 ? [409] : [status, raw.toString()];
    const first = doneReplies[0] ?? laterReply;
    for (const reply of doneReplies) expect(toReply(reply)).toEqual(toReply(first));
    expect(toReply(laterReply)).toEqual(endpoint.secret_reply === true ? [409] : toReply(first));
    for (const { status } of replies) expect([200, 204, 409]).toContain(status);
  },
);

test('every scheduled job, run by two workers, has its effect once, in a municipality with many overdue tasks', async () => {
  server.setNow('2027-01-22T09:00:00+08:00');
  const startedTimers: string[] = [];
  for (const timer of server.api.jobs.timers()) {
    const two = await measureWorkersEffect(timer, 2);
    if (two === '') continue;
    startedTimers.push(timer);
    expect([timer, two]).toEqual([timer, await measureWorkersEffect(timer, 1)]);
  }
  expect(startedTimers.length).toBeGreaterThan(2);
});

/** Several workers that each found the task due at the same time. */
async function measureWorkersEffect(timer: string, workers: number): Promise<string> {
  for (let worker = 0; worker < workers; worker += 1)
    await sql`select graphile_worker.add_job(${timer})`.execute(server.api.db);
  await Promise.all(Array.from({ length: workers }, () => server.api.jobs.runDue()));
  const { rows: failedJobs } = await sql`
    select last_error from graphile_worker._private_jobs where last_error is not null`.execute(server.api.db);
  expect([timer, failedJobs]).toEqual([timer, []]);
  const effect = await snapshot.effect();
  await snapshot.rewind();
  return effect;
}

test('one request key is not accepted for another request', async () => {
  const [, upload] = ENDPOINTS.find(([name]) => name === 'saveCompanyDraft') ?? [];
  const { who, expectedStatus: _none, ...asking } = samples.saveCompanyDraft;
  const headers = { 'idempotency-key': 'one-key-for-two' };
  expect(upload && (await server.request(upload, who, { ...asking, headers })).status).toBe(200);
  expect(upload && (await server.request(upload, who, { ...asking, query: { other: 1 }, headers })).status).toBe(409);
  expect(
    upload &&
      (
        await server.request(upload, who, {
          ...asking,
          body: { section: 'place', values: {}, draft_revision: 6 },
          headers,
        })
      ).status,
  ).toBe(409);
  await snapshot.rewind();
});

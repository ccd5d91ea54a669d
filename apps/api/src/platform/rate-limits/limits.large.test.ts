import { listClearances, requestPasswordReset, resetPassword, signUp } from '@ebpls/contracts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { createEventLimiter } from '../../messenger/inquiries/socket-acks.ts';
import { openTestServer } from '../../testing/open-server.ts';
import { type Count, addToCount, countTogether, forgiveCount, forgiveSharedCount } from './count.ts';
import { toNetwork } from './network.ts';
import { EVENT_LIMIT, GUESS_LIMITS, MAIL_LIMIT, type Rule } from './guess-rules.ts';
import { ENDPOINT_LIMITS } from './limit-rules.ts';
import { openLimitFixture, type CountedRequest } from '../../testing/limits/limit-fixture.ts';

const { close, server, createNetwork, send, getStatus, createPerson, createOwner, LIMITED_ENDPOINTS } =
  await openLimitFixture();
afterAll(close);
let warnLog: jest.SpyInstance;
beforeEach(() => {
  warnLog = jest.spyOn(server.api.app.log, 'warn');
});
afterEach(() => warnLog.mockRestore());

test('there are at least twenty limits', () => {
  expect(LIMITED_ENDPOINTS.length + Object.keys(GUESS_LIMITS).length).toBeGreaterThanOrEqual(20);
  for (const { limit, seconds } of LIMITED_ENDPOINTS) expect([limit > 0, seconds > 0]).toEqual([true, true]);
});

test('every endpoint that writes for anonymous clients has a limit', () => {
  const open = server.api.endpoints.filter(
    ({ endpoint, action }) =>
      action === 'public' && endpoint.method !== 'GET' && server.api.limits.getEndpointLimit(endpoint) === undefined,
  );
  // The sign-in is counted by account and network together, as tested below; signing out writes once for a session.
  expect(open.map(({ endpoint }) => endpoint.path)).toEqual(['/api/auth/signin', '/api/auth/signout']);
});

test.each(LIMITED_ENDPOINTS)(
  '$name: $limit calls pass by $by, the next one waits, nobody else does, and the window ends',
  async ({ name, covers, by, limit, seconds, counts }) => {
    const servedEndpoint = server.api.endpoints.find(({ endpoint }) => covers(endpoint));
    if (servedEndpoint === undefined) throw new Error('the limit has no endpoint');
    const { endpoint, action } = servedEndpoint;
    const from = createNetwork();
    const person = await createPerson(action);
    const query =
      counts &&
      `?${Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {}).find((parameter) => counts({ [parameter]: 'sari-sari' }))}=sari-sari`;
    const same: CountedRequest = { from, who: person, query };
    // Requests of several people of one network, each below their own limit of the same endpoint.
    const createRequest = async (): Promise<CountedRequest> =>
      by === 'address' && action !== 'public' ? { ...same, who: await createPerson(action) } : same;

    // One after the other where the concurrency is limited: a request that waits there too long is refused for another
    // reason.
    const isHeavy = name === 'own_records' || name === 'report_file';
    const replies: number[] = isHeavy
      ? []
      : await Promise.all(Array.from({ length: limit }, async () => getStatus(endpoint, await createRequest())));
    while (replies.length < limit) replies.push(await getStatus(endpoint, await createRequest()));
    expect(replies.filter((code) => code === 429)).toEqual([]);
    const refusal = await send(endpoint, same);
    expect([refusal.statusCode, refusal.json()]).toEqual([
      429,
      { error: { code: 'too_many', message: 'Too many requests. Please wait a moment and try again.' } },
    ]);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(seconds);

    const isRefused = async (request: CountedRequest): Promise<boolean> => (await getStatus(endpoint, request)) === 429;
    // An invented sender in the headers does not count as another sender, and another browser not as another person.
    expect(
      await isRefused({
        ...same,
        headers: {
          'x-forwarded-for': createNetwork(),
          'x-real-ip': createNetwork(),
          forwarded: `for=${createNetwork()}`,
          'user-agent': 'another',
        },
      }),
    ).toBe(true);
    expect([
      await isRefused({ ...same, from: createNetwork() }),
      await isRefused({ ...same, who: await createPerson(action) }),
    ]).toEqual(by === 'address' ? [false, true] : [true, false]);
    expect(await isRefused({ from, who: person })).toBe(counts === undefined);

    server.limitsAfter(seconds);
    expect(await getStatus(endpoint, same)).not.toBe(429);
  },
);

test('an open queue with a search loads again at every act of a busy office', async () => {
  server.limitsAfter(ENDPOINT_LIMITS.searched_list.seconds);
  const person = await server.person('fire');
  const answers: number[] = [];
  for (let times = 0; times < 2 * ENDPOINT_LIMITS.search.limit; times += 1)
    answers.push(await getStatus(listClearances, { from: '203.0.113.77', who: person, query: '?search=larawan' }));
  expect(answers).not.toContain(429);
});

test('behind a proxy the sender is the one that the proxy names, whatever header the client sends itself', async () => {
  const behind = await openTestServer({ TRUST_PROXY: '1', PROXY_ADDRESSES: '192.0.2.0/24' });
  behind.limitsAfter(0);
  const sendBehindProxy = (client: string, forgedSender: string): Promise<number> =>
    getStatus(requestPasswordReset, {
      from: '192.0.2.1',
      body: {},
      headers: { 'x-forwarded-for': `${forgedSender}, ${client}` },
      at: behind,
    });
  for (let times = 0; times < ENDPOINT_LIMITS.recover.limit; times += 1)
    expect(await sendBehindProxy('203.0.113.7', `198.51.100.${times}`)).toBe(422);
  expect([
    await sendBehindProxy('203.0.113.7', '198.51.100.250'),
    await sendBehindProxy('203.0.113.8', '203.0.113.7'),
  ]).toEqual([429, 422]);
  await behind.close();
});

test('a client that is no proxy cannot name another sender: a forged header does not restart the count', async () => {
  const behind = await openTestServer({ TRUST_PROXY: '1', PROXY_ADDRESSES: '192.0.2.1' });
  behind.limitsAfter(0);
  const sendForged = (from: string, sender: string): Promise<number> =>
    getStatus(requestPasswordReset, { from, body: {}, headers: { 'x-forwarded-for': sender }, at: behind });
  for (let times = 0; times < ENDPOINT_LIMITS.recover.limit; times += 1)
    expect(await sendForged('203.0.113.9', `198.51.100.${times}`)).toBe(422);
  expect([await sendForged('203.0.113.9', '198.51.100.250'), await sendForged('192.0.2.1', '198.51.100.251')]).toEqual([
    429, 422,
  ]);
  await behind.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:0002::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is one network: %s', (ip, place) => {
  expect(toNetwork(ip)).toBe(place);
});

test('a household cannot multiply its limit by the many addresses of its network', async () => {
  const requestReset = (from: string): Promise<number> => getStatus(requestPasswordReset, { from, body: {} });
  for (let times = 0; times < ENDPOINT_LIMITS.recover.limit; times += 1)
    await requestReset(`2001:db8:7:7::${times.toString(16)}`);
  expect([await requestReset('2001:db8:7:7:ffff::1'), await requestReset('2001:db8:7:8::1')]).toEqual([429, 422]);
});

test('this process and the database count equally', async () => {
  const rules: readonly Rule[] = [
    { limit: 3, seconds: 30, scope: 'all' },
    { free: 2, wait: 10, wait_most: 60, forgotten_after: 300, scope: 'all' },
    { free: 0, wait: 30, wait_most: 30, forgotten_after: 300, scope: 'all' },
  ];
  let run = 0;
  const steps = fc.array(
    fc.record({
      after: fc.constantFrom(0, 1_000, 9_000, 10_000, 29_000, 30_000, 61_000, 400_000),
      forgives: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 25 },
  );
  const property = fc.asyncProperty(fc.constantFrom(...rules), steps, async (rule, course) => {
    run += 1;
    let now = 1_768_176_000_000;
    let localCount: Count | undefined;
    const sharedCount = { name: 'a rule', key: Buffer.from(String(run)) };
    for (const { after, forgives } of course) {
      now += after;
      if (forgives) {
        localCount = forgiveCount(rule, localCount);
        await forgiveSharedCount(server.api.db, rule, sharedCount);
      }
      const sharedTotal = await countTogether(server.api.db, rule, { ...sharedCount, now });
      // A call that is undone down to zero starts a new window here, and keeps its window there: both let the
      // next one pass.
      if (localCount === undefined && sharedTotal.count === 1)
        localCount = { count: 1, refused: 0, ends_at: sharedTotal.ends_at };
      else localCount = addToCount(rule, localCount, now);
      expect(sharedTotal).toEqual(localCount);
    }
  });
  await fc.assert(property, { seed: 20_260_112, numRuns: 40 });
});

test('a socket takes a limited burst of events and a limited number a second', () => {
  let now = 0;
  const admit = createEventLimiter(() => now);
  const tryEvent = (): boolean => {
    try {
      admit();
      return true;
    } catch {
      return false;
    }
  };
  const countPassing = (times: number): number => Array.from({ length: times }, tryEvent).filter(Boolean).length;
  expect(countPassing(EVENT_LIMIT.burst + 1)).toBe(EVENT_LIMIT.burst);
  now += 1_000;
  expect(countPassing(200)).toBe(EVENT_LIMIT.a_second);
  now += 60_000;
  expect(countPassing(200)).toBe(EVENT_LIMIT.burst);
});

test('one mailbox gets five mails with links an hour from all requests together, and each request the same reply', async () => {
  const { email } = await createOwner();
  const request = async (): Promise<unknown> =>
    (await send(requestPasswordReset, { from: createNetwork(), body: { email } })).json();
  const countMails = () =>
    server.api.db
      .selectFrom('mail')
      .select('id')
      .where('to_address', '=', email)
      .execute()
      .then(({ length }) => length);
  for (let times = 0; times < MAIL_LIMIT.limit + 2; times += 1) expect(await request()).toEqual({ accepted: true });
  expect(await countMails()).toBe(MAIL_LIMIT.limit);
  await server.api.db
    .updateTable('mail')
    .set({ created_at: sql`created_at - make_interval(secs => ${MAIL_LIMIT.seconds})` })
    .where('to_address', '=', email)
    .execute();
  await request();
  expect(await countMails()).toBe(MAIL_LIMIT.limit + 1);
});

test('when the counts in the database are unreachable, each process counts by itself', async () => {
  const from = createNetwork();
  const sendSignUp = (): Promise<number> => getStatus(signUp, { from, body: {} });
  await sql`alter table limit_count rename to limit_count_away`.execute(server.api.db);
  for (let times = 0; times < ENDPOINT_LIMITS.sign_up.limit; times += 1) expect(await sendSignUp()).toBe(422);
  expect(await sendSignUp()).toBe(429);
  expect(warnLog.mock.calls.map(([, text]) => text as string)).toContain('limits are counted by this process alone');
  await sql`alter table limit_count_away rename to limit_count`.execute(server.api.db);
  server.limitsAfter(ENDPOINT_LIMITS.sign_up.seconds);
  expect(await sendSignUp()).toBe(422);
});

test('two nodes count together', async () => {
  const other = await openTestServer({ DATABASE_URL: server.api.config.database_url });
  other.limitsAfter(0);
  const from = createNetwork();
  for (let times = 0; times < ENDPOINT_LIMITS.reset.limit; times += 1)
    expect(await getStatus(resetPassword, { from, body: {}, at: times % 2 === 0 ? server : other })).toBe(422);
  expect(await getStatus(resetPassword, { from, body: {}, at: other })).toBe(429);
  await other.close();
});

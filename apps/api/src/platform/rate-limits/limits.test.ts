import { type Endpoint, listClearances, requestPasswordReset, resetPassword, signIn, signUp } from '@ebpls/contracts';
import { isAllowed, POLICY } from '@ebpls/rules';
import * as fc from 'fast-check';
import { sql } from 'kysely';

import { createEventLimiter } from '../../messenger/inquiries/socket-acks.ts';
import { hashPassword } from '../passwords/password.ts';
import { createTotpSecret } from '../identity/second-step.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { type Count, addToCount, countTogether, forgiveCount, forgiveSharedCount } from './count.ts';
import { toNetwork } from './network.ts';
import {
  ENDPOINT_LIMITS,
  type EndpointLimit,
  EVENT_LIMIT,
  GUESS_LIMITS,
  MAIL_LIMIT,
  type Rule,
} from './limit-rules.ts';

const PASSWORD = 'tatlong kabayo sa palengke';
/** For one account; `npm run storm -- passwords` tries ten thousand. */
const GUESSES = Number(process.env['WRONG_PASSWORDS'] ?? '1000');
const MINUTE = 60;

let server: TestServer;
let digest: string;
let warnLog: jest.SpyInstance;
beforeAll(async () => {
  server = await openTestServer();
  server.limitsAfter(0);
  digest = await hashPassword(PASSWORD);
});
beforeEach(() => {
  warnLog = jest.spyOn(server.api.app.log, 'warn');
});
afterEach(() => warnLog.mockRestore());
afterAll(() => server.close());

let places = 0;
/** An unused network address. */
const createNetwork = (): string => {
  places += 1;
  return `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
};

interface CountedRequest {
  readonly from: string;
  readonly who?: TestPerson | undefined;
  readonly query?: string | undefined;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: TestServer;
}

function send({ method, path }: Endpoint, { from, who, query = '', body, headers = {}, at = server }: CountedRequest) {
  const url = `${path.replaceAll(/:\w+/g, 'x')}${query}`;
  return at.api.app.inject({
    method,
    url,
    remoteAddress: from,
    headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
    ...(body && { payload: body }),
  });
}

const getStatus = async (endpoint: Endpoint, request: CountedRequest): Promise<number> =>
  (await send(endpoint, request)).statusCode;

/** A person whom the endpoint admits. */
async function createPerson(action: string): Promise<TestPerson | undefined> {
  if (action === 'public') return undefined;
  const row = POLICY[action as keyof typeof POLICY];
  const permissions = 'permission' in row ? [row.permission] : [];
  const role = row.roles.find((one) => isAllowed({ role: one, permissions }, action as keyof typeof POLICY)) ?? null;
  return server.person(role === 'none' ? null : role, { permissions });
}

async function createOwner(): Promise<TestPerson> {
  const person = await server.person('user');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: digest })
    .where('id', '=', person.account_id)
    .execute();
  return person;
}

interface Try {
  readonly email: string;
  readonly from: string;
  readonly password?: string;
  readonly code?: string;
  /** The device cookie of an earlier sign-in. */
  readonly cookie?: string;
}

async function enter({ email, from, password = 'not the password', code, cookie }: Try) {
  const reply = await send(signIn, {
    from,
    body: { email, password, ...(code && { code }) },
    headers: { ...(cookie && { cookie }) },
  });
  const { user, error } = reply.json<{ user: { email: string } | null; error: string | null }>();
  const device = reply.cookies.find(({ name }) => name === 'ebpls_device');
  const deviceCookie = device && `${device.name}=${device.value}`;
  return {
    status: reply.statusCode,
    user: user?.email,
    error,
    wait: Number(reply.headers['retry-after'] ?? 0),
    cookie: deviceCookie ?? '',
  };
}

const WRONG = 'Please check your email and password';

const LIMITED_ENDPOINTS = Object.entries<EndpointLimit>(ENDPOINT_LIMITS).map(([name, limit]) => ({ name, ...limit }));

test('there are at least twenty limits', () => {
  expect(LIMITED_ENDPOINTS.length + Object.keys(GUESS_LIMITS).length).toBeGreaterThanOrEqual(20);
  for (const { most, seconds } of LIMITED_ENDPOINTS) expect([most > 0, seconds > 0]).toEqual([true, true]);
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
  '$name: $most calls pass by $by, the next one waits, nobody else does, and the window ends',
  async ({ name, covers, by, most, seconds, counts }) => {
    const servedEndpoint = server.api.endpoints.find(({ endpoint }) => covers(endpoint));
    if (servedEndpoint === undefined) throw new Error('the limit has no endpoint');
    const { endpoint, action } = servedEndpoint;
    const from = createNetwork();
    const who = await createPerson(action);
    const query =
      counts &&
      `?${Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {}).find((parameter) => counts({ [parameter]: 'sari-sari' }))}=sari-sari`;
    const same: CountedRequest = { from, who, query };
    // Requests of several people of one network, each below their own limit of the same endpoint.
    const createRequest = async (): Promise<CountedRequest> =>
      by === 'address' && action !== 'public' ? { ...same, who: await createPerson(action) } : same;

    // One after the other where the concurrency is limited: a request that waits there too long is refused for another
    // reason.
    const isHeavy = name === 'own_records' || name === 'report_file';
    const replies: number[] = isHeavy
      ? []
      : await Promise.all(Array.from({ length: most }, async () => getStatus(endpoint, await createRequest())));
    while (replies.length < most) replies.push(await getStatus(endpoint, await createRequest()));
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
    expect(await isRefused({ from, who })).toBe(counts === undefined);

    server.limitsAfter(seconds);
    expect(await getStatus(endpoint, same)).not.toBe(429);
  },
);

test('an open queue with a search loads again at every act of a busy office', async () => {
  server.limitsAfter(ENDPOINT_LIMITS.searched_list.seconds);
  const who = await server.person('fire');
  const answers: number[] = [];
  for (let times = 0; times < 2 * ENDPOINT_LIMITS.search.most; times += 1)
    answers.push(await getStatus(listClearances, { from: '203.0.113.77', who, query: '?search=larawan' }));
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
  for (let times = 0; times < ENDPOINT_LIMITS.recover.most; times += 1)
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
  for (let times = 0; times < ENDPOINT_LIMITS.recover.most; times += 1)
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
  for (let times = 0; times < ENDPOINT_LIMITS.recover.most; times += 1)
    await requestReset(`2001:db8:7:7::${times.toString(16)}`);
  expect([await requestReset('2001:db8:7:7:ffff::1'), await requestReset('2001:db8:7:8::1')]).toEqual([429, 422]);
});

test('this process and the database count equally', async () => {
  const rules: readonly Rule[] = [
    { most: 3, seconds: 30, scope: 'all' },
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
    let here: Count | undefined;
    const sharedCount = { name: 'a rule', key: Buffer.from(String(run)) };
    for (const { after, forgives } of course) {
      now += after;
      if (forgives) {
        here = forgiveCount(rule, here);
        await forgiveSharedCount(server.api.db, rule, sharedCount);
      }
      const there = await countTogether(server.api.db, rule, { ...sharedCount, now });
      // A call that is undone down to zero starts a new window here, and keeps its window there: both let the
      // next one pass.
      if (here === undefined && there.count === 1) here = { count: 1, refused: 0, ends_at: there.ends_at };
      else here = addToCount(rule, here, now);
      expect(there).toEqual(here);
    }
  });
  await fc.assert(property, { seed: 20_260_112, numRuns: 40 });
});

test('after five wrong passwords the right one waits too, for known and unknown addresses, a little longer each time', async () => {
  for (const email of [(await createOwner()).email, 'nobody-has-this@example.com']) {
    const from = createNetwork();
    for (let times = 0; times < 5; times += 1) expect((await enter({ email, from })).error).toBe(WRONG);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const heldReply = await enter({ email, from, password: PASSWORD });
      expect(heldReply).toMatchObject({
        status: 200,
        user: undefined,
        error: `Too many attempts. Please wait ${minutes} min and try again.`,
        wait: minutes * MINUTE,
      });
      server.limitsAfter(minutes * MINUTE);
      expect((await enter({ email, from })).error).toBe(WRONG);
    }
  }
});

test('repeated tries get the whole wait each time, also from a node that does not query the database', async () => {
  const { email } = await createOwner();
  const from = createNetwork();
  for (const minutes of [1, 2, 4]) {
    for (let times = minutes === 1 ? 0 : 4; times < 5; times += 1) await enter({ email, from });
    for (let times = 0; times < 3; times += 1) expect((await enter({ email, from })).wait).toBe(minutes * MINUTE);
    server.limitsAfter(minutes * MINUTE - 1);
    expect((await enter({ email, from })).wait).toBe(1);
    server.limitsAfter(1);
  }
});

test('the wait ends by itself, and a sign-in afterwards restarts the count', async () => {
  const { email } = await createOwner();
  const from = createNetwork();
  for (let times = 0; times < 5; times += 1) await enter({ email, from });
  server.limitsAfter(MINUTE);
  expect((await enter({ email, from, password: PASSWORD })).user).toBe(email);
  for (let times = 0; times < 5; times += 1) expect((await enter({ email, from })).error).toBe(WRONG);
});

test('a person who shares an address with a guesser signs in to another account', async () => {
  const [attackedOwner, other] = [await createOwner(), await createOwner()];
  const from = createNetwork();
  for (let times = 0; times < 8; times += 1) await enter({ email: attackedOwner.email, from });
  expect((await enter({ email: other.email, from, password: PASSWORD })).user).toBe(other.email);
});

test('an account attacked from everywhere: its owner signs in at home, a hundred guesses at most are checked, no one is locked out for good', async () => {
  const { email } = await createOwner();
  const home = createNetwork();
  expect((await enter({ email, from: home, password: PASSWORD })).user).toBe(email);

  const tries = await Promise.all(Array.from({ length: 120 }, () => enter({ email, from: createNetwork() })));
  expect(tries.filter(({ error }) => error === WRONG)).toHaveLength(100);
  expect(new Set(tries.map(({ error }) => error))).toEqual(
    new Set([WRONG, 'Too many attempts. Please wait 15 min and try again.']),
  );

  const abroad = createNetwork();
  expect((await enter({ email, from: abroad, password: PASSWORD })).user).toBeUndefined();
  expect((await enter({ email, from: home, password: PASSWORD })).user).toBe(email);
  // A sign-in with the right password at home ended the row of wrong guesses.
  expect((await enter({ email, from: createNetwork(), password: PASSWORD })).user).toBe(email);
});

test('a blocked owner abroad is unblocked by the mailed link, or after a quarter of an hour', async () => {
  const [mailedOwner, waitingOwner] = [await createOwner(), await createOwner()];
  // Equivalent to a hundred wrong passwords, without their digests.
  for (const { email } of [mailedOwner, waitingOwner])
    for (let times = 0; times < 100; times += 1)
      expect(await server.api.limits.guess('password_anywhere', email)).toBe(0);
  const abroad = createNetwork();
  for (const { email } of [mailedOwner, waitingOwner])
    expect((await enter({ email, from: abroad, password: PASSWORD })).wait).toBe(15 * MINUTE);

  await send(requestPasswordReset, { from: abroad, body: { email: mailedOwner.email } });
  const { body_text } = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', mailedOwner.email)
    .where('template', '=', 'recover')
    .executeTakeFirstOrThrow();
  const token = /reset-form\/[^/]+\/([\w-]+)/.exec(body_text)?.[1];
  const password = 'limang saging at isang mangga';
  expect(await getStatus(resetPassword, { from: abroad, body: { email: mailedOwner.email, token, password } })).toBe(
    200,
  );
  expect((await enter({ email: mailedOwner.email, from: abroad, password })).user).toBe(mailedOwner.email);

  server.limitsAfter(15 * MINUTE);
  expect((await enter({ email: waitingOwner.email, from: createNetwork(), password: PASSWORD })).user).toBe(
    waitingOwner.email,
  );
});

/** Equivalent to that many wrong passwords of unknown accounts, without their digests. */
async function makeSuspect(from: string): Promise<void> {
  for (let times = 0; times < GUESS_LIMITS.passwords_of_network.most; times += 1)
    expect(await server.api.limits.guess('passwords_of_network', from)).toBe(0);
}

test('after two hundred wrong passwords each further unknown account has one guess, and a right one is still accepted', async () => {
  const from = createNetwork();
  const { email } = await createOwner();
  for (let times = 0; times < 10; times += 1)
    expect((await enter({ email, from, password: PASSWORD })).user).toBe(email);
  await makeSuspect(from);
  for (let one = 0; one < 20; one += 1) {
    const unknownEmail = `spray-${one}@example.com`;
    expect((await enter({ email: unknownEmail, from })).error).toBe(WRONG);
    expect((await enter({ email: unknownEmail, from })).error).toBe(
      'Too many attempts. Please wait 15 min and try again.',
    );
  }
  const [otherEmail, homeEmail] = [(await createOwner()).email, email];
  expect((await enter({ email: otherEmail, from, password: PASSWORD })).user).toBe(otherEmail);
  // People at home may mistype as from everywhere.
  for (let times = 0; times < 4; times += 1) expect((await enter({ email: homeEmail, from })).error).toBe(WRONG);
  expect((await enter({ email: homeEmail, from, password: PASSWORD })).user).toBe(homeEmail);

  const unconfirmedEmail = (await createOwner()).email;
  await enter({ email: unconfirmedEmail, from });
  expect((await enter({ email: unconfirmedEmail, from, password: PASSWORD })).wait).toBe(15 * MINUTE);
  expect((await enter({ email: unconfirmedEmail, from: createNetwork(), password: PASSWORD })).user).toBe(
    unconfirmedEmail,
  );
  server.limitsAfter(GUESS_LIMITS.passwords_of_network.seconds);
  expect((await enter({ email: unconfirmedEmail, from, password: PASSWORD })).user).toBe(unconfirmedEmail);
});

test('after any number of guesses at one account in a network, the right password of another there is accepted', async () => {
  const [attackedOwner, other] = [await createOwner(), await createOwner()];
  const from = createNetwork();
  const tries = GUESS_LIMITS.sign_ins_of_network.most + 50;
  await Promise.all(Array.from({ length: tries }, () => enter({ email: attackedOwner.email, from })));
  expect((await enter({ email: other.email, from, password: PASSWORD })).user).toBe(other.email);
});

test('where a program tries hundreds of accounts, those at home and those with their own browser sign in, and an unknown one waits', async () => {
  const [homeOwner, travelling, otherOwner] = [await createOwner(), await createOwner(), await createOwner()];
  const from = createNetwork();
  expect((await enter({ email: homeOwner.email, from, password: PASSWORD })).user).toBe(homeOwner.email);
  const { cookie } = await enter({ email: travelling.email, from: createNetwork(), password: PASSWORD });
  for (let times = 0; times < GUESS_LIMITS.sign_ins_of_network.most; times += 1)
    expect(await server.api.limits.guess('sign_ins_of_network', from)).toBe(0);

  expect((await enter({ email: otherOwner.email, from, password: PASSWORD })).status).toBe(429);
  expect((await enter({ email: homeOwner.email, from, password: PASSWORD })).user).toBe(homeOwner.email);
  expect((await enter({ email: travelling.email, from, password: PASSWORD, cookie })).user).toBe(travelling.email);
  server.limitsAfter(GUESS_LIMITS.sign_ins_of_network.seconds);
  expect((await enter({ email: otherOwner.email, from, password: PASSWORD })).user).toBe(otherOwner.email);
});

test('an account that is guessed at in its own network stays open to the browser it was signed in with, and to no other', async () => {
  const [{ email }, guesser] = [await createOwner(), await createOwner()];
  const officeAddress = createNetwork();
  const { cookie } = await enter({ email, from: officeAddress, password: PASSWORD });
  const { cookie: guessers } = await enter({ email: guesser.email, from: officeAddress, password: PASSWORD });
  for (let times = 0; times < 20; times += 1) await enter({ email, from: officeAddress, cookie: guessers });

  for (const other of [undefined, guessers, 'ebpls_device=made-up']) {
    expect(
      (await enter({ email, from: officeAddress, password: PASSWORD, ...(other && { cookie: other }) })).user,
    ).toBeUndefined();
  }
  expect((await enter({ email, from: officeAddress, password: PASSWORD, cookie })).user).toBe(email);
});

test('a known browser may fail as often as any, and a new password makes it unknown', async () => {
  const { email } = await createOwner();
  const from = createNetwork();
  const { cookie } = await enter({ email, from, password: PASSWORD });
  for (let times = 0; times < 5; times += 1) expect((await enter({ email, from, cookie })).error).toBe(WRONG);
  expect((await enter({ email, from, password: PASSWORD, cookie })).wait).toBe(MINUTE);
  server.limitsAfter(MINUTE);
  const again = await enter({ email, from, password: PASSWORD, cookie });
  expect([again.user, again.cookie]).toEqual([email, cookie]);

  await send(requestPasswordReset, { from, body: { email } });
  const mailQuery = server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .where('template', '=', 'recover');
  const token = /reset-form\/[^/]+\/([\w-]+)/.exec((await mailQuery.executeTakeFirstOrThrow()).body_text)?.[1];
  expect(
    await getStatus(resetPassword, { from, body: { email, token, password: 'limang saging at isang mangga' } }),
  ).toBe(200);
  for (let times = 0; times < 5; times += 1) await enter({ email, from });
  expect((await enter({ email, from, password: 'limang saging at isang mangga', cookie })).wait).toBe(MINUTE);
});

test('codes of the second step cannot be guessed, not even from a thousand networks', async () => {
  const { email, account_id } = await createOwner();
  await server.api.db
    .insertInto('account_totp')
    .values({ account_id, secret: createTotpSecret(), confirmed_at: sql`now()`, last_step: 0 })
    .execute();
  const answers: (string | null)[] = [];
  for (let times = 0; times < 9; times += 1)
    answers.push((await enter({ email, from: createNetwork(), password: PASSWORD, code: '000000' })).error);
  const judgedGuesses = answers.filter((error) => error?.startsWith('This code is wrong'));
  expect([judgedGuesses.length, answers.at(-1)]).toEqual([5, 'Too many attempts. Please wait 1 min and try again.']);
});

test('thousands of wrong passwords cost five digests and five rows, are logged in a few lines, and reveal nothing', async () => {
  const { email, account_id } = await createOwner();
  const from = createNetwork();
  const countRows = (table: 'sign_in_attempt' | 'audit_entry') =>
    server.api.db
      .selectFrom(table)
      .select('id')
      .execute()
      .then(({ length }) => length);
  const before = [await countRows('sign_in_attempt'), await countRows('audit_entry')];
  // Flushes the log lines of earlier tests.
  server.api.limits.stop();
  warnLog.mockClear();
  const began = performance.now();
  const replyCounts = new Map<string, number>();
  for (let from_here = 0; from_here < GUESSES; from_here += 500) {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, one) =>
        send(signIn, { from, body: { email, password: `guess number ${from_here + one}` } }),
      ),
    );
    for (const { statusCode, body } of answers)
      replyCounts.set(`${statusCode} ${body}`, (replyCounts.get(`${statusCode} ${body}`) ?? 0) + 1);
  }
  process.stderr.write(`${GUESSES} wrong passwords answered in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);

  const toReply = (error: string): string => `200 {"user":null,"accessToken":null,"error":"${error}"}`;
  expect(Object.fromEntries(replyCounts)).toEqual({
    [toReply(WRONG)]: 5,
    [toReply('Too many attempts. Please wait 1 min and try again.')]: GUESSES - 5,
  });
  expect([await countRows('sign_in_attempt'), await countRows('audit_entry')]).toEqual([
    (before[0] ?? 0) + 5,
    before[1],
  ]);

  server.api.limits.stop();
  const lines = warnLog.mock.calls.map(([line]) => line as { rule: string; refused: number });
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(lines.reduce((sum, { refused }) => sum + refused, 0)).toBe(GUESSES - 5);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`guess number|${email}|"${account_id}"`));
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
  for (let times = 0; times < MAIL_LIMIT.most + 2; times += 1) expect(await request()).toEqual({ accepted: true });
  expect(await countMails()).toBe(MAIL_LIMIT.most);
  await server.api.db
    .updateTable('mail')
    .set({ created_at: sql`created_at - make_interval(secs => ${MAIL_LIMIT.seconds})` })
    .where('to_address', '=', email)
    .execute();
  await request();
  expect(await countMails()).toBe(MAIL_LIMIT.most + 1);
});

test('when the counts in the database are unreachable, each process counts by itself', async () => {
  const from = createNetwork();
  const sendSignUp = (): Promise<number> => getStatus(signUp, { from, body: {} });
  await sql`alter table limit_count rename to limit_count_away`.execute(server.api.db);
  for (let times = 0; times < ENDPOINT_LIMITS.sign_up.most; times += 1) expect(await sendSignUp()).toBe(422);
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
  for (let times = 0; times < ENDPOINT_LIMITS.reset.most; times += 1)
    expect(await getStatus(resetPassword, { from, body: {}, at: times % 2 === 0 ? server : other })).toBe(422);
  expect(await getStatus(resetPassword, { from, body: {}, at: other })).toBe(429);
  await other.close();
});

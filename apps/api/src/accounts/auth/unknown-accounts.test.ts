import { type Endpoint, requestPasswordReset, resendVerification, signIn, signUp } from '@ebpls/contracts';
import { sql } from 'kysely';

import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';

/** S-4. `npm run storm -- accounts` times as many calls as the goal requires, and only then compares the times. */
const CALLS = Number(process.env['CALLS'] ?? '3');
const MIN_COMPARED_CALLS = 500;
const MAX_AUC = 0.55;
const PASSWORD = 'tatlong kabayo sa palengke';

let server: TestServer;
let digest: string;
beforeAll(async () => {
  server = await openTestServer();
  digest = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

const STATES = ['unknown', 'known', 'unconfirmed', 'invited', 'closed'] as const;
type State = (typeof STATES)[number];

let people = 0;
/** An address of one length, with an account in this state or with none. */
async function createAddress(state: State): Promise<string> {
  people += 1;
  const email = `person-${String(people).padStart(6, '0')}@example.com`;
  if (state === 'unknown') return email;
  const now = sql<string>`now()`;
  const accountTimes = {
    verified_at: state === 'unconfirmed' || state === 'invited' ? null : now,
    invited_at: state === 'invited' ? now : null,
    disabled_at: state === 'closed' ? now : null,
  };
  const account = { email, firstname: 'Nena', lastname: 'Reyes', password_hash: digest, ...accountTimes };
  const { id } = await server.api.db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
  await server.api.db.insertInto('account_role').values({ account_id: id, position: 0, role_id: 1 }).execute();
  return email;
}

interface ProbedEndpoint {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly body: (email: string) => object;
}

const PROBED_ENDPOINTS: readonly ProbedEndpoint[] = [
  {
    what: 'the sign-in with a wrong password',
    endpoint: signIn,
    body: (email) => ({ email, password: 'not the password' }),
  },
  {
    what: 'the sign-up',
    endpoint: signUp,
    body: (email) => ({
      email,
      firstname: 'Nena',
      lastname: 'Reyes',
      password: 'limang saging at isang mangga',
      terms: true,
    }),
  },
  { what: 'the recovery', endpoint: requestPasswordReset, body: (email) => ({ email }) },
  { what: 'the confirmation again', endpoint: resendVerification, body: (email) => ({ email }) },
];

/** Everything that the caller sees, without the address. */
async function getReplyShape({ endpoint, body }: ProbedEndpoint, email: string): Promise<unknown> {
  const reply = await server.api.app.inject({ method: endpoint.method, url: endpoint.path, payload: body(email) });
  const { date: _date, ...headers } = reply.headers;
  return [reply.statusCode, headers, reply.body.replaceAll(email, 'the address')];
}

test.each(PROBED_ENDPOINTS)('$what answers the same for every address, whatever its account', async (endpoint) => {
  const [unknown, ...others] = await Promise.all(
    STATES.map(async (state) => getReplyShape(endpoint, await createAddress(state))),
  );
  expect(unknown).toMatchObject([200, { 'cache-control': 'no-store' }, expect.any(String)]);
  expect(others).toEqual(others.map(() => unknown));
});

test.each(PROBED_ENDPOINTS)('$what refuses what is malformed before it looks for an account', async (endpoint) => {
  const email = await createAddress('known');
  const malformedProbe = { ...endpoint, body: () => ({ ...endpoint.body(email), email: `${email}@` }) };
  expect(await getReplyShape(malformedProbe, email)).toMatchObject([422, {}, expect.any(String)]);
});

/**
 * Share of pairs in which a time of the one kind is longer than one of the other; 0.5 when the times do not differ, at
 * least 0.5 for either slower side.
 */
function computeAreaUnderCurve(some: readonly number[], others: readonly number[]): number {
  const longer = some.reduce(
    (sum, one) =>
      sum + others.filter((other) => one > other).length + others.filter((other) => one === other).length / 2,
    0,
  );
  const area = longer / (some.length * others.length);
  return Math.max(area, 1 - area);
}

test('the area under the curve separates different times only', () => {
  expect([
    computeAreaUnderCurve([3, 4], [1, 2]),
    computeAreaUnderCurve([1, 2], [3, 4]),
    computeAreaUnderCurve([1, 3], [1, 3]),
    computeAreaUnderCurve([1, 4], [2, 3]),
  ]).toEqual([1, 1, 0.5, 0.5]);
});

async function measureTime({ endpoint, body }: ProbedEndpoint, email: string): Promise<number> {
  const from = performance.now();
  await server.api.app.inject({ method: endpoint.method, url: endpoint.path, payload: body(email) });
  return performance.now() - from;
}

test.each(PROBED_ENDPOINTS)(
  '$what takes no other time for a known address',
  async (endpoint) => {
    const [knownTimes, unknown]: [number[], number[]] = [[], []];
    // The first calls fill the caches.
    for (const state of STATES) await measureTime(endpoint, await createAddress(state));
    for (let call = 0; call < CALLS; call += 1) {
      // Alternating, in both orders, so that a busy moment of the machine affects both alike.
      const pair = [
        { times: knownTimes, email: await createAddress('known') },
        { times: unknown, email: await createAddress('unknown') },
      ];
      for (const { times, email } of call % 2 === 0 ? pair : pair.toReversed())
        times.push(await measureTime(endpoint, email));
    }
    const area = computeAreaUnderCurve(knownTimes, unknown);
    process.stderr.write(`S-4 ${endpoint.what}: ${CALLS} + ${CALLS} calls, AUC ${area.toFixed(3)}\n`);
    expect(area).toBeLessThanOrEqual(CALLS >= MIN_COMPARED_CALLS ? MAX_AUC : 1);
  },
  1_200_000,
);

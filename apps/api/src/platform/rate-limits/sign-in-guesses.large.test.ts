import { requestPasswordReset, resetPassword, signIn } from '@ebpls/contracts';
import { sql } from 'kysely';
import { createTotpSecret } from '../identity/second-step.ts';
import { GUESS_LIMITS } from './guess-rules.ts';
import { openLimitFixture } from '../../testing/limits/limit-fixture.ts';

const { close, server, PASSWORD, GUESSES, MINUTE, createNetwork, send, getStatus, createOwner, enter, WRONG } =
  await openLimitFixture();
afterAll(close);
let warnLog: jest.SpyInstance;
beforeEach(() => {
  warnLog = jest.spyOn(server.api.app.log, 'warn');
});
afterEach(() => warnLog.mockRestore());

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
  for (let times = 0; times < GUESS_LIMITS.passwords_of_network.limit; times += 1)
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
  const tries = GUESS_LIMITS.sign_ins_of_network.limit + 50;
  await Promise.all(Array.from({ length: tries }, () => enter({ email: attackedOwner.email, from })));
  expect((await enter({ email: other.email, from, password: PASSWORD })).user).toBe(other.email);
});

test('where a program tries hundreds of accounts, those at home and those with their own browser sign in, and an unknown one waits', async () => {
  const [homeOwner, travelling, otherOwner] = [await createOwner(), await createOwner(), await createOwner()];
  const from = createNetwork();
  expect((await enter({ email: homeOwner.email, from, password: PASSWORD })).user).toBe(homeOwner.email);
  const { cookie } = await enter({ email: travelling.email, from: createNetwork(), password: PASSWORD });
  for (let times = 0; times < GUESS_LIMITS.sign_ins_of_network.limit; times += 1)
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
  const laterSignIn = await enter({ email, from, password: PASSWORD, cookie });
  expect([laterSignIn.user, laterSignIn.cookie]).toEqual([email, cookie]);

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
  const startTime = performance.now();
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
  process.stderr.write(
    `${GUESSES} wrong passwords answered in ${((performance.now() - startTime) / 1000).toFixed(1)} s\n`,
  );

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

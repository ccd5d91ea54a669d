import { refreshSession, signIn } from '@ebpls/contracts';
import { createUser, createFakeApi } from '@ebpls/testing-web';

import { callEndpoint } from './call.ts';
import { onSessionEnd, refreshSessionToken, scheduleRenewal, stopRenewing } from './refresh.ts';
import { createToken } from './testing/a-token.ts';
import { saveToken, updateClock, readToken, getServerSeconds } from './token.ts';

const api = createFakeApi();

afterEach(() => {
  localStorage.clear();
  stopRenewing();
});

test.each([
  { token: 'one that ends later', made: createToken({ ends: 60 }), valid: true },
  { token: 'one that ended', made: createToken({ ends: -1 }), valid: false },
  { token: 'one that ends this very second', made: createToken({ ends: 0 }), valid: false },
  { token: 'one without an end', made: createToken({ ends: null }), valid: false },
  { token: 'something else', made: 'rubbish', valid: false },
])('$token counts as valid: $valid', ({ made, valid }) => {
  saveToken(made);
  expect(readToken()).toBe(valid ? made : undefined);
  expect(localStorage.getItem('accessToken')).toBe(valid ? made : null);
});

test('a phone whose clock is a day fast can stay signed in', () => {
  const token = createToken({ ends: -23 * 3600 });
  updateClock(new Date(Date.now() - 24 * 3600 * 1000).toUTCString());
  saveToken(token);
  expect(readToken()).toBe(token);
});

/** A server whose clock is right, called by a device whose clock is wrong. */
function createServer(
  clockOffsetHours: number,
  replies: readonly (() => Response)[],
): { readonly countRequests: () => number } {
  const real = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => real + clockOffsetHours * 3_600_000);
  const replyQueue = [...replies];
  let callCount = 0;
  globalThis.fetch = () => {
    callCount += 1;
    const reply = replyQueue.shift()?.() ?? Response.error();
    reply.headers.set('date', new Date(real).toUTCString());
    return Promise.resolve(reply);
  };
  return { countRequests: () => callCount };
}

test.each([2, -2, 24])('a device whose clock is %i hours fast signs in and stores its token', async (hours) => {
  const accessToken = createToken();
  createServer(hours, [() => Response.json({ user: createUser(), accessToken, error: null })]);
  const session = await callEndpoint(signIn, { body: { email: 'nena@example.com', password: 'tatlong kabayo' } });
  saveToken(session.accessToken ?? '');
  expect(readToken()).toBe(accessToken);
  expect(Math.abs(getServerSeconds() + hours * 3600 - Math.floor(Date.now() / 1000))).toBeLessThanOrEqual(1);
  jest.restoreAllMocks();
});

test('after a change of the clock while the page was closed, a refused request is proven again with the right time', async () => {
  const { countRequests } = createServer(2, [
    () => Response.json({}, { status: 401 }),
    () => Response.json({ user: createUser(), accessToken: createToken() }),
  ]);
  expect(await refreshSessionToken()).toBeDefined();
  expect(countRequests()).toBe(2);
  jest.restoreAllMocks();
});

test('a refusal by a server with the same time is a refusal', async () => {
  const { countRequests } = createServer(0, [() => Response.json({}, { status: 401 })]);
  expect(await refreshSessionToken()).toBeUndefined();
  expect(countRequests()).toBe(1);
  jest.restoreAllMocks();
});

test('two concurrent callers cause one refresh', async () => {
  const fresh = createToken();
  api.replyWith(refreshSession, { user: createUser(), accessToken: fresh });
  expect(await Promise.all([refreshSessionToken(), refreshSessionToken()])).toEqual([fresh, fresh]);
  expect(api.listRequests(refreshSession)).toHaveLength(1);
  expect(localStorage.getItem('accessToken')).toBe(fresh);
});

test('without a cookie the visitor is signed out, without an error', async () => {
  api.refuseWith(refreshSession, { code: 'unauthenticated', message: 'Please sign in.' });
  expect(await refreshSessionToken()).toBeUndefined();
});

test('the token is renewed when four fifths of its life are over', async () => {
  const timeoutSpy = jest.spyOn(globalThis, 'setTimeout').mockImplementation(() => 0 as never);
  api.replyWith(refreshSession, { user: createUser(), accessToken: createToken({ begins: 0, ends: 1000 }) });
  scheduleRenewal(createToken({ begins: 0, ends: 900 }));
  const [renew, wait_ms] = timeoutSpy.mock.calls[0] ?? [];
  timeoutSpy.mockRestore();
  expect(wait_ms).toBe(720_000);

  renew?.();
  await refreshSessionToken();
  expect(api.listRequests(refreshSession)).toHaveLength(1);
});

test('a session that ended while the device slept ends here too; a visitor without one is not signed out', async () => {
  let endedCount = 0;
  onSessionEnd(() => {
    endedCount += 1;
  });
  api.refuseWith(refreshSession, { code: 'unauthenticated', message: 'Your session has expired.' });
  await refreshSessionToken();
  expect(endedCount).toBe(0);
  scheduleRenewal(createToken({ begins: 0, ends: 900 }));
  await refreshSessionToken();
  expect(endedCount).toBe(1);
  onSessionEnd(() => undefined);
});

import { refreshSession } from '@ebpls/contracts';
import { aUser, fakeApi } from '@ebpls/testing/web';

import { refreshSessionToken, renewInTime, stopRenewing } from './refresh.ts';
import { aToken } from './testing/a-token.ts';
import { keepToken, learnClock, readToken } from './token.ts';

const api = fakeApi();

afterEach(() => {
  localStorage.clear();
  stopRenewing();
});

test.each([
  { token: 'one that ends later', made: aToken({ ends: 60 }), valid: true },
  { token: 'one that ended', made: aToken({ ends: -1 }), valid: false },
  { token: 'one that ends this very second', made: aToken({ ends: 0 }), valid: false },
  { token: 'one without an end', made: aToken({ ends: null }), valid: false },
  { token: 'something else', made: 'rubbish', valid: false },
])('$token counts as valid: $valid', ({ made, valid }) => {
  keepToken(made);
  expect(readToken()).toBe(valid ? made : undefined);
  expect(localStorage.getItem('accessToken')).toBe(valid ? made : null);
});

test('a phone whose clock is a day ahead can stay signed in', () => {
  const token = aToken({ ends: -23 * 3600 });
  learnClock(new Date(Date.now() - 24 * 3600 * 1000).toUTCString());
  keepToken(token);
  expect(readToken()).toBe(token);
});

test('two askers at once cause one refresh', async () => {
  const fresh = aToken();
  api.answers(refreshSession, { user: aUser(), accessToken: fresh });
  expect(await Promise.all([refreshSessionToken(), refreshSessionToken()])).toEqual([fresh, fresh]);
  expect(api.asked(refreshSession)).toHaveLength(1);
  expect(localStorage.getItem('accessToken')).toBe(fresh);
});

test('without a cookie the visitor is signed out, not told an error', async () => {
  api.refuses(refreshSession, { code: 'unauthenticated', message: 'Please sign in.' });
  expect(await refreshSessionToken()).toBeUndefined();
});

test('the token is renewed when four fifths of its life are over', async () => {
  const later = jest.spyOn(globalThis, 'setTimeout').mockImplementation(() => 0 as never);
  api.answers(refreshSession, { user: aUser(), accessToken: aToken({ begins: 0, ends: 1000 }) });
  renewInTime(aToken({ begins: 0, ends: 900 }));
  const [renew, wait_ms] = later.mock.calls[0] ?? [];
  later.mockRestore();
  expect(wait_ms).toBe(720_000);

  renew?.();
  await refreshSessionToken();
  expect(api.asked(refreshSession)).toHaveLength(1);
});

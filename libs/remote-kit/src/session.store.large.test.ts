import { saveToken, readToken } from '@ebpls/api-client';
import { getMe, refreshSession, signOut as signOutCall } from '@ebpls/contracts';
import { createUser, createFakeApi } from '@ebpls/testing-web';
import { waitFor } from '@testing-library/react';

import type * as SessionStore from './session.store.ts';

jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, connect: () => undefined, close: () => undefined, io: { opts: {} } }),
}));

/** Replaces the browser's database, which jsdom lacks. */
const mockKept = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  get: async (name: string) => mockKept.get(name),
  set: async (name: string, value: unknown) => void mockKept.set(name, value),
  delMany: async (names: string[]) => names.forEach((name) => mockKept.delete(name)),
  keys: async () => [...mockKept.keys()],
  entries: async (name: string) => (name === 'ebpls-offline' ? [...mockKept] : []),
  clear: async () => mockKept.clear(),
}));

const api = createFakeApi();
const SIGNED_IN_MARK = 'ebpls_signed_in';

function createEndingToken(in_seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  return `h.${btoa(JSON.stringify({ iat: now - 60, exp: now + in_seconds }))}.s`;
}

/** Each document restores once, so each test imports a fresh copy of the module. */
async function openDocument(): Promise<typeof SessionStore> {
  let store: typeof SessionStore | undefined;
  await jest.isolateModulesAsync(async () => {
    store = await import('./session.store.ts');
  });
  if (!store) throw new Error('The store did not load.');
  return store;
}

beforeEach(() => {
  const { socketTicket } = jest.requireActual<{ socketTicket: typeof signOutCall }>('@ebpls/contracts');
  api.refuseWith(socketTicket, { code: 'failed', message: 'not in this test' });
});

afterEach(() => {
  document.cookie = `${SIGNED_IN_MARK}=1; max-age=0; path=/`;
});

test('a stored token restores the session without a refresh by the cookie', async () => {
  saveToken(createEndingToken(600));
  api.replyWith(getMe, createUser({ firstname: 'Ernesto' }));
  const { restoreSession, useSession } = await openDocument();
  expect(useSession.getState().status).toBe('restoring');
  await restoreSession();
  expect(useSession.getState()).toMatchObject({ status: 'signed_in', user: { firstname: 'Ernesto' } });
  expect(api.listRequests(refreshSession)).toHaveLength(0);
});

test('an expired token is cleared first, then the cookie is used exactly once', async () => {
  saveToken(createEndingToken(-1));
  document.cookie = `${SIGNED_IN_MARK}=1; path=/`;
  const fresh = createEndingToken(900);
  api.replyWith(refreshSession, () => {
    expect(localStorage.getItem('accessToken')).toBeNull();
    return { user: createUser(), accessToken: fresh };
  });
  api.replyWith(getMe, createUser());
  const { restoreSession, useSession } = await openDocument();
  await Promise.all([restoreSession(), restoreSession()]);
  expect(useSession.getState().status).toBe('signed_in');
  expect(readToken()).toBe(fresh);
  expect(api.listRequests(refreshSession)).toHaveLength(1);
});

test('a visitor who was never signed in causes no request', async () => {
  const { restoreSession, useSession } = await openDocument();
  await restoreSession();
  expect(useSession.getState()).toEqual({ status: 'signed_out', user: undefined });
});

test('a token that the server refuses signs the person out', async () => {
  saveToken(createEndingToken(600));
  api.refuseWith(getMe, { code: 'unauthenticated', message: 'Your session has expired.' });
  const { restoreSession, useSession } = await openDocument();
  await restoreSession();
  expect(useSession.getState().status).toBe('signed_out');
  expect(readToken()).toBeUndefined();
});

test.each([
  { away: 'fails', code: 'failed' as const },
  { away: 'asks for patience', code: 'too_many' as const },
])('a server that $away during the restoration ends no session: the next document tries again', async ({ code }) => {
  saveToken(createEndingToken(600));
  document.cookie = `${SIGNED_IN_MARK}=1; path=/`;
  api.refuseWith(getMe, { code, message: 'Please try again in a moment.' });
  const { restoreSession, useSession } = await openDocument();
  await restoreSession();
  expect(useSession.getState().status).toBe('signed_out');
  expect(readToken()).toBeDefined();
  expect(document.cookie).toContain(`${SIGNED_IN_MARK}=1`);
});

test('a refresh that the server cannot answer now leaves the mark, so that the cookie is used again', async () => {
  document.cookie = `${SIGNED_IN_MARK}=1; path=/`;
  api.refuseWith(refreshSession, { code: 'failed', message: 'Please try again in a moment.' });
  const { restoreSession, useSession } = await openDocument();
  await restoreSession();
  expect(useSession.getState().status).toBe('signed_out');
  expect(document.cookie).toContain(`${SIGNED_IN_MARK}=1`);
});

test('a sign-out that the server cannot confirm leaves the session as it is', async () => {
  const { beginSession, signOut, useSession, restoreSession } = await openDocument();
  await restoreSession();
  beginSession(createEndingToken(600), createUser());
  api.failOffline(signOutCall);
  await expect(signOut()).rejects.toMatchObject({ code: 'offline' });
  expect(useSession.getState().status).toBe('signed_in');
  expect(readToken()).toBeDefined();
});

test('signing out removes the token and the person', async () => {
  const { beginSession, signOut, useSession, getVisitorKind: visitorKind, restoreSession } = await openDocument();
  await restoreSession();
  beginSession(
    createEndingToken(600),
    createUser({
      roles: [
        { id: 4, name: 'fire' },
        { id: 1, name: 'user' },
      ],
    }),
  );
  expect(visitorKind()).toBe('fire');
  api.replyWith(signOutCall, { accepted: true });
  await signOut();
  expect(useSession.getState()).toEqual({ status: 'signed_out', user: undefined });
  expect(readToken()).toBeUndefined();
  expect(document.cookie).not.toContain(SIGNED_IN_MARK);
});

test('signing out removes typed data of this tab; a session that the server ends leaves it to its account', async () => {
  const { beginSession, signOut, restoreSession } = await openDocument();
  await restoreSession();
  beginSession(createEndingToken(600), createUser());
  sessionStorage.setItem('answers street', 'Purok 9');
  saveToken(createEndingToken(600));
  api.refuseWith(getMe, { code: 'unauthenticated', message: 'Your session has expired.' });
  api.refuseWith(refreshSession, { code: 'unauthenticated', message: 'Your session has expired.' });
  await (await openDocument()).restoreSession();
  expect(sessionStorage.getItem('answers street')).toBe('Purok 9');
  api.replyWith(signOutCall, { accepted: true });
  await signOut();
  expect(sessionStorage.length).toBe(0);
});

const NOEL = createUser({
  id: 7,
  firstname: 'Noel',
  email: 'noel@market.example',
  roles: [{ id: 3, name: 'affiliate' }],
});

/**
 * The affiliate signed in and opens a new document where no server answers: the token has expired, the cookie is valid.
 */
async function restoreOffline(): Promise<typeof SessionStore> {
  mockKept.clear();
  localStorage.clear();
  const { beginSession, restoreSession } = await openDocument();
  await restoreSession();
  beginSession(createEndingToken(600), NOEL);
  await waitFor(() => expect(mockKept.has('person')).toBe(true));
  saveToken(createEndingToken(-1));
  for (const endpoint of [refreshSession, getMe]) api.failOffline(endpoint);
  const laterDocument = await openDocument();
  await laterDocument.restoreSession();
  return laterDocument;
}
const hasSignal = () => globalThis.dispatchEvent(new Event('online'));

test('an affiliate is restored offline by name alone, without a token, and fully with a connection', async () => {
  const { useSession } = await restoreOffline();
  expect(useSession.getState()).toMatchObject({ status: 'signed_in', user: { id: 7, firstname: 'Noel', email: '' } });
  expect(readToken()).toBeUndefined();
  api.replyWith(refreshSession, { user: NOEL, accessToken: createEndingToken(900) });
  api.replyWith(getMe, NOEL);
  hasSignal();
  await waitFor(() => expect(useSession.getState().user?.email).toBe('noel@market.example'));
});

test('a session that ended meanwhile requires a sign-in with the first connection, and is not restored without one', async () => {
  const { useSession } = await restoreOffline();
  for (const endpoint of [refreshSession, getMe])
    api.refuseWith(endpoint, { code: 'unauthenticated', message: 'Your session has expired.' });
  hasSignal();
  await waitFor(() => expect(useSession.getState().status).toBe('signed_out'));
  await waitFor(() => expect(mockKept.size).toBe(0));
  for (const endpoint of [refreshSession, getMe]) api.failOffline(endpoint);
  const laterDocument = await openDocument();
  await laterDocument.restoreSession();
  expect(laterDocument.useSession.getState().status).toBe('signed_out');
});

test('where somebody else signed in meanwhile, the page restored offline is left to them', async () => {
  const { useSession } = await restoreOffline();
  const fresh = createEndingToken(900);
  saveToken(fresh);
  api.replyWith(getMe, createUser({ id: 8 }));
  hasSignal();
  await waitFor(() => expect(useSession.getState()).toEqual({ status: 'signed_out', user: undefined }));
  expect(readToken()).toBe(fresh);
});

test.each([
  { how: 'confirms', prepare: () => api.replyWith(signOutCall, { accepted: true }) },
  { how: 'cannot hear', prepare: () => api.failOffline(signOutCall) },
])('after a sign-out that the server $how, nobody is restored offline', async ({ prepare }) => {
  const { signOut } = await restoreOffline();
  prepare();
  await signOut().catch(() => undefined);
  const laterDocument = await openDocument();
  await laterDocument.restoreSession();
  expect(laterDocument.useSession.getState()).toEqual({ status: 'signed_out', user: undefined });
  expect(mockKept.size).toBe(0);
});

test('an office’s phone stores nobody: offline it requires a sign-in', async () => {
  mockKept.clear();
  localStorage.clear();
  const { beginSession, restoreSession } = await openDocument();
  await restoreSession();
  beginSession(createEndingToken(600), createUser({ roles: [{ id: 4, name: 'fire' }] }));
  api.failOffline(getMe);
  const laterDocument = await openDocument();
  await laterDocument.restoreSession();
  expect([laterDocument.useSession.getState().status, mockKept.size]).toEqual(['signed_out', 0]);
});

test('a session that ended while no page was open is explained at the sign-in; a first visit has nothing to explain', async () => {
  sessionStorage.clear();
  api.refuseWith(refreshSession, { code: 'unauthenticated', message: 'Please sign in to continue.' });
  const first = await openDocument();
  await first.restoreSession();
  expect(sessionStorage.getItem('ebpls.session_end')).toBeNull();
  document.cookie = `${SIGNED_IN_MARK}=1; path=/`;
  const returning = await openDocument();
  await returning.restoreSession();
  expect(sessionStorage.getItem('ebpls.session_end')).toMatch(/^Your session ended because you were inactive/);
});

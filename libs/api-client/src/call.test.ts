import { defineEndpoint, getMe, Pesos, signIn, signOut } from '@ebpls/contracts';
import { createUser, createFakeApi } from '@ebpls/testing-web';
import * as v from 'valibot';

import { formatAddress } from './address.ts';
import { clearPrefetches } from './prefetched-answers.ts';
import { prefetch, callEndpoint } from './call.ts';
import { setLanguage } from './language.ts';
import { onPasswordNeeded } from './session/proof.ts';
import { Refusal } from './refusal.ts';
import { onSessionEnd } from './refresh.ts';
import { saveToken } from './token.ts';
import { createToken } from './testing/a-token.ts';
import { uploadFiles } from './chunks/upload.ts';

const api = createFakeApi();

const getBalance = defineEndpoint({
  method: 'GET',
  path: '/api/businesses/:code/balance',
  summary: 'for this test',
  params: v.object({ code: v.string() }),
  query: v.object({ year: v.optional(v.string()), search: v.optional(v.string()) }),
  reply: v.object({ balance: Pesos }),
});
const sendPaper = defineEndpoint({
  method: 'POST',
  path: '/api/papers',
  summary: 'for this test',
  accepts: 'multipart',
  reply: v.object({ id: v.number() }),
});

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

test('an amount arrives as whole centavos', async () => {
  api.replyWith(getBalance, { balance: '3405.00' });
  expect(await callEndpoint(getBalance, { params: { code: 'SI-000102' }, query: {} })).toEqual({ balance: 340_500 });
});

test('names in the address are encoded and empty filters are omitted', () => {
  expect(formatAddress(getBalance, { params: { code: 'A/B 1%' }, query: { year: '2026', search: '' } })).toBe(
    '/api/businesses/A%2FB%201%25/balance?year=2026',
  );
});

test('a request carries the token and the language of the person', async () => {
  saveToken(createToken());
  setLanguage('fil');
  api.replyWith(getMe, createUser());
  await callEndpoint(getMe);
  const [call] = api.listRequests(getMe);
  expect(call?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('accessToken')}`);
  expect(call?.headers.get('accept-language')).toBe('fil');
});

test.each([
  { line: 'is there', onLine: true, asked: 2 },
  { line: 'is gone', onLine: false, asked: 1 },
])('a read without an answer is sent $asked times when the connection $line', async ({ onLine, asked }) => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  api.failOffline(getMe);
  await expect(callEndpoint(getMe)).rejects.toMatchObject({ code: 'offline' });
  expect(api.listRequests(getMe)).toHaveLength(asked);
  line.mockRestore();
});

test('a command of one account is not sent with the token of another that signed in since', async () => {
  api.replyWith(signOut, { accepted: true });
  saveToken(createToken({ account: 8 }));
  await expect(callEndpoint(signOut, { account: 7 })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(api.listRequests(signOut)).toHaveLength(0);
  await callEndpoint(signOut, { account: 8 });
  expect(api.listRequests(signOut)).toHaveLength(1);
});

test('a command carries its key, so that it runs once', async () => {
  api.replyWith(signOut, { accepted: true });
  await callEndpoint(signOut, { idempotency_key: 'once' });
  expect(api.listRequests(signOut)[0]?.headers.get('idempotency-key')).toBe('once');
});

test('a double click on a command sends one request, and both get its answer', async () => {
  const other = { idempotency_key: 'another-click-1' };
  api.replyWith(signOut, { accepted: true });
  const request = { idempotency_key: 'double-click-1' };
  const [first, second] = await Promise.all([
    callEndpoint(signOut, request),
    callEndpoint(signOut, request),
    callEndpoint(signOut, other),
  ]);
  expect(second).toEqual(first);
  expect(api.listRequests(signOut).map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'double-click-1',
    'another-click-1',
  ]);

  await callEndpoint(signOut, request);
  expect(api.listRequests(signOut)).toHaveLength(3);
});

test('a refusal keeps its sentence, its fields and its number', async () => {
  api.refuseWith(getMe, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { phone: ['Too long.'] },
    reference: 'R-7',
  });
  const refusal = await callEndpoint(getMe).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { phone: ['Too long.'] },
    reference: 'R-7',
  });
});

test('a 401 ends the session with the reason of the server and removes the token', async () => {
  const endListener = jest.fn();
  onSessionEnd(endListener);
  saveToken(createToken());
  api.refuseWith(getMe, { code: 'unauthenticated', message: 'Your session has expired.' });
  await expect(callEndpoint(getMe)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(endListener.mock.calls).toEqual([['Your session has expired.']]);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('a 401 without a session ends nothing', async () => {
  const endListener = jest.fn();
  onSessionEnd(endListener);
  api.refuseWith(signIn, { code: 'unauthenticated', message: 'No.' });
  await expect(callEndpoint(signIn, { body: { email: 'a@b.ph', password: 'x' } })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(endListener).not.toHaveBeenCalled();
});

test('a missing answer differs from an answer that refuses', async () => {
  api.failOffline(signOut);
  await expect(callEndpoint(signOut)).rejects.toMatchObject({
    code: 'offline',
    message: expect.stringContaining('This action requires an internet connection'),
  });
  api.failOffline(getBalance);
  await expect(callEndpoint(getBalance, { params: { code: 'x' }, query: {} })).rejects.toMatchObject({
    code: 'offline',
    message: expect.stringContaining('could not reach'),
  });
});

test('an answer that breaks the contract does not reach the page', async () => {
  api.replyWith(getBalance, { balance: '3405.00' });
  const odd = { ...getBalance, reply: v.object({ balance: v.number() }) };
  await expect(callEndpoint(odd, { params: { code: 'x' }, query: {} })).rejects.toMatchObject({ code: 'failed' });
});

test('an upload reports its progress and parses its reply by the contract', async () => {
  saveToken(createToken());
  api.replyWith(sendPaper, { id: 7 });
  const form = new FormData();
  form.set('file', new File(['x'], 'permit.pdf'));
  const parts: number[] = [];
  expect(await uploadFiles(sendPaper, { form, onProgress: (part) => parts.push(part) })).toEqual({ id: 7 });
  expect(parts).toEqual([1]);
  expect(api.listRequests(sendPaper)[0]).toMatchObject({ body: { file: 'permit.pdf' } });
});

test('a refused upload reports the reason', async () => {
  api.refuseWith(sendPaper, { code: 'invalid', message: 'This is not a PDF.' });
  await expect(uploadFiles(sendPaper, { form: new FormData() })).rejects.toMatchObject({
    code: 'invalid',
    message: 'This is not a PDF.',
  });
});

/** A server that requires the password again, until it was typed. */
function requirePassword(): { readonly enterPassword: () => void } {
  const passwordNeeded = { code: 'password_needed', message: 'Please enter your password again to continue.' } as const;
  api.refuseWith(signOut, passwordNeeded);
  return { enterPassword: () => api.replyWith(signOut, { accepted: true }) };
}

test('an act that requires the password is repeated with the same key once it was typed', async () => {
  const server = requirePassword();
  onPasswordNeeded(async () => {
    server.enterPassword();
    return true;
  });
  expect(await callEndpoint(signOut, { idempotency_key: 'once-and-for-all' })).toEqual({ accepted: true });
  expect(api.listRequests(signOut).map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'once-and-for-all',
    'once-and-for-all',
  ]);
});

test('a person who cancels the dialog gets the refusal, and nothing is sent again', async () => {
  requirePassword();
  onPasswordNeeded(() => Promise.resolve(false));
  await expect(callEndpoint(signOut)).rejects.toMatchObject({
    code: 'password_needed',
    message: 'Please enter your password again to continue.',
  });
  expect(api.listRequests(signOut)).toHaveLength(1);
});

test('concurrent acts request the password once', async () => {
  const server = requirePassword();
  let callCount = 0;
  onPasswordNeeded(async () => {
    callCount += 1;
    await Promise.resolve();
    server.enterPassword();
    return true;
  });
  await Promise.all([callEndpoint(signOut), callEndpoint(signOut), callEndpoint(signOut)]);
  expect(callCount).toBe(1);
});

test('a password that was accepted and is still not enough is not requested without end', async () => {
  requirePassword();
  let callCount = 0;
  onPasswordNeeded(async () => {
    callCount += 1;
    return true;
  });
  await expect(callEndpoint(signOut)).rejects.toMatchObject({ code: 'password_needed' });
  expect([callCount, api.listRequests(signOut).length]).toEqual([1, 2]);
});

const BALANCE = '/api/businesses/SI-000102/balance';
const readBalance = (signal?: AbortSignal) =>
  callEndpoint(getBalance, { params: { code: 'SI-000102' }, query: {}, ...(signal && { signal }) });

test('a prefetched answer serves every read of the first view, and nothing afterwards', async () => {
  saveToken(createToken());
  let callCount = 0;
  api.replyWith(getBalance, () => ({ balance: `${(callCount += 1)}.00` }));
  prefetch(BALANCE);
  expect([await readBalance(), await readBalance()]).toEqual([{ balance: 100 }, { balance: 100 }]);
  expect(await callEndpoint(getBalance, { params: { code: 'SI-000103' }, query: {} })).toEqual({ balance: 200 });
  clearPrefetches();
  expect(await readBalance()).toEqual({ balance: 300 });
});

test('an answer prefetched for one account is not shown to another that signed in since', async () => {
  saveToken(createToken({ account: 7 }));
  let callCount = 0;
  api.replyWith(getBalance, () => ({ balance: `${(callCount += 1)}.00` }));
  prefetch(BALANCE);
  saveToken(createToken({ account: 8 }));
  expect(await readBalance()).toEqual({ balance: 200 });
  clearPrefetches();
});

test('a refused prefetch serves nobody: the page sends its own request', async () => {
  saveToken(createToken());
  api.refuseWith(getBalance, { code: 'failed', message: 'Please try again.' });
  prefetch(BALANCE);
  await new Promise((resolve) => setTimeout(resolve));
  api.replyWith(getBalance, { balance: '5.00' });
  expect(await readBalance()).toEqual({ balance: 500 });
  clearPrefetches();
});

test('without a token nothing is prefetched', async () => {
  prefetch(BALANCE);
  await Promise.resolve();
  expect(api.listRequests(getBalance)).toHaveLength(0);
});

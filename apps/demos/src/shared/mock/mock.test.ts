import { http, HttpResponse } from 'msw';

import { type DemoError, createDemoServer } from './demo-server.ts';
import { DEMO_USER, getDemoToken, SESSION_HANDLERS, signInToDemo } from './demo-session.ts';
import { createDemoStore, resetDemo } from './demo-store.ts';
import { planFailure } from './planned-failure.ts';

afterEach(() => resetDemo());

const callDemo = createDemoServer([
  ...SESSION_HANDLERS,
  http.get('*/api/echo', ({ request }) => HttpResponse.json({ said: new URL(request.url).searchParams.get('say') })),
]);
const refusal = (call: Promise<unknown>): Promise<DemoError> =>
  call.then(
    () => Promise.reject(new Error('answered')),
    (error: DemoError) => error,
  );

test('answers from inside the page', async () => {
  await expect(callDemo('/api/echo?say=hi')).resolves.toEqual({ said: 'hi' });
});

test('an address without a handler is refused, and named', async () => {
  expect(await refusal(callDemo('/api/nothing'))).toMatchObject({
    status: 404,
    message: expect.stringContaining('/api/nothing'),
  });
});

test('a planned failure takes one call, and one only', async () => {
  planFailure();
  expect(await refusal(callDemo('/api/echo'))).toMatchObject({ status: 500 });
  await expect(callDemo('/api/echo')).resolves.toEqual({ said: null });
});

test('an aborted call gets no late answer', async () => {
  const abortController = new AbortController();
  const call = callDemo('/api/echo', { signal: abortController.signal });
  abortController.abort();
  expect(await refusal(call)).toMatchObject({ name: 'AbortError' });
});

test('the state survives a reload, and a reset brings back how it began', () => {
  const first = createDemoStore('fruit', () => ['mango']);
  first.change((fruit) => [...fruit, 'banana']);
  expect(createDemoStore('fruit', () => ['mango']).read()).toEqual(['mango', 'banana']);
  resetDemo();
  expect(first.read()).toEqual(['mango']);
});

test('a stored state that cannot be read is replaced by the first one', () => {
  sessionStorage.setItem('ebpls-demo.fruit', '{');
  expect(createDemoStore('fruit', () => ['mango']).read()).toEqual(['mango']);
});

test('where the storage is unavailable, memory alone holds the state', () => {
  const shut = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const fruit = createDemoStore('fruit', () => ['mango']);
  fruit.change(() => ['banana']);
  expect(fruit.read()).toEqual(['banana']);
  shut.mockRestore();
});

test.each([
  [{ email: DEMO_USER.email, password: 'wrong' }],
  [{ email: 'somebody@else.example', password: 'Maligaya-2020' }],
  [null],
])('a sign-in with %j is refused in the words of the specification', async (json) => {
  expect(await refusal(callDemo('/api/account/login', { json }))).toMatchObject({
    status: 400,
    message: 'Please check your email and password',
  });
});

test('the token opens the account for two days', async () => {
  const token = await signInToDemo();
  await expect(callDemo('/api/account/me', { token })).resolves.toEqual({ user: DEMO_USER });
  const two_days = 2 * 24 * 60 * 60 * 1000;
  const almost = getDemoToken(DEMO_USER.id, Date.now() - two_days + 60_000);
  await expect(callDemo('/api/account/me', { token: almost })).resolves.toEqual({ user: DEMO_USER });
  const over = getDemoToken(DEMO_USER.id, Date.now() - two_days - 1000);
  expect(await refusal(callDemo('/api/account/me', { token: over }))).toMatchObject({
    status: 401,
    message: 'Invalid authorization token',
  });
});

test.each(['nonsense', 'a.b.c', getDemoToken('somebody-else')])('the token %s is refused', async (token) => {
  expect((await refusal(callDemo('/api/account/me', { token }))).message).toBe('Invalid authorization token');
});

test('a call without a token is refused', async () => {
  expect(await refusal(callDemo('/api/account/me'))).toMatchObject({
    status: 401,
    message: 'Authorization token missing',
  });
});

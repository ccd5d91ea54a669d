import { defineEndpoint, signIn } from '@ebpls/contracts';
import * as v from 'valibot';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { registerEndpoint } from '../http/serve.ts';
import { BODY_LIMITS, isBeyond } from './json-body.ts';

const reply = v.object({ ok: v.literal(true) });
const body = v.unknown();
const usual = defineEndpoint({ method: 'POST', path: '/api/test/usual', summary: 'Usual', body, reply });
const large = defineEndpoint({
  method: 'POST',
  path: '/api/test/large',
  summary: 'Large',
  body,
  body_size: 'large',
  reply,
});
const open = defineEndpoint({ method: 'POST', path: '/api/test/open', summary: 'Open', body, reply });
const lines = defineEndpoint({
  method: 'POST',
  path: '/api/test/lines',
  summary: 'Lines',
  body: v.array(v.object({ a: v.string(), b: v.string() })),
  body_size: 'large',
  reply,
});
const signedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/test/signed',
  summary: 'Signed',
  accepts: 'raw',
  reply,
});

let server: TestServer;
let owner: TestPerson;
let works = 0;
beforeAll(async () => {
  const tx = () => {
    works += 1;
    return { ok: true as const };
  };
  server = await openTestServer({}, (api) => {
    registerEndpoint(api, usual, 'account.own', tx);
    registerEndpoint(api, large, 'account.own', tx);
    registerEndpoint(api, open, 'public', tx);
    registerEndpoint(api, signedEndpoint, 'public', tx);
    registerEndpoint(api, lines, 'public', tx);
  });
  owner = await server.person('user');
});
beforeEach(() => {
  works = 0;
});
afterAll(() => server.close());

const list = (items: number): string => `[${'1,'.repeat(items - 1)}1]`;
const createKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, one) => [`k${one}`, 1])));
const createNestedArray = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

async function send(path: string, payload: string, type = 'application/json') {
  const answer = await server.api.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
    payload,
  });
  return {
    status: answer.statusCode,
    code: answer.json<{ error?: { code: string } }>().error?.code,
    connection: answer.headers.connection,
  };
}

const TOO_LARGE = { status: 413, code: 'invalid', connection: 'close' };

test.each([
  ['a list of 150,001 items', list(150_001)],
  ['a list of 520,001 items', list(520_001)],
  ['75,000 keys', createKeys(75_000)],
  ['a hundred thousand lists in one another', createNestedArray(100_000)],
])('%s is refused at the sign-in and at every other kind of endpoint', async (_what, payload) => {
  for (const { path } of [signIn, usual, large, open]) expect(await send(path, payload)).toEqual(TOO_LARGE);
  expect(works).toBe(0);
});

test.each([
  ['whoever is not signed in', open.path, BODY_LIMITS.public],
  ['an owner’s form', usual.path, BODY_LIMITS.usual],
  ['a section of the revenue code', large.path, BODY_LIMITS.large],
])('%s may send exactly this many values, levels and bytes', async (_who, path, { values, depth, bytes }) => {
  expect(await send(path, list(values))).toMatchObject({ status: 200 });
  expect(await send(path, list(values + 1))).toEqual(TOO_LARGE);
  // The outermost object of a form is its first level.
  expect(await send(path, createNestedArray(depth))).toMatchObject({ status: 200 });
  expect(await send(path, createNestedArray(depth + 1))).toEqual(TOO_LARGE);
  expect(await send(path, `"${'x'.repeat(bytes - 2)}"`)).toMatchObject({ status: 200 });
  expect(await send(path, `"${'x'.repeat(bytes - 1)}"`)).toEqual(TOO_LARGE);
});

test('a notification of the gateway has a size limit too', async () => {
  expect(await send(signedEndpoint.path, 'x'.repeat(BODY_LIMITS.signed.bytes), 'text/plain')).toMatchObject({
    status: 200,
  });
  expect(await send(signedEndpoint.path, 'x'.repeat(BODY_LIMITS.signed.bytes + 1), 'text/plain')).toEqual(TOO_LARGE);
});

test.each([
  ['{"a":"[[[[,,,,"}', false],
  [String.raw`{"a":"\"[[[[,,,,\\"}`, false],
  ['{"a":[1,2],"b":{}}', false],
  ['{"a":[1,2],"b":{"c":1,"d":1}}', true],
  [String.raw`["\\",1,2,3,4,5]`, true],
  ['["an end is missing', false],
])('signs inside a text are no values: %s', (text, isTooLarge) => {
  expect(isBeyond(text, { values: 5, depth: 3 })).toBe(isTooLarge);
});

test('thousands of wrong lines are answered with the first messages, not with all', async () => {
  const answer = await server.request(lines, undefined, { body: Array.from({ length: 2_000 }, () => ({})) });
  expect([answer.status, Object.keys(answer.body.error.fields ?? {}).length]).toEqual([422, 200]);
  expect(Object.keys(answer.body.error.fields ?? {})[0]).toBe('0.a');
});

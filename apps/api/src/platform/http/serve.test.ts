import { Amount, defineEndpoint, Id, IdText, Pesos } from '@ebpls/contracts';
import * as v from 'valibot';

import { allocateNumber } from '../database/database.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { Refused } from '../refused.ts';
import { registerEndpoint } from './serve.ts';

// Endpoints of this test only, registered before the server is ready.
const record = defineEndpoint({
  method: 'POST',
  path: '/api/test/amounts/:id',
  summary: 'Record',
  params: v.object({ id: IdText }),
  body: v.object({ amount: Amount }),
  reply: v.object({ id: Id, amount: Pesos, taken: v.number() }),
});
const refuse = defineEndpoint({
  method: 'POST',
  path: '/api/test/refusals',
  summary: 'Refuse',
  body: v.object({ how: v.string() }),
  reply: v.object({ ok: v.literal(true) }),
});
const onlyFire = defineEndpoint({
  method: 'GET',
  path: '/api/test/desk',
  summary: 'Desk',
  reply: v.object({ office: v.string() }),
});
const raw = defineEndpoint({
  method: 'POST',
  path: '/api/test/raw',
  summary: 'Raw',
  accepts: 'raw',
  reply: v.object({ bytes: v.string() }),
});
const nestedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/test/nested',
  summary: 'Nested',
  body: v.object({ lines: v.array(v.object({ capital: Amount })) }),
  reply: v.object({ ok: v.literal(true) }),
});

let server: TestServer;
let owner: TestPerson;
let works = 0;
let release: () => void = () => {};

beforeAll(async () => {
  server = await openTestServer({}, (api) => {
    registerEndpoint(api, record, 'account.own', async ({ params, body }) => {
      works += 1;
      const allocatedNumber = await api.db.transaction().execute((trx) => allocateNumber(trx, 'test', 2026));
      return { id: params.id, amount: `${body.amount / 100}.00`, taken: allocatedNumber, secret: 'never leaves' };
    });
    registerEndpoint(api, refuse, 'public', async ({ body }) => {
      if (body.how === 'wait') await new Promise<void>((resolve) => (release = resolve));
      if (body.how === 'number') {
        await api.db.transaction().execute(async (trx) => {
          await allocateNumber(trx, 'gapless', 2026);
          throw new Refused('conflict', 'request.try_again');
        });
      }
      if (body.how === 'crash') throw new Error('the secret is 12345');
      return { ok: true };
    });
    registerEndpoint(api, onlyFire, 'clearance.work', ({ actor }) => ({ office: actor.office ?? 'none' }));
    registerEndpoint(api, raw, 'public', ({ request }) => ({ bytes: (request.body as Buffer).toString('hex') }));
    registerEndpoint(api, nestedEndpoint, 'public', () => ({ ok: true }));
  });
  owner = await server.person('user');
});
afterAll(() => server.close());

test('money is read as typed and sent as decimal text; fields outside the contract are not sent', async () => {
  const { status, body } = await server.request(record, owner, { params: { id: 7 }, body: { amount: '1,200' } });
  expect([status, Object.keys(body), body.id, body.amount]).toEqual([200, ['id', 'amount', 'taken'], 7, '1200.00']);
});

test('an anonymous request is asked to sign in before anything is read', async () => {
  const { status, body } = await server.request(record, undefined, { params: { id: 'x' }, body: {} });
  expect([status, body.error]).toEqual([401, { code: 'unauthenticated', message: 'Please sign in to continue.' }]);
});

test('a role without the permission is refused with the reason', async () => {
  const { status, body } = await server.request(onlyFire, owner);
  expect([status, body.error.code]).toEqual([403, 'forbidden']);
  expect((await server.request(onlyFire, await server.person('fire'))).body).toEqual({ office: 'fire' });
});

test('every wrong part is reported at its field in one reply', async () => {
  const { status, body } = await server.request(record, owner, { params: { id: '0' }, body: { amount: '1.234' } });
  expect([status, body.error.fields]).toEqual([
    422,
    { id: ['This number is not valid.'], amount: ['Please enter an amount like 1,234.50.'] },
  ]);
});

test('a field in a list is named by its dotted path', async () => {
  const { body } = await server.request(nestedEndpoint, undefined, {
    body: { lines: [{ capital: '5' }, { capital: 'much' }, {}] },
  });
  expect(Object.keys(body.error.fields ?? {})).toEqual(['lines.1.capital', 'lines.2.capital']);
});

test('a repeated request has no second effect and gets the same reply', async () => {
  const before = works;
  const input = { params: { id: 8 }, body: { amount: '5' }, headers: { 'idempotency-key': 'repeat-0001' } };
  const first = await server.request(record, owner, input);
  const second = await server.request(record, owner, input);
  expect(second.body).toEqual(first.body);
  expect(works - before).toBe(1);
});

test('of two concurrent clicks one has an effect', async () => {
  const before = works;
  const input = { params: { id: 9 }, body: { amount: '5' }, headers: { 'idempotency-key': 'double-0001' } };
  const both = await Promise.all([server.request(record, owner, input), server.request(record, owner, input)]);
  expect(works - before).toBe(1);
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

test('a key is not accepted for another request, and not for another person', async () => {
  const headers = { 'idempotency-key': 'single-0001' };
  await server.request(record, owner, { params: { id: 8 }, body: { amount: '5' }, headers });
  expect((await server.request(record, owner, { params: { id: 8 }, body: { amount: '6' }, headers })).status).toBe(409);
  expect(
    (await server.request(record, await server.person('user'), { params: { id: 8 }, body: { amount: '6' }, headers }))
      .status,
  ).toBe(200);
});

test('a refused request may be repeated with the same key', async () => {
  const headers = { 'idempotency-key': 'refused-0001' };
  expect((await server.request(refuse, owner, { body: { how: 'number' }, headers })).status).toBe(409);
  expect(
    await server.api.db.selectFrom('idempotency_key').select('key').where('key', '=', 'refused-0001').execute(),
  ).toEqual([]);
});

test('a request that is still running is not started again', async () => {
  const input = { body: { how: 'wait' }, headers: { 'idempotency-key': 'running-0001' } };
  const first = server.request(refuse, owner, input);
  while (
    (await server.api.db.selectFrom('idempotency_key').select('key').where('key', '=', 'running-0001').execute())
      .length === 0
  );
  expect((await server.request(refuse, owner, input)).body.error.message).toBe(
    'This request is already being processed. Please wait a moment.',
  );
  release();
  expect((await first).status).toBe(200);
});

test('a number of a failed transaction is returned', async () => {
  await server.request(refuse, undefined, { body: { how: 'number' } });
  expect(await server.api.db.transaction().execute((trx) => allocateNumber(trx, 'gapless', 2026))).toBe(1);
});

test('a failure of ours is answered with a reference and reveals nothing else', async () => {
  const { status, body, raw: bytes } = await server.request(refuse, undefined, { body: { how: 'crash' } });
  expect([status, body.error.code, body.error.reference]).toEqual([
    500,
    'failed',
    expect.stringMatching(/^[0-9a-f]{12}$/),
  ]);
  expect(bytes.toString()).not.toContain('12345');
});

test.each([
  { what: 'broken JSON', payload: '{"how":', type: 'application/json', status: 400 },
  { what: 'a prototype in disguise', payload: '{"__proto__":{"admin":true}}', type: 'application/json', status: 400 },
  { what: 'a kind of content nobody expects', payload: '<a/>', type: 'application/xml', status: 415 },
  {
    what: 'a body of more than a megabyte',
    payload: JSON.stringify({ how: 'x'.repeat(1_100_000) }),
    type: 'application/json',
    status: 413,
  },
])('$what is refused in the one error shape', async ({ payload, type, status }) => {
  const reply = await server.api.app.inject({
    method: 'POST',
    url: '/api/test/refusals',
    headers: { 'content-type': type },
    payload,
  });
  expect([reply.statusCode, reply.json().error.code]).toEqual([status, 'invalid']);
});

test('an address below /api that does not exist replies in the one error shape', async () => {
  const reply = await server.api.app.inject('/api/nothing/here');
  expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'missing']);
});

test('the body of a raw endpoint reaches its handler byte by byte', async () => {
  const reply = await server.api.app.inject({
    method: 'POST',
    url: '/api/test/raw',
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from('7b00ff', 'hex'),
  });
  expect(reply.json()).toEqual({ bytes: '7b00ff' });
});

test('every reply forbids sniffing, framing and storing', async () => {
  const { headers } = await server.request(onlyFire, undefined);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('the description for programs names every endpoint and whether it needs a sign-in', async () => {
  const description = (await server.api.app.inject('/api/openapi.json')).json();
  expect(description.paths['/api/test/amounts/{id}'].post).toMatchObject({
    summary: 'Record',
    security: [{ bearer: [] }],
    requestBody: { content: { 'application/json': { schema: { required: ['amount'] } } } },
  });
  expect(description.paths['/api/auth/signin'].post.security).toBeUndefined();
  expect((await server.api.app.inject('/api/docs/')).statusCode).toBe(200);
});

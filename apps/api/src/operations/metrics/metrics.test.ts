import { getHealth } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

const TOKEN = 'a-token-of-prometheus';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

const scrape = (authorization?: string) =>
  server.api.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
const read = async (): Promise<string> => (await scrape(`Bearer ${TOKEN}`)).body;

test('they are refused without the token', async () => {
  for (const authorization of [undefined, 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, 'Bearer '])
    expect(await scrape(authorization)).toMatchObject({ statusCode: 401, body: '' });
  expect(await scrape(`Bearer ${TOKEN}`)).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store', 'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/) },
  });
});

test('requests are counted by the pattern of their address, and no address of a person is a label', async () => {
  await server.request(getHealth, undefined);
  await server.api.app.inject({ url: '/api/verify/a-code-of-somebody' });
  const text = await read();
  expect(text).toMatch(/ebpls_http_request_seconds_count\{method="GET",route="\/api\/health",status="200"\} [1-9]/);
  expect(text).not.toContain('a-code-of-somebody');
});

test('queues of the database are counted at each scrape', async () => {
  expect(await read()).toMatch(/^ebpls_mails_failed 0$/m);
  await server.api.db
    .insertInto('mail')
    .values({
      to_address: 'a@example.com',
      template: 'x',
      subject: 'x',
      body_text: 'x',
      body_html: 'x',
      locale: 'en',
      state: 'FAILED',
    } as never)
    .execute();
  const text = await read();
  expect(text).toMatch(/^ebpls_mails_failed 1$/m);
  expect(text).toMatch(/^ebpls_jobs_failed 0$/m);
  expect(text).toMatch(/^ebpls_events_failed 0$/m);
  expect(text).toMatch(/^ebpls_database_up 1$/m);
  expect(text).toMatch(/^ebpls_sockets 0$/m);
  expect(text).toMatch(/^ebpls_files_differing 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('while the database is unreachable the rest is still reported', async () => {
  const alone = await openTestServer({ METRICS_TOKEN: TOKEN, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const { body, statusCode } = await alone.api.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^ebpls_database_up 0$/m);
  expect(body).not.toMatch(/^ebpls_jobs_failed /m);
  await alone.close();
});

test('without a token there is no such address', async () => {
  const silent = await openTestServer();
  const { statusCode } = await silent.api.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
  expect(statusCode).not.toBe(200);
  await silent.close();
});

import { openUnsentWorkKey } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('every session of a person gets the same key of 32 bytes, and another person another one', async () => {
  const [fire, other] = [await server.person('fire'), await server.person('fire')];
  const getKey = async (person: typeof fire) => (await server.request(openUnsentWorkKey, person)).body.key;
  const [first, secondKey, foreign] = [await getKey(fire), await getKey(fire), await getKey(other)];
  expect(Buffer.from(first, 'base64')).toHaveLength(32);
  expect(secondKey).toBe(first);
  expect(foreign).not.toBe(first);
});

test('two phones that open it concurrently get one key', async () => {
  const fire = await server.person('fire');
  const replies = await Promise.all(Array.from({ length: 5 }, () => server.request(openUnsentWorkKey, fire)));
  expect(new Set(replies.map(({ body }) => body.key)).size).toBe(1);
});

test('no key is issued without a session', async () => {
  expect((await server.request(openUnsentWorkKey, undefined)).status).toBe(401);
});

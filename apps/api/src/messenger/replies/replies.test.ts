import { listSavedReplies, removeSavedReply, saveReply } from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const createReply = (person: TestPerson, title: string, message = 'We are open from 8 to 5.') =>
  server.request(saveReply, person, { body: { title, message } });
const listTitles = async (person: TestPerson): Promise<string[]> =>
  (await server.request(listSavedReplies, person)).body.data.map(({ title }) => title);

test('a reply is saved for the whole office and for no other', async () => {
  const [one, colleague, other] = [
    await server.person('fire'),
    await server.person('fire'),
    await server.person('rhu'),
  ];
  await createReply(one, 'Opening hours');
  expect([await listTitles(colleague), await listTitles(other)]).toEqual([['Opening hours'], []]);
});

test('the same name replaces the reply', async () => {
  const clerk = await server.person('mpdo');
  const first = (await createReply(clerk, 'Zone', 'C-1')).body;
  expect((await createReply(clerk, 'Zone', 'C-2')).body).toEqual({ id: first.id, title: 'Zone', message: 'C-2' });
  expect(await listTitles(clerk)).toEqual(['Zone']);
});

test.each([
  [{ title: ' ', message: 'x' }, 'title', 'Please enter a short name for the reply.'],
  [{ title: 'x', message: '\u200b' }, 'message', 'Message is a required field.'],
  [{ title: 'x'.repeat(81), message: 'x' }, 'title', 'This text is too long.'],
])('the reply %j is refused at %s', async (body, field, sentence) => {
  const reply = await server.request(saveReply, await server.person('fire'), { body });
  expect([reply.status, reply.body.error.fields]).toEqual([422, { [field]: [sentence] }]);
});

test('an office removes its own reply, and finds none of another office', async () => {
  const [clerk, other] = [await server.person('peso'), await server.person('mao')];
  const { id } = (await createReply(clerk, 'Job fair')).body;
  expect((await server.request(removeSavedReply, other, { params: { reply_id: id } })).status).toBe(404);
  expect((await server.request(removeSavedReply, clerk, { params: { reply_id: id } })).body).toEqual({ removed: true });
  expect(await listTitles(clerk)).toEqual([]);
});

test('an office saves fifty replies at most', async () => {
  const clerk = await server.person('menro');
  for (let count = 0; count < 50; count += 1) expect((await createReply(clerk, `Reply ${count}`)).status).toBe(200);
  expect((await createReply(clerk, 'One more')).status).toBe(409);
  expect((await createReply(clerk, 'Reply 7', 'Changed.')).status).toBe(200);
});

test.each(['user', 'admin', 'affiliate', null])('%s cannot save replies of an office', async (role) => {
  expect((await createReply(await server.person(role), 'Mine')).status).toBe(403);
});

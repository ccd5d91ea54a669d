import { approveAccountRequest, changeUser, closeUser, listAccountRequests, listUsers } from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const TOO_FEW_ADMINISTRATORS =
  'Fewer than two administrators would remain, so the next change could not be approved. Please appoint another administrator first, or use the command on the server.';

let server: TestServer;
let first: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  first = await server.person('admin');
  second = await server.person('admin');
});
afterAll(() => server.close());

const removeRole = (person: TestPerson, { account_id }: TestPerson) =>
  server.request(changeUser, person, { params: { user_id: account_id }, body: { role_ids: [], permissions: [] } });
const approve = (person: TestPerson, account_request_id: number) =>
  server.request(approveAccountRequest, person, { params: { account_request_id } });
const countAdministrators = async (person: TestPerson) =>
  (await server.request(listUsers, person, { query: { role_id: 2, state: 'active' } })).body.data.length;

test('two administrators who remove each other concurrently both stay', async () => {
  const replies = await Promise.all([removeRole(first, second), removeRole(second, first)]);
  expect(replies.map(({ status, body }) => [status, body.error.message])).toEqual([
    [409, TOO_FEW_ADMINISTRATORS],
    [409, TOO_FEW_ADMINISTRATORS],
  ]);
  expect((await server.request(closeUser, first, { params: { user_id: second.account_id } })).status).toBe(409);
  expect(await countAdministrators(first)).toBe(2);
});

test('of two among four who remove each other one wins, and the request of the other no longer applies', async () => {
  const third = await server.person('admin');
  const fourth = await server.person('admin');
  const removalReplies = await Promise.all([removeRole(first, second), removeRole(second, first)]);
  const [one = 0, other = 0] = removalReplies.map(({ body }) => body.waiting?.account_request_id);
  const replies = await Promise.all([approve(third, one), approve(fourth, other)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.error.message).toBe(
    'The account has changed since then, so this request no longer applies. Please request it again.',
  );
  expect(await countAdministrators(third)).toBe(3);
  expect((await server.request(listAccountRequests, third)).body.data).toEqual([]);

  // Three are left: two of them may not both lose the role, in either order of approval.
  const [winner] = replies[0]?.status === 200 ? [first] : [second];
  const laterReplies = await Promise.all([removeRole(winner, third), removeRole(winner, fourth)]);
  const [thirds = 0, fourths = 0] = laterReplies.map(({ body }) => body.waiting?.account_request_id);
  const decisions = await Promise.all([approve(fourth, thirds), approve(third, fourths)]);
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countAdministrators(winner)).toBe(2);
});

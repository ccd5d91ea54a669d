import {
  getListChoice,
  saveListChoice,
  listSavedViews,
  orderSavedViews,
  removeSavedView,
  MAX_SAVED_VIEWS,
  saveView,
  type DeskList,
} from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface ViewInput {
  readonly query?: string;
  readonly list?: DeskList;
}

const save = (person: TestPerson, name: string, { query = 'view=overdue', list = 'clearances' }: ViewInput = {}) =>
  server.request(saveView, person, { body: { list, name, query } });
const listNames = async (person: TestPerson, list: DeskList = 'clearances') =>
  (await server.request(listSavedViews, person, { query: { list } })).body.data.map(({ name }) => name);

test('a view belongs to one person and one list', async () => {
  const [clerk, colleague] = [await server.person('fire'), await server.person('fire')];
  await save(clerk, 'Late in Silangan');
  await save(clerk, 'All of it', { list: 'holdings', query: '' });
  expect(await listNames(clerk)).toEqual(['Late in Silangan']);
  expect(await listNames(clerk, 'holdings')).toEqual(['All of it']);
  expect(await listNames(colleague)).toEqual([]);
});

test('the same name again replaces the view in its place', async () => {
  const clerk = await server.person('fire');
  const first = (await save(clerk, 'Mine')).body;
  await save(clerk, 'Late');
  expect((await save(clerk, 'Mine', { query: 'view=mine' })).body).toEqual({ ...first, query: 'view=mine' });
  expect(await listNames(clerk)).toEqual(['Mine', 'Late']);
});

test('views have the order that their person set, and one that another tab added comes last', async () => {
  const [clerk, colleague] = [await server.person('bplo'), await server.person('bplo')];
  const [one, two, three] = [
    (await save(clerk, 'One')).body,
    (await save(clerk, 'Two')).body,
    (await save(clerk, 'Three')).body,
  ];
  const foreign = (await save(colleague, 'Foreign')).body;
  const { body } = await server.request(orderSavedViews, clerk, {
    body: { list: 'clearances', view_ids: [three.view_id, foreign.view_id, one.view_id] },
  });
  expect(body.data.map(({ name }) => name)).toEqual(['Three', 'One', 'Two']);
  expect(await listNames(colleague)).toEqual(['Foreign']);
  await save(clerk, 'Four');
  expect(await listNames(clerk)).toEqual(['Three', 'One', 'Two', 'Four']);
  expect(two.name).toBe('Two');
});

test('a person removes their own view, and finds none of another', async () => {
  const [clerk, otherClerk] = [await server.person('rhu'), await server.person('rhu')];
  const { view_id } = (await save(clerk, 'Mine')).body;
  expect((await server.request(removeSavedView, otherClerk, { params: { view_id } })).status).toBe(404);
  expect((await server.request(removeSavedView, clerk, { params: { view_id } })).body).toEqual({ removed: true });
  expect((await server.request(removeSavedView, clerk, { params: { view_id } })).status).toBe(404);
  expect(await listNames(clerk)).toEqual([]);
});

test('two concurrent tabs save twenty views and no more', async () => {
  const clerk = await server.person('admin');
  const answers = await Promise.all(
    Array.from({ length: MAX_SAVED_VIEWS + 5 }, (_, place) => save(clerk, `View ${place}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_VIEWS);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const [keptName = ''] = await listNames(clerk);
  expect((await save(clerk, keptName, { query: 'view=mine' })).status).toBe(200);
});

test.each([
  ['an open case', 'view=open&case=APP-2026-000001'],
  ['another address', '//evil.example/?view=open'],
  ['a field twice', 'view=open&view=all'],
  ['script', 'search=<script>'],
  ['too much', `search=${'x'.repeat(500)}`],
])('an address with %s is not saved', async (_what, query) => {
  const { status, body } = await save(await server.person('fire'), 'Bad', { query });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['query']]);
});

test.each(['user', 'affiliate', null])('%s works with no such list', async (role) => {
  expect((await save(await server.person(role), 'Mine')).status).toBe(403);
});

test('the chosen columns of a list are personal, and an unknown or the first column is refused', async () => {
  const [clerk, colleague] = [await server.person('fire'), await server.person('fire')];
  const params = { list: 'clearances' } as const;
  const choice = { hidden: ['barangay', 'visit'], density: 'compact' } as const;
  expect((await server.request(getListChoice, clerk, { params })).body).toEqual({ hidden: [], density: 'comfortable' });
  expect(
    (await server.request(saveListChoice, clerk, { params, body: { hidden: ['due'], density: 'compact' } })).status,
  ).toBe(200);
  expect(
    (await server.request(saveListChoice, clerk, { params, body: { ...choice, hidden: [...choice.hidden] } })).body,
  ).toEqual(choice);
  expect((await server.request(getListChoice, clerk, { params })).body).toEqual(choice);
  expect((await server.request(getListChoice, colleague, { params })).body.hidden).toEqual([]);
  for (const hiddenColumns of [['colour'], ['business']])
    expect(
      (await server.request(saveListChoice, clerk, { params, body: { hidden: hiddenColumns, density: 'compact' } }))
        .status,
    ).toBe(422);
  expect((await server.request(getListChoice, clerk, { params })).body).toEqual(choice);
});

test('the applications begin with the columns that fit, and a person who chooses all of them gets all', async () => {
  const clerk = await server.person('bplo');
  const params = { list: 'applications' } as const;
  expect((await server.request(getListChoice, clerk, { params })).body.hidden).toEqual(['owner', 'filed', 'offices']);
  await server.request(saveListChoice, clerk, { params, body: { hidden: [], density: 'comfortable' } });
  expect((await server.request(getListChoice, clerk, { params })).body.hidden).toEqual([]);
});

import { getOrdinance, publishDraft, rehearseDraft, startFirstDraft } from '@ebpls/contracts';

import { moveIntoEmptyTown } from '../../testing/empty/empty-town.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let first: Person;
let second: Person;
beforeAll(async () => {
  server = await openTestServer();
  await moveIntoEmptyTown(server.api.db);
  first = await server.person('admin', { permissions: ['treasurer'] });
  second = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());

const start = () =>
  server.ask(startFirstDraft, first, {
    body: { title: 'Revenue Code of Santa Rosa', version: 'SR-2026', effective_on: '2026-01-01' },
  });

test('the first revenue code begins as the starter’s, once, and a second person publishes it', async () => {
  const { ordinance_version_id } = (await start()).body;
  expect((await start()).status).toBe(409);
  const params = { ordinance_version_id };
  const own = (await server.ask(getOrdinance, first, { params })).body;
  expect(own).toMatchObject({ title: 'Revenue Code of Santa Rosa', acts: ['save', 'withdraw'] });
  const body = { reason: 'Ordinance No. 2026-001' };
  expect((await server.ask(publishDraft, first, { params, body })).status).toBe(403);
  // There is no bill to rehearse it on.
  expect((await server.ask(rehearseDraft, second, { params })).status).toBe(409);
  expect((await server.ask(getOrdinance, second, { params })).body.acts).toContain('publish');
  expect((await server.ask(publishDraft, second, { params, body })).body).toMatchObject({ state: 'PUBLISHED' });
  expect((await start()).status).toBe(409);
});

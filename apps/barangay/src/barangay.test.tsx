import { getOfficeDashboard, listClearances, listColleagues } from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { act, screen } from '@testing-library/react';

import declaration from '../remote.config.ts';
import { createRoutes } from './routes.tsx';

const api = createFakeApi();

test('a barangay has its dashboard, its desk with what belongs to it, and its account', () => {
  expect(createRoutes({ base: '/barangay' }).flatMap(({ path }) => path ?? [])).toEqual([
    'dashboard',
    'request/clearances',
    'request/appeals',
    'request/appeals/:appeal_no',
    'request/sanctions',
    'request/sanctions/:sanction_no',
    'request/map',
    'request/visits',
    'request/visits/calendar',
    'request/visits/:inspection_no',
    'field',
    'request/checklist',
    'request/conditions',
    'request/templates',
    'request/views',
    'account',
  ]);
});

test('a barangay works on its own queue', async () => {
  api.replyWith(listClearances, { data: [], next_cursor: null, counts: { open: 0 } });
  api.replyWith(listColleagues, { data: [] });
  openRemote(createRoutes, '/barangay', '/barangay/request/clearances?view=mine', {
    session: createUser({ roles: [{ id: 101, name: 'barangay-bagong-silang' }] }),
  });
  expect(await screen.findByRole('heading', { name: 'No cases are assigned to you' })).toBeVisible();
  expect(api.listRequests(listClearances)[0]?.query['view']).toBe('mine');
});

test("its figures and its queue send the same requests as the document's prefetch", async () => {
  const { asks = {} } = declaration.slots['barangay'] ?? {};
  api.replyWith(listClearances, { data: [], next_cursor: null, counts: { open: 0 } });
  api.replyWith(getOfficeDashboard, {
    open: 0,
    due_today: 0,
    overdue: 0,
    with_owner: 0,
    out_of_turn: 0,
    decided_this_month: 0,
    median_days: null,
    oldest: [],
    per_day: [],
  });
  const session = createUser({ roles: [{ id: 101, name: 'barangay-bagong-silang' }] });
  const router = openRemote(createRoutes, '/barangay', '/barangay/dashboard', { session });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(() => router.navigate('/barangay/request/clearances'));
  const addresses = [...api.listRequests(getOfficeDashboard), ...api.listRequests(listClearances)].map(
    ({ address }) => address,
  );
  expect(addresses).toEqual([asks['dashboard'], asks['request/clearances']]);
});

test('the icons of the menu are distinct, so that its entries can be told apart in the rail', () => {
  const { menu = [], sections = [] } = declaration.slots['barangay'] ?? {};
  const icons = [...menu, ...sections.flatMap(({ entries }) => entries)].map(({ icon }) => icon);
  expect(icons.length).toBeGreaterThan(5);
  expect(icons).toEqual([...new Set(icons)]);
});

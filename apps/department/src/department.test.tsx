import { getOfficeDashboard, listClearances, listTransactions, OFFICE_ROLES } from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import declaration from '../remote.config.ts';
import { createRoutes } from './routes.tsx';

const api = createFakeApi();
const COUNTS = { open: 0 };

beforeEach(() => {
  api.replyWith(listClearances, { data: [], next_cursor: null, counts: COUNTS });
  api.replyWith(listTransactions, { data: [], next_cursor: null, counts: COUNTS });
  api.replyWith(getOfficeDashboard, {
    open: 0,
    due_today: 0,
    overdue: 0,
    with_owner: 0,
    out_of_turn: 3,
    decided_this_month: 0,
    median_days: null,
    oldest: [],
    per_day: [],
  });
});

const getPrefetches = (office: string) => declaration.slots[office]?.asks;
const paths = (office: string): string[] => createRoutes({ base: `/${office}` }).flatMap(({ path }) => path ?? []);
const FILES = 'request/holdings/files/:company_code/:assessment_code';

test.each(OFFICE_ROLES.map((office) => [office]))(
  '%s has its dashboard, its desk, its register and its account',
  (office) => {
    expect(paths(office)).toEqual(
      expect.arrayContaining([
        'dashboard',
        'request/clearances',
        'request/holdings/list',
        'request/holdings/location/:type/:company_code',
        'account',
      ]),
    );
  },
);

test.each(OFFICE_ROLES.map((office) => [office]))('%s has a files page unless it is engineering', (office) => {
  expect(paths(office).includes(FILES)).toBe(office !== 'engineering');
});

test.each(OFFICE_ROLES.map((office) => [office]))(
  '%s has the fire bureau’s list when it writes or reads it',
  (office) => {
    expect(paths(office).includes('request/holdings/fire-list')).toBe(office === 'fire' || office === 'bplo');
  },
);

test('an office works on clearances', async () => {
  openRemote(createRoutes, '/rhu', '/rhu/request/clearances', {
    session: createUser({ roles: [{ id: 9, name: 'rhu' }] }),
  });
  expect(await screen.findAllByRole('heading', { name: 'No case selected' }).then(([first]) => first)).toBeVisible();
  // The same address as the document's prefetch.
  expect(api.listRequests(listClearances).map(({ address }) => address)).toEqual([
    getPrefetches('rhu')?.['request/clearances'],
  ]);
});

test('the licensing office works on applications', async () => {
  openRemote(createRoutes, '/bplo', '/bplo/request/clearances', {
    session: createUser({ roles: [{ id: 12, name: 'bplo' }] }),
  });
  expect(await screen.findByLabelText('Show')).toBeVisible();
  expect(api.listRequests(listTransactions)).toHaveLength(1);
});

test('the address of an office alone redirects to its dashboard', async () => {
  const router = openRemote(createRoutes, '/rhu', '/rhu', { session: createUser({ roles: [{ id: 9, name: 'rhu' }] }) });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/rhu/dashboard');
  expect(api.listRequests(getOfficeDashboard)[0]?.address).toBe(getPrefetches('rhu')?.['dashboard']);
  // The licensing office has pages of its own at the same addresses.
  expect(getPrefetches('bplo')).toBeUndefined();
});

test.each(OFFICE_ROLES)(
  'the icons of the menu of %s are distinct, so that its entries can be told apart in the rail',
  (office) => {
    const { menu = [], sections = [] } = declaration.slots[office] ?? {};
    const icons = [...menu, ...sections.flatMap(({ entries }) => entries)].map(({ icon }) => icon);
    expect(icons.length).toBeGreaterThan(5);
    expect(icons).toEqual([...new Set(icons)]);
  },
);

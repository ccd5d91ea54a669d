import { getMunicipality, getPublicFigures, listInquiries, OFFICE_ROLES, reportScreenFailure } from '@ebpls/contracts';
import { changeSettings, useLocalGovernment, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NotARemote, type OpenRemote } from '../release/open-remote.ts';
import { ALL_SLOTS } from '../testing/create-slot.ts';
import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell, openNamedRemote, type Visitor, navigateShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

const api = createFakeApi();

beforeEach(() => api.replyWith(getMunicipality, createMunicipality()));
beforeEach(() => api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 }));

beforeEach(() =>
  api.replyWith(getPublicFigures, {
    year: 2026,
    permits_issued: 12,
    median_days_renewal: 1,
    median_days_new: 3,
    counted_at: '2026-01-12T00:00:00.000Z',
  }),
);

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

const waitForPath = async (router: ReturnType<typeof openShell>): Promise<string> => {
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router.state.location.pathname + router.state.location.search;
};

const HOMES: readonly { readonly as: Visitor; readonly home: string }[] = [
  { as: 'user', home: '/app/account' },
  { as: null, home: '/app/account' },
  { as: 'admin', home: '/administrator/dashboard' },
  { as: 'Barangay Poblacion I', home: '/barangay/dashboard' },
  { as: 'affiliate', home: '/affiliate/dashboard' },
  { as: 'clerk of the moon', home: '/404' },
  ...OFFICE_ROLES.map((office) => ({ as: office, home: `/${office}/dashboard` })),
];

const AREAS = [
  '/app/account',
  '/administrator/dashboard',
  '/barangay/dashboard',
  '/affiliate/dashboard',
  ...OFFICE_ROLES.map((office) => `/${office}/dashboard`),
];

const visits = HOMES.flatMap(({ as, home }) =>
  AREAS.map((address) => ({ as, address, ends: getArea(as) === address.split('/')[1] ? address : home })),
);

function getArea(as: Visitor): string {
  if (as === 'user' || as === null) return 'app';
  return as === 'admin' ? 'administrator' : (/barangay/i.exec(as ?? '')?.[0].toLowerCase() ?? as ?? '');
}

test.each(visits)('$as who asks for $address ends at $ends', async ({ as, address, ends }) => {
  expect(await waitForPath(navigateShell(address, { as }))).toBe(ends);
});

test.each(AREAS.filter((address) => address !== '/app/account'))(
  'a visitor without a session who opens %s signs in and returns to it',
  async (address) => {
    expect(await waitForPath(navigateShell(address))).toBe(`/login?next=${encodeURIComponent(address)}`);
  },
);

test.each([
  ['/', '/home'],
  ['/docs/welcome', '/docs/welcome'],
  ['/login', '/login'],
  ['/login-unprotected', '/login-unprotected'],
  ['/register-unprotected', '/register-unprotected'],
  ['/ebpls/login', '/ebpls/login'],
  ['/app', `/login?next=${encodeURIComponent('/app/reports/dashboard')}`],
  ['/nowhere', '/404'],
  ['/docs/nowhere', '/404'],
])('a visitor without a session at %s ends at %s', async (from, to) => {
  expect(await waitForPath(navigateShell(from))).toBe(to);
});

test.each([
  ['/login', '/app/account', 'user'],
  ['/register', '/app/account', 'user'],
  ['/login/verification', '/app/account', 'user'],
  ['/recover/password', '/app/account', 'user'],
  ['/login', '/fire/dashboard', 'fire'],
  ['/login-unprotected', '/login-unprotected', 'user'],
  ['/app', '/app/reports/dashboard', 'user'],
  ['/app/reports/dashboard', '/rhu/dashboard', 'rhu'],
  ['/app/management', '/app/management/companies', 'user'],
  ['/app/chat', '/app/chat/new', 'user'],
  ['/app/property/register', '/app/management/companies/create', 'user'],
  ['/fire/nowhere', '/404', 'fire'],
])('a visitor at %s ends at %s when signed in as %3$s', async (from, to, as) => {
  const companies: OpenRemote = async (slot) => {
    const { createRoutes } = await openNamedRemote(slot);
    return {
      createRoutes: (at) => [
        ...createRoutes(at),
        ...['management/companies', 'management/companies/create'].map((path) => ({ path, element: null })),
      ],
    };
  };
  expect(await waitForPath(navigateShell(from, { as, open: companies }))).toBe(to);
});

test.each([
  { what: 'an unknown address', as: 'fire', address: '/nowhere', ends: '/404' },
  { what: 'the dashboard of all', as: 'fire', address: '/app/reports/dashboard', ends: '/fire/dashboard' },
  { what: 'a page for strangers', as: 'fire', address: '/login', ends: '/fire/dashboard' },
  { what: 'an area that was not open yet', as: 'user', address: '/app/account', ends: '/app/account' },
  { what: 'an area without a session', as: undefined, address: '/app', ends: '/login' },
])(
  'a link to $what leaves one entry in the history, and going back returns to the page before',
  async ({ as, address, ends }) => {
    const router = navigateShell('/docs/welcome', { as });
    await waitForPath(router);
    await act(() => router.navigate(address));
    expect(router.state.location.pathname).toBe(ends);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/docs/welcome'));
  },
);

test('an anchor survives the loading of a remote, by address and by link', async () => {
  const typedAddress = navigateShell('/docs/welcome#parts');
  await waitForPath(typedAddress);
  expect(typedAddress.state.location.hash).toBe('#parts');
  const linkedAddress = navigateShell('/404');
  await waitForPath(linkedAddress);
  await act(() => linkedAddress.navigate('/docs/welcome#parts'));
  expect(linkedAddress.state.location.hash).toBe('#parts');
});

test.each([
  { as: undefined, address: '/' },
  { as: 'fire', address: '/app' },
  { as: 'fire', address: '/login' },
  { as: 'user', address: '/nowhere' },
])('typing $address leaves no loop in the history', async ({ as, address }) => {
  const router = navigateShell(address, { as });
  const pushedAddresses: string[] = [];
  router.subscribe(
    ({ historyAction, location }) => historyAction === 'PUSH' && pushedAddresses.push(location.pathname),
  );
  await waitForPath(router);
  expect(pushedAddresses).toEqual([]);
});

test('the address keeps its query when a remote loads', async () => {
  const router = openShell('/fire/request/clearances?case=7', { as: 'fire' });
  expect(await screen.findByRole('heading', { name: 'fire /fire/request/clearances' })).toBeVisible();
  expect(router.state.location.search).toBe('?case=7');
});

test('nine offices come from one container', async () => {
  const openedAddresses: string[] = [];
  const open: OpenRemote = (slot) => {
    openedAddresses.push(slot.container);
    return openNamedRemote(slot);
  };
  for (const office of OFFICE_ROLES) {
    openShell(`/${office}/dashboard`, { as: office, open });
    expect(await screen.findByRole('heading', { name: `${office} /${office}/dashboard` })).toBeVisible();
    cleanup();
  }
  expect(new Set(openedAddresses)).toEqual(new Set(['department_0_1_0']));
});

test.each<[string, OpenRemote]>([
  ['cannot be fetched', () => Promise.reject(new Error('RUNTIME-003 http://inside.example/mf-manifest.json'))],
  ['never answers', () => new Promise(() => undefined)],
  ['is not a remote', () => Promise.reject(new NotARemote('owner'))],
  [
    'throws while it is made',
    async () => ({
      createRoutes: () => {
        throw new Error('boom');
      },
    }),
  ],
  [
    'throws while it is drawn',
    async () => ({
      createRoutes: () => [
        {
          path: 'account',
          Component: () => {
            throw new Error('boom');
          },
        },
      ],
    }),
  ],
])('a remote that %s shows an error in its own area and the rest stays usable', async (_, brokenRemote) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.replyWith(reportScreenFailure, undefined);
  let isBroken = true;
  const open: OpenRemote = (slot) => (slot.slot === 'owner' && isBroken ? brokenRemote(slot) : openNamedRemote(slot));
  const router = openShell('/app/account', { as: 'user', open, timeout_ms: 50 });

  expect(await screen.findByText('owner is not available right now')).toBeVisible();
  expect(screen.queryByText(/inside\.example|RUNTIME|boom/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Business Holdings' })).toBeVisible();
  await act(() => router.navigate('/docs/welcome'));
  expect(await screen.findByRole('heading', { name: 'docs /docs/welcome' })).toBeVisible();

  isBroken = false;
  complaint.mockRestore();
});

test('a remote that loads late opens by itself', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.replyWith(reportScreenFailure, undefined);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const open: OpenRemote = (slot) => arrival.then(() => openNamedRemote(slot));
  openShell('/app/account?tab=security', { as: 'user', open, timeout_ms: 50 });
  expect(await screen.findByText(/^The connection is slow/)).toBeVisible();
  act(arrive);
  expect(await screen.findByRole('heading', { name: 'owner /app/account' })).toBeVisible();
  complaint.mockRestore();
});

test('Retry opens the area as soon as the remote is back', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.replyWith(reportScreenFailure, undefined);
  let isBack = false;
  openShell('/app/account', {
    as: 'user',
    open: (slot) => (isBack ? openNamedRemote(slot) : Promise.reject(new Error('down'))),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'owner /app/account' })).toBeVisible();
  complaint.mockRestore();
});

test('without a release the public pages work and an area reports that it cannot be shown', async () => {
  openShell('/app/account', { slots: [], isReleaseRead: false });
  expect(await screen.findByText('The page could not be shown')).toBeVisible();
});

test('the menu of a role has the entries of the release, and the applications are disabled', async () => {
  openShell('/fire/dashboard', { as: 'fire' });
  const dashboard = await screen.findByRole('link', { name: 'Dashboard' });
  expect(dashboard).toHaveAttribute('href', '/app/reports/dashboard');
  expect(dashboard).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Request For Clearances' })).toHaveAttribute(
    'href',
    '/fire/request/clearances',
  );
  expect(screen.queryByRole('link', { name: 'Business Holdings' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Calendar').closest('a')).toBeNull();
});

test('a person without a role sees the dashboard only', async () => {
  openShell('/app/account', { as: null });
  await screen.findByRole('heading', { name: 'owner /app/account' });
  expect(screen.queryByRole('link', { name: 'Business Holdings' })).toBeNull();
});

test('no slot names a person of another area', () => {
  const roles = ALL_SLOTS.filter(({ admits }) => admits !== 'anyone').flatMap(({ admits, mounts }) =>
    [...admits].map((role) => `${role} ${mounts[0]}`),
  );
  expect(new Set(roles).size).toBe(roles.length);
});

test('the bar and its website are the municipality’s own settings', async () => {
  openShell('/permits/verify');
  expect(await screen.findByRole('link', { name: 'Official website' })).toHaveAttribute(
    'href',
    'https://sanisidro-maligaya.example',
  );
  expect(screen.getByText('Municipality of San Isidro')).toBeVisible();
  expect(screen.getByText('Municipal Hall, Poblacion I, San Isidro, Maligaya 9901')).toBeVisible();
});

test('the bar of a city names it as one, and the pages speak of the city', async () => {
  api.replyWith(getMunicipality, { ...createMunicipality(), name: 'Tubigan', government: 'CITY' });
  openShell('/home/terms-and-conditions');
  expect(await screen.findByText('City of Tubigan')).toBeVisible();
  expect(await screen.findByText(/eBPLS is the city’s electronic business one-stop shop/)).toBeVisible();
  act(() => changeSettings({ language: 'fil' }));
  expect(await screen.findByText('Lungsod ng Tubigan')).toBeVisible();
  expect(screen.getByText(/elektronikong business one-stop shop ng lungsod/)).toBeVisible();
  act(() => changeSettings({ language: 'en' }));
  act(() => useLocalGovernment.setState(useLocalGovernment.getInitialState(), true));
});

test('the bar shows the municipality’s seal in the areas and on the check pages', async () => {
  api.replyWith(getMunicipality, { ...createMunicipality(), seal: '7f2e' });
  const picture = '[src="/api/municipality/seal?size=bar&of=7f2e"]';
  openShell('/permits/verify');
  await waitFor(() => expect(document.querySelector(picture)).toBeInTheDocument());
  cleanup();
  openShell('/fire/dashboard', { as: 'fire' });
  await waitFor(() => expect(document.querySelector(picture)).toBeInTheDocument());
});

test('the municipality is loaded once for all remotes', async () => {
  openShell('/fire/dashboard', { as: 'fire' });
  expect(await screen.findByText('Bureau of Fire Protection')).toBeVisible();
  expect(api.listRequests(getMunicipality)).toHaveLength(1);
});

test('a municipality whose settings do not load is not named, and has no website link', async () => {
  api.failOffline(getMunicipality);
  openShell('/permits/verify');
  expect(await screen.findByText('Municipal government')).toBeVisible();
  await waitFor(() => expect(api.listRequests(getMunicipality)).toHaveLength(2));
  expect(screen.queryByRole('link', { name: 'Official website' })).toBeNull();
});

test.each([
  { as: 'fire', area: '/fire/dashboard', title: 'Bureau of Fire Protection' },
  { as: 'barangay-poblacion-1', area: '/barangay/dashboard', title: 'Barangay Poblacion I' },
  { as: 'admin', area: '/administrator/dashboard', title: 'Administrator' },
])('the account page of $as shows $title', async ({ as, area, title }) => {
  openShell(area, { as });
  expect(await screen.findByText(title)).toBeVisible();
});

test.each([
  { permissions: ['treasurer'] as const, titles: 'Treasurer' },
  { permissions: ['treasurer', 'signatory'] as const, titles: 'Administrator, Treasurer, Signatory' },
])('an administrator with the permissions $permissions is named $titles', async ({ permissions, titles }) => {
  openShell('/administrator/dashboard', { as: 'admin', permissions: [...permissions] });
  expect(await screen.findByText(titles)).toBeVisible();
});

test.each([
  { screen_is: 'narrow', isNarrow: true, folded: 'Expand the menu' },
  { screen_is: 'wide', isNarrow: false, folded: 'Collapse the menu' },
])(
  'on a $screen_is screen the desk begins with "$folded", and the person’s choice stays',
  async ({ isNarrow, folded }) => {
    const matchMedia = (query: string) => ({
      matches: isNarrow && query.includes('1439'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    Object.assign(globalThis, { matchMedia });
    const router = openShell('/fire/request/clearances', { as: 'fire' });
    const toggle = await screen.findByRole('button', { name: folded });
    await userEvent.click(toggle);
    await act(() => router.navigate('/fire/dashboard'));
    await act(() => router.navigate('/fire/request/clearances'));
    expect(screen.queryByRole('button', { name: folded })).toBeNull();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  },
);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type ReplyBody,
  getMunicipality,
  getOpenWalkIn,
  getPublicFigures,
  getRevenueCode,
  listInquiries,
} from '@ebpls/contracts';
import { type RemoteModule, useSession, useSettings } from '@ebpls/remote-kit';
import type { Declaration, ReleaseSlot } from '@ebpls/remote-kit/declare';
import { createFakeApi } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router';

import { findMount, listMounts } from '../release/mounts.ts';
import type { OpenRemote } from '../release/open-remote.ts';
import { createMunicipality } from '../testing/create-municipality.ts';
import { createSlot } from '../testing/create-slot.ts';
import { SIGNED_IN, type Visitor, VISITORS, type ExpectedWay } from '../testing/expected-addresses.ts';
import { openShell as openAt, type Visitor as Role, navigateShell as walkTo } from '../testing/open-shell.tsx';
import { INTO_TEMPLATE } from '../testing/owner-addresses.ts';
import {
  ACCOUNTS,
  APPLICATIONS,
  getExpectedEnd,
  fillAddress,
  HOMES,
  MENUS,
  REGISTER,
  SECTION_TITLES,
  WAYS,
} from '../testing/expected-areas.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

const api = createFakeApi();
const ROOT = join(import.meta.dirname, '../../../..');

const ordinance = JSON.parse(readFileSync(join(ROOT, 'tools/seed/data/revenue-code-2024.json'), 'utf8')) as ReplyBody<
  typeof getRevenueCode
>['ordinance'];

beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(getOpenWalkIn, { walk_in: null });
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.replyWith(getPublicFigures, {
    year: 2026,
    permits_issued: 12,
    median_days_renewal: 1,
    median_days_new: 3,
    counted_at: '2026-01-12T00:00:00.000Z',
  });
  api.replyWith(getRevenueCode, {
    tax_year: 2026,
    today: '2026-01-12',
    ordinance,
    lines: [],
    barangays: [],
    holidays: [],
  });
});

/** A router listens to the window until it is disposed of; thousands of them slow down each further one. */
const routers: ReturnType<typeof walkTo>[] = [];
const track = (router: ReturnType<typeof walkTo>) => {
  routers.push(router);
  return router;
};
const walkShell = (...args: Parameters<typeof walkTo>) => track(walkTo(...args));
const openTrackedShell = (...args: Parameters<typeof openAt>) => track(openAt(...args));

afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

/**
 * Returns the release as the product composes it: every slot of the platform team's list with its remote's declaration.
 */
function composeSlots(): ReleaseSlot[] {
  const { slots } = JSON.parse(readFileSync(join(ROOT, 'tools/release/slots.json'), 'utf8')) as {
    slots: Record<string, string>;
  };
  const declaredSlots = readdirSync(join(ROOT, 'apps'))
    .map((name) => join(ROOT, 'apps', name, 'remote.config.ts'))
    .filter((file) => existsSync(file))
    .map((file) => jest.requireActual<{ default: Declaration }>(file).default);
  return Object.entries(slots).map(([name, pin]) => {
    const declaration = declaredSlots.find((one) => pin.startsWith(`${one.name}@`));
    const slot = declaration?.slots[name];
    if (!declaration || !slot) throw new Error(`Nothing declares the slot "${name}".`);
    return createSlot(name, {
      remote: declaration.name,
      title: declaration.title,
      mounts: slot.mounts,
      admits: slot.admits,
      menu: slot.menu ?? [],
      ...(slot.sections && { sections: slot.sections }),
    });
  });
}

const RELEASE = composeSlots();

/** The remote's own routes without their code: requests and content of a page have tests of their own. */
const open: OpenRemote = async ({ remote }): Promise<RemoteModule> => {
  const { createRoutes } = jest.requireActual<RemoteModule>(join(ROOT, 'apps', remote, 'src/routes.tsx'));
  return { createRoutes: (at) => createRoutes(at).map(removePage) };
};

function removePage({ lazy, ...route }: RouteObject): RouteObject {
  if (route.index) return { ...route, ...(lazy && { Component: Page }) };
  return {
    ...route,
    ...(lazy && { Component: Page }),
    ...(route.children && { children: route.children.map(removePage) }),
  };
}

const Page = () => <h1>Here</h1>;

/** Name of the first role, as an administrator may have typed it. */
const NAMES: Readonly<Partial<Record<Visitor, Role>>> = {
  guest: undefined,
  roleless: null,
  barangay: 'Barangay Poblacion I',
  unknown: 'clerk of the moon',
};
const getRole = (visitor: Visitor): Role => (visitor in NAMES ? NAMES[visitor] : visitor);

/** Arbitrary values; the name contains every character that an address itself uses (decision D23). */
const VALUES = {
  company_code: 'SI-000101',
  assessment_code: 'APP-2026-000001',
  assessment_id: '45',
  brgycode: '9901001009',
  company_name: 'Ñora’s 100% A/C & #1 Shop?',
  email: 'nena@example.com',
  systemLabel: 'all',
};

/** Uses the router's subscription: polling takes a minute over all visits. */
async function waitForPath(router: ReturnType<typeof walkShell>): Promise<string> {
  const isThere = (): boolean => router.state.initialized && router.state.navigation.state === 'idle';
  if (!isThere()) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        if (!isThere()) return;
        stop();
        resolve();
      });
    });
  }
  return router.state.location.pathname + router.state.location.search;
}

function getMeantEnd(way: ExpectedWay, visitor: Visitor): string {
  return getExpectedEnd(
    { ...way, requestedPath: fillAddress(way.requestedPath, VALUES), finalPath: fillAddress(way.finalPath, VALUES) },
    visitor,
  );
}

const MOUNTS = listMounts({ slots: RELEASE });

/** Returns the mount that alone decides access to an address; a redirect has a route of its own before any mount. */
const findEntryAddress = ({ requestedPath: address, finalPath }: ExpectedWay): string | undefined =>
  address === finalPath || finalPath === '/404' ? findMount(MOUNTS, address)?.path : undefined;

/**
 * Visitors that open an address with a document of their own: those without a session, and those admitted. A mount
 * treats all others alike at every address below it, so each address is opened by some of them and by all together; the
 * test within one document, below, opens every address.
 */
function listVisitors(way: ExpectedWay): Visitor[] {
  const { admits, requestedPath: address } = way;
  const entryAddress = findEntryAddress(way);
  if (entryAddress === undefined) return [...VISITORS];
  const behind = WAYS.filter((one) => findEntryAddress(one) === entryAddress).map((one) => one.requestedPath);
  const turn = behind.indexOf(address) % VISITORS.length;
  const isFor = (visitor: Visitor): boolean =>
    visitor === 'guest' || (admits !== 'everyone' && admits !== 'guests' && admits.includes(visitor));
  return VISITORS.filter((visitor, no) => isFor(visitor) || no % behind.length === turn);
}

/** `npm test` opens a tenth of the addresses this way (decision 0190); the walk within one document opens all. */
const DOCUMENT_WAYS = process.env['TESTS'] === 'part' ? WAYS.filter((_, index) => index % 10 === 0) : WAYS;

test.each(DOCUMENT_WAYS.map((way) => ({ ...way })))(
  '$requestedPath ends for every visitor with a document of their own where the specification requires',
  async (way) => {
    const visitors = listVisitors(way);
    const ends: Partial<Record<Visitor, string>> = {};
    for (const visitor of visitors) {
      ends[visitor] = await waitForPath(
        walkShell(fillAddress(way.requestedPath, VALUES), { as: getRole(visitor), slots: RELEASE, open }),
      );
      useSession.setState(useSession.getInitialState(), true);
    }
    expect(ends).toEqual(Object.fromEntries(visitors.map((visitor) => [visitor, getMeantEnd(way, visitor)])));
  },
);

test('every mount, and every address without one, is opened by every visitor', () => {
  const place = (way: ExpectedWay): string => findEntryAddress(way) ?? way.requestedPath;
  const came = new Map(WAYS.map((way) => [place(way), new Set<Visitor>()]));
  for (const way of WAYS) for (const visitor of listVisitors(way)) came.get(place(way))?.add(visitor);
  for (const [at, visitors] of came) expect([at, VISITORS.filter((one) => !visitors.has(one))]).toEqual([at, []]);
});

test.each(SIGNED_IN)('%s who walks through all addresses in one document ends at the same ones', async (visitor) => {
  const router = walkShell('/home', { as: getRole(visitor), slots: RELEASE, open });
  await waitForPath(router);
  for (const way of WAYS) {
    await router.navigate(fillAddress(way.requestedPath, VALUES));
    expect([way.requestedPath, await waitForPath(router)]).toEqual([way.requestedPath, getMeantEnd(way, visitor)]);
  }
});

const listLinks = (menu: HTMLElement): string[][] =>
  within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-disabled') !== 'true')
    .map((link) => [link.textContent, link.getAttribute('href') ?? '']);

test.each(SIGNED_IN)(
  'the menu of %s is the specified one: its entries, in its order, and the applications disabled',
  async (visitor) => {
    openTrackedShell(HOMES[visitor], { as: getRole(visitor), slots: RELEASE, open });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(listLinks(menu).slice(0, MENUS[visitor].length)).toEqual(MENUS[visitor]);
    expect(
      within(menu)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-disabled') === 'true')
        .map((link) => [link.textContent, link.getAttribute('href'), link.tabIndex]),
    ).toEqual(APPLICATIONS.map((name) => [name, null, -1]));
  },
);

test.each(SIGNED_IN)(
  'every entry of the menu of %s leads to its page, the first to the own dashboard, which it marks',
  async (visitor) => {
    const router = openTrackedShell('/docs/welcome', { as: getRole(visitor), slots: RELEASE, open });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    for (const [label, address] of MENUS[visitor]) {
      await userEvent.click(within(menu).getByRole('link', { name: label }));
      const dashboard = HOMES[visitor] === '/app/account' ? address : HOMES[visitor];
      expect(await waitForPath(router)).toBe(label === 'Dashboard' ? dashboard : address);
      const markedLabels = router.state.location.pathname === '/404' ? [] : [label];
      await waitFor(() =>
        expect(
          within(menu)
            .getAllByRole('link')
            .filter((link) => link.getAttribute('aria-current') === 'page')
            .map(({ textContent }) => textContent),
        ).toEqual(markedLabels),
      );
    }
  },
);

test.each(SIGNED_IN)(
  'below the specified menu of %s each entry of its sections leads to its own page, which it marks',
  async (visitor) => {
    const permissions = visitor === 'admin' ? (['treasurer', 'cashier'] as const) : [];
    const router = openTrackedShell('/docs/welcome', { as: getRole(visitor), permissions, slots: RELEASE, open });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const titles = within(menu)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Applications', ...SECTION_TITLES[visitor]]);
    for (const section of within(menu).queryAllByRole('button', { expanded: false })) await userEvent.click(section);
    const entries = listLinks(menu).slice(MENUS[visitor].length);
    expect(entries.length).toBeGreaterThanOrEqual(SECTION_TITLES[visitor].length);
    for (const [label = '', address] of entries) {
      await userEvent.click(within(menu).getByRole('link', { name: label }));
      await waitFor(() => expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(label));
      expect(await waitForPath(router)).toBe(address);
    }
  },
);

test.each([
  { width: 599, isOffered: false },
  { width: 600, isOffered: true },
  { width: 959, isOffered: true },
  { width: 960, isOffered: false },
])('at $width px the side panel offers to register: $isOffered', async ({ width, isOffered }) => {
  const matches = (query: string): boolean =>
    [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].every(([, end, px]) =>
      end === 'min' ? width >= Number(px) : width <= Number(px),
    );
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  openTrackedShell('/app/account', { as: 'user', slots: RELEASE, open });
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  expect(listLinks(menu)).toEqual([...MENUS.user, ...(isOffered ? [REGISTER] : [])]);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test.each(SIGNED_IN)('the account menu of %s leads to the own account page, without a loop', async (visitor) => {
  const router = openTrackedShell('/docs/welcome', { as: getRole(visitor), slots: RELEASE, open });
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Account' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/docs/welcome'));
  expect(await waitForPath(router)).toBe(visitor === 'unknown' ? '/404' : ACCOUNTS[visitor]);
});

test.each(INTO_TEMPLATE)(
  'in a release without the template pages %s does not lead to %s',
  async (address, _, without) => {
    const slots = RELEASE.filter(({ slot }) => slot !== 'demos');
    expect(await waitForPath(walkShell(address, { as: 'user', slots, open }))).toBe(without);
  },
);

test('every address is named once', () => {
  expect(new Set(WAYS.map(({ requestedPath }) => requestedPath)).size).toBe(WAYS.length);
});

import { expect, type Page } from '@playwright/test';

import {
  SIGNED_IN,
  type SignedInRole,
  type Visitor,
  type ExpectedWay,
} from '../../shell/src/testing/expected-addresses.ts';
import {
  APPLICATIONS,
  getExpectedEnd,
  fillAddress,
  HOMES,
  MENUS,
  WAYS,
} from '../../shell/src/testing/expected-areas.ts';
import { loadReply } from './load-reply.ts';
import { getScriptBudget, countScripts } from './sweeps/first-view.ts';
import { takeSample } from './sweeps/sweep-sample.ts';
import { MAIN_OWNER, test, type MunicipalityFixture } from './municipality.ts';

/**
 * Mailboxes of the demonstration accounts by role; there is no account without a role or with one outside the list.
 */
const MAILBOXES: Readonly<Partial<Record<SignedInRole, string>>> = {
  barangay: 'barangay-poblacion-1',
  affiliate: 'market',
};
const ROLES = SIGNED_IN.filter((role) => role !== 'roleless' && role !== 'unknown');
const openRolePage = (municipality: MunicipalityFixture, role: SignedInRole): Promise<Page> =>
  role === 'user' ? municipality.person(MAIN_OWNER) : municipality.clerk(MAILBOXES[role] ?? role);

type Codes = Readonly<Record<string, string>>;
/** Addresses with a mailed secret are tested in the main journey. */
const ANY: Codes = {
  email: 'nobody@example.com',
  token: 'spent',
  type: 'main',
  customerId: '1',
  orderId: '1',
  invoiceId: '1',
  threadKey: 'corazon.villanueva',
  systemLabel: 'inbox',
  customLabel: 'work',
  mailId: 'mail-1',
  id: '1',
};

interface OwnRow {
  readonly company_code: string;
  readonly company_name: string;
  readonly brgycode: string;
  readonly application: {
    readonly assessment_code: string;
    readonly assessment_id: number;
    readonly state: string;
  } | null;
}

/** Codes of this owner's own businesses: a licensed one and a draft. */
async function loadOwnCodes(page: Page): Promise<(address: string) => Codes> {
  const { data } = await loadReply<{ data: readonly OwnRow[] }>(page, '/api/companies?limit=100');
  const findCodes = (isMeant: (row: OwnRow) => boolean): Codes => {
    const row = data.find(isMeant);
    if (!row) throw new Error('The owner has no such business.');
    return {
      ...ANY,
      company_code: row.company_code,
      company_name: row.company_name,
      brgycode: row.brgycode,
      assessment_code: row.application?.assessment_code ?? '',
      assessment_id: String(row.application?.assessment_id ?? ''),
    };
  };
  const [licensedCodes, draftCodes] = [
    findCodes(({ application }) => application?.state === 'ISSUED'),
    findCodes(({ application }) => application?.state === 'DRAFT'),
  ];
  return (address) => (address.includes('/assessment/edit/') ? draftCodes : licensedCodes);
}

/** Codes of a business that this office may see. */
async function loadOfficeCodes(page: Page): Promise<() => Codes> {
  const { data } = await loadReply<{ data?: readonly { company_code: string; assessment_code: string | null }[] }>(
    page,
    '/api/holdings',
  );
  const row = data?.find(({ assessment_code }) => assessment_code !== null);
  return () => ({
    ...ANY,
    company_code: row?.company_code ?? 'SI-000101',
    assessment_code: row?.assessment_code ?? 'APP-2026-000001',
  });
}

/** Content of the QR code of a permit of the demonstration. */
async function loadScannedCodes(municipality: MunicipalityFixture): Promise<() => Codes> {
  const owner = await municipality.person(MAIN_OWNER);
  const codes = (await loadOwnCodes(owner))('');
  await owner.goto(fillAddress('/app/management/companies/assessment/details/{assessment_code}/{company_code}', codes));
  const address = await owner
    .getByRole('link', { name: 'See what others see when they scan the permit' })
    .getAttribute('href');
  return () => ({ ...ANY, qrcode: address?.split('/').at(-1) ?? '' });
}

/**
 * The address without the case that a desk opens by itself, which is the most urgent one of the moment, and without
 * its view.
 */
function getPath(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  if (searchParams.has('case')) searchParams.delete('view', 'open');
  searchParams.delete('case');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Opens an address directly and checks its page: its own, or the one for a missing page. */
async function expectWay(
  page: Page,
  way: ExpectedWay,
  { visitor, codes = ANY }: { readonly visitor: Visitor; readonly codes?: Codes },
): Promise<void> {
  const ends = getExpectedEnd(
    {
      ...way,
      requestedPath: fillAddress(way.requestedPath, codes),
      finalPath: fillAddress(way.finalPath, codes),
      ...(way.next !== undefined && { next: fillAddress(way.next, codes) }),
    },
    visitor,
  );
  await page.goto(fillAddress(way.requestedPath, codes), { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  // The address is final only when a page has loaded: before that, nobody has been redirected yet.
  await expect(title, `${way.requestedPath} shows its page`).toBeVisible();
  await expect
    .poll(() => getPath(page), { message: `${visitor} asked for ${way.requestedPath}`, intervals: [20, 50, 100] })
    .toBe(ends);
  if (ends === '/404')
    await expect(title, `${way.requestedPath} says that there is no page`).toHaveText('Page not found');
  else await expect(title, `${way.requestedPath} shows its own page`).not.toHaveText('Page not found');
  // Not in the documentation, which explains these messages.
  await expect(
    page
      .locator('.eb-state')
      .getByText(/is not available right now|could not be shown|Something went wrong|Nothing found here/),
    `${way.requestedPath} is whole`,
  ).toHaveCount(0);
}

/** The nine offices share their addresses, so another third of them for each still opens most. */
for (const [turn, role] of takeSample([...ROLES.entries()], 2)) {
  const own = WAYS.filter(
    ({ admits, requestedPath }) =>
      admits !== 'everyone' && admits !== 'guests' && admits.includes(role) && requestedPath !== '/404',
  );
  test(`${role} finds the specified menu, and a page at the addresses of the own area`, async ({ municipality }) => {
    const page = await openRolePage(municipality, role);
    const codesFor =
      role === 'user'
        ? await loadOwnCodes(page)
        : role === 'affiliate'
          ? await loadScannedCodes(municipality)
          : await loadOfficeCodes(page);
    for (const way of takeSample(own, 3, turn))
      await expectWay(page, way, { visitor: role, codes: codesFor(way.requestedPath) });

    await page.goto(HOMES[role]);
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect
      .poll(() =>
        links.evaluateAll(
          (entries, count) => entries.slice(0, count).map((entry) => [entry.textContent, entry.getAttribute('href')]),
          MENUS[role].length + APPLICATIONS.length,
        ),
      )
      .toEqual([...MENUS[role], ...APPLICATIONS.map((name) => [name, null])]);
    const scriptKb = await countScripts(page);
    expect(scriptKb, 'the scripts were counted').toBeGreaterThan(150);
    expect(scriptKb, 'KB of scripts for the first view').toBeLessThanOrEqual(getScriptBudget(role));
  });
}

/** One address of every other area, another one for each role. */
const listForeignWays = (role: SignedInRole, turn: number): ExpectedWay[] =>
  SIGNED_IN.filter((other) => other !== 'roleless' && other !== 'unknown' && other !== role).map((other, at) => {
    const theirs = WAYS.filter(
      ({ admits, finalPath }) =>
        admits !== 'everyone' && admits !== 'guests' && admits[0] === other && finalPath !== '/404',
    );
    return theirs[(turn + at) % theirs.length] as ExpectedWay; // every area has addresses
  });

for (const [turn, role] of takeSample([...ROLES.entries()], 6, 1)) {
  test(`${role} at the address of another's area, or at a page for guests, ends at home`, async ({ municipality }) => {
    const page = await openRolePage(municipality, role);
    const [one, other] = [listForeignWays(role, turn)[turn % 12], listForeignWays(role, turn)[(turn + 5) % 12]];
    for (const way of [one, other, WAYS.find(({ requestedPath }) => requestedPath === '/login')])
      if (way) await expectWay(page, way, { visitor: role });
  });
}

test('a guest finds a page at every public address, and the sign-in at all others', async ({ municipality }) => {
  const page = await municipality.visitor();
  for (const way of WAYS.filter(({ admits }) => admits === 'everyone' || admits === 'guests')) {
    // The mailed link is used; its page is tested with the mail.
    if (way.requestedPath.includes('{token}')) continue;
    await expectWay(page, way, { visitor: 'guest' });
  }
  for (const [turn, role] of takeSample([...ROLES.entries()], 3)) {
    const [way] = listForeignWays(role, turn);
    if (way) await expectWay(page, way, { visitor: 'guest' });
  }
  await expectWay(
    page,
    { requestedPath: '/docs/no-such-page', finalPath: '/404', admits: 'everyone' },
    { visitor: 'guest' },
  );
});

test('following a link adds one entry to the history, and back returns to the page before', async ({
  municipality,
}) => {
  const page = await municipality.clerk('fire');
  await page.goto('/docs/welcome');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [link, path] of [
    ['Holdings', '/fire/request/holdings/list'],
    ['Request For Clearances', '/fire/request/clearances'],
    ['Dashboard', '/fire/dashboard'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await expect.poll(() => getPath(page)).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/fire/request/clearances', '/fire/request/holdings/list', '/docs/welcome']) {
    await page.goBack();
    await expect.poll(() => getPath(page)).toBe(path);
  }
});

test('a person who leaves pages before they have opened stays signed in', async ({ municipality }) => {
  const page = await municipality.person('lorna.evidente@negosyo.example');
  for (const address of ['/home', '/app/account', '/home', '/app/reports/dashboard', '/home'])
    await page.goto(address, { waitUntil: 'commit' });
  await page.goto('/app/management/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
});

test('after signing out a person is a guest again, and back does not return', async ({ municipality }) => {
  const page = await municipality.person('lorna.evidente@negosyo.example');
  await page.goto('/app/account');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(?:home|login)?$/);
  await page.goto('/app/management/companies');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});

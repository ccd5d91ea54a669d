import { expect, type Page } from '@playwright/test';

import { getProduct } from '../e2e-harness.ts';
import { MAIN_OWNER, signIn, test, type MunicipalityFixture } from '../municipality.ts';
import { alterRelease, PLANTED_FAULTS, plantRelease } from './planted-release.ts';

/** An account for each remote of the product. */
const REMOTES = [
  { remote: 'owner', who: MAIN_OWNER, address: '/app/management/companies' },
  { remote: 'department', who: 'fire@sanisidro-maligaya.example', address: '/fire/request/clearances' },
  {
    remote: 'barangay',
    who: 'barangay-poblacion-1@sanisidro-maligaya.example',
    address: '/barangay/request/clearances',
  },
  { remote: 'affiliate', who: 'market@sanisidro-maligaya.example', address: '/affiliate/dashboard' },
  { remote: 'admin', who: 'admin@sanisidro-maligaya.example', address: '/administrator/users' },
  { remote: 'demos', who: MAIN_OWNER, address: '/app/calendar' },
  { remote: 'docs', who: MAIN_OWNER, address: '/docs/welcome' },
] as const;
type Visit = (typeof REMOTES)[number];

/** `EBPLS_FAULTS=all` is every remote with every fault; without it each fault is tried on one remote. */
const isWhole = process.env['EBPLS_FAULTS'] === 'all';
const listVisits = (place: number): readonly Visit[] =>
  isWhole ? REMOTES : REMOTES.slice(place % REMOTES.length, (place % REMOTES.length) + 1);

const OnTheWay: Readonly<Record<string, (page: Page, remote: string) => Promise<unknown>>> = {
  'is gone (404)': (page, remote) => page.route(`**/r/${remote}/**`, (route) => route.fulfill({ status: 404 })),
  'answers with a web page': (page, remote) =>
    page.route(`**/r/${remote}/*/remoteEntry.js`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Proxy error' }),
    ),
  'is slow': (page, remote) => page.route(`**/r/${remote}/*/remoteEntry.js`, () => undefined),
  'never ends its list of hashes': (page, remote) => page.route(`**/r/${remote}/*/hashes.json`, () => undefined),
  'was altered on the way': (page, remote) =>
    page.route(`**/r/${remote}/*/*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response: response, body: `${await response.text()}\nglobalThis.forged = true;` });
    }),
};

async function openPage(municipality: MunicipalityFixture, { who }: Visit): Promise<Page> {
  return signIn(await municipality.visitor(), who, getProduct().password);
}

/** One plain sentence at that place, and everything around it works. */
async function expectRestUsable(page: Page, { remote }: Visit): Promise<void> {
  await expect(page.getByText('is not available right now').first()).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText(/RUNTIME-|remoteEntry|planted|sha384|SyntaxError/)).toHaveCount(0);
  expect(await page.evaluate(() => 'forged' in globalThis)).toBe(false);
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.goto(remote === 'docs' ? '/app/management/companies' : '/docs/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('is not available right now')).toHaveCount(0);
}

for (const [place, [fault, plant]] of Object.entries(OnTheWay).entries())
  for (const visit of listVisits(place))
    test(`${visit.remote} that ${fault} leaves the rest usable`, async ({ municipality }) => {
      const page = await openPage(municipality, visit);
      await plant(page, visit.remote);
      await page.goto(visit.address);
      await expectRestUsable(page, visit);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });

for (const [place, fault] of PLANTED_FAULTS.entries())
  for (const visit of listVisits(place))
    test(`${visit.remote} with ${fault} leaves the rest usable`, async ({ municipality }) => {
      const release = await plantRelease({ remote: visit.remote, fault, version: '0.1.0', has_way_back: false });
      const page = await openPage(municipality, visit);
      await release.serveTo(page);
      await page.goto(visit.address);
      await expectRestUsable(page, visit);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
      release.clear();
    });

for (const { fault, version, documents: documentCount } of [
  { fault: 'syntax error', version: '0.2.0', documents: 1 },
  { fault: 'throws at render', version: '0.2.0', documents: 2 },
  // Its container has the name of the sound one, which therefore needs a document of its own.
  { fault: 'syntax error', version: '0.1.0', documents: 2 },
] as const)
  test(`a newer build of ${version} with ${fault} is replaced by the one before, with one sentence`, async ({
    municipality,
  }) => {
    const release = await plantRelease({ remote: 'owner', fault, version });
    const page = await openPage(municipality, REMOTES[0]);
    const report = page.waitForRequest('**/api/release/reports');
    await release.serveTo(page);
    let documents = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document') documents += 1;
    });
    await page.goto(REMOTES[0].address);
    await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
    await expect(page.getByText('The latest version of this section did not start')).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({
      slot: 'owner',
      version: expect.stringMatching(new RegExp(`^${version}-`)),
      stage: fault === 'syntax error' ? 'entry' : 'render',
    });
    expect(documents).toBe(documentCount);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    release.clear();
  });

for (const [what, alter] of [
  ['that nobody signed', (release) => ({ ...release, signature: undefined })],
  [
    'whose slot was pointed elsewhere after it was signed',
    (release) => ({ ...release, slots: release.slots.map((slot) => ({ ...slot, admits: 'anyone' })) }),
  ],
] satisfies readonly [string, Parameters<typeof alterRelease>[1]][])
  test(`a release ${what} is not opened, and the last good one stays`, async ({ municipality }) => {
    const page = await openPage(municipality, REMOTES[0]);
    await alterRelease(page, alter);
    const report = page.waitForRequest('**/api/release/reports');
    await page.goto('/app/management/companies');
    expect((await report).postDataJSON()).toMatchObject({ slot: 'shell', stage: 'signature' });
    await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
    await page.evaluate(() => caches.delete('release'));
    await page.goto('/app/management/companies');
    await expect(page.getByText('The page could not be shown')).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('main')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

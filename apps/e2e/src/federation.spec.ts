import { OFFICE_ROLES as OFFICES } from '@ebpls/contracts';
import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';
import { takeSample } from './sweeps/sweep-sample.ts';

interface Slot {
  readonly slot: string;
  readonly container: string;
  readonly entry: string;
  readonly mounts: readonly string[];
}

const SHARED = ['react', 'react-dom', 'react-router', '@ebpls/ui', '@ebpls/remote-kit', '@ebpls/api-client'];

async function loadReleasedSlots(): Promise<readonly Slot[]> {
  const answer = await fetch(`${getProduct().address}/release.json`);
  return ((await answer.json()) as { slots: readonly Slot[] }).slots; // the release's own shape, composed by our tool
}

const getFolder = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);

/** State of the federation runtime: the provider of each shared library, and the open containers. */
function readRuntime(
  page: Page,
): Promise<{ readonly givers: Record<string, string[]>; readonly containers: string[] }> {
  return page.evaluate((names) => {
    interface SharedLibrary {
      readonly get: unknown;
    }
    interface Instance {
      readonly name: string;
      readonly options: { readonly shared: Record<string, readonly SharedLibrary[]> };
      readonly shareScopeMap: Record<string, Record<string, Record<string, SharedLibrary>>>;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }; // what the runtime leaves in the page
    const [shell] = federation.__INSTANCES__;
    const scope = shell?.shareScopeMap['default'] ?? {};
    // The runtime records the first loader of a library as its provider; the loading function reveals the owner.
    const findProvider = (name: string, { get }: SharedLibrary): string =>
      shell?.options.shared[name]?.some((own) => own.get === get) ? 'shell' : 'a remote';
    return {
      givers: Object.fromEntries(
        names.map((name) => [
          name,
          Object.entries(scope[name] ?? {}).map(([version, library]) => `${findProvider(name, library)} ${version}`),
        ]),
      ),
      containers: federation.__INSTANCES__.map(({ name }) => name),
    };
  }, SHARED);
}

test('the nine offices are one container, fetched from its own address', async ({ municipality }) => {
  const slots = await loadReleasedSlots();
  const offices = slots.filter(({ slot }) => OFFICES.some((office) => office === slot));
  expect(offices.map(({ slot }) => slot).toSorted()).toEqual(OFFICES.toSorted());
  expect(new Set(offices.map(({ container }) => container)).size).toBe(1);

  for (const office of OFFICES) {
    const page = await municipality.clerk(office);
    const fetchedPaths: string[] = [];
    page.on('response', (response) => fetchedPaths.push(new URL(response.url()).pathname));
    await page.goto(`/${office}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${office}/dashboard$`));
    const folder = getFolder(offices[0]?.entry ?? '');
    expect(fetchedPaths).toContain(`${folder}remoteEntry.js`);
    expect((await readRuntime(page)).containers).toContain(offices[0]?.container);
  }
});

test('there is one React, one router and one look, and all of them are the shell’s', async ({ municipality }) => {
  const page = await municipality.person(MAIN_OWNER);
  await page.goto('/app/reports/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { givers } = await readRuntime(page);
  for (const name of SHARED)
    expect({ name, givers: givers[name] }).toEqual({ name, givers: [expect.stringMatching(/^shell /)] });
});

test('navigating from one remote to another loads no new document', async ({ municipality }) => {
  const page = await municipality.person(MAIN_OWNER);
  await page.goto('/app/management/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/app\/reports\/dashboard$/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

type BreakRemote = (page: Page, folder: string) => Promise<unknown>;

const FAULTS: readonly (readonly [fault: string, breakRemote: BreakRemote])[] = [
  [
    'whose script is gone',
    (page, folder) =>
      page.route(`**${folder}remoteEntry.js`, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  ],
  [
    'that answers with a web page',
    (page, folder) =>
      page.route(`**${folder}remoteEntry.js`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Proxy error' }),
      ),
  ],
  ['that never answers', (page, folder) => page.route(`**${folder}remoteEntry.js`, () => undefined)],
  [
    'whose script is not the released one',
    (page, folder) =>
      page.route(`**${folder}remoteEntry.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'globalThis.forged = true;' }),
      ),
  ],
];

for (const [failure, breakRemote] of takeSample(FAULTS, 4)) {
  test(`a remote ${failure} leaves the rest usable, and Retry brings it back`, async ({ municipality }) => {
    // A browser context of its own, whose network may be broken without hurting the other journeys.
    const page = await signIn(await municipality.visitor(), MAIN_OWNER, getProduct().password);
    // The build to which the browser falls back breaks as well.
    await breakRemote(page, '/r/owner/*/');

    // A document is not complete while one of its scripts does not arrive.
    await page.goto('/app/management/companies', { waitUntil: 'commit' });
    await expect(page.getByText('is not available right now')).toBeVisible({ timeout: 8_000 });
    await expect(page.getByText(/RUNTIME-|hashes\.json|remoteEntry/)).toHaveCount(0);
    expect(await page.evaluate(() => 'forged' in globalThis)).toBe(false);
    await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
    await page.goto('/docs/welcome');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();

    await page.goto('/app/management/companies', { waitUntil: 'commit' });
    await expect(page.getByText('is not available right now')).toBeVisible({ timeout: 8_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A script that was only late opens by itself, and nothing is left to retry.
    const heading = page.getByRole('heading', { level: 1, name: 'Business Holdings' });
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(heading.or(retry)).toBeVisible();
    await retry.click({ timeout: 3_000 }).catch(() => undefined);
    await expect(heading).toBeVisible();
    await page.context().close();
  });
}

test('the public pages stay readable when the release cannot be read', async ({ municipality }) => {
  const page = await municipality.visitor();
  await page.route('**/release.json', (route) => route.abort());
  await page.goto('/home');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Electronic Business Permit and Licensing System' }),
  ).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Bundler, readProject } from '@ebpls/build';
import { compose, type ReleasePaths, getReleasePaths, publish, readRelease, readSlots } from '@ebpls/release';
import { expect, type Page } from '@playwright/test';

import { getReleaseDir } from './e2e-harness.ts';
import { signAsServed } from './signing.ts';
import { test } from './municipality.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NEWER = '0.2.0';

let folder: string;
let places: ReleasePaths;
let number: number;

test.beforeAll(
  'the fire office and the affiliates get newer versions, one of them made by the other bundler',
  async () => {
    folder = mkdtempSync(join(tmpdir(), 'ebpls-versions-'));
    places = getReleasePaths(join(folder, 'release'));
    // Served files are stored compressed already.
    cpSync(getReleaseDir(), join(folder, 'release'), { recursive: true, verbatimSymlinks: true });
    await publishNewer('department', 'rspack');
    // The smallest remote: Webpack takes several times as long.
    await publishNewer('affiliate', 'webpack');
    const list = readSlots(join(ROOT, 'tools/release/slots.json'));
    const newer = { fire: `department@${NEWER}`, affiliate: `affiliate@${NEWER}` };
    number = compose({ ...list, slots: { ...list.slots, ...newer } }, places);
    signAsServed(number, places);
  },
);

async function publishNewer(remote: string, bundler: Bundler): Promise<void> {
  const project = await readProject(join(ROOT, 'apps', remote), { EBPLS_VERSION: NEWER });
  await build({ project, bundler, mode: 'production', into: join(folder, remote) });
  await publish(join(folder, remote), places);
}

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves our release to a page; everything else comes from the running product. */
async function serveOwnRelease(page: Page): Promise<void> {
  const release = join(places.releases, String(number));
  await page.route(/\/(?:release\.json|r\/.+)$/, (route) => {
    const path = join(release, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

for (const { who, slot, page: path, version, container } of [
  { who: 'fire', slot: 'fire', page: '/fire/request/clearances', version: NEWER, container: 'department_0_2_0' },
  { who: 'rhu', slot: 'rhu', page: '/rhu/request/clearances', version: '0.1.0', container: 'department_0_1_0' },
  { who: 'market', slot: 'affiliate', page: '/affiliate/dashboard', version: NEWER, container: 'affiliate_0_2_0' },
] as const) {
  test(`${slot} runs version ${version} while others keep theirs`, async ({ municipality }) => {
    const page = await municipality.clerk(who);
    const fetchedPaths: string[] = [];
    page.on('response', (response) => fetchedPaths.push(new URL(response.url()).pathname));
    await serveOwnRelease(page);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path));
    const servedSlot = readRelease(number, places).slots.find((one) => one.slot === slot);
    expect(servedSlot).toMatchObject({ container, version: expect.stringContaining(`${version}-`) });
    const [remote] = container.split('_');
    expect(fetchedPaths).toContain(`/r/${remote}/${servedSlot?.version}/remoteEntry.js`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

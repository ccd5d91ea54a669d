import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, readProject } from '@ebpls/build';
import { compose, type Places, placesIn, publish, readRelease, readSlots } from '@ebpls/release';
import { expect, type Page } from '@playwright/test';

import { releaseDir } from './house.ts';
import { signAsServed } from './signed.ts';
import { test } from './town.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NEWER = '0.2.0';

let folder: string;
let places: Places;
let number: number;

test.beforeAll('the fire office gets its own version, made by the other bundler', async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebpls-versions-'));
  places = placesIn(join(folder, 'release'));
  // What is served lies there compressed already.
  cpSync(releaseDir(), join(folder, 'release'), { recursive: true, verbatimSymlinks: true });
  const project = await readProject(join(ROOT, 'apps/department'), { EBPLS_VERSION: NEWER });
  await build({ project, bundler: 'webpack', mode: 'production', into: join(folder, 'department') });
  await publish(join(folder, 'department'), places);
  const list = readSlots(join(ROOT, 'tools/release/slots.json'));
  number = compose({ ...list, slots: { ...list.slots, fire: `department@${NEWER}` } }, places);
  signAsServed(number, places);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets a page live in our release; everything else comes from the running product. */
async function liveIn(page: Page): Promise<void> {
  const release = join(places.releases, String(number));
  await page.route(/\/(?:release\.json|r\/.+)$/, (route) => {
    const path = join(release, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

for (const [office, version, container] of [
  ['fire', NEWER, 'department_0_2_0'],
  ['rhu', '0.1.0', 'department_0_1_0'],
] as const) {
  test(`the ${office} office runs version ${version} while the others keep theirs`, async ({ town }) => {
    const page = await town.clerk(office);
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
    await liveIn(page);

    await page.goto(`/${office}/request/clearances`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${office}/request/clearances`));
    const slot = readRelease(number, places).slots.find((one) => one.slot === office);
    expect(slot).toMatchObject({ container, version: expect.stringContaining(`${version}-`) });
    expect(fetched).toContain(`/r/department/${slot?.version}/remoteEntry.js`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

import { signOverride } from '@ebpls/release';
import { expect, type Page } from '@playwright/test';

import { getProduct } from '../e2e-harness.ts';
import { getServedKey } from '../signing.ts';
import { MAIN_OWNER, signIn, test } from '../municipality.ts';
import { type PlantedRelease, plantRelease } from './planted-release.ts';

const OTHER_OWNER = 'katrina.opena@negosyo.example';

test('a page keeps its release while a form is half filled, though two newer ones follow, and updates at the next navigation', async ({
  municipality,
}) => {
  const release = await plantRelease({ remote: 'demos', fault: 'another page', version: '0.2.0' });
  const page = await signIn(await municipality.visitor(), MAIN_OWNER, getProduct().password);
  await page.goto('/app/account');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const isSame = (): Promise<boolean> => page.evaluate(() => 'sameDocument' in globalThis);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('Half filled');

  await release.serveTo(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version of eBPLS is ready.')).toBeVisible();
  release.deployAgain();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version of eBPLS is ready.')).toHaveCount(1);
  await expect(field).toHaveValue('Half filled');
  expect(await isSame()).toBe(true);

  await page.getByRole('link', { name: 'Business Holdings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect.poll(isSame).toBe(false);
  await expect(page.getByText('A new version of eBPLS is ready.')).toHaveCount(0);
  // It reloaded once: no further reload happens by itself.
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/dashboard/);
  expect(await isSame()).toBe(true);
  await closePage(page, release);
});

test('a release that is rolled back is gone in a fresh tab, and an open one returns at its next navigation', async ({
  municipality,
}) => {
  const release = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0' });
  const page = await signIn(await municipality.visitor(), MAIN_OWNER, getProduct().password);
  await release.serveTo(page);
  await page.goto('/app/management/companies');
  await expect(page.getByText('The planted page')).toBeVisible();

  release.revert();
  const fresh = await page.context().newPage();
  await release.serveTo(fresh);
  const requestedPaths: string[] = [];
  fresh.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await fresh.goto('/app/management/companies');
  await expect(fresh.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  expect(requestedPaths.filter((path) => path === '/release.json').length).toBeLessThanOrEqual(1);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version of eBPLS is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Business Holdings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await closePage(page, release);
});

test('a version on trial is served to its group and to nobody else', async ({ municipality }) => {
  const page = await signIn(await municipality.visitor(), MAIN_OWNER, getProduct().password);
  const tried_by = { user: await getAccountId(page) };
  const release = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0', tried_by });
  await release.serveTo(page);
  await page.goto('/app/management/companies');
  await expect(page.getByText('The planted page')).toBeVisible();

  const other = await signIn(await municipality.visitor(), OTHER_OWNER, getProduct().password);
  await release.serveTo(other);
  await other.goto('/app/management/companies');
  await expect(other.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await closePage(other, release);
  await page.context().close();
});

test('a tester gets the signed version, sees a notice of it, and returns with one press', async ({ municipality }) => {
  const release = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0', place: 'beside' });
  const page = await signIn(await municipality.visitor(), MAIN_OWNER, getProduct().password);
  const user = await getAccountId(page);
  await release.serveTo(page);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const key = getServedKey();
  const [address = ''] = signOverride(['owner', 'owner@0.2.0', '--user', user, '--until', until], {
    places: release.places,
    key,
  });
  const [, mark = ''] = address.split('#');
  await page.goto(`/app/management/companies#${mark}`);
  await page.reload();
  await expect(page.getByText('The planted page')).toBeVisible();
  await expect(page.getByText(/You are testing version 0\.2\.0-/)).toBeVisible();
  expect(page.url()).not.toContain('override');
  await page.getByRole('button', { name: 'Return to the standard version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect(page.getByText(/You are testing/)).toHaveCount(0);

  const forgedMark = `${mark.slice(0, -8)}AAAAAAAA`;
  await expectUsual(page, forgedMark);
  await page.clock.setFixedTime(Date.parse(until) + 1_000);
  await expectUsual(page, mark);
  await closePage(page, release);
});

/** An override that is not signed by us, or has ended, changes nothing. */
async function expectUsual(page: Page, mark: string): Promise<void> {
  await page.goto(`/app/management/companies?${mark.length}#${mark}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect(page.getByText(/You are testing/)).toHaveCount(0);
}

function getAccountId(page: Page): Promise<string> {
  return page.evaluate(() => {
    const claims = JSON.parse(atob((localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '')) as {
      sub?: string;
    };
    return String(claims.sub);
  });
}

async function closePage(page: Page, release: PlantedRelease): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  release.clear();
}

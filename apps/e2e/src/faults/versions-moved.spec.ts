import { override } from '@ebpls/release';
import { expect, type Page } from '@playwright/test';

import { house } from '../e2e-harness.ts';
import { getServedKey } from '../signed.ts';
import { MAIN_OWNER, signIn, test } from '../town.ts';
import { type PlantedRelease, plantRelease } from './planted-release.ts';

const OTHER_OWNER = 'katrina.opena@negosyo.example';

test('a page keeps its release while a form is half filled, though two come after it, and moves on with the next way', async ({
  town,
}) => {
  const planted = await plantRelease({ remote: 'demos', fault: 'another page', version: '0.2.0' });
  const page = await signIn(await town.stranger(), MAIN_OWNER, house().password);
  await page.goto('/app/account');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const isSame = (): Promise<boolean> => page.evaluate(() => 'sameDocument' in globalThis);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('Half filled');

  await planted.serveTo(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  planted.deployAgain();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version is ready.')).toHaveCount(1);
  await expect(field).toHaveValue('Half filled');
  expect(await isSame()).toBe(true);

  await page.getByRole('link', { name: 'Business Holdings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect.poll(isSame).toBe(false);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  // It moved once: nothing is loaded anew by itself any more.
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/dashboard/);
  expect(await isSame()).toBe(true);
  await leave(page, planted);
});

test('a release that is taken back is gone in a fresh tab, and an open one moves back with its next way', async ({
  town,
}) => {
  const planted = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0' });
  const page = await signIn(await town.stranger(), MAIN_OWNER, house().password);
  await planted.serveTo(page);
  await page.goto('/app/management/companies');
  await expect(page.getByText('The planted page')).toBeVisible();

  planted.takeBack();
  const fresh = await page.context().newPage();
  await planted.serveTo(fresh);
  const asked: string[] = [];
  fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await fresh.goto('/app/management/companies');
  await expect(fresh.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  expect(asked.filter((path) => path === '/release.json').length).toBeLessThanOrEqual(1);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Business Holdings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await leave(page, planted);
});

test('a version on trial is served to its group and to nobody else', async ({ town }) => {
  const page = await signIn(await town.stranger(), MAIN_OWNER, house().password);
  const tried_by = { user: await accountOf(page) };
  const planted = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0', tried_by });
  await planted.serveTo(page);
  await page.goto('/app/management/companies');
  await expect(page.getByText('The planted page')).toBeVisible();

  const other = await signIn(await town.stranger(), OTHER_OWNER, house().password);
  await planted.serveTo(other);
  await other.goto('/app/management/companies');
  await expect(other.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await leave(other, planted);
  await page.context().close();
});

test('a tester gets the signed version, is told so, and returns with one press', async ({ town }) => {
  const planted = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0', place: 'beside' });
  const page = await signIn(await town.stranger(), MAIN_OWNER, house().password);
  const user = await accountOf(page);
  await planted.serveTo(page);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const key = getServedKey();
  const [address = ''] = override(['owner', 'owner@0.2.0', '--user', user, '--until', until], {
    places: planted.places,
    key,
  });
  const [, mark = ''] = address.split('#');
  await page.goto(`/app/management/companies#${mark}`);
  await page.reload();
  await expect(page.getByText('The planted page')).toBeVisible();
  await expect(page.getByText(/You are testing version 0\.2\.0-/)).toBeVisible();
  expect(page.url()).not.toContain('override');
  await page.getByRole('button', { name: 'Return to the usual version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect(page.getByText(/You are testing/)).toHaveCount(0);

  const forged = `${mark.slice(0, -8)}AAAAAAAA`;
  await expectUsual(page, forged);
  await page.clock.setFixedTime(Date.parse(until) + 1_000);
  await expectUsual(page, mark);
  await leave(page, planted);
});

/** An override that is not signed by us, or has ended, changes nothing. */
async function expectUsual(page: Page, mark: string): Promise<void> {
  await page.goto(`/app/management/companies?${mark.length}#${mark}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect(page.getByText(/You are testing/)).toHaveCount(0);
}

function accountOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = JSON.parse(atob((localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '')) as { sub?: string };
    return String(said.sub);
  });
}

async function leave(page: Page, planted: PlantedRelease): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  planted.clear();
}

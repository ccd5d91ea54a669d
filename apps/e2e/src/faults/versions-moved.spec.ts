import { override } from '@ebpls/release';
import { expect } from '@playwright/test';

import { house } from '../house.ts';
import { servedKey } from '../signed.ts';
import { MAIN_OWNER, signIn, test } from '../town.ts';
import { plantRelease } from './planted-release.ts';

test('a page keeps its release while a form is half filled, and moves on with the next way', async ({ town }) => {
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  planted.clear();
});

test('a tester gets the signed version, is told so, and returns with one press', async ({ town }) => {
  const planted = await plantRelease({ remote: 'owner', fault: 'another page', version: '0.2.0', place: 'beside' });
  const page = await signIn(await town.stranger(), MAIN_OWNER, house().password);
  const user = await page.evaluate(
    () => JSON.parse(atob((localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '')) as { sub?: string },
  );
  await planted.serveTo(page);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const key = servedKey();
  const [address = ''] = override(['owner', 'owner@0.2.0', '--user', String(user.sub), '--until', until], {
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
  await page.goto(`/app/management/companies?#${forged}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
  await expect(page.getByText(/You are testing/)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  planted.clear();
});

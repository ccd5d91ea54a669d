import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { expectNothingGrave, expectReadable } from './readable.ts';
import { agree, MAIN_OWNER, test } from './town.ts';

const SYSTEM = 'Electronic Business Permit and Licensing System';

/** What the browser refused because of the policy, and what broke. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('without any script the start page is whole', async ({ town }) => {
  const page = await town.stranger({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle('Home · eBPLS');
  await expect(page.getByRole('heading', { level: 1, name: SYSTEM })).toBeVisible();
  await expect(page.getByText('Municipal Government of San Isidro, Province of Maligaya')).toBeVisible();
  // On a busy machine the first visitor may come before the figures are counted.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /^How we are doing in 20\d\d$/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/^\d+$/).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Step' })).toHaveCount(4);
  for (const [name, leads] of [
    ['Register your business', '/register'],
    ['Sign in', '/login'],
    ['Fees and taxes', '/pricing'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', leads);
  }
  // What only a script could do is not offered.
  await expect(page.getByRole('button', { name: 'I Agree' })).toBeHidden();
  await expect(page.locator('#settings')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Go to my area' })).toBeHidden();

  const form = await page.request.get(
    (await page.getByRole('link', { name: 'Download the business permit form' }).getAttribute('href')) ?? '',
  );
  expect(form.headers()['content-type']).toContain('spreadsheet');
  await page.getByRole('link', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { name: 'Apat na hakbang tungo sa iyong permit' })).toBeVisible();
  await page.getByLabel('Numero ng permit').fill('MP-2026-00045');
  await page.getByRole('button', { name: 'Suriin ang permit' }).click();
  await expect(page).toHaveURL(/\/permits\/verify\?permit_no=MP-2026-00045$/);
});

test('the first press on Sign in opens the house with one step in the history, and back returns', async ({ town }) => {
  const page = await town.stranger();
  const complaints = complaintsOf(page);
  await page.goto('/home');
  await agree(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: SYSTEM })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: SYSTEM })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what a stranger chooses on the start page holds in the house, and the other way round', async ({ town }) => {
  const page = await town.stranger();
  await page.goto('/home');
  await agree(page);
  await page.locator('#settings summary').click();
  await page.getByRole('button', { name: 'Unicorn' }).click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expectReadable(page);
  await page.locator('#settings').getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { name: 'Apat na hakbang tungo sa iyong permit' })).toBeVisible();
  await page.getByRole('link', { name: 'Mag-sign in' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'UNICORN');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'English' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Four steps to your permit' })).toBeVisible();
});

test('whoever is signed in is led to their own area', async ({ town }) => {
  const owner = await town.person(MAIN_OWNER);
  await owner.goto('/home');
  await expect(owner.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await owner.getByRole('link', { name: 'Go to my area' }).click();
  await expect(owner).toHaveURL(/\/app\/account$/);
  const clerk = await town.clerk('fire');
  await clerk.goto('/home');
  await clerk.getByRole('link', { name: 'Go to my area' }).click();
  await expect(clerk).toHaveURL(/\/fire\/dashboard$/);
});

test('the sign-in stands before its scripts came, and what was typed and pressed meanwhile counts', async ({
  town,
}) => {
  const page = await town.stranger();
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = complaintsOf(page);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expectNothingGrave(page);
  await page.getByLabel('Email').fill(MAIN_OWNER);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#drawn')).toBeVisible();
  await expect(page.locator('#house')).toBeHidden();

  letGo();
  await expect(page.getByRole('alert')).toContainText('check your email and password');
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(MAIN_OWNER);
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  const other = await page.request.get('/register', { headers: { accept: 'text/html' } });
  expect(await other.text()).not.toContain('drawn-login');
});

test('a script of the page that did not come is asked for again, and the page says whose it is meanwhile', async ({
  town,
}) => {
  const page = await town.person(MAIN_OWNER);
  await page.setViewportSize({ width: 360, height: 740 });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let aborted = 0;
  await page.route('**/assets/shell.*.js', async (route) => {
    // The document fetches it ahead, then starts it; both fail.
    if (aborted < 2) {
      aborted += 1;
      return route.abort();
    }
    await held;
    return route.continue();
  });
  await page.goto('/owner/dashboard', { waitUntil: 'commit' });
  const opening = page.getByText(SYSTEM);
  await expect(opening).toHaveCSS('opacity', '1');
  await expectNothingGrave(page);
  await expect.poll(() => aborted).toBe(2);

  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opening).toHaveCount(0);
  await page.unrouteAll();
});

test('a page whose scripts never come says so in the language of its reader, with a way on', async ({ town }) => {
  const page = await town.stranger();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'fil' })));
  await page.route('**/assets/shell.*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  const told = page.getByRole('alert');
  await expect(told).toContainText('Hindi dumating nang buo ang pahina. Pakitingnan ang inyong koneksyon.');
  await expect(told.getByRole('link')).toHaveCount(1);
  await expectNothingGrave(page);
  await expectReadable(page);
  await page.unrouteAll();
  await told.getByRole('link', { name: 'Buksan muli ang pahina' }).click();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the form is downloaded where one can see it, and a lost connection is told', async ({ town }) => {
  const page = await town.stranger();
  await page.goto('/home');
  await agree(page);
  const link = page.getByRole('link', { name: 'Download the business permit form' });
  await page.route('**/attachments/forms/**', (route) => route.abort());
  await link.click();
  const told = page.getByRole('region', { name: 'The form could not be downloaded.' });
  await expect(told).toBeVisible();
  await page.unrouteAll();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    told.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('business-permit-form.xlsx');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(told).toBeHidden();
});

import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { expectNothingGrave, expectReadable } from './expect-readable.ts';
import { acceptCookies, MAIN_OWNER, test } from './municipality.ts';

const SYSTEM = 'Electronic Business Permit and Licensing System';

/** Policy violations and errors of the page. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('without any script the start page is whole', async ({ municipality }) => {
  const page = await municipality.visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle('Home · eBPLS');
  await expect(page.getByRole('heading', { level: 1, name: SYSTEM })).toBeVisible();
  await expect(page.getByText('Municipal Government of San Isidro, Province of Maligaya')).toBeVisible();
  // On a busy machine the first visitor may come before the figures are counted.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Our performance in 20\d\d$/ })).toBeVisible({ timeout: 1_000 });
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
  // Controls that need a script are not offered.
  await expect(page.getByRole('button', { name: 'I Agree' })).toBeHidden();
  await expect(page.locator('#settings')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toBeHidden();

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

test('the first press on Sign in opens the shell with one step in the history, and back returns', async ({
  municipality,
}) => {
  const page = await municipality.visitor();
  const complaints = collectComplaints(page);
  await page.goto('/home');
  await acceptCookies(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: SYSTEM })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: SYSTEM })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('settings chosen on the start page apply in the shell, and the other way round', async ({ municipality }) => {
  const page = await municipality.visitor();
  await page.goto('/home');
  await acceptCookies(page);
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

test('a person who is signed in is led to their own area', async ({ municipality }) => {
  const owner = await municipality.person(MAIN_OWNER);
  await owner.goto('/home');
  await expect(owner.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await owner.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(owner).toHaveURL(/\/app\/account$/);
  const clerk = await municipality.clerk('fire');
  await clerk.goto('/home');
  await clerk.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(clerk).toHaveURL(/\/fire\/dashboard$/);
});

test('the sign-in page works before its scripts are loaded, and input meanwhile counts', async ({ municipality }) => {
  const page = await municipality.visitor();
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = collectComplaints(page);
  let letGo = (): void => undefined;
  const scriptsHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scriptsHeld;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expectNothingGrave(page);
  await page.getByLabel('E-mail').fill(MAIN_OWNER);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#prerendered-page')).toBeVisible();
  await expect(page.locator('#app')).toBeHidden();

  letGo();
  await expect(page.getByRole('alert')).toContainText('check your email and password');
  await expect(page.locator('#prerendered-page')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(MAIN_OWNER);
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  const other = await page.request.get('/register', { headers: { accept: 'text/html' } });
  expect(await other.text()).not.toContain('prerendered-login');
});

test('a script of the page that failed to load is requested again, and the page has its content meanwhile', async ({
  municipality,
}) => {
  const page = await municipality.person(MAIN_OWNER);
  await page.setViewportSize({ width: 360, height: 740 });
  let letGo = (): void => undefined;
  const scriptsHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let abortCount = 0;
  await page.route('**/assets/shell.*.js', async (route) => {
    // The document preloads it, then starts it; both fail.
    if (abortCount < 2) {
      abortCount += 1;
      return route.abort();
    }
    await scriptsHeld;
    return route.continue();
  });
  await page.goto('/owner/dashboard', { waitUntil: 'commit' });
  const opening = page.getByText(SYSTEM);
  await expect(opening).toHaveCSS('opacity', '1');
  await expectNothingGrave(page);
  await expect.poll(() => abortCount).toBe(2);

  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opening).toHaveCount(0);
  await page.unrouteAll();
});

test('a page whose scripts never load explains it in the language of its reader, with a link to continue', async ({
  municipality,
}) => {
  const page = await municipality.visitor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'fil' })));
  await page.route('**/assets/shell.*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Hindi dumating nang buo ang pahina. Pakitingnan ang inyong koneksyon.');
  await expect(alert.getByRole('link')).toHaveCount(1);
  await expectNothingGrave(page);
  await expectReadable(page);
  await page.unrouteAll();
  await alert.getByRole('link', { name: 'Buksan muli ang pahina' }).click();
  await expect(page.locator('#prerendered-page')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the form is downloaded with visible progress, and a lost connection is reported', async ({ municipality }) => {
  const page = await municipality.visitor();
  await page.goto('/home');
  await acceptCookies(page);
  const link = page.getByRole('link', { name: 'Download the business permit form' });
  await page.route('**/attachments/forms/**', (route) => route.abort());
  await link.click();
  const failure = page.getByRole('region', { name: 'The form could not be downloaded.' });
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    failure.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('business-permit-form.xlsx');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(failure).toBeHidden();
});

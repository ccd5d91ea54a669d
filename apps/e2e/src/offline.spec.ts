import { type BrowserContext, expect, type Page } from '@playwright/test';

import { registerOwner } from './owner/register-owner.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';

const PHONE = { width: 360, height: 740 };
const PASSWORD = 'Walang-signal-2026';
const stamp = Date.now() % 1_000_000;
const OWNER = { firstname: 'Mayumi', lastname: 'Ilagan', email: `mayumi.${stamp}@negosyo.example`, password: PASSWORD };
const SISTER = { ...OWNER, firstname: 'Liwayway', email: `liwayway.${stamp}@negosyo.example` };

const getStreet = (page: Page) => page.getByLabel('Street, lot and block, or purok', { exact: true });
const getZip = (page: Page) => page.getByLabel('ZIP code', { exact: true });
const getOfflineNotice = (page: Page) =>
  page.getByText(/^You are offline\. This page was last updated at \d{1,2} \w+ \d{4}, \d{1,2}:\d{2} [AP]M\./);
/** Waiting is never by time: the page is polled until the worker serves it. */
const isServed = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true);

test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let form: string;

test.beforeAll(async ({ municipality }) => {
  page = await municipality.visitor({ viewport: PHONE, serviceWorkers: 'allow' });
  context = page.context();
});

test('an owner without signal reads their business with its age, and no amount', async () => {
  await registerOwner(page, OWNER);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/edit\/SI-\d{6}/);
  form = `${new URL(page.url()).pathname}?step=place`;
  await isServed(page);
  await page.goto(form);
  await expect(getStreet(page)).toBeVisible();
  await page.goto('/app/reports/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/app/management/companies');
  await expect(page.getByRole('link', { name: 'No name yet' })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(getOfflineNotice(page)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('businesses-360.png'), fullPage: true });
  await page.goto('/app/reports/dashboard');
  await expect(getOfflineNotice(page)).toBeVisible();
  await expect(page.getByText('needs a connection')).toBeVisible();
  await expect(page.getByText('₱')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('dashboard-360.png'), fullPage: true });
  await expectReadable(page);

  await page.goto('/app/management/companies/account/soa');
  await expect(page.getByText('The page and the amounts due will be shown when you are online')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('statement-360.png'), fullPage: true });
});

test('input without signal survives a reload and is sent from any page when the signal is back', async () => {
  await context.setOffline(false);
  await page.goto(form);
  await expect(getStreet(page)).toBeVisible();
  await context.setOffline(true);
  await getStreet(page).fill('Purok 9');
  await getZip(page).fill('4299');
  await expect(page.getByText('2 changes will be sent when you are online.')).toBeVisible();
  await page.reload();
  await expect(getStreet(page)).toHaveValue('Purok 9');
  await expect(page.getByText('2 changes will be sent when you are online.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('draft-360.png'), fullPage: true });

  // The tab's own store ends with the tab; the browser's does not.
  const other = await context.newPage();
  await page.close();
  page = other;
  await page.goto('/app/management/companies');
  await expect(page.getByText('2 changes will be sent when you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(getOfflineNotice(page)).toBeHidden();
  await page.goto(form);
  await expect(getStreet(page)).toHaveValue('Purok 9');
  await expect(getZip(page)).toHaveValue('4299');
});

test('signing out leaves no readable data, and the next account sees nothing of the first', async ({
  municipality,
}) => {
  const otherVisitor = await municipality.visitor();
  await registerOwner(otherVisitor, SISTER);
  await page.goto('/app/management/companies');
  await expect(page.getByRole('link', { name: 'No name yet' })).toBeVisible();
  expect(await readStores(page)).toContain('Purok 9');

  await page.getByRole('button', { name: /Mayumi/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await readStores(page)).toBe('[]');
  expect(await page.evaluate(() => localStorage.getItem('ebpls.offline'))).toBeNull();

  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(SISTER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto('/app/management/companies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto(form);
  await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
  expect(await readStores(page)).not.toContain('Purok 9');
  await context.setOffline(false);
});

/** All data of an account that this browser stores, as one text. */
function readStores(at: Page): Promise<string> {
  return at.evaluate(async () => {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (new URL(url).pathname.startsWith('/api/')) return `an answer of the server in the cache: ${url}`;
    const opening = indexedDB.open('ebpls-offline');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const read = database.transaction('kept').objectStore('kept').getAll();
    const all = await new Promise<unknown[]>((resolve) => (read.onsuccess = () => resolve(read.result as unknown[])));
    database.close();
    return JSON.stringify(all);
  });
}

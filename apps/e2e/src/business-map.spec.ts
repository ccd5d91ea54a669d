import { expect, type Page } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import { getProduct } from './e2e-harness.ts';
import { signIn, test } from './municipality.ts';

/** The businesses of the municipality on a phone: marks that zoom, filters, and the same businesses as a list. */
test.describe.configure({ mode: 'serial' });

const MAIL_DOMAIN = '@sanisidro-maligaya.example';
const PHONE = { width: 360, height: 740 };

let officer: Page;

test('a fire officer sees the municipality by state and zooms with the keyboard', async ({ municipality }) => {
  officer = await signIn(await municipality.visitor({ viewport: PHONE }), `fire${MAIL_DOMAIN}`, getProduct().password);
  await officer.goto('/fire/request/holdings/list');
  await officer.getByRole('button', { name: 'Open the menu' }).click();
  await officer.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Map of businesses' }).click();
  await expect(officer.getByRole('heading', { level: 1, name: 'Map of businesses' })).toBeVisible();
  const map = officer.getByRole('application', { name: 'Map of the municipality' });
  await expect(map.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expectReadable(officer);
  await map.focus();
  await officer.keyboard.press('+');
  await expect(officer).toHaveURL(/box=.+&zoom=\d+/);
  await officer.reload();
  await expect(map.locator('.leaflet-marker-icon').first()).toBeVisible();
});

test('state and barangay narrow the map and the list together', async () => {
  await officer.goto('/fire/request/map');
  await officer.getByLabel('Status').selectOption({ label: 'Active' });
  await expect(officer).toHaveURL(/state=ACTIVE/);
  await officer.getByRole('link', { name: /^Without a pin/ }).click();
  await expect(officer).toHaveURL(/pin=missing/);
  await expectReadable(officer);
});

test('a barangay sees its own businesses, and the administrator all', async ({ municipality }) => {
  const barangay = await signIn(
    await municipality.visitor({ viewport: PHONE }),
    `barangay-silangan${MAIL_DOMAIN}`,
    getProduct().password,
  );
  await barangay.goto('/barangay/request/map');
  await expect(barangay.getByRole('heading', { level: 1, name: 'Map of businesses' })).toBeVisible();
  await expect(barangay.getByLabel('Barangay', { exact: true })).toHaveCount(0);
  const countBusinesses = async (page: Page): Promise<number> =>
    Number((await page.getByRole('link', { name: /^All/ }).innerText()).replaceAll(/\D/g, ''));
  const own = await countBusinesses(barangay);
  const admin = await municipality.clerk('admin');
  await admin.goto('/administrator/request/map');
  await expect(admin.getByRole('heading', { level: 1, name: 'Map of businesses' })).toBeVisible();
  expect(await countBusinesses(admin)).toBeGreaterThan(own);
  await expectReadable(admin);
});

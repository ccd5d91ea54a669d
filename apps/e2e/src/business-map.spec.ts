import { expect, type Page } from '@playwright/test';

import { expectReadable } from './readable.ts';
import { house } from './e2e-harness.ts';
import { signIn, test } from './town.ts';

/** The businesses of the town on a phone: marks that come nearer, filters, and the same as a list. */
test.describe.configure({ mode: 'serial' });

const HALL = '@sanisidro-maligaya.example';
const PHONE = { width: 360, height: 740 };

let officer: Page;

test('a fire officer sees the town by state and comes nearer with the keyboard', async ({ town }) => {
  officer = await signIn(await town.stranger({ viewport: PHONE }), `fire${HALL}`, house().password);
  await officer.goto('/fire/request/holdings/list');
  await officer.getByRole('link', { name: 'Map', exact: true }).click();
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
  await officer.getByLabel('State').selectOption({ label: 'Active' });
  await expect(officer).toHaveURL(/state=ACTIVE/);
  await officer.getByRole('link', { name: /^Without a pin/ }).click();
  await expect(officer).toHaveURL(/pin=missing/);
  await expectReadable(officer);
});

test('a barangay sees its own, and the administrator all', async ({ town }) => {
  const barangay = await signIn(await town.stranger({ viewport: PHONE }), `barangay-silangan${HALL}`, house().password);
  await barangay.goto('/barangay/request/map');
  await expect(barangay.getByRole('heading', { level: 1, name: 'Map of businesses' })).toBeVisible();
  await expect(barangay.getByLabel('Barangay', { exact: true })).toHaveCount(0);
  const counted = async (page: Page): Promise<number> =>
    Number((await page.getByRole('link', { name: /^All/ }).innerText()).replaceAll(/\D/g, ''));
  const own = await counted(barangay);
  const admin = await town.clerk('admin');
  await admin.goto('/administrator/request/map');
  await expect(admin.getByRole('heading', { level: 1, name: 'Map of businesses' })).toBeVisible();
  expect(await counted(admin)).toBeGreaterThan(own);
  await expectReadable(admin);
});

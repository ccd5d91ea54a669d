import { expect, type Page } from '@playwright/test';

import { MAIN_OWNER, test, type Town } from './town.ts';

/** Who asks for which address, and where they end (specification, section 2; decisions D10, E16, E19). */
const WAYS: readonly (readonly [who: string, asked: string, ends: string])[] = [
  ['owner', '/', '/home'],
  ['owner', '/app', '/app/reports/dashboard'],
  ['owner', '/app/reports', '/app/reports/dashboard'],
  ['owner', '/app/management', '/app/management/companies'],
  ['owner', '/app/management/companies', '/app/management/companies'],
  ['owner', '/app/management/companies/create', '/app/management/companies/create'],
  ['owner', '/app/property/register', '/app/management/companies/create'],
  ['owner', '/app/management/companies/payment/history', '/app/management/companies/payment/history'],
  ['owner', '/app/management/companies/account/soa', '/app/management/companies/account/soa'],
  ['owner', '/app/account', '/app/account'],
  ['owner', '/login', '/app/account'],
  ['owner', '/fire/dashboard', '/app/account'],
  ['owner', '/administrator/users', '/app/account'],
  ['owner', '/app/no/such/page', '/404'],
  ['fire', '/fire', '/fire/dashboard'],
  ['fire', '/fire/request/clearances', '/fire/request/clearances'],
  ['fire', '/fire/request/holdings/list', '/fire/request/holdings/list'],
  ['fire', '/fire/account', '/fire/account'],
  ['fire', '/login', '/fire/dashboard'],
  ['fire', '/assessor/dashboard', '/fire/dashboard'],
  ['fire', '/app/management/companies', '/fire/dashboard'],
  ['fire', '/administrator/dashboard', '/fire/dashboard'],
  ['fire', '/fire/no-such-page', '/404'],
  ['engineering', '/engineering/request/clearances', '/engineering/request/clearances'],
  ['engineering', '/engineering/request/holdings/files/SI-000101/APP-2026-000001', '/404'],
  ['bplo', '/bplo/dashboard', '/bplo/dashboard'],
  ['bplo', '/bplo/request/clearances', '/bplo/request/clearances'],
  ['bplo', '/administrator/request/clearances', '/bplo/dashboard'],
  ['barangay-silangan', '/barangay', '/barangay/dashboard'],
  ['barangay-silangan', '/barangay/request/clearances', '/barangay/request/clearances'],
  ['barangay-silangan', '/barangay/request/holdings/list', '/404'],
  ['admin', '/administrator/dashboard', '/administrator/dashboard'],
  ['admin', '/administrator/request/clearances', '/administrator/request/clearances'],
  ['admin', '/administrator/users', '/administrator/users'],
  ['admin', '/administrator/requirements', '/administrator/requirements'],
  ['admin', '/administrator/report/paynamics/payment', '/administrator/report/paynamics/payment'],
  ['admin', '/fire/request/clearances', '/administrator/dashboard'],
  ['market', '/affiliate/dashboard', '/affiliate/dashboard'],
  ['market', '/administrator/dashboard', '/affiliate/dashboard'],
];

const pageOf = (town: Town, who: string): Promise<Page> => (who === 'owner' ? town.person(MAIN_OWNER) : town.clerk(who));

for (const [who, asked, ends] of WAYS) {
  test(`${who} who asks for ${asked} ends at ${ends}`, async ({ town }) => {
    const page = await pageOf(town, who);
    await page.goto(asked);
    await expect.poll(() => new URL(page.url()).pathname).toBe(ends);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveCount(ends === '/404' ? 1 : 0);
    await expect(page.getByText(/is not available just now|could not be shown|Something went wrong/)).toHaveCount(0);
  });
}

test('a stranger who asks for an area signs in first and is then led there', async ({ town }) => {
  const page = await town.stranger();
  await page.goto('/app/management/companies');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/app/management/companies');
});

test('a stranger at an unknown address reads that there is no page', async ({ town }) => {
  const page = await town.stranger();
  await page.goto('/no/such/address');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/404');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('who leaves pages before they have opened stays signed in', async ({ town }) => {
  const page = await town.person('lorna.evidente@negosyo.example');
  for (const address of ['/home', '/app/account', '/home', '/app/reports/dashboard', '/home']) await page.goto(address, { waitUntil: 'commit' });
  await page.goto('/app/management/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Holdings' })).toBeVisible();
});

test('who signs out is a stranger again, and the way back is closed', async ({ town }) => {
  const page = await town.person('lorna.evidente@negosyo.example');
  await page.goto('/app/account');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(?:home|login)?$/);
  await page.goto('/app/management/companies');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});

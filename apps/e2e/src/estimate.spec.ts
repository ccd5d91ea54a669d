import { expect, type Page } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';
import { registerOwner } from './owner/register-owner.ts';

const NEWCOMER = {
  firstname: 'Corazon',
  lastname: 'Diaz',
  email: `corazon.${process.pid}@negosyo.example`,
  password: 'tindahan-at-bigasan-26',
};

const getField = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function choose(page: Page, label: string, search: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(search);
  await page.getByRole('listbox').getByRole('option').first().click();
}

test('a visitor estimates without an account, registers, and types no figure twice', async ({ municipality }) => {
  const page = await municipality.visitor();
  await page.goto('/pricing');
  await choose(page, 'Line of business', 'sari-sari');
  await getField(page, 'Capital invested in this line of business').fill('80k');
  await choose(page, 'Barangay', 'Silangan');
  await page.getByLabel('Where is the business?').selectOption({ label: 'At home' });
  await getField(page, 'Floor area in square meters').fill('24 sqm');
  await getField(page, 'Total assets, excluding land').fill('80,000');
  await getField(page, 'Female employees').fill('1');
  await page.getByRole('button', { name: 'Compute' }).click();

  await expect(page.getByRole('heading', { name: /^Your estimate for 20\d\d$/ })).toBeVisible();
  await expect(page.getByText('Documents that you upload')).toBeVisible();
  await page.getByRole('button', { name: 'How it is computed' }).first().click();
  await expect(page.getByText(/₱80,000\.00 × 0\.05% = ₱40\.00/)).toBeVisible();
  await expectReadable(page);

  await page.getByRole('link', { name: 'Register this business' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await registerOwner(page, NEWCOMER);
  await page.goto('/app/management/companies/create');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/edit\/SI-\d{6}/);
  await expect(page.getByRole('radio', { name: /^Sole proprietor/ })).toBeChecked();
  await page.goto(`${page.url().split('?')[0]}?step=place`);
  await expect(page.getByRole('combobox', { name: 'Barangay', exact: true })).toHaveValue('Silangan');
  await expect(getField(page, 'Floor area in square meters')).toHaveValue('24');
  await page.goto(`${page.url().split('?')[0]}?step=activity`);
  await expect(getField(page, 'Total assets, excluding land')).toHaveValue('80,000.00');
});

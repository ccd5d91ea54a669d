import { expect } from '@playwright/test';

import { expectReadable } from '../expect-readable.ts';
import { TEMPLATE_READER, test } from '../municipality.ts';

const WIDTHS = [360, 1280];

test('charts are rendered, with the same figures as a table', async ({ municipality }) => {
  const page = await municipality.person(TEMPLATE_READER);
  for (const [place, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/app/extra/charts/apex');
    await expect(page.locator('figure .recharts-surface').first()).toBeVisible();
    await expect(page.locator('figure .recharts-surface')).toHaveCount(5);
    const lines = page.getByRole('figure', { name: 'Income and expenses by month' });
    await lines.getByText('Show as a table').click();
    await expect(lines.getByRole('row', { name: /^Dec/ })).toContainText('₱91,000.00');
    await expectReadable(page, { contrast: place === 0 });
  }
});

test('an owner sees the payments of the years and the amounts falling due', async ({ municipality }) => {
  const page = await municipality.person(TEMPLATE_READER);
  await page.goto('/app/reports/dashboard');
  await page.getByRole('link', { name: 'Tax and fee summary' }).click();
  await expect(page).toHaveURL(/\/app\/reports\/dashboard-alternative$/);
  const strip = page.getByRole('link', { name: /Paid in 2026/ });
  const paid = ((await strip.textContent()) ?? '').replace(/Paid in.*/, '');
  const by_part = page.getByRole('figure', { name: 'Payments by type in 2026' });
  await expect(by_part).toContainText(`${paid} in total.`);
  for (const [place, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('figure .recharts-surface').first()).toBeVisible();
    await expectReadable(page, { contrast: place === 0 });
  }
});

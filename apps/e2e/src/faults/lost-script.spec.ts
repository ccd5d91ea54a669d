import { expect } from '@playwright/test';

import { test } from '../municipality.ts';

test('a part of a desk that failed to load over a lost connection loads with Retry, and the page stays', async ({
  municipality,
}) => {
  const page = await municipality.clerk('menro');
  await page.goto('/menro/request/clearances');
  const queue = page.getByRole('region', { name: 'Queue' });
  await expect(queue.getByRole('button', { name: /^All shortcuts/ })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  await page.keyboard.press('?');
  const retry = queue.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await retry.click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All shortcuts' })).toBeVisible();
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
});

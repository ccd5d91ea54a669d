import { expect } from '@playwright/test';

import { test } from '../town.ts';

test('what did not come to a desk over a lost line comes with Retry, and the page stays', async ({ town }) => {
  const page = await town.clerk('menro');
  await page.goto('/menro/request/clearances');
  const queue = page.getByRole('region', { name: 'Queue' });
  await expect(queue.getByRole('button', { name: /^All keys/ })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  await page.keyboard.press('?');
  const retry = queue.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await retry.click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
});

// Browser steps of a cashier: open the cashbook, enter cash, read amounts.

import { expect, type Locator, type Page } from '@playwright/test';

export const COUNTER = '/administrator/treasury/counter';
export const COLLECTIONS = '/administrator/treasury/collections';
const CASH_DENOMINATIONS = [1000, 500, 200, 100, 50, 20, 10, 5, 1, 0.25] as const;

/** `₱9,590.00` as centavos. */
export const parseCentavos = (text: string): number => Number(text.replaceAll(/[^\d-]/g, ''));

/** The amount in a text. */
export async function readAmount(text: Locator): Promise<string> {
  return /₱[\d,]+\.\d\d/.exec(await text.innerText())?.[0] ?? '';
}

/** Opens the unreported books of an officer and a fund. */
export async function openBooks(page: Page, officer: string, fund: string): Promise<void> {
  await page.goto(COLLECTIONS);
  const row = page
    .getByRole('table', { name: 'Not yet reported' })
    .getByRole('row')
    .filter({ hasText: officer })
    .filter({ hasText: fund });
  await row.getByRole('link', { name: officer }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report of collections and deposits' })).toBeVisible();
}

/** Enters the fewest bills and coins for an amount. */
export async function enterCash(page: Page, amount: string): Promise<void> {
  let left = parseCentavos(amount);
  for (const value of CASH_DENOMINATIONS) {
    const pieces = Math.floor(left / (value * 100));
    left -= pieces * value * 100;
    if (pieces > 0)
      await page.getByLabel(`Pieces of ₱${value.toLocaleString('en-PH')}`, { exact: true }).fill(String(pieces));
  }
}

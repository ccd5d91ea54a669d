import { expect, type Locator, type Page } from '@playwright/test';

export const COUNTER = '/administrator/treasury/counter';
export const COLLECTIONS = '/administrator/treasury/collections';
const PIECES = [1000, 500, 200, 100, 50, 20, 10, 5, 1, 0.25] as const;

/** `₱9,590.00` as centavos. */
export const centavos = (written: string): number => Number(written.replaceAll(/[^\d-]/g, ''));

/** The amount that stands in a text. */
export async function amountIn(text: Locator): Promise<string> {
  return /₱[\d,]+\.\d\d/.exec(await text.innerText())?.[0] ?? '';
}

/** Opens the books of an officer and a fund that are still to be reported. */
export async function openBooks(page: Page, officer: string, fund: string): Promise<void> {
  await page.goto(COLLECTIONS);
  const row = page
    .getByRole('table', { name: 'To be reported' })
    .getByRole('row')
    .filter({ hasText: officer })
    .filter({ hasText: fund });
  await row.getByRole('link', { name: officer }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report of collections and deposits' })).toBeVisible();
}

/** Types the fewest bills and coins that come to an amount. */
export async function countCash(page: Page, written: string): Promise<void> {
  let left = centavos(written);
  for (const value of PIECES) {
    const pieces = Math.floor(left / (value * 100));
    left -= pieces * value * 100;
    if (pieces > 0)
      await page.getByLabel(`Pieces of ₱${value.toLocaleString('en-PH')}`, { exact: true }).fill(String(pieces));
  }
}

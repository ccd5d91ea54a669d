import { expect, type Page } from '@playwright/test';

/** The desk of an office: the queue, the case, its papers. */
export async function openCase(page: Page, area: string, company_name: string): Promise<void> {
  await page.goto(`${area}/request/clearances`);
  await page.getByRole('searchbox', { name: 'Name or number' }).fill(company_name);
  await page.keyboard.press('Enter');
  // The unfiltered queue shows the case too, and opening it there would leave the search behind.
  await expect(page).toHaveURL(/[?&]search=/);
  await page.getByRole('link', { name: company_name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: company_name, exact: true })).toBeVisible();
}

/** Presses an act's button and confirms what it asks; the notice says that it is done. */
export async function act(
  page: Page,
  name: string,
  asked: {
    readonly confirm: string;
    readonly said: string;
    readonly fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>;
  },
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
  const dialog = page.getByRole('dialog');
  await asked.fill?.(dialog);
  await dialog.getByRole('button', { name: asked.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(asked.said).last()).toBeVisible();
}

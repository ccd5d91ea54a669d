// Browser steps on the desk of an office: open a case, perform an act.

import { expect, type Page } from '@playwright/test';

/** The desk of an office: the queue, the case, its papers. */
export async function openCase(page: Page, area: string, company_name: string): Promise<void> {
  await page.goto(`${area}/request/clearances`);
  await page.getByRole('searchbox', { name: 'Name or number' }).fill(company_name);
  await page.keyboard.press('Enter');
  // The unfiltered queue shows the case too, and opening it there would lose the search.
  await expect(page).toHaveURL(/[?&]search=/);
  await page.getByRole('link', { name: company_name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: company_name, exact: true })).toBeVisible();
}

/** Presses an act's button and confirms its dialog; the notice reports that it is done. */
export async function performAct(
  page: Page,
  name: string,
  input: {
    /** The act behind the button, where it opens the menu of a row. */
    readonly menuItem?: string;
    readonly confirm: string;
    readonly notice: string;
    readonly fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>;
  },
): Promise<void> {
  // A button may name its subject or its key after the act; `Return` is not `Return to queue`.
  await page.getByRole('button', { name: new RegExp(`^${name}\\b(?! to )`) }).click();
  if (input.menuItem !== undefined) await page.getByRole('menuitem', { name: input.menuItem, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await input.fill?.(dialog);
  await dialog.getByRole('button', { name: input.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(input.notice).last()).toBeVisible();
}

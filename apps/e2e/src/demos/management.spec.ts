import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { expectReadable } from '../expect-readable.ts';
import { TEMPLATE_READER, test } from '../municipality.ts';

const BASE = '/app/management';

/** Sets the look of the page for its next visit. */
async function applyLook(page: Page, look: { readonly theme: string; readonly direction: string }): Promise<void> {
  await page.evaluate((chosenSettings) => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...settings, ...chosenSettings }));
  }, look);
}

async function openPage(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${BASE}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('at the template’s shop a customer is found, edited and billed, and the list goes out as a file', async ({
  municipality,
}) => {
  const page = await municipality.person(TEMPLATE_READER);
  await applyLook(page, { theme: 'ONE_DARK', direction: 'ltr' });
  await openPage(page, '/customers', 1280);
  await expectReadable(page);

  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('Bayani Santos');
  await expect(page).toHaveURL(/search=Bayani\+Santos/);
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('customers.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Bayani Santos,bayani.santos@suki.example');

  await page.getByRole('link', { name: 'Edit Bayani Santos' }).click();
  await page.getByLabel('Full name').fill('Bayani de los Santos');
  await page.getByRole('button', { name: 'Update customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bayani de los Santos' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadable(page);
  await page.getByRole('button', { name: 'Create invoice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Alteration');
  await dialog.getByLabel('Amount with tax').fill('1120');
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByText(/Invoice INV-.* is a draft/)).toBeVisible();
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page.getByRole('list', { name: 'Invoices' }).getByText('₱1,120.00')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Bayani de los Santos' })).toBeVisible();
  await page.getByRole('tab', { name: 'Logs' }).click();
  await expectReadable(page, { contrast: false });
});

test('a product is made with formatted text and an image, and orders are marked paid from the drawer', async ({
  municipality,
}) => {
  const page = await municipality.person(TEMPLATE_READER);
  await applyLook(page, { theme: 'LIGHT', direction: 'rtl' });
  await openPage(page, '/products/create', 360);
  await page.getByLabel('Name', { exact: true }).fill('Pamaypay');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(description).toBeFocused();
  await expect(page.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
  await page.keyboard.type('Made of anahaw.');
  await expect(description.locator('strong')).toHaveText('Made of anahaw.');
  const image = await page.screenshot({ type: 'jpeg', quality: 30 });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose images' }).click(),
  ]);
  await chooser.setFiles({ name: 'pamaypay.jpg', mimeType: 'image/jpeg', buffer: image });
  await expect(page.getByRole('list', { name: 'Chosen images' })).toContainText('pamaypay.jpg');
  await page.getByLabel('Price', { exact: true }).fill('75');
  // At some scroll positions the bar at the top of the page covers half of a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectReadable(page);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('searchbox').fill('pamay');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(2);
  await expectReadable(page);

  await applyLook(page, { theme: 'UNICORN', direction: 'ltr' });
  await openPage(page, '/orders?status=pending', 360);
  const first = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const number = await first.getByRole('link').first().innerText();
  await first.getByRole('checkbox').check();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await expect(page.getByText('1 order marked')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('searchbox').fill(number);
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  await expect(row).toContainText('Completed');
  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByLabel('Payment status')).toHaveValue('completed');
  await expectReadable(page);
});

test('an invoice is shown as a PDF on the whole screen and saved under its reference', async ({ municipality }) => {
  const page = await municipality.person(TEMPLATE_READER);
  await applyLook(page, { theme: 'ONE_DARK', direction: 'rtl' });
  await openPage(page, '/invoices?status=paid', 1280);
  await expectReadable(page);
  await page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  const amounts = await page.getByRole('article').getByText(/^PHP/).allInnerTexts();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadable(page);

  const show = page.getByRole('button', { name: 'Preview PDF' });
  await show.click();
  const preview = page.getByRole('dialog', { name: /^Invoice INV-.* as PDF$/ });
  // The words of the page can be selected and searched, and they are those of the invoice.
  await expect(preview.getByText(/^PHP/)).toHaveText(amounts);
  await expect(preview.getByRole('textbox', { name: 'Page' })).toBeHidden(); // one page has nothing to turn to
  await preview.getByRole('button', { name: 'Zoom in' }).click();
  await expect(preview.getByText(/^PHP/)).toHaveText(amounts);
  await expectReadable(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{4}\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(show).toBeFocused();

  await openPage(page, '/invoices/none', 360);
  await expect(page.getByText('Nothing has this number')).toBeVisible();
});

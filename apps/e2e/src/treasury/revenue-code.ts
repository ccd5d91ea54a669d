// Browser steps of a revenue code as a file: import, reasons, proof by past bills, publication.

import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

const CODE_PATH = '/administrator/settings/revenue-code';

/** Downloads the open draft as a workbook and imports it again; ends on the findings of the draft. */
export async function importWorkbook(page: Page, version: string): Promise<void> {
  await page.goto(CODE_PATH);
  await page.getByRole('link', { name: version }).click();
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as workbook' }).click(),
  ]);
  const workbook = {
    name: `${version}.xlsx`,
    mimeType: 'application/octet-stream',
    buffer: await readFile(await copy.path()),
  };
  await page.goto(`${CODE_PATH}/import`);
  await page.getByLabel('File of the revenue code').setInputFiles(workbook);
  await expect(page.getByText(`The open draft ${version} will be replaced by this file.`)).toBeVisible();
  await page.getByRole('button', { name: 'Replace the draft' }).click();
  await expect(page).toHaveURL(/\?view=findings$/);
}

/** Writes the reason at every finding that has none. */
export async function writeReasons(page: Page, reason: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Write a reason' });
  await expect(page.getByText('Results of the check of this draft.')).toBeVisible();
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason', { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: 'Save the reason' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(left - 1);
  }
}

/** Uploads past bills on the draft's page; ends where their differences are listed. */
export async function proveWithPastBills(page: Page, bills: Buffer): Promise<void> {
  await page.getByRole('link', { name: 'Past bills' }).click();
  await page
    .getByLabel('File of last year’s bills')
    .setInputFiles({ name: 'bills.json', mimeType: 'application/json', buffer: bills });
  await expect(page.getByText('Differences by charge').first()).toBeVisible();
}

/** A person who did not edit the draft runs its test, accepts what differs and publishes it. */
export async function publishAsSecondPerson(page: Page, proofAddress: string): Promise<void> {
  await page.goto(proofAddress);
  const open = page.getByRole('button', { name: /^Accept all: / });
  const dialog = page.getByRole('dialog');
  await expect(open.first()).toBeVisible();
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    await dialog.getByLabel('Reason', { exact: true }).fill('The fee was raised by the ordinance.');
    await dialog.getByRole('button', { name: 'Accept all' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(left - 1);
  }
  await page.goto(proofAddress.replace(/\/past-bills.*$/, '?view=rehearsal'));
  await page.getByRole('button', { name: /^Run (?:the )?test/ }).click();
  await expect(page.getByText('By barangay').first()).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByLabel('Reason', { exact: true }).fill('Municipal Ordinance 2026-14');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published').first()).toBeVisible();
}

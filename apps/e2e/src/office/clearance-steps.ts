// Browser steps of an office on its clearance: claim the case, check papers, approve, return.

import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { performAct, openCase } from './desk.ts';
import { answerAllByKey, expectClaimed } from './desk-keyboard.ts';

/** Finds the case in the office's queue and claims it. `office` is the clerk's mailbox. */
export async function claimCase(page: Page, office: string, company_name: string): Promise<void> {
  await openCase(page, getArea(office), company_name);
  await page.getByRole('button', { name: /^Take(?! next)/ }).click();
  await expectClaimed(page);
}

/** Every barangay works in the one barangay area. */
function getArea(office: string): string {
  return office.startsWith('barangay-') ? '/barangay' : `/${office}`;
}

/** Opens a file of the case and saves a copy: it is the owner's whole file. */
export async function readFirstPaper(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /^blob:/);
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save a copy' }).click(),
  ]);
  const bytes = await readFile(await copy.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toMatch(/^(?:%PDF-|\u00ff\u00d8\u00ff)/);
}

/** Marks the paper on the desk as valid. */
export async function markValid(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Valid/ }).click();
  await expect(page.getByText('The document was marked as valid.').last()).toBeVisible();
}

/** Approves the clearance, which can still be undone for ten seconds. Returns the address of its case. */
export async function approveCase(page: Page, company_name: string): Promise<string> {
  await answerAllByKey(page);
  const address = page.url();
  await performAct(page, 'Approve', { confirm: 'Approve', notice: `Approved ${company_name}.` });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  return address;
}

/** After ten seconds the decision on the case is carried out. The desk may have moved on to the next one. */
export async function expectCarriedOut(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('This case has been decided.')).toBeVisible();
}

/** Sends this office's part back to the owner, with the papers to send again. */
export async function returnPart(
  page: Page,
  { remarks, paper }: { readonly remarks: string; readonly paper: string },
): Promise<void> {
  await performAct(page, 'Return', {
    confirm: 'Return to the owner',
    notice: 'You have just decided this case.',
    fill: async (dialog) => {
      await dialog.getByLabel('Remarks to the owner').fill(remarks);
      await dialog.getByRole('checkbox', { name: paper }).check();
    },
  });
}

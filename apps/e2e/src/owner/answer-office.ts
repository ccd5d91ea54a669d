import { expect, type Page } from '@playwright/test';

import { createPdf } from '../papers.ts';
import { type FiledApplication, getRecordAddress } from './payment-steps.ts';

/** Browser steps of an owner who sends the document that an office requested. */
export async function answerOffice(
  page: Page,
  application: FiledApplication,
  { paper, note }: { readonly paper: string; readonly note: string },
): Promise<void> {
  await page.goto(getRecordAddress(application));
  await expect(page.getByText(/^Action needed: /).first()).toBeVisible();
  await page.getByRole('link', { name: `Upload ${paper}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reply to / })).toBeVisible();
  const fresh = createPdf('occupancy-permit-again.pdf', 'Occupancy permit, readable');
  // The part of the page about the paper is named after it too.
  await page.getByLabel(paper, { exact: true }).setInputFiles({ ...fresh });
  await expect(page.getByText(fresh.name)).toBeVisible();
  await page.getByLabel(/^Note to the office/).fill(note);
  await page.getByRole('button', { name: /^Send to / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent to / })).toBeVisible();
}

import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { type Filed, getRecordAddress } from './pay.ts';

/** What the owner holds at the end. */
export interface Permit {
  readonly permit_no: string;
  /** What the QR code says behind the address of the public check. */
  readonly token: string;
}

/** Downloads the permit from the record, and reads its number and its code there. */
export async function downloadPermit(page: Page, filed: Filed): Promise<Permit> {
  await page.goto(getRecordAddress(filed));
  await expect(page.getByText('The permit is issued')).toBeVisible();
  const sentence = await page.getByText(/^Permit \S+\. Put it up/).innerText();
  const permit_no = /Permit (\S+)\. Put/.exec(sentence)?.[1] ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the permit' }).click(),
  ]);
  const paper = await readFile(await download.path());
  expect(paper.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(paper.length).toBeGreaterThan(5_000);
  expect(download.suggestedFilename()).toContain(permit_no);
  const address =
    (await page.getByRole('link', { name: 'See what others see when they scan it' }).getAttribute('href')) ?? '';
  return { permit_no, token: address.split('/').at(-1) ?? '' };
}

/** A token whose signature was tampered with: one letter in its middle is another one. */
export function forgeToken(token: string): string {
  const place = token.lastIndexOf('.') + 10;
  return `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
}

// Downloads an owner's permit and reads its code.

import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { type FiledApplication, getRecordAddress } from './payment-steps.ts';

/** The owner's permit. */
export interface Permit {
  readonly permit_no: string;
  /** Token in the QR code, after the address of the public verification. */
  readonly token: string;
}

/** Downloads the permit from the record, and reads its number and its code there. */
export async function downloadPermit(page: Page, application: FiledApplication): Promise<Permit> {
  await page.goto(getRecordAddress(application));
  await expect(page.getByText('The permit has been issued')).toBeVisible();
  const sentence = await page.getByText(/^Display permit \S+ where/).innerText();
  const permit_no = /Display permit (\S+) where/.exec(sentence)?.[1] ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the permit' }).click(),
  ]);
  const paper = await readFile(await download.path());
  expect(paper.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(paper.length).toBeGreaterThan(5_000);
  expect(download.suggestedFilename()).toContain(permit_no);
  const address =
    (await page.getByRole('link', { name: 'See what others see when they scan the permit' }).getAttribute('href')) ??
    '';
  return { permit_no, token: address.split('/').at(-1) ?? '' };
}

/** A token with a tampered signature: one character in its middle is changed. */
export function forgeToken(token: string): string {
  const place = token.lastIndexOf('.') + 10;
  return `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
}

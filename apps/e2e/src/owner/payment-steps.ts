// Browser steps of an owner's payment through the gateway.

import { expect, type Page } from '@playwright/test';

/** An application by its numbers in the addresses. */
export interface FiledApplication {
  readonly company_code: string;
  readonly assessment_code: string;
}

export const getRecordAddress = ({ assessment_code, company_code }: FiledApplication): string =>
  `/app/management/companies/assessment/details/${assessment_code}/${company_code}`;
export const getDueAddress = ({ assessment_code, company_code }: FiledApplication): string =>
  `/app/management/companies/assessment/details/currentdue/${assessment_code}/${company_code}`;
export const getSuccessAddress = ({ assessment_code, company_code }: FiledApplication): string =>
  `/app/management/companies/assessment/details/paymentsuccessful/${assessment_code}/${company_code}`;
export const FAILED_PAYMENT_PATH =
  '/app/management/companies/assessment/details/currentdue/payments/gcash/redirect/failed';

/** Opens the gateway's own page with the amount due, and checks the amount there. */
export async function openGateway(page: Page, application: FiledApplication, amount: string): Promise<void> {
  const own = new URL(page.url()).origin;
  await page.goto(getDueAddress(application));
  await page.getByRole('button', { name: `Pay ${amount} with GCash` }).click();
  await expect(page.getByRole('heading', { name: 'Pay with GCash' })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(own);
  await expect(page.getByRole('row', { name: `To pay ${amount}` })).toBeVisible();
}

/** Pays the amount due with GCash: the page that follows shows the receipts. */
export async function payWithGcash(page: Page, application: FiledApplication, amount: string): Promise<void> {
  await openGateway(page, application, amount);
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(page).toHaveURL(new RegExp(`${getSuccessAddress(application)}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Total paid')).toBeVisible();
}

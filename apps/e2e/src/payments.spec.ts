import { expect, type Page } from '@playwright/test';

import {
  getDueAddress,
  FAILED_PAYMENT_PATH,
  type FiledApplication,
  openGateway,
  getRecordAddress,
  getSuccessAddress,
} from './owner/payment-steps.ts';
import { MAIN_OWNER, test } from './municipality.ts';

/** A pending order of payment of the demonstration. */
const COMPANY = 'SI-000106';

test.describe.configure({ mode: 'serial' });

let owner: Page;
let application: FiledApplication;
let amount: string;
let gateway: string;

test('an owner sees the amount due of a bill that waits', async ({ municipality }) => {
  owner = await municipality.person(MAIN_OWNER);
  await owner.goto(`/app/management/companies/assessment/${COMPANY}`);
  await owner.getByRole('link', { name: /^Pay ₱/ }).click();
  const button = owner.getByRole('button', { name: /^Pay ₱[\d,.]+ with GCash/ });
  amount = /₱[\d,.]+\d/.exec(await button.innerText())?.[0] ?? '';
  application = { company_code: COMPANY, assessment_code: /APP-\d{4}-\d{6}/.exec(owner.url())?.[0] ?? '' };
});

test('the address of success without a payment shows that no payment is known', async () => {
  await owner.goto(getSuccessAddress(application));
  await expect(owner.getByRole('heading', { level: 1, name: 'Payment not found' })).toBeVisible();
  await expect(owner.getByText('Payment received')).toBeHidden();
});

test('a wallet that refuses leads to the failed page, and the bill is open again', async () => {
  await openGateway(owner, application, amount);
  await owner.getByRole('button', { name: 'Fail' }).click();
  await expect(owner).toHaveURL(new RegExp(FAILED_PAYMENT_PATH));
  await expect(owner.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();
  await owner.getByRole('link', { name: 'Try again' }).click();
  await expect(owner.getByRole('button', { name: `Pay ${amount} with GCash` })).toBeVisible();
});

test('a payer who cancels at the gateway reads that they cancelled, even at the address of success', async () => {
  await openGateway(owner, application, amount);
  await owner.getByRole('button', { name: 'Cancel' }).click();
  await expect(owner).toHaveURL(new RegExp(FAILED_PAYMENT_PATH));
  await expect(owner.getByRole('heading', { level: 1, name: 'You cancelled the payment' })).toBeVisible();
  await owner.goto(getSuccessAddress(application));
  await expect(owner.getByRole('heading', { level: 1, name: 'You cancelled the payment' })).toBeVisible();
});

test('a double click on Pay starts one payment', async () => {
  const requestKeys: string[] = [];
  owner.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/assessments\/[^/]+\/payments$/.test(request.url()))
      requestKeys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  await owner.goto(getDueAddress(application));
  await owner.getByRole('button', { name: `Pay ${amount} with GCash` }).dblclick();
  await expect(owner.getByRole('heading', { name: 'Pay with GCash' })).toBeVisible();
  // The same key is the same payment for the server, at every repetition.
  expect(new Set(requestKeys).size).toBe(1);
  expect(requestKeys).not.toContain('none');
});

test('a payment that the wallet leaves pending is shown as being checked, never as paid, and is not requested again', async () => {
  gateway = owner.url();
  await owner.getByRole('button', { name: 'Leave pending' }).click();
  await expect(owner).toHaveURL(new RegExp(getSuccessAddress(application)));
  await expect(owner.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible();
  await expect(owner.getByText('Please do not pay again.')).toBeVisible();
  await expect(owner.getByText('Payment received')).toBeHidden();
  await owner.goto(getDueAddress(application));
  await expect(owner.getByText(`A payment of ${amount} is pending`)).toBeVisible();
  await expect(owner.getByText(/this bill cannot be paid until/)).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Pay|Continue the same payment/ })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Check again' }).click();
  await expect(owner.getByText(/still pending/)).toBeVisible();
});

test('when the wallet pays later the page updates by itself, with the receipts', async ({ municipality }) => {
  await owner.goto(getSuccessAddress(application));
  await expect(owner.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible();
  const wallet = await municipality.visitor();
  await wallet.goto(gateway);
  await wallet.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({ timeout: 60_000 });
  // The page of failed payments does not concern a paid one (decision D43).
  await owner.goto(FAILED_PAYMENT_PATH);
  await expect(owner.getByRole('heading', { level: 1, name: 'Payment not found' })).toBeVisible();
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText('Paid. The permit is being prepared')).toBeVisible();
});

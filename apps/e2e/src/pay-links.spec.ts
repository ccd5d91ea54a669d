import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { expectReadable } from './expect-readable.ts';
import { acceptCookies, test } from './municipality.ts';
import { acceptApplication, computeBill, approveBill } from './office/licensing-steps.ts';
import { openCase } from './office/desk.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { getMailLink, waitForMail } from './outbox.ts';
import { getDueAddress } from './owner/payment-steps.ts';
import { parseCentavos, readAmount } from './treasury/counter.ts';

/** Two orders of payment of one owner: from the mail to the payment, and both paid in one go. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };

let stagedCases: StagedCases;
let phone: Page;
const amounts: string[] = [];

test.beforeAll(async () => {
  stagedCases = await stageCases({ count: 2, name: 'Sabayan' });
});
test.afterAll(() => stagedCases.withdraw());

test('two bills of one owner are approved', async ({ municipality }) => {
  const [clerk, treasurer] = [await municipality.clerk('bplo'), await municipality.clerk('treasurer')];
  for (const [place, name] of stagedCases.names.entries()) {
    await acceptApplication(clerk, name);
    await approveAllClearances(stagedCases.applications[place]?.assessment_code ?? '');
    await computeBill(clerk, name);
    await openCase(treasurer, '/administrator', name);
    await treasurer.getByRole('button', { name: /^Approve the bill\b/ }).click();
    const amount = await readAmount(treasurer.getByRole('dialog').getByRole('button', { name: /^Approve ₱/ }));
    await treasurer.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
    await approveBill(treasurer, name, amount);
    amounts.push(amount);
  }
});

test('the link of the mail leads a signed-out owner over the sign-in to the payment of that order', async ({
  municipality,
}) => {
  const [name = ''] = stagedCases.names;
  const [application = { assessment_code: '', company_code: '' }] = stagedCases.applications;
  const mail = await waitForMail(stagedCases.owner, new RegExp(`order of payment \\S+ of ${name} was approved`));
  expect(new URL(getMailLink(mail)).pathname).toBe(getDueAddress(application));
  phone = await municipality.visitor({ viewport: PHONE });
  await phone.goto(new URL(getMailLink(mail)).pathname);
  await expect(phone).toHaveURL(/\/login\?next=/);
  await acceptCookies(phone);
  await phone.getByLabel('E-mail', { exact: true }).fill(stagedCases.owner);
  await phone.getByLabel('Password', { exact: true }).fill(getProduct().password);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone).toHaveURL(new RegExp(`${getDueAddress(application)}$`));
  await expect(phone.getByRole('button', { name: `Pay ${amounts[0]} with GCash` })).toBeVisible();
  await expectReadable(phone);
});

for (const start of ['/app/reports/dashboard', '/app/account'])
  test(`each bill of the list on ${start} leads to its own payment`, async () => {
    await phone.goto(start);
    const tasks = phone.getByRole('region', { name: 'For your action' });
    for (const [place, name] of stagedCases.names.entries()) {
      const row = tasks.getByRole('listitem').filter({ hasText: name });
      const link = row.getByRole('link', { name: `Pay ${amounts[place]}` });
      await expect(link).toHaveAttribute(
        'href',
        getDueAddress(stagedCases.applications[place] ?? { assessment_code: '', company_code: '' }),
      );
    }
  });

test('two bills are paid in one go, and each has its own receipts', async () => {
  await phone.getByRole('link', { name: /^Pay \d+ bills at once/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Pay several bills at once' })).toBeVisible();
  // The owner of the copied business may owe other bills of the demonstration: only these two are chosen.
  const codes = stagedCases.applications.map(({ assessment_code }) => assessment_code);
  await phone.goto(`${new URL(phone.url()).pathname}?${new URLSearchParams({ orders: codes.join(',') })}`);
  for (const name of stagedCases.names) await expect(phone.getByRole('checkbox', { name })).toBeChecked();
  await expectReadable(phone);
  const total = formatPesos(amounts.reduce((sum, amount) => sum + parseCentavos(amount), 0));
  await phone.getByRole('button', { name: `Pay ${total} with GCash` }).click();
  await expect(phone.getByRole('row', { name: `To pay ${total}` })).toBeVisible();
  await phone.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({ timeout: 60_000 });
  for (const name of stagedCases.names) {
    const receipts = phone.getByRole('region', { name: `Receipts of ${name}` });
    await expect(receipts.getByRole('button', { name: /receipt/ }).first()).toBeVisible();
  }
  await expectReadable(phone);
});

test('the mail of a received payment leads to its receipts', async () => {
  const [name = ''] = stagedCases.names;
  const mail = await waitForMail(stagedCases.owner, new RegExp(`We received \\S+ for ${name}`));
  const { pathname, search } = new URL(getMailLink(mail));
  await phone.goto(pathname + search);
  await expect(phone.getByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible();
  const receipt_no = new URLSearchParams(search).get('open') ?? '';
  await expect(phone.getByRole('button', { name: `Hide details ${receipt_no}` })).toBeVisible();
});

const formatPesos = (amount: number): string =>
  `₱${(amount / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

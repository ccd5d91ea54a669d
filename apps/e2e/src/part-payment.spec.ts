import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { performAct, openCase } from './office/desk.ts';
import { acceptApplication, computeBill, waitUntilExecuted } from './office/licensing-steps.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import {
  getDueAddress,
  openGateway,
  getRecordAddress,
  getSuccessAddress,
  type FiledApplication,
} from './owner/payment-steps.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';
import { readAmount, parseCentavos, COUNTER } from './treasury/counter.ts';

/** An order of the journey's own business, paid in a part at the counter and the rest online. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const RECEIPTS = `${COUNTER}/receipts`;
/** Less than the tax and fees of the municipality, so that no other agency has a share in it. */
const PART = '₱1,000.00';

let stagedCases: StagedCases;
let name = '';
let application: FiledApplication = { company_code: '', assessment_code: '' };
let owner: Page;
let rest = '';
let partReceipt = '';

test.beforeAll(async () => {
  stagedCases = await stageCases({ count: 1, name: 'Hulugan' });
  [name = ''] = stagedCases.names;
  [application = application] = stagedCases.applications;
});
test.afterAll(() => stagedCases.withdraw());

test('a treasurer grants a smaller payment, and a cashier takes it', async ({ municipality }) => {
  await acceptApplication(await municipality.clerk('bplo'), name);
  await approveAllClearances(application.assessment_code);
  await computeBill(await municipality.clerk('bplo'), name);
  const treasurer = await municipality.clerk('treasurer');
  await openCase(treasurer, '/administrator', name);
  await treasurer.getByRole('button', { name: /^Approve the bill\b/ }).click();
  const approve = treasurer.getByRole('dialog').getByRole('button', { name: /^Approve ₱/ });
  rest = formatPesos(parseCentavos(await readAmount(approve)) - parseCentavos(PART));
  await waitUntilExecuted(treasurer, async () => {
    await approve.click();
    await expect(treasurer.getByText(`Approved the bill of ${name}.`).last()).toBeVisible();
  });

  const cashier = await municipality.clerk('cashier');
  await openOrder(cashier);
  await performAct(cashier, 'Request a partial payment', {
    confirm: 'Send request',
    notice: 'The request was sent to the treasurer. The decision will appear on this page.',
    fill: async (dialog) => {
      await dialog.getByLabel('Amount').fill('1000');
      await dialog.getByLabel('Reason').fill('The payer has brought a part.');
    },
  });
  await treasurer.goto(RECEIPTS);
  await treasurer
    .getByRole('listitem')
    .filter({ hasText: `Partial payment: ${name}` })
    .getByRole('button', { name: 'Grant' })
    .click();
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(treasurer.getByText('The request was granted.').last()).toBeVisible();

  await openOrder(cashier);
  await takeCash(cashier, PART);
  expect(await listReceiptNumbers(cashier)).toHaveLength(1);
  [partReceipt = ''] = await listReceiptNumbers(cashier);
});

test('while the owner pays the rest online, cancelling the receipt is refused with the time', async ({
  municipality,
}) => {
  owner = await signIn(await municipality.visitor({ viewport: PHONE }), stagedCases.owner, getProduct().password);
  await owner.goto(getDueAddress(application));
  await expectReadable(owner);
  await openGateway(owner, application, rest);

  const treasurer = await municipality.clerk('treasurer');
  const dialog = await openCancelDialog(treasurer);
  await expect(
    dialog.getByText(
      new RegExp(
        `^An online payment of ${escapePattern(rest)} for this bill is in progress\\. Please wait until it is finished, or until .*\\d{1,2}:\\d{2}`,
      ),
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).first().press('Escape');
  await treasurer.goto(`${RECEIPTS}?search=${partReceipt}`);
  const row = treasurer.getByRole('row').filter({ hasText: partReceipt });
  await expect(row).toContainText('Cash');
  await expect(row).not.toContainText('Cancelled');
});

test('the online payment completes the order', async () => {
  await owner.getByRole('button', { name: `Pay ${rest}` }).click();
  await expect(owner).toHaveURL(new RegExp(getSuccessAddress(application)));
  await expect(owner.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({ timeout: 60_000 });
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText(/^Paid\. The permit is being prepared/)).toBeVisible();
});

test('a part that is cancelled afterwards is owed again, and no more than that is collected', async ({
  municipality,
}) => {
  const treasurer = await municipality.clerk('treasurer');
  const dialog = await openCancelDialog(treasurer);
  await expect(dialog).toBeHidden();
  await expect(treasurer.getByText('The receipts were cancelled.').last()).toBeVisible();

  await owner.goto(getDueAddress(application));
  await expect(owner.getByRole('button', { name: `Pay ${PART} with GCash` })).toBeVisible();
  const cashier = await municipality.clerk('cashier');
  await openOrder(cashier);
  await takeCash(cashier, PART);
  const receipts = cashier.getByRole('list', { name: 'Receipts' }).getByRole('listitem');
  await expect(receipts).toHaveCount(1);
  await expect(receipts).toContainText('the municipality');
  await owner.goto(getDueAddress(application));
  await expect(owner.getByText(/^Nothing is due (?:now|today)/).first()).toBeVisible();
  await cashier.goto(`${COUNTER}?search=${encodeURIComponent(name)}`);
  await expect(cashier.getByText(`No match for “${name}”`)).toBeVisible();
});

async function openOrder(page: Page): Promise<void> {
  await page.goto(`${COUNTER}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function takeCash(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Cash received').fill(amount.replaceAll(/[₱,]/g, ''));
  await page.getByRole('button', { name: `Accept ${amount}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: `${amount} received from ${name}` })).toBeVisible();
}

async function listReceiptNumbers(page: Page): Promise<string[]> {
  const receipts = await page.getByRole('list', { name: 'Receipts' }).getByRole('listitem').allInnerTexts();
  return receipts.map((text) => /EOR-\d{4}-\d+/.exec(text)?.[0] ?? '');
}

async function openCancelDialog(page: Page) {
  await page.goto(`${RECEIPTS}?search=${partReceipt}`);
  await page.getByRole('button', { name: `Actions: ${partReceipt}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The wrong business was paid.');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).last().click();
  return dialog;
}

const escapePattern = (text: string): string => text.replaceAll(/[.$]/g, String.raw`\$&`);
const formatPesos = (amount: number): string =>
  `₱${(amount / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

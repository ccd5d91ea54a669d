import { expect, type Page } from '@playwright/test';

import { performAct } from './office/desk.ts';
import { waitForMail } from './outbox.ts';
import { signIn, test } from './municipality.ts';
import { readAmount, parseCentavos, COLLECTIONS, COUNTER, enterCash, openBooks } from './treasury/counter.ts';
import { listCsvAmounts, downloadFile, listWorkbookNumbers } from './treasury/sheets.ts';
import { getProduct } from './e2e-harness.ts';

/** Orders and people of the demonstration. */
const STORE = 'Mabuhay Variety Store';
const CASHIER = 'Jocelyn P. Bautista';
const PAID_TWICE = 'Bituin General Store';
const CLAIM = 'CLM-2026-000001';
const CLAIMANT = 'imelda.cordero@negosyo.example';
const PAYMENTS = '/administrator/report/paynamics/payment';
const DRAFT = 'SIRC-2027';

test.describe.configure({ mode: 'serial' });

let cashier: Page;
let treasurer: Page;
let amountOwed: string;
let bankedAmount: string;
let report: string;

test('a cashier finds an order by its name and takes the cash, and the change is shown while it is typed', async ({
  municipality,
}) => {
  cashier = await municipality.clerk('cashier');
  await cashier.goto(COUNTER);
  await cashier.getByRole('searchbox').fill(STORE);
  await cashier.keyboard.press('Enter');
  await expect(cashier.getByRole('heading', { level: 2, name: STORE })).toBeVisible();
  const take = cashier.getByRole('button', { name: /^Accept ₱/ });
  amountOwed = await readAmount(take);
  await cashier.getByLabel('Cash received').fill('1');
  await cashier.keyboard.press('Enter');
  await expect(cashier.getByLabel('Cash received')).toHaveAttribute('aria-invalid', 'true');
  await cashier.getByLabel('Cash received').fill(String(parseCentavos(amountOwed) / 100 + 10));
  await expect(cashier.getByRole('status').filter({ hasText: 'Change' })).toContainText('₱10.00');
  await cashier.keyboard.press('Enter');
  await expect(cashier.getByRole('heading', { level: 2, name: `${amountOwed} received from ${STORE}` })).toBeVisible();
});

test('each agency’s receipt is printed as a paper, and nobody pays twice', async () => {
  const receipts = cashier.getByRole('list', { name: 'Receipts' });
  await expect(receipts.getByRole('listitem')).toHaveCount(3);
  const answer = cashier.waitForResponse((response) => /\/api\/receipts\/.+/.test(response.url()));
  await receipts
    .getByRole('button', { name: /^Print EOR-2026-/ })
    .first()
    .click();
  expect((await answer).headers()['content-type']).toContain('application/pdf');
  await cashier.bringToFront();
  await cashier.goto(`${COUNTER}?search=${encodeURIComponent(STORE)}`);
  await expect(cashier.getByText(`No match for “${STORE}”`)).toBeVisible();
});

test('the cashier counts the cash and names the deposit; a count that differs is not saved', async () => {
  await openBooks(cashier, CASHIER, 'General fund');
  bankedAmount = await readAmount(cashier.getByText(/^The bills and coins must total/));
  expect(parseCentavos(bankedAmount)).toBeGreaterThanOrEqual(parseCentavos('₱1,000.00'));
  const keep = cashier.getByRole('button', { name: 'Save the count and deposits' });
  await keep.click();
  await expect(cashier.getByRole('alert').filter({ hasText: bankedAmount })).toBeVisible();
  await enterCash(cashier, bankedAmount);
  await expect(cashier.getByText('Difference:')).toBeHidden();
  await cashier.getByRole('button', { name: 'Add a deposit' }).click();
  await cashier.getByLabel('Bank', { exact: true }).fill('Land Bank, San Isidro');
  await cashier.getByLabel('Reference', { exact: true }).fill('VAL-2026-0112');
  await cashier.getByLabel('Cash', { exact: true }).fill(bankedAmount.slice(1));
  await keep.click();
  await expect(
    cashier.getByText('The collection report is ready. A treasury officer must close it.').last(),
  ).toBeVisible();
  await expect(cashier.getByRole('button', { name: 'Certify and close' })).toBeHidden();
});

test('the treasurer certifies and closes the report, and nothing is left undeposited', async ({ municipality }) => {
  treasurer = await municipality.clerk('treasurer');
  await openBooks(treasurer, CASHIER, 'General fund');
  await performAct(treasurer, 'Certify and close', {
    confirm: 'Certify and close',
    notice: 'The collection report was closed.',
  });
  await treasurer.goto(COLLECTIONS);
  const newest = treasurer.getByRole('table', { name: 'Closed reports' }).getByRole('link').first();
  report = await newest.innerText();
  await newest.click();
  await expect(
    treasurer.getByRole('heading', { level: 1, name: `Report of collections and deposits ${report}` }),
  ).toBeVisible();
  await expect(treasurer.getByRole('row', { name: /Deposited by the officer.*VAL-2026-0112/ })).toBeVisible();
  await expect(treasurer.getByRole('region', { name: 'Summary' })).toContainText(/Undeposited\s*₱0\.00$/);
});

test('the files of a closed report have its figures', async () => {
  const collectedAmount = await readAmount(
    treasurer.getByRole('row', { name: /Deposited by the officer.*VAL-2026-0112/ }),
  );
  const csv = await downloadFile(treasurer, treasurer.getByRole('button', { name: 'CSV' }));
  expect(csv.toString('utf8')).toContain((parseCentavos(collectedAmount) / 100).toFixed(2));
  expect(
    listWorkbookNumbers(await downloadFile(treasurer, treasurer.getByRole('button', { name: 'Excel' }))),
  ).toContain(parseCentavos(collectedAmount) / 100);
});

test('a double payment becomes a credit of the business', async () => {
  await treasurer.goto(`${PAYMENTS}/exceptions`);
  const openRow = treasurer.getByRole('row').filter({ hasText: PAID_TWICE });
  await expect(openRow).toContainText('Paid twice');
  await performAct(treasurer, 'Actions: Bituin', {
    menuItem: 'Keep as credit',
    confirm: 'Keep as credit',
    notice: 'The amount was credited to the business, or submitted for approval.',
    fill: (dialog) =>
      dialog.getByLabel('Reason').fill('The owner paid at the counter as well and keeps it for next year.'),
  });
  await expect(openRow).toBeHidden();
  await waitForMail('leonardo.capistrano@negosyo.example', /credit/i);
});

test('an owner’s claim is answered in words, by mail and on the owner’s page', async ({ municipality }) => {
  const words =
    'GCash charged 100 pesos less than the order. Your money is safe with us; please pay the order, and we give the other amount back.';
  await treasurer.goto(`${PAYMENTS}/claims`);
  await performAct(treasurer, `Reply: ${CLAIM}`, {
    confirm: 'Reply',
    notice: 'The reply was saved. The owner will be notified.',
    fill: async (dialog) => {
      await dialog.getByRole('radio', { name: 'Payment not found' }).check();
      await dialog.getByLabel('Reply to the owner').fill(words);
    },
  });
  await waitForMail(CLAIMANT, /GCash charged 100 pesos less/);
  const owner = await signIn(await municipality.visitor(), CLAIMANT, getProduct().password);
  await owner.goto('/app/management/companies/payment/claims');
  await expect(owner.getByRole('row').filter({ hasText: CLAIM })).toContainText(words);
});

test('the files of a report have the totals of the screen', async ({ municipality }) => {
  treasurer = await municipality.clerk('treasurer');
  await treasurer.goto('/administrator/treasury/reports/collections');
  const total = treasurer.getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  const shownAmounts = (await total.getByRole('cell').allInnerTexts())
    .filter((cell) => cell.includes('₱'))
    .map(parseCentavos);
  expect(shownAmounts.length).toBeGreaterThan(3);
  const csv = await downloadFile(treasurer, treasurer.getByRole('button', { name: 'CSV' }));
  expect(listCsvAmounts(csv, 'Total').map(parseCentavos)).toEqual(shownAmounts);
  const numbers = listWorkbookNumbers(await downloadFile(treasurer, treasurer.getByRole('button', { name: 'Excel' })));
  expect(shownAmounts.filter((amount) => !numbers.has(amount / 100))).toEqual([]);
});

test('a draft of the revenue code is edited; an invalid figure is refused at its field and no input is lost', async ({
  municipality,
}) => {
  const writer = await municipality.clerk('admin');
  await writer.goto('/administrator/settings/revenue-code');
  await writer.getByRole('link', { name: DRAFT }).click();
  await writer.getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(writer).toHaveURL(/part=fees/);
  await writer.getByRole('link', { name: 'Edit this part' }).click();
  const sticker = writer.getByRole('region', { name: 'Year sticker' }).getByLabel('Amount');
  await sticker.fill('1e3');
  await writer.getByRole('button', { name: 'Save' }).click();
  await expect(sticker).toHaveAttribute('aria-invalid', 'true');
  await expect(sticker).toHaveValue('1e3');
  await sticker.fill('75.00');
  await writer.getByRole('button', { name: 'Save' }).click();
  await expect(writer.getByText('Saved.').last()).toBeVisible();
  await writer.getByRole('link', { name: 'Changes' }).click();
  await expect(writer.getByRole('row', { name: /Year sticker.*₱50\.00.*₱75\.00/ })).toBeVisible();
});

test('the changed draft is rehearsed again, and its writer cannot publish it', async ({ municipality }) => {
  const writer = await municipality.clerk('admin');
  await writer.getByRole('link', { name: 'Test' }).click();
  await expect(writer.getByText('The draft was changed after this test.')).toBeVisible();
  await writer.getByRole('button', { name: 'Run test again' }).click();
  await expect(writer.getByText('The draft was changed after this test.')).toBeHidden({ timeout: 60_000 });
  await expect(writer.getByText('Businesses that pay more')).toBeVisible({ timeout: 60_000 });
  await expect(writer.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expect(writer.getByText('You worked on this draft, so another officer must publish it.')).toBeVisible();
});

test('a second person publishes it', async ({ municipality }) => {
  treasurer = await municipality.clerk('treasurer');
  await treasurer.goto('/administrator/settings/revenue-code');
  await treasurer.getByRole('link', { name: DRAFT }).click();
  await performAct(treasurer, 'Publish', {
    confirm: 'Publish',
    notice: 'The version was published.',
    fill: (dialog) => dialog.getByLabel('Reason').fill('Approved by the Sangguniang Bayan on third reading.'),
  });
  await treasurer.goto('/administrator/settings/revenue-code');
  await expect(treasurer.getByRole('row').filter({ hasText: DRAFT })).toContainText('Published');
});

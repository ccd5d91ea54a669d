import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/** An owner whose first quarter is paid; no other journey uses her business. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const OWNER = 'violeta.imperial@negosyo.example';
const COMPANY = 'SI-000133';

let phone: Page;
let due: string;
let dispute_no: string;

test('an owner chooses on a phone which quarters to pay in advance, and the amount follows', async ({
  municipality,
}) => {
  phone = await signIn(await municipality.visitor({ viewport: PHONE }), OWNER, getProduct().password);
  await phone.goto(`/app/management/companies/assessment/${COMPANY}`);
  const record = await phone.locator(`a[href*="/details/APP-"][href$="/${COMPANY}"]`).first().getAttribute('href');
  due = (record ?? '').replace('/details/', '/details/currentdue/');
  await phone.goto(due);
  await expect(phone.getByText('Nothing is due today')).toBeVisible();
  await phone.getByRole('checkbox', { name: /^Third quarter, 2026/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Two quarters of 2026' })).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: /^Second quarter, 2026/ })).toBeChecked();
  await expect(phone.getByRole('button', { name: /^Pay ₱[\d,.]+ with GCash/ })).toBeEnabled();
  await expectReadable(phone);
  // A focused control stays above the bar with the total.
  const last = phone.getByRole('checkbox', { name: /^Fourth quarter, 2026/ });
  await last.focus();
  const [field, bar] = [await last.boundingBox(), await phone.locator('.eb-totalbar').boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('an unlawful choice leads back to the amount due', async () => {
  await phone.goto(`${due}?installments=4`);
  await expect(phone).toHaveURL(new RegExp(`${due}$`));
});

test('she disputes one line: it is not charged meanwhile, and the page shows since when', async () => {
  await phone.goto(due);
  await phone.getByRole('link', { name: 'Dispute a line' }).click();
  await expectReadable(phone);
  await phone.getByRole('radio', { name: /^Business tax/ }).check();
  await phone.getByLabel('What is the correct amount?').fill('1');
  await phone.getByLabel('Why is it wrong?').fill('Wrong.');
  await phone.getByRole('button', { name: 'Dispute this line' }).click();
  await expect(phone.getByRole('alert')).toContainText('at least five words');
  await phone.getByLabel('Why is it wrong?').fill('Two of the eight doors stood empty for the whole year.');
  await phone.getByRole('button', { name: 'Dispute this line' }).click();
  const disputedLines = phone.getByRole('region', { name: 'Disputed lines' });
  await expect(
    disputedLines.getByText(/no surcharge or interest has been added, and payment is not required/),
  ).toBeVisible();
  dispute_no = /DSP-\d{4}-\d{6}/.exec(await disputedLines.innerText())?.[0] ?? '';
  await expectReadable(phone);
  await phone.goto(`/app/management/companies/account/soa?company_code=${COMPANY}`);
  await expect(phone.getByText('Disputed, payment not required')).toBeVisible();
  await expectReadable(phone);
});

test('the treasurer finds the dispute in the queue and rejects it with a reason', async ({ municipality }) => {
  const treasurer = await municipality.clerk('treasurer');
  await treasurer.goto('/administrator/treasury/disputes');
  await treasurer.getByRole('link', { name: dispute_no }).click();
  await expect(treasurer.getByText('Two of the eight doors stood empty for the whole year.')).toBeVisible();
  await treasurer.getByRole('button', { name: 'Reject' }).click();
  const question = treasurer.getByRole('dialog');
  await question.getByLabel('Reason for the decision').fill('The tax is on what was earned, not on the doors.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(treasurer.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(treasurer.getByRole('button', { name: 'Uphold' })).toBeHidden();
});

test('she reads the reason, and the line is charged again', async () => {
  await phone.goto(due);
  await expect(phone.getByText('The tax is on what was earned, not on the doors.')).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: /^Second quarter, 2026/ })).toBeVisible();
});

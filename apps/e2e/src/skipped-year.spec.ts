import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { openCase } from './office/desk.ts';
import { acceptApplication, approveBill, computeBill } from './office/licensing-steps.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { type FiledApplication, getRecordAddress } from './owner/payment-steps.ts';
import { sendPapers, sign } from './owner/apply-for-permit.ts';
import { expectReadable } from './expect-readable.ts';
import { stageFormerPermit, withdrawStaged } from './staging/stage-permits.ts';
import { signIn, test } from './municipality.ts';
import { COUNTER } from './treasury/counter.ts';

/** A business whose last permit is of 2024: nobody filed 2025, and it renews for 2026. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const SIGNED_NAME = 'The owner of the business';

let stagedCases: StagedCases;
let owner: Page;
let name = '';
let application: FiledApplication = { company_code: '', assessment_code: '' };
let total = '';

test.beforeAll(async () => {
  stagedCases = await stageCases({ count: 1, name: 'Laktaw' });
  [name = ''] = stagedCases.names;
  [application = application] = stagedCases.applications;
  await stageFormerPermit(application, 2024);
  await withdrawStaged(application);
});
test.afterAll(() => stagedCases.withdraw());

test('an owner who skipped a year must declare its sales and does not continue without them', async ({
  municipality,
}) => {
  owner = await signIn(await municipality.visitor({ viewport: PHONE }), stagedCases.owner, getProduct().password);
  await owner.goto(`/app/management/companies/assessment/${application.company_code}`);
  await owner.getByRole('button', { name: 'Renew for 2026' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Figures for the year' })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'No application was filed for 2025' })).toBeVisible();
  await expectReadable(owner);
  for (const field of await owner.getByLabel(/^Sales of (?:essential goods|other goods or services)$/).all())
    await field.fill('300000');
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(owner.getByLabel('For 2025: Sales of other goods or services').first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('the owner declares the open year and files the renewal with it', async () => {
  for (const field of await owner.getByLabel('For 2025: Sales of essential goods').all()) await field.fill('0');
  for (const field of await owner.getByLabel('For 2025: Sales of other goods or services').all())
    await field.fill('250000');
  await owner.keyboard.press('Tab');
  await expect(owner.getByText(/^Saved /)).toBeVisible();
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await sendPapers(owner);
  await sign(owner, { signed_name: SIGNED_NAME, estimate: '2025' });
  await expect(owner.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
  const assessment_code = await owner.getByRole('heading', { level: 2, name: /^APP-\d{4}-\d{6}$/ }).innerText();
  application = { ...application, assessment_code };
});

test('the licensing office reads which year it carries, accepts it, and bills both years in one order', async ({
  municipality,
}) => {
  const clerk = await municipality.clerk('bplo');
  await openCase(clerk, '/bplo', name);
  await expect(
    clerk.getByText('The owner also declares and pays for 2025, for which no application was filed.'),
  ).toBeVisible();
  await acceptApplication(clerk, name);
  await approveAllClearances(application.assessment_code);
  await computeBill(clerk, name);
  const treasurer = await municipality.clerk('treasurer');
  await openCase(treasurer, '/administrator', name);
  await expect(treasurer.getByText(/2025/).first()).toBeVisible();
  await treasurer.getByRole('button', { name: /^Approve the bill\b/ }).click();
  const button = treasurer.getByRole('dialog').getByRole('button', { name: /^Approve ₱/ });
  total = /₱[\d,]+\.\d\d/.exec(await button.innerText())?.[0] ?? '';
  await treasurer.keyboard.press('Escape');
  await approveBill(treasurer, name, total);
});

test('a cashier collects both years in one payment, and the statement lists each of them as paid', async ({
  municipality,
}) => {
  const cashier = await municipality.clerk('cashier');
  await cashier.goto(`${COUNTER}?search=${encodeURIComponent(name)}`);
  await expect(cashier.getByRole('heading', { level: 2, name })).toBeVisible();
  await cashier.getByLabel('Cash received').fill(total.replaceAll(/[₱,]/g, ''));
  await cashier.getByRole('button', { name: `Accept ${total}` }).click();
  await expect(cashier.getByRole('heading', { level: 2, name: `${total} received from ${name}` })).toBeVisible();

  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText(/^Paid\. The permit is being prepared/)).toBeVisible();
  await owner.goto(`/app/management/companies/account/soa?company_code=${application.company_code}`);
  for (const year of [2025, 2026]) {
    const row = owner
      .getByRole('listitem')
      .filter({ hasText: `Whole year ${year}` })
      .filter({ visible: true });
    await expect(row.first()).toContainText(/Balance\s*₱0\.00/);
  }
  await expectReadable(owner);
});

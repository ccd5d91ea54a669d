import { expect, type Page } from '@playwright/test';

import { house } from './e2e-harness.ts';
import { openCase } from './office/desk.ts';
import { accept, approveBill, compute } from './office/license.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { clearAll } from './office/stage-clearances.ts';
import { type Filed, getRecordAddress } from './owner/pay.ts';
import { sendPapers, sign } from './owner/apply.ts';
import { expectReadable } from './readable.ts';
import { stageFormerPermit, withdrawStaged } from './staging/stage-permits.ts';
import { signIn, test } from './town.ts';
import { COUNTER } from './treasury/counter.ts';

/** A business whose last permit is of 2024: nobody filed 2025, and it renews for 2026. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const SIGNED_NAME = 'The owner of the business';

let staged: StagedCases;
let owner: Page;
let name = '';
let filed: Filed = { company_code: '', assessment_code: '' };
let total = '';

test.beforeAll(async () => {
  staged = await stageCases({ count: 1, name: 'Laktaw' });
  [name = ''] = staged.names;
  [filed = filed] = staged.filed;
  await stageFormerPermit(filed, 2024);
  await withdrawStaged(filed);
});
test.afterAll(() => staged.leave());

test('an owner who skipped a year is asked for its sales and does not continue without them', async ({ town }) => {
  owner = await signIn(await town.stranger({ viewport: PHONE }), staged.owner, house().password);
  await owner.goto(`/app/management/companies/assessment/${filed.company_code}`);
  await owner.getByRole('button', { name: 'Renew for 2026' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Figures of the year' })).toBeVisible();
  await expect(owner.getByRole('heading', { name: '2025 was not filed' })).toBeVisible();
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
  await expect(owner.getByRole('heading', { level: 1, name: 'Your application is filed' })).toBeVisible();
  const assessment_code = await owner.getByRole('heading', { level: 2, name: /^APP-\d{4}-\d{6}$/ }).innerText();
  filed = { ...filed, assessment_code };
});

test('the licensing office reads which year it carries, accepts it, and bills both years in one order', async ({
  town,
}) => {
  const clerk = await town.clerk('bplo');
  await openCase(clerk, '/bplo', name);
  await expect(clerk.getByText('Declares and pays also 2025, which was not filed.')).toBeVisible();
  await accept(clerk, name);
  await clearAll(filed.assessment_code);
  await compute(clerk, name);
  const treasurer = await town.clerk('treasurer');
  await openCase(treasurer, '/administrator', name);
  await expect(treasurer.getByText(/2025/).first()).toBeVisible();
  await treasurer.getByRole('button', { name: /^Approve the bill\b/ }).click();
  const button = treasurer.getByRole('dialog').getByRole('button', { name: /^Approve ₱/ });
  total = /₱[\d,]+\.\d\d/.exec(await button.innerText())?.[0] ?? '';
  await treasurer.keyboard.press('Escape');
  await approveBill(treasurer, name, total);
});

test('a cashier collects both years at once, and the statement lists each of them as paid', async ({ town }) => {
  const cashier = await town.clerk('cashier');
  await cashier.goto(`${COUNTER}?search=${encodeURIComponent(name)}`);
  await expect(cashier.getByRole('heading', { level: 2, name })).toBeVisible();
  await cashier.getByLabel('Cash received').fill(total.replaceAll(/[₱,]/g, ''));
  await cashier.getByRole('button', { name: `Take ${total}` }).click();
  await expect(cashier.getByRole('heading', { level: 2, name: `${total} received from ${name}` })).toBeVisible();

  await owner.goto(getRecordAddress(filed));
  await expect(owner.getByText(/^Paid\. The permit is being made/)).toBeVisible();
  await owner.goto(`/app/management/companies/account/soa?company_code=${filed.company_code}`);
  for (const year of [2025, 2026]) {
    const row = owner
      .getByRole('listitem')
      .filter({ hasText: `Whole year ${year}` })
      .filter({ visible: true });
    await expect(row.first()).toContainText(/Balance\s*₱0\.00/);
  }
  await expectReadable(owner);
});

import { expect, type Page } from '@playwright/test';

import { approve, claim } from './office/clear.ts';
import { accept, approveBill, compute, release, signPermit } from './office/license.ts';
import { applyForPermit } from './owner/apply.ts';
import { dueOf, payWithGcash, recordOf } from './owner/pay.ts';
import { downloadPermit, type Permit } from './owner/permit.ts';
import { MAIN_OWNER, test } from './town.ts';

/** The renewal of a general merchandise store: vectors V01 and V01q of the domain reference, section 4.6. */
const STORE = 'RJ Dry Goods Silangan';
const COMPANY = 'SI-000148';
const OFFICES = ['engineering', 'fire', 'rhu', 'assessor', 'barangay-silangan'];

test.describe.configure({ mode: 'serial' });

let owner: Page;
const filed = { company_code: COMPANY, assessment_code: '' };
let permit: Permit;

test('an owner renews from last year’s registration and declares the gross sales, to be paid every quarter', async ({ town }) => {
  owner = await town.person(MAIN_OWNER);
  filed.assessment_code = await applyForPermit(owner, {
    company_code: COMPANY,
    figures: { 'Sales of essential goods': '0', 'Sales of other goods or services': '1,200,000' },
    payment_mode: /^In four parts/,
    signed_name: 'Rogelio J. Abantao',
    estimate: '₱18,630.00',
  });
});

test('the licensing office accepts the renewal and five offices get their parts', async ({ town }) => {
  await accept(await town.clerk('bplo'), STORE);
  await owner.goto(recordOf(filed));
  await expect(owner.getByRole('list', { name: 'Clearances' }).getByRole('listitem')).toHaveCount(OFFICES.length);
});

for (const office of OFFICES) {
  test(`${office} gives the clearance of the renewal`, async ({ town }) => {
    const clerk = await town.clerk(office);
    await claim(clerk, office, STORE);
    await approve(clerk, STORE);
  });
}

test('the bill of the renewal is ₱18,630.00 for the year', async ({ town }) => {
  await compute(await town.clerk('bplo'), STORE);
  await approveBill(await town.clerk('treasurer'), STORE, '₱18,630.00');
});

test('the first quarter is ₱6,630.00, and the other three wait for their quarter', async () => {
  await owner.goto(dueOf(filed));
  await expect(owner.getByRole('list', { name: 'Payments in 2026' }).getByText('₱4,000.00')).toHaveCount(3);
  await payWithGcash(owner, filed, '₱6,630.00');
  await expect(owner.getByText(/The next part of ₱4,000\.00 is due on .*20 Apr 2026/)).toBeVisible();
  await owner.goto(dueOf(filed));
  await expect(owner.getByText('Nothing is due today').first()).toBeVisible();
});

test('the permit is released, signed and verified', async ({ town }) => {
  await release(await town.clerk('bplo'), STORE);
  await signPermit(await town.clerk('mayor'), STORE);
  permit = await downloadPermit(owner, filed);
  const passerBy = await town.stranger();
  await passerBy.goto(`/permits/verify/${permit.token}`);
  await expect(passerBy.getByText('This permit is genuine and in force')).toBeVisible();
});

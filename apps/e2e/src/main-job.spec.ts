import { expect, type Page } from '@playwright/test';

import { waitForMail } from './outbox.ts';
import {
  approveCase,
  claimCase,
  expectCarriedOut,
  markValid,
  readFirstPaper,
  returnPart,
} from './office/clearance-steps.ts';
import { acceptApplication, approveBill, computeBill, releasePermit, signPermit } from './office/licensing-steps.ts';
import { openCase } from './office/desk.ts';
import { answerOffice } from './owner/answer-office.ts';
import { applyForPermit } from './owner/apply-for-permit.ts';
import { payWithGcash, getRecordAddress, getSuccessAddress } from './owner/payment-steps.ts';
import { downloadPermit, forgeToken, type Permit } from './owner/permit.ts';
import { registerBusiness } from './owner/register-business.ts';
import { registerOwner } from './owner/register-owner.ts';
import { createPhoto } from './papers.ts';
import { test } from './municipality.ts';

/** A new hardware store in Silangan from its registration to its permit: vector V12 of domain reference 4.6. */
const LIGAYA = {
  firstname: 'Ligaya',
  lastname: 'Santos',
  email: `ligaya.${process.pid}@negosyo.example`,
  password: 'bakal-at-semento-26',
};
const STORE = `Ligaya Hardware ${process.pid}`;
const OFFICES = ['mpdo', 'fire', 'rhu', 'menro', 'assessor', 'barangay-silangan'];
const OCCUPANCY = 'Occupancy permit';

test.describe.configure({ mode: 'serial' });

let owner: Page;
const application = { company_code: '', assessment_code: '' };
let permit: Permit;

test('a new owner registers, confirms by the mailed link and signs in', async ({ municipality }) => {
  owner = await municipality.visitor();
  await registerOwner(owner, LIGAYA);
  await expect(owner).toHaveURL(/\/companies\/create$/);
  await owner.goto('/app/account');
  await expect(owner.getByText('Start with your business')).toBeVisible();
  await owner.getByRole('link', { name: 'Business Holdings' }).click();
  await expect(owner.getByText('No business is registered yet')).toBeVisible();
});

test('the owner registers a new hardware store with the unified form, over a reload', async () => {
  application.company_code = await registerBusiness(owner, {
    company_name: STORE,
    barangay: 'Silangan',
    line: 'Hardware and construction supply',
    area: '85',
    workers: { female: 1, male: 2 },
    total_assets: '750,000',
    date_started: '2026-02-03',
  });
});

test('the owner declares the capital, sends the papers and files, and sees the amount beforehand', async () => {
  application.assessment_code = await applyForPermit(owner, {
    company_code: application.company_code,
    figures: { 'Capital invested in this line of business': '750,000' },
    photo: await createPhoto('registration.jpg', owner),
    signed_name: 'Ligaya Santos',
    estimate: '₱3,405.00',
  });
  expect(application.assessment_code).toMatch(/^APP-2026-\d{6}$/);
});

test('the licensing office accepts it and seven offices get their parts', async ({ municipality }) => {
  await acceptApplication(await municipality.clerk('bplo'), STORE);
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByRole('list', { name: 'Clearances' }).getByRole('listitem')).toHaveCount(7);
});

test('engineering returns its part, and only engineering waits for the owner', async ({ municipality }) => {
  const engineer = await municipality.clerk('engineering');
  await claimCase(engineer, 'engineering', STORE);
  await readFirstPaper(engineer);
  await returnPart(engineer, {
    remarks: 'The occupancy permit cannot be read. Send a sharper copy.',
    paper: OCCUPANCY,
  });
  const mail = await waitForMail(LIGAYA.email, /cannot clear application/);
  expect(mail).toContain(application.assessment_code);
  expect(mail).toContain('Reply to the office');
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText('The occupancy permit cannot be read.').first()).toBeVisible();
  await expect(owner.getByRole('list', { name: 'Clearances' }).getByText('Waiting for you')).toHaveCount(1);
});

for (const office of OFFICES) {
  test(`${office} finds the store in its queue, opens a file and approves the clearance`, async ({ municipality }) => {
    const clerk = await municipality.clerk(office);
    await claimCase(clerk, office, STORE);
    await readFirstPaper(clerk);
    await approveCase(clerk, STORE);
  });
}

test('the owner corrects it, it returns to engineering alone, and engineering approves', async ({ municipality }) => {
  await answerOffice(owner, application, { paper: OCCUPANCY, note: 'Scanned again in colour.' });
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText('6 of 7 approved')).toBeVisible();

  const engineer = await municipality.clerk('engineering');
  await openCase(engineer, '/engineering', STORE);
  await readFirstPaper(engineer);
  await markValid(engineer);
  await expectCarriedOut(engineer, await approveCase(engineer, STORE));
});

test('the licensing office computes the bill and cannot approve it; the treasurer approves ₱3,405.00', async ({
  municipality,
}) => {
  const clerk = await municipality.clerk('bplo');
  await computeBill(clerk, STORE);
  await expect(clerk.getByText('₱3,405.00').last()).toBeVisible();
  await expect(clerk.getByRole('button', { name: /^Approve the bill/ })).toHaveCount(0);
  await approveBill(await municipality.clerk('treasurer'), STORE, '₱3,405.00');
});

test('the owner pays ₱3,405.00 with GCash on the page of the gateway and gets the receipts', async () => {
  await payWithGcash(owner, application, '₱3,405.00');
  await expect(owner.getByText('₱3,405.00').last()).toBeVisible();
  await expect(owner.getByText('Municipal Treasurer')).toBeVisible();
  await expect(owner.getByText('Bureau of Fire Protection')).toBeVisible();
  const [receipt] = await Promise.all([
    owner.waitForEvent('download'),
    owner
      .getByRole('button', { name: /^(?:eOR|OR|Open receipt|[A-Z]+-)/ })
      .first()
      .click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
  await owner.goto('/app/management/companies/payment/history');
  await expect(owner.getByRole('cell').filter({ hasText: STORE }).first()).toBeVisible();
});

test('the licensing office releases the permit and the mayor signs it', async ({ municipality }) => {
  await releasePermit(await municipality.clerk('bplo'), STORE);
  await signPermit(await municipality.clerk('mayor'), STORE);
});

test('the owner downloads the permit', async () => {
  permit = await downloadPermit(owner, application);
  expect(permit.permit_no).toMatch(/2026/);
});

test('anyone who scans the code sees that the permit is genuine, and a forged code is refused', async ({
  municipality,
}) => {
  const passerBy = await municipality.visitor({ viewport: { width: 360, height: 740 } });
  await passerBy.goto(`/permits/verify/${permit.token}`);
  await expect(passerBy.getByText('This permit is genuine and valid')).toBeVisible();
  await expect(passerBy.getByText(STORE)).toBeVisible();
  await expect(passerBy.getByText(permit.permit_no)).toBeVisible();

  await passerBy.goto(`/permits/verify/${forgeToken(permit.token)}`);
  await expect(passerBy.getByText('The municipality did not issue this permit')).toBeVisible();
  await expect(passerBy.getByText(STORE)).toBeHidden();
});

test('the affiliate opens the page of the scanned code', async ({ municipality }) => {
  const market = await municipality.clerk('market');
  await market.goto(`/affiliate/scanner/result/${permit.token}`);
  await expect(market.getByText(STORE).first()).toBeVisible();
  await expect(market.getByText(permit.permit_no).first()).toBeVisible();
});

test('the paid page of the store is still correct after the permit', async () => {
  await owner.goto(getSuccessAddress(application));
  await expect(owner.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
});

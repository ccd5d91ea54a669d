import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { fillDate } from './inputs/fill-date.ts';
import { openCase } from './office/desk.ts';
import { acceptApplication, approveBill, computeBill, releasePermit, signPermit } from './office/licensing-steps.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { sendPapers, sign } from './owner/apply-for-permit.ts';
import { payWithGcash, getRecordAddress } from './owner/payment-steps.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/** A temporary permit for a stall at the fiesta, from a phone (decision 0079). */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const BAKERY = { name: 'Sinag Bakery', company_code: 'SI-000127', email: 'perla.domingo@negosyo.example' };
const COST = '₱500.00';
let owner: Page;
let application = { company_code: BAKERY.company_code, assessment_code: '' };

async function fillDeclaration(page: Page, last_day: string): Promise<void> {
  await page.goto(`/app/management/companies/assessment/changes/${BAKERY.company_code}`);
  await page.getByRole('button', { name: 'Apply for a temporary permit' }).click();
  await page.getByLabel('What is the event?').fill('Town fiesta, bread stall');
  await page.getByLabel('Where will it be held?').fill('Plaza Rizal, stall 4');
  await fillDate(page, 'First day', '2026-02-10');
  await fillDate(page, 'Last day', last_day);
}

test('a baker applies for three days at the fiesta: only the event is requested, and the cost is shown', async ({
  municipality,
}) => {
  owner = await signIn(
    await municipality.visitor({ viewport: PHONE, baseURL: getProduct().address }),
    BAKERY.email,
    getProduct().password,
  );
  await owner.goto(`/app/management/companies/assessment/changes/${BAKERY.company_code}`);
  await expectReadable(owner);
  await fillDeclaration(owner, '2026-02-12');
  await expectReadable(owner);
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await sendPapers(owner);
  await expect(owner.getByText('10 February 2026 – 12 February 2026')).toBeVisible();
  await sign(owner, { signed_name: 'Perla H. Domingo', estimate: COST });
  await expect(owner.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
  const assessment_code = await owner.getByRole('heading', { level: 2, name: /^APP-\d{4}-\d{6}$/ }).innerText();
  application = { ...application, assessment_code };
});

test('the same place is not assigned twice for one day', async () => {
  await fillDeclaration(owner, '2026-02-11');
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await sendPapers(owner);
  await owner.getByRole('checkbox', { name: /I have read and agree/ }).check();
  await owner.getByLabel('Your full name, as your signature').fill('Perla H. Domingo');
  await owner.getByRole('button', { name: 'File the application' }).click();
  await expect(owner.getByText(/already covers this place on some of these dates/).first()).toBeVisible();
});

test('the offices read event and days; the signed permit is not valid before its first day', async ({
  municipality,
}) => {
  const clerk = await municipality.clerk('bplo');
  await openCase(clerk, '/bplo', BAKERY.name);
  await expect(clerk.getByText('Town fiesta, bread stall')).toBeVisible();
  await acceptApplication(clerk, BAKERY.name);
  await approveAllClearances(application.assessment_code);
  await computeBill(clerk, BAKERY.name);
  await approveBill(await municipality.clerk('treasurer'), BAKERY.name, COST);
  await payWithGcash(owner, application, COST);
  await releasePermit(clerk, BAKERY.name);
  await signPermit(await municipality.clerk('mayor'), BAKERY.name);

  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText('The temporary permit has been issued')).toBeVisible();
  await expectReadable(owner);
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download the permit' }).click();
  const permit_no = (await download).suggestedFilename().replace(/\.pdf$/, '');
  expect(permit_no).toMatch(/TP-2026-\d{5}/);

  const passerBy = await municipality.visitor({ viewport: PHONE });
  await passerBy.goto(`/permits/verify?permit_no=${/TP-2026-\d{5}/.exec(permit_no)?.[0]}`);
  await expect(passerBy.getByText('This temporary permit is not valid yet')).toBeVisible();
  await expect(passerBy.getByText('Plaza Rizal, stall 4', { exact: false })).toBeVisible();
  await expectReadable(passerBy);
});

import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { fillDate } from './inputs/fill-date.ts';
import { type LaterNode, openLaterNode } from './later-node.ts';
import { performAct, openCase } from './office/desk.ts';
import { acceptApplication, approveBill, computeBill, releasePermit, signPermit } from './office/licensing-steps.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { sendPapers, sign } from './owner/apply-for-permit.ts';
import { getDueAddress, payWithGcash, getRecordAddress } from './owner/payment-steps.ts';
import { signIn, test, type MunicipalityFixture } from './municipality.ts';

/**
 * Changes of a permit in force, from a phone: another place, another owner, and the end (domain reference 3.6, 3.7).
 */

const PHONE = { width: 360, height: 740 };
const MAIL_DOMAIN = '@sanisidro-maligaya.example';
const COMPANIES = '/app/management/companies';

async function openPhone(
  municipality: MunicipalityFixture,
  email: string,
  baseURL = getProduct().address,
): Promise<Page> {
  const page = await municipality.visitor({ viewport: PHONE, baseURL });
  return signIn(page, email, getProduct().password);
}

/** Nothing extends beyond the edge of the phone. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

async function readApplicationNo(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
  return page.getByRole('heading', { level: 2, name: /^APP-\d{4}-\d{6}$/ }).innerText();
}

test.describe('another place', () => {
  test.describe.configure({ mode: 'serial' });
  const TAILOR = { name: 'Likha Tailoring', company_code: 'SI-000129', email: 'estrella.bustamante@negosyo.example' };
  let owner: Page;
  let application = { company_code: TAILOR.company_code, assessment_code: '' };

  test('an owner moves her shop: only the place is requested, and the cost is shown before she signs', async ({
    municipality,
  }) => {
    owner = await openPhone(municipality, TAILOR.email);
    await owner.goto(`${COMPANIES}/assessment/${TAILOR.company_code}`);
    await owner.getByRole('button', { name: 'More about this business' }).click();
    await owner.getByRole('menuitem', { name: 'Change or retire' }).click();
    await owner.getByRole('radio', { name: /^The place of business/ }).check();
    await expectNoSideways(owner);
    await owner.getByRole('button', { name: 'Start the change' }).click();
    await expect(owner.getByRole('heading', { name: 'Current' })).toBeVisible();
    await owner.getByLabel('Street, lot and block, or purok').fill('Mabini Street 8');
    await expectNoSideways(owner);
    await owner.getByRole('button', { name: 'Continue', exact: true }).click();
    await sendPapers(owner);
    await expect(owner.getByText(/ → Mabini Street 8/)).toBeVisible();
    await sign(owner, { signed_name: 'Estrella J. Bustamante', estimate: '₱1,050.00' });
    application = { ...application, assessment_code: await readApplicationNo(owner) };
  });

  test('the offices read old and new, and the amended permit replaces the one before', async ({ municipality }) => {
    const clerk = await municipality.clerk('bplo');
    await acceptApplication(clerk, TAILOR.name);
    await expect(clerk.getByText(/ → Mabini Street 8/)).toBeVisible();
    await approveAllClearances(application.assessment_code);
    await computeBill(clerk, TAILOR.name);
    await approveBill(await municipality.clerk('treasurer'), TAILOR.name, '₱1,050.00');
    await payWithGcash(owner, application, '₱1,050.00');
    await releasePermit(clerk, TAILOR.name);
    await signPermit(await municipality.clerk('mayor'), TAILOR.name);
    await owner.goto(getRecordAddress(application));
    await expect(owner.getByText(/^Display permit MP-2026-\d{5}-A1 where/)).toBeVisible();
    const passerBy = await municipality.visitor();
    await passerBy.goto('/permits/verify?permit_no=MP-2026-00016');
    await expect(passerBy.getByText('This permit was replaced by a newer one')).toBeVisible();
    await expect(passerBy.getByText('MP-2026-00016-A1')).toBeVisible();
  });
});

test('an owner transfers a clinic, and the new owner accepts it on her phone', async ({ municipality }) => {
  const seller = await openPhone(municipality, 'benedict.lorenzana@negosyo.example');
  await seller.goto(`${COMPANIES}/assessment/changes/SI-000134`);
  const offer = seller.getByLabel('E-mail of the new owner’s account');
  await offer.fill('benedict.lorenzana@negosyo.example');
  await seller.getByRole('button', { name: 'Offer the business' }).click();
  await expect(seller.getByText(/This is your own account/).first()).toBeVisible();
  await offer.fill('glenda.yumul@negosyo.example');
  await seller.getByRole('button', { name: 'Offer the business' }).click();
  await expect(seller.getByText('Waiting for glenda.yumul@negosyo.example')).toBeVisible();

  const buyer = await openPhone(municipality, 'glenda.yumul@negosyo.example');
  await buyer.goto(COMPANIES);
  await buyer.getByRole('link', { name: 'Transferred businesses' }).click();
  await buyer.getByRole('link', { name: /Aruga Dental Clinic/ }).click();
  await buyer.getByLabel('Your TIN').fill('987-654-321');
  await buyer.getByRole('checkbox', { name: /I accept this business/ }).check();
  await expectNoSideways(buyer);
  await buyer.getByRole('button', { name: 'Accept the business' }).click();
  await expect(buyer.getByText('You have accepted the business')).toBeVisible();
  await buyer.getByRole('link', { name: 'Register the business' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
  await seller.reload();
  await seller.getByRole('link', { name: 'Check and sign your part' }).click();
  await expect(seller.getByText(/Retirement 2026/).first()).toBeVisible();
});

test.describe('the closure', () => {
  test.describe.configure({ mode: 'serial' });
  const STORE = 'RJ General Merchandise';
  const YEAR = { company_code: 'SI-000102', assessment_code: 'APP-2026-000002' };
  let october: LaterNode;
  let owner: Page;
  let closing = { company_code: YEAR.company_code, assessment_code: '' };
  const signInClerk = async (municipality: MunicipalityFixture, mailbox: string) =>
    signIn(await municipality.visitor({ baseURL: october.address }), `${mailbox}${MAIL_DOMAIN}`, getProduct().password);

  test.afterAll(async () => october?.close());

  test('V17: an owner closes a store in October and reads the deficiency of ₱4,500.00 line by line', async ({
    municipality,
  }) => {
    october = await openLaterNode('2026-10-12');
    owner = await openPhone(municipality, 'rogelio.abantao@negosyo.example', october.address);
    await owner.goto(getDueAddress(YEAR));
    // The second and third quarter with their surcharge and interest, and the fourth: the whole rest of the year.
    await payWithGcash(owner, YEAR, '₱14,900.00');
    await owner.goto(`${COMPANIES}/assessment/changes/${YEAR.company_code}`);
    await owner.getByRole('button', { name: 'Retire this business' }).click();
    await fillDate(owner, 'Last day of business', '2026-09-30');
    await owner.getByRole('radio', { name: 'Loss' }).check();
    await owner.getByLabel(/general merchandise/i).fill('1,650,000');
    await expectNoSideways(owner);
    await owner.getByRole('button', { name: 'Continue', exact: true }).click();
    await sendPapers(owner);
    await expect(owner.getByText('₱4,500.00').first()).toBeVisible();
    await sign(owner, { signed_name: 'Rogelio J. Abantao', estimate: '₱4,750.00' });
    closing = { ...closing, assessment_code: await readApplicationNo(owner) };
  });

  test('the municipality visits, bills, certifies, and the certificate verifies', async ({ municipality }) => {
    const bplo = await signInClerk(municipality, 'bplo');
    await acceptApplication(bplo, STORE);
    await approveAllClearances(closing.assessment_code);
    await openCase(bplo, '/bplo', STORE);
    await performAct(bplo, 'Record the retirement visit', {
      confirm: 'Record',
      notice: 'The visit was recorded.',
      fill: async (dialog) => {
        await fillDate(dialog, 'Date of the visit', '2026-10-12');
        await dialog.getByLabel('Findings').fill('The shutters are down and the sign is gone.');
      },
    });
    await computeBill(bplo, STORE);
    await approveBill(await signInClerk(municipality, 'treasurer'), STORE, '₱4,750.00');
    await payWithGcash(owner, closing, '₱4,750.00');
    await releasePermit(bplo, STORE);
    await signPermit(await signInClerk(municipality, 'mayor'), STORE, 'certificate');
    await owner.goto(getRecordAddress(closing));
    await expect(owner.getByText('Your business has been retired')).toBeVisible();
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Download the certificate' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/CR-2026-\d{5}/);
    await owner.getByRole('link', { name: 'See what others see when they scan the permit' }).click();
    await expect(owner.getByText('This business is retired')).toBeVisible();
  });
});

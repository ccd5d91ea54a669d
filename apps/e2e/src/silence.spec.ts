import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { openCase } from './office/desk.ts';
import { getCaseHeading, openQueue } from './office/desk-keyboard.ts';
import { acceptApplication, approveBill, computeBill } from './office/licensing-steps.ts';
import { makeRenewal, passLegalDays, passOfficeDays, payEarlier } from './office/missed-deadlines.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { type FiledApplication, payWithGcash, getRecordAddress } from './owner/payment-steps.ts';
import { expectReadable } from './expect-readable.ts';
import { stageFormerPermit } from './staging/stage-permits.ts';
import { signIn, test } from './municipality.ts';

const PHONE = { width: 360, height: 740 };
/** Monday to Thursday; the business day of the product is the Monday after. */
const DAYS = { received_at: '2026-01-05T09:00:00+08:00', due_on: '2026-01-08' };
const NONE: FiledApplication = { company_code: '', assessment_code: '' };

let stagedCases: StagedCases;
let original: StagedCases;
let owner: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  stagedCases = await stageCases({ office: 'mpdo', count: 2, name: 'Tahimik' });
  original = await stageCases({ count: 1, name: 'Bagong Tahimik' });
});
test.afterAll(async () => {
  await stagedCases.withdraw();
  await original.withdraw();
});

test('an office lets its days pass: nothing is approved by it, and desk and owner see that it is late', async ({
  municipality,
}) => {
  const [name = ''] = stagedCases.names;
  const [application = NONE] = stagedCases.applications;
  await passOfficeDays(application.assessment_code, DAYS);
  const page = await municipality.clerk('mpdo');
  await openQueue(page, '/mpdo', name);
  const row = page.getByRole('listitem').getByRole('link', { name });
  await row.click();
  await expect(getCaseHeading(page, name)).toBeVisible();
  await expectReadable(page);

  owner = await signIn(await municipality.visitor({ viewport: PHONE }), stagedCases.owner, getProduct().password);
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText(/is late. Its deadline was Thu 8 Jan/).first()).toBeVisible();
  await expect(owner.getByText(/The delay does not mean that its clearance is approved/).first()).toBeVisible();
  await expectReadable(owner);
});

test('a renewal that nobody decided extends the former permit, and the owner prints the evidence', async ({
  municipality,
}) => {
  const [, application = NONE] = stagedCases.applications;
  const permit_no = await stageFormerPermit(application, 2025);
  await makeRenewal(application.assessment_code);
  await passLegalDays(application.assessment_code, DAYS.received_at);
  await expectDecided(application, `Extended by law: ${permit_no} remains in force until this renewal is decided`);
  await expectEvidence(application);
  await expectVerdict(
    await municipality.visitor(),
    permit_no,
    'By law, this permit remains valid until its renewal application is approved or refused (RA 11032, Sec. 10).',
  );
});

test('an original that is complete and paid is approved by law, and its permit is in force before the signature', async ({
  municipality,
}) => {
  const [name = ''] = original.names;
  const [application = NONE] = original.applications;
  await acceptApplication(await municipality.clerk('bplo'), name);
  await approveAllClearances(application.assessment_code);
  await computeBill(await municipality.clerk('bplo'), name);
  const amount = await readBillAmount(await municipality.clerk('treasurer'), name);
  await payWithGcash(owner, application, amount);
  await payEarlier(application.assessment_code, DAYS.received_at);
  await passLegalDays(application.assessment_code, DAYS.received_at);
  await expectDecided(application, /^Approved by law: MP-2026-\d+ has been in force since 12 Jan 2026/);
  const sentence = await owner.getByText(/^Approved by law: MP-/).innerText();
  await expectEvidence(application);
  await expectVerdict(
    await municipality.visitor(),
    /MP-2026-\d+/.exec(sentence)?.[0] ?? '',
    'This permit was approved by law (RA 11032, Sec. 10). It will be signed later.',
  );
});

async function readBillAmount(page: Page, name: string): Promise<string> {
  await openCase(page, '/administrator', name);
  await page.getByRole('button', { name: /^Approve the bill\b/ }).click();
  const text = await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve ₱/ })
    .innerText();
  await page.keyboard.press('Escape');
  const amount = /₱[\d,]+\.\d\d/.exec(text)?.[0] ?? '';
  await approveBill(page, name, amount);
  return amount;
}

/** The worker decides within moments; the record shows it after a reload. */
async function expectDecided(application: FiledApplication, sentence: string | RegExp): Promise<void> {
  await expect(async () => {
    await owner.goto(getRecordAddress(application));
    await expect(owner.getByText(sentence)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await expectReadable(owner);
}

async function expectEvidence({ assessment_code }: FiledApplication): Promise<void> {
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Print the evidence of approval' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(`${assessment_code}-RA-11032`);
  expect((await readFile(await download.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
}

async function expectVerdict(passerBy: Page, permit_no: string, sentence: string): Promise<void> {
  await passerBy.setViewportSize(PHONE);
  await passerBy.goto(`/permits/verify?permit_no=${permit_no}`);
  await expect(passerBy.getByText(sentence)).toBeVisible();
}

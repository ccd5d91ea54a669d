import { expect } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { expectReadable } from './expect-readable.ts';
import { approveCase, expectCarriedOut, returnPart } from './office/clearance-steps.ts';
import { getDocumentsPane, openQueue, takeNext } from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { answerOffice } from './owner/answer-office.ts';
import { getRecordAddress } from './owner/payment-steps.ts';
import { signIn, test } from './municipality.ts';

/** An owner on a phone sends what another office checks, and brings an original that an office finds by its slip. */
const PHONE = { width: 360, height: 740 };
const OCCUPANCY = 'Occupancy permit';

let stagedCases: StagedCases | undefined;
test.afterEach(async () => {
  await stagedCases?.withdraw();
  stagedCases = undefined;
});

async function stage(office: string, name: string, broughtCode?: string) {
  stagedCases = await stageCases({
    office,
    count: 1,
    name,
    ...(broughtCode !== undefined && { brought: broughtCode }),
  });
  const [application] = stagedCases.applications;
  const [company_name = ''] = stagedCases.names;
  if (application === undefined) throw new Error('No case was staged.');
  return { application, company_name, owner: stagedCases.owner };
}

test('an office requests a document that another office checks, and the owner answers with a file', async ({
  municipality,
}) => {
  const { application, company_name, owner } = await stage('rhu', 'Sagot');
  const rhu = await municipality.clerk('rhu');
  await openQueue(rhu, '/rhu', company_name);
  await takeNext(rhu, company_name);
  await returnPart(rhu, { remarks: 'The page with the floor plan is missing.', paper: OCCUPANCY });

  const phone = await signIn(await municipality.visitor({ viewport: PHONE }), owner, getProduct().password);
  // The decision of the office is carried out after ten seconds.
  await expect(async () => {
    await phone.goto(getRecordAddress(application));
    await expect(phone.getByText(/^Action needed: /).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await answerOffice(phone, application, { paper: OCCUPANCY, note: 'With the floor plan.' });
  await expect(phone.getByText(/^The deadline has resumed\./)).toBeVisible();
  await expectReadable(phone);
  await phone.screenshot({ path: test.info().outputPath('sent.png'), fullPage: true });

  await openQueue(rhu, '/rhu', company_name);
  await rhu.keyboard.press('j');
  await expect(rhu.getByRole('button', { name: 'Mark the rest compliant' })).toBeVisible();
  await rhu.keyboard.press('0');
  await expect(rhu.getByRole('button', { name: /^Approve/ }).first()).toBeEnabled();
});

test('an owner shows the slip of an original, the office finds the case by its code, sees the original and approves', async ({
  municipality,
}) => {
  const { application, company_name, owner } = await stage('engineering', 'Dala', 'R03');
  const phone = await signIn(await municipality.visitor({ viewport: PHONE }), owner, getProduct().password);
  await phone.goto(getRecordAddress(application));
  await phone
    .getByRole('button', { name: /^Documents/ })
    .or(phone.getByText(/^Documents/))
    .first()
    .click();
  await phone.getByRole('link', { name: 'Show the slip' }).first().click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Originals to bring' })).toBeVisible();
  await expect(phone.getByRole('img', { name: /^Code of the application/ })).toBeVisible();
  await expect(phone.getByText(/^Bring it to: /)).toBeVisible();
  await expectReadable(phone);
  await phone.screenshot({ path: test.info().outputPath('slip.png'), fullPage: true });

  const clerk = await municipality.clerk('engineering');
  await clerk.goto('/engineering/dashboard');
  await expect(clerk.getByRole('heading', { level: 1 })).toBeVisible();
  await clerk.keyboard.press('Control+k');
  await expect(clerk.getByRole('combobox', { name: 'Name or number' })).toBeFocused();
  // A scanner types the code of the slip and Enter.
  await clerk.keyboard.type(application.assessment_code);
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByRole('heading', { level: 2, name: company_name, exact: true })).toBeVisible();

  await openQueue(clerk, '/engineering', company_name);
  await takeNext(clerk, company_name);
  await getDocumentsPane(clerk).getByText(/^R03 /).first().click();
  await clerk.getByRole('button', { name: /^Mark as seen/ }).click();
  await expect(clerk.getByText('Your office has seen the original.')).toBeVisible();
  await expectCarriedOut(clerk, await approveCase(clerk, company_name));
  await phone.reload();
  await expect(phone.getByText(/^Seen by: /)).toBeVisible();
});

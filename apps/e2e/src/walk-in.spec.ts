import { expect, type Page } from '@playwright/test';

import { getMailLink, waitForMail } from './outbox.ts';
import { applyForPermit } from './owner/apply-for-permit.ts';
import { registerBusiness } from './owner/register-business.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/** A clerk of the licensing office files for a citizen without an account, who claims it at home. */
test.describe.configure({ mode: 'serial' });

const COUNTER = '/bplo/walk-in';
const STORE = `Tindahan ni Ligaya ${process.pid}`;
const CITIZEN = { firstname: 'Ligaya', lastname: 'Santos', email: `ligaya.walkin.${process.pid}@negosyo.example` };
const PASSWORD = 'sari-sari-sa-kanto-26';

let clerk: Page;
const application = { company_code: '', assessment_code: '' };

test('the clerk leaves the queue with one key and finds nobody by that e-mail', async ({ municipality }) => {
  clerk = await municipality.clerk('bplo');
  await clerk.goto('/bplo/request/clearances');
  await expect(clerk.getByRole('main').getByRole('link', { name: /^Walk-in/ })).toBeVisible();
  await clerk.keyboard.press('w');
  await expect(clerk.getByRole('heading', { level: 1, name: 'Walk-in' })).toBeVisible();
  await clerk.getByLabel('E-mail or number of the client').fill(CITIZEN.email);
  await clerk.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(clerk.getByText(/^No matching account/)).toBeVisible();
  await expectReadable(clerk);
});

test('the clerk makes an account in the citizen’s name and registers the business with the owner’s form', async () => {
  await clerk.getByLabel('First name', { exact: true }).fill(CITIZEN.firstname);
  await clerk.getByLabel('Last name', { exact: true }).fill(CITIZEN.lastname);
  await clerk.getByLabel('E-mail of the client').fill(CITIZEN.email);
  await clerk.getByLabel('Language of e-mails').selectOption('en');
  await clerk.getByRole('button', { name: 'Create the account' }).click();
  await expect(clerk.getByText(/^Confirm with the client: Ligaya Santos/)).toBeVisible();
  await clerk.getByRole('button', { name: 'Send a code by e-mail' }).click();
  const code = /\b\d{6}\b/.exec(await waitForMail(CITIZEN.email, /Your code for the counter/))?.[0] ?? '';
  await clerk.getByLabel('Client’s code').fill(code);
  await clerk.getByRole('button', { name: 'Start filing' }).click();
  await expect(clerk.getByText(/^You are filing for Ligaya Santos \(WI-2026-\d{6}\)$/)).toBeVisible();
  await expectReadable(clerk);
  application.company_code = await registerBusiness(clerk, {
    company_name: STORE,
    barangay: 'Silangan',
    line: 'Hardware and construction supply',
    area: '85',
    workers: { female: 1, male: 2 },
    total_assets: '750,000',
    date_started: '2026-02-03',
    mount: COUNTER,
    email: CITIZEN.email,
  });
  await expect(clerk.getByText('for Ligaya Santos', { exact: true })).toBeVisible();
  await expectReadable(clerk);
});

test('the clerk files with the scan of the form that the citizen signed', async () => {
  application.assessment_code = await applyForPermit(clerk, {
    company_code: application.company_code,
    figures: { 'Capital invested in this line of business': '750,000' },
    signed_name: 'Ligaya Santos',
    estimate: '₱3,405.00',
    mount: COUNTER,
  });
  await clerk.goto(
    `${COUNTER}/management/companies/assessment/details/${application.assessment_code}/${application.company_code}`,
  );
  await expect(clerk.getByText(/^Filed at the counter by .* for Ligaya Santos, who signed on paper/)).toBeVisible();
  await expect(clerk.getByText('Application form signed by the applicant').first()).toBeVisible();
  await expectReadable(clerk);
});

test('the clerk who filed it cannot accept it, and the walk-in ends', async () => {
  await clerk.goto(COUNTER);
  await clerk.getByRole('button', { name: 'End the walk-in' }).click();
  await expect(clerk.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await clerk.goto(`/bplo/request/clearances?case=${application.assessment_code}`);
  await expect(clerk.getByText(STORE).first()).toBeVisible();
  await expect(clerk.getByText('Filed at the counter by').first()).toBeVisible();
  await expect(clerk.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
});

test('the citizen is mailed, claims the account and finds the filed application', async ({ municipality }) => {
  expect(await waitForMail(CITIZEN.email, /filed for you/)).toContain(application.assessment_code);
  const citizen = await municipality.visitor({ viewport: { width: 360, height: 740 } });
  await citizen.goto(getMailLink(await waitForMail(CITIZEN.email, /set your password/)));
  await citizen.getByRole('button', { name: 'I Agree' }).click();
  const passwordFields = citizen.locator('input[type="password"]');
  await passwordFields.nth(0).fill(PASSWORD);
  await passwordFields.nth(1).fill(PASSWORD);
  await citizen.getByRole('button', { name: 'Set password' }).click();
  await expect(citizen).not.toHaveURL(/invitation/);
  const home = await signIn(
    await municipality.visitor({ viewport: { width: 360, height: 740 } }),
    CITIZEN.email,
    PASSWORD,
  );
  await home.goto(
    `/app/management/companies/assessment/details/${application.assessment_code}/${application.company_code}`,
  );
  await expect(home.getByText(/^(Filed at the counter by|Inihain sa window ni) /)).toBeVisible();
});

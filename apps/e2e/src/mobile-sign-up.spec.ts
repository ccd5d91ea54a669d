import { expect, type Page } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import { acceptCookies, test } from './municipality.ts';
import { waitForTextedCode } from './outbox.ts';
import { applyForPermit } from './owner/apply-for-permit.ts';
import { registerBusiness } from './owner/register-business.ts';

test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
/** The long form and its papers have journeys of their own on a phone. */
const DESK = { width: 1280, height: 800 };
const NUMBER = `0922${String(process.pid % 10_000_000).padStart(7, '0')}`;
const STORE = `Tindahan ni Tessie ${process.pid}`;

let page: Page;
let company_code = '';

test('a new owner registers on a phone with name, number, consent and a texted code', async ({ municipality }) => {
  page = await municipality.visitor({ viewport: PHONE });
  await page.goto('/register');
  await acceptCookies(page);
  await page.getByRole('link', { name: 'Register with your mobile number instead' }).click();
  await page.getByLabel('First name').fill('Tessie');
  await page.getByLabel('Last name').fill('Ramos');
  await page.getByLabel('Mobile number').fill(NUMBER);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByLabel('Code from the text message')).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Code from the text message').fill(await waitForTextedCode(NUMBER, 1));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/companies\/create$/);
});

test('the account has no e-mail: its page offers to add one, and promises none', async () => {
  await page.goto('/app/account?tab=security');
  await expect(page.getByText(/^No e-mail address yet/)).toBeVisible();
  await expectReadable(page);
  await page.goto('/app/account?tab=notifications');
  await expect(page.getByText(/^Your account has no e-mail address/)).toBeVisible();
});

test('the owner registers a business and files an application', async () => {
  await page.setViewportSize(DESK);
  company_code = await registerBusiness(page, {
    company_name: STORE,
    barangay: 'Silangan',
    line: 'Hardware and construction supply',
    area: '85',
    workers: { female: 1, male: 2 },
    total_assets: '750,000',
    date_started: '2026-02-03',
    email: 'tindahan@negosyo.example',
  });
  const assessment_code = await applyForPermit(page, {
    company_code,
    figures: { 'Capital invested in this line of business': '750,000' },
    signed_name: 'Tessie Ramos',
    estimate: '₱3,405.00',
  });
  expect(assessment_code).toMatch(/^APP-2026-\d{6}$/);
  await expect(page.getByText('Keep this number. You can also find it on the page of this business.')).toBeVisible();
});

test('the owner signs out, and in again on the phone with a code', async () => {
  await page.setViewportSize(PHONE);
  await page.goto('/app/account');
  await page.getByRole('button', { name: /Tessie/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/login/mobile');
  await page.getByLabel('Mobile number').fill(NUMBER);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code from the text message').fill(await waitForTextedCode(NUMBER, 2));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto(`/app/management/companies/assessment/${company_code}`);
  await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
});

import { fillDate } from '../inputs/fill-date.ts';
// Browser steps of the registration of a business by the unified form.

import { expect, type Page } from '@playwright/test';

/** Answers to the unified form, of a sole proprietor who owns the place. */
export interface BusinessAnswers {
  readonly company_name: string;
  readonly barangay: string;
  readonly line: string;
  readonly area: string;
  readonly workers: { readonly female: number; readonly male: number };
  readonly total_assets: string;
  readonly date_started: string;
  /** Mount of the owner's pages; their own area by default. */
  readonly mount?: string;
  /** Filled where the signed-in account has no address. */
  readonly email?: string;
}

const getField = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const pressContinue = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Registers a business with the unified form, step by step, reloading in the middle; returns its number. */
export async function registerBusiness(page: Page, answers: BusinessAnswers): Promise<string> {
  await page.goto(`${answers.mount ?? '/app'}/management/companies/create`);
  await page.getByRole('radio', { name: /^Sole proprietor/ }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/edit\/[A-Z]+-\d{6}/);
  const company_code = /[A-Z]+-\d{6}/.exec(page.url())?.[0] ?? '';

  await fillIdentity(page, answers);
  await fillPlace(page, answers);
  await fillContacts(page, answers);
  await fillPeople(page, answers);
  await fillActivity(page, answers);

  await expect(page.getByRole('heading', { level: 1, name: 'Check and register' })).toBeVisible();
  await page.getByRole('button', { name: 'Register the business' }).click();
  await expect(page.getByText(`${answers.company_name} is registered. Its number is ${company_code}.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/assessment/request/${company_code}\\?registered=`));
  return company_code;
}

async function fillIdentity(page: Page, { company_name }: BusinessAnswers): Promise<void> {
  await expect(page.getByRole('radio', { name: /^Sole proprietor/ })).toBeChecked();
  await getField(page, 'Business name').fill(company_name);
  await getField(page, 'DTI registration number').fill(`DTI-2026-${Date.now() % 1_000_000}`);
  await fillDate(page, 'Date of registration', '2025-12-15');
  await getField(page, 'TIN').fill('123-456-789-000');
  await getField(page, 'First name').fill('Ligaya');
  await getField(page, 'Last name').fill('Santos');
  await page.getByRole('radio', { name: 'Female' }).check();
  await fillDate(page, 'Date of birth', '1988-06-19');
  await getField(page, 'Civil status').selectOption({ label: 'Single' });
  // Continuing too early marks the wrong field and loses no input.
  await getField(page, 'TIN').fill('12');
  await pressContinue(page);
  await expect(getField(page, 'TIN')).toHaveAttribute('aria-invalid', 'true');
  await getField(page, 'TIN').fill('123-456-789-000');
  await pressContinue(page);
}

async function fillPlace(page: Page, { barangay, area }: BusinessAnswers): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Address and place' })).toBeVisible();
  await choose(page, 'Barangay', barangay);
  await getField(page, 'Street, lot and block, or purok').fill('14 Mabini Street');
  await page.getByRole('button', { name: 'Start from the barangay' }).click();
  await movePin(page);
  await expect(getField(page, 'What type of place is this?').locator('option:checked')).toHaveText(
    'Main office or only place',
  );
  await getField(page, 'Floor area in square meters').fill(area);
  await page.getByRole('radio', { name: 'I own it' }).check();
  await getField(page, 'Tax declaration number').fill('2024-15-00123');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await reloadPage(page);
  await expect(getField(page, 'Floor area in square meters')).toHaveValue(area);
  await expect(page.getByText(/^The pin is in Barangay .*\d\)\.$/)).toBeVisible();
  await pressContinue(page);
}

/** A tap on the map sets the pin, and the arrow keys move it. */
async function movePin(page: Page): Promise<void> {
  const pinText = page.getByText(/^The pin is in Barangay .*\d\)\.$/);
  const before = (await pinText.textContent()) ?? '';
  const map = page.getByRole('application', { name: /^Map of/ });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 + 20 } });
  await expect(pinText).not.toHaveText(before);
  const textAfterTap = (await pinText.textContent()) ?? '';
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pinText).not.toHaveText(textAfterTap);
}

async function fillContacts(page: Page, { email }: BusinessAnswers): Promise<void> {
  if (email !== undefined) await getField(page, 'E-mail').fill(email);
  await getField(page, 'Mobile number').fill('0917 123 4567');
  await page.getByRole('button', { name: 'Use the address of the business' }).click();
  await expect(getField(page, 'Home or office address of the owner')).toHaveValue(/^14 Mabini Street, /);
  await getField(page, 'Emergency contact').fill('Danilo Santos');
  await getField(page, 'Mobile number of the contact').fill('0918 765 4321');
  await pressContinue(page);
}

async function fillPeople(page: Page, { workers }: BusinessAnswers): Promise<void> {
  await getField(page, 'Female employees').fill(String(workers.female));
  await getField(page, 'Male employees').fill(String(workers.male));
  await page.getByLabel(/^Female employees who live in the (?:municipality|city)$/).fill(String(workers.female));
  await page.getByLabel(/^Male employees who live in the (?:municipality|city)$/).fill(String(workers.male));
  await getField(page, 'Delivery vans and trucks').fill('0');
  await getField(page, 'Delivery motorcycles').fill('0');
  await pressContinue(page);
}

async function fillActivity(page: Page, { line, total_assets, date_started }: BusinessAnswers): Promise<void> {
  await choose(page, 'Line of business', line);
  await getField(page, 'Total assets, excluding land').fill(total_assets);
  await fillDate(page, 'Opening date', date_started);
  await pressContinue(page);
}

/** Types into a combobox that filters as one types, and selects the option. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.fill(words);
  await page.getByRole('option', { name: words }).first().click();
  await expect(box).toHaveValue(new RegExp(words));
}

/** Input is saved on the server, so a browser that was closed and opened again shows it. */
async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

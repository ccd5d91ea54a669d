import { expect, type Page } from '@playwright/test';

import { fillDate } from './inputs/fill-date.ts';
import { test } from './municipality.ts';
import { registerOwner } from './owner/register-owner.ts';

/** Screens and inputs of a first filing on a small phone: a sole proprietor who owns the place and has no employees. */
const PHONE = { width: 360, height: 740 };
const BELEN = {
  firstname: 'Belen',
  lastname: 'Castro',
  email: 'belen.castro@negosyo.example',
  password: 'Unang-aplikasyon-2026',
};
/** Landing page, registration, notice of the mailed link, sign-in: 4 screens; names, e-mail, password, terms, password. */
const SIGN_UP = { screens: 4, inputs: 6 };
const MOST_SCREENS = 20;
const MOST_INPUTS = 35;

/** One screen: its heading, the inputs that it needs, and the button that leads on. */
interface Screen {
  readonly heading: string;
  readonly inputs?: readonly ((page: Page) => Promise<unknown>)[];
  readonly button: string | RegExp;
}

const type = (label: string | RegExp, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);
const typeDate = (label: string, day: string) => (page: Page) => fillDate(page, label, day);
const check = (name: RegExp) => (page: Page) => page.getByRole('radio', { name }).check();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const choose = (label: string, words: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
};
const bringAll = async (page: Page) => {
  await page.getByRole('button', { name: /^I will bring all \d+ originals$/ }).click();
  await expect(page.getByText(/^(\d+) of \1 done$/)).toBeVisible({ timeout: 20_000 });
};

const SCREENS: readonly Screen[] = [
  { heading: 'Register a business', inputs: [check(/^Sole proprietor/)], button: 'Start' },
  {
    heading: 'Business and owner',
    inputs: [
      type('Business name', 'Tindahan ni Belen'),
      type('DTI registration number', 'DTI-2026-771200'),
      typeDate('Date of registration', '2025-12-15'),
      type('TIN', '123456789000'),
    ],
    button: 'Continue',
  },
  {
    heading: 'Business and owner',
    inputs: [
      check(/^Female$/),
      typeDate('Date of birth', '1988-06-19'),
      (page) => page.getByLabel('Civil status', { exact: true }).selectOption({ label: 'Single' }),
    ],
    button: 'Continue',
  },
  {
    heading: 'Address and place',
    inputs: [
      choose('Barangay', 'Silangan'),
      type('Street, lot and block, or purok', '14 Mabini Street'),
      press('Start from the barangay'),
    ],
    button: 'Continue',
  },
  {
    heading: 'Address and place',
    inputs: [
      type('Floor area in square meters', '30 sqm'),
      check(/^I own it$/),
      type('Tax declaration number', '2024-15-00123'),
    ],
    button: 'Continue',
  },
  {
    heading: 'Contacts',
    inputs: [
      type('Mobile number', '0917 123 4567'),
      press('Use the address of the business'),
      type('Emergency contact', 'Danilo Castro'),
      type('Mobile number of the contact', '0918 765 4321'),
    ],
    button: 'Continue',
  },
  {
    heading: 'Employees and vehicles',
    inputs: [type('Female employees', '0'), type('Male employees', '0')],
    button: 'Continue',
  },
  {
    heading: 'What the business does',
    inputs: [
      choose('Line of business', 'Sari-sari'),
      type('Total assets, excluding land', '100k'),
      typeDate('Opening date', '2026-02-03'),
    ],
    button: 'Continue',
  },
  { heading: 'Check and register', button: 'Register the business' },
  { heading: 'Apply for a permit', button: 'Start the application' },
  {
    heading: 'Figures for the year',
    inputs: [type('Capital invested in this line of business', '100k')],
    button: 'Continue',
  },
  { heading: 'Documents', inputs: [bringAll], button: 'Continue' },
  {
    heading: 'Check and sign',
    inputs: [
      (page) => page.getByRole('checkbox', { name: /I have read and agree/ }).check(),
      type('Your full name, as your signature', 'Belen Castro'),
    ],
    button: 'File the application',
  },
];

test('a newcomer files a first application within 20 screens and 35 inputs, and each screen leads to the next', async ({
  municipality,
}) => {
  test.slow();
  const phone = await municipality.visitor({ viewport: PHONE });
  await registerOwner(phone, BELEN);
  const counts = { ...SIGN_UP };
  for (const { heading, inputs = [], button } of SCREENS) {
    await expect(phone.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    for (const enter of inputs) await enter(phone);
    counts.screens += 1;
    counts.inputs += inputs.length;
    const address = phone.url();
    await phone.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => phone.url(), { timeout: 20_000 }).not.toBe(address);
  }
  await expect(phone.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Show the slip' })).toBeVisible();
  counts.screens += 1;
  expect(counts.screens).toBeLessThanOrEqual(MOST_SCREENS);
  expect(counts.inputs).toBeLessThanOrEqual(MOST_INPUTS);
});

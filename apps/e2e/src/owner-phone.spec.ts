import { expect, type Locator, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { registerOwner } from './owner/register-owner.ts';
import { expectReadable } from './expect-readable.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';

/** A new owner with a small phone: the bar of a form, the cookie notice and the errors on the screen. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const NENA = {
  firstname: 'Nena',
  lastname: 'Reyes',
  email: 'nena.reyes@negosyo.example',
  password: 'Maliit-na-telepono-2026',
};

let phone: Page;

const getBox = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width, height: box.height };
};

/** The save state has a line of its own above the acts, and every act has one line of text. */
async function expectCalmBar(state: RegExp): Promise<void> {
  const saveState = phone.locator('.eb-formbar > .saved');
  await expect(saveState).toHaveText(state, { timeout: 20_000 });
  const line = await getBox(saveState);
  expect(line.left).toBeGreaterThanOrEqual(0);
  expect(line.right).toBeLessThanOrEqual(PHONE.width);
  for (const act of await phone.locator('.eb-formbar > .acts > *').all()) {
    const box = await getBox(act);
    expect(box.top).toBeGreaterThanOrEqual(line.bottom);
    expect(box.right).toBeLessThanOrEqual(PHONE.width);
    expect(box.height).toBeLessThan(60);
  }
}

test('the cookie line is one line at the foot that lies over no field in use, and a first visitor reads of no updated settings', async ({
  municipality,
}) => {
  phone = await municipality.visitor({ viewport: PHONE });
  await phone.goto('/register');
  const line = phone.getByRole('region', { name: 'Cookies' });
  expect((await getBox(line)).height).toBeLessThan(60);
  for (const label of ['First name', 'Password']) {
    const field = phone.getByLabel(label, { exact: true });
    await field.focus();
    expect((await getBox(field)).bottom).toBeLessThanOrEqual((await getBox(line)).top);
  }
  await registerOwner(phone, NENA);
  await expect(phone.getByRole('region', { name: 'Settings Updated' })).toBeHidden();
  await expect(phone).toHaveURL(/\/companies\/create$/);
});

const pressContinue = () => phone.getByRole('button', { name: 'Continue', exact: true }).click();
const getCurrentPart = () => phone.getByRole('region', { name: /^Part \d of \d$/ });
const getFormAddress = (query: string) => `${new URL(phone.url()).pathname}?${query}`;

test('a screen lists everything missing on it in page order, has Error in the title, and links to its fields', async () => {
  await phone.getByRole('radio', { name: /^Sole proprietor/ }).check();
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(getCurrentPart()).toHaveAccessibleName('Part 2 of 3');
  await pressContinue();
  const summary = phone.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(phone).toHaveTitle(/^Error: /);
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Enter the business name.',
    'Enter the registration number.',
    'Enter the date of the registration.',
    'Enter the TIN.',
  ]);
  await summary.getByRole('link', { name: 'Enter the TIN.' }).click();
  await expect(phone.getByLabel('TIN', { exact: true })).toBeFocused();
  await phone.keyboard.type('123456789000');
  await phone.keyboard.press('Tab');
  await expect(phone.getByLabel('TIN', { exact: true })).toHaveValue('123-456-789-000');
});

test('going back and reloading lose no input of another screen', async () => {
  await phone.getByLabel('Business name', { exact: true }).fill('Nena’s Corner');
  await phone.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(phone.getByRole('radio', { name: /^Sole proprietor/ })).toBeChecked();
  await expect(getCurrentPart()).toBeFocused();
  await phone.goBack();
  await expect(phone.getByLabel('Business name', { exact: true })).toHaveValue('Nena’s Corner');
  await expect(phone.getByText(/^Saved /)).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel('Business name', { exact: true })).toHaveValue('Nena’s Corner');
});

const SCREENS = ['identity&screen=2', 'identity&screen=3', 'place', 'place&screen=2', 'contacts', 'people', 'activity'];

test('each screen is two heights of the phone at most and is readable', async () => {
  for (const [place, screen] of SCREENS.entries()) {
    await phone.goto(getFormAddress(`step=${screen}`));
    await expect(phone.locator('.eb-formbar')).toBeVisible();
    await expectReadable(phone, { contrast: place < 3 });
    const height = await phone.evaluate(() => document.documentElement.scrollHeight);
    expect([screen, height < PHONE.height * 2]).toEqual([screen, true]);
  }
});

test('the pin is set by the keyboard, is described in a text, and one outside the declared barangay blocks nobody', async () => {
  await phone.goto(getFormAddress('step=place'));
  const barangay = phone.getByRole('combobox', { name: 'Barangay', exact: true });
  await barangay.fill('Ilaya');
  await barangay.press('Enter');
  await phone.getByLabel('Street, lot and block, or purok', { exact: true }).fill('14 Mabini');

  const map = phone.getByRole('application', { name: /^Map of/ });
  await map.focus();
  await phone.keyboard.press('ArrowRight');
  const pinText = phone.getByText(/^The pin is in Barangay .*\d\)\.$/);
  const before = (await pinText.textContent()) ?? '';
  await phone.keyboard.press('ArrowUp');
  await expect(pinText).not.toHaveText(before);
  await expect(phone.getByText(/but you chose Barangay Ilaya/)).toBeVisible();
  await expectReadable(phone, { contrast: false });

  await phone.getByRole('button', { name: 'Use my location' }).click();
  await expect(phone.getByText(/^Your device did not share your location\./)).toBeVisible();
  await pressContinue();
  await expect(getCurrentPart()).toHaveAccessibleName('Part 2 of 2');
  await phone.getByRole('button', { name: 'Back', exact: true }).click();
  await phone.getByRole('button', { name: /^Choose Barangay / }).click();
  await expect(phone.getByText(/but you chose/)).toBeHidden();
});

test('the bar stays readable while it saves, while the connection is gone, and while the server fails', async () => {
  await phone.goto(`${new URL(phone.url()).pathname}?step=place`);
  const street = phone.getByLabel('Street, lot and block, or purok', { exact: true });
  await street.fill('14 Mabini');
  await expectCalmBar(/^Saved /);

  await phone.context().setOffline(true);
  await street.fill('14 Mabini Street');
  await expectCalmBar(/^You are offline/);
  await phone.context().setOffline(false);
  await expectCalmBar(/^Saved /);

  await phone.route('**/draft', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'failed', message: 'Later.' } } }),
  );
  await street.fill('14 Mabini Street, Purok 2');
  await expectCalmBar(/^Not saved yet/);
  await phone.unroute('**/draft');
  await expectCalmBar(/^Saved /);
});

test('the last step has its long act on one line', async () => {
  await phone.goto(`${new URL(phone.url()).pathname}?step=check`);
  await expect(phone.getByRole('button', { name: 'Register the business' })).toBeVisible();
  for (const act of await phone.locator('.eb-formbar > .acts > *').all())
    expect((await getBox(act)).height).toBeLessThan(60);
});

test('a phone keeps the total and the button of a payment in sight', async ({ municipality }) => {
  const owner = await signIn(await municipality.visitor({ viewport: PHONE }), MAIN_OWNER, getProduct().password);
  await owner.goto('/app/management/companies/assessment/SI-000106');
  await owner.getByRole('link', { name: /^Pay ₱/ }).click();
  await expect(owner.getByRole('button', { name: /^Pay ₱.*GCash|Continue the same payment/ })).toBeInViewport({
    ratio: 1,
  });
});

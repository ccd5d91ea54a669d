import { expect, type Page } from '@playwright/test';

import { registerOwner } from './owner/register-owner.ts';
import { signIn, test } from './municipality.ts';

/** One owner, a phone and a computer, one draft: the later save is reported, no input is lost. */
const PHONE = { width: 360, height: 740 };
const OWNER = {
  firstname: 'Dalisay',
  lastname: 'Ramos',
  email: `dalisay.${Date.now() % 1_000_000}@negosyo.example`,
  password: 'Dalawang-device-2026',
};
const getStreet = (page: Page) => page.getByLabel('Street, lot and block, or purok', { exact: true });
const getZip = (page: Page) => page.getByLabel('ZIP code', { exact: true });
/** The bar shows the time of the last save also while the next one waits, so the test waits for the reply itself. */
const waitForSave = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.request().method() === 'PUT' && answer.ok(),
  );

test('input of a phone and a computer in one draft is merged, and the owner chooses where both changed', async ({
  municipality,
}) => {
  const phone = await municipality.visitor({ viewport: PHONE });
  await registerOwner(phone, OWNER);
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(phone).toHaveURL(/\/companies\/edit\/SI-\d{6}/);
  const form = `${new URL(phone.url()).pathname}?step=place`;
  await phone.goto(form);
  const computer = await signIn(await municipality.visitor(), OWNER.email, OWNER.password);
  await computer.goto(form);
  await expect(getStreet(computer)).toBeVisible();

  await Promise.all([waitForSave(phone), getStreet(phone).fill('Purok 1')]);
  await Promise.all([waitForSave(computer), getZip(computer).fill('4299')]);
  await expect(computer.getByText(/copied here: Street/)).toBeVisible();
  await expect(getStreet(computer)).toHaveValue('Purok 1');
  await Promise.all([waitForSave(computer), getStreet(computer).fill('Purok 2')]);
  await getStreet(phone).fill('Purok 3');
  const choice = phone.getByRole('alert');
  await expect(choice.getByText('Purok 2')).toBeVisible();
  await expect(choice.getByText('Purok 3')).toBeVisible();
  await expect(getZip(phone)).toHaveValue('4299');
  await phone.screenshot({ path: test.info().outputPath('choice-360.png'), fullPage: true });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await phone.reload();
  await phone.setViewportSize({ width: 1280, height: 900 });
  await expect(choice.getByText('Purok 3')).toBeVisible();
  await phone.screenshot({ path: test.info().outputPath('choice-1280.png') });
  await Promise.all([waitForSave(phone), phone.getByRole('button', { name: 'Keep this device’s answer' }).click()]);
  await computer.reload();
  await expect(getStreet(computer)).toHaveValue('Purok 3');
});

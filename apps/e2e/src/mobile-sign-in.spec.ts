import { expect } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';
import { waitForTextedCode } from './outbox.ts';
import { registerOwner } from './owner/register-owner.ts';

const NEWCOMER = {
  firstname: 'Teresita',
  lastname: 'Ramos',
  email: `teresita.${process.pid}@negosyo.example`,
  password: 'isda-at-gulay-sa-umaga-26',
};
const NUMBER = `0920${String(process.pid % 10_000_000).padStart(7, '0')}`;

test('an owner confirms a mobile number and signs in with it and a code', async ({ municipality }) => {
  const page = await municipality.visitor();
  await registerOwner(page, NEWCOMER);
  await page.goto('/app/account?tab=notifications');
  await page.getByLabel('Mobile number').fill(NUMBER);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await waitForTextedCode(NUMBER, 1));
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByRole('switch', { name: /Text messages to/ })).toBeChecked();
  await page.getByRole('button', { name: /Teresita/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with your mobile number' }).click();
  await page.getByLabel('Mobile number').fill(NUMBER);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText(/a code is on its way/)).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Code from the text message').fill(await waitForTextedCode(NUMBER, 2));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);
  await expect(page.getByRole('button', { name: /Teresita/ })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';

import { getMailLink, waitForMail } from '../outbox.ts';
import { acceptCookies } from '../municipality.ts';

export interface Newcomer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
}

/** Browser steps of a new account: the form, the mailed link, the sign-in. */
export async function registerOwner(page: Page, { firstname, lastname, email, password }: Newcomer): Promise<void> {
  await page.goto('/home');
  await acceptCookies(page);
  await page.getByRole('link', { name: 'Register your business' }).first().click();
  await page.getByLabel('First name').fill(firstname);
  await page.getByLabel('Last name').fill(lastname);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();

  await page.goto(getMailLink(await waitForMail(email, /confirm your e-mail/i)));
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);
}

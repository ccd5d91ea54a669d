import { expect, type Page } from '@playwright/test';

import { house } from './house.ts';
import { pdfOf } from './papers.ts';
import { agree, test } from './town.ts';

/** An internet café in which nothing changed since the permit of 2025: from sign-in to the payment in six screens. */
const COMPANY = 'SI-000121';
const OWNER = 'jomar.ines@negosyo.example';
const PHONE = { width: 360, height: 740 };
const MOST_SCREENS = 6;

let phone: Page;
let screens = 0;

/** Another screen is there when its heading is. */
async function onScreen(name: RegExp | string): Promise<void> {
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  screens += 1;
}

test('an unchanged business is renewed on a phone in at most six screens, and the payment page asks for the money', async ({
  town,
}) => {
  phone = await town.stranger({ viewport: PHONE });
  await phone.goto('/login');
  await agree(phone);
  await onScreen(/Sign in/);
  await phone.getByLabel('Email', { exact: true }).fill(OWNER);
  await phone.getByLabel('Password', { exact: true }).fill(house().password);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await onScreen('Account');
  await phone.getByRole('button', { name: 'Open the menu' }).click();
  await phone.getByRole('link', { name: 'Business Holdings', exact: true }).click();
  await onScreen('Business Holdings');
  await phone.getByRole('link', { name: 'Hangin Internet Café' }).click();
  await onScreen('Hangin Internet Café');
  await phone.getByRole('button', { name: 'Renew for 2026' }).click();
  await onScreen('Renew for 2026');
  await renew();
  await onScreen('Whole year 2026');
  await expect(phone).toHaveURL(new RegExp(`/details/currentdue/APP-2026-\\d{6}/${COMPANY}$`));
  await expect(phone.getByRole('button', { name: /GCash/ }).first()).toBeVisible();
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
});

/** What is typed: the sales, the name. What is sent: the papers of the year. */
async function renew(): Promise<void> {
  await expect(phone.getByText('same as 2025').first()).toBeVisible();
  await expect(phone.getByText('The bill comes at once: the next page is the payment.')).toBeVisible();
  await phone.getByLabel('Sales of Internet or computer shop', { exact: true }).fill('240000');
  const choosers = phone.locator('input[type="file"][aria-required="true"]');
  for (let place = 0, wanted = await choosers.count(); place < wanted; place += 1) {
    const paper = pdfOf(`paper-${place + 1}.pdf`, `Paper ${place + 1} of the year`);
    await choosers.nth(place).setInputFiles({ ...paper });
    await expect(phone.getByText(paper.name)).toBeVisible();
  }
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  await phone.getByRole('checkbox', { name: /I have read this/ }).check();
  await phone.getByLabel('Your full name, as your signature').fill('Jomar K. Sta. Ines');
  await phone.getByRole('button', { name: 'Renew and go to the payment' }).click();
}

test('the record says by what rule it was billed, and who looked at nothing', async () => {
  const code = /APP-2026-\d{6}/.exec(phone.url())?.[0] ?? '';
  await phone.goto(`/app/management/companies/assessment/details/${code}/${COMPANY}`);
  await phone.locator('summary', { hasText: 'Timeline' }).click();
  await expect(phone.getByText(/Unchanged and of low risk: accepted, cleared and billed at once/)).toBeVisible();
});

test('the due days of the year are saved as a calendar', async () => {
  await phone.goto('/app/management/companies/account/soa');
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Add the due days to my calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('due-days.ics');
});

// Renews an unchanged business in a browser and measures every screen, for goal P-23.

import type { Page } from 'playwright-core';

import { createPdf } from '../../../../apps/e2e/src/papers.ts';

/** An internet café in which nothing changed since the permit of 2025, whose renewal is measured. */
export const CAFE = { company_code: 'SI-000121', email: 'jomar.ines@negosyo.example', name: 'Hangin Internet Café' };

const RENEW_TIMEOUT_MS = 180_000;

interface Screen {
  readonly name: string;
  readonly ms: number;
}

/** How many screens it took, how long in all, and which of them was waited for longest. */
export interface RenewalRun {
  readonly screens: number;
  readonly ms: number;
  readonly slowest: Screen;
}

/** Goes from the sign-in to the payment by the same buttons as the owner. */
export async function renewBusiness(page: Page, password: string): Promise<RenewalRun> {
  page.setDefaultTimeout(RENEW_TIMEOUT_MS);
  const screens: Screen[] = [];
  const from = performance.now();
  const onScreen = async (name: string | RegExp, act: () => Promise<unknown>): Promise<void> => {
    const begunAt = performance.now();
    await act();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    screens.push({ name: String(name), ms: performance.now() - begunAt });
  };

  await onScreen(/Sign in/, () => page.goto('/login', { waitUntil: 'commit', timeout: RENEW_TIMEOUT_MS }));
  await page.getByRole('button', { name: 'I Agree' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(CAFE.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await onScreen('Account', () => page.getByRole('button', { name: 'Sign in', exact: true }).click());
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await onScreen('Business Holdings', () => page.getByRole('link', { name: 'Business Holdings', exact: true }).click());
  await onScreen(CAFE.name, () => page.getByRole('link', { name: CAFE.name }).click());
  await onScreen('Renew for 2026', () => page.getByRole('button', { name: 'Renew for 2026' }).click());
  await fillIn(page);
  await onScreen('Whole year 2026', () => page.getByRole('button', { name: 'Renew and pay' }).click());
  await page.getByRole('button', { name: /GCash/ }).first().waitFor();

  const slowest = screens.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: '', ms: 0 };
  return { screens: screens.length, ms: performance.now() - from, slowest };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Sales of Internet or computer shop', { exact: true }).fill('240000');
  const choosers = page.locator('input[type="file"][aria-required="true"]');
  for (let place = 0, count = await choosers.count(); place < count; place += 1) {
    const paper = createPdf(`paper-${place + 1}.pdf`, `Paper ${place + 1} of the year`);
    await choosers.nth(place).setInputFiles({ ...paper });
    await page.getByText(paper.name).waitFor();
  }
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await page.getByLabel('Your full name, as your signature').fill('Jomar K. Sta. Ines');
}

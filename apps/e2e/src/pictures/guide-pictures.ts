// Screenshots of the guides: for each the account, the address and the steps on the page.

import type { Page } from '@playwright/test';

import { MAIN_OWNER } from '../municipality.ts';

export type Language = 'en' | 'fil';

/** One picture of a guide: account, address, and what to open on the page. */
export interface GuidePicture {
  readonly name: string;
  /** A mailbox of the municipality, or a whole address. */
  readonly who: string;
  readonly path: string;
  readonly size: 'phone' | 'desk';
  readonly languages: readonly Language[];
  readonly open?: (page: Page) => Promise<void>;
}

const BOTH: readonly Language[] = ['en', 'fil'];

/** Opens the application of the business of that name from a list. */
const openBusiness =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('main').getByRole('link', { name }).first().click();
    await page.waitForURL(/\/assessment\/details\//);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Opens the first case of the queue; its name is then shown above the case too. */
const openFirstCase = async (page: Page): Promise<void> => {
  const entry = page.locator('.eb-item a[href*="case="]').first();
  const name = await entry.innerText();
  await entry.click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
};

export const GUIDE_PICTURES: readonly GuidePicture[] = [
  { name: 'owner-businesses', who: MAIN_OWNER, path: '/app/management/companies', size: 'desk', languages: BOTH },
  { name: 'owner-register', who: MAIN_OWNER, path: '/app/management/companies/create', size: 'phone', languages: BOTH },
  {
    name: 'owner-estimate',
    who: MAIN_OWNER,
    path: '/app/management/companies/simulator',
    size: 'phone',
    languages: BOTH,
  },
  {
    name: 'owner-to-pay',
    who: MAIN_OWNER,
    path: '/app/reports/dashboard',
    size: 'desk',
    languages: BOTH,
    open: openBusiness('Malinao Beverage Distributors'),
  },
  {
    name: 'owner-returned',
    who: MAIN_OWNER,
    path: '/app/reports/dashboard',
    size: 'phone',
    languages: BOTH,
    open: openBusiness('Balita Print & Tarp'),
  },
  {
    name: 'owner-statement',
    who: MAIN_OWNER,
    path: '/app/management/companies/account/soa',
    size: 'desk',
    languages: BOTH,
  },
  { name: 'clerk-dashboard', who: 'rhu', path: '/rhu/dashboard', size: 'desk', languages: BOTH },
  {
    name: 'clerk-case',
    who: 'rhu',
    path: '/rhu/request/clearances',
    size: 'desk',
    languages: BOTH,
    open: openFirstCase,
  },
  { name: 'clerk-phone', who: 'rhu', path: '/rhu/request/clearances', size: 'phone', languages: BOTH },
  {
    name: 'licensing-case',
    who: 'bplo',
    path: '/bplo/request/clearances',
    size: 'desk',
    languages: BOTH,
    open: openFirstCase,
  },
  {
    name: 'treasurer-approve',
    who: 'treasurer',
    path: '/administrator/request/clearances?view=to_approve',
    size: 'desk',
    languages: BOTH,
    open: openFirstCase,
  },
  { name: 'cashier-counter', who: 'cashier', path: '/administrator/treasury/counter', size: 'desk', languages: BOTH },
  {
    name: 'treasurer-collections',
    who: 'treasurer',
    path: '/administrator/treasury/collections',
    size: 'desk',
    languages: BOTH,
  },
  {
    name: 'treasurer-reports',
    who: 'treasurer',
    path: '/administrator/treasury/reports',
    size: 'desk',
    languages: BOTH,
  },
  { name: 'administrator-users', who: 'admin', path: '/administrator/users', size: 'desk', languages: ['en'] },
  {
    name: 'administrator-revenue-code',
    who: 'admin',
    path: '/administrator/settings/revenue-code',
    size: 'desk',
    languages: ['en'],
  },
];

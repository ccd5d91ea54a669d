import { expect, type Page } from '@playwright/test';

import { MAIN_OWNER, test } from './municipality.ts';
import { listCoveredParts } from './sweeps/covered-parts.ts';

/** The inquiry button lies over no act, field or amount, on a desk and on a phone. */
const COMPANIES = '/app/management/companies';
const PAGES = {
  owner: [
    '/app/account',
    '/app/reports/dashboard',
    '/app/reports/dashboard-alternative',
    COMPANIES,
    `${COMPANIES}/create`,
    `${COMPANIES}/assessment/SI-000106`,
    `${COMPANIES}/assessment/changes/SI-000106`,
    `${COMPANIES}/assessment/delegates/SI-000106`,
    `${COMPANIES}/payment/history`,
    `${COMPANIES}/payment/claims`,
    `${COMPANIES}/payment/refunds`,
    `${COMPANIES}/payment/together`,
    `${COMPANIES}/account/soa`,
    `${COMPANIES}/simulator`,
    `${COMPANIES}/transfers`,
    `${COMPANIES}/successions`,
    '/app/request/holdings/files',
  ],
  fire: ['/fire/dashboard', '/fire/request/clearances', '/fire/request/holdings/list', '/fire/account'],
  bplo: ['/bplo/dashboard', '/bplo/request/clearances', '/bplo/walk-in', '/bplo/request/holdings/list'],
  treasurer: [
    '/administrator/dashboard',
    '/administrator/request/clearances',
    '/administrator/users',
    '/administrator/requirements',
    '/administrator/report/paynamics/payment',
    '/administrator/treasury/reports',
    '/administrator/treasury/refunds',
  ],
  admin: ['/administrator/settings/holidays'],
  cashier: ['/administrator/treasury/counter', '/administrator/treasury/counter/receipts'],
} as const;
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

for (const [who, addresses] of Object.entries(PAGES))
  test(`the inquiry button covers nothing on the pages of ${who}`, async ({ municipality }) => {
    const page = await (who === 'owner' ? municipality.person(MAIN_OWNER) : municipality.clerk(who));
    const coveredParts: string[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      for (const address of addresses)
        for (const part of await openAndList(page, address))
          coveredParts.push(`${address} at ${viewport.width}: ${part}`);
    }
    expect(coveredParts).toEqual([]);
  });

async function openAndList(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return listCoveredParts(page);
}

import { expect } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import { takeSample } from './sweeps/sweep-sample.ts';
import { MAIN_OWNER, test } from './municipality.ts';

const TREASURY = '/administrator/treasury';
const PAYMENTS = '/administrator/report/paynamics/payment';
const CODE = '/administrator/settings/revenue-code';
const COMPANIES = '/app/management/companies';

/** Every page of the treasury, at a desk and on a phone. */
const PAGES: readonly (readonly [who: string, address: string])[] = [
  ['cashier', `${TREASURY}/counter`],
  ['cashier', `${TREASURY}/counter?search=SI-000102`],
  ['treasurer', `${TREASURY}/counter/receipts`],
  ['treasurer', `${TREASURY}/counter/cheques`],
  ['treasurer', `${TREASURY}/counter/forms`],
  ['treasurer', `${TREASURY}/collections`],
  ['treasurer', `${TREASURY}/collections/26-01-001`],
  ['treasurer', PAYMENTS],
  ...['notifications', 'exceptions', 'claims', 'settlements', 'settlements/1'].map(
    (part) => ['treasurer', `${PAYMENTS}/${part}`] as const,
  ),
  ['cashier', `${TREASURY}/refunds`],
  ['treasurer', `${TREASURY}/reports`],
  ...[
    'abstract',
    'collections',
    'barangays',
    'fire',
    'delinquent',
    'unrenewed',
    'taxpayers',
    'trial-balance',
    'differences',
  ].map((report) => ['treasurer', `${TREASURY}/reports/${report}`] as const),
  ['admin', CODE],
  ...['', '?part=fees', '?view=changes', '?view=rehearsal'].map((view) => ['admin', `${CODE}/2${view}`] as const),
  ['owner', `${COMPANIES}/simulator`],
  ['owner', `${COMPANIES}/simulator/code/SIRC-2024`],
  ['owner', `${COMPANIES}/payment/claims`],
  ['owner', `${COMPANIES}/payment/refunds`],
  ['fire', '/fire/request/holdings/fire-list'],
];

for (const [who, address] of takeSample(PAGES, 6)) {
  test(`${who} can read and use ${address} at 1280 and at 360 px`, async ({ municipality }) => {
    const page = await (who === 'owner' ? municipality.person(MAIN_OWNER) : municipality.clerk(who));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectReadable(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectReadable(page, { contrast: false });
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}

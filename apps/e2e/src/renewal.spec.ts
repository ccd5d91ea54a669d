import type { ReplyBody, getStatement } from '@ebpls/contracts';
import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { type LaterNode, openLaterNode } from './later-node.ts';
import { acceptApplication, approveBill, computeBill, releasePermit, signPermit } from './office/licensing-steps.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { applyForPermit } from './owner/apply-for-permit.ts';
import { getDueAddress, payWithGcash, getRecordAddress } from './owner/payment-steps.ts';
import { downloadPermit, type Permit } from './owner/permit.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';

/** The renewal of a general merchandise store: vectors V01, V01q and V14 of domain reference 4.6. */
const STORE = 'RJ Dry Goods Silangan';
const COMPANY = 'SI-000148';
const OFFICES = 5;

test.describe.configure({ mode: 'serial' });

let owner: Page;
const application = { company_code: COMPANY, assessment_code: '' };
let permit: Permit;
let june: LaterNode;
let late: Page;

test.afterAll(async () => june?.close());

test('an owner renews from last year’s registration and declares the gross sales, to be paid every quarter', async ({
  municipality,
}) => {
  owner = await municipality.person(MAIN_OWNER);
  application.assessment_code = await applyForPermit(owner, {
    company_code: COMPANY,
    figures: { 'Sales of essential goods': '0', 'Sales of other goods or services': '1,200,000' },
    payment_mode: /^In four installments/,
    signed_name: 'Rogelio J. Abantao',
    estimate: '₱18,630.00',
  });
});

test('the licensing office accepts the renewal and five offices get their parts', async ({ municipality }) => {
  await acceptApplication(await municipality.clerk('bplo'), STORE);
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByRole('list', { name: 'Clearances' }).getByRole('listitem')).toHaveCount(OFFICES);
});

test('the bill of the renewal is ₱18,630.00 for the year', async ({ municipality }) => {
  await approveAllClearances(application.assessment_code);
  await computeBill(await municipality.clerk('bplo'), STORE);
  await approveBill(await municipality.clerk('treasurer'), STORE, '₱18,630.00');
});

test('the first quarter is ₱6,630.00, and the other three wait for their quarter', async () => {
  await owner.goto(getDueAddress(application));
  await expect(owner.getByRole('list', { name: 'Payments in 2026' }).getByText('₱4,000.00')).toHaveCount(3);
  await payWithGcash(owner, application, '₱6,630.00');
  await expect(owner.getByText(/The next installment of ₱4,000\.00 is due on .*20 Apr 2026/)).toBeVisible();
  await owner.goto(getDueAddress(application));
  await expect(owner.getByText('Nothing is due today').first()).toBeVisible();
});

test('the permit is released, signed and verified', async ({ municipality }) => {
  await releasePermit(await municipality.clerk('bplo'), STORE);
  await signPermit(await municipality.clerk('mayor'), STORE);
  permit = await downloadPermit(owner, application);
  const passerBy = await municipality.visitor();
  await passerBy.goto(`/permits/verify/${permit.token}`);
  await expect(passerBy.getByText('This permit is genuine and valid')).toBeVisible();
});

test('in June the second quarter is late, and the surcharge of 25 % and the interest of 2 % a month are explained', async ({
  municipality,
}) => {
  june = await openLaterNode('2026-06-05');
  late = await signIn(await municipality.visitor({ baseURL: june.address }), MAIN_OWNER, getProduct().password);
  await late.goto(getDueAddress(application));
  await expect(late.getByRole('heading', { level: 1, name: 'Second quarter, 2026' })).toBeVisible();
  await expect(late.getByText('25% of ₱4,000.00, charged once.')).toBeVisible();
  await expect(late.getByText(/^2% per month on ₱5,000\.00 since .*\. Months charged: 2\./)).toBeVisible();
  await expect(
    late.getByText('The amount will remain ₱5,200.00 until Sat 20 Jun 2026. After that date, ₱100.00 will be added.'),
  ).toBeVisible();
});

test('the tax of the quarter opens to the computation of the year', async () => {
  await late.getByRole('button', { name: 'How it is computed' }).first().click();
  await expect(late.getByText('Gross sales, first bracket: ₱400,000.00 × 2% = ₱8,000.00')).toBeVisible();
  await expect(late.getByText('Gross sales above the first bracket: ₱800,000.00 × 1% = ₱8,000.00')).toBeVisible();
  await expect(late.getByText('Of this, ₱4,000.00 is for this payment')).toBeVisible();
});

test('the late quarter is paid with its surcharge and interest, and nothing more is due', async () => {
  await payWithGcash(late, application, '₱5,200.00');
  await late.goto(getDueAddress(application));
  await expect(late.getByText('Nothing is due today').first()).toBeVisible();
});

test('before the order of payment the statement charges nothing for the year', async () => {
  const account = await loadStatement('2026-01-11');
  expect(account?.rows.filter(({ tax_year }) => tax_year === 2026) ?? []).toEqual([]);
});

for (const { as_of, quarters, due_now } of [
  { as_of: '2026-01-12', quarters: ['0.00', '4000.00', '4000.00', '4000.00'], due_now: '0.00' },
  { as_of: '2026-04-20', quarters: ['0.00', '4000.00', '4000.00', '4000.00'], due_now: '4000.00' },
  { as_of: '2026-04-21', quarters: ['0.00', '5100.00', '4000.00', '4000.00'], due_now: '5100.00' },
  { as_of: '2026-06-04', quarters: ['0.00', '5200.00', '4000.00', '4000.00'], due_now: '5200.00' },
  { as_of: '2026-06-05', quarters: ['0.00', '0.00', '4000.00', '4000.00'], due_now: '0.00' },
  { as_of: '2026-12-31', quarters: ['0.00', '0.00', '5600.00', '5300.00'], due_now: '10900.00' },
]) {
  test(`the statement adds up on ${as_of}`, async () => {
    const account = await loadStatement(as_of);
    const year = account?.rows.filter(({ tax_year }) => tax_year === 2026) ?? [];
    expect(year.map(({ balance }) => balance)).toEqual(quarters);
    for (const row of year)
      expect(
        parseCentavos(row.tax) +
          parseCentavos(row.fees) +
          parseCentavos(row.surcharge) +
          parseCentavos(row.interest) -
          parseCentavos(row.paid),
      ).toBe(parseCentavos(row.balance));
    expect(account?.due_now).toBe(due_now);
    await expect(late.getByText(`₱${due_now.replace(/\B(?=(\d{3})+\.)/g, ',')}`).first()).toBeVisible();
  });
}

/** The statement of the store on that day; `none` when nothing was charged to the store by then. */
async function loadStatement(as_of: string) {
  const answer = late.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/account/soa' && response.ok(),
  );
  await late.goto(`/app/management/companies/account/soa?company_code=${COMPANY}&as_of=${as_of}`);
  const { companies } = (await (await answer).json()) as ReplyBody<typeof getStatement>;
  return companies[0];
}

const parseCentavos = (pesos: string): number => Number(pesos.replace('.', ''));

import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { fillDate } from './inputs/fill-date.ts';
import { type LaterNode, openLaterNode } from './later-node.ts';
import { performAct, openCase } from './office/desk.ts';
import { acceptApplication, computeBill, waitUntilExecuted } from './office/licensing-steps.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { approveAllClearances } from './office/stage-clearances.ts';
import { waitForMail } from './outbox.ts';
import { getDueAddress, getRecordAddress } from './owner/payment-steps.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';
import { readAmount, COUNTER } from './treasury/counter.ts';

/** Orders of the journey's own businesses; it follows the day of the cashier, whose books it adds to. */
test.describe.configure({ mode: 'serial' });

const TODAY = '2026-01-12';
const MAIL_DOMAIN = '@sanisidro-maligaya.example';
const BANK = 'Land Bank, San Isidro';
const RECEIPTS = `${COUNTER}/receipts`;
const run = Date.now() % 1_000_000;
const slips = [`DS-${run}-1`, `DS-${run}-2`] as const;

let stagedCases: StagedCases;
let owner: Page;
const amountsOwed: string[] = [];
let tomorrow: LaterNode | undefined;

test.afterAll(async () => {
  await tomorrow?.close();
  await stagedCases?.withdraw();
});

test('two new businesses have an approved order of payment', async ({ municipality }) => {
  stagedCases = await stageCases({ count: 2, name: 'Deposito' });
  const treasurer = await municipality.clerk('treasurer');
  for (const [place, name] of stagedCases.names.entries()) {
    await acceptApplication(await municipality.clerk('bplo'), name);
    await approveAllClearances(stagedCases.applications[place]?.assessment_code ?? '');
    await computeBill(await municipality.clerk('bplo'), name);
    await openCase(treasurer, '/administrator', name);
    await treasurer.getByRole('button', { name: /^Approve the bill\b/ }).click();
    const approve = treasurer.getByRole('dialog').getByRole('button', { name: /^Approve ₱/ });
    amountsOwed[place] = await readAmount(approve);
    await waitUntilExecuted(treasurer, async () => {
      await approve.click();
      await expect(treasurer.getByText(`Approved the bill of ${name}.`).last()).toBeVisible();
    });
  }
});

test('a cashier takes the slip of a deposit for each of them', async ({ municipality }) => {
  const cashier = await municipality.clerk('cashier');
  for (const [place, name] of stagedCases.names.entries()) {
    await cashier.goto(`${COUNTER}?search=${encodeURIComponent(name)}`);
    await expect(cashier.getByRole('heading', { level: 2, name })).toBeVisible();
    await cashier.getByLabel('Bank deposit slip').check();
    await cashier.getByLabel('Bank', { exact: true }).fill(BANK);
    await cashier.getByLabel('Deposit slip reference').fill(slips[place] ?? '');
    await fillDate(cashier, 'Date of the deposit', TODAY);
    await cashier.getByRole('button', { name: `Accept ${amountsOwed[place]}` }).click();
    await expect(
      cashier.getByRole('heading', { level: 2, name: `${amountsOwed[place]} received from ${name}` }),
    ).toBeVisible();
  }
});

test('the owner reads that the money waits for the bank, and that nothing is due now', async ({ municipality }) => {
  const [application] = stagedCases.applications;
  if (application === undefined) throw new Error('No case was staged.');
  owner = await signIn(await municipality.visitor(), stagedCases.owner, getProduct().password);
  await owner.goto(getDueAddress(application));
  await expect(owner.getByText(getWaitingText(0))).toBeVisible();
  await expect(owner.getByText('Nothing is due now')).toBeVisible();
  await expectReadable(owner);
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText(getWaitingText(0))).toBeVisible();
  await expect(owner.getByText(`Payment of ${amountsOwed[0]} received, pending at the bank`)).toBeVisible();
});

test('the treasurer matches one deposit by the reference of the bank, and the application is paid', async ({
  municipality,
}) => {
  const [application] = stagedCases.applications;
  if (application === undefined) throw new Error('No case was staged.');
  const treasurer = await municipality.clerk('treasurer');
  await treasurer.goto(`${COUNTER}/cheques?search=${slips[0]}`);
  await expectReadable(treasurer);
  await performAct(treasurer, `Match: ${slips[0]}`, {
    confirm: 'Match',
    notice: 'The deposit was matched.',
    fill: (dialog) => dialog.getByLabel('Bank reference').fill(`CR-${run}`),
  });
  await expect(treasurer.getByRole('row').filter({ hasText: slips[0] })).toContainText('Matched');
  await waitForMail(stagedCases.owner, /is confirmed/);
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText('The first payment is complete')).toBeVisible();
  await expect(owner.getByText(getWaitingText(0))).toBeHidden();
});

test('the next day the other slip is reversed with a second person, and the owner owes it again', async ({
  municipality,
}) => {
  const [, application] = stagedCases.applications;
  if (application === undefined) throw new Error('Only one case was staged.');
  tomorrow = await openLaterNode('2026-01-13');
  const { address: baseURL } = tomorrow;
  const [, name = ''] = stagedCases.names;
  const open = async (email: string): Promise<Page> =>
    signIn(await municipality.visitor({ baseURL }), email, getProduct().password);
  const cashier = await open(`cashier${MAIL_DOMAIN}`);
  await cashier.goto(`${RECEIPTS}?search=${encodeURIComponent(name)}`);
  await cashier
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await cashier.getByRole('menuitem', { name: 'Request reversal' }).click();
  await cashier.getByRole('dialog').getByLabel('Reason').fill('It was the slip of another business.');
  await cashier.getByRole('dialog').getByRole('button', { name: 'Send to treasurer' }).click();
  await expect(cashier.getByText('The request was sent to the treasurer.').last()).toBeVisible();

  const treasurer = await open(`treasurer${MAIL_DOMAIN}`);
  await treasurer.goto(RECEIPTS);
  await treasurer
    .getByRole('listitem')
    .filter({ hasText: `Reversal: ${name}` })
    .getByRole('button', { name: 'Grant' })
    .click();
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(treasurer.getByText('The request was granted.').last()).toBeVisible();
  await treasurer.goto(`${COUNTER}/cheques?search=${slips[1]}`);
  await expect(treasurer.getByRole('row').filter({ hasText: slips[1] })).toContainText('Receipts reversed');

  const payer = await open(stagedCases.owner);
  await payer.goto(getDueAddress(application));
  await expect(payer.getByRole('button', { name: `Pay ${amountsOwed[1]} with GCash` })).toBeVisible();
  await expect(payer.getByText(getWaitingText(1))).toBeHidden();
});

function getWaitingText(place: 0 | 1): string {
  return `Received and pending at the bank: deposit ${slips[place]} at ${BANK} for ${amountsOwed[place]} on 12 Jan 2026.`;
}

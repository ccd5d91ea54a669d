import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/** A permit from the recommendation to its revocation, and a gate without signal (decisions 0124 and 0125). */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const SHOP = { company_code: 'SI-000135', name: 'Buhay Funeral Services', email: 'conrado.estacio@negosyo.example' };
const FINDING = 'The generator runs in the chapel without a chimney, seen on 9 January 2026.';
let owner: Page;
let gate: Page;
let permit_no = '';
let sanction_no = '';

/** Types the number of the permit at the gate, as if its code could not be read. */
async function check(): Promise<void> {
  await gate.getByLabel('Permit number, code or address').fill(permit_no);
  await gate.getByRole('button', { name: 'Check', exact: true }).click();
}

test('the head of the licensing office recommends, and the owner reads it on the record of the business', async ({
  municipality,
}) => {
  owner = await signIn(await municipality.visitor({ viewport: PHONE }), SHOP.email, getProduct().password);
  await owner.goto(`/app/management/companies/assessment/${SHOP.company_code}`);
  const permitText = owner.getByText(/MP-2026-\d{5}/).first();
  permit_no = /MP-2026-\d{5}/.exec(await permitText.innerText())?.[0] ?? '';
  const head = await municipality.clerk('bplo');
  await head.goto('/bplo/dashboard');
  await head.getByRole('link', { name: 'Suspensions' }).click();
  await head.getByRole('button', { name: 'Recommend' }).click();
  const question = head.getByRole('dialog');
  await question.getByLabel('Business number').fill(SHOP.company_code);
  await question.getByLabel('What was found, where and when').fill(FINDING);
  await question.getByRole('button', { name: 'Recommend' }).click();
  await head
    .getByRole('row')
    .filter({ hasText: SHOP.name })
    .getByRole('link', { name: /SCO-2026-\d{6}/ })
    .click();
  await expect(head.getByText(FINDING)).toBeVisible();
  await expectReadable(head);
  sanction_no = /SCO-\d{4}-\d{6}/.exec(head.url())?.[0] ?? '';

  await owner.reload();
  await expect(owner.getByText('An office recommends suspending or revoking your permit.')).toBeVisible();
  await expectReadable(owner);
});

test('the signatory orders to show cause, and the owner answers with a paper', async ({ municipality }) => {
  const mayor = await municipality.clerk('mayor');
  await mayor.goto(`/administrator/request/sanctions/${sanction_no}`);
  await mayor.getByRole('button', { name: 'Order to show cause' }).click();
  await mayor.getByRole('dialog').getByRole('button', { name: 'Order to show cause' }).click();
  await expect(mayor.getByText('Owner to answer')).toBeVisible();
  await expect(mayor.getByRole('button', { name: 'Revoke' })).toBeHidden();

  await owner.goto(`/app/management/companies/sanctions/${sanction_no}`);
  await expect(owner.getByText('10 working days left to answer')).toBeVisible();
  await expect(owner.getByText(FINDING)).toBeVisible();
  await expectReadable(owner);
  await owner.getByLabel('Add a document').setInputFiles(createPdf('chimney.pdf', 'The chimney'));
  await expect(owner.getByRole('button', { name: 'chimney.pdf' })).toBeVisible();
  await owner.getByRole('textbox', { name: 'Your answer' }).fill('A chimney was built on 10 January.');
  await owner.getByRole('button', { name: 'Send the answer' }).click();
  await expect(owner.getByText('The municipality will decide on the case and notify you.')).toBeVisible();
});

test('a gate with a cached list works without signal, and does not call a number genuine', async ({ municipality }) => {
  gate = await signIn(
    await municipality.visitor({ viewport: PHONE }),
    'market@sanisidro-maligaya.example',
    getProduct().password,
  );
  await expect(gate.getByText('List of revoked permits as of')).toBeVisible();
  await expectReadable(gate);
  await gate.context().setOffline(true);
  await check();
  await expect(gate.getByRole('heading', { name: 'Check again when online' })).toBeVisible();
  await expectReadable(gate);
  await gate.context().setOffline(false);
});

test('the permit is revoked: the public page shows it immediately, the gate without signal after one refresh', async ({
  municipality,
}) => {
  const mayor = await municipality.clerk('mayor');
  await mayor.reload();
  await mayor.getByRole('button', { name: 'Revoke' }).click();
  const question = mayor.getByRole('dialog');
  await question.getByLabel('Reason for the decision').fill('The chimney ends below the roof.');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(mayor.getByText('Revoked', { exact: true })).toBeVisible();
  await expectReadable(mayor);

  const passerBy = await municipality.visitor({ viewport: PHONE });
  await passerBy.goto(`/permits/verify?permit_no=${permit_no}`);
  await expect(passerBy.getByText('This permit was revoked', { exact: false }).first()).toBeVisible();
  await owner.goto(`/app/management/companies/assessment/${SHOP.company_code}`);
  await expect(
    owner.getByText('The permit of this business was revoked. The business was closed by order.'),
  ).toBeVisible();

  await gate.goto('/affiliate/dashboard');
  await gate.getByRole('button', { name: 'Refresh the list' }).click();
  await expect(gate.getByText('List of revoked permits as of')).toBeVisible();
  await gate.context().setOffline(true);
  await check();
  await expect(gate.getByRole('heading', { name: 'This permit was revoked' })).toBeVisible();
  await expect(gate.getByText('Checked offline on this device.', { exact: false })).toBeVisible();
  await gate.context().setOffline(false);
});

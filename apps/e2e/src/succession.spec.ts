import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { fillDate } from './inputs/fill-date.ts';
import { type LaterNode, openLaterNode } from './later-node.ts';
import { getMailLink, waitForMail } from './outbox.ts';
import { createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/** Heirs continue a store from a phone; and a person who claims the business of a living owner gets nothing. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const COMPANIES = '/app/management/companies';
const STORE = {
  name: 'Tindahan ni Mang Kiko',
  code: 'SI-000128',
  permit: 'MP-2026-00015',
  owner: 'Francisco U. Rosal',
};
const DRUGSTORE = {
  name: 'Kalinga Drugstore',
  permit: 'MP-2026-00011',
  owner: 'amihan.reyestolentino@negosyo.example',
};
const HEIR = 'rowena.alcaraz@negosyo.example';
const THIEF = 'noel.castrence@negosyo.example';
/** The day after the last one to object. */
const DECIDED_ON = '2026-01-28';

let heir: Page;
let laterNode: LaterNode | undefined;
test.afterAll(() => laterNode?.close());

interface SuccessionClaim {
  readonly permit: string;
  readonly deceased: string;
}

async function fileClaim(page: Page, { permit, deceased }: SuccessionClaim): Promise<void> {
  await page.goto(`${COMPANIES}/successions`);
  await page.getByRole('link', { name: 'Continue as an heir' }).click();
  await page.getByLabel('Permit number').fill(permit);
  await page.getByLabel('Full name of the deceased owner').fill(deceased);
  await page.getByLabel('Your relationship to the owner').selectOption({ label: 'Child' });
  await fillDate(page, 'Date of death', '2026-01-05');
  await page.getByLabel('Your sworn statement').fill('We are two children, and my brother agrees that I go on.');
  await page.getByLabel('Your full name, as your signature').fill('Rowena G. Alcaraz');
  await page.getByRole('checkbox', { name: /I swear that this is true/ }).check();
  await expectReadable(page);
  await page.getByRole('button', { name: 'File the claim' }).click();
  await expect(page.getByText('Under review').first()).toBeVisible();
}

/** Sends a scan of every paper that is missing. */
async function sendPapers(page: Page): Promise<void> {
  for (const label of [
    'Add: Your valid ID',
    'Add: Previous permit',
    'Add: Proof of heirship',
    'Add: Death certificate',
  ]) {
    const paper = createPdf(`${label.slice(5).replaceAll(' ', '-')}.pdf`, label);
    await page.getByLabel(label).setInputFiles({ ...paper });
    await expect(page.getByText(paper.name)).toBeVisible();
  }
}

async function passOn(bplo: Page, business: string): Promise<void> {
  await bplo.goto('/bplo/request/holdings/successions');
  await expectReadable(bplo);
  await bplo.getByRole('link', { name: business }).first().click();
  await bplo.getByRole('button', { name: 'Send to the signatory' }).click();
  await bplo.getByRole('dialog').getByRole('textbox').fill('The certificate and the settlement agree.');
  await bplo.getByRole('dialog').getByRole('button', { name: 'Send to the signatory' }).click();
  await expect(bplo.getByText('For decision')).toBeVisible();
}

test('an heir claims the store with the number of its permit, and sends the papers one by one', async ({
  municipality,
}) => {
  heir = await signIn(await municipality.visitor({ viewport: PHONE }), HEIR, getProduct().password);
  await fileClaim(heir, { permit: STORE.permit, deceased: STORE.owner });
  await expect(heir.getByText('A document required from the heir is still missing.')).toBeVisible();
  await sendPapers(heir);
  await expect(
    heir.getByText(/The licensing office will check the claim once all documents are uploaded/),
  ).toBeVisible();
  await expectReadable(heir);
});

test('the licensing office checks it, and nobody grants it before the days for objections are over', async ({
  municipality,
}) => {
  const bplo = await municipality.clerk('bplo');
  await passOn(bplo, STORE.name);
  const mayor = await municipality.clerk('mayor');
  await mayor.goto('/administrator/users/successions');
  await mayor.getByRole('link', { name: STORE.name }).first().click();
  await expect(mayor.getByText(/Objections may be filed until/)).toBeVisible();
  await expect(mayor.getByRole('button', { name: 'Grant' })).toHaveCount(0);
  await expectReadable(mayor);
});

test('a living owner reads the mail, and ends a false claim with one button', async ({ municipality }) => {
  const falseHeir = await signIn(await municipality.visitor({ viewport: PHONE }), THIEF, getProduct().password);
  await fileClaim(falseHeir, { permit: DRUGSTORE.permit, deceased: 'Somebody Else' });
  await expect(falseHeir.getByText(/heir of Somebody Else/)).toBeVisible();
  // The owner is asked even though the forged papers pass the check.
  await sendPapers(falseHeir);
  await passOn(await municipality.clerk('bplo'), DRUGSTORE.name);
  const mail = await waitForMail(DRUGSTORE.owner, /a claim says that you have died/);
  const owner = await signIn(await municipality.visitor({ viewport: PHONE }), DRUGSTORE.owner, getProduct().password);
  await owner.goto(new URL(getMailLink(mail)).pathname);
  await expect(owner.getByText('A claim says that you have died')).toBeVisible();
  await expectReadable(owner);
  await owner
    .getByLabel('Is there anything else the municipality should know?')
    .fill('I am well, and I know no such person.');
  await owner.getByRole('button', { name: 'I am alive. Stop this claim' }).click();
  await expect(owner.getByText('The owner is alive').first()).toBeVisible();
  await falseHeir.goto(`${COMPANIES}/successions`);
  await expect(falseHeir.getByText('The owner is alive')).toBeVisible();
});

test('on the day after, the signatory grants it, and the heir holds the store as an estate', async ({
  municipality,
}) => {
  laterNode = await openLaterNode(DECIDED_ON);
  const mayor = await signIn(
    await municipality.visitor({ baseURL: laterNode.address }),
    'mayor@sanisidro-maligaya.example',
    getProduct().password,
  );
  await mayor.goto('/administrator/users/successions');
  await mayor.getByRole('link', { name: STORE.name }).first().click();
  await mayor.getByRole('button', { name: 'Grant' }).click();
  await mayor.getByRole('dialog').getByRole('textbox').fill('No objections.');
  await mayor.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(mayor.getByText('Granted').first()).toBeVisible();
  await heir.goto(`${COMPANIES}/assessment/${STORE.code}`);
  await expect(heir.getByText('Estate of')).toBeVisible();
  await expect(heir.getByText(/Francisco/).first()).toBeVisible();
  await expect(heir.getByText(STORE.permit)).toBeVisible();
  await expectReadable(heir);
});

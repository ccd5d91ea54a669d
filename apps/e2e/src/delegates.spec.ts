import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { fillDate, getDateGroup } from './inputs/fill-date.ts';
import { type LaterNode, openLaterNode } from './later-node.ts';
import { waitForMail } from './outbox.ts';
import { createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/** A bookkeeper renews for an owner from a phone, and has no access on the day after the last one. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const COMPANIES = '/app/management/companies';
const SHOP = { code: 'SI-000123', name: 'Sipag Vulcanizing', owner: 'Domingo E. Calayag' };
const OWNER = 'domingo.calayag@negosyo.example';
const BOOKKEEPER = 'perla.domingo@negosyo.example';
const LAST_DAY = '2026-01-20';
const AFTER = '2026-01-21';

let owner: Page;
let bookkeeper: Page;
let later: LaterNode | undefined;

test.afterAll(async () => {
  await later?.close();
});

test('an owner appoints a bookkeeper after entering the password again', async ({ municipality }) => {
  owner = await signIn(await municipality.visitor({ viewport: PHONE }), OWNER, getProduct().password);
  await owner.goto(`${COMPANIES}/assessment/${SHOP.code}`);
  await owner.getByRole('button', { name: 'More about this business' }).click();
  await owner.getByRole('menuitem', { name: 'Delegates' }).click();
  await owner.getByLabel('E-mail of the delegate').fill(BOOKKEEPER);
  await expect(getDateGroup(owner, 'Last day').getByRole('combobox')).toHaveValue('12');
  await fillDate(owner, 'Last day', LAST_DAY);
  await expectReadable(owner);
  await owner.getByRole('button', { name: 'Appoint', exact: true }).click();
  await expect(owner.getByText('Awaiting reply')).toBeVisible();
});

test('the bookkeeper accepts, and the business shows whom the bookkeeper acts for', async ({ municipality }) => {
  bookkeeper = await signIn(await municipality.visitor({ viewport: PHONE }), BOOKKEEPER, getProduct().password);
  await bookkeeper.goto(COMPANIES);
  await bookkeeper.getByRole('link', { name: 'Clients I file for' }).click();
  await bookkeeper.getByRole('link', { name: new RegExp(SHOP.name) }).click();
  await expectReadable(bookkeeper);
  await bookkeeper.getByRole('button', { name: 'Accept' }).click();
  await bookkeeper.getByRole('link', { name: 'Open the business' }).click();
  await expect(bookkeeper.getByText(`for ${SHOP.owner}`)).toBeVisible();
  await bookkeeper.getByRole('button', { name: 'More about this business' }).click();
  await expect(bookkeeper.getByRole('menuitem', { name: 'How much will I pay?' })).toBeVisible();
  await expect(bookkeeper.getByRole('menuitem', { name: 'Delegates' })).toHaveCount(0);
  await bookkeeper.goto(`${COMPANIES}/clients`);
  await expect(bookkeeper.getByRole('link', { name: SHOP.name })).toBeVisible();
  await expectReadable(bookkeeper);
});

/** Every required paper, with that of the authority. */
async function sendPapers(page: Page): Promise<void> {
  await expect(page.getByText('Authority and ID of the representative').first()).toBeVisible();
  const choosers = page.locator('input[type="file"][aria-required="true"]');
  for (let place = 0, count = await choosers.count(); place < count; place += 1) {
    const paper = createPdf(`paper-${place + 1}.pdf`, `Paper ${place + 1} of the year`);
    await choosers.nth(place).setInputFiles({ ...paper });
    await expect(page.getByText(paper.name)).toBeVisible();
  }
}

test('the bookkeeper renews with the paper of authority, and swears in her own name', async () => {
  await bookkeeper.goto(`${COMPANIES}/assessment/${SHOP.code}`);
  await bookkeeper.getByRole('link', { name: /^Apply for / }).click();
  await bookkeeper.getByRole('button', { name: 'Start the application' }).click();
  await bookkeeper.getByLabel('Sales of Vulcanizing or auto repair', { exact: true }).fill('120000');
  await sendPapers(bookkeeper);
  await bookkeeper.getByRole('checkbox', { name: /I have read and agree/ }).check();
  await bookkeeper.getByLabel('Your full name, as your signature').fill('Perla H. Domingo');
  await bookkeeper.getByRole('button', { name: 'File the renewal' }).click();
  await expect(bookkeeper.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
});

test('the owner is notified, and reads in the record who filed under which authority', async () => {
  expect(await waitForMail(OWNER, /filed for you/)).toMatch(
    /Your delegate “Perla H\. Domingo” \(appointment DLG-2026-/,
  );
  await owner.goto(`${COMPANIES}/assessment/${SHOP.code}`);
  await owner.getByRole('link', { name: 'Renewal 2026' }).first().click();
  await expect(owner.getByText(/^Filed and sworn by Perla H\. Domingo, authorized representative of /)).toBeVisible();
  await owner.locator('summary', { hasText: 'Timeline' }).click();
  await expect(owner.getByText(/Perla H\. Domingo for Domingo E\. Calayag \(DLG-2026-\d{6}\)/).first()).toBeVisible();
  await expectReadable(owner);
  await owner.goto(`${COMPANIES}/assessment/delegates/${SHOP.code}`);
  await expect(owner.getByText(/Last activity: Filed an application or replied to an office/).first()).toBeVisible();
  await expectReadable(owner);
});

test('after the last day the business is gone for the bookkeeper', async ({ municipality }) => {
  later = await openLaterNode(AFTER);
  const page = await signIn(
    await municipality.visitor({ viewport: PHONE, baseURL: later.address }),
    BOOKKEEPER,
    getProduct().password,
  );
  await page.goto(`${COMPANIES}/clients`);
  await expect(page.getByText('You do not file for any client')).toBeVisible();
  await page.goto(`${COMPANIES}/assessment/${SHOP.code}`);
  await expect(page.getByText('Not found.').first()).toBeVisible();
  await expect(page.getByText(SHOP.name)).toHaveCount(0);
});

import { expect, type Page } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import {
  discardRegister,
  findPermittedBarangay,
  type PermittedBarangay,
  stageRegister,
} from './staging/stage-register.ts';
import { test } from './municipality.ts';

/** A barangay with 300 businesses more than the demonstration has gets a new code and a new name. */
test.describe.configure({ mode: 'serial' });

const OLD_CODE = '9990101003';
const NEW_CODE = '9980901003';
const BUSINESSES = 300;
const BARANGAYS = '/administrator/settings/barangays';
const words = `Lipatan ${Date.now() % 1_000_000}`;

let before: PermittedBarangay;
let admin: Page;

test.beforeAll(async () => {
  before = await findPermittedBarangay(OLD_CODE);
  await stageRegister(BUSINESSES, words, OLD_CODE);
});
test.afterAll(() => discardRegister(words));

test('a file of old and new codes shows its changes, and changes nothing by itself', async ({ municipality }) => {
  admin = await municipality.clerk('admin');
  await admin.goto(BARANGAYS);
  await admin.getByLabel('File of old and new codes').setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Old code,New code,Name\n${OLD_CODE},${NEW_CODE},${before.name} Norte\n`),
  });
  const row = admin.getByRole('table', { name: 'Preview of changes' }).getByRole('row').filter({ hasText: OLD_CODE });
  await expect(row).toContainText(`${before.name}, now ${before.name} Norte`);
  await expect(row).toContainText(NEW_CODE);
  const cellTexts = await row.getByRole('cell').allInnerTexts();
  expect(cellTexts.some((cell) => Number(cell) > BUSINESSES && Number(cell) < BUSINESSES + 50)).toBe(true);
  await expectReadable(admin);
  await expect(getBarangayRow(OLD_CODE)).toContainText(before.name);
});

test('the administrator confirms once more, and the barangay has its new code with all that belongs to it', async () => {
  await admin.getByRole('button', { name: 'Change 1 code' }).click();
  const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
  await expect(dialog).toContainText('all at once');
  await dialog.getByRole('button', { name: 'Change 1 code' }).click();
  await expect(admin.getByText('Codes changed: 1. Barangays merged: 0.').last()).toBeVisible({ timeout: 60_000 });
  await admin.getByLabel('Search for a barangay by name or code').fill(OLD_CODE);
  await expect(getBarangayRow(NEW_CODE)).toContainText(OLD_CODE);
  await expect(getBarangayRow(NEW_CODE)).toContainText(`${before.name} Norte`);
});

test('the register finds its businesses by the old code and by the new one', async ({ municipality }) => {
  const clerk = await municipality.clerk('bplo');
  for (const code of [OLD_CODE, NEW_CODE]) {
    await clerk.goto(`/bplo/request/holdings/list?search=${code}`);
    await expect(clerk.getByText(words).first()).toBeVisible();
  }
  await clerk.goto(`/bplo/request/holdings/list?search=${encodeURIComponent(`${words} 300`)}`);
  await expect(clerk.getByText(`${words} 300`).first()).toBeVisible();
});

test('a permit that was issued before keeps its printed content and is genuine', async ({ municipality }) => {
  const passerBy = await municipality.visitor();
  await passerBy.goto(`/permits/verify?permit_no=${before.permit_no}`);
  await expect(passerBy.getByText('This is the number of a valid permit')).toBeVisible();
  await expect(passerBy.getByText(before.name, { exact: false }).first()).toBeVisible();
  await expect(passerBy.getByText(`${before.name} Norte`)).toHaveCount(0);
});

function getBarangayRow(code: string) {
  return admin.getByRole('table', { name: 'Barangays' }).getByRole('row').filter({ hasText: code });
}

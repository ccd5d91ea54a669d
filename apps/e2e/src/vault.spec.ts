import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';

/** A laundry whose renewal was withdrawn: its papers are available for the next one. */
test.describe.configure({ mode: 'serial' });

const COMPANY = 'SI-000145';
const PHONE = { width: 360, height: 740 };
const PAPERS = `/app/request/holdings/files/${COMPANY}`;

let phone: Page;
let applicationNo = '';

test('a second application is filed on a phone without a single upload', async ({ municipality }) => {
  phone = await signIn(await municipality.visitor({ viewport: PHONE }), MAIN_OWNER, getProduct().password);
  const uploads: string[] = [];
  phone.on('request', (request) => {
    if (request.method() === 'POST' && /\/(?:uploads|documents)(?:\?|$)/.test(request.url()))
      uploads.push(request.url());
  });
  await phone.goto(`/app/management/companies/assessment/${COMPANY}`);
  await phone.getByRole('button', { name: 'Renew for 2026' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Figures for the year' })).toBeVisible();
  await phone.getByLabel('Sales of essential goods', { exact: true }).fill('0');
  await phone.getByLabel('Sales of other goods or services', { exact: true }).fill('240,000');
  await phone.keyboard.press('Tab');
  await expect(phone.getByText(/^Saved /)).toBeVisible();
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(phone.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(phone.getByText('All required documents have been uploaded.')).toBeVisible();
  await expect(phone.getByText(/^From your documents, uploaded on/).first()).toBeVisible();
  await expectReadable(phone);
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(phone.getByRole('heading', { level: 1, name: 'Check and sign' })).toBeVisible();
  await phone.getByRole('checkbox', { name: /I have read and agree/ }).check();
  await phone.getByLabel('Your full name, as your signature').fill('Rogelio J. Abantao');
  await phone.getByRole('button', { name: 'File the application' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
  applicationNo = await phone.getByRole('heading', { level: 2, name: /^APP-\d{4}-\d{6}$/ }).innerText();
  expect(uploads).toEqual([]);
});

test('the page of papers lists the applications of each, and a filed paper cannot be removed', async () => {
  await phone.goto(PAPERS);
  const basis = phone.getByRole('list', { name: /^Basis of tax/ }).getByRole('listitem');
  await expect(basis.first()).toContainText(applicationNo);
  await expect(basis.first()).toContainText(/APP-2026-\d{6}, APP-2026-\d{6}/);
  await expect(basis.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expectReadable(phone);
});

test('a newer copy is sent while the offices work, changes nothing for them, and is removed again', async () => {
  const newer = createPdf('amilyar.pdf', 'Receipt of the real-property tax');
  await phone.getByRole('button', { name: /^Upload a newer copy: Latest real-property/ }).click();
  await phone.getByLabel(/^Newer copy: Latest real-property/).setInputFiles({ ...newer });
  const receipts = phone.getByRole('list', { name: /^Latest real-property/ }).getByRole('listitem');
  await expect(receipts.first()).toContainText('amilyar.pdf');
  await expect(receipts.first()).toContainText('Not filed with any application yet');
  await expect(receipts.nth(1)).toContainText(applicationNo);
  await phone.getByRole('button', { name: 'Remove amilyar.pdf' }).click();
  await expect(receipts.first()).not.toContainText('amilyar.pdf');
});

test('the owner reads which office opened a paper, and when', async ({ municipality }) => {
  const bplo = await municipality.clerk('bplo');
  await bplo.goto(`/bplo/request/holdings/files/${COMPANY}/${applicationNo}`);
  const row = bplo.getByRole('row').filter({ hasText: 'Basis of tax' });
  await Promise.all([bplo.waitForEvent('download'), row.getByRole('button', { name: 'Download' }).click()]);
  await phone.goto(PAPERS);
  const basis = phone.getByRole('list', { name: /^Basis of tax/ }).getByRole('listitem');
  await expect(basis.first()).toContainText(/Opened by Business Permits and Licensing Office/);
});

test('the owner’s papers are listed business by business, readable on a phone', async () => {
  await phone.getByRole('link', { name: 'Documents of all businesses' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'My documents' })).toBeVisible();
  await expect(
    phone.getByRole('heading', { level: 2, name: 'Your own documents, for all your businesses' }),
  ).toBeVisible();
  await phone.getByRole('heading', { level: 2, name: 'Abantao Laundry Corner' }).click();
  await expect(phone.getByRole('list', { name: 'Abantao Laundry Corner' })).toBeVisible();
  await expectReadable(phone);
});

import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { waitForMail } from './outbox.ts';
import { registerOwner } from './owner/register-owner.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';

const REMEDIOS = {
  firstname: 'Remedios',
  lastname: 'Alonzo',
  email: 'remedios.alonzo@negosyo.example',
  password: 'apat na kalabaw sa tubigan',
};

test.describe.configure({ mode: 'serial' });

let owner: Page;

test('an owner requests a file of the own data on a phone, and downloads it', async ({ municipality }) => {
  owner = await municipality.visitor({ viewport: { width: 360, height: 740 } });
  await registerOwner(owner, REMEDIOS);
  await owner.goto('/app/account');
  await expect(owner.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Roles' })).toHaveCount(0);
  await owner.getByRole('tab', { name: 'Your data' }).click();
  await owner.getByRole('button', { name: 'Prepare my file' }).click();
  expect(await waitForMail(REMEDIOS.email, /file with your data is ready/i)).toContain('/app/account?tab=privacy');
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ebpls-my-data-2026-01-\d\d\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expectReadable(owner);
});

test('the owner reads which data are erased and which stay, requests erasure, and the administrator decides', async ({
  municipality,
}) => {
  await expect(owner.getByText('What the law requires us to keep')).toBeVisible();
  await owner.getByLabel('Your comments').fill('I moved to Cebu.');
  await owner.getByRole('checkbox', { name: /I have read/ }).check();
  await owner.getByRole('button', { name: 'Request account deletion' }).click();
  await expect(owner.getByText('The administrator is reviewing your request.')).toBeVisible();
  await expectReadable(owner);

  const admin = await municipality.clerk('admin');
  await admin.goto('/administrator/users');
  await admin.getByRole('button', { name: 'Oversight' }).click();
  await admin.getByRole('link', { name: 'Account deletion requests' }).click();
  const row = admin.getByRole('row').filter({ hasText: REMEDIOS.email });
  await expect(row).toContainText('I moved to Cebu.');
  await expectReadable(admin);
  await row.getByRole('button', { name: /^Approve/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Nothing of hers is open.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved, scheduled');
  expect(await waitForMail(REMEDIOS.email, /will be deleted/i)).toContain('Nothing of hers is open.');
});

test('the owner withdraws the request', async () => {
  await owner.reload();
  await expect(owner.getByText('Your request was approved.')).toBeVisible();
  await owner.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(owner.getByRole('button', { name: 'Request account deletion' })).toBeVisible();
});

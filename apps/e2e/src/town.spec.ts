import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { approveCase, claimCase, readFirstPaper } from './office/clearance-steps.ts';
import { acceptApplication, approveBill, computeBill, releasePermit, signPermit } from './office/licensing-steps.ts';
import { applyForPermit } from './owner/apply-for-permit.ts';
import { payWithGcash } from './owner/payment-steps.ts';
import { downloadPermit } from './owner/permit.ts';
import { registerBusiness } from './owner/register-business.ts';
import { registerOwner } from './owner/register-owner.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';
import { importWorkbook, proveWithPastBills, publishAsSecondPerson, writeReasons } from './treasury/revenue-code.ts';

/** A municipality whose revenue code is a file: its own lines of business, measures, fees and late rules. */
const BILLS_FILE = join(import.meta.dirname, '../../../tools/seed/data/towns/maliwanag/bills.json');
const HOTEL = `Bituin Hotel ${process.pid}`;
const GUEST = {
  firstname: 'Amihan',
  lastname: 'Reyes',
  email: `amihan.${process.pid}@negosyo.example`,
  password: 'silid-at-almusal-26',
};
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 900 };

test.describe.configure({ mode: 'serial' });
let owner: Page;
const application = { company_code: '', assessment_code: '' };

test('the next revenue code is imported from a workbook, and each finding gets a reason', async ({ municipality }) => {
  const admin = await municipality.clerk('admin');
  await importWorkbook(admin, 'MALIWANAG-2027');
  await expectReadable(admin);
  await writeReasons(admin, 'Decided with the Sangguniang Bayan.');
});

test('it is proved by last year’s bills, and a second person accepts the difference and publishes', async ({
  municipality,
}) => {
  const admin = await municipality.clerk('admin');
  const bills = JSON.parse(await readFile(BILLS_FILE, 'utf8')) as { charges: { code: string; amount: string }[] }[];
  const [first] = bills;
  if (!first) throw new Error('The municipality has no worked bills.');
  first.charges = first.charges.map((charge) => (charge.code === 'PERMIT' ? { ...charge, amount: '140.00' } : charge));
  await proveWithPastBills(admin, Buffer.from(JSON.stringify({ bills })));
  await expect(admin.getByRole('cell', { name: /^Mayor's permit/ })).toBeVisible();
  await publishAsSecondPerson(await municipality.clerk('treasurer'), admin.url());
});

test('anyone learns what a hotel would pay, by its rooms', async ({ municipality }) => {
  const visitor = await municipality.visitor({ viewport: PHONE });
  await visitor.goto('/pricing');
  const line = visitor.getByRole('combobox', { name: 'Line of business' });
  await line.fill('hotel');
  await visitor
    .getByRole('option', { name: /^Hotel/ })
    .first()
    .click();
  await expect(visitor.getByLabel('Rooms', { exact: true })).toBeVisible();
  await expect(visitor.getByLabel('Boarders', { exact: true })).toHaveCount(0);
  await expectReadable(visitor);
});

test('an owner registers a hotel and declares its rooms and its signs, and nothing of other lines', async ({
  municipality,
}) => {
  owner = await municipality.visitor();
  await registerOwner(owner, GUEST);
  application.company_code = await registerBusiness(owner, {
    company_name: HOTEL,
    barangay: 'Poblacion',
    line: 'Hotel',
    area: '1200',
    workers: { female: 1, male: 2 },
    total_assets: '2,500,000',
    date_started: '2026-01-12',
  });
  application.assessment_code = await applyForPermit(owner, {
    company_code: application.company_code,
    figures: { 'Capital invested in this line': '2,000,000' },
    measures: { Rooms: '64', 'Signs in square meters': '6' },
    absent: ['Boarders', 'Tables', 'Doors'],
    signed_name: 'Amihan Reyes',
    estimate: '₱5,053.00',
  });
  await owner.setViewportSize(PHONE);
  await owner.goto(
    `/app/management/companies/assessment/details/${application.assessment_code}/${application.company_code}`,
  );
  await expectReadable(owner);
  await owner.setViewportSize(DESK);
});

test('the offices read the rooms and clear the hotel', async ({ municipality }) => {
  await acceptApplication(await municipality.clerk('bplo'), HOTEL);
  await owner.reload();
  await expect(owner.getByRole('list', { name: 'Clearances' }).getByRole('listitem').first()).toBeVisible();
  const rhu = await municipality.clerk('rhu');
  await claimCase(rhu, 'rhu', HOTEL);
  await expect(rhu.getByText('64', { exact: true }).first()).toBeVisible();
  await readFirstPaper(rhu);
  await approveCase(rhu, HOTEL);
  for (const office of ['engineering', 'mpdo', 'fire', 'menro', 'assessor', 'barangay-poblacion']) {
    const clerk = await municipality.clerk(office);
    await claimCase(clerk, office, HOTEL);
    await readFirstPaper(clerk);
    await approveCase(clerk, HOTEL);
  }
});

test('the bill explains each charge by the code, and is paid to the centavo', async ({ municipality }) => {
  await computeBill(await municipality.clerk('bplo'), HOTEL);
  await approveBill(await municipality.clerk('treasurer'), HOTEL, '₱5,053.00');
  await owner.reload();
  await payWithGcash(owner, application, '₱5,053.00');
});

test('the permit is released, signed and genuine', async ({ municipality }) => {
  await releasePermit(await municipality.clerk('bplo'), HOTEL);
  await signPermit(await municipality.clerk('mayor'), HOTEL);
  const permit = await downloadPermit(owner, application);
  const passerBy = await municipality.visitor({ viewport: PHONE });
  await passerBy.goto(`/permits/verify/${permit.token}`);
  await expect(passerBy.getByText('This permit is genuine and valid')).toBeVisible();
  await expect(passerBy.getByText(HOTEL)).toBeVisible();
});

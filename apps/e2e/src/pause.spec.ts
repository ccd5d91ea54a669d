import { expect } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { expectReadable } from './expect-readable.ts';
import { fillDate } from './inputs/fill-date.ts';
import { signIn, test } from './municipality.ts';

/** A copra trader closes for some days, and opens again early, from a phone (decision 0079). */

const PHONE = { width: 360, height: 740 };
const TRADER = { company_code: 'SI-000126', email: 'wilfredo.ocamposy@negosyo.example' };

test('an owner closes for some days, everybody reads it, and he opens again early', async ({ municipality }) => {
  const owner = await signIn(
    await municipality.visitor({ viewport: PHONE, baseURL: getProduct().address }),
    TRADER.email,
    getProduct().password,
  );
  await owner.goto(`/app/management/companies/assessment/${TRADER.company_code}`);
  const permit_no =
    /MP-2026-\d{5}/.exec(
      await owner
        .getByText(/MP-2026-\d{5}/)
        .first()
        .innerText(),
    )?.[0] ?? '';
  await owner.goto(`/app/management/companies/assessment/changes/${TRADER.company_code}`);
  await owner.getByRole('link', { name: 'Declare a temporary closure' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Close temporarily' })).toBeVisible();
  await fillDate(owner, 'First day closed', '2026-01-11');
  await fillDate(owner, 'Last day closed', '2026-01-20');
  await owner.getByLabel('Why are you closing temporarily?').fill('Repairs after the storm');
  await owner.getByRole('button', { name: 'Declare these dates' }).click();
  await expect(owner.getByText('The first day cannot be in the past.').first()).toBeVisible();
  await fillDate(owner, 'First day closed', '2026-01-12');
  await owner.getByRole('button', { name: 'Declare these dates' }).click();
  await expect(owner.getByText(/Closed now · Repairs after the storm/)).toBeVisible();
  await expectReadable(owner);

  const passerBy = await municipality.visitor({ viewport: PHONE });
  await passerBy.goto(`/permits/verify?permit_no=${permit_no}`);
  await expect(passerBy.getByText('the business is temporarily closed', { exact: false }).first()).toBeVisible();
  await expectReadable(passerBy);

  await owner.getByRole('button', { name: 'Reopen now' }).click();
  await expect(owner.getByText(/Reopened · Repairs after the storm/)).toBeVisible();
  await passerBy.reload();
  await expect(passerBy.getByText('This is the number of a valid permit')).toBeVisible();
});

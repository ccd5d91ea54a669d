import { expect } from '@playwright/test';
import { Client } from 'pg';

import { getProduct } from './e2e-harness.ts';
import { getDatabaseUrl, stageCases } from './office/stage-cases.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

const PHONE = { viewport: { width: 360, height: 800 } };
const MAILBOX = 'bplo@sanisidro-maligaya.example';

/**
 * One paid application whose zoning clearance was recalled; returns its business and the function that restores it.
 */
async function recallOne(): Promise<{ readonly company_name: string; readonly restore: () => Promise<void> }> {
  const db = new Client({ connectionString: getDatabaseUrl(getProduct().data_dir) });
  await db.connect();
  const { rows } = await db.query<{ clearance_id: string; state: string; company_name: string }>(
    `select c.clearance_id, c.state, b.company_name
     from clearance c join application a using (assessment_id) join business b using (business_id)
     where a.state = 'PAID' order by a.assessment_id, c.clearance_id limit 1`,
  );
  const [one] = rows;
  if (!one) throw new Error('The demonstration has no paid application.');
  const put = 'update clearance set state = $2 where clearance_id = $1';
  await db.query(put, [one.clearance_id, 'RECALLED']);
  return {
    company_name: one.company_name,
    restore: async () => {
      await db.query(put, [one.clearance_id, one.state]);
      await db.end();
    },
  };
}

test('all paid permits are released in one act on a phone, and the one that must wait shows its reason', async ({
  municipality,
}) => {
  const recalledCase = await recallOne();
  try {
    const page = await signIn(await municipality.visitor(PHONE), MAILBOX, getProduct().password);
    await page.goto('/bplo/request/clearances?view=to_release');
    await page.getByRole('checkbox', { name: 'All', exact: true }).check();
    const count = await page.getByRole('checkbox', { name: /^Select / }).count();
    expect(count).toBeGreaterThanOrEqual(2);
    await expectReadable(page);

    await page.getByRole('button', { name: `Release ${count}` }).click();
    const dialog = page.getByRole('dialog', { name: `Release ${count} permits?` });
    await expect(dialog.getByRole('listitem')).toHaveCount(count);
    await dialog.getByRole('button', { name: `Release ${count}` }).click();

    const answer = page.getByRole('dialog', { name: new RegExp(`^\\d+ of ${count} released$`) });
    const refusedRow = answer.getByRole('listitem').filter({ hasText: recalledCase.company_name });
    await expect(refusedRow).toContainText('A clearance for this application is still missing');
    await expect(refusedRow.getByText('Refused', { exact: true })).toBeVisible();
    const doneCount = await answer.getByText('Done', { exact: true }).count();
    // The demonstration blocks one more, for a cheque, until a treasurer's journey clears it.
    expect([count - 1, count - 2]).toContain(doneCount);
    await expectReadable(page);
    await answer.getByRole('link', { name: recalledCase.company_name }).click();
    await expect(page.getByRole('heading', { level: 2, name: recalledCase.company_name, exact: true })).toBeVisible();

    await page.goto('/bplo/request/clearances?view=to_release');
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(count - doneCount);
  } finally {
    await recalledCase.restore();
  }
});

test('a clerk goes to a view by its misspelled name and to a case by its scanned number, without a mouse', async ({
  municipality,
}) => {
  const stagedCases = await stageCases({ office: 'mpdo', count: 2, name: 'Numero' });
  try {
    const page = await municipality.clerk('mpdo');
    await page.goto('/mpdo/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'Name or number' });
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('unclamed');
    await expect(page.getByRole('option', { selected: true })).toContainText('Unassigned cases');
    await expectReadable(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mpdo\/request\/clearances\?view=unclaimed/);

    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(stagedCases.applications[1]?.assessment_code ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: stagedCases.names[1] ?? '', exact: true })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Search or scan a number')).toBeVisible();
  } finally {
    await stagedCases.withdraw();
  }
});

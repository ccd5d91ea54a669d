// Browser steps of an inspection visit: plan it for today, and draw a signature on its report.

import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';

import { getProduct } from '../e2e-harness.ts';
import { fillDate } from '../inputs/fill-date.ts';
import { performAct } from './desk.ts';
import { getDatabaseUrl } from './stage-cases.ts';

/** Plans a visit for the last day of the office, and moves it to today in the database. */
export async function planVisit(page: Page, company_name: string): Promise<void> {
  await performAct(page, 'Schedule a visit', {
    confirm: 'Schedule',
    notice: 'The visit was scheduled and the owner notified.',
    fill: async (dialog) => {
      await fillDate(dialog, 'Date', '2026-01-14');
      await dialog.getByLabel('Time').fill('09:00');
      await dialog.getByLabel('Inspectors').fill('FO1 Aquino');
    },
  });
  const db = new Client({ connectionString: getDatabaseUrl(getProduct().data_dir) });
  await db.connect();
  try {
    await db.query(
      `update inspection i
       set scheduled_at = '2026-01-12T01:00:00Z'
       from clearance c
       join application a using (assessment_id)
       join business b using (business_id)
       where i.clearance_id = c.clearance_id and i.result is null and b.company_name = $1`,
      [company_name],
    );
  } finally {
    await db.end();
  }
}

/** Draws a signature as a finger would. */
export async function sign(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: 'Not signed yet' });
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (box === null) throw new Error('There is no field to sign on.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (const [right, down] of [
    [90, 20],
    [120, 80],
    [180, 30],
    [230, 70],
  ] as const)
    await page.mouse.move(box.x + right, box.y + down, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Signed', exact: true })).toBeVisible();
}

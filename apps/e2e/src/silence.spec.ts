import { expect } from '@playwright/test';

import { caseHead, openQueue } from './office/keys.ts';
import { passLegalTime } from './office/silence.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { recordOf } from './owner/pay.ts';
import { expectReadable } from './readable.ts';
import { test } from './town.ts';

const PHONE = { width: 360, height: 740 };
/** Monday to Thursday; the house stands on the Monday after. */
const DAYS = { received_at: '2026-01-05T09:00:00+08:00', due_on: '2026-01-08' };
const COUNTED = /Received 5 Jan, last day 8 Jan after 3 working days/;

let staged: StagedCases;
test.beforeAll(async () => {
  staged = await stageCases({ office: 'mpdo', count: 1, name: 'Tahimik' });
});
test.afterAll(() => staged.leave());

test('an office lets the legal time pass: the law approves, and desk and owner read by which days', async ({
  town,
}) => {
  const [name = ''] = staged.names;
  const [filed = { company_code: '', assessment_code: '' }] = staged.filed;
  const page = await town.clerk('mpdo');
  await openQueue(page, '/mpdo', name);
  const row = page.getByRole('listitem').getByRole('link', { name });
  await expect(row).toBeVisible();

  await passLegalTime(filed.assessment_code, DAYS);
  // Nobody touches the desk: the case leaves the queue by itself.
  await expect(row).toHaveCount(0);
  await page.goto(`/mpdo/request/clearances?view=decided&search=${encodeURIComponent(name)}`);
  await row.click();
  await expect(caseHead(page, name)).toBeVisible();
  await expect(page.getByText(COUNTED).first()).toBeVisible();
  await expectReadable(page);
  await page.screenshot({ path: test.info().outputPath('desk-1280.png') });

  const owner = await town.person(staged.owner);
  await owner.setViewportSize(PHONE);
  await owner.goto(recordOf(filed));
  await owner.locator('summary', { hasText: 'Clearances' }).click();
  await expect(owner.getByText('It had it from 5 Jan to 8 Jan, 3 working days by law.').first()).toBeVisible();
  await expectReadable(owner);
  await owner.screenshot({ path: test.info().outputPath('record-360.png'), fullPage: true });
});

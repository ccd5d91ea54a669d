import { expect } from '@playwright/test';

import { caseHead, openQueue } from './office/keys.ts';
import { passOfficeDays } from './office/silence.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { recordOf } from './owner/pay.ts';
import { expectReadable } from './readable.ts';
import { test } from './town.ts';

const PHONE = { width: 360, height: 740 };
/** Monday to Thursday; the house stands on the Monday after. */
const DAYS = { received_at: '2026-01-05T09:00:00+08:00', due_on: '2026-01-08' };

let staged: StagedCases;
test.beforeAll(async () => {
  staged = await stageCases({ office: 'mpdo', count: 1, name: 'Tahimik' });
});
test.afterAll(() => staged.leave());

test('an office lets its days pass: nothing is approved by it, and desk and owner read that it is late', async ({
  town,
}) => {
  const [name = ''] = staged.names;
  const [filed = { company_code: '', assessment_code: '' }] = staged.filed;
  await passOfficeDays(filed.assessment_code, DAYS);
  const page = await town.clerk('mpdo');
  await openQueue(page, '/mpdo', name);
  const row = page.getByRole('listitem').getByRole('link', { name });
  await row.click();
  await expect(caseHead(page, name)).toBeVisible();
  await expectReadable(page);

  const owner = await town.person(staged.owner);
  await owner.setViewportSize(PHONE);
  await owner.goto(recordOf(filed));
  await expect(owner.getByText(/is late: its last day was Thu 8 Jan/).first()).toBeVisible();
  await expect(owner.getByText(/The days of one office do not approve its part/).first()).toBeVisible();
  await expectReadable(owner);
  await owner.screenshot({ path: test.info().outputPath('record-360.png'), fullPage: true });
});

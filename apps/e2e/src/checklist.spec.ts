import { expect, type Page } from '@playwright/test';

import { fillDate } from './inputs/fill-date.ts';
import { expectCarriedOut } from './office/clearance-steps.ts';
import { getCaseHeading, openQueue, takeNext } from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const MISSING = 'Two bins have no lid.';

test.describe.configure({ mode: 'serial' });

let stagedCases: StagedCases | undefined;
test.beforeAll(async () => {
  stagedCases = await stageCases({ office: 'menro', count: 1, name: 'Talaan ng MENRO' });
});
test.afterAll(() => stagedCases?.withdraw());

const getName = (): string => stagedCases?.names[0] ?? '';
const getChecklist = (page: Page) => page.getByRole('list', { name: 'Checklist' });

test('an office answers its checklist by key; an item that does not comply becomes the condition', async ({
  municipality,
}) => {
  const page = await municipality.clerk('menro');
  await openQueue(page, '/menro', getName());
  await takeNext(page, getName());
  await expect(page.getByText('You can approve the case after you answer all items.').first()).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('m');
  const remark = page.getByRole('dialog', { name: 'What did you find?' });
  await remark.getByLabel(/^Remark/).fill(MISSING);
  await remark.getByRole('button', { name: 'Save' }).click();
  await expect(getChecklist(page)).toContainText(MISSING);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await expect(page.getByText('5 of 5 answered')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectReadable(page);
  await page.setViewportSize(DESK);
  // The count updates immediately after the key; a decision is possible when the office's answers are stored.
  await expect(page.getByRole('button', { name: /^Conditions/ })).toBeEnabled();

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Condition 1')).toHaveValue(new RegExp(MISSING));
  await fillDate(dialog, 'Due date', '2026-01-20');
  await dialog.getByRole('button', { name: 'Approve with conditions' }).click();
  await expect(page.getByText(`Approved ${getName()} with conditions.`)).toBeVisible();
  await expectCarriedOut(page, page.url());
});

test('the owner answers the condition on a phone, and the office closes it', async ({ municipality }) => {
  const { company_code, assessment_code } = stagedCases?.applications[0] ?? { company_code: '', assessment_code: '' };
  const owner = await municipality.person(stagedCases?.owner ?? '');
  await owner.setViewportSize(PHONE);
  await owner.goto(`/app/management/companies/assessment/details/${assessment_code}/${company_code}`);
  await owner.locator('summary', { hasText: 'Clearances' }).click();
  await expect(owner.getByText(/Does not comply: .*Two bins have no lid/)).toBeVisible();
  await owner.getByRole('link', { name: 'Reply', exact: true }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Meet a condition' })).toBeVisible();
  await expectReadable(owner);
  await owner.getByLabel('How did you meet this condition?').fill('Every bin has a lid now.');
  await owner.getByRole('button', { name: 'Send to the office' }).click();
  await expect(owner.getByText('Your reply was sent to the office.')).toBeVisible();

  const page = await municipality.clerk('menro');
  await page.goto('/menro/request/conditions');
  const row = page.getByRole('row').filter({ hasText: getName() });
  await expect(row).toContainText('Every bin has a lid now.');
  await row.getByRole('button', { name: /^Met/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Met' }).click();
  await expect(page.getByText('The condition was marked as met.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectReadable(page);
});

test('the head of an office reads and changes its list on a phone', async ({ municipality }) => {
  const page = await municipality.clerk('menro');
  await page.goto(`/menro/request/clearances?view=decided&search=${encodeURIComponent(getName())}`);
  await page.getByRole('link', { name: getName() }).click();
  await expect(getCaseHeading(page, getName())).toBeVisible();
  await page.getByRole('link', { name: 'Edit the checklist' }).click();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Office checklist' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The checklist was published for new cases.')).toBeVisible();
  await expect(page.getByText(/^Version 2/)).toBeVisible();
});

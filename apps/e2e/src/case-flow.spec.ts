import { expect, type Page } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import {
  answerAllByKey,
  getCaseHeading,
  claimByKey,
  decideByKey,
  expectFocusKept,
  openQueue,
  undoByKey,
} from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { test } from './municipality.ts';

let stagedCases: StagedCases | undefined;
test.afterEach(async () => {
  await stagedCases?.withdraw();
  stagedCases = undefined;
});

async function openStaged(page: Page, name: string, count: number): Promise<readonly string[]> {
  stagedCases = await stageCases({ office: 'mao', count, name });
  await openQueue(page, '/mao', stagedCases.searchText);
  await page.keyboard.press('j');
  return stagedCases.names;
}

test('on a phone a decision is undone, and a decision that was not undone is carried out', async ({ municipality }) => {
  const page = await municipality.clerk('mao');
  await page.setViewportSize({ width: 360, height: 740 });
  const [first = '', second = ''] = await openStaged(page, 'Bawi', 2);
  await claimByKey(page, first);
  await answerAllByKey(page);
  await decideByKey(page, 'a', 'Approve');
  await expect(getCaseHeading(page, second)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectReadable(page);
  await page.screenshot({ path: test.info().outputPath('undo-360.png') });
  await undoByKey(page, first);
  await expectFocusKept(page);
  await decideByKey(page, 'a', 'Approve');
  await expect(getCaseHeading(page, second)).toBeVisible();
  await page.keyboard.press('k');
  // Decided cases leave the queue: the one above is no neighbour any more.
  await expect(getCaseHeading(page, second)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/mao/request/clearances?view=decided&search=${encodeURIComponent(first)}`);
  await expect(page.getByRole('link', { name: first })).toBeVisible();
});

test('a case is put back with its reason, and a shift ends with everything handed over', async ({ municipality }) => {
  const page = await municipality.clerk('mao');
  const [first = '', second = ''] = await openStaged(page, 'Palit', 2);
  await claimByKey(page, first);
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: `Return ${first} to the queue?` });
  await dialog.getByLabel('Reason').fill('I know the owner.');
  await dialog.getByRole('button', { name: 'Return to queue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/· unassigned$/)).toBeVisible();
  await expectFocusKept(page);

  await page.keyboard.press('j');
  await claimByKey(page, second);
  await page.getByRole('link', { name: /^Mine/ }).click();
  await page.getByRole('button', { name: 'Reassign' }).click();
  const shift = page.getByRole('dialog', { name: 'Reassign all your cases' });
  await expectReadable(page);
  await shift.getByLabel('Note').fill('The plans are on my table.');
  await shift.getByRole('button', { name: 'Reassign' }).click();
  await expect(page.getByText('Your cases were reassigned.')).toBeVisible();
  await expect(page.getByText(second)).toBeHidden();
});

import { expect } from '@playwright/test';

import {
  answerAllByKey,
  claimByKey,
  collectPageErrors,
  countKeys,
  decideByKey,
  expectDeskIntact,
  expectFocusKept,
  openQueue,
  undoByKey,
} from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { isWhole } from './sweeps/sweep-sample.ts';
import { test } from './municipality.ts';

/** Forty in a whole run, in both browsers: a minute in each on a quiet machine (decision 0190). */
const CASES_IN_A_ROW = isWhole ? 40 : 5;
/** Ten times as long, for a busy machine. */
const TEST_TIMEOUT_MS = 600_000;

let stagedCases: StagedCases | undefined;
test.afterEach(() => stagedCases?.withdraw());

/** From the open case to the next one: claim, review the paper, answer the list, open the dialog, confirm. */
const KEYS_EACH = 5;
/** Decided too fast, undone and decided once more, with one key for the undo and two for the decision. */
const UNDONE_PLACE = 2;
const KEYS_UNDOING = 3;

test(`${CASES_IN_A_ROW} cases in a row are decided by keyboard, one taken back, and the focus is never lost`, async ({
  municipality,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  stagedCases = await stageCases({ office: 'rhu', count: CASES_IN_A_ROW, name: 'Apatnapu', are_next: true });
  const page = await municipality.clerk('rhu');
  const complaints = collectPageErrors(page);
  await openQueue(page, '/rhu', stagedCases.searchText);
  await page.keyboard.press('j');
  const keys = await countKeys(page);
  for (const [place, name] of stagedCases.names.entries()) {
    await claimByKey(page, name);
    await page.keyboard.press('v');
    await expect(page.getByText('The document was marked as valid.')).toBeVisible();
    await expectFocusKept(page);
    await answerAllByKey(page);
    await decideByKey(page, 'a', 'Approve');
    await expect(page.getByText(`Approved ${name}.`)).toBeVisible();
    await expectFocusKept(page);
    if (place !== UNDONE_PLACE) continue;
    await undoByKey(page, name);
    await expectFocusKept(page);
    await decideByKey(page, 'a', 'Approve');
    await expectFocusKept(page);
  }
  expect(await keys()).toBe(CASES_IN_A_ROW * KEYS_EACH + KEYS_UNDOING);
  // Without a next case the last one stays, until its decision is carried out on the screen.
  await expect(page.getByText('This case has been decided.')).toBeVisible();
  await expectDeskIntact(page);
  expect(complaints).toEqual([]);
  await page.goto(`/rhu/request/clearances?view=decided&search=${encodeURIComponent(stagedCases.searchText)}`);
  await expect(page.getByRole('link', { name: new RegExp(stagedCases.searchText) })).toHaveCount(CASES_IN_A_ROW);
});

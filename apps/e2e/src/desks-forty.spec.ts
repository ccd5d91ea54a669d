import { expect } from '@playwright/test';

import {
  answerAllByKey,
  claimByKey,
  collectPageErrors,
  countKeys,
  decideByKey,
  expectDeskStands,
  expectFocusKept,
  openQueue,
  undoByKey,
} from './office/keys.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { isWhole } from './sweeps/size.ts';
import { test } from './town.ts';

/** Forty in a whole run, in both browsers: a minute in each on a quiet machine (decision 0190). */
const CASES_IN_A_ROW = isWhole ? 40 : 5;
/** Ten times as long, when others work on the machine. */
const PATIENCE_MS = 600_000;

let staged: StagedCases | undefined;
test.afterEach(() => staged?.leave());

/** From the open case to the next one that is open: claim, judge the paper, answer the list, ask, confirm. */
const KEYS_EACH = 5;
/** Decided too fast, taken back and decided once more, with one key for the way back and two for the decision. */
const UNDONE = 2;
const KEYS_UNDOING = 3;

test(`${CASES_IN_A_ROW} cases in a row are decided by keyboard, one taken back, and the focus is never lost`, async ({
  town,
}) => {
  test.setTimeout(PATIENCE_MS);
  staged = await stageCases({ office: 'rhu', count: CASES_IN_A_ROW, name: 'Apatnapu', are_next: true });
  const page = await town.clerk('rhu');
  const complaints = collectPageErrors(page);
  await openQueue(page, '/rhu', staged.words);
  await page.keyboard.press('j');
  const keys = await countKeys(page);
  for (const [place, name] of staged.names.entries()) {
    await claimByKey(page, name);
    await page.keyboard.press('v');
    await expect(page.getByText('The paper is marked valid.')).toBeVisible();
    await expectFocusKept(page);
    await answerAllByKey(page);
    await decideByKey(page, 'a', 'Approve');
    await expect(page.getByText(`Approved ${name}.`)).toBeVisible();
    await expectFocusKept(page);
    if (place !== UNDONE) continue;
    await undoByKey(page, name);
    await expectFocusKept(page);
    await decideByKey(page, 'a', 'Approve');
    await expectFocusKept(page);
  }
  expect(await keys()).toBe(CASES_IN_A_ROW * KEYS_EACH + KEYS_UNDOING);
  // Nothing comes next: the last one stays, until it is carried out before the clerk's eyes.
  await expect(page.getByText('This case is decided.')).toBeVisible();
  await expectDeskStands(page);
  expect(complaints).toEqual([]);
  await page.goto(`/rhu/request/clearances?view=decided&search=${encodeURIComponent(staged.words)}`);
  await expect(page.getByRole('link', { name: new RegExp(staged.words) })).toHaveCount(CASES_IN_A_ROW);
});

import { expect } from '@playwright/test';

import { complaintsOf, decideByKey, expectDeskStands, expectFocusKept, openQueue, takeNext } from './office/keys.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { test } from './town.ts';

const CASES_IN_A_ROW = 40;
/** A minute on a quiet machine; ten when others work on it. */
const PATIENCE_MS = 600_000;

let staged: StagedCases | undefined;
test.afterEach(() => staged?.leave());

test('forty cases in a row are decided by keyboard, and the focus is never lost', async ({ town }) => {
  test.setTimeout(PATIENCE_MS);
  staged = await stageCases({ office: 'rhu', count: CASES_IN_A_ROW, name: 'Apatnapu' });
  const page = await town.clerk('rhu');
  const complaints = complaintsOf(page);
  await openQueue(page, '/rhu', staged.words);
  for (const name of staged.names) {
    await takeNext(page, name);
    await page.keyboard.press('v');
    await expect(page.getByText('The paper is marked valid.')).toBeVisible();
    await expectFocusKept(page);
    await decideByKey(page, 'a', 'Approve');
    await expect(page.getByText('This case is decided.')).toBeVisible();
    await expectFocusKept(page);
  }
  await expectDeskStands(page);
  expect(complaints).toEqual([]);
});

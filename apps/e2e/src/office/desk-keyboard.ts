// Drives the desk of an office by keyboard only. The search limits the queue to the cases of the test.

import { expect, type Locator, type Page } from '@playwright/test';

/** A desk opened at one search, so that only staged cases are in its queue; then the keyboard does everything. */
export async function openQueue(page: Page, area: string, words: string): Promise<void> {
  await page.goto(`${area}/request/clearances?search=${encodeURIComponent(words)}`);
  await expect(getPane(page, 'Queue').getByRole('listitem').getByRole('link').first()).toBeVisible();
}

const getPane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const getDocumentsPane = (page: Page) => getPane(page, 'Documents');
export const getCaseHeading = (page: Page, name: string) =>
  getPane(page, 'Case').getByRole('heading', { level: 2, name, exact: true });

const POLL_INTERVALS = { intervals: [20, 50, 100] };

/** The focused element; never the page itself while a clerk works. */
export async function expectFocusKept(page: Page): Promise<void> {
  const getFocusedTag = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? 'none');
  await expect
    .poll(getFocusedTag, { ...POLL_INTERVALS, message: 'the focus fell to the page' })
    .not.toMatch(/^(?:BODY|HTML|none)$/);
}

/** All three panes are visible, and the area shows no failure. */
export async function expectDeskIntact(page: Page): Promise<void> {
  await expect(page.getByText(/is not available right now|cannot be shown right now/)).toHaveCount(0);
  for (const name of ['Queue', 'Case', 'Documents']) await expect(getPane(page, name)).toBeVisible();
}

/** Turns one paper forward and back again, and each time reads another position in the strip. */
export async function pageThroughPapers(page: Page): Promise<void> {
  const place = getDocumentsPane(page).getByText(/^\d+ of \d+$/);
  const [, all = '0'] = /of (\d+)/.exec(await place.innerText()) ?? [];
  const steps = Math.min(Number(all) - 1, 4);
  expect(steps, 'there are papers to turn').toBeGreaterThan(0);
  for (let step = 0; step < steps; step += 1) {
    const before = await place.innerText();
    await page.keyboard.press(']');
    await expect(place).not.toHaveText(before);
  }
  for (let step = 0; step < steps; step += 1) {
    const before = await place.innerText();
    await page.keyboard.press('[');
    await expect(place).not.toHaveText(before);
  }
  await expectDeskIntact(page);
}

/** V marks the open paper; its chip shows the mark. */
export async function markValidByKey(page: Page): Promise<void> {
  await page.keyboard.press('v');
  await expect(page.getByText('The document was marked as valid.')).toBeVisible();
  await expect(getDocumentsPane(page).locator('[aria-current]').getByText('✓')).toBeVisible();
}

/** N opens the question about the fault, answered without the mouse. */
export async function requestCopyByKey(page: Page, remarks: string): Promise<void> {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this document?' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('What the owner must do').focus();
  await page.keyboard.insertText(remarks);
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The owner can see what is wrong with the document.')).toBeVisible();
}

/** Opens the act's dialog by key and confirms it with Enter. */
export async function decideByKey(page: Page, key: string, confirm: string): Promise<void> {
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: confirm, exact: true })).toBeVisible();
  await expectFocusInside(dialog);
  // A page that reloads behind the dialog may take the focus: the dialog stays open, and has it back.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-case-top]')?.focus());
  await expectFocusInside(dialog);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function expectFocusInside(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement)), POLL_INTERVALS).toBe(true);
}

/** 0 marks every item of the office's list as complied, and no answer is open any more. */
export async function answerAllByKey(page: Page): Promise<void> {
  const list = getPane(page, 'Case').getByRole('list', { name: 'Checklist' });
  await expect(list).toBeVisible();
  await page.keyboard.press('0');
  await expect(list.locator('[aria-current]')).toHaveCount(0);
  await expectDeciding(page);
}

/** From the queue to the claimed case. */
export async function takeNext(page: Page, name: string): Promise<void> {
  await page.keyboard.press('j');
  await claimByKey(page, name);
}

/** Claims the case that has opened. */
export async function claimByKey(page: Page, name: string): Promise<void> {
  await expect(getCaseHeading(page, name)).toBeVisible();
  await page.keyboard.press('l');
  await expectClaimed(page);
}

/** The case is the clerk's; where others are due earlier, the reason is given first. */
export async function expectClaimed(page: Page): Promise<void> {
  const claimNotice = page.getByText(/assigned to you/);
  const dialog = page.getByRole('dialog', { name: /ahead of its turn/ });
  await expect(claimNotice.or(dialog).first()).toBeVisible();
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Reason').selectOption('AT_COUNTER');
    await dialog.getByRole('button', { name: 'Take case' }).click();
  }
  await expect(claimNotice).toBeVisible();
}

/** Undoes the last decision; its case is open again, claimed as before. */
export async function undoByKey(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`Approved ${name}.`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(getCaseHeading(page, name)).toBeVisible();
  await expect(page.getByText(/assigned to you/)).toBeVisible();
  await expect(page.getByText(`Approved ${name}.`)).toBeHidden();
  await expectDeciding(page);
}

/** The desk may decide: every answer is stored, and nothing is held. */
async function expectDeciding(page: Page): Promise<void> {
  const approve = getPane(page, 'Case')
    .getByRole('button', { name: /^Approve/ })
    .first();
  await expect(approve).toBeVisible();
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
}

/** Counts the keys that are pressed on a page from now on. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem('keys', '0');
    const count = (): void => sessionStorage.setItem('keys', String(Number(sessionStorage.getItem('keys')) + 1));
    addEventListener('keydown', count, { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('keys')));
}

/** Errors that the desk throws from now on, also those that it catches. */
export function collectPageErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

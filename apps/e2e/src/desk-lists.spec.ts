import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';
import { downloadFile } from './treasury/sheets.ts';

const CASES = 6;
/** Lines above the heads: the list, its filters, and the time of the file. */
const HEAD_LINES = 3;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

let stagedCases: StagedCases | undefined;
test.afterEach(async () => {
  await stagedCases?.withdraw();
  stagedCases = undefined;
});

const getTable = (page: Page) => page.getByRole('table', { name: 'Request For Clearances' });
const listNames = (page: Page) => getTable(page).locator('tbody a.go').allInnerTexts();

test('a clerk sorts the queue, hides a column and downloads exactly these rows as a file', async ({ municipality }) => {
  stagedCases = await stageCases({ office: 'mao', count: CASES, name: 'Talahanayan' });
  const page = await municipality.clerk('mao');
  await page.goto('/mao/request/clearances?layout=table');
  const field = page.getByRole('searchbox', { name: 'Name or number' });
  // Misspelled, and not submitted: the list follows while somebody types.
  await field.pressSequentially(stagedCases.searchText.replace('hanayan', 'hanyaan'));
  await expect(page).toHaveURL(/search=/);
  await expect(field).toBeFocused();
  await field.fill(stagedCases.searchText);
  await expect(page).toHaveURL((address) => address.searchParams.get('search') === stagedCases?.searchText);
  await expect.poll(() => listNames(page)).toHaveLength(CASES);
  await expect(field).toBeFocused();

  const head = getTable(page).getByRole('columnheader', { name: /^Business/ });
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => listNames(page)).toEqual(stagedCases.names.toReversed());

  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByLabel('Barangay').uncheck({ force: true });
  await panel.getByLabel('Compact').check({ force: true });
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel).toBeHidden();
  await expect(getTable(page).getByRole('columnheader', { name: 'Barangay' })).toHaveCount(0);

  const csv = await downloadFile(page, page.getByRole('button', { name: 'CSV file' }));
  const [heads, ...rows] = (parse(csv, { bom: true, relax_column_count: true }) as string[][]).slice(HEAD_LINES);
  expect(heads).not.toContain('Barangay');
  expect(rows.map(([name]) => name)).toEqual(stagedCases.names.toReversed());

  await page.reload();
  await expect(getTable(page).getByRole('columnheader', { name: 'Barangay' })).toHaveCount(0);
  await expectReadable(page);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('list', { name: 'Request For Clearances' }).getByRole('listitem')).toHaveCount(CASES);
  await expectReadable(page);
  await page.setViewportSize(DESK);
});

test('a row of the table opens at the desk, in the order of the table', async ({ municipality }) => {
  stagedCases = await stageCases({ office: 'mao', count: 2, name: 'Hanay' });
  const page = await municipality.clerk('mao');
  const query = `search=${encodeURIComponent(stagedCases.searchText)}&sort=-business&layout=table`;
  await page.goto(`/mao/request/clearances?${query}`);
  const [first = '', last = ''] = stagedCases.names;
  await getTable(page).getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: last, exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible();
});

/** Lists of the administration, with the mailbox of a reader. */
const ADMINISTRATION_LISTS = [
  ['admin', '/administrator/settings/barangays'],
  ['admin', '/administrator/settings/staff'],
  ['admin', '/administrator/settings/recipients'],
  ['admin', '/administrator/settings/release'],
  ['admin', '/administrator/requirements'],
  ['treasurer', '/administrator/treasury/counter/forms'],
  ['treasurer', '/administrator/treasury/counter/cheques'],
  ['treasurer', '/administrator/treasury/counter/receipts'],
  ['admin', '/administrator/users'],
] as const;
/** A title of two lines with its act, and three lines of cells below it. */
const HIGHEST_ROW_PX = 170;

test('rows of the administration are low on a phone, and no list scrolls sideways', async ({ municipality }) => {
  for (const [mailbox, path] of ADMINISTRATION_LISTS) {
    const page = await municipality.clerk(mailbox);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const rows = page.locator('.eb-table :is(tbody tr, .cards > li):visible');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThanOrEqual(HIGHEST_ROW_PX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width);
  }
});

test('on a phone the name of every view of a queue is whole', async ({ municipality }) => {
  const page = await municipality.clerk('mao');
  await page.setViewportSize(PHONE);
  await page.goto('/mao/request/clearances');
  const views = page.locator('.queue .eb-chip');
  await expect(views.first()).toBeVisible();
  const ends = await views.evaluateAll((all) => all.map((view) => view.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width);
});

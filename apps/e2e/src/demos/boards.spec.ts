import { expect, type Locator, type Page } from '@playwright/test';

import { getProduct } from '../e2e-harness.ts';
import { expectReadable } from '../expect-readable.ts';
import { TEMPLATE_READER, signIn, test } from '../municipality.ts';

/** Calendar and kanban of the template, used on a desk and on a phone. */
test.describe.configure({ mode: 'serial' });

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

let page: Page;

test.beforeAll(async ({ municipality }) => {
  page = await municipality.visitor({ viewport: DESK });
  await signIn(page, TEMPLATE_READER, getProduct().password);
});

async function applySettings(settings: object): Promise<void> {
  const all = { theme: 'ONE_DARK', direction: 'ltr', language: 'en', responsiveFontSizes: true, ...settings };
  await page.evaluate((text) => localStorage.setItem('settings', text), JSON.stringify(all));
}

const getCentre = async (part: Locator): Promise<{ x: number; y: number }> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test('an event is made by selecting hours, dragged to another day, resized at both ends, and stays after a reload', async () => {
  await applySettings({ theme: 'LIGHT' });
  await page.goto('/app/calendar?view=week&date=2027-06-09');
  const monday = page.locator('[data-date="2027-06-07"]').last();
  const ten = await page.getByText('10am', { exact: true }).boundingBox();
  const column = await monday.boundingBox();
  const x = (column?.x ?? 0) + 40;
  const y = (ten?.y ?? 0) + 12;
  await drag({ x, y }, { x, y: y + 70 });
  await page.getByLabel('Title').fill('Taste the vinegar');
  await expect(page.locator('input[name=startDay]')).toHaveValue('2027-06-07');
  await expect(page.getByLabel('Start time')).toHaveValue('10:00');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const event = page.getByRole('button', { name: /Taste the vinegar/ });
  const at = await getCentre(event);
  await drag(at, { x: at.x + 2 * (column?.width ?? 0), y: at.y });
  await expect(page.getByRole('status').filter({ hasText: /now starts.*9 Jun/ })).toBeAttached();
  const box = await event.boundingBox();
  if (box === null) throw new Error('not on the screen');
  const top = { x: box.x + box.width / 2, y: box.y + 2 };
  await drag(top, { x: top.x, y: top.y - 50 });
  await expect(page.getByRole('status').filter({ hasText: /9:00 AM/ })).toBeAttached();
  const lower = await event.boundingBox();
  if (lower === null) throw new Error('not on the screen');
  const bottom = { x: lower.x + lower.width / 2, y: lower.y + lower.height - 2 };
  await drag(bottom, { x: bottom.x, y: bottom.y + 50 });
  await page.getByRole('link', { name: 'Month' }).click();
  await expect(page.getByRole('button', { name: /Taste the vinegar/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Taste the vinegar/ }).click();
  await expect(page.locator('input[name=startDay]')).toHaveValue('2027-06-09');
  await expect(page.getByLabel('Start time')).toHaveValue('09:00');
  const end = await page.getByLabel('End time').inputValue();
  expect(end > '12:00').toBe(true);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /Taste the vinegar/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Today' }).click();
  await expectReadable(page);
});

test('a phone begins with the agenda, and a new event appears there', async () => {
  await page.setViewportSize(PHONE);
  await applySettings({ theme: 'UNICORN', direction: 'rtl', language: 'fil' });
  await page.goto('/app/calendar');
  await expect(page.getByRole('link', { name: 'Adyenda' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Bagong kaganapan' }).click();
  await page.getByLabel('Pamagat').fill('Tikman ang suka');
  await page.getByRole('button', { name: 'Kumpirmahin' }).click();
  await expect(page.getByText('Tikman ang suka', { exact: true })).toBeVisible();
  await expectReadable(page);
});

const list = (name: string): Locator => page.getByRole('region', { name, exact: true });
const loadSavedBoard = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('ebpls-demo.kanban'));

test('a card is dragged to another list, and by keys to a third; both stay after a reload', async () => {
  await page.setViewportSize(DESK);
  await applySettings({});
  await page.goto('/app/kanban');
  const card = page.getByRole('link', { name: 'Bottled tuyo in olive oil' });
  await drag(await getCentre(card), await getCentre(page.getByRole('link', { name: 'Mend the freezer door' })));
  await expect(list('To do').getByRole('link', { name: 'Bottled tuyo in olive oil' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /dropped in To do/ })).toBeAttached();
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(card).toBeFocused();
  const before = await loadSavedBoard();
  await page.keyboard.press('Space');
  // The drop shows immediately and is saved when its call is answered.
  await expect.poll(loadSavedBoard).not.toBe(before);
  await page.reload();
  await expect(list('In work').getByRole('link', { name: 'Bottled tuyo in olive oil' })).toBeVisible();
  await expectReadable(page);
});

test('a phone moves a card without dragging, and its texts save themselves', async () => {
  await page.setViewportSize(PHONE);
  await applySettings({ theme: 'LIGHT', direction: 'rtl' });
  await page.goto('/app/kanban');
  await page.getByRole('button', { name: /^Move .*Loyalty card with ten stamps.* to…$/ }).click();
  await page.getByLabel('List', { exact: true }).selectOption('Done');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(list('Done').getByRole('link', { name: 'Loyalty card with ten stamps' })).toBeAttached();
  await page.getByRole('link', { name: 'Loyalty card with ten stamps' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Description/).fill('Ten stamps, one coffee.');
  await dialog.getByLabel(/^Write a comment/).fill('Printed.');
  await dialog.getByLabel(/^Write a comment/).press('Enter');
  await expect(dialog.getByText('Liwayway Reyes')).toBeVisible();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await expectReadable(page);
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel(/^Description/)).toHaveValue('Ten stamps, one coffee.');
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';

import { MAIN_OWNER, test } from './town.ts';

/** A machine whose way to the server can be cut: its sockets close, and nothing of the API answers, as when the server was killed. */
interface Cable {
  readonly cut: () => Promise<void>;
  readonly plug: () => void;
}

async function cableOf(page: Page): Promise<Cable> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
    return undefined;
  });
  await page.route('**/api/**', (route) => (isCut ? route.abort('connectionrefused') : route.continue()));
  return {
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    plug: () => {
      isCut = false;
    },
  };
}

const fab = (page: Page): Locator => page.getByRole('button', { name: /^Inquiry/ });
const drawer = (page: Page): Locator => page.getByRole('dialog');
const bubbles = (page: Page): Promise<string[]> => drawer(page).getByRole('region', { name: 'Messages' }).locator('ol > li > p[dir]').allTextContents();

async function ask(page: Page, subject: string): Promise<void> {
  await fab(page).click();
  await drawer(page).getByRole('button', { name: 'New Inquiry' }).click();
  await drawer(page).getByLabel('Subject').fill(subject);
  await drawer(page).getByLabel('Remarks').fill('Papers of 2019');
  await drawer(page).getByLabel('Message').fill('The second page is faded. Is a photo enough?');
  await drawer(page).getByRole('button', { name: 'Send to FIRE' }).click();
  await expect(page.getByText('Inquiry successfully send.')).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: new RegExp(subject) })).toBeVisible();
}

async function reply(page: Page, words: string): Promise<void> {
  await drawer(page).getByLabel('Reply', { exact: true }).fill(words);
  await drawer(page).getByRole('button', { name: 'Send reply' }).click();
}

test('an owner asks, fire answers, the line is cut and the server is gone while both write: each message arrives once, in order, and both sides agree on what is unread', async ({ town }) => {
  const subject = `Occupancy permit ${Date.now()}`;
  const owner = await town.person(MAIN_OWNER);
  const clerk = await town.clerk('fire');
  const cable = await cableOf(owner);
  await owner.reload();
  await expect(fab(owner)).toBeVisible();

  await ask(owner, subject);
  await owner.keyboard.press('Escape');
  await expect(fab(clerk)).toHaveAccessibleName(/[1-9]\d* unread/);
  await fab(clerk).click();
  await drawer(clerk).getByRole('button', { name: new RegExp(subject) }).click();
  await expect.poll(() => bubbles(clerk)).toEqual(['The second page is faded. Is a photo enough?']);

  await reply(clerk, 'Yes, a clear photo of both pages.');
  await expect(owner.getByText('New message found.')).toBeVisible();
  await expect(fab(owner)).toHaveAccessibleName(/1 unread/);
  await fab(owner).click();
  await drawer(owner).getByRole('button', { name: new RegExp(subject) }).click();
  await expect(drawer(clerk).getByText(/^Seen by/)).toBeVisible();

  await cable.cut();
  for (const words of ['Salamat po.', 'Here is the first page.', 'And the second.']) await reply(owner, words);
  await expect(drawer(owner).getByText('Waiting for connection. It will be sent once.')).toHaveCount(3);
  await reply(clerk, 'We wait for it.');
  cable.plug();

  const whole = ['The second page is faded. Is a photo enough?', 'Yes, a clear photo of both pages.', 'We wait for it.', 'Salamat po.', 'Here is the first page.', 'And the second.'];
  await expect.poll(() => bubbles(clerk), { timeout: 90_000 }).toEqual(whole);
  await expect.poll(() => bubbles(owner)).toEqual(whole);
  await expect(drawer(clerk).getByText(/^Seen by/)).toHaveCount(2);
  await expect(drawer(owner).getByText(/^Seen by/)).toHaveCount(4);
  for (const page of [owner, clerk]) {
    await drawer(page).getByRole('button', { name: 'Back to list' }).click();
    await expect(drawer(page).getByRole('button', { name: new RegExp(subject) }).getByLabel('Unread')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await expect(fab(owner)).toHaveAccessibleName('Inquiry');
});

/** Presses Tab until the focus is there; a person gives up after sixty. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

test('the whole messenger is used by the keyboard alone', async ({ town }) => {
  const subject = `By keyboard ${Date.now()}`;
  const owner = await town.person(MAIN_OWNER);
  await owner.reload();
  await tabTo(owner, fab(owner));
  await owner.keyboard.press('Enter');
  await tabTo(owner, drawer(owner).getByRole('button', { name: 'New Inquiry' }));
  await owner.keyboard.press('Enter');
  await expect(drawer(owner).getByLabel('Office')).toBeFocused();
  for (const words of [subject, 'Keys', 'No mouse here.']) {
    await owner.keyboard.press('Tab');
    await owner.keyboard.type(words);
  }
  await owner.keyboard.press('Tab');
  await owner.keyboard.press('Enter');
  const row = drawer(owner).getByRole('button', { name: new RegExp(subject) });
  await expect(row).toBeVisible();
  await tabTo(owner, row);
  await owner.keyboard.press('Enter');
  await expect(drawer(owner).getByLabel('Reply', { exact: true })).toBeFocused();
  await owner.keyboard.type('One line more.');
  await owner.keyboard.press('Control+Enter');
  await expect.poll(() => bubbles(owner)).toEqual(['No mouse here.', 'One line more.']);
  await owner.keyboard.press('Escape');
  await expect(drawer(owner)).toHaveCount(0);
  await expect(fab(owner)).toBeFocused();
});

for (const { theme, direction, width } of [
  { theme: 'UNICORN', direction: 'ltr', width: 320 },
  { theme: 'LIGHT', direction: 'rtl', width: 1280 },
  { theme: 'ONE_DARK', direction: 'ltr', width: 1280 },
]) {
  test(`list, new inquiry and thread can be read and used in ${theme}, ${direction}, at ${width} px`, async ({ town }) => {
    const owner = await town.person(MAIN_OWNER);
    await owner.setViewportSize({ width, height: 800 });
    await owner.evaluate((settings) => localStorage.setItem('settings', JSON.stringify(settings)), { theme, direction, language: 'en', responsiveFontSizes: true });
    await owner.reload();
    await ask(owner, `In ${theme}`);
    await fits(owner);
    await drawer(owner).getByRole('button', { name: 'New Inquiry' }).click();
    await drawer(owner).getByRole('button', { name: 'Send to FIRE' }).click();
    await expect(drawer(owner).getByText('Message is a required field.')).toBeVisible();
    await fits(owner);
    await drawer(owner).getByRole('button', { name: 'Back to list' }).click();
    await drawer(owner).getByRole('button', { name: new RegExp(`In ${theme}`) }).first().click();
    await expect(drawer(owner).getByLabel('Reply', { exact: true })).toBeFocused();
    await fits(owner);
    await owner.keyboard.press('Escape');
    await owner.evaluate(() => localStorage.removeItem('settings'));
    await owner.setViewportSize({ width: 1280, height: 900 });
  });
}

/** Nothing grave for people who hear or press keys, and nothing beyond the drawer's edge: 500 px, all of a phone. */
async function fits(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  const [shown, has, wide] = await drawer(page).evaluate((element) => [element.getBoundingClientRect().width, element.scrollWidth, innerWidth]);
  expect(shown).toBe(Math.min(500, wide ?? 0));
  expect(has).toBeLessThanOrEqual(shown ?? 0);
}

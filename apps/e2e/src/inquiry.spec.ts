import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';

import { loadReply } from './load-reply.ts';
import { killApi } from './e2e-harness.ts';
import { expectNothingGrave } from './expect-readable.ts';
import { takeSample } from './sweeps/sweep-sample.ts';
import { MAIN_OWNER, test } from './municipality.ts';

/**
 * A browser whose connection to the server can be cut: its sockets close, and the API does not reply, as when the
 * server was killed.
 */
interface Cable {
  readonly cut: () => Promise<void>;
  readonly plug: () => void;
}

async function createCable(page: Page): Promise<Cable> {
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

const getFab = (page: Page): Locator => page.getByRole('button', { name: /^Inquiry/ });
const getDrawer = (page: Page): Locator => page.getByRole('dialog');
const listBubbles = (page: Page): Promise<string[]> =>
  getDrawer(page).getByRole('region', { name: 'Messages' }).locator('ol > li > p[dir]').allTextContents();

async function startInquiry(page: Page, subject: string): Promise<void> {
  await getFab(page).click();
  await getDrawer(page).getByRole('button', { name: 'New Inquiry' }).click();
  await getDrawer(page).getByLabel('Subject').fill(subject);
  await getDrawer(page).getByLabel('Remarks').fill('Documents of 2019');
  await getDrawer(page).getByLabel('Message').fill('The second page is faded. Is a photo enough?');
  await getDrawer(page).getByRole('button', { name: 'Send to FIRE' }).click();
  await expect(page.getByText('Inquiry successfully send.')).toBeVisible();
  await expect(getDrawer(page).getByRole('button', { name: new RegExp(subject) })).toBeVisible();
}

async function sendReply(page: Page, words: string): Promise<void> {
  await getDrawer(page).getByLabel('Reply', { exact: true }).fill(words);
  await getDrawer(page).getByRole('button', { name: 'Send reply' }).click();
}

test('owner and fire write while connection and server fail: each message arrives once, in order, and both count the same unread', async ({
  municipality,
}) => {
  const subject = `Occupancy permit ${Date.now()}`;
  const owner = await municipality.person(MAIN_OWNER);
  const clerk = await municipality.clerk('fire');
  const cable = await createCable(owner);
  await owner.reload();
  await expect(getFab(owner)).toBeVisible();

  await startInquiry(owner, subject);
  await owner.keyboard.press('Escape');
  await expect(getFab(clerk)).toHaveAccessibleName(/[1-9]\d* unread/);
  await getFab(clerk).click();
  await getDrawer(clerk)
    .getByRole('button', { name: new RegExp(subject) })
    .click();
  await expect.poll(() => listBubbles(clerk)).toEqual(['The second page is faded. Is a photo enough?']);

  await sendReply(clerk, 'Yes, a clear photo of both pages.');
  await expect(owner.getByText('New message found.')).toBeVisible();
  await expect(getFab(owner)).toHaveAccessibleName(/1 unread/);
  await getFab(owner).click();
  await getDrawer(owner)
    .getByRole('button', { name: new RegExp(subject) })
    .click();
  await expect(getDrawer(clerk).getByText(/^Seen by/)).toBeVisible();

  await cable.cut();
  for (const words of ['Salamat po.', 'Here is the first page.', 'And the second.']) await sendReply(owner, words);
  await expect(
    getDrawer(owner).getByText('Waiting for a connection. Your message will be sent only once.'),
  ).toHaveCount(3);
  await sendReply(clerk, 'We wait for it.');
  cable.plug();

  const whole = [
    'The second page is faded. Is a photo enough?',
    'Yes, a clear photo of both pages.',
    'We wait for it.',
    'Salamat po.',
    'Here is the first page.',
    'And the second.',
  ];
  await expect.poll(() => listBubbles(clerk), { timeout: 90_000 }).toEqual(whole);
  await expect.poll(() => listBubbles(owner)).toEqual(whole);
  await expect(getDrawer(clerk).getByText(/^Seen by/)).toHaveCount(2);
  await expect(getDrawer(owner).getByText(/^Seen by/)).toHaveCount(4);
  for (const page of [owner, clerk]) {
    await getDrawer(page).getByRole('button', { name: 'Back to list' }).click();
    await expect(
      getDrawer(page)
        .getByRole('button', { name: new RegExp(subject) })
        .getByLabel('Unread'),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await expect(getFab(owner)).toHaveAccessibleName('Inquiry');
});

/** The stored messages of a thread, loaded as this person. */
async function loadMessages(page: Page, subject: string): Promise<string[]> {
  const thread = (
    await loadReply<{ data: { id: number; subject: string }[] }>(page, '/api/account/inquiries')
  ).data.find((one) => one.subject === subject);
  const { data } = await loadReply<{ data: { message: string }[] }>(
    page,
    `/api/account/inquiries/messages?inquiry_id=${thread?.id}`,
  );
  return data.map(({ message }) => message);
}

/** The number on the button, while no drawer covers it. */
const countUnread = async (page: Page): Promise<number> =>
  Number(/(\d+) unread/.exec((await getFab(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

test('the server is killed while both write, then while one listens: all arrives once, in order, and both count the same unread', async ({
  municipality,
}) => {
  const subject = `Power cut ${Date.now()}`;
  const owner = await municipality.person(MAIN_OWNER);
  const clerk = await municipality.clerk('fire');
  for (const page of [owner, clerk]) {
    await page.reload();
    await expect(getFab(page)).toBeVisible();
  }
  await startInquiry(owner, subject);
  await getDrawer(owner)
    .getByRole('button', { name: new RegExp(subject) })
    .click();
  await getFab(clerk).click();
  await getDrawer(clerk)
    .getByRole('button', { name: new RegExp(subject) })
    .click();

  const listTexts = (who: string): string[] => Array.from({ length: 8 }, (_, at) => `${who} ${at + 1}`);
  const write = async (page: Page, who: string): Promise<void> => {
    for (const words of listTexts(who)) await sendReply(page, words);
  };
  const writing = Promise.all([write(owner, 'Owner'), write(clerk, 'Office')]);
  await expect.poll(async () => (await listBubbles(owner)).includes('Owner 3')).toBe(true);
  killApi();
  await writing;

  await expect.poll(() => listBubbles(clerk).then(({ length }) => length), { timeout: 90_000 }).toBe(17);
  for (const page of [owner, clerk])
    await expect(getDrawer(page).getByText(/Waiting for a connection|Sending/)).toHaveCount(0);
  const rows = await loadMessages(owner, subject);
  expect(await loadMessages(clerk, subject)).toEqual(rows);
  for (const page of [owner, clerk]) await expect.poll(() => listBubbles(page)).toEqual(rows);
  for (const who of ['Owner', 'Office'])
    expect(rows.filter((message) => message.startsWith(who))).toEqual(listTexts(who));
  for (const page of [owner, clerk])
    await expect(getDrawer(page).getByText(/^Seen by/)).toHaveCount(page === owner ? 9 : 8);

  await getDrawer(owner).getByRole('button', { name: 'Back to list' }).click();
  await owner.keyboard.press('Escape');
  // The badge is compared with the server's count, and not with one that is still in transit.
  const { unread_threads: before } = await loadReply<{ unread_threads: number }>(owner, '/api/account/inquiries');
  await expect.poll(() => countUnread(owner)).toBe(before);
  killApi();
  for (const words of ['Still there?', 'The office closes at five.']) await sendReply(clerk, words);
  await expect
    .poll(() => loadMessages(clerk, subject).catch(() => []), { timeout: 90_000 })
    .toEqual([...rows, 'Still there?', 'The office closes at five.']);
  await expect.poll(() => countUnread(owner)).toBe(before + 1);
  await expect(getDrawer(clerk).getByText('Sent', { exact: true })).toHaveCount(2);
  await getFab(owner).click();
  await getDrawer(owner)
    .getByRole('button', { name: new RegExp(subject) })
    .click();
  await expect(getDrawer(clerk).getByText(/^Seen by/)).toHaveCount(10);
  for (const page of [owner, clerk]) {
    await page.keyboard.press('Escape');
    await expect(getDrawer(page)).toHaveCount(0);
  }
  await expect.poll(() => countUnread(owner)).toBe(before);
});

/** Presses Tab until the focus is there; a person gives up after sixty. */
async function focusByTab(page: Page, place: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

/** Presses Tab in both directions: every stop is inside the drawer. */
async function expectFocusInside(page: Page): Promise<void> {
  for (const key of [...Array.from({ length: 20 }, () => 'Tab'), ...Array.from({ length: 20 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement))).toBe(
      true,
    );
  }
}

const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="log"], [role="alert"]';

/**
 * These texts are inside the live region of screen readers. After a repetition the sent message replaces the queued
 * one.
 */
async function expectAnnounced(words: Locator): Promise<void> {
  await expect.poll(() => words.evaluate((element, live) => element.closest(live) !== null, LIVE)).toBe(true);
}

test('the whole messenger is used by the keyboard alone: the focus stays inside, returns to the button, and events are announced', async ({
  municipality,
}) => {
  const subject = `By keyboard ${Date.now()}`;
  const owner = await municipality.person(MAIN_OWNER);
  const clerk = await municipality.clerk('assessor');
  await owner.reload();
  await focusByTab(owner, getFab(owner));
  await owner.keyboard.press('Enter');
  await expect(getDrawer(owner).getByLabel('Search in inquiries')).toBeFocused();
  await expectFocusInside(owner);
  await focusByTab(owner, getDrawer(owner).getByRole('button', { name: 'New Inquiry' }));
  await owner.keyboard.press('Enter');
  await expect(getDrawer(owner).getByLabel('Office')).toBeFocused();
  await expectFocusInside(owner);
  await focusByTab(owner, getDrawer(owner).getByRole('button', { name: 'Send to FIRE' }));
  await owner.keyboard.press('Enter');
  await expect(getDrawer(owner).getByLabel('Subject')).toBeFocused();
  await expect(getDrawer(owner).getByLabel('Subject')).toHaveAccessibleDescription('Subject is a required field.');
  await owner.keyboard.press('Shift+Tab');
  await owner.keyboard.type('ASSESSOR');
  for (const words of [subject, 'Keys', 'No mouse here.']) {
    await owner.keyboard.press('Tab');
    await owner.keyboard.type(words);
  }
  await owner.keyboard.press('Tab');
  await expect(getDrawer(owner).getByRole('button', { name: 'Send to ASSESSOR' })).toBeFocused();
  await owner.keyboard.press('Enter');
  await expect(getDrawer(owner).getByLabel('Search in inquiries')).toBeFocused();
  await expectAnnounced(owner.getByText('Inquiry successfully send.'));
  const row = getDrawer(owner).getByRole('button', { name: new RegExp(subject) });
  await expect(row).toBeVisible();
  await focusByTab(owner, row);
  await owner.keyboard.press('Enter');
  await expect(getDrawer(owner).getByLabel('Reply', { exact: true })).toBeFocused();
  await expectFocusInside(owner);
  await focusByTab(owner, getDrawer(owner).getByLabel('Reply', { exact: true }));
  await owner.keyboard.type('One line more.');
  await owner.keyboard.press('Control+Enter');
  await expect.poll(() => listBubbles(owner)).toEqual(['No mouse here.', 'One line more.']);
  await expectAnnounced(getDrawer(owner).getByText('One line more.', { exact: true }));
  await expect(getDrawer(owner).getByLabel('Reply', { exact: true })).toBeFocused();
  await focusByTab(owner, getDrawer(owner).getByRole('button', { name: 'Back to list' }));
  await owner.keyboard.press('Space');
  await expect(getDrawer(owner).getByLabel('Search in inquiries')).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(getDrawer(owner)).toHaveCount(0);
  await expect(getFab(owner)).toBeFocused();

  await focusByTab(clerk, getFab(clerk));
  await clerk.keyboard.press('Enter');
  await focusByTab(clerk, getDrawer(clerk).getByRole('button', { name: new RegExp(subject) }));
  await clerk.keyboard.press('Enter');
  await expect(getDrawer(clerk).getByLabel('Reply', { exact: true })).toBeFocused();
  await clerk.keyboard.type('Welcome at the counter.');
  await clerk.keyboard.press('Control+Enter');
  await expect(owner.getByText('New message found.')).toBeVisible();
  await expectAnnounced(owner.getByText('New message found.'));
  await expect(getFab(owner)).toHaveAccessibleName(/unread/);
  await owner.keyboard.press('Enter');
  await focusByTab(owner, getDrawer(owner).getByRole('button', { name: new RegExp(subject) }));
  await owner.keyboard.press('Enter');
  await expect.poll(() => listBubbles(owner)).toContain('Welcome at the counter.');
  for (const page of [owner, clerk]) {
    await page.keyboard.press('Escape');
    await expect(getFab(page)).toBeFocused();
  }
});

const LOOKS = [
  { theme: 'UNICORN', direction: 'ltr', width: 320 },
  { theme: 'LIGHT', direction: 'rtl', width: 1280 },
  { theme: 'ONE_DARK', direction: 'ltr', width: 1280 },
];
for (const { theme, direction, width } of takeSample(LOOKS, 3)) {
  test(`list, new inquiry and thread can be read and used in ${theme}, ${direction}, at ${width} px`, async ({
    municipality,
  }) => {
    const owner = await municipality.person(MAIN_OWNER);
    await owner.setViewportSize({ width, height: 800 });
    await owner.evaluate((settings) => localStorage.setItem('settings', JSON.stringify(settings)), {
      theme,
      direction,
      language: 'en',
      responsiveFontSizes: true,
    });
    await owner.reload();
    const subject = `In ${theme} ${Date.now()}`;
    await startInquiry(owner, subject);
    await expectFits(owner);
    await getDrawer(owner).getByRole('button', { name: 'New Inquiry' }).click();
    await getDrawer(owner).getByRole('button', { name: 'Send to FIRE' }).click();
    await expect(getDrawer(owner).getByText('Message is a required field.')).toBeVisible();
    await expectFits(owner);
    await getDrawer(owner).getByRole('button', { name: 'Back to list' }).click();
    await getDrawer(owner)
      .getByRole('button', { name: new RegExp(subject) })
      .click();
    await expect(getDrawer(owner).getByLabel('Reply', { exact: true })).toBeFocused();
    await expectFits(owner);
    await owner.keyboard.press('Escape');
    await owner.evaluate(() => localStorage.removeItem('settings'));
    await owner.setViewportSize({ width: 1280, height: 900 });
  });
}

/** No serious accessibility finding, and nothing beyond the drawer's edge: 500 px, on a phone the whole width. */
async function expectFits(page: Page): Promise<void> {
  await expectNothingGrave(page, { within: '[role="dialog"]' });
  const [shownWidth, has, wide] = await getDrawer(page).evaluate((element) => [
    element.getBoundingClientRect().width,
    element.scrollWidth,
    innerWidth,
  ]);
  expect(shownWidth).toBe(Math.min(500, wide ?? 0));
  expect(has).toBeLessThanOrEqual(shownWidth ?? 0);
}

import { type Flow, HALL, pressKey, typeText } from './flow.ts';

const QUEUE = '/fire/request/clearances';
const fire = { email: `fire${HALL}`, at: 'desk' } as const;

/** Flows of a clerk and an administrator through the day. */
export const OFFICE_FLOWS: readonly Flow[] = [
  {
    ...fire,
    what: 'office: open the next case',
    address: QUEUE,
    ready: 'main li a',
    act: async (page) => {
      for (const key of ['j', 'j', 'j', 'k', 'k']) {
        await pressKey(page, key, 1);
        await page.waitForLoadState('networkidle');
      }
    },
  },
  {
    ...fire,
    what: 'office: answer by key',
    address: QUEUE,
    ready: 'main li a',
    act: async (page) => {
      await pressKey(page, 'j', 1);
      await page.waitForLoadState('networkidle');
      await pressKey(page, 'l', 1);
      await page.waitForLoadState('networkidle');
      await pressKey(page, '1', 3);
      await pressKey(page, 'm', 1);
      await page.keyboard.press('Escape');
      await pressKey(page, ']', 2);
      await pressKey(page, '[', 2);
    },
  },
  {
    ...fire,
    what: 'office: search while typing',
    address: QUEUE,
    ready: 'main li a',
    act: async (page) => {
      await pressKey(page, '/', 1);
      await typeText(page, 'store');
      await pressKey(page, 'Backspace', 5);
    },
  },
  {
    ...fire,
    what: 'office: open the command menu',
    address: QUEUE,
    ready: 'main li a',
    act: async (page) => {
      for (let time = 0; time < 3; time += 1) {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').waitFor();
        await typeText(page, 'perm');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
    },
  },
  {
    email: `admin${HALL}`,
    at: 'desk',
    what: 'administrator: filter users',
    address: '/administrator/users',
    ready: 'main table',
    act: async (page) => {
      for (const words of ['fire', 'abantao']) {
        await page.getByRole('searchbox').first().click();
        await page.keyboard.press('Control+A');
        await typeText(page, words);
        await page.waitForURL(new RegExp(`search=${words}`), { waitUntil: 'commit' });
        await page.locator('main table').waitFor();
      }
    },
  },
];

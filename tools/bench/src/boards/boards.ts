// Measures how evenly a page is rendered while a card or an event is dragged over the boards of the demos.

import { join } from 'node:path';

import { getMe, getMunicipality, type User } from '@ebpls/contracts';
import type { Page } from 'playwright-core';

import { launchBrowser } from '../../../../apps/e2e/src/browser.ts';
import { serveFolder, type Site } from '../landing/serve-folder.ts';
import { ROOT } from '../programs.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';
import { dragAbout, type Frames, type Point } from './drag-frames.ts';

const BOARD_ROUNDS = 3;
const SLOW_DOWN = 4;
const OWNER: User = {
  id: 1,
  email: 'owner@example.com',
  firstname: 'Nena',
  lastname: 'Santos',
  bio: '',
  phone: '0917 123 4567',
  avatar: null,
  locale: 'en',
  roles: [{ id: 1, name: 'user' }],
  permissions: [],
  password_least: 8,
};

/** A board of the demos on which a card is dragged, to measure how evenly it is rendered. */
interface Board {
  readonly what: string;
  readonly address: string;
  /** Start of the drag, and the places that it visits again and again. */
  readonly path: (page: Page) => Promise<{ readonly from: Point; readonly over: readonly Point[] }>;
}

const BOARDS: readonly Board[] = [
  {
    what: 'kanban with 500 cards',
    address: '/app/kanban?cards=500',
    path: async (page) => {
      const cards = page.locator('a[data-card]');
      await cards.first().waitFor();
      return {
        from: await getMiddle(page, 0),
        over: [
          { x: 440, y: 700 },
          { x: 740, y: 300 },
          { x: 1040, y: 700 },
        ],
      };
    },
  },
  {
    what: 'month of a calendar with 2,000 events',
    address: '/app/calendar?view=month&events=2000',
    path: (page) => eventPath(page),
  },
  {
    what: 'week of a calendar with 2,000 events',
    address: '/app/calendar?view=week&events=2000',
    path: (page) => eventPath(page),
  },
];

async function getMiddle(page: Page, place: number): Promise<Point> {
  const box = await page.locator('a[data-card], [data-event]').nth(place).boundingBox();
  if (box === null) throw new Error('nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function eventPath(page: Page) {
  await page.locator('[data-event]').first().waitFor();
  return {
    from: await getMiddle(page, 3),
    over: [
      { x: 420, y: 500 },
      { x: 1100, y: 450 },
      { x: 700, y: 640 },
    ],
  };
}

/** How evenly a page draws while something is dragged over it on a slow machine: reported, judged by nobody. */
export async function measureBoards(): Promise<Reading[]> {
  const site = await serveFolder(join(process.env['RELEASE_DIR'] ?? join(ROOT, '.release'), 'current'), {
    [getMe.path]: Buffer.from(JSON.stringify(OWNER)),
    [getMunicipality.path]: Buffer.from('{"offices":[],"barangays":[]}'),
  });
  try {
    const readings: Reading[] = [];
    for (const board of BOARDS) readings.push(...(await measure(site, board)));
    return readings;
  } finally {
    await site.close();
  }
}

async function measure(site: Site, board: Board): Promise<Reading[]> {
  const rounds: Frames[] = [];
  const idle: Frames[] = [];
  for (let round = 0; round < BOARD_ROUNDS; round += 1) {
    rounds.push(await visit(site, board, true));
    idle.push(await visit(site, board, false));
  }
  const reading = (what: string, unit: string, read: (frames: Frames) => number): Reading => {
    const all = rounds.map(read);
    const middle = computeMedian(all);
    return {
      id: 'boards',
      what: `${board.what}, 4× CPU: ${what}`,
      unit,
      ours: middle,
      theirs: computeMedian(idle.map(read)),
      other: 'pointer alone',
      must: {},
      ...(middle > 0 && { spread: computeSpread(all) }),
    };
  };
  return [
    reading('frames while dragging', '/s', ({ per_second }) => per_second),
    reading('the slowest of a hundred frames', 'ms', ({ slow_ms }) => slow_ms),
  ];
}

/**
 * A browser of its own for each round: what one has compiled must not help the next. The other side is the same way of
 * the pointer over the same page with nothing in its hand: what the machine itself can draw.
 */
async function visit({ address }: Site, board: Board, drags: boolean): Promise<Frames> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Manila' });
    const page = await context.newPage();
    await page.addInitScript(storeSession);
    await page.goto(`${address}${board.address}`);
    const path = await board.path(page);
    const talk = await context.newCDPSession(page);
    await talk.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return await dragAbout(page, { ...path, drags });
  } finally {
    await browser.close();
  }
}

/** Runs in the page before everything else: a token that nobody checks, and no lines over the foot of the page. */
function storeSession(): void {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  const in_an_hour = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem('accessToken', [part({ alg: 'none' }), part({ exp: in_an_hour }), 'bench'].join('.'));
  document.cookie = 'ebpls_consent=1; path=/';
  document.cookie = 'ebpls_settings_updated=1; path=/';
}

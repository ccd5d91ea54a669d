import { type BrowserContext, expect, type Page } from '@playwright/test';

import { openLater } from './later.ts';
import { keepRelease, serveWorker } from './other-worker.ts';
import { registerOwner } from './owner/register.ts';
import { test } from './town.ts';

const stamp = Date.now() % 1_000_000;
const OWNER = {
  firstname: 'Hiraya',
  lastname: 'Bituin',
  email: `hiraya.${stamp}@negosyo.example`,
  password: 'Bagong-taga-silbi-2026',
};
/**
 * Longer than a page asks for it: a request that comes in between lets an old worker live for half a minute more. So does
 * the question which one it is, where a busy machine takes a second to answer it: it is put seldom.
 */
const SOON = { timeout: 75_000, intervals: [250, 1_000, 5_000] };

test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let form: string;
let serveAgain: () => void;

test.beforeAll(async ({ town }) => {
  serveAgain = keepRelease();
  page = await town.stranger({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  context = page.context();
});
test.afterAll(() => serveAgain());

const street = (at: Page) => at.getByLabel('Street, lot and block, or purok', { exact: true });

test('a newer worker takes over while somebody types, and takes nothing out of their hands', async () => {
  await registerOwner(page, OWNER);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/edit\/SI-\d{6}/);
  form = `${new URL(page.url()).pathname}?step=place`;
  await expect.poll(() => workerOf(page), SOON).toBe('first');
  await page.goto(form);
  await street(page).fill('Purok 3, sa tabi ng');
  const loads = countLoads(page);

  await serveWorker(named('second'));
  const other = await context.newPage();
  await other.goto('/app/management/companies');
  await expect.poll(() => workerOf(other), SOON).toBe('second');
  await expect.poll(() => workerOf(page), SOON).toBe('second');
  await expect(street(page)).toHaveValue('Purok 3, sa tabi ng');
  await street(page).pressSequentially(' palengke');
  await expect(street(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  expect(loads()).toBe(0);
  await other.close();
});

test('who asks for the new version has it after one load, and other pages are left alone', async () => {
  const other = await context.newPage();
  await other.goto('/app/management/companies');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const [loads, elsewhere] = [countLoads(other), countLoads(page)];
  await serveWorker(named('third'));
  // The head listens some time after the page shows.
  const load = other.getByRole('button', { name: 'Load it' });
  await expect(async () => {
    await other.evaluate(() => dispatchEvent(new Event('online')));
    await expect(load).toBeVisible({ timeout: 1_000 });
  }).toPass(SOON);
  await load.click();
  await expect.poll(() => workerOf(other), SOON).toBe('third');
  await expect(other.getByText('A new version is ready.')).toBeHidden();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The new worker serves the old page first.
  await expect.poll(() => [loads(), elsewhere()]).toEqual([1, 0]);
  await expect(street(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  await other.close();
});

test('a worker that the operator switched off is gone, with all that it kept', async () => {
  const off = await openLater('2026-01-12', { OFFLINE: '0' });
  const ending = await fetch(`${off.address}/service.worker.js`).then((answer) => answer.text());
  await off.close();
  expect(await cachesOf(page)).not.toEqual([]);
  await serveWorker(() => ending);
  await page.reload();
  await expect(street(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  await expect.poll(() => cachesOf(page), SOON).toEqual([]);
  await page.reload();
  await expect(street(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  await expect.poll(() => cachesOf(page), SOON).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

/** The same worker that says which one it is. */
function named(name: string): (worker: string) => string {
  return (worker) => `${worker}
addEventListener('message', ({ data, ports }) => data === 'which' && ports[0].postMessage('${name}'));`;
}

/** Which worker serves this page: `first` for one that does not say, `none` also while the page is loaded anew. */
function workerOf(at: Page): Promise<string> {
  return at
    .evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      if (controller === null) return 'none';
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise<string>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
        setTimeout(resolve, 500, 'first');
      });
      controller.postMessage('which', [port2]);
      return answered;
    })
    .catch(() => 'none');
}

function cachesOf(at: Page): Promise<string[]> {
  return at.evaluate(() => caches.keys());
}

function countLoads(at: Page): () => number {
  let loads = 0;
  at.on('load', () => (loads += 1));
  return () => loads;
}

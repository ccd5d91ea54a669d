import { type BrowserContext, expect, type Page } from '@playwright/test';

import { openLaterNode } from './later-node.ts';
import { saveServedRelease, serveWorker } from './other-worker.ts';
import { registerOwner } from './owner/register-owner.ts';
import { test } from './municipality.ts';

const stamp = Date.now() % 1_000_000;
const OWNER = {
  firstname: 'Hiraya',
  lastname: 'Bituin',
  email: `hiraya.${stamp}@negosyo.example`,
  password: 'Bagong-taga-silbi-2026',
};
/**
 * Longer than the check interval of a page: a request in between keeps an old worker alive for half a minute more. So
 * does the message that identifies it, which a busy machine answers in a second: it is sent rarely.
 */
const SOON = { timeout: 75_000, intervals: [250, 1_000, 5_000] };

test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let form: string;
let serveAgain: () => void;

test.beforeAll(async ({ municipality }) => {
  serveAgain = saveServedRelease();
  page = await municipality.visitor({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  context = page.context();
});
test.afterAll(() => serveAgain());

const getStreet = (at: Page) => at.getByLabel('Street, lot and block, or purok', { exact: true });

test('a newer worker takes over while somebody types, and loses none of the input', async () => {
  await registerOwner(page, OWNER);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/edit\/SI-\d{6}/);
  form = `${new URL(page.url()).pathname}?step=place`;
  await expect.poll(() => getWorkerName(page), SOON).toBe('first');
  await page.goto(form);
  await getStreet(page).fill('Purok 3, sa tabi ng');
  const loads = countLoads(page);

  await serveWorker(nameWorker('second'));
  const other = await context.newPage();
  await other.goto('/app/management/companies');
  await expect.poll(() => getWorkerName(other), SOON).toBe('second');
  await expect.poll(() => getWorkerName(page), SOON).toBe('second');
  await expect(getStreet(page)).toHaveValue('Purok 3, sa tabi ng');
  await getStreet(page).pressSequentially(' palengke');
  await expect(getStreet(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  expect(loads()).toBe(0);
  await other.close();
});

test('the tab that accepts the new version has it after one load, and other pages are not reloaded', async () => {
  const other = await context.newPage();
  await other.goto('/app/management/companies');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const [loads, otherLoads] = [countLoads(other), countLoads(page)];
  await serveWorker(nameWorker('third'));
  // The head starts to listen some time after the page shows.
  const load = other.getByRole('button', { name: 'Update' });
  await expect(async () => {
    await other.evaluate(() => dispatchEvent(new Event('online')));
    await expect(load).toBeVisible({ timeout: 1_000 });
  }).toPass(SOON);
  await load.click();
  await expect.poll(() => getWorkerName(other), SOON).toBe('third');
  await expect(other.getByText('A new version of eBPLS is ready.')).toBeHidden();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The new worker serves the old page first.
  await expect.poll(() => [loads(), otherLoads()]).toEqual([1, 0]);
  await expect(getStreet(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  await other.close();
});

test('a worker that the operator switched off is removed, with all its caches', async () => {
  const off = await openLaterNode('2026-01-12', { OFFLINE: '0' });
  const ending = await fetch(`${off.address}/service.worker.js`).then((answer) => answer.text());
  await off.close();
  expect(await listCaches(page)).not.toEqual([]);
  await serveWorker(() => ending);
  await page.reload();
  await expect(getStreet(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  await expect.poll(() => listCaches(page), SOON).toEqual([]);
  await page.reload();
  await expect(getStreet(page)).toHaveValue('Purok 3, sa tabi ng palengke');
  await expect.poll(() => listCaches(page), SOON).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

/** The same worker, which replies with this name. */
function nameWorker(name: string): (worker: string) => string {
  return (worker) => `${worker}
addEventListener('message', ({ data, ports }) => data === 'which' && ports[0].postMessage('${name}'));`;
}

/** Name of the worker that serves this page: `first` for one without a name, `none` also during a reload. */
function getWorkerName(at: Page): Promise<string> {
  return at
    .evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      if (controller === null) return 'none';
      const { port1, port2 } = new MessageChannel();
      const reply = new Promise<string>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
        setTimeout(resolve, 500, 'first');
      });
      controller.postMessage('which', [port2]);
      return reply;
    })
    .catch(() => 'none');
}

function listCaches(at: Page): Promise<string[]> {
  return at.evaluate(() => caches.keys());
}

function countLoads(at: Page): () => number {
  let loads = 0;
  at.on('load', () => (loads += 1));
  return () => loads;
}

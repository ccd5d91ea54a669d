// Measures how long a page takes to render the answer to a press or key (interaction to next paint, goal P-6).

import type { Browser, Page } from 'playwright-core';

import { launchBrowser } from '../../../../apps/e2e/src/browser.ts';
import { type RunningProduct, getProduct, openProduct } from '../../../../apps/e2e/src/e2e-harness.ts';
import { type Session, openSession } from '../areas/signed-in-areas.ts';
import { SLOW_DOWN } from '../landing/visit.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';
import { type Flow, SIZES } from './flow.ts';
import { throttleCpu, findSlowest, type SlowestInteraction, watchInteractions } from './interactions.ts';
import { OFFICE_FLOWS } from './office-flows.ts';
import { OWNER_FLOWS } from './owner-flows.ts';

const INP_ROUNDS = 3;
const MAX_INP_MS = 100; // goal P-6
const IDLE_PRESSES = 6;

/** One round of a flow: its slowest interaction, and the slowest of presses that lead to nothing on the same page. */
interface Round {
  readonly flow: SlowestInteraction;
  readonly idle: SlowestInteraction;
}

/**
 * P-6 after loading: how long a press waits for its picture in twelve flows with a four times slower processor, by
 * web-vitals' interaction to next paint. The other side is a press on the heading of the same page, to which the
 * product answers nothing. With `EBPLS_JOURNEY_PRODUCT` a product that already runs is visited.
 */
export async function measureInp(): Promise<Reading[]> {
  const close = await openProduct();
  const browser = await launchBrowser();
  try {
    const readings: Reading[] = [];
    for (const flow of [...OWNER_FLOWS, ...OFFICE_FLOWS]) {
      const rounds: Round[] = [];
      for (let round = 0; round < INP_ROUNDS; round += 1) rounds.push(await runFlow(browser, flow, getProduct()));
      readings.push(...toReadings(flow, rounds));
    }
    return readings;
  } finally {
    await browser.close();
    await close();
  }
}

function toReadings({ what }: Flow, rounds: readonly Round[]): Reading[] {
  const slowest = rounds.map(({ flow }) => flow).toSorted((a, b) => b.ms - a.ms)[0];
  if (slowest && slowest.ms > MAX_INP_MS) console.error(formatSlowest(what, slowest));
  const all = rounds.map(({ flow }) => flow.ms);
  const reading = { id: 'P-6', unit: 'ms', ours: computeMedian(all), spread: computeSpread(all) };
  const idle = { theirs: computeMedian(rounds.map((round) => round.idle.ms)), other: 'a press on nothing' };
  return [
    { ...reading, ...idle, what: `${what} (INP)`, must: {} },
    { ...reading, what: 'the same, as a ceiling', must: { most: MAX_INP_MS } },
  ];
}

function formatSlowest(what: string, { ms, target, waiting_ms, working_ms, drawing_ms }: SlowestInteraction): string {
  const parts = [`waits ${waiting_ms}`, `works ${working_ms}`, `draws ${drawing_ms}`].join(', ');
  return `  ${what}: ${Math.round(ms)} ms at ${target} (${parts})`;
}

async function runFlow(browser: Browser, flow: Flow, where: RunningProduct): Promise<Round> {
  const context = await browser.newContext({
    viewport: SIZES[flow.at],
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'block',
  });
  try {
    if (flow.email !== undefined) await enter(context, await openSession({ email: flow.email }, where), where);
    await watchInteractions(context);
    const page = await context.newPage();
    const talk = await context.newCDPSession(page);
    const address = where.address + (typeof flow.address === 'string' ? flow.address : await flow.address(where));
    const measure = async (act: (page: Page) => Promise<void>): Promise<SlowestInteraction> => {
      await throttleCpu(talk, 1);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator(flow.ready).first().waitFor();
      await throttleCpu(talk, SLOW_DOWN);
      await act(page);
      return await findSlowest(page);
    };
    const idle = await measure(pressNothing);
    return { idle, flow: await measure(flow.act) };
  } finally {
    await context.close();
  }
}

async function pressNothing(page: Page): Promise<void> {
  for (let press = 0; press < IDLE_PRESSES; press += 1) {
    await page.locator('main h1').first().click({ delay: 20 });
    await page.waitForTimeout(60);
  }
}

async function enter(
  context: Awaited<ReturnType<Browser['newContext']>>,
  { token, cookies }: Session,
  { address }: RunningProduct,
): Promise<void> {
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
  await context.addInitScript((storedToken) => localStorage.setItem('accessToken', storedToken), token);
}

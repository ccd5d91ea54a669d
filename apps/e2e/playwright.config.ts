import { defineConfig } from '@playwright/test';

import { browsers } from './src/browser.ts';
import { isWhole } from './src/size.ts';

const { all, second } = await browsers();
/** These only read what stands there, or change what lives in their own tab, beside the journeys that change it; each is a lane of its own (decision 0076). */
const READING = [
  '**/access.spec.ts',
  '**/areas.spec.ts',
  '**/shell-access.spec.ts',
  '**/treasury-access.spec.ts',
  '**/demos/*.spec.ts',
];
/** At a desk with cases staged for them alone, or about the release in their own tab. */
const DESK = [
  '**/case-flow.spec.ts',
  '**/checklist.spec.ts',
  '**/desk-lists.spec.ts',
  '**/desks.spec.ts',
  '**/desks-forty.spec.ts',
  '**/faults/*.spec.ts',
  '**/federation.spec.ts',
  '**/field.spec.ts',
  '**/landing.spec.ts',
  '**/papers-side.spec.ts',
];
/** Their owners and businesses are nobody else's, so they run where there is room beside the journeys of the main owner. */
const OWN = [
  '**/business-map.spec.ts',
  '**/delegates.spec.ts',
  '**/pause.spec.ts',
  '**/revocation.spec.ts',
  '**/sign-out.spec.ts',
  '**/succession.spec.ts',
  '**/two-devices.spec.ts',
  '**/vault.spec.ts',
  '**/walk-in.spec.ts',
];
/** Kills the server that all share, serves another release or releases all that are paid: nothing else may run then. */
const ALONE = ['**/inquiry.spec.ts', '**/new-worker.spec.ts', '**/offline.spec.ts', '**/several.spec.ts'];
/** Pictures of the documentation are taken by their own command. */
const PICTURES = '**/docs-pictures.spec.ts';
/** Goes on to October, where the main owner's store closes for good: nobody may need it afterwards. */
const LAST = ['**/changes.spec.ts'];
/** What a newer browser breaks first, and in a whole run also what nobody can do without (decision 0153). */
const TWICE = ['**/desks.spec.ts', ...(isWhole ? ['**/main-job.spec.ts', '**/desks-forty.spec.ts'] : [])];
const TWICE_ALONE = ['**/inquiry.spec.ts'];
const second_alone = isWhole ? second : undefined;

interface Lane {
  readonly name: string;
  readonly testMatch: string[];
  readonly dependencies?: string[];
}

/** A lane in the system's browser, where there is one. */
function inSystem(lane: Lane, browser = second) {
  return browser === undefined ? [] : [{ ...lane, workers: 1, use: { launchOptions: browser } }];
}

/**
 * One product for the whole run; a journey waits for what it needs to see, never for time. All journeys run in the pinned
 * browser, and some of them a second time in the system's, which is newer and slower (decision E51).
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './playwright.setup.config.ts',
  outputDir: '../../node_modules/.cache/ebpls/journeys',
  forbidOnly: true,
  // In the whole check alone; by hand a journey fails the first time (decision 0105).
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Within a lane journeys follow each other; they wait for the product and for clocks, so two cores serve three.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording takes as long as the journeys themselves; `npx playwright test <file> --trace on` records one again.
    trace: 'off',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // A worker would answer before the routes of a journey do; the journey about it asks for one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'all',
      testIgnore: [...DESK, ...READING, ...OWN, ...ALONE, ...LAST, PICTURES],
      workers: 1,
      use: { launchOptions: all },
    },
    { name: 'desk', testMatch: DESK, workers: 1, use: { launchOptions: all } },
    { name: 'reading', testMatch: READING, workers: 1, use: { launchOptions: all } },
    { name: 'own', testMatch: OWN, workers: 1, use: { launchOptions: all } },
    ...inSystem({ name: 'system', testMatch: TWICE }),
    {
      name: 'alone',
      testMatch: ALONE,
      workers: 1,
      dependencies: ['all', 'desk', 'reading', 'own', ...(second === undefined ? [] : ['system'])],
      use: { launchOptions: all },
    },
    ...inSystem({ name: 'system-alone', testMatch: TWICE_ALONE, dependencies: ['alone'] }, second_alone),
    {
      name: 'last',
      testMatch: LAST,
      workers: 1,
      dependencies: [second_alone === undefined ? 'alone' : 'system-alone'],
      use: { launchOptions: all },
    },
  ],
});

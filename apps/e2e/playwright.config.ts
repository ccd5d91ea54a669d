import { defineConfig } from '@playwright/test';

import { browsers } from './src/browser.ts';
import { wasGiven } from './src/house.ts';
import { isWhole } from './src/sweeps/size.ts';

const { all, second } = await browsers();
/** `npm test` asks the same of every machine, whatever browser it has. */
const other = isWhole ? second : undefined;
/**
 * These only read what stands there, or change what lives in their own tab, so any of them may stand beside any other:
 * they fill the end of a run, where one lane alone would leave a core idle (decisions 0076 and 0177).
 */
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
  '**/silence.spec.ts',
];
/**
 * Their owners and businesses are nobody else's, so they run where there is room beside the journeys of the main owner.
 */
const OWN = [
  '**/business-map.spec.ts',
  '**/correction.spec.ts',
  '**/delegates.spec.ts',
  '**/pause.spec.ts',
  '**/privacy.spec.ts',
  '**/revocation.spec.ts',
  '**/scanner.spec.ts',
  '**/sign-out.spec.ts',
  '**/succession.spec.ts',
  '**/tools.spec.ts',
  '**/two-devices.spec.ts',
  '**/two-versions.spec.ts',
  '**/vault.spec.ts',
  '**/walk-in.spec.ts',
  '**/written-words.spec.ts',
];
/** Releases all that are paid, so that nobody else may wait for a permit then. */
const RELEASES = ['**/several.spec.ts'];
/** Kills its server, or serves another release: on a product of its own beside the one that all others share. */
const ALONE = ['**/inquiry.spec.ts', '**/new-worker.spec.ts', '**/offline.spec.ts'];
/** Pictures of the documentation are taken by their own command. */
const PICTURES = '**/docs-pictures.spec.ts';
/** Goes on to October, where the main owner's store closes for good: nobody may need it afterwards. */
const LAST = ['**/changes.spec.ts'];
/** What a newer browser breaks first, and what nobody can do without; in a whole run (decision 0153). */
const TWICE = ['**/desks.spec.ts', '**/desks-forty.spec.ts', '**/main-job.spec.ts'];
const TWICE_ALONE = ['**/inquiry.spec.ts'];

interface Lane {
  readonly name: string;
  readonly testMatch: string[];
  readonly dependencies?: string[];
}

/** A lane in the system's browser, where there is one. */
function inSystem(lane: Lane) {
  return other === undefined ? [] : [{ ...lane, workers: 1, use: { launchOptions: other } }];
}

/** Where there is no second product they wait until nobody needs the first. */
const AFTER_ALL = wasGiven() ? ['desk', 'last'] : [];

/** The lanes in which somebody pays and waits for a permit. */
const PAYING = ['all', 'own', ...(other === undefined ? [] : ['system'])];

/**
 * One product for the whole run, and one for those that need it for themselves; a journey waits for what it needs to
 * see, never for time. All journeys run in the pinned browser, and in a whole run some of them a second time in the
 * system's, which is newer and slower (decision E51).
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
      testIgnore: [...DESK, ...READING, ...OWN, ...RELEASES, ...ALONE, ...LAST, PICTURES],
      workers: 1,
      use: { launchOptions: all },
    },
    { name: 'desk', testMatch: DESK, workers: 1, use: { launchOptions: all } },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: AFTER_ALL, use: { launchOptions: all } },
    { name: 'own', testMatch: OWN, workers: 1, use: { launchOptions: all } },
    ...inSystem({ name: 'system', testMatch: TWICE }),
    { name: 'reading', testMatch: READING, workers: 3, dependencies: PAYING, use: { launchOptions: all } },
    { name: 'releases', testMatch: RELEASES, workers: 1, dependencies: PAYING, use: { launchOptions: all } },
    { name: 'last', testMatch: LAST, workers: 1, dependencies: ['reading', 'releases'], use: { launchOptions: all } },
    ...inSystem({ name: 'system-alone', testMatch: TWICE_ALONE, dependencies: AFTER_ALL }),
  ],
});

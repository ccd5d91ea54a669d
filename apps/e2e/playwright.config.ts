import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from 'playwright-core';

import { listAllLanes, type Lane, listPartLanes, listSecondLanes } from './lanes.ts';
import { findBrowsers } from './src/browser.ts';
import { isWhole } from './src/sweeps/sweep-sample.ts';

const { all, second } = await findBrowsers();
const toBrowserLanes = (lanes: readonly Lane[], launchOptions: LaunchOptions) =>
  lanes.map((lane) => ({ ...lane, use: { launchOptions } }));

/**
 * One product for the whole run, and one for the lanes that need it for themselves; a journey waits for visible
 * results, never for time. `npm test` runs a part in the pinned browser; a whole run runs all in it, and some a second
 * time in the system's, which is newer and slower (decisions E51 and 0190).
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './playwright.setup.config.ts',
  outputDir: '../../node_modules/.cache/ebpls/journeys',
  forbidOnly: true,
  // Retries in the whole check alone; by hand a journey fails the first time (decision 0190).
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Within a lane journeys run one after the other; they wait for the product and for clocks, so two cores serve
  // three.
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
    // A worker would answer before the routes of a journey do; the journey about the worker allows one.
    serviceWorkers: 'block',
  },
  projects: isWhole
    ? [
        ...toBrowserLanes(listAllLanes(second ? ['system'] : []), all),
        ...(second ? toBrowserLanes(listSecondLanes(), second) : []),
      ]
    : toBrowserLanes(listPartLanes(), all),
});

import { defineConfig } from '@playwright/test';

import { browsers } from './src/browser.ts';

const { all, second } = await browsers();
/** What a newer browser breaks first, and what nobody can do without: the main job, every desk, the messenger. */
const TWICE = ['**/main-job.spec.ts', '**/desks*.spec.ts', '**/inquiry.spec.ts'];

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
  retries: 0,
  workers: 1,
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
  },
  projects: [
    { name: 'all', use: { launchOptions: all } },
    ...(second === undefined ? [] : [{ name: 'system', testMatch: TWICE, use: { launchOptions: second } }]),
  ],
});

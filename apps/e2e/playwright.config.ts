import { defineConfig } from '@playwright/test';

import { launchOptions } from './src/browser.ts';

/** One product and one browser for the whole run; a journey waits for what it needs to see, never for time. */
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
    launchOptions: await launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  },
});

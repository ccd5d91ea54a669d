import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** The pictures of the guides, taken from the product with its demonstration: `npm run docs:pictures`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/docs-pictures.spec.ts',
  testIgnore: [],
  projects: (journeys.projects ?? []).slice(0, 1),
});

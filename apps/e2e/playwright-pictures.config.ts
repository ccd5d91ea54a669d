import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** The pictures of the guides, taken from the product with its demonstration: `npm run docs:pictures`. */
const [lane] = journeys.projects ?? [];
export default defineConfig({
  ...journeys,
  // In the browser of the journeys, but none of their lanes: each of those leaves the pictures out.
  projects: [
    { name: 'pictures', testMatch: '**/docs-pictures.spec.ts', workers: 1, ...(lane?.use && { use: lane.use }) },
  ],
});

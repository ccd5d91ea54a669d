// Measures the scripts of a page's first view and returns the budget of its role (goal P-3).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

const FIRST_VIEW_LIST = join(import.meta.dirname, '../../../../tools/release/slots.json');
/** Remotes by role, other than the one of the offices. */
const REMOTES: Readonly<Record<string, string | undefined>> = {
  user: 'owner',
  admin: 'admin',
  barangay: 'barangay',
  affiliate: 'affiliate',
};

/** KB of compressed scripts that the first view of a role's area may fetch, by the platform team's list (goal P-3). */
export function getScriptBudget(role: string): number {
  const { budgets_kb } = JSON.parse(readFileSync(FIRST_VIEW_LIST, 'utf8')) as {
    budgets_kb: Readonly<Record<string, number>>;
  }; // checked by the release
  return budgets_kb[REMOTES[role] ?? 'department'] ?? 0;
}

/**
 * KB of compressed scripts that this document has fetched, cached or not, without those that it prefetches with the
 * lowest priority for a later page.
 */
export function countScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
    const prefetchedUrls = new Set([...links].map(({ href }) => href));
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name }) => name.endsWith('.js') && !prefetchedUrls.has(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

const LIST = join(import.meta.dirname, '../../../../tools/release/slots.json');
/** Whose remote is not the one of the offices, by role. */
const REMOTES: Readonly<Record<string, string | undefined>> = {
  user: 'owner',
  admin: 'admin',
  barangay: 'barangay',
  affiliate: 'affiliate',
};

/** KB of packed scripts that the first view of a role's area may fetch, by the platform team's list (goal P-3). */
export function mostFor(role: string): number {
  const { budgets_kb } = JSON.parse(readFileSync(LIST, 'utf8')) as { budgets_kb: Readonly<Record<string, number>> }; // checked by the release
  return budgets_kb[REMOTES[role] ?? 'department'] ?? 0;
}

/**
 * KB of packed scripts that this document has fetched, cached or not, without what the browser was asked for with the
 * lowest priority for what may come next.
 */
export function countScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
    const ahead = new Set([...links].map(({ href }) => href));
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched
      .filter(({ name }) => name.endsWith('.js') && !ahead.has(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
  });
}

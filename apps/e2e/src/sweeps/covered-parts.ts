// Finds acts, fields and amounts of a page that the inquiry button covers, at every place to which the page scrolls.

import type { Page } from '@playwright/test';

/** The covered parts by their names; empty where the button covers nothing, as in the bar, under which a page scrolls. */
export async function listCoveredParts(page: Page): Promise<string[]> {
  const button = page.locator('button.eb-fab');
  if (!(await button.isVisible())) return [];
  return button.evaluate(async (own) => {
    if (getComputedStyle(own).position !== 'fixed') return [];
    const isCovered = (part: Element): boolean => {
      const [a, b] = [own.getBoundingClientRect(), part.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(width, height) > 1;
    };
    const coveredNames = new Set<string>();
    const parts = [
      ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary, .eb-amount)'),
    ].filter((part) => part.checkVisibility());
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      for (const part of parts.filter(isCovered))
        coveredNames.add(part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 60));
    }
    scrollTo(0, 0);
    return [...coveredNames];
  });
}

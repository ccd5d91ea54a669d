// Asserts that a page is accessible (axe) and not wider than the screen.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** In the page, once the engine was injected. */
declare const axe: typeof axeCore;

interface Readable {
  /**
   * False where the same page in the same theme was checked at another width: contrast takes most of the time of a
   * check.
   */
  readonly contrast?: boolean;
}

/** No serious finding of accessibility, and nothing wider than the screen. */
export async function expectReadable(page: Page, { contrast = true }: Readable = {}): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNothingGrave(page, { contrast });
  const [scrolls, shows] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scrolls, 'nothing is wider than the screen').toBeLessThanOrEqual(shows ?? 0);
}

/** No serious or critical finding of axe in the page as it rests, or in the first element that `within` selects. */
export async function expectNothingGrave(
  page: Page,
  { contrast = true, within = 'html' }: Readable & { readonly within?: string } = {},
): Promise<void> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: AXE_RULES },
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: contrast } },
  };
  // Elements that still fade in have other colours for a moment.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  // Once for a document: the engine is half a megabyte, and a page is often checked at two widths.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const grave = await page.evaluate(
    async ({ within, options }) => {
      const { violations } = await axe.run(within, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`).join('\n')}`,
        );
    },
    { within, options },
  );
  expect(grave).toEqual([]);
}

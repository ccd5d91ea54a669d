import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Readable {
  /**
   * False where the same page in the same theme was judged at another width: contrast is most of the time of a look.
   */
  readonly contrast?: boolean;
}

/** No grave finding of accessibility, and nothing wider than the screen. */
export async function expectReadable(page: Page, { contrast = true }: Readable = {}): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // What still fades in has other colours for a moment.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  // One frame and one origin: the other mode opens a second page for each look, which takes longer than the look.
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: RULES },
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast } },
    })
    .setLegacyMode()
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
    ),
  ).toEqual([]);
  const [scrolls, shows] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scrolls, 'nothing is wider than the screen').toBeLessThanOrEqual(shows ?? 0);
}

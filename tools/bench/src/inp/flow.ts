import type { Page } from 'playwright-core';

import type { RunningProduct } from '../../../../apps/e2e/src/e2e-harness.ts';

/** A repeated interaction of a person, whose reaction time (INP) is measured. */
export interface Flow {
  readonly what: string;
  /** The person who does it; nobody signs in without it. */
  readonly email?: string;
  readonly at: 'phone' | 'desk';
  /** Address of the page; some depend on the seeded data. */
  readonly address: string | ((product: RunningProduct) => Promise<string>);
  /** Text that is shown when the page can be used. */
  readonly ready: string;
  /** Real clicks and keys, a dozen or so; what they lead to is waited for. */
  readonly act: (page: Page) => Promise<void>;
}

export const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } } as const;

export const HALL = '@sanisidro-maligaya.example';
export const OWNER = 'rogelio.abantao@negosyo.example';

const BETWEEN_KEYS_MS = 60;

/** Types as a person does, key by key. */
export async function typeText(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words, { delay: BETWEEN_KEYS_MS });
}

/** Presses one key so many times, with time between for the page to answer. */
export async function pressKey(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key, { delay: 20 });
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
}

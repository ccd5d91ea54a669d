// Checks whether the product runs in production, where a data folder of the demonstration is refused.

import { readFirstStart } from './first-start.ts';

/** Password of the demonstration without a chosen one; it is in the sources, so that production never accepts it. */
export const DEMONSTRATION_PASSWORD = 'San-Isidro-demo-2026';
export const SANDBOX_MERCHANT = 'ebpls-sandbox';

export function isProduction({ NODE_ENV }: { readonly NODE_ENV?: string | undefined }): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}

/**
 * Problems of a data folder in production; all other rules of production are the API's. The first start's decisions are
 * stored: a demonstration must not go into service by a change of settings.
 */
export function checkDataDir(dataDir: string): string[] {
  return readFirstStart(dataDir)?.demo === true
    ? [`DATA_DIR: expected a folder without the demonstration in production; ${dataDir} was first started with it`]
    : [];
}

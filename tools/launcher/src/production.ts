import { readFirstStart } from './first-start.ts';

/**
 * The password that the demonstration has when nobody chose one; it stands in the sources, so production never takes
 * it.
 */
export const DEMONSTRATION_PASSWORD = 'San-Isidro-demo-2026';
export const SANDBOX_MERCHANT = 'ebpls-sandbox';

export function isProduction({ NODE_ENV }: { readonly NODE_ENV?: string | undefined }): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}

/**
 * What production finds wrong with a data folder; all other rules of production are the API's. What the first start
 * decided is kept: a demonstration must not go into service by a change of settings.
 */
export function checkDataDir(dataDir: string): string[] {
  return readFirstStart(dataDir)?.demo === true
    ? [`DATA_DIR: expected a folder without the demonstration in production; ${dataDir} was first started with it`]
    : [];
}

import { globSync } from 'node:fs';
import { join } from 'node:path';

import { renderAddressTables } from './addresses.ts';
import { ROOT } from './places.ts';

export const WATCHED = globSync(
  [
    'apps/*/remote.config.ts',
    'apps/*/src/routes.{ts,tsx}',
    'apps/shell/src/routing/*.{ts,tsx}',
    'libs/desk/src/routes.ts',
  ],
  { cwd: ROOT },
).map((file) => join(ROOT, file));

/** Mounts and pages of the product. */
export const ADDRESSES: string = renderAddressTables();

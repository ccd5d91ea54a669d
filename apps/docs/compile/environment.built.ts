import { join } from 'node:path';

import { renderEnvironmentTables } from './environment.ts';
import { ROOT } from './places.ts';

export const WATCHED = ['apps/api/src/platform/config', 'tools/launcher/src'].map((folder) => join(ROOT, folder));

/** The settings of the server and of the start. */
export const ENVIRONMENT: string = renderEnvironmentTables();

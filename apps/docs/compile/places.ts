import { join } from 'node:path';

/** The workspace, and what the pages are written in. */
export const ROOT = join(import.meta.dirname, '../../..');
export const CONTENT = join(ROOT, 'apps/docs/content');

import { join } from 'node:path';

import { commitsByRoom } from './commits.ts';
import { ROOT } from './places.ts';

export const WATCHED = [join(ROOT, 'CHANGELOG.md')];

/** The commits by their room. */
export const COMMITS: string = commitsByRoom();

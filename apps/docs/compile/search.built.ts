import { join } from 'node:path';

import { CONTENT, ROOT } from './places.ts';
import { searchIndex } from './search-index.ts';

export const WATCHED = [
  CONTENT,
  ...['apps/api/src', 'libs/contracts/src', 'libs/rules/src', 'tools/launcher/src'].map((path) => join(ROOT, path)),
];

/** The index of the search over all pages, as MiniSearch writes it. */
export const SEARCH_INDEX: string = searchIndex();

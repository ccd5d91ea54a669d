// Options of the documentation's search index, shared by the build and the page.

import type { Options } from 'minisearch';

/** A search document: a section of a page. */
export interface SearchSection {
  readonly id: string;
  readonly path: string;
  readonly group: string;
  readonly language: 'en' | 'fil';
  readonly title: string;
  /** Empty for the text before the first heading. */
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

/** Guides and pages rank above decisions and generated lists. */
const WEIGHT: Readonly<Record<string, number>> = { start: 1.2, guides: 1.3, work: 1.2, reference: 0.8, decisions: 0.7 };

/** The same options when the index is built and when it is searched. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['path', 'group', 'language', 'title', 'heading', 'anchor', 'text'],
  searchOptions: {
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    maxFuzzy: 2,
    boost: { title: 3, heading: 3 },
    combineWith: 'AND',
    boostDocument: (_id, _term, storedFields) => WEIGHT[String(storedFields?.['group'])] ?? 1,
  },
};

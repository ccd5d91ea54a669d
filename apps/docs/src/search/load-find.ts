// Search in the documentation: loads the index and finds sections.

import MiniSearch, { type SearchResult } from 'minisearch';

import { SEARCH_OPTIONS, type SearchSection } from './search-options.ts';

/** A section of the documentation that contains the words. */
export interface Place {
  readonly id: string;
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  /** The words around the first hit. */
  readonly excerpt: string;
}

export type Find = (words: string, language: 'en' | 'fil') => Place[];

const MOST = 8;
const EXCERPT = 120;

/** Loads the index once, before the first search. */
export async function loadFind(): Promise<Find> {
  const { SEARCH_INDEX } = await import('../../compile/search.built.ts');
  const find = findIn(MiniSearch.loadJSON<SearchSection>(SEARCH_INDEX, SEARCH_OPTIONS));
  // The first search is slow; it runs before a result is needed.
  find('documentation of everything', 'en');
  return find;
}

/** All words must be there; where nothing has them all, any of them will do. */
function findIn(index: MiniSearch<SearchSection>): Find {
  return (words, language) => {
    const filter = (result: SearchResult): boolean => isFor(result, language);
    const all = index.search(words, { filter });
    const results = all.length > 0 ? all : index.search(words, { filter, combineWith: 'OR' });
    return results.slice(0, MOST).map(toPlace);
  };
}

/** Filipino pages are found by readers of Filipino; for them, English pages of the same guide only rank lower. */
function isFor({ language }: SearchResult, reader: 'en' | 'fil'): boolean {
  return language === 'en' || language === reader;
}

function toPlace({ id, path, title, heading, anchor, text, terms }: SearchResult): Place {
  const address = `/docs/${String(path)}${anchor === '' ? '' : `#${String(anchor)}`}`;
  return {
    id: String(id),
    address,
    title: String(title),
    heading: String(heading),
    excerpt: toExcerpt(String(text), terms),
  };
}

function toExcerpt(text: string, terms: readonly string[]): string {
  const lowerCased = text.toLowerCase();
  const hits = terms.map((term) => lowerCased.indexOf(term)).filter((at) => at >= 0);
  const first = hits.length === 0 ? 0 : Math.min(...hits);
  const start = first < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', first - EXCERPT / 3) + 1;
  const piece = text.slice(start, start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${piece.trim()}${start + EXCERPT < text.length ? ' …' : ''}`;
}

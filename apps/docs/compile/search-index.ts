import MiniSearch from 'minisearch';

import { toHeadingText, listSections } from '../src/page/headings.ts';
import { SEARCH_OPTIONS, type SearchSection } from '../src/search/search-options.ts';
import { type DocPage, listPages, readPage } from './catalogue.ts';
import { API_PAGES } from './endpoints.built.ts';
import { fillIn } from './fragments.ts';

/** Every section of every page, in both languages. */
function searchSections(): SearchSection[] {
  return listPages().flatMap((page) => [
    ...sectionsIn(page, 'en', readPageText(page.path)),
    ...(page.title_fil === undefined ? [] : sectionsIn(page, 'fil', readPage(page.path, 'fil'))),
  ]);
}

/** The index as the browser loads it. */
export function searchIndex(): string {
  const index = new MiniSearch<SearchSection>(SEARCH_OPTIONS);
  index.addAll(searchSections());
  return JSON.stringify(index);
}

function readPageText(path: string): string {
  return path.startsWith('api/') ? (API_PAGES[path.slice('api/'.length)] ?? '') : fillIn(readPage(path));
}

function sectionsIn(
  { path, title, title_fil, group }: DocPage,
  language: 'en' | 'fil',
  markdown: string,
): SearchSection[] {
  const name = language === 'fil' ? (title_fil ?? title) : title;
  return listSections(markdown).map(({ heading, text }) => ({
    id: `${language}:${path}#${heading?.id ?? ''}`,
    path,
    group,
    language,
    title: name,
    heading: heading?.text ?? '',
    anchor: heading?.id ?? '',
    text: inWords(heading === undefined ? text.replace(/^# .*$/m, '') : text),
  }));
}

/** Prose, code and cells as one line of words. */
function inWords(markdown: string): string {
  const lines = markdown
    .split('\n')
    .filter((line) => !/^(?:```|\|[-|]+\|$)/.test(line))
    .map((line) => toHeadingText(line.replace(/^(?:[-*] |\d+\. |> )/, '').replaceAll('|', ' ')));
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim();
}

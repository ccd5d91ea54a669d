import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { toHeadingText, getPageTitle } from '../src/page/headings.ts';
import { type PageLanguage, pageFile } from '../src/page-file.ts';
import { API_AREAS } from './endpoints.ts';
import { CONTENT } from './places.ts';

type Group = 'start' | 'guides' | 'work' | 'reference' | 'decisions';

/** A page of the documentation, as menu and search know it. */
export interface DocPage {
  /** Below `/docs/`. */
  readonly path: string;
  readonly group: Group;
  readonly title: string;
  /** Its title in Filipino, when the page is written in both languages. */
  readonly title_fil?: string;
}

const START = ['welcome', 'getting-started', 'glossary', 'support', 'changelog'];
const GUIDES = ['owner', 'clerk', 'treasurer', 'municipality', 'office-team', 'platform-team'];
const WORK = [
  'environment-variables',
  'deployment',
  'routing',
  'api-calls',
  'authentication',
  'state-management',
  'settings',
  'theming',
  'analytics',
];

/** Every page in the order of the menu. A file that no list names fails the test of the contents. */
export function listPages(): DocPage[] {
  const folder = (name: string): string[] =>
    globSync(`${name}/*.md`, { cwd: CONTENT })
      .map((file) => file.replaceAll('\\', '/').replace('.md', ''))
      .filter((path) => path !== `${name}/README`)
      .toSorted();
  return [
    ...START.map((path) => pageAt(path, 'start')),
    ...GUIDES.map((name) => pageAt(`guides/${name}`, 'guides')),
    ...WORK.map((path) => pageAt(path, 'work')),
    pageAt('reference', 'reference'),
    ...folder('reference').map((path) => pageAt(path, 'reference')),
    ...API_AREAS.map(({ name, title }): DocPage => ({ path: `api/${name}`, group: 'reference', title })),
    pageAt('decisions', 'decisions'),
    ...folder('decisions').map((path) => pageAt(path, 'decisions')),
  ];
}

/** The text of a page as it is written. */
export function readPage(path: string, language: PageLanguage = 'en'): string {
  return readFileSync(join(CONTENT, `${pageFile(path, language)}.md`), 'utf8');
}

function pageAt(path: string, group: Group): DocPage {
  const title = getPageTitle(readPage(path));
  if (group !== 'guides' || !existsSync(join(CONTENT, `${pageFile(path, 'fil')}.md`))) return { path, group, title };
  return { path, group, title, title_fil: toHeadingText(getPageTitle(readPage(path, 'fil'))) };
}

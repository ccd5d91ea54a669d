// Maps a page of the documentation to its file and a link in it to an address.

export type PageLanguage = 'en' | 'fil';

/** Folders with a page of their own, which lists what they hold: their README. */
const INDEXED_FOLDERS = ['reference', 'decisions'];

/** The file of a page below `content/`, without its suffix. */
export function pageFile(path: string, language: PageLanguage = 'en'): string {
  const name = INDEXED_FOLDERS.includes(path) ? `${path}/README` : path;
  return language === 'fil' ? `${name}.fil` : name;
}

/** Address of a link in a page: Markdown files of the content are pages, everything else keeps its address. */
export function toPageAddress(href: string, path: string): string {
  const [, target = '', anchor = ''] = /^([^:/#][^:#]*)\.md(#.*)?$/.exec(href) ?? [];
  if (target === '') return href;
  const folder = pageFile(path).split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') folder.pop();
    else if (step !== '.') folder.push(step);
  }
  const page = folder.join('/').replace(/\/README$/, '');
  return `/docs/${page}${anchor}`;
}

/** A picture of a guide, with its size, so that the layout does not shift. */
export interface Picture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

// Loads one page of the documentation: its text, generated parts and pictures.

import welcome from '../../content/welcome.md';
import { type PageLanguage, pageFile, type Picture } from '../page-file.ts';
import { type RenderedSection, listRenderedSections, listHeadingTexts } from './headings.ts';

/** A part of a page: a section of Markdown, or the name of the component in its place. */
type Block = RenderedSection | { readonly live: string };

export interface LoadedPage {
  readonly text: string;
  readonly blocks: readonly Block[];
  /** By `language/name.webp`. */
  readonly pictures: Readonly<Record<string, Picture>>;
}

/** Parts that are made from the product when the documentation is built; each is a chunk of its own. */
const FRAGMENTS: Readonly<Record<string, () => Promise<string>>> = {
  'environment-variables': async () => (await import('../../compile/environment.built.ts')).ENVIRONMENT,
  addresses: async () => (await import('../../compile/addresses.built.ts')).ADDRESSES,
};

/** A page, whole: its text, what is made for it and its pictures. */
export async function loadPage(path: string, language: PageLanguage): Promise<LoadedPage> {
  const text = await fillIn(await readPageText(path, language));
  return { text, blocks: listBlocks(text), pictures: await picturesIn(text) };
}

async function readPageText(path: string, language: PageLanguage): Promise<string> {
  if (path.startsWith('api/')) {
    const { API_PAGES } = await import('../../compile/endpoints.built.ts');
    return API_PAGES[path.slice('api/'.length)] ?? '';
  }
  const file = pageFile(path, language);
  if (file === WELCOME) return welcome;
  const { default: text } = (await import(`../../content/${file}.md`)) as { default: string }; // a text by its loader
  return text;
}

/** First page of the documentation; its text is bundled with the page instead of loaded after it. */
const WELCOME = 'welcome';

const LIVE = /^```live\n([\w-]+)\n```$/m;

/** Inserts the generated parts; the mark of a component stays. */
async function fillIn(text: string): Promise<string> {
  const parts = await Promise.all(
    text.split(LIVE).map(async (part, at) => (at % 2 === 0 ? part : ((await FRAGMENTS[part]?.()) ?? toMark(part)))),
  );
  return parts.join('');
}

const toMark = (name: string): string => `\`\`\`live\n${name}\n\`\`\``;

function listBlocks(text: string): Block[] {
  let before: readonly string[] = [];
  return text.split(LIVE).flatMap((part, at): Block[] => {
    if (at % 2 === 1) return [{ live: part }];
    const sections = listRenderedSections(part, before);
    before = [...before, ...listHeadingTexts(part)];
    return sections;
  });
}

async function picturesIn(text: string): Promise<Record<string, Picture>> {
  const names = [...text.matchAll(/\]\((?:\.\.\/)?pictures\/([\w-]+\/[\w-]+)\.webp\)/g)].map(([, name = '']) => name);
  if (names.length === 0) return {};
  const { PICTURE_SIZES } = await import('../../compile/pictures.built.ts');
  const pictures = names.map(async (name): Promise<[string, Picture]> => {
    const picture: unknown = await import(/* webpackMode: "lazy-once" */ `../../content/pictures/${name}.webp`);
    const [width = 0, height = 0] = PICTURE_SIZES[`${name}.webp`] ?? [];
    return [name, { address: addressIn(picture), width, height }];
  });
  return Object.fromEntries(await Promise.all(pictures));
}

function addressIn(picture: unknown): string {
  const { default: address } = picture as { default: string }; // an address by its loader
  return address;
}

// Splits the Markdown of a documentation page into sections and lists its headings.

import GithubSlugger from 'github-slugger';

export interface PageHeading {
  readonly level: 2 | 3;
  readonly text: string;
  readonly id: string; // The anchor of the rendered heading.
}

const HEADING = /^(#{1,6}) +(.+?) *#*$/;
const FENCE = /^(`{3,}|~{3,})/;

/** A section of a page: the text below a heading. The text before the first heading has none. */
export interface PageSection {
  readonly heading: PageHeading | undefined;
  readonly text: string;
}

interface HeadingLine {
  readonly text: string;
  /** Set for a heading outside code. */
  readonly heading?: { readonly level: number; readonly text: string };
}

function listLines(markdown: string): HeadingLine[] {
  let fence: string | undefined;
  return markdown.split('\n').map((text) => {
    fence = fenceAfter(fence, text);
    const [, marks, words] = (fence === undefined && HEADING.exec(text)) || [];
    if (marks === undefined || words === undefined) return { text };
    return { text, heading: { level: marks.length, text: toHeadingText(words) } };
  });
}

/** The page as its sections of level two and three; its title is none of them. */
export function listSections(markdown: string): PageSection[] {
  const slugger = new GithubSlugger();
  const sections: { heading: PageHeading | undefined; lines: string[] }[] = [{ heading: undefined, lines: [] }];
  for (const { text: lineText, heading } of listLines(markdown)) {
    if (heading === undefined) {
      sections.at(-1)?.lines.push(lineText);
      continue;
    }
    const { level, text } = heading;
    const id = slugger.slug(text);
    if (level === 2 || level === 3) sections.push({ heading: { level, text, id }, lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }));
}

/** A part of a page that is rendered by itself, with the headings before it. */
export interface RenderedSection {
  readonly markdown: string;
  readonly before: readonly string[];
}

/**
 * A text cut at its headings of level two, each section with its heading; `before` are those of the page before it.
 */
export function listRenderedSections(markdown: string, before: readonly string[] = []): RenderedSection[] {
  const sections: { lines: string[]; before: readonly string[] }[] = [];
  let passedHeadings = before;
  for (const { text, heading } of listLines(markdown)) {
    if (sections.length === 0 || heading?.level === 2) sections.push({ lines: [], before: passedHeadings });
    sections.at(-1)?.lines.push(text);
    if (heading !== undefined) passedHeadings = [...passedHeadings, heading.text];
  }
  return sections.map(({ lines, ...section }) => ({ ...section, markdown: lines.join('\n') }));
}

/** The headings of a page, for its table of contents. */
export function listHeadings(markdown: string): PageHeading[] {
  return listSections(markdown).flatMap(({ heading }) => heading ?? []);
}

/** The texts of all headings of any level. */
export function listHeadingTexts(markdown: string): string[] {
  return listLines(markdown).flatMap(({ heading }) => heading?.text ?? []);
}

/** The title of a page: its first line. */
export function getPageTitle(markdown: string): string {
  return toHeadingText(/^# (.+)$/m.exec(markdown)?.[1] ?? '');
}

/** A line of Markdown without its marks. */
export function toHeadingText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\\([|_*#])/g, '$1')
    .trim();
}

function fenceAfter(open: string | undefined, line: string): string | undefined {
  const [mark] = FENCE.exec(line) ?? [];
  if (mark === undefined) return open;
  if (open === undefined) return mark;
  return line.startsWith(open) ? undefined : open;
}

export interface PageHeading {
  readonly level: 2 | 3;
  readonly text: string;
  /** The anchor, as rehype-slug writes it. */
  readonly id: string;
}

const HEADING = /^(#{1,6}) +(.+?) *#*$/;
const FENCE = /^(`{3,}|~{3,})/;

/** A piece of a page: what stands below a heading. What stands before the first one has none. */
export interface PageSection {
  readonly heading: PageHeading | undefined;
  readonly text: string;
}

/** The page as its sections of level two and three; its title is none of them. */
export function sectionsOf(markdown: string): PageSection[] {
  const slug = slugger();
  const sections: { heading: PageHeading | undefined; lines: string[] }[] = [{ heading: undefined, lines: [] }];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    fence = fenceAfter(fence, line);
    const [, marks, written] = (fence === undefined && HEADING.exec(line)) || [];
    if (marks === undefined || written === undefined) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const text = plainText(written);
    const id = slug(text);
    if (marks.length === 2 || marks.length === 3)
      sections.push({ heading: { level: marks.length === 2 ? 2 : 3, text, id }, lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }));
}

/** The headings of a page, for its table of contents. */
export function headingsOf(markdown: string): PageHeading[] {
  return sectionsOf(markdown).flatMap(({ heading }) => heading ?? []);
}

/** The title of a page: its first line. */
export function titleOf(markdown: string): string {
  return plainText(/^# (.+)$/m.exec(markdown)?.[1] ?? '');
}

/** A line of Markdown without its marks. */
export function plainText(markdown: string): string {
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

/** Anchors as GitHub makes them: small letters, no punctuation, the second of a name gets a number. */
function slugger(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug);
    seen.set(slug, (times ?? -1) + 1);
    return times === undefined ? slug : `${slug}-${times + 1}`;
  };
}

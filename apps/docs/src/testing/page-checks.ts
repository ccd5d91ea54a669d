// Finds dead links, unknown variables and unknown commands in a page of the documentation.

import { listHeadings } from '../page/headings.ts';
import { toPageAddress } from '../page-file.ts';

/** Facts of the product against which the pages are checked. */
export interface ProductFacts {
  /** The text of every page by its path, made parts filled in. */
  readonly pages: ReadonlyMap<string, string>;
  /** Addresses of the product, parameters as `:name`. */
  readonly addresses: readonly string[];
  readonly variables: ReadonlySet<string>;
  /** Words that follow `npm run release --`, `npm run new --`, `npm run drill --`, `npm test --` and `npx nx test`. */
  readonly words: Readonly<Record<'release' | 'new' | 'drill' | 'parts' | 'projects', readonly string[]>>;
}

const FENCE = /^```[\s\S]*?^```$/gm;
const SPAN = /`[^`\n]*`/g;
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;

/** Links that lead nowhere, each as it is written. */
export function findDeadLinks(path: string, text: string, facts: ProductFacts): string[] {
  const prose = text.replaceAll(FENCE, '').replaceAll(SPAN, '');
  return [...prose.matchAll(LINK)]
    .filter(([, mark]) => mark === '')
    .map(([, , , href = '']) => href)
    .filter((href) => !isAlive(toPageAddress(href, path), path, facts));
}

function isAlive(address: string, path: string, facts: ProductFacts): boolean {
  if (/^https?:/.test(address)) return true;
  const [place = '', anchor] = address.split('#');
  if (place === '' || place.startsWith('/docs/')) {
    const page = facts.pages.get(place === '' ? path : place.slice('/docs/'.length));
    return page !== undefined && (anchor === undefined || listHeadings(page).some(({ id }) => id === anchor));
  }
  return isServed(place.split('?')[0] ?? '', facts.addresses);
}

/** Whether an address is one of those patterns. */
function isServed(address: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const steps = [pattern.split('/'), address.split('/')] as const;
    return (
      steps[0].length === steps[1].length && steps[0].every((step, at) => step.startsWith(':') || step === steps[1][at])
    );
  });
}

/** Pictures of a page: their files below `pictures/`, and their text alternatives. */
export function findPictures(text: string): { readonly file: string; readonly alt: string }[] {
  return [...text.matchAll(LINK)]
    .filter(([, mark]) => mark === '!')
    .map(([, , alt = '', href = '']) => ({ file: href.replace(/^.*pictures\//, ''), alt }));
}

const VARIABLE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** Names that look like a setting in code and are none. */
export function findUnknownVariables(text: string, { variables }: ProductFacts): string[] {
  const spans = [...text.replaceAll(FENCE, '').matchAll(SPAN)].map(([span]) => span.slice(1, -1).split('=')[0] ?? '');
  const blocks = text.match(FENCE) ?? [];
  const assignedNames = blocks.flatMap((block) =>
    [...block.matchAll(/(?:^|\s)([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => name),
  );
  return [...spans.filter((span) => VARIABLE.test(span)), ...assignedNames].filter((name) => !variables.has(name));
}

const COMMANDS = [
  { pattern: /npm run release -- ([\w-]+)/g, of: 'release' },
  { pattern: /npm run new -- (\w+)/g, of: 'new' },
  { pattern: /npm run drill -- (\w+)/g, of: 'drill' },
  { pattern: /npm test -- ((?:\w+ ?)+)/g, of: 'parts' },
  { pattern: /npx nx (?:test|build) (\S+?)(?=[`\s]|$)/g, of: 'projects' },
] as const;

/** Commands with a word that the program behind them does not know. */
export function findUnknownCommands(text: string, { words }: ProductFacts): string[] {
  return COMMANDS.flatMap(({ pattern, of }) =>
    [...text.matchAll(pattern)].flatMap(([command, commandWords = '']) =>
      commandWords
        .trim()
        .split(' ')
        .filter((commandWord) => !words[of].includes(commandWord))
        .map(() => command.trim()),
    ),
  );
}

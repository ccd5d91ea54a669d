/** A piece of running text. */
export type Piece =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A block of a page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly pieces: readonly Piece[] }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Piece[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Piece[])[];
      readonly rows: readonly (readonly (readonly Piece[])[])[];
    };

const HEADING = /^(#{1,3}) (.+)$/;
const ITEM = /^(?:- |\d+\. )(.+)$/;
const FENCE = '```';

/** Reads the part of Markdown that our own pages use. It makes no HTML, so a page cannot smuggle any in. */
export function readMarkdown(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    if (line.trim() === '') lines.shift();
    else blocks.push(takeBlock(lines, line));
  }
  return blocks;
}

function takeBlock(lines: string[], line: string): Block {
  if (line.startsWith(FENCE)) return takeCode(lines);
  const heading = HEADING.exec(line);
  if (heading) {
    lines.shift();
    return { kind: 'heading', level: levelOf(heading[1] ?? ''), pieces: readPieces(heading[2] ?? '') };
  }
  if (line.startsWith('|')) return takeTable(lines);
  if (ITEM.test(line)) return takeList(lines, line);
  return { kind: 'paragraph', pieces: readPieces(takeWhile(lines, (next) => next.trim() !== '').join(' ')) };
}

function levelOf(marks: string): 1 | 2 | 3 {
  return marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
}

function takeWhile(lines: string[], holds: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !holds(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function takeCode(lines: string[]): Block {
  lines.shift();
  const text = takeWhile(lines, (line) => !line.startsWith(FENCE)).join('\n');
  lines.shift();
  return { kind: 'code', text };
}

function takeList(lines: string[], first: string): Block {
  const items = takeWhile(lines, (line) => ITEM.test(line)).map((line) => readPieces(ITEM.exec(line)?.[1] ?? ''));
  return { kind: 'list', isOrdered: /^\d/.test(first), items };
}

function takeTable(lines: string[]): Block {
  const [head = [], , ...rows] = takeWhile(lines, (line) => line.startsWith('|')).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => readPieces(cell.trim())),
  );
  return { kind: 'table', head, rows };
}

const PIECE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)/g;

/** Cuts running text into plain, strong, code and links. */
function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECE)) {
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    pieces.push(pieceOf(found.groups ?? {}));
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

function pieceOf({ strong, code, label = '', to = '' }: Record<string, string | undefined>): Piece {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return code === undefined ? { kind: 'link', text: label, to } : { kind: 'code', text: code };
}

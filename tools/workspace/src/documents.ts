// Checks the documents of the repository: headings of READMEs, dead paths, commands, and code owners.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sections that the README of each project has. */
const SECTIONS = ['Users', 'Run', 'Entry points', 'Out of scope'] as const;

/** Sections that a README lacks. */
export function listMissingSections(text: string): string[] {
  return SECTIONS.filter((section) => !text.includes(`\n## ${section}\n`));
}

const LINK = /\]\((?!https?:|mailto:|#|\/)([^)\s#]+)[^)]*\)/g;
const CODE_SPAN = /`([^`\n]+)`/g;
/** A path of ours: begins with a folder we have, has no blank, no placeholder and no pattern in it. */
const OUR_PATH = /^(?:apps|libs|tools|src|content|\.ci)\/[\w@./-]*\w\/?$/;

/**
 * Paths that a Markdown file names and that are not there: links, and code spans that begin with one of our folders.
 * `src/…` is read from the file's own folder.
 */
export function listDeadPaths(root: string, file: string, text: string): string[] {
  const folder = dirname(file);
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const linkedPaths = [...prose.matchAll(LINK)].map(([, path = '']) => join(folder, path));
  const spans = [...prose.matchAll(CODE_SPAN)]
    .map(([, span = '']) => span.replace(/[,.:;]$/, ''))
    .filter((span) => OUR_PATH.test(span));
  const namedPaths = spans.map((span) => (/^(?:src|content)\//.test(span) ? join(folder, span) : span));
  return [...new Set([...linkedPaths, ...namedPaths])].filter((path) => !existsSync(join(root, path)));
}

const FENCE = /^```[^\n]*\n([\s\S]*?)^```/gm;
/** A program that is started by itself; settings may precede it. */
const BARE_PROGRAM = /^(?:\$\s+)?(?:[A-Z][A-Z0-9_]*=\S+\s+)*(?:node|nx|jest|tsc|oxlint|playwright)\s+\S/;

/**
 * Commands of a paper that a reader's own Node would run. It may be older than the one the sources need; `npm` and
 * `npx` put the workspace's own first in the path.
 */
export function listBareCommands(text: string): string[] {
  const fencedLines = [...text.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.replaceAll(FENCE, '').matchAll(CODE_SPAN)].map(([, span = '']) => span);
  return [...fencedLines, ...spans].map((command) => command.trim()).filter((command) => BARE_PROGRAM.test(command));
}

/** Scripts that a document lets its reader run and that the package file does not have. */
export function listUnknownScripts(text: string, scripts: readonly string[]): string[] {
  const scriptNames = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return scriptNames.filter((name) => !scripts.includes(name));
}

/**
 * Folders without a line of their own in CODEOWNERS, lines for missing folders, and owners that are no team of ours.
 */
export function listBadOwners(root: string, text: string, folders: readonly string[]): string[] {
  const lines = text.split('\n').filter((line) => /^[^#\s]/.test(line));
  const rows = lines.map((line) => line.split(/\s+/));
  const ownedPaths = new Set(rows.map(([path = '']) => path));
  const ownerless = folders.filter((folder) => !ownedPaths.has(`/${folder}/`)).map((folder) => `${folder} has no line`);
  const problems = rows.flatMap(([path = '', ...teams]) => {
    const isThere = path === '*' || existsSync(join(root, path));
    const areTeams = teams.length > 0 && teams.every((team) => /^@ebpls\/[a-z][a-z-]*$/.test(team));
    return [...(isThere ? [] : [`${path} is not there`]), ...(areTeams ? [] : [`${path} names no team of ours`])];
  });
  return [...ownerless, ...problems];
}

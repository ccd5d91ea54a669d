// Checks the names, places and number of the files of the repository.

import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.nx',
  '.data',
  '.release',
  '.git',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);
const MAX_FOLDER_FILES = 12;
/** Folders that hold one file for each noun of an area, or of the database, and so may grow with it (decision 0070). */
export const GROWING_FOLDERS = [
  ...['accounts', 'licensing', 'treasury', 'shared'].map((area) => `libs/contracts/src/${area}`),
  'apps/api/src/tables',
];
const MAX_FOLDER_DEPTH = 2;
/**
 * Words that say nothing about the subject of a file, not allowed in file names. Data files of the seed are data; that
 * one folder keeps its name.
 */
const EMPTY_WORDS = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'data',
  'info',
  'base',
  'temp',
  'v2',
  'old',
  'legacy',
  'poc',
]);
const EXCUSED_FOLDERS = ['tools/seed/data'];
const SUFFIXES = new Set([
  'page',
  'store',
  'contract',
  'routes',
  'queries',
  'test',
  'large',
  'spec',
  'config',
  'setup',
  'teardown',
  'd',
  'min',
  'worker',
  'messages',
  'built',
]);
/** Words that no file is called by: of the whole workspace by their stem, of the server by each word of it. */
const BANNED_STEMS = new Set(['settle-attempt', 'ask-back', 'staff-letters']);
const BANNED_SERVER_WORDS = new Set(['door', 'doors', 'knock', 'press', 'supplies', 'letter', 'letters', 'kase']);
const SERVER = /^(?:apps\/api|tools\/seed)\/src\//;
const BANNED_PATHS = new Set(['libs/contracts/src/words.ts', 'tools/seed/src/scenario/hall.ts']);
const CODE = /\.(?:ts|tsx|js|mjs|cjs)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
const TEXT_FILES = /\.messages\.ts$/;

/** Every file of the repository below that folder, as paths from it; without installed, built or cached ones. */
export function listFiles(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(root, path) : [relative(root, path)];
  });
}

/** Files and folders that have to be beside apps, libs and tools: everything else has its place below them. */
const TOP_LEVEL =
  /^(?:\..+|README\.md|jest\.preset\.js|nx\.json|package(?:-lock)?\.json|tsconfig\.base\.json|(?:apps|libs|tools)\/.+)$/;

/** Files at the top level that belong somewhere below. */
export function checkTopLevel(files: readonly string[]): string[] {
  return files.filter((file) => !TOP_LEVEL.test(file));
}

/** Modules of the API's domain have folders of their own, one level deeper than elsewhere (decision 0071). */
const DOMAIN = 'apps/api/src/domain/';

/** Files that lie deeper than two folders below `src`, or below the domain of the API. */
export function listTooDeep(files: readonly string[]): string[] {
  return files.filter((file) => depthBelowSource(file) > MAX_FOLDER_DEPTH + (file.startsWith(DOMAIN) ? 1 : 0));
}

function depthBelowSource(file: string): number {
  const folders = dirname(file).split('/');
  const source = folders.indexOf('src');
  return source === -1 ? 0 : folders.length - source - 1;
}

/**
 * Source folders with more than twelve files, tests and texts not counted. `exceptions` are folders with a decision
 * record.
 */
export function listTooFull(files: readonly string[], exceptions: readonly string[] = []): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!CODE.test(file) || TEST.test(file) || TEXT_FILES.test(file) || !file.includes('/src/')) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FOLDER_FILES && !exceptions.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files`);
}

/**
 * Test files that no run ever reads: outside the projects with a test target, or where their `testMatch` does not look,
 * which is `src` and the project's own folder.
 */
export function listUnrunTests(files: readonly string[], testedProjects: readonly string[]): string[] {
  const isRun = (file: string) =>
    testedProjects.some((project) => file.startsWith(`${project}/src/`) || dirname(file) === project);
  return files.filter((file) => /\.test\.tsx?$/.test(file) && !isRun(file));
}

/** Names that are not kebab-case, have an unknown suffix, or no subject. */
export function listBadNames(files: readonly string[]): string[] {
  return files
    .filter((file) => CODE.test(file) && /^(?:apps|libs|tools)\//.test(file))
    .flatMap((file) => checkName(file));
}

function checkName(file: string): string[] {
  const folders = EXCUSED_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
    ? []
    : dirname(file).split('/').slice(1);
  const [stem = '', ...suffixes] = basename(file)
    .replace(CODE, '')
    .split('.')
    .filter((part) => part !== '');
  const words = [...folders, stem].flatMap((name) => name.split('-'));
  const empty = words
    .filter((word) => EMPTY_WORDS.has(word))
    .map((word) => `${file}: "${word}" does not name the subject`);
  const suffix = suffixes.filter((part) => !SUFFIXES.has(part)).map((part) => `${file}: ".${part}" is no known suffix`);
  const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem) ? [] : [`${file}: not kebab-case`];
  return [...empty, ...suffix, ...shape];
}

/** Files that are named with a banned word. */
export function listBannedFiles(files: readonly string[]): string[] {
  return files.filter((file) => CODE.test(file) && isBannedFile(file));
}

function isBannedFile(file: string): boolean {
  const stem = basename(file).split('.', 1)[0] ?? '';
  if (BANNED_PATHS.has(file) || BANNED_STEMS.has(stem)) return true;
  if (!SERVER.test(file)) return false;
  const isPaperPdf = file.startsWith('apps/api/') && file.includes('-pdf/') && stem.endsWith('-paper');
  return isPaperPdf || stem.split('-').some((word) => BANNED_SERVER_WORDS.has(word));
}

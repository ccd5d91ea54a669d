// Lists the files that a reader of an act comes through, from its use case on.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { ROOT } from '../stages/stage.ts';

const SOURCES = join(ROOT, 'apps/api/src');
/** One import or re-export of a file of the same project; imports of types alone run nothing. */
const RUNTIME_IMPORT = /^(?:import|export) (?!type )([^;]*?)from '(\.[^']+)';/gm;
const ONLY_TYPES = /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}\s*$/;
/** What every act uses and no reader opens for one of them. */
const COMMON_FOLDERS = /^(?:platform|tables)\//;

/**
 * The use case and everything that it imports at run time within the API, directly or through others, without platform
 * and tables. Paths are relative to `apps/api/src`; each has the file that led to it.
 */
export function listActFiles(useCase: string): ReadonlyMap<string, string> {
  const foundFiles = new Map<string, string>();
  const queue: (readonly [file: string, importer: string])[] = [[useCase, '']];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [file, importer] = next;
    if (foundFiles.has(file) || COMMON_FOLDERS.test(file)) continue;
    foundFiles.set(file, importer);
    for (const importedFile of listRuntimeImports(file)) queue.push([importedFile, file]);
  }
  return foundFiles;
}

function listRuntimeImports(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  return [...text.matchAll(RUNTIME_IMPORT)]
    .filter(([, names = '']) => !ONLY_TYPES.test(names))
    .map(([, , path = '']) => relative(SOURCES, join(SOURCES, dirname(file), path)));
}

const FIRST_LINE_COMMENT = /^\/\/ (.+)/;
const EXPORTED_COMMENT = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?function /;
const ANY_COMMENT = /\/\*\*((?:(?!\*\/)[^])*)\*\//;

/** First sentence on what the file is for: its first line, or the comment of its first exported function. */
export function readPurpose(file: string): string {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const comment = (FIRST_LINE_COMMENT.exec(text) ?? EXPORTED_COMMENT.exec(text) ?? ANY_COMMENT.exec(text))?.[1] ?? '';
  const words = comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
  return /^.*?[.:](?= [A-Z]|$)/.exec(words)?.[0] ?? words;
}

/** Calls that reach a person: a mail, a text to a phone, a notification, or a nudge of an open page. */
const NOTIFYING_CALL =
  /\b(?:sendMail|nudgeRooms|notifyPeople|notifyReader|sendAccountNotice|mail(?:SecondStep|Owner|Licensing|Office|Heads|Payer|Erasure))\(/;
/** What delivers, what only consumers of events import, and tests. */
const DELIVERY =
  /^(?:platform|testing|domain\/notifications|domain\/applications\/notices)\/|-consumers\.ts$|\.test\.ts$/;

/** Files of the API outside the delivery of events that notify somebody by a call of their own. */
export function listNotifyingFiles(): string[] {
  return globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !DELIVERY.test(file))
    .filter((file) => NOTIFYING_CALL.test(readFileSync(join(SOURCES, file), 'utf8')))
    .toSorted();
}

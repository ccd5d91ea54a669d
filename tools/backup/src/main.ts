import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';

import { createBackupBeforeUpdate } from './back-up-before-update.ts';
import { assertFilesIn, openStore, moveRestoredFiles } from './files/file-stores.ts';
import { moveFiles } from './files/move-files.ts';
import { archiveLog } from './log/archive-log.ts';
import { findBackup, parseMoment } from './log/rewind.ts';
import { makeBackup } from './make-backup.ts';
import { makeKeys } from './make-keys.ts';
import { moveDatabase } from './move/move-database.ts';
import { answer, Refusal } from './refusal.ts';
import { type Archive, checkBackup, readIdentity, restoreBackup } from './restore-backup.ts';
import { readSettings } from './settings.ts';

const BACKUP_USAGE = `npm run backup                                  backs up database, files and keys
npm run backup -- keys <file>                   makes a key pair
npm run backup -- check <backup> --key <file>   restores a backup into a scratch folder, and removes it again
npm run restore -- <backup> --key <file>        restores a backup into an empty DATA_DIR
npm run backup -- before-update                 backs them up in DATA_DIR, as a start does before it changes the tables
npm run backup -- log                           backs up the log since the last one, so that every moment can be restored
npm run restore -- --at <moment> --key <file>   restores the database of that moment into an empty DATA_DIR
npm run backup -- check --at <moment> --key <file>  restores that moment into a scratch folder, and removes it again
npm run storage -- move <from> <to>             moves uploaded files between folders and buckets
npm run storage -- copy <from> <to>             copies them, and removes nothing
npm run move                                    copies the embedded database into the empty one of DATABASE_URL`;

/** Options of the command `npm run backup`, which makes, checks and restores backups and moves a database or files. */
interface Options {
  readonly key?: string | undefined;
  readonly at?: string | undefined;
}

async function runBackup(words: readonly string[], options: Options): Promise<readonly string[]> {
  const [verb, file, ...places] = words;
  if (verb === 'check') return checkBackup(await findArchive(file, options));
  if (verb === 'restore') return restore(await findArchive(file, options));
  if (verb === 'log') return archiveLog(readSettings(env));
  if (verb === 'move') return moveDatabase(readSettings(env));
  if (verb === 'storage') return runStorage(file, places);
  if (verb === 'before-update') return createBackupBeforeUpdate(readSettings(env));
  if (verb === undefined) return makeBackup(readSettings(env));
  if (verb === 'keys' && file !== undefined) return makeKeys(file);
  throw new Refusal(BACKUP_USAGE);
}

async function restore(archive: Archive): Promise<readonly string[]> {
  const settings = readSettings(env);
  return [...(await restoreBackup(archive, settings.dataDir)), ...(await moveRestoredFiles(settings))];
}

/** Addresses as STORAGE_URL writes them. */
async function runStorage(verb: string | undefined, [from, to]: readonly string[]): Promise<readonly string[]> {
  if ((verb !== 'move' && verb !== 'copy') || from === undefined || to === undefined) throw new Refusal(BACKUP_USAGE);
  const move = { from: openStore(from, env), to: openStore(to, env), removes: verb === 'move' };
  await assertFilesIn(move.from);
  return moveFiles(move);
}

/** With a moment the newest backup before it is taken, unless one is named. */
async function findArchive(file: string | undefined, { key, at }: Options): Promise<Archive> {
  if (file === undefined && at === undefined) throw new Refusal(BACKUP_USAGE);
  const identity = await readIdentity(key);
  if (at === undefined) return { file: file ?? '', identity };
  const until = { at: parseMoment(at), backupDir: readSettings(env).backupDir };
  return { file: file ?? (await findBackup(until)), identity, until };
}

exit(
  await answer(async () => {
    const { positionals, values } = readWords(argv.slice(2));
    return runBackup(positionals, values);
  }),
);

function readWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { key: { type: 'string' }, at: { type: 'string' } },
    });
  } catch {
    throw new Refusal(BACKUP_USAGE);
  }
}

import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';

import { backUpBeforeUpdate } from './back-up-before-update.ts';
import { assertFilesIn, storeAt, takeFilesHome } from './files/file-places.ts';
import { moveFiles } from './files/move-files.ts';
import { keepLog } from './log/keep-log.ts';
import { findBackup, readMoment } from './log/rewind.ts';
import { makeBackup } from './make-backup.ts';
import { makeKeys } from './make-keys.ts';
import { moveDatabase } from './move/move-database.ts';
import { answer, Refusal } from './refusal.ts';
import { type Archive, checkBackup, readIdentity, restoreBackup } from './restore-backup.ts';
import { readSettings } from './settings.ts';

const HOW = `npm run backup                                  keeps database, files and keys
npm run backup -- keys <file>                   makes a key pair
npm run backup -- check <backup> --key <file>   brings a backup back into a scratch folder, and removes it again
npm run restore -- <backup> --key <file>        brings a backup back into an empty DATA_DIR
npm run backup -- before-update                 keeps them in DATA_DIR, as a start does before it changes the tables
npm run backup -- log                           keeps what was written since, so that every moment can be brought back
npm run restore -- --at <moment> --key <file>   brings the database back as it was then, into an empty DATA_DIR
npm run backup -- check --at <moment> --key <file>  the same into a scratch folder, and removes it again
npm run storage -- move <from> <to>             moves uploaded files between folders and buckets
npm run storage -- copy <from> <to>             the same, and leaves them where they are, too
npm run move                                    brings the embedded database to the empty one of DATABASE_URL`;

interface Options {
  readonly key?: string | undefined;
  readonly at?: string | undefined;
}

async function run(words: readonly string[], options: Options): Promise<readonly string[]> {
  const [verb, file, ...places] = words;
  if (verb === 'check') return checkBackup(await archiveOf(file, options));
  if (verb === 'restore') return restore(await archiveOf(file, options));
  if (verb === 'log') return keepLog(readSettings(env));
  if (verb === 'move') return moveDatabase(readSettings(env));
  if (verb === 'storage') return runStorage(file, places);
  if (verb === 'before-update') return backUpBeforeUpdate(readSettings(env));
  if (verb === undefined) return makeBackup(readSettings(env));
  if (verb === 'keys' && file !== undefined) return makeKeys(file);
  throw new Refusal(HOW);
}

async function restore(archive: Archive): Promise<readonly string[]> {
  const settings = readSettings(env);
  return [...(await restoreBackup(archive, settings.dataDir)), ...(await takeFilesHome(settings))];
}

/** Addresses as STORAGE_URL writes them. */
async function runStorage(verb: string | undefined, [from, to]: readonly string[]): Promise<readonly string[]> {
  if ((verb !== 'move' && verb !== 'copy') || from === undefined || to === undefined) throw new Refusal(HOW);
  const move = { from: storeAt(from, env), to: storeAt(to, env), removes: verb === 'move' };
  await assertFilesIn(move.from);
  return moveFiles(move);
}

/** With a moment the newest backup before it is taken, unless one is named. */
async function archiveOf(file: string | undefined, { key, at }: Options): Promise<Archive> {
  if (file === undefined && at === undefined) throw new Refusal(HOW);
  const identity = await readIdentity(key);
  if (at === undefined) return { file: file ?? '', identity };
  const until = { at: readMoment(at), backupDir: readSettings(env).backupDir };
  return { file: file ?? (await findBackup(until)), identity, until };
}

exit(
  await answer(async () => {
    const { positionals, values } = readWords(argv.slice(2));
    return run(positionals, values);
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
    throw new Refusal(HOW);
  }
}

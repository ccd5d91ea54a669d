import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';

import { storeAt, takeFilesHome } from './files/file-places.ts';
import { moveFiles } from './files/move-files.ts';
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
npm run storage -- move <from> <to>             moves uploaded files between folders and buckets
npm run storage -- copy <from> <to>             the same, and leaves them where they are, too
npm run move                                    brings the embedded database to the empty one of DATABASE_URL`;

function run(words: readonly string[], key: string | undefined): Promise<readonly string[]> {
  const [verb, file, ...places] = words;
  if (verb === 'move') return moveDatabase(readSettings(env));
  if (verb === 'storage') return runStorage(file, places);
  if (verb === undefined) return makeBackup(readSettings(env));
  if (verb === 'keys' && file !== undefined) return makeKeys(file);
  if (verb === 'check' && file !== undefined) return withKey(key, (identity) => checkBackup({ file, identity }));
  if (verb === 'restore' && file !== undefined) return withKey(key, (identity) => restore({ file, identity }));
  throw new Refusal(HOW);
}

async function restore(archive: Archive): Promise<readonly string[]> {
  const settings = readSettings(env);
  return [...(await restoreBackup(archive, settings.dataDir)), ...(await takeFilesHome(settings))];
}

/** Addresses as STORAGE_URL writes them. */
function runStorage(verb: string | undefined, [from, to]: readonly string[]): Promise<readonly string[]> {
  if ((verb !== 'move' && verb !== 'copy') || from === undefined || to === undefined) throw new Refusal(HOW);
  return moveFiles({ from: storeAt(from, env), to: storeAt(to, env), removes: verb === 'move' });
}

async function withKey(
  key: string | undefined,
  use: (identity: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return use(await readIdentity(key));
}

exit(
  await answer(async () => {
    const { positionals, values } = readWords(argv.slice(2));
    return run(positionals, values.key);
  }),
);

function readWords(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { key: { type: 'string' } } });
  } catch {
    throw new Refusal(HOW);
  }
}

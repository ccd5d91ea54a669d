import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { identityToRecipient } from 'age-encryption';

import { BEFORE_UPDATES, makeBackup } from './make-backup.ts';
import { makeKeys } from './make-keys.ts';
import { readIdentity } from './restore-backup.ts';
import type { BackupSettings } from './settings.ts';

const RETAINED_UPDATES = 2; // the folder shares the disk of the data

/**
 * Keeps everything in an encrypted file in DATA_DIR, where the start may always write, before the tables change. Without
 * BACKUP_RECIPIENT a key is made in DATA_DIR once: the way back must not depend on a setting that nobody has made yet.
 * Answers the path of the file, then what the operator has to know.
 */
export async function createBackupBeforeUpdate(settings: BackupSettings): Promise<readonly string[]> {
  const backupDir = join(settings.dataDir, BEFORE_UPDATES);
  const key = join(settings.dataDir, 'keys', 'before-updates.key');
  const recipient = settings.recipient ?? (await readOwnRecipient(key));
  const [backupLine = '', ...removedLines] = await makeBackup({
    ...settings,
    backupDir,
    recipient,
    keep: RETAINED_UPDATES,
  });
  const [file = '', size = ''] = backupLine.split(' · ');
  const opens =
    settings.recipient === undefined
      ? `the key ${key}, for BACKUP_RECIPIENT is not set`
      : 'the key of BACKUP_RECIPIENT';
  return [file, `backup before the update: ${file} (${size}); it opens with ${opens}`, ...removedLines];
}

async function readOwnRecipient(key: string): Promise<string> {
  if (!existsSync(key)) {
    await mkdir(join(key, '..'), { recursive: true, mode: 0o700 });
    await makeKeys(key);
  }
  return identityToRecipient(await readIdentity(key));
}

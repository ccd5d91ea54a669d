// Reads the settings of the backup from the environment.

import { join, resolve } from 'node:path';

import { readConfig } from '@ebpls/launcher/config';
import { StorageEnvironment, type StorageSettings, readStorageSettings } from '@ebpls/storage';
import * as v from 'valibot';

import { Refusal } from './refusal.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** Variables of the backup beside the product's settings. */
export const BackupEnvironment = v.object({
  BACKUP_DIR: v.optional(v.string(), '.backups'),
  BACKUP_RECIPIENT: v.optional(v.string()),
  BACKUP_KEEP: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'expected a number from 1 to 9999'))),
  ...StorageEnvironment.entries,
});

export interface BackupSettings {
  readonly dataDir: string;
  /** True when DATABASE_URL names a server that somebody else runs and keeps. */
  readonly isForeign: boolean;
  readonly databaseUrl: string | undefined;
  /** The role that owns the tables there. */
  readonly ownerUrl: string | undefined;
  /** Store of the uploaded files. */
  readonly storage: StorageSettings;
  readonly backupDir: string;
  readonly recipient: string | undefined;
  /** How many backups stay in the folder; all of them when undefined. */
  readonly keep: number | undefined;
}

/** Throws a Refusal with one line for each wrong variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): BackupSettings {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(BackupEnvironment, values);
  if (!result.success)
    throw new Refusal(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'));
  const { BACKUP_DIR, BACKUP_RECIPIENT, BACKUP_KEEP } = result.output;
  const { dataDir, databaseUrl, databaseOwnerUrl } = orRefuse(() => readProduct(values));
  return {
    dataDir,
    isForeign: databaseUrl !== undefined,
    databaseUrl,
    ownerUrl: databaseOwnerUrl,
    storage: orRefuse(() => readStorageSettings(result.output, dataDir)),
    backupDir: resolve(ROOT, BACKUP_DIR),
    recipient: BACKUP_RECIPIENT,
    keep: BACKUP_KEEP === undefined ? undefined : Number(BACKUP_KEEP),
  };
}

/** A backup needs none of the secrets without which production does not start. */
function readProduct(values: Readonly<Record<string, string | undefined>>) {
  return readConfig({ ...values, NODE_ENV: undefined }, ROOT);
}

function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

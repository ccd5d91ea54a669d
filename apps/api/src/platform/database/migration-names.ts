// Names of the migrations: those of this build, and those of earlier releases that its baseline replaces.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../..', 'migrations');
const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
/** The baseline is one file per area with the tables as `0171-search-name.sql` left them. */
const BASELINE_NAME = /^0171-\d{2}-/;

/**
 * The tables are older than the baseline, so that this build has no migrations for them. The message is a sentence for
 * the operator; nothing was changed.
 */
export class OlderSchema extends Error {}

/** Every migration this build carries, oldest first. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS_FOLDER)).filter((name) => MIGRATION_NAME.test(name)).toSorted();
}

/** The statements of a migration. */
export function loadMigration(name: string): Promise<string> {
  return readFile(join(MIGRATIONS_FOLDER, name), 'utf8');
}

/** Migrations that the baseline replaces, oldest first; databases of earlier releases have recorded them. */
export async function listReplacedNames(): Promise<string[]> {
  return (await loadMigration('replaced-by-baseline.txt')).trim().split('\n');
}

/**
 * Recorded names, with those of the baseline instead of the ones that it replaces. Throws OlderSchema where only some
 * of these have run.
 */
export async function toCurrentNames(recordedNames: readonly string[]): Promise<string[]> {
  const replacedNames = await listReplacedNames();
  const run = replacedNames.filter((name) => recordedNames.includes(name));
  if (run.length === 0) return [...recordedNames];
  if (run.length < replacedNames.length) {
    throw new OlderSchema(
      `This database is older than this version can update (its last migration is ${run.at(-1)}), and nothing was ` +
        `changed. Update it with an earlier release first, one that has ${replacedNames.at(-1)}, and start this version then.`,
    );
  }
  const baselineNames = (await listMigrationNames()).filter((name) => BASELINE_NAME.test(name));
  return [...baselineNames, ...recordedNames.filter((name) => !replacedNames.includes(name))];
}

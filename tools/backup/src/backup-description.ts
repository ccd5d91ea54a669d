// Creates, reads and checks the description (`about.json`) in every backup.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import type { Contents } from './cluster/contents.ts';
import { Refusal } from './refusal.ts';
import { ROOT } from './settings.ts';

/** File in a backup that describes it: format, product version and contents. */
export const ABOUT = 'about.json';

const contents = v.object({
  migrations: v.array(v.string()),
  rows: v.record(v.string(), v.number()),
  lasting: v.array(v.string()),
});
const about = v.object({
  format: v.literal(1),
  /** The product's version that wrote it. */
  product: v.string(),
  taken_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Null when the backup holds only files and keys, and the database is elsewhere. */
  contents: v.nullable(contents),
  /** Series of the log that continues it; absent in older backups. */
  series: v.optional(v.string()),
});

/** Description of a backup, its first entry. */
export type About = v.InferOutput<typeof about>;

/** The description of a backup that begins now. */
export function createAbout(databaseContents: Contents | undefined, now: Date, series?: string): About {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const copiedContents = databaseContents && {
    ...databaseContents,
    migrations: [...databaseContents.migrations],
    rows: { ...databaseContents.rows },
  };
  return {
    format: 1,
    product: version,
    taken_at: now.toISOString(),
    contents: copiedContents === undefined ? null : { ...copiedContents, lasting: [...copiedContents.lasting] },
    ...(series !== undefined && { series }),
  };
}

/** Throws a Refusal for what this version of the product cannot read. */
export function readAbout(text: string | undefined): About {
  const result = v.safeParse(about, text === undefined ? undefined : JSON.parse(text));
  if (!result.success) throw new Refusal('The archive is not a backup of eBPLS, or a newer version wrote it.');
  return result.output;
}

/**
 * Throws a Refusal when the backup has a shape that this version does not know; an older one is brought up at the
 * start.
 */
export function assertNotNewer({ product, contents: backupContents }: About, knownMigrations: readonly string[]): void {
  const unknownMigrations = backupContents?.migrations.filter((name) => !knownMigrations.includes(name)) ?? [];
  if (unknownMigrations.length > 0)
    throw new Refusal(
      `This backup was made by a newer eBPLS (${product}, ${unknownMigrations.at(-1)}). Install that version or a later one, and restore it there.`,
    );
}

/** Throws a Refusal when a copy holds less than the original did when the backup began. */
export function assertNotLess({ contents: original }: About, copy: Contents): void {
  const shrunkTables = original?.lasting.filter((table) => (copy.rows[table] ?? 0) < (original.rows[table] ?? 0)) ?? [];
  if (shrunkTables.length > 0)
    throw new Refusal(`The copy has fewer rows than the original: ${shrunkTables.join(', ')}.`);
}

// Copies a running PostgreSQL cluster into a backup.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { type Entry, listEntries } from '../archive/entries.ts';
import { Refusal } from '../refusal.ts';

/**
 * Files that a copy of the cluster leaves out: PostgreSQL makes them again at its next start, or they belong to the
 * running process.
 */
const LEFT_OUT = new RegExp(
  [
    /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
    /^postmaster\.(?:pid|opts)$/,
    /(?:^|\/)pgsql_tmp/,
    /^pg_internal\.init/,
    /^backup_label/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const SEGMENT = /^[0-9A-F]{24}$/;
const FIRST_SEGMENT = /\(file ([0-9A-F]{24})\)/;

interface Cluster {
  /** Connects as the owner; the connection stays open for the whole copy. */
  readonly client: Client;
  readonly data: string;
  /** The cluster's path in the archive. */
  readonly as: string;
}

/**
 * A running cluster as a copy that recovers to one moment: its files between start and stop of a backup, and the log
 * that was written meanwhile (PostgreSQL manual, 25.3.3: low-level base backup). Nobody waits for it.
 */
export async function* copyCluster({ client, data, as }: Cluster): AsyncGenerator<Entry> {
  await client.query("select pg_backup_start('ebpls', fast => true)");
  yield* listEntries(data, { as, leavesOut: (path) => LEFT_OUT.test(path) });
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  const label = rows[0]?.labelfile ?? '';
  yield { name: `${as}/backup_label`, type: 'text', text: label };
  yield* logSince(join(data, 'pg_wal'), { label, as: `${as}/pg_wal` });
}

/** The segments of the log from the start of the backup on; all of them have to be there still. */
async function* logSince(
  folder: string,
  { label, as }: { readonly label: string; readonly as: string },
): AsyncGenerator<Entry> {
  const first = FIRST_SEGMENT.exec(label)?.[1] ?? '';
  const present = (await readdir(folder)).filter((name) => SEGMENT.test(name));
  if (!present.includes(first))
    throw new Refusal(
      'More was written during the backup than PostgreSQL keeps of its log. Try again at a quieter hour.',
    );
  yield* listEntries(folder, { as, leavesOut: (path) => !SEGMENT.test(path) || path < first });
}

// Queries of the files in which people get all their data (RA 10173).

import type { OwnExport } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

const EXPORT_COLUMNS = sql`
  export_id, case when ready_at is null then 'MAKING' else 'READY' end as state, asked_at, expires_at, size`;

/** Exports that can still be downloaded, newest first. */
export async function listExports(db: Database, account_id: number, now: Date): Promise<OwnExport[]> {
  const { rows } = await sql<OwnExport>`
    select ${EXPORT_COLUMNS}
    from own_export
    where account_id = ${account_id}::bigint and expires_at > ${now}::timestamptz
    order by asked_at desc`.execute(db);
  return rows;
}

interface NewExport {
  readonly account_id: number;
  readonly asked_at: Date;
  readonly asked_on: string;
  readonly expires_at: Date;
}

/** Undefined when the person requested one that day already. */
export async function insertExport(
  trx: Trx,
  { account_id, asked_at, asked_on, expires_at }: NewExport,
): Promise<OwnExport | undefined> {
  const { rows } = await sql<OwnExport>`
    insert into own_export (account_id, asked_at, asked_on, expires_at)
    values (${account_id}::bigint, ${asked_at}::timestamptz, ${asked_on}::date, ${expires_at}::timestamptz)
    on conflict (account_id, asked_on) do nothing
    returning ${EXPORT_COLUMNS}`.execute(trx);
  return rows[0];
}

/** Account of an export that is not made yet. */
export async function findUnmadeExport(db: Database, export_id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('own_export')
    .select('account_id')
    .where('export_id', '=', export_id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return row?.account_id;
}

/** False when another worker was first, or the export is gone. */
export async function saveExport(
  trx: Trx,
  { export_id, storage_key, size, now }: { export_id: string; storage_key: string; size: number; now: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable('own_export')
    .set({ ready_at: now, storage_key, size })
    .where('export_id', '=', export_id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The stored file of a person's own export that is ready and not too old. */
export async function findExportFile(
  db: Database,
  { export_id, account_id, now }: { export_id: string; account_id: number; now: Date },
): Promise<{ storage_key: string; size: number; asked_on: string } | undefined> {
  const { rows } = await sql<{ storage_key: string; size: number; asked_on: string }>`
    select storage_key, size, asked_on::text
    from own_export
    where export_id = ${export_id}::uuid
      and account_id = ${account_id}::bigint
      and ready_at is not null
      and expires_at > ${now}::timestamptz`.execute(db);
  return rows[0];
}

/** Removes old exports and returns their files. */
export async function removeExpiredExportRows(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string | null }>`
    delete from own_export
    where expires_at <= ${now}::timestamptz
    returning storage_key`.execute(db);
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

// Queries of the versions of the revenue code.

import { type OrdinanceState, OrdinanceText, type OrdinanceText as Written } from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface VersionRow {
  readonly ordinance_version_id: number;
  readonly version: string;
  readonly effective_on: string;
  readonly state: OrdinanceState;
  readonly content: Written;
  /** The document of a version that is a tariff. */
  readonly tariff: Readonly<Record<string, unknown>> | null;
  readonly tariff_reasons: Readonly<Record<string, string>>;
  readonly parent_id: number | null;
  readonly parent_version: string | null;
  readonly revision: number;
  readonly edited_by: readonly number[];
  readonly editors: readonly string[];
  readonly open_draft_id: number | null;
  /** Whether the withdrawn draft may be copied: no other draft is open. */
  readonly is_copyable: boolean;
  readonly bills: number;
  readonly created_by: string | null;
  readonly created_at: string;
  /** Time of its start, or the withdrawn draft that it is a copy of. */
  readonly began_at: string;
  readonly saved_by: string | null;
  readonly saved_at: string;
  readonly published_by: string | null;
  readonly published_at: string | null;
  readonly reason: string;
}

const selectEditorName = (column: string) =>
  sql`(select u.full_name from account u where u.id = ${sql.ref(`o.${column}`)})`;

const VERSIONS = sql`
  select
    o.ordinance_version_id, o.version, o.effective_on, o.state, o.content, o.tariff, o.tariff_reasons,
    o.parent_id, p.version as parent_version,
    o.revision, to_jsonb(o.edited_by) as edited_by, o.reason, ${selectEditorName('created_by')} as created_by, o.created_at,
    coalesce(o.began_at, o.created_at) as began_at,
    o.state = 'WITHDRAWN' and not exists (
      select from ordinance_version d
      where (d.state = 'DRAFT' and d.parent_id is not distinct from o.parent_id)
        or (d.state = 'PUBLISHED' and o.parent_id is null)
    ) as is_copyable,
    ${selectEditorName('saved_by')} as saved_by, o.saved_at, ${selectEditorName('published_by')} as published_by, o.published_at,
    coalesce(
      (select array_agg(u.full_name order by u.id) from account u where u.id = any(o.edited_by)),
      '{}'
    ) as editors,
    (
      select d.ordinance_version_id
      from ordinance_version d
      where d.parent_id = o.ordinance_version_id and d.state = 'DRAFT'
    ) as open_draft_id, (select count(*) from bill b where b.ordinance_version_id = o.ordinance_version_id) as bills
  from ordinance_version o
  left join ordinance_version p on p.ordinance_version_id = o.parent_id`;

/** Parses a row; the text of every version is validated. */
function readRow(row: VersionRow): VersionRow {
  return { ...row, content: v.parse(OrdinanceText, row.content) };
}

/** Every version, by its first day, the latest first. */
export async function listVersions(db: Database | Trx): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`${VERSIONS} order by o.effective_on desc, o.ordinance_version_id desc`.execute(
    db,
  );
  return rows.map(readRow);
}

export async function findVersion(db: Database | Trx, ordinance_version_id: number): Promise<VersionRow | undefined> {
  const { rows } =
    await sql<VersionRow>`${VERSIONS} where o.ordinance_version_id = ${ordinance_version_id}::bigint`.execute(db);
  return rows[0] && readRow(rows[0]);
}

/** Locks the version until the transaction ends, so that two people cannot change it at once. */
export async function lockVersion(trx: Trx, ordinance_version_id: number): Promise<VersionRow | undefined> {
  await trx
    .selectFrom('ordinance_version')
    .select('ordinance_version_id')
    .where('ordinance_version_id', '=', ordinance_version_id)
    .forUpdate()
    .execute();
  return findVersion(trx, ordinance_version_id);
}

/** Blocks starting and publishing of versions until the transaction ends. */
export async function lockVersions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ordinance_version'))`.execute(trx);
}

export interface Calendar {
  /** First day of each published version. */
  readonly first_days: readonly string[];
  /** Every year that was billed, alone or with a later one. */
  readonly billed_years: readonly number[];
}

/** Dates that a new version must leave unchanged. */
export async function readCalendar(trx: Trx): Promise<Calendar> {
  const versions = await trx
    .selectFrom('ordinance_version')
    .select('effective_on')
    .where('state', '=', 'PUBLISHED')
    .execute();
  const { rows } = await sql<{ year: number }>`
    select a.tax_year as year
    from bill b
    join application a using (assessment_id)
    union
    select (y ->> 'tax_year')::integer
    from bill b, jsonb_array_elements(b.back_years) y`.execute(trx);
  return {
    first_days: versions.map(({ effective_on }) => effective_on),
    billed_years: rows.map(({ year }) => year),
  };
}

/** Whether another version, published or draft, has this name. */
export async function isNameTaken(
  trx: Trx,
  { version, ordinance_version_id }: { readonly version: string; readonly ordinance_version_id: number | null },
): Promise<boolean> {
  const other = await trx
    .selectFrom('ordinance_version')
    .select('ordinance_version_id')
    .where('version', '=', version)
    .where('state', '<>', 'WITHDRAWN')
    .where(({ eb, lit }) =>
      ordinance_version_id === null ? lit(true) : eb('ordinance_version_id', '<>', ordinance_version_id),
    )
    .executeTakeFirst();
  return other !== undefined;
}

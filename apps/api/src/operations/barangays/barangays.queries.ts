// Queries that list, recode, merge and remove barangays.

import type { BarangayRecode, KeptBarangay } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { moveGrants } from '../../domain/access/separation/grants.queries.ts';
import type { Database, Trx } from '../../platform/database/database.ts';

export interface BarangayReferencesRow extends Omit<KeptBarangay, 'can_close'> {
  readonly role_name: string;
  /** Number of referring rows of any kind, discarded and decided ones included. */
  readonly references: number;
}

/** Counts rows by barangay once for all barangays; a count for each of them would read a table forty times. */
const selectCounts = (table: string): RawBuilder<unknown> =>
  sql`select x.brgycode, count(*)::int as count from ${sql.table(table)} x where x.brgycode is not null group by 1`;
const REFERENCES = sql.join(
  ['business', 'application', 'clearance', 'appeal', 'sanction'].map(selectCounts),
  sql` union all `,
);

/** The barangays by name, with the number of references to each. */
export async function listBarangayRows(db: Database | Trx): Promise<BarangayReferencesRow[]> {
  const { rows } = await sql<BarangayReferencesRow>`
    with
    registered as (
      select b.brgycode, count(*)::int as count
      from business b
      where b.registered_at is not null and b.discarded_at is null
      group by 1
    ),
    open_application as (
      select a.brgycode, count(*)::int as count
      from application a
      where a.state not in ('DRAFT', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      group by 1
    ),
    staff as (
      select r.brgycode, count(distinct p.account_id)::int as count
      from account_role p
      join role r on r.id = p.role_id
      where r.brgycode is not null
      group by 1
    ),
    reference as (select brgycode, sum(count)::int as count from (${REFERENCES}) counted group by 1)
    select
      g.brgycode, g.name, g.lat, g.lng, g.role_name,
      array(select f.former_code from former_barangay f where f.brgycode = g.brgycode order by f.former_code)
        as former_codes,
      coalesce(registered.count, 0) as businesses, coalesce(staff.count, 0) as staff,
      coalesce(open_application.count, 0) as open_applications,
      coalesce(reference.count, 0) + coalesce(staff.count, 0) as "references"
    from barangay g
    left join registered using (brgycode)
    left join open_application using (brgycode)
    left join staff using (brgycode)
    left join reference using (brgycode)
    order by g.name`.execute(db);
  return rows;
}

/** Every former code of a barangay, with its current one. */
export async function listFormerCodes(db: Database | Trx): Promise<Map<string, string>> {
  const rows = await db.selectFrom('former_barangay').select(['former_code', 'brgycode']).execute();
  return new Map(rows.map(({ former_code, brgycode }) => [former_code, brgycode]));
}

/** Serialises imports, recodes and removals of barangays. */
export async function lockBarangays(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ebpls.barangays'))`.execute(trx);
}

/** Gives the row its new code and name; referring rows follow by their foreign keys. */
export async function updateBarangayCode(trx: Trx, { former_code, brgycode, name }: BarangayRecode): Promise<void> {
  await sql`delete from former_barangay where former_code = ${brgycode}`.execute(trx);
  await trx.updateTable('barangay').set({ brgycode, name }).where('brgycode', '=', former_code).execute();
  await trx.updateTable('role').set({ brgycode }).where('brgycode', '=', former_code).execute();
}

const FOLLOWING = ['business', 'application', 'clearance', 'appeal', 'sanction', 'former_barangay'] as const;

/** Moves the references of one barangay to the other and deletes the first. Its role stays, without members. */
export async function mergeBarangay(trx: Trx, { former_code, brgycode }: BarangayRecode, now: Date): Promise<void> {
  for (const table of FOLLOWING)
    await sql`update ${sql.table(table)} set brgycode = ${brgycode} where brgycode = ${former_code}`.execute(trx);
  const from = sql`(select id from role where brgycode = ${former_code})`;
  const to = sql`(select id from role where brgycode = ${brgycode})`;
  await sql`
    delete from account_role p
    where p.role_id in ${from}
      and exists (select from account_role q where q.account_id = p.account_id and q.role_id in ${to})`.execute(trx);
  await sql`update account_role set role_id = ${to} where role_id in ${from}`.execute(trx);
  await moveRoleGrants(trx, { former_code, brgycode }, now);
  await sql`update inquiry set role_id = ${to} where role_id in ${from}`.execute(trx);
  await sql`update inquiry set sent_to_role_id = ${to} where sent_to_role_id in ${from}`.execute(trx);
  await sql`update inquiry_recipient set delivers_to = ${to} where delivers_to in ${from}`.execute(trx);
  await sql`update notification set role_id = ${to} where role_id in ${from}`.execute(trx);
  await sql`
    update saved_reply s
    set role_id = ${to}
    where s.role_id in ${from}
      and not exists (select from saved_reply o where o.role_id in ${to} and o.title = s.title)`.execute(trx);
  await removeBarangay(trx, former_code);
}

async function moveRoleGrants(
  trx: Trx,
  { former_code, brgycode }: Pick<BarangayRecode, 'former_code' | 'brgycode'>,
  now: Date,
): Promise<void> {
  const roles = await trx
    .selectFrom('role')
    .select(['name', 'brgycode'])
    .where('brgycode', 'in', [former_code, brgycode])
    .execute();
  const from = roles.find((role) => role.brgycode === former_code)?.name;
  const to = roles.find((role) => role.brgycode === brgycode)?.name;
  if (from !== undefined && to !== undefined) await moveGrants(trx, { from, to, now });
}

export async function removeBarangay(trx: Trx, brgycode: string): Promise<void> {
  await trx.deleteFrom('barangay').where('brgycode', '=', brgycode).execute();
  await trx.updateTable('role').set({ brgycode: null }).where('brgycode', '=', brgycode).execute();
}

/**
 * Published lists and templates of a barangay are immutable: each version is published under the new code as well.
 * Those of a merged barangay stay under the old one.
 */
export async function copyPublished(trx: Trx, { former_code, brgycode }: BarangayRecode): Promise<void> {
  await sql`
    insert into office_checklist (office, brgycode, version, items, published_by, published_at)
    select office, ${brgycode}, version, items, published_by, published_at
    from office_checklist
    where brgycode = ${former_code}
    on conflict do nothing`.execute(trx);
  await sql`
    insert into office_templates (office, brgycode, version, templates, published_by, published_at)
    select office, ${brgycode}, version, templates, published_by, published_at
    from office_templates
    where brgycode = ${former_code}
    on conflict do nothing`.execute(trx);
}

/** Recodes barangays within stored forms, drafts, amendments and saved filters. */
export async function updateStoredCodes(trx: Trx, changes: readonly BarangayRecode[]): Promise<void> {
  const codes = JSON.stringify(Object.fromEntries(changes.map((change) => [change.former_code, change.brgycode])));
  await sql`
    update business b
    set form = k.form, draft = k.draft, draft_revision = b.draft_revision + (k.draft is distinct from b.draft)::int
    from (
      select
        business_id, recode_barangays(form, ${codes}::jsonb) as form, recode_barangays(draft, ${codes}::jsonb) as draft
      from business
    ) k
    where k.business_id = b.business_id and (k.form is distinct from b.form or k.draft is distinct from b.draft)
  `.execute(trx);
  await sql`
    update application a
    set draft = k.draft, snapshot = k.snapshot, change = k.change
    from (
      select
        assessment_id, recode_barangays(draft, ${codes}::jsonb) as draft,
        recode_barangays(snapshot, ${codes}::jsonb) as snapshot, recode_barangays(change, ${codes}::jsonb) as change
      from application
    ) k
    where k.assessment_id = a.assessment_id
      and (k.draft, k.snapshot, k.change) is distinct from (a.draft, a.snapshot, a.change)`.execute(trx);
  for (const { former_code, brgycode } of changes)
    await sql`
      update saved_view
      set query = replace(query, ${`brgycode=${former_code}`}, ${`brgycode=${brgycode}`})
      where strpos(query, ${`brgycode=${former_code}`}) > 0`.execute(trx);
}

/** The barangay's name is the last part of an address on one line. */
export async function updateAddresses(
  trx: Trx,
  { former_name, name, brgycode }: { former_name: string; name: string; brgycode: string },
): Promise<void> {
  if (former_name === name) return;
  await sql`
    update business
    set address = left(address, -length(${former_name}::text)) || ${name}
    where brgycode = ${brgycode}
      and right(address, length(${former_name}::text)) = ${former_name}`.execute(trx);
}

/** Duplicate business names among barangays that become one; a name is unique within its barangay. */
export async function listClashingNames(trx: Trx, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ company_name: string }>`
    select min(company_name) as company_name
    from business
    where brgycode = any(${codes}::text[])
      and registered_at is not null
      and discarded_at is null
      and taken_over_from is null
    group by lower(company_name)
    having count(*) > 1
    order by 1`.execute(trx);
  return rows.map((row) => row.company_name);
}

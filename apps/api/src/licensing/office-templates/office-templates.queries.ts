// Queries of the text templates of an office.

import type { ClearingOffice, OfficeTemplate } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Office that owns the templates; `brgycode` is empty for an office of the municipality. */
export interface TemplateOwner {
  readonly office: ClearingOffice;
  readonly brgycode: string;
}

interface TemplatesVersion {
  readonly version: number;
  readonly templates: readonly OfficeTemplate[];
  readonly published_at: string;
  readonly published_by: string | null;
}

/** The office or barangay of this person; undefined for a person without one. */
export function findTemplateOwner({ office, brgycode }: Actor): TemplateOwner | undefined {
  if (office === undefined || (office === 'barangay' && brgycode === undefined)) return undefined;
  return { office, brgycode: office === 'barangay' ? (brgycode ?? '') : '' };
}

/** Present templates of an office; a barangay without its own has those of all barangays. Undefined for none. */
export async function findTemplates(
  db: Database | Trx,
  { office, brgycode }: TemplateOwner,
): Promise<TemplatesVersion | undefined> {
  const { rows } = await sql<TemplatesVersion>`
    select
      k.version, k.templates, k.published_at,
      (select p.full_name from account p where p.id = k.published_by) as published_by
    from office_templates k
    where k.office = ${office} and k.brgycode in ('', ${brgycode})
    order by k.brgycode desc, k.version desc
    limit 1`.execute(db);
  return rows[0];
}

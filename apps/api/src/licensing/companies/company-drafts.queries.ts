// Locks the business of an owner, and writes its registration draft.

import { type BusinessFormInput, type BusinessState, completeForm, type FormSection } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { lockAuthority, whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { IS_MARKED } from './companies.queries.ts';

export interface LockedCompany {
  readonly business_id: number;
  readonly owner_id: number;
  readonly company_code: string;
  readonly state: BusinessState;
  readonly form: BusinessFormInput | null;
  readonly draft: Record<string, Record<string, unknown>>;
  readonly draft_revision: number;
  readonly saved_at: string;
  readonly registered_at: string | null;
  /** An open application has left the owner's hands. */
  readonly is_locked: boolean;
  readonly applications: number;
}

/** One business of this owner, or of an owner they file for, locked until the end of the transaction. */
export async function lockCompany(trx: Trx, company_code: string, actor: Actor): Promise<LockedCompany | undefined> {
  const { rows } = await sql<LockedCompany>`
    select
      b.business_id, b.owner_id, b.company_code, b.state, b.form, b.draft, b.draft_revision, b.saved_at,
      b.registered_at,
      exists (
        select
        from application a
        where a.business_id = b.business_id
          and (
            a.application_type <> 'SPECIAL'
            and a.state not in ('DRAFT', 'RETURNED', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
            or ${sql.raw(IS_MARKED)}
          )
      ) as is_locked, (select count(*)::int from application a where a.business_id = b.business_id) as applications
    from business b
    where b.company_code = ${company_code} and ${whereOwnedBy(actor, 'b')} and b.discarded_at is null
    for no key update of b`.execute(trx);
  if (rows[0]) await lockAuthority(trx, actor, rows[0]);
  return rows[0] && { ...rows[0], form: completeForm(rows[0].form) };
}

export async function insertCompany(
  trx: Trx,
  company_code: string,
  { owner_id, now }: { owner_id: number; now: Date },
): Promise<number> {
  const row = await trx
    .insertInto('business')
    .values({ company_code, owner_id, saved_at: now, created_at: now, updated_at: now })
    .returning('business_id')
    .executeTakeFirstOrThrow();
  return row.business_id;
}

export async function updateCompanyDraft(
  trx: Trx,
  business_id: number,
  sectionInput: { section: FormSection; values: Record<string, unknown>; now: Date },
): Promise<void> {
  await sql`
    update business
    set
      draft_revision = draft_revision + 1,
      draft = draft || jsonb_build_object(${sectionInput.section}::text, ${JSON.stringify(sectionInput.values)}::jsonb),
      saved_at = ${sectionInput.now}
    where business_id = ${business_id}::bigint`.execute(trx);
}

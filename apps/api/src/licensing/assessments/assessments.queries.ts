// Locks a business for an act on it, lists its applications, and stores and checks drafts of new ones.

import type { Amendment, ApplicationState, ApplicationType, BusinessFormInput, BusinessState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { hasOverdue } from '../../domain/applications/compliance/standing.queries.ts';

export interface LockedBusiness {
  readonly business_id: number;
  readonly owner_id: number;
  readonly state: BusinessState;
  readonly brgycode: string | null;
  readonly registered_at: string | null;
  /** A permit is in force on this day. */
  readonly has_permit: boolean;
  readonly has_overdue: boolean;
}

/**
 * One business, locked until the end of the transaction, so that two requests do not start two applications. `whose`
 * is a condition on `business b`.
 */
export async function lockBusiness(
  trx: Trx,
  company_code: string,
  { whose, today }: { readonly whose: RawBuilder<boolean>; readonly today: string },
): Promise<LockedBusiness | undefined> {
  const { rows } = await sql<LockedBusiness>`
    select
      b.business_id, b.owner_id, b.state, b.brgycode, b.registered_at,
      exists (
        select
        from permit p
        where p.business_id = b.business_id and p.kind = 'PERMIT' and p.state = 'ACTIVE' and p.expires_on >= ${today}
      ) as has_permit, ${hasOverdue(today)} as has_overdue
    from business b
    where b.company_code = ${company_code} and ${whose} and b.discarded_at is null
    for no key update of b`.execute(trx);
  return rows[0];
}

export interface FiledApplication {
  readonly assessment_code: string;
  readonly assessment_id: number;
  readonly application_type: ApplicationType;
  readonly amendment: Amendment | null;
  readonly tax_year: number;
  readonly state: ApplicationState;
  readonly is_open: boolean;
}

export async function listFiledApplications(trx: Trx, business_id: number): Promise<FiledApplication[]> {
  const { rows } = await sql<FiledApplication>`
    select coalesce(assessment_code, 'DRAFT-' || assessment_id) as assessment_code, assessment_id, application_type,
      amendment, tax_year, state,
      state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') as is_open
    from application where business_id = ${business_id}::bigint order by assessment_id desc`.execute(trx);
  return rows;
}

interface ApplicationDraft {
  readonly business_id: number;
  readonly owner_id: number;
  readonly brgycode: string;
  readonly application_type: ApplicationType;
  readonly amendment: Amendment | null;
  readonly tax_year: number;
  readonly now: Date;
}

export async function insertDraft(trx: Trx, { now, ...draft }: ApplicationDraft): Promise<number> {
  const row = await trx
    .insertInto('application')
    .values({ ...draft, saved_at: now, created_at: now, updated_at: now })
    .returning('assessment_id')
    .executeTakeFirstOrThrow();
  return row.assessment_id;
}

/** True when the owner sent a paper or changed the registration since a moment. */
export async function hasChangedSince(
  trx: Trx,
  { business_id, returned }: Pick<ApplicationRow, 'business_id' | 'returned'>,
): Promise<boolean> {
  const since = returned?.at ?? '-infinity';
  const { rows } = await sql`
      select 1
      from business b
      where b.business_id = ${business_id}::bigint
        and (
          b.updated_at > ${since}::timestamptz
          or exists (
            select
            from document d
            where d.business_id = b.business_id
              and greatest(d.uploaded_at, d.removed_at, d.dated_at) > ${since}::timestamptz
          )
        )`.execute(trx);
  return rows.length > 0;
}

/**
 * The business has the lines of the code in force from its renewal on. A draft of the registration in which the owner
 * changed the lines stays as it was typed.
 */
export async function saveRegisteredLines(
  { trx, now }: ActorTransaction,
  { business_id }: Pick<ApplicationRow, 'business_id'>,
  { activity: { lines } }: BusinessFormInput,
): Promise<void> {
  const text = JSON.stringify(lines);
  await sql`
    update business
    set
      form = jsonb_set(form, '{activity,lines}', ${text}::jsonb),
      draft =
        case
          when draft #> '{activity,lines}' = form #> '{activity,lines}' then jsonb_set(draft, '{activity,lines}', ${text}::jsonb)
          else draft
        end,
      draft_revision = draft_revision + 1,
      line_ids = ${lines.map(({ line }) => line)}::text[],
      updated_at = ${now}
    where business_id = ${business_id}::bigint`.execute(trx);
}

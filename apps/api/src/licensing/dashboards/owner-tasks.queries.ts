// Queries of what an owner has to do: the businesses, and the applications that wait for the owner.

import type { ApplicationType, ClearingOffice } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { whereToRenew } from '../../domain/application-read/parts/renewal-view.ts';
import { toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReturnNote } from '../../tables/licensing.ts';

/** A business of the owner. */
export interface OwnBusiness {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly is_draft: boolean;
  /** Years for which its permit is to be renewed: this one, the next one, or both. */
  readonly renewal_years: readonly number[];
}

/** One open application with what its owner has to do for it. */
export interface OwnApplication {
  readonly business_id: number;
  readonly assessment_code: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly is_draft: boolean;
  readonly bill_id: number | null;
  readonly returned: ReturnNote | null;
  /** Codes of the documents whose originals no office has seen. */
  readonly brought: readonly string[];
  readonly answers: readonly { readonly office: ClearingOffice; readonly paused_at: string }[];
  readonly conditions: readonly {
    readonly office: ClearingOffice;
    readonly due_on: string;
    readonly is_answered: boolean;
    readonly outcome: 'MET' | 'NOT_MET' | null;
  }[];
}

/** The businesses of the reader, drafts included, in the order of their registration. */
export async function listOwnBusinesses(db: Database, { actor, today, rows }: CaseReader): Promise<OwnBusiness[]> {
  const standingDay = toStandingDay(today, rows);
  const thisYear = getYear(today);
  const { rows: businesses } = await sql<OwnBusiness>`
    select
      b.business_id, b.company_code, b.company_name, b.registered_at is null as is_draft,
      to_jsonb(
        array_remove(
          array[
            case when ${whereToRenew(thisYear, standingDay)} then ${thisYear}::int end,
            case when ${whereToRenew(thisYear + 1, standingDay)} then ${thisYear + 1}::int end
          ],
          null
        )
      ) as renewal_years
    from business b
    where b.owner_id = ${actor.account_id}::bigint and b.discarded_at is null
    order by b.business_id`.execute(db);
  return businesses;
}

/**
 * Codes of the originals that the owner of `application a` brings and an office that checks them has not seen. The
 * licensing office must see its own before it releases the permit, so they stay a task until then.
 */
const ORIGINALS_TO_BRING = sql`
  case
    when a.state in ('SUBMITTED', 'ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'FOR_PAYMENT', 'PAID') then array(
      select code
      from unnest(a.brought) code
      where not exists (
          select
          from document_use u
          where u.assessment_id = a.assessment_id and u.requirement_code = code and u.used_until is null
        )
        and exists (
          select
          from application_requirement r
          cross join lateral unnest(r.verified_by) checker (office)
          where r.assessment_id = a.assessment_id and r.code = code
            and (
              checker.office = 'bplo'
              or exists (select from clearance c where c.assessment_id = a.assessment_id and c.office = checker.office)
            )
            and not exists (
              select
              from seen_original s
              where s.assessment_id = a.assessment_id and s.requirement_code = code and s.office = checker.office
            )
        )
    )
    else '{}'
  end`;

/** Clearances of `application a` that an office returned. */
const RETURNED_CLEARANCES = sql`
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('office', c.office, 'paused_at', coalesce(c.paused_at, c.updated_at)) order by c.clearance_id)
      from clearance c
      where c.assessment_id = a.assessment_id and c.state = 'FOR_COMPLIANCE'
    ),
    '[]'
  )`;

/** Conditions of the clearances of `application a`, with the answers to them. */
const CLEARANCE_CONDITIONS = sql`
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'office', c.office, 'due_on', w.condition ->> 'due_on', 'is_answered', k.answered_at is not null,
            'outcome', k.outcome
          )
          order by c.clearance_id, w.nth
        )
      from clearance c
      cross join lateral jsonb_array_elements(c.conditions) with ordinality w (condition, nth)
      left join condition_answer k on k.clearance_id = c.clearance_id and k.place = w.nth - 1
      where c.assessment_id = a.assessment_id and c.state = 'CONDITIONALLY_APPROVED'
    ),
    '[]'
  )`;

/** Whether `application a`, which ended with a permit, still has an order to pay or a condition to meet. */
const HAS_OBLIGATIONS = sql<boolean>`(
  exists (
    select
    from bill l
    join installment i using (bill_id)
    where l.assessment_id = a.assessment_id and l.state = 'APPROVED' and i.state not in ('PAID', 'VOID', 'WAIVED')
  )
  or exists (
    select from clearance c where c.assessment_id = a.assessment_id and c.state = 'CONDITIONALLY_APPROVED'
  )
)`;

/** Open applications of an owner, drafts included, and those that ended with a permit and still have an order or a condition. */
export async function listOpenApplications(db: Database, owner_id: number): Promise<OwnApplication[]> {
  const { rows } = await sql<OwnApplication>`
    select
      a.business_id, coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id) as assessment_code, a.application_type,
      a.tax_year, a.state = 'DRAFT' as is_draft,
      (select l.bill_id from bill l where l.assessment_id = a.assessment_id and l.state = 'APPROVED') as bill_id,
      case when a.state = 'RETURNED' then a.returned end as returned, ${ORIGINALS_TO_BRING} as brought,
      ${RETURNED_CLEARANCES} as answers, ${CLEARANCE_CONDITIONS} as conditions
    from application a
    where a.owner_id = ${owner_id}::bigint
      and a.state not in ('REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      and (a.state <> 'ISSUED' or ${HAS_OBLIGATIONS})
    order by a.assessment_id`.execute(db);
  return rows;
}

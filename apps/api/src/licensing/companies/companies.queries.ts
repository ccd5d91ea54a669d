// Queries of an owner's businesses and their registration drafts.

import {
  type ApplicationState,
  type ApplicationType,
  type BusinessFormInput,
  type BusinessState,
  completeForm,
  type PermitState,
} from '@ebpls/contracts';
import type { StandingFacts } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { selectStandingFacts, type StandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { whereToRenew } from '../../domain/application-read/parts/renewal-view.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

interface ApplicationBriefRow {
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ApplicationState;
}

/** A brief with a flag that its form is locked except for the marked fields. */
export interface MarkableBriefRow extends ApplicationBriefRow {
  readonly is_marked: boolean;
}

export interface CompanyRecord {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly brgycode: string | null;
  readonly barangay_name: string | null;
  readonly state: BusinessState;
  readonly is_draft: boolean;
  readonly estate_of: string | null;
  readonly line_ids: string[];
  readonly updated_at: string;
  readonly saved_at: string;
  readonly application: (ApplicationBriefRow & { readonly is_reply_pending: boolean }) | null;
  readonly permit: { readonly permit_no: string; readonly state: PermitState; readonly valid_until: string } | null;
  /** An order of payment is open, so that the balance has to be computed. */
  readonly has_bill: boolean;
  readonly standing_facts: StandingFacts;
}

/** One business with its whole draft. */
export interface WholeCompany extends CompanyRecord {
  readonly owner_id: number;
  readonly form: BusinessFormInput | null;
  readonly draft: Record<string, Record<string, unknown>>;
  readonly draft_revision: number;
}

/** The licensing office marked fields to correct, so that all others are locked. */
export const IS_MARKED = `
  a.state = 'RETURNED' and exists (
    select from correction k where k.assessment_id = a.assessment_id and k.clearance_id is null and k.answered_at is null
  )`;

// A draft has the typed name. The shown application is the open one, else the newest; an event comes last. An order
// in force is looked for by application, which the limit ensures: else every order in force is read for a page.
const COMPANY_COLUMNS = sql.raw(`
  b.business_id, b.company_code,
  coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '') as company_name,
  b.brgycode, g.name as barangay_name, b.state, b.registered_at is null as is_draft, b.estate_of, b.line_ids, b.updated_at,
  b.saved_at, a.application, p.permit,
  exists (
    select from application x
    where x.business_id = b.business_id
      and (select true from bill l where l.assessment_id = x.assessment_id and l.state = 'APPROVED' limit 1)
    offset 0
  ) as has_bill`);
const FROM = sql.raw(`
  from business b
  left join barangay g on g.brgycode = b.brgycode
  left join lateral (
    select
      jsonb_build_object(
        'assessment_id', a.assessment_id,
        'assessment_code', coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id),
        'application_type', a.application_type,
        'tax_year', a.tax_year,
        'state', a.state,
        'is_reply_pending',
        exists (select from clearance w where w.assessment_id = a.assessment_id and w.state = 'FOR_COMPLIANCE')
      ) as application
    from application a
    where a.business_id = b.business_id
    order by
      a.application_type = 'SPECIAL', a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') desc,
      a.assessment_id desc
    limit 1
  ) a on true
  left join lateral (
    select jsonb_build_object('permit_no', p.permit_no, 'state', p.state, 'valid_until', p.expires_on) as permit
    from permit p
    where p.business_id = b.business_id and p.kind = 'PERMIT' and p.state not in ('GENERATED', 'SIGNED')
    order by p.permit_id desc
    limit 1
  ) p on true`);

// The standing is computed in the same query: every owner opens this list first, and a second one doubles its cost.
function selectCompany(day: StandingDay): RawBuilder<unknown> {
  return sql`select ${COMPANY_COLUMNS}, ${selectStandingFacts(day)} as standing_facts`;
}

interface CompaniesQuery extends PageQuery {
  readonly owner_id: number;
  readonly search?: string | undefined;
  /** Only the businesses whose permit is to be renewed for this year. */
  readonly to_renew?: number | undefined;
  readonly standing_day: StandingDay;
}

const SHOWN_NAME = sql`coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '')`;

/** The owner's businesses, newest first, with the searched text in their number or name, or those to be renewed for a year. */
export function listCompanies(
  db: Database,
  { owner_id, search, to_renew, standing_day, ...page }: CompaniesQuery,
): Promise<RowPage<CompanyRecord>> {
  const pattern = toSearchPattern(search);
  return listRows({
    db,
    select: sql<CompanyRecord>`${selectCompany(standing_day)} ${FROM}`,
    where: [
      sql`b.owner_id = ${owner_id}::bigint`,
      sql`b.discarded_at is null`,
      pattern === null
        ? sql`true`
        : sql`lower(b.company_code) like ${pattern} or ${hasNamePart(toPlainName(SHOWN_NAME), search)}`,
      to_renew === undefined ? sql`true` : whereToRenew(to_renew, standing_day),
    ],
    order: orderByNumber('b.business_id', 'newest'),
    ...page,
    getKey: ({ business_id }) => ['', business_id],
  });
}

/** One business of this owner, or of an owner they file for; undefined when there is none or it is another's. */
export async function findCompany(
  db: Database | Trx,
  company_code: string,
  reader: { readonly actor: Actor; readonly standing_day: StandingDay },
): Promise<WholeCompany | undefined> {
  const { rows } = await sql<WholeCompany>`
    ${selectCompany(reader.standing_day)}, b.owner_id, b.form, b.draft, b.draft_revision
    ${FROM}
    where b.company_code = ${company_code}
      and ${whereOwnedBy(reader.actor, 'b')}
      and b.discarded_at is null`.execute(db);
  return rows[0] && { ...rows[0], form: completeForm(rows[0].form) };
}

/** Number of a business of this owner, or of an owner they file for; undefined when there is none. */
export async function findCompanyId(
  db: Database | Trx,
  company_code: string,
  actor: Actor,
): Promise<number | undefined> {
  const { rows } = await sql<{ business_id: number }>`
    select b.business_id
    from business b
    where b.company_code = ${company_code} and ${whereOwnedBy(actor, 'b')} and b.discarded_at is null`.execute(db);
  return rows[0]?.business_id;
}

export async function listApplicationBriefs(db: Database | Trx, business_id: number): Promise<MarkableBriefRow[]> {
  const { rows } = await sql<MarkableBriefRow>`
    select
      assessment_id, coalesce(assessment_code, 'DRAFT-' || assessment_id) as assessment_code, application_type,
      tax_year, state, ${sql.raw(IS_MARKED)} as is_marked
    from application a
    where business_id = ${business_id}::bigint
    order by tax_year desc, assessment_id desc`.execute(db);
  return rows;
}

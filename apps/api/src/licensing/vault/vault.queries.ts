// Queries of the documents that an owner stores for this and later applications (decision 0092).

import type { DocumentCheck } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByText, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { selectPaperColumns, type PaperRow } from '../../domain/applications/papers/find-papers.ts';
import { OPENING } from '../../domain/applications/papers/record-openings.ts';
import { DOCUMENT_CHECK } from './document-check.ts';
import { whereOwnedBy, whereOwnedOrNamed } from '../../domain/access/delegations/authority.ts';

/** Shown openings of a paper: enough for nine offices over a week. */
const MAX_OPENINGS = 50;
/** The newest of the owner's own papers; each business may have sent copies of them. */
const MAX_OWNER_PAPERS = 100;

interface PaperOpening {
  readonly role_name: string | null;
  readonly at: string;
}

export interface VaultRow extends PaperRow {
  readonly company_code: string;
  readonly company_name: string;
  readonly judged_at: string | null;
  readonly uses: readonly { readonly assessment_code: string; readonly company_code: string }[];
  /** An office has an application with it on its desk. */
  readonly is_with_offices: boolean;
  readonly check: DocumentCheck;
  readonly openings: readonly PaperOpening[];
}

interface VaultPage extends PageQuery {
  /** The reader: the owner, or a delegate of a named business. */
  readonly actor: Actor;
  readonly company_code?: string | undefined;
}

interface VaultCompany {
  readonly business_id: number;
  readonly company_code: string;
}

/** The businesses that have papers, as a page. */
export function listVaultCompanies(
  db: Database,
  { actor, company_code, ...page }: VaultPage,
): Promise<RowPage<VaultCompany>> {
  return listRows({
    db,
    select: sql<VaultCompany>`select b.business_id, b.company_code from business b`,
    where: [
      whereOwnedOrNamed(actor, 'b', company_code),
      sql`b.discarded_at is null`,
      sql`${company_code ?? null}::text is null or b.company_code = ${company_code ?? null}`,
      sql`exists (select from document d where d.business_id = b.business_id and d.removed_at is null)`,
    ],
    order: orderByText({ text: sql`b.company_code`, numberColumn: 'b.business_id' }),
    ...page,
    getKey: ({ business_id, company_code: code }) => [code, business_id],
  });
}

interface VaultQuery {
  readonly actor: Actor;
  /** The business that was named, for whom a delegate may read it. */
  readonly company_code: string | undefined;
  readonly company_codes: readonly string[];
  /** Requirements that the owner meets once for all businesses. */
  readonly of_owner: readonly string[];
  /** The owner's own papers come with the first page, from whichever business they were sent. */
  readonly has_owner_papers: boolean;
  readonly today: string;
}

/** The applications that were filed with it, of businesses that the reader may see. */
const selectVisibleUses = (actor: Actor) => sql`
  coalesce(
    (
      select jsonb_agg(
        distinct jsonb_build_object('assessment_code', a.assessment_code, 'company_code', business.company_code)
      )
      from document_use u
      join application a using (assessment_id)
      join business on business.business_id = a.business_id
      where u.document_id = d.document_id and ${whereOwnedBy(actor, 'business')}
    ), '[]'
  )`;
/** A scalar subquery: the planner turns `exists` into a hash of every use of every document. */
const IS_WITH_OFFICES = sql`
  coalesce(
    (
      select true
      from document_use u
      join application a using (assessment_id)
      where u.document_id = d.document_id and a.state <> 'RETURNED'
      limit 1
    ), false
  )`;
const OPENINGS = sql`
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('role_name', o.role_name, 'at', o.at) order by o.at desc)
      from (
        select e.role_name, min(e.at) as at
        from audit_entry e
        where e.object_kind = ${OPENING.object_kind} and e.object_id = d.document_id::text and e.act = ${OPENING.act}
          and e.role_name is distinct from 'user'
        group by e.role_name, (e.at at time zone 'Asia/Manila')::date
        order by 2 desc
        limit ${MAX_OPENINGS}
      ) o
    ), '[]'
  )`;

/** Papers of these businesses, and the owner's own from any of them. */
export async function listVaultRows(db: Database, query: VaultQuery): Promise<VaultRow[]> {
  const { actor, company_code, company_codes, of_owner, has_owner_papers, today } = query;
  const ownerPapers = sql`
    (
      select d.document_id
      from business b
      join document d using (business_id)
      where ${has_owner_papers} and ${whereOwnedOrNamed(actor, 'b', company_code)}
        and b.discarded_at is null
        and d.removed_at is null
        and d.requirement_code = any(${[...of_owner]}::text[])
      order by d.uploaded_at desc
      limit ${MAX_OWNER_PAPERS}
    )`;
  const { rows } = await sql<VaultRow>`
    select
      ${selectPaperColumns(today)}, b.company_code, b.company_name, d.judged_at, ${selectVisibleUses(actor)} as uses,
      ${IS_WITH_OFFICES} as is_with_offices, ${DOCUMENT_CHECK} as "check",
      ${OPENINGS} as openings
    from document d
    join business b using (business_id)
    where d.document_id in (
      select d.document_id
      from business b
      join document d using (business_id)
      where b.company_code = any(${[...company_codes]}::text[])
        and d.removed_at is null
        and d.requirement_code <> all(${[...of_owner]}::text[])
      union all
      ${ownerPapers}
    )
    order by d.requirement_code, d.uploaded_at desc, d.version desc`.execute(db);
  return rows;
}

/** True when an office has, or had until the end, an application with this paper on its desk. */
export async function isWithOffices(trx: Trx, document_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_with_offices: boolean }>`
    select ${IS_WITH_OFFICES} as is_with_offices from document d where d.document_id = ${document_id}::uuid`.execute(
    trx,
  );
  return rows[0]?.is_with_offices === true;
}

interface EndingPaper {
  readonly document_id: string;
  readonly requirement_code: string;
  readonly valid_until: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly account_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: 'en' | 'fil';
}

interface EndingQuery {
  readonly from: string;
  readonly until: string;
  readonly of_owner: readonly string[];
}

/** Papers that end within these days, that no newer one replaces, and whose owner was not notified yet. */
export async function listEndingPapers(db: Database, { from, until, of_owner }: EndingQuery): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    select d.document_id
    from document d
    join business b using (business_id)
    where d.valid_until between ${from}::date and ${until}::date
      and d.expiry_told_at is null
      and d.removed_at is null
      and d.state in ('PENDING_REVIEW', 'VALID')
      and b.discarded_at is null
      and b.state <> 'RETIRED'
      and not exists (
        select
        from document n
        join business nb using (business_id)
        where n.requirement_code = d.requirement_code
          and n.removed_at is null
          and (n.uploaded_at, n.version) > (d.uploaded_at, d.version)
          and (
            n.business_id = d.business_id
            or (nb.owner_id = b.owner_id and d.requirement_code = any(${of_owner}::text[]))
          )
      )
    order by d.valid_until, d.document_id`.execute(db);
  return rows.map(({ document_id }) => document_id);
}

/**
 * Marks the owner of a paper as notified; undefined when that happened, or the paper was removed, since it was listed.
 */
export async function markNotified(trx: Trx, document_id: string, now: Date): Promise<EndingPaper | undefined> {
  const { rows } = await sql<EndingPaper>`
    update document d
    set expiry_told_at = ${now}::timestamptz
    from business b
    join account a on a.id = b.owner_id
    where d.document_id = ${document_id}::uuid
      and b.business_id = d.business_id
      and d.expiry_told_at is null
      and d.removed_at is null
    returning
      d.document_id, d.requirement_code, d.valid_until, b.company_code, b.company_name, a.id as account_id, a.email,
      a.firstname, a.locale`.execute(trx);
  return rows[0];
}

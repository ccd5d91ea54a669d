// Queries of uploaded documents and of the person's access to their business.

import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';
import { selectPaperColumns, type PaperRow } from '../../domain/applications/papers/find-papers.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

/** True when the person may see this business at all, so that an empty list and a foreign business differ. */
export async function canSeeCompany(db: Database, company_code: string, actor: Actor): Promise<boolean> {
  const isVisible: RawBuilder<boolean> =
    actor.role === 'user'
      ? whereOwnedBy(actor, 'b')
      : sql`exists (select from application a where a.business_id = b.business_id and ${whereVisibleTo(actor)})`;
  const { rows } = await sql`
      select 1 from business b where b.company_code = ${company_code} and b.discarded_at is null and ${isVisible}`.execute(
    db,
  );
  return rows.length > 0;
}

export interface PaperContext {
  readonly business_id: number;
  readonly owner_id: number;
  /** The open application that has left the owner's hands, when there is one. */
  readonly filed_id: number | null;
  /** Papers that offices returned; an empty list of codes means any paper. */
  readonly asked_again: readonly { readonly codes: string[]; readonly extra: string[] }[] | null;
}

interface PaperContextQuery {
  readonly company_code: string;
  readonly assessment_code?: string | undefined;
  readonly actor: Actor;
}

/**
 * Finds the place of a new paper of this owner's business. A temporary permit has papers of its own: a filed one locks
 * no other application's, and no other locks its. `for no key update` inside a transaction serializes versions.
 */
export async function findPaperContext(
  db: Database | Trx,
  { company_code, assessment_code, actor }: PaperContextQuery,
  lock: 'locked' | 'read',
): Promise<PaperContext | undefined> {
  const applicationCode = assessment_code ?? null;
  const lockClause: RawBuilder<unknown> = lock === 'locked' ? sql`for no key update of b` : sql``;
  const { rows } = await sql<PaperContext>`
    select
      b.business_id, b.owner_id, f.assessment_id as filed_id,
      (
        select jsonb_agg(jsonb_build_object(
          'codes', c.requested_documents,
          'extra', array(select e.requirement_code from extra_document e where e.clearance_id = c.clearance_id)
        ))
        from clearance c
        where c.assessment_id = f.assessment_id and c.state = 'FOR_COMPLIANCE'
      ) as asked_again
    from business b
    left join application n on n.business_id = b.business_id
      and (n.assessment_code = ${applicationCode} or n.assessment_id = ${parseDraftId(applicationCode)}::bigint)
    left join lateral (
      select a.assessment_id
      from application a
      where a.business_id = b.business_id
        and a.state not in ('DRAFT', 'RETURNED', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
        and (
          n.assessment_id is null
          or a.assessment_id = n.assessment_id
          or 'SPECIAL' not in (a.application_type, n.application_type)
        )
      order by a.assessment_id desc
      limit 1
    ) f on true
    where b.company_code = ${company_code}
      and ${whereOwnedBy(actor, 'b')}
      and b.discarded_at is null ${lockClause}`.execute(db);
  return rows[0];
}

function parseDraftId(assessment_code: string | null): number | null {
  return assessment_code?.startsWith('DRAFT-') ? Number(assessment_code.slice(6)) : null;
}

export interface OwnApplication {
  readonly assessment_id: number;
  readonly is_with_owner: boolean;
  readonly is_open: boolean;
}

/** The application of this owner's business by its code, when the paper names one. */
export async function findOwnApplication(
  db: Database | Trx,
  business_id: number,
  assessment_code: string,
): Promise<OwnApplication | undefined> {
  const draftId = parseDraftId(assessment_code);
  const { rows } = await sql<OwnApplication>`
    select
      assessment_id, state in ('DRAFT', 'RETURNED') as is_with_owner,
      state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') as is_open
    from application
    where business_id = ${business_id}::bigint
    and (assessment_code = ${assessment_code} or assessment_id = ${draftId}::bigint)`.execute(db);
  return rows[0];
}

export interface FreshPaper {
  readonly document_id: string;
  readonly business_id: number;
  readonly assessment_id: number | null;
  readonly requirement_code: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly storage_key: string;
  readonly uploaded_by: number;
  readonly uploaded_at: Date;
  readonly today: string;
}

/** Adds the next version of a paper. */
export async function insertPaper(trx: Trx, paper: FreshPaper): Promise<PaperRow> {
  const { rows } = await sql<PaperRow>`
    with d as (
      insert into document (
        document_id, business_id, assessment_id, requirement_code, version, file_name, media_type, size, sha256,
        storage_key, uploaded_by, uploaded_at
      )
      select
        ${paper.document_id}::uuid, ${paper.business_id}::bigint, ${paper.assessment_id}::bigint,
        ${paper.requirement_code},
        coalesce(
          (
            select max(version)
            from document
            where business_id = ${paper.business_id}::bigint and requirement_code = ${paper.requirement_code}
          ), 0
        ) + 1, ${paper.file_name}, ${paper.media_type}, ${paper.size}::int, ${paper.sha256},
        ${paper.storage_key}, ${paper.uploaded_by}::bigint, ${paper.uploaded_at}::timestamptz
      returning *
    )
    select ${selectPaperColumns(paper.today)}
    from d`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a paper was not inserted');
  return row;
}

/** The newest version when it is this very file and no one reviewed it: a repeated request stores nothing twice. */
export async function findSamePaper(
  trx: Trx,
  paper: Pick<FreshPaper, 'business_id' | 'requirement_code' | 'sha256' | 'assessment_id' | 'today'>,
): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow & { is_same: boolean }>`
    select
      ${selectPaperColumns(paper.today)},
      d.sha256 = ${paper.sha256}
        and d.state = 'PENDING_REVIEW'
        and d.assessment_id is not distinct from ${paper.assessment_id}::bigint as is_same
    from document d
    where d.business_id = ${paper.business_id}::bigint
      and d.requirement_code = ${paper.requirement_code}
      and d.removed_at is null
    order by d.version desc
    limit 1`.execute(trx);
  const [newest] = rows;
  if (newest?.is_same !== true) return undefined;
  const { is_same: _, ...row } = newest;
  return row;
}

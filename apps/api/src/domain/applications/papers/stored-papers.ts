// Finds uploaded documents that a person may see, alone or by application.

import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { Refused } from '../../../platform/refused.ts';
import { whereVisibleTo } from '../find-application.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';
import { selectPaperColumns, type PaperRow } from './find-papers.ts';
import { whereOwnedBy } from '../../access/delegations/authority.ts';

export interface StoredPaper extends PaperRow {
  readonly business_id: number;
  readonly storage_key: string;
  readonly owner_id: number;
  readonly judged_at: string | null;
}

/**
 * Condition on `document d` for papers that a person may see: an owner's own, and those of businesses that a delegate
 * was appointed for; for staff the papers of applications that they may see, papers sent again since, and answers to a
 * condition (RA 10173: no other stored paper of the owner).
 */
function wherePaperVisible(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'user')
    return sql`
      exists (
        select from business b where b.business_id = d.business_id and ${whereOwnedBy(actor, 'b')}
      )`;
  return sql`(
    exists (
      select
      from condition_answer k
      join clearance c using (clearance_id)
      join application a using (assessment_id)
      where k.document_id = d.document_id and ${whereVisibleTo(actor)}
    )
    or exists (
      select
      from document_use u
      join application a using (assessment_id)
      where u.document_id = d.document_id and ${whereVisibleTo(actor)}
    )
  )`;
}

interface PaperQuery {
  readonly document_id: string;
  readonly actor: Actor;
  readonly today: string;
}

function selectStoredPaper({ document_id, actor, today }: PaperQuery): RawBuilder<StoredPaper> {
  return sql<StoredPaper>`
    select ${selectPaperColumns(today)}, d.business_id, d.storage_key, d.judged_at, b.owner_id
    from document d
    join business b using (business_id)
    where d.document_id = ${document_id}::uuid and d.removed_at is null and ${wherePaperVisible(actor)}`;
}

/** One paper that the person may see; undefined for another person's and for none. */
export async function findPaper(db: Database, query: PaperQuery): Promise<StoredPaper | undefined> {
  const { rows } = await selectStoredPaper(query).execute(db);
  return rows[0];
}

/** Locks one paper until the end of the transaction. Refused: missing. */
export async function lockPaper({ trx, actor, today }: ActorTransaction, document_id: string): Promise<StoredPaper> {
  const { rows } = await sql<StoredPaper>`
      ${selectStoredPaper({ document_id, actor, today })} for no key update of d`.execute(trx);
  const [paper] = rows;
  if (!paper) throw new Refused('missing', 'resource.missing');
  return paper;
}

/** Every version of every paper of a business that the person may see, by requirement, newest first. */
export async function listPapers(
  db: Database,
  company_code: string,
  { actor, today }: Omit<PaperQuery, 'document_id'>,
): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select ${selectPaperColumns(today)}
    from document d
    join business b using (business_id)
    where b.company_code = ${company_code} and d.removed_at is null and ${wherePaperVisible(actor)}
    order by d.requirement_code, d.version desc`.execute(db);
  return rows;
}

/** Papers sent for an application or filed with it, newest first. */
export async function listCasePapers(
  db: Database,
  assessment_id: number,
  { actor, today }: Omit<PaperQuery, 'document_id'>,
): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select ${selectPaperColumns(today)}
    from document d
    where d.removed_at is null
      and ${wherePaperVisible(actor)}
      and (
        d.assessment_id = ${assessment_id}::bigint
        or exists (
          select from document_use u where u.document_id = d.document_id and u.assessment_id = ${assessment_id}::bigint
        )
      )
    order by d.requirement_code, d.uploaded_at desc, d.version desc`.execute(db);
  return rows;
}

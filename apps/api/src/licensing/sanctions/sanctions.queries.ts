// Queries of sanction cases and their documents.

import type { SanctionGround, SanctionState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';

/** A case with its business and the name of the person who recommends. */
export interface SanctionCase {
  readonly sanction_id: number;
  readonly sanction_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_id: number;
  readonly state: SanctionState;
  readonly ground: SanctionGround;
  readonly finding: string;
  readonly office: string;
  readonly brgycode: string | null;
  readonly recommended_by: number;
  readonly recommender: string;
  readonly recommended_at: string;
  readonly answer_by: string | null;
  readonly answer: string;
  readonly answered_at: string | null;
  readonly decision: string;
  readonly decided_at: string | null;
  readonly compliance: string;
  readonly complied_at: string | null;
  readonly reinstatement: string;
  readonly reinstated_at: string | null;
  readonly permit_nos: readonly string[];
}

/**
 * Cases that a person may see: the owner’s of their own business, an office’s own, all of them for the licensing
 * office.
 */
function whereVisible(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'user') return whereOwnedBy(actor, 'b');
  if (actor.role === 'admin' || actor.role === 'bplo') return sql`true`;
  if (actor.office === 'barangay') return sql`(s.office = 'barangay' and s.brgycode = ${actor.brgycode ?? ''})`;
  return sql`s.office = ${actor.office ?? ''}`;
}

const SELECT_SANCTIONS = sql<SanctionCase>`
  select
    s.sanction_id, s.sanction_no, s.business_id, b.company_code, b.company_name, b.owner_id, s.state, s.ground,
    s.finding, s.office, s.brgycode, s.recommended_by, r.full_name as recommender,
    s.recommended_at, s.answer_by, s.answer, s.answered_at, s.decision, s.decided_at, s.compliance, s.complied_at,
    s.reinstatement, s.reinstated_at,
    (
      select coalesce(jsonb_agg(p.permit_no order by p.permit_no), '[]')
      from sanctioned_permit t
      join permit p using (permit_id)
      where t.sanction_id = s.sanction_id
    ) as permit_nos
  from sanction s
  join business b using (business_id)
  join account r on r.id = s.recommended_by`;

async function readSanctions(db: Database | Trx, clause: RawBuilder<unknown>): Promise<SanctionCase[]> {
  return (await sql<SanctionCase>`${SELECT_SANCTIONS} ${clause}`.execute(db)).rows;
}

/** A case that the person may see; undefined for another’s and for none. */
export async function findSanction(
  db: Database | Trx,
  sanction_no: string,
  actor: Actor,
): Promise<SanctionCase | undefined> {
  return (await readSanctions(db, sql`where s.sanction_no = ${sanction_no} and ${whereVisible(actor)}`))[0];
}

/** The same by its row, locked until the end of the transaction. */
export async function lockSanction(trx: Trx, sanction_id: number): Promise<SanctionCase | undefined> {
  return (await readSanctions(trx, sql`where s.sanction_id = ${sanction_id}::bigint for no key update of s`))[0];
}

/** Every case of a business that the person may see, newest first. */
export function listBusinessSanctions(db: Database | Trx, company_code: string, actor: Actor): Promise<SanctionCase[]> {
  const isVisible = whereVisible(actor);
  return readSanctions(
    db,
    sql`
      where b.company_code = ${company_code} and ${isVisible}
      order by s.sanction_id desc
      limit 100`,
  );
}

interface SanctionSearch extends PageQuery {
  readonly actor: Actor;
  readonly search?: string | undefined;
  readonly state: 'open' | 'closed';
}

/** The cases of a desk, newest first: open until dismissed, withdrawn or ended by a reinstatement. */
export function listAllSanctions(
  db: Database,
  { actor, search, state, ...page }: SanctionSearch,
): Promise<RowPage<SanctionCase>> {
  const isClosed = sql`s.state in ('DISMISSED', 'WITHDRAWN', 'REINSTATED')`;
  return listRows({
    db,
    select: SELECT_SANCTIONS,
    where: [
      whereVisible(actor),
      state === 'closed' ? isClosed : sql`not ${isClosed}`,
      hasSearchText(search, { name: sql`b.search_name`, columns: ['s.sanction_no', 'b.company_code'] }),
    ],
    order: orderByNumber('s.sanction_id', 'newest'),
    ...page,
    getKey: ({ sanction_id }) => ['', sanction_id],
  });
}

export interface SanctionPaper {
  readonly paper_id: string;
  readonly sanction_no: string;
  readonly owner_id: number;
  readonly storage_key: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size: number;
}

/** A paper of a case that the person may see. */
export async function findSanctionPaper(
  db: Database,
  paper_id: string,
  actor: Actor,
): Promise<SanctionPaper | undefined> {
  const { rows } = await sql<SanctionPaper>`
    select p.paper_id, s.sanction_no, b.owner_id, p.storage_key, p.file_name, p.media_type, p.size
    from sanction_paper p
    join sanction s using (sanction_id)
    join business b using (business_id)
    where p.paper_id = ${paper_id}::uuid and ${whereVisible(actor)}`.execute(db);
  return rows[0];
}

/** Businesses of which the desk has or had an application, as a condition on `business b`. */
export function whereDeskHadCase(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`exists (select from application a where a.business_id = b.business_id and ${whereVisibleTo(actor)})`;
}

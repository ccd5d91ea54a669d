// Queries of appeals and of the decisions that they contest.

import type { AppealSubject, AppealState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';
import { whereDeskHadCase } from '../sanctions/sanctions.queries.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

/** A decision of the municipality with its decider, time and text. */
export interface ContestedDecision {
  readonly against: AppealSubject;
  /** The number by which the owner identifies it. */
  readonly reference: string;
  readonly office: string;
  readonly brgycode: string | null;
  readonly contested_by: number;
  readonly contested_at: string;
  readonly contested_reason: string;
  readonly assessment_id: number | null;
  readonly assessment_code: string | null;
  readonly clearance_id: number | null;
  readonly sanction_id: number | null;
}

/** An appeal with its business, the contested decision, and the names of the people. */
export interface AppealCase extends ContestedDecision {
  readonly appeal_id: number;
  readonly appeal_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_id: number;
  readonly state: AppealState;
  readonly contester: string;
  readonly reason: string;
  readonly filer: string;
  readonly filed_at: string;
  readonly decision: string;
  readonly decider: string | null;
  readonly decided_at: string | null;
}

/**
 * Appeals that a person may see: the owner’s of their own business, an office’s against itself, all for the licensing
 * office.
 */
function whereVisible(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'user') return whereOwnedBy(actor, 'b');
  if (actor.role === 'admin' || actor.role === 'bplo') return sql`true`;
  if (actor.office === 'barangay') return sql`(p.office = 'barangay' and p.brgycode = ${actor.brgycode ?? ''})`;
  return sql`p.office = ${actor.office ?? ''}`;
}

const selectFullName = (column: 'contested_by' | 'filed_by' | 'decided_by') =>
  sql`(select w.full_name from account w where w.id = ${sql.ref(`p.${column}`)})`;

const SELECT_APPEALS = sql<AppealCase>`
  select
    p.appeal_id, p.appeal_no, p.business_id, b.company_code, b.company_name, b.owner_id, p.state, p.office, p.brgycode,
    p.assessment_id, a.assessment_code, p.clearance_id, p.sanction_id,
    case
      when p.sanction_id is not null then 'sanction' when p.clearance_id is not null then 'clearance' else 'application'
    end as against,
    coalesce(s.sanction_no, p.clearance_id::text, a.assessment_code) as reference,
    p.contested_by, ${selectFullName('contested_by')} as contester, p.contested_at, p.contested_reason,
    p.reason, ${selectFullName('filed_by')} as filer, p.filed_at, p.decision, ${selectFullName('decided_by')} as decider, p.decided_at
  from appeal p
  join business b using (business_id)
  left join application a using (assessment_id)
  left join sanction s using (sanction_id)`;

async function readAppeals(db: Database | Trx, clause: RawBuilder<unknown>): Promise<AppealCase[]> {
  return (await sql<AppealCase>`${SELECT_APPEALS} ${clause}`.execute(db)).rows;
}

/** An appeal that the person may see; undefined for another’s and for none. */
export async function findAppeal(db: Database | Trx, appeal_no: string, actor: Actor): Promise<AppealCase | undefined> {
  return (await readAppeals(db, sql`where p.appeal_no = ${appeal_no} and ${whereVisible(actor)}`))[0];
}

/** The same by its row, locked until the end of the transaction. */
export async function lockAppeal(trx: Trx, appeal_id: number): Promise<AppealCase | undefined> {
  return (await readAppeals(trx, sql`where p.appeal_id = ${appeal_id}::bigint for no key update of p`))[0];
}

/** Every appeal of a business that the person may see, newest first. */
export function listBusinessAppeals(db: Database, business_id: number, actor: Actor): Promise<AppealCase[]> {
  const isVisible = whereVisible(actor);
  return readAppeals(
    db,
    sql`
      where p.business_id = ${business_id}::bigint and ${isVisible}
      order by p.appeal_id desc
      limit 100`,
  );
}

interface AppealSearch extends PageQuery {
  readonly actor: Actor;
  readonly search?: string | undefined;
  readonly state: 'open' | 'closed';
}

/** The appeals of a desk, newest first: listed until they are decided. */
export function listAllAppeals(
  db: Database,
  { actor, search, state, ...page }: AppealSearch,
): Promise<RowPage<AppealCase>> {
  return listRows({
    db,
    select: SELECT_APPEALS,
    where: [
      whereVisible(actor),
      sql`(p.state = 'FILED') = ${state === 'open'}::boolean`,
      hasSearchText(search, { name: sql`b.search_name`, columns: ['p.appeal_no', 'b.company_code'] }),
    ],
    order: orderByNumber('p.appeal_id', 'newest'),
    ...page,
    getKey: ({ appeal_id }) => ['', appeal_id],
  });
}

export interface AppealPaper {
  readonly paper_id: string;
  readonly appeal_no: string;
  readonly owner_id: number;
  readonly storage_key: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size: number;
}

/** A paper of an appeal that the person may see. */
export async function findAppealPaper(db: Database, paper_id: string, actor: Actor): Promise<AppealPaper | undefined> {
  const { rows } = await sql<AppealPaper>`
    select f.paper_id, p.appeal_no, b.owner_id, f.storage_key, f.file_name, f.media_type, f.size
    from appeal_paper f
    join appeal p using (appeal_id)
    join business b using (business_id)
    where f.paper_id = ${paper_id}::uuid and ${whereVisible(actor)}`.execute(db);
  return rows[0];
}

/** A business of the owner, or one with a case at the desk. Refused: missing. */
export async function findVisibleBusiness(db: Database | Trx, company_code: string, actor: Actor): Promise<number> {
  const isVisible = actor.role === 'user' ? whereOwnedBy(actor, 'b') : whereDeskHadCase(actor);
  const { rows } = await sql<{ business_id: number }>`
    select b.business_id
    from business b
    where b.company_code = ${company_code} and b.discarded_at is null and ${isVisible}`.execute(db);
  if (!rows[0]) throw new Refused('missing', 'resource.missing');
  return rows[0].business_id;
}

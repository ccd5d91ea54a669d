// Finds facts of one application for its reply: its papers, closing visit, processing class and open case.

import { type ReplyBody, type getAssessment, formatPersonName, type AssessmentReply } from '@ebpls/contracts';
import { sql } from 'kysely';
import { type ApplicationFacts, getArtaClass, getArtaGround, CaseRefused, isAllowed } from '@ebpls/rules';

import type { Database } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../../applications/find-application.ts';
import { Refused } from '../../../platform/refused.ts';
import type { CaseReader } from '../../applications/cases/case-reader.ts';
import { findDeficiencyFacts } from '../../ledger/due/deficiency.ts';
import type { Actor } from '../../../platform/identity/actor.ts';

type ApplicationReply = ReplyBody<typeof getAssessment>;

interface MoneyRow {
  readonly bill_id: number | null;
  readonly permit_no: string | null;
  readonly permit_state: NonNullable<ApplicationReply['permit']>['state'];
  readonly token: string | null;
}

/** The newest bill, permit and provisional permit of an application. */
export async function findIssuedPapers(
  db: Database,
  assessment_id: number,
): Promise<Pick<ApplicationReply, 'bill_id' | 'permit' | 'provisional'>> {
  const [money, provisional] = await Promise.all([findMoney(db, assessment_id), findProvisional(db, assessment_id)]);
  return { ...money, ...(provisional && { provisional }) };
}

function findProvisional(db: Database, assessment_id: number): Promise<ApplicationReply['provisional']> {
  return db
    .selectFrom('permit')
    .select(['permit_no', 'state', 'token', 'expires_on as valid_until'])
    .where('assessment_id', '=', assessment_id)
    .where('kind', '=', 'PROVISIONAL')
    .orderBy('permit_id', 'desc')
    .executeTakeFirst();
}

/** The newest bill and permit of an application. The code of a permit is shown once it is in force. */
async function findMoney(db: Database, assessment_id: number): Promise<Pick<ApplicationReply, 'bill_id' | 'permit'>> {
  const { rows } = await sql<MoneyRow>`
    select
      (select bill_id from bill where assessment_id = a.assessment_id order by version desc limit 1) as bill_id,
      p.permit_no, p.state as permit_state,
      case when p.state in ('GENERATED', 'SIGNED') then null else p.token end as token
    from application a
    left join lateral (
      select *
      from permit
      where assessment_id = a.assessment_id and kind <> 'PROVISIONAL'
      order by permit_id desc
      limit 1
    ) p on true
    where a.assessment_id = ${assessment_id}::bigint`.execute(db);
  const row = rows[0];
  if (row === undefined) return { bill_id: null, permit: null };
  return {
    bill_id: row.bill_id,
    permit: row.permit_no === null ? null : { permit_no: row.permit_no, state: row.permit_state, token: row.token },
  };
}

/** Result of the newest closing visit. */
export async function findClosingVisit(
  db: Database,
  { assessment_id, application_type }: ApplicationRow,
): Promise<ReplyBody<typeof getAssessment>['closing_visit']> {
  if (application_type !== 'RETIREMENT') return null;
  const visit = await db
    .selectFrom('closing_visit')
    .innerJoin('account', 'account.id', 'closing_visit.visited_by')
    .select(['visited_on', 'outcome', 'findings', 'firstname', 'lastname'])
    .where('assessment_id', '=', assessment_id)
    .orderBy('visit_id', 'desc')
    .executeTakeFirst();
  if (!visit) return null;
  const { firstname, lastname, ...result } = visit;
  return { ...result, visited_by: formatPersonName({ firstname, lastname }) };
}

type ClassFoundReply = Pick<ReplyBody<typeof getAssessment>, 'class_found'>;

/**
 * Class under which a filed application would be accepted, for readers who may accept it, so that the class is always
 * seen before. Undefined while a closing cannot be assessed yet.
 */
export async function findAcceptanceClass(
  db: Database,
  { application, facts }: { readonly application: ApplicationRow; readonly facts: ApplicationFacts | undefined },
  { actor, rows, today }: CaseReader,
): Promise<ClassFoundReply> {
  if (facts === undefined || application.state !== 'SUBMITTED' || !isAllowed(actor, 'assessment.accept')) return {};
  try {
    const wholeFacts = { ...facts, ...(await findDeficiencyFacts(db, { application, rows, today })) };
    return { class_found: { arta_class: getArtaClass(wholeFacts), ground: getArtaGround(wholeFacts) } };
  } catch (error) {
    if (error instanceof CaseRefused || error instanceof Refused) return {};
    throw error;
  }
}

/**
 * The open case against a business, for readers who may handle it; undefined for its owner. An office sees its own
 * case, the licensing office and administrators see all.
 */
export async function findOpenSanction(
  db: Database,
  business_id: number,
  { role, office, brgycode }: Actor,
): Promise<AssessmentReply['open_sanction']> {
  if (role === 'user') return undefined;
  const sanction = await db
    .selectFrom('sanction')
    .select(['sanction_no', 'state', 'office', 'brgycode'])
    .where('business_id', '=', business_id)
    .where('state', 'not in', ['DISMISSED', 'REINSTATED', 'WITHDRAWN'])
    .executeTakeFirst();
  if (!sanction) return undefined;
  const isOwn = sanction.office === office && (office !== 'barangay' || sanction.brgycode === brgycode);
  const { sanction_no, state } = sanction;
  return { sanction_no, state, is_readable: role === 'admin' || role === 'bplo' || isOwn };
}

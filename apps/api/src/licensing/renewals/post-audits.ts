// Lists and marks the post-audits of renewals that were approved by rule.

import type { PostAudit } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { getApplicationCode, lockApplication, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { postAuditFailed } from './post-audit-events.ts';

const MAX_LISTED_AUDITS = 200;
/** An application that never came into force needs no audit. */
const AUDIT_ENDED_STATES = ['WITHDRAWN', 'LAPSED', 'CANCELLED', 'REJECTED'];

interface AuditSelection {
  readonly where: RawBuilder<unknown>;
  /** By an index, so that a page reads no more audits than it shows. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

async function readPostAudits(db: Database | Trx, { where, order, limit }: AuditSelection): Promise<PostAudit[]> {
  const { rows } = await sql<PostAudit>`
    select
      a.assessment_code, b.company_code, b.company_name, p.ground, p.drawn_on, p.state, p.finding,
      l.full_name as looked_by, p.looked_at
    from post_audit p
    join application a using (assessment_id)
    join business b on b.business_id = a.business_id
    left join account l on l.id = p.looked_by
    where ${where}
    order by ${order}
    limit ${limit}`.execute(db);
  return rows;
}

/** Waiting audits, the oldest first; then the finished ones, the newest first. */
export async function listPostAudits(db: Database): Promise<PostAudit[]> {
  const waitingAudits = await readPostAudits(db, {
    where: sql`p.state = 'OPEN' and a.state <> all(${AUDIT_ENDED_STATES}::text[])`,
    order: sql`p.drawn_on, p.assessment_id`,
    limit: MAX_LISTED_AUDITS,
  });
  const finishedAudits = await readPostAudits(db, {
    where: sql`p.state <> 'OPEN'`,
    order: sql`p.looked_at desc, p.assessment_id`,
    limit: MAX_LISTED_AUDITS - waitingAudits.length,
  });
  return [...waitingAudits, ...finishedAudits];
}

/**
 * Records the finding on a renewal that a rule approved. Refused: missing (not drawn), forbidden on one's own business,
 * conflict when it is recorded already.
 */
export async function markPostAudit(
  tx: ActorTransaction,
  assessment_code: string,
  { outcome, finding }: { readonly outcome: 'RIGHT' | 'WRONG'; readonly finding: string },
): Promise<PostAudit> {
  const { trx, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  await refuseOwnBusiness(tx, application.business_id);
  const postAudit = await trx
    .selectFrom('post_audit')
    .select('state')
    .where('assessment_id', '=', application.assessment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!postAudit) throw new Refused('missing', 'resource.missing');
  if (postAudit.state !== 'OPEN') throw new Refused('conflict', 'post_audit.already_reviewed');
  await trx
    .updateTable('post_audit')
    .set({ state: outcome, finding, looked_by: actor.account_id, looked_at: now })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `post_audit.${outcome.toLowerCase()}`,
    object_kind: 'application',
    object_id: application.assessment_id,
    detail: { finding },
  });
  await recordAct(tx, application, { history: { act: `post_audit.${outcome.toLowerCase() as 'right' | 'wrong'}` } });
  if (outcome === 'WRONG')
    await insertEvent(tx, postAuditFailed, {
      company_name: application.company_name,
      assessment_code: getApplicationCode(application),
    });
  return getPostAudit(trx, application.assessment_id);
}

async function getPostAudit(trx: ActorTransaction['trx'], assessment_id: number): Promise<PostAudit> {
  const where = sql<boolean>`p.assessment_id = ${assessment_id}::bigint`;
  const [audit] = await readPostAudits(trx, { where, order: sql`p.assessment_id`, limit: 1 });
  if (!audit) throw new Error(`the post-audit of application ${assessment_id} is missing`);
  return audit;
}

import type { fileAppeal as fileEndpoint, EndpointInput } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { allocateNumber } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockSanctionedBusiness } from '../sanctions/move-sanction.ts';
import { type AppealableDecision, listAppealable } from './appealable-decisions.ts';
import { type AppealCase, findVisibleBusiness, lockAppeal } from './appeals.queries.ts';
import { recordAppeal } from './record-appeal.ts';

type AppealInput = EndpointInput<typeof fileEndpoint>['body'];
type AppealSubjectRef = Pick<AppealInput, 'against' | 'reference'>;

/**
 * The owner appeals; the decision remains in force until the appeal is decided. Refused: missing (another’s business),
 * conflict when there is no such decision, it was appealed before, or its days are over.
 */
export async function fileAppeal(
  tx: ActorTransaction,
  company_code: string,
  { reason, ...named }: AppealInput,
): Promise<AppealCase> {
  const business_id = await findVisibleBusiness(tx.trx, company_code, tx.actor);
  const visibleDecision = await findDecision(tx, business_id, named);
  const application = await lockDecided(tx, business_id, visibleDecision);
  const appeal = await insertAppeal(tx, { business_id, reason }, await findDecision(tx, business_id, named));
  await recordAppeal(tx, appeal, { act: 'file', application, note: reason });
  return appeal;
}

async function findDecision(
  tx: ActorTransaction,
  business_id: number,
  { against, reference }: AppealSubjectRef,
): Promise<AppealableDecision> {
  const open = await listAppealable(tx.trx, business_id, tx);
  const decision = open.find((one) => one.against === against && one.reference === reference);
  if (!decision) throw new Refused('conflict', 'appeal.not_open');
  return decision;
}

/** Locks the contested case while the appeal is recorded: its application, or the business of a sanction. */
async function lockDecided(
  tx: ActorTransaction,
  business_id: number,
  { assessment_id }: AppealableDecision,
): Promise<ApplicationRow | undefined> {
  if (assessment_id !== null) return lockApplicationById(tx, assessment_id);
  await lockSanctionedBusiness(tx, { business_id });
  return undefined;
}

async function insertAppeal(
  { trx, actor, now, today }: ActorTransaction,
  input: { readonly business_id: number; readonly reason: string },
  decision: AppealableDecision,
): Promise<AppealCase> {
  const { against: _kind, reference: _number, assessment_code: _code, appeal_by: _day, ...contested } = decision;
  const year = getYear(today);
  const appeal_no = `APL-${year}-${String(await allocateNumber(trx, 'appeal', year)).padStart(6, '0')}`;
  const row = await trx
    .insertInto('appeal')
    .values({ appeal_no, ...input, ...contested, filed_by: actor.account_id, filed_at: now })
    .returning('appeal_id')
    .executeTakeFirstOrThrow();
  const appeal = await lockAppeal(trx, row.appeal_id);
  if (!appeal) throw new Refused('missing', 'resource.missing');
  return appeal;
}

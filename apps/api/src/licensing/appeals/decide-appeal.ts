// Decides an appeal: upholds the contested decision or reverses it.

import type { decideAppeal as decideEndpoint, EndpointInput } from '@ebpls/contracts';
import { appealMachine, getNextState } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import {
  type ApplicationRow,
  lockApplicationById,
  refuseOwnBusiness,
} from '../../domain/applications/find-application.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockSanctionedBusiness } from '../sanctions/move-sanction.ts';
import { toAppealDecision } from './appeal-reply.ts';
import { type AppealCase, findAppeal, lockAppeal } from './appeals.queries.ts';
import { reopenApplication, reopenClearance, reopenSanction } from './reopen-contested.ts';
import { recordAppeal } from './record-appeal.ts';

type AppealDecisionInput = EndpointInput<typeof decideEndpoint>['body'];

/**
 * Rows Y1 and Y2: the decision is upheld, or is reversed and the case continues from where it was. Refused: missing,
 * forbidden to the person who decided before and on the person’s own business, conflict when it is decided already or
 * the contested case moved meanwhile.
 */
export async function decideAppeal(
  tx: ActorTransaction,
  appeal_no: string,
  { outcome, decision }: AppealDecisionInput,
): Promise<AppealCase> {
  const { trx, actor, now } = tx;
  const visibleAppeal = await findAppeal(trx, appeal_no, actor);
  if (!visibleAppeal) throw new Refused('missing', 'resource.missing');
  const application = await lockContested(tx, visibleAppeal);
  const appeal = await lockAppeal(trx, visibleAppeal.appeal_id);
  if (!appeal) throw new Refused('missing', 'resource.missing');
  await refuseDependent(tx, toAppealDecision(appeal));
  const act = outcome === 'REVERSED' ? 'reverse' : 'uphold';
  const transition = getNextState(appealMachine, appeal.state, { act, actor: 'signatory' });
  if ('refused' in transition) throw new Refused('conflict', `appeal.is.${appeal.state}`);
  await trx
    .updateTable('appeal')
    .set({ state: transition.to, decision, decided_by: actor.account_id, decided_at: now })
    .where('appeal_id', '=', appeal.appeal_id)
    .execute();
  const decidedAppeal = { ...appeal, state: transition.to, decision };
  await recordAppeal(tx, decidedAppeal, { act, application, note: decision });
  if (act === 'reverse') await reopenContested(tx, decidedAppeal, application);
  return decidedAppeal;
}

/** The application, or the business of a sanction, is locked before the appeal, as every act on it does. */
async function lockContested(
  tx: ActorTransaction,
  { assessment_id, business_id }: AppealCase,
): Promise<ApplicationRow | undefined> {
  if (assessment_id !== null) return lockApplicationById(tx, assessment_id);
  await lockSanctionedBusiness(tx, { business_id });
  await refuseOwnBusiness(tx, business_id);
  return undefined;
}

async function reopenContested(
  tx: ActorTransaction,
  { clearance_id, sanction_id, contested_at }: AppealCase,
  application: ApplicationRow | undefined,
): Promise<void> {
  if (sanction_id !== null) return reopenSanction(tx, { sanction_id, contested_at });
  if (application === undefined) throw new Refused('missing', 'resource.missing');
  if (clearance_id !== null) return reopenClearance(tx, application, { clearance_id, contested_at });
  return reopenApplication(tx, application, contested_at);
}

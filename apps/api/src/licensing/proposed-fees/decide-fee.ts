// The licensing office accepts or rejects a fee that an office proposed.

import type { ReplyBody, ApplicationState, decideProposedFee as endpoint, EndpointInput } from '@ebpls/contracts';

import { lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { listProposedFees } from '../../domain/applications/measures/office-findings.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { Refused } from '../../platform/refused.ts';

type FeeDecisionInput = EndpointInput<typeof endpoint>['body'];
type FeeDecision = ReplyBody<typeof endpoint>;

/** States before a bill is approved: a later decision would be on no order. */
const OPEN_STATES: readonly ApplicationState[] = ['IN_CLEARANCE', 'CLEARED', 'ASSESSED'];

/**
 * The person who computes accepts a fee that an office found, or rejects it with a reason; the last decision before the
 * bill counts. Refused: missing (no such application or proposal), forbidden (one's own business), conflict (billed
 * already).
 */
export async function decideProposedFee(
  tx: ActorTransaction,
  assessment_code: string,
  { code, outcome, reason }: FeeDecisionInput,
): Promise<FeeDecision> {
  const { trx, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const { assessment_id, state } = application;
  const proposedFee = (await listProposedFees(trx, assessment_id)).find((fee) => fee.code === code);
  if (proposedFee === undefined) throw new Refused('missing', 'resource.missing');
  if (!OPEN_STATES.includes(state)) throw new Refused('conflict', `application.is.${state}`);
  if (proposedFee.outcome === outcome && proposedFee.decision === reason) return { code, outcome };
  await trx
    .updateTable('proposed_fee')
    .set({ outcome, decision: reason, decided_by: actor.account_id, decided_at: now })
    .where('assessment_id', '=', assessment_id)
    .where('code', '=', code)
    .execute();
  const { office } = proposedFee;
  await recordAct(tx, application, {
    history: { act: outcome === 'TAKEN' ? 'fee.take' : 'fee.reject', office, note: reason, params: { code } },
    audit: {
      act: 'fee.decide',
      object_kind: 'application',
      object_id: assessment_code,
      detail: { code, outcome, reason },
    },
    offices: [office],
  });
  return { code, outcome };
}

// The treasury evaluates a refund claim and finds its amount.

import { type evaluateRefund as evaluateEndpoint, formatPesosText, type EndpointInput } from '@ebpls/contracts';
import { type Actor as Role, getNextState, type RefundEntryAct, refundMachine } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { lockRefund, type RefundClaim } from './refunds.queries.ts';
import { refundChanged } from '../notices/refund-events.ts';

type Evaluation = EndpointInput<typeof evaluateEndpoint>['body'];

/** Next state after an act of the treasury. Refused: conflict when the claim is not in that state. */
export function getNextRefundState(
  { state }: Pick<RefundClaim, 'state'>,
  act: RefundEntryAct,
  actor: Role = 'treasurer',
): RefundClaim['state'] {
  const transition = getNextState(refundMachine, state, { act, actor });
  if ('refused' in transition) throw new Refused('conflict', `refund.is.${state}` satisfies MessageKey);
  return transition.to;
}

/** A claim, locked. Refused: missing, forbidden on the actor's own business. */
export async function getLockedRefund(tx: Pick<Transaction, 'trx' | 'actor'>, refund_no: string): Promise<RefundClaim> {
  const claim = await lockRefund(tx.trx, refund_no);
  if (!claim) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, claim.business_id);
  return claim;
}

/**
 * A clerk of the treasury records the amount due, which may be 0. Refused: missing, conflict when it was evaluated,
 * invalid when it is more than was claimed.
 */
export async function evaluateRefund(
  tx: ActorTransaction,
  refund_no: string,
  { amount_found, finding }: Evaluation,
): Promise<void> {
  const { trx, actor, now } = tx;
  const claim = await getLockedRefund(tx, refund_no);
  const state = getNextRefundState(claim, 'evaluate', 'cashier');
  if (amount_found > claim.amount)
    throw new Refused('invalid', 'refund.more_than_claimed', {
      params: { amount: formatPeso(claim.amount) },
      fields: { amount_found: 'refund.more_than_claimed' },
    });
  await trx
    .updateTable('refund_claim')
    .set({ state, amount_found, finding, evaluated_by: actor.account_id, evaluated_at: now })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'refund.evaluate',
    object_kind: 'refund',
    object_id: refund_no,
    detail: { amount_found: formatPesosText(amount_found), finding },
  });
  await insertEvent(tx, refundChanged, { refund_no, mail: 'refund_evaluated', next_step: 'refund_to_decide' });
}

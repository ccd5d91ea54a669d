import type { Answer, ApprovalState, decideApproval as decideEndpoint } from '@ebpls/contracts';

import { audit } from '../../audit.ts';
import { lockPayment, type LockedPayment, undoPayment } from '../../cashier/undo-payment.ts';
import { Refused } from '../../http/refused.ts';
import { mailOwner } from '../../licensing/tell.ts';
import type { PersonsWork } from '../../licensing/work.ts';
import { nudge } from '../../live.ts';
import { peso } from '../../papers/words.ts';
import { lockApproval } from './approvals.queries.ts';
import { refuseReversal } from './ask-approval.ts';

interface Asked {
  readonly approval_id: number;
  readonly is_granted: boolean;
  readonly remarks: string;
}

/** A treasurer grants or denies; a granted reversal is done in the same step. Refused: forbidden to the asker, conflict when it is decided or its day is over. */
export async function decideApproval(
  work: PersonsWork,
  { approval_id, is_granted, remarks }: Asked,
): Promise<Answer<typeof decideEndpoint>> {
  const { trx, actor, now } = work;
  const known = await trx
    .selectFrom('counter_approval')
    .select('payment_id')
    .where('approval_id', '=', approval_id)
    .executeTakeFirst();
  if (!known) throw new Refused('missing', 'thing.missing');
  // Payment before approval, as the cashier's own act locks them.
  const payment = known.payment_id === null || !is_granted ? undefined : await lockPayment(work, known.payment_id);
  const approval = await openApproval(work, approval_id);

  const state: ApprovalState = !is_granted ? 'DENIED' : approval.kind === 'REVERSE' ? 'USED' : 'GRANTED';
  await trx
    .updateTable('counter_approval')
    .set({ state, decided_by: actor.account_id, decided_at: now, remarks })
    .where('approval_id', '=', approval_id)
    .execute();
  await audit(trx, actor, {
    act: is_granted ? 'approval.grant' : 'approval.deny',
    object_kind: 'approval',
    object_id: approval_id,
    detail: { kind: approval.kind, remarks },
  });
  if (payment) await reverse(work, payment, approval.reason);
  await nudge(trx, ['role:2'], { subject: 'counter' });
  return { approval_id, state };
}

async function openApproval({ trx, actor, today }: PersonsWork, approval_id: number) {
  const approval = await lockApproval(trx, approval_id);
  if (approval?.state !== 'ASKED') throw new Refused('conflict', 'approval.decided');
  if (approval.asked_by === actor.account_id) throw new Refused('forbidden', 'approval.own');
  if (approval.kind === 'PARTIAL' && approval.asked_on !== today) throw new Refused('conflict', 'approval.missing');
  return approval;
}

async function reverse(work: PersonsWork, payment: LockedPayment, reason: string): Promise<void> {
  refuseReversal(payment, work.today);
  const amount = await undoPayment(work, payment, { act: 'reverse', reason });
  const receipts = payment.receipts.map(({ receipt_no }) => receipt_no).join(', ');
  await mailOwner(work, payment.application, {
    template: 'receipt_undone',
    params: { amount: peso(amount), receipts, reason, top_no: payment.order.top_no ?? '' },
  });
}

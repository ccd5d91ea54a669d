import { billMachine, move } from '@ebpls/rules';

import { audit } from '../../audit.ts';
import type { Actor } from '../../identity/actor.ts';
import { Refused } from '../../http/refused.ts';
import { lockApplicationById } from '../../licensing/find-application.ts';
import { moveApplication } from '../../licensing/move-application.ts';
import { mailOwner } from '../../licensing/tell.ts';
import type { PersonsWork } from '../../licensing/work.ts';
import { findOrder, lockBill } from '../../treasury/orders.queries.ts';
import type { BillMoved } from './bill-moved.ts';
import { moneyOn } from './bills.queries.ts';

/** Edge A11: an unpaid order of payment goes back for re-assessment. Refused: conflict when money was received or is on its way, forbidden without the treasurer's permission. */
export async function reopenBill(work: PersonsWork, { bill_id, reason }: { readonly bill_id: number; readonly reason: string }): Promise<BillMoved> {
  const { trx, actor } = work;
  const as = partOf(actor);
  const found = await findOrder(trx, bill_id);
  if (!found) throw new Refused('missing', 'thing.missing');
  const application = await lockApplicationById(trx, found.assessment_id);
  const state = await lockBill(trx, bill_id);
  const moved = move(billMachine, state, { act: 'reopen_bill', actor: as });
  if ('refused' in moved) throw new Refused('conflict', `bill.is.${state}`);
  const money = await moneyOn(trx, bill_id);
  if (money.paid) throw new Refused('conflict', 'bill.paid_already');
  if (money.under_way) throw new Refused('conflict', 'bill.payment_open');

  await trx.updateTable('bill').set({ state: moved.to, reason }).where('bill_id', '=', bill_id).execute();
  await trx.updateTable('installment').set({ state: 'VOID' }).where('bill_id', '=', bill_id).execute();
  await audit(trx, actor, { act: 'bill.reopen', object_kind: 'bill', object_id: bill_id, detail: { reason } });
  const back = await moveApplication(work, application, { act: 'reopen_bill', as, note: reason });
  await mailOwner(work, back, { template: 'bill_reopened', params: { top_no: found.top_no ?? '', reason } });
  return { bill_id, top_no: found.top_no, bill_state: moved.to, state: back.state };
}

function partOf({ role, permissions }: Actor): 'bplo' | 'treasurer' {
  if (role === 'bplo') return 'bplo';
  if (permissions.includes('treasurer')) return 'treasurer';
  throw new Refused('forbidden', 'action.forbidden');
}

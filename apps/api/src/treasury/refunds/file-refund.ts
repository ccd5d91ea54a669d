// Files a refund claim on a receipt (RA 7160 s.196).

import type { fileRefund as fileEndpoint, EndpointInput } from '@ebpls/contracts';
import { addWorkingDays, getYear } from '@ebpls/rules';
import * as v from 'valibot';

import { recordAudit } from '../../platform/identity/audit.ts';
import { allocateNumber, type Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { findClaimRefusal, getClaimableReceipt, computeRemaining, lockReceipt } from './claimable-receipts.ts';
import { findRefund, type RefundClaim } from './refunds.queries.ts';
import { refundChanged } from '../notices/refund-events.ts';

type RefundClaimInput = EndpointInput<typeof fileEndpoint>['body'] & { readonly receipt_no: string };

const RefundDays = v.object({ evaluate_wd: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** Working days for the evaluation of a claim, by the municipality's setting. */
async function loadEvaluationDays(trx: Trx): Promise<number> {
  const { value } = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'refund_claims')
    .executeTakeFirstOrThrow();
  return v.parse(RefundDays, value).evaluate_wd;
}

/** Locks a receipt on which the amount may be claimed. Refused: as `fileRefund`. */
async function lockClaimable(
  tx: ActorTransaction,
  { receipt_no, amount }: Pick<RefundClaimInput, 'receipt_no' | 'amount'>,
) {
  const { trx, actor, today } = tx;
  await getClaimableReceipt(trx, receipt_no, actor);
  await lockReceipt(trx, receipt_no);
  const receipt = await getClaimableReceipt(trx, receipt_no, actor);
  await refuseOwnBusiness(tx, receipt.business_id);
  const refusal = findClaimRefusal(receipt, today);
  if (refusal) throw new Refused('conflict', refusal.key, { params: refusal.params ?? {} });
  const remainingAmount = computeRemaining(receipt);
  if (amount > remainingAmount)
    throw new Refused('invalid', 'refund.more_than_left', {
      params: { amount: formatPeso(remainingAmount) },
      fields: { amount: 'refund.more_than_left' },
    });
  return receipt;
}

/**
 * Files a written claim on a receipt (RA 7160 s.196), by its owner or by the clerk at the counter. Refused: missing
 * (another person's receipt), conflict when it is too late, undone, refunded or claimed already, invalid at `amount`
 * when the claim exceeds the rest.
 */
export async function fileRefund(
  tx: ActorTransaction,
  { receipt_no, amount, ground, reason }: RefundClaimInput,
): Promise<RefundClaim> {
  const { trx, actor, now, today, rows } = tx;
  const receipt = await lockClaimable(tx, { receipt_no, amount });
  const year = getYear(today);
  const refund_no = `RFC-${year}-${String(await allocateNumber(trx, 'refund', year)).padStart(6, '0')}`;
  const due_on = addWorkingDays(today, await loadEvaluationDays(trx), rows.holidays);
  await trx
    .insertInto('refund_claim')
    .values({
      refund_no,
      receipt_no,
      business_id: receipt.business_id,
      account_id: receipt.owner_id,
      filed_by: actor.account_id,
      amount,
      ground,
      reason,
      due_on,
      filed_at: now,
    })
    .execute();
  await recordAudit(trx, actor, {
    act: 'refund.file',
    object_kind: 'refund',
    object_id: refund_no,
    detail: { receipt_no, amount, ground },
  });
  const claim = await findRefund(trx, refund_no);
  if (!claim) throw new Refused('missing', 'resource.missing');
  await insertEvent(tx, refundChanged, { refund_no, mail: 'refund_filed', next_step: 'refund_to_evaluate' });
  return claim;
}

// A treasurer who had no part in a refund claim approves or denies it (RA 7160 s.196).

import {
  type Centavos,
  type decideRefund as decideEndpoint,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { splitRefund } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { type SecondPersonDecision, refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { Fund, PaidKind } from '../../tables/ledger.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';
import { getNextRefundState, getLockedRefund } from './evaluate-refund.ts';
import { lockReceipt } from './claimable-receipts.ts';
import { findRefund, type RefundClaim } from './refunds.queries.ts';
import { refundChanged } from '../notices/refund-events.ts';

type RefundDecisionBody = EndpointInput<typeof decideEndpoint>['body'];

/**
 * Refusal to approve a claim now; undefined when it can be approved. Money that the bank has not confirmed cannot be
 * refunded.
 */
export function findApprovalRefusal({ receipt_state, bank_waits, amount_found }: RefundClaim): MessageKey | undefined {
  if (receipt_state !== 'ISSUED') return 'refund.receipt_reversed';
  if (bank_waits) return 'refund.pending_at_bank';
  return amount_found === 0 ? 'refund.nothing_due' : undefined;
}

/**
 * Another person of the treasury approves or denies. An approved amount leaves the revenue or trust account and becomes
 * payable. Refused: missing; forbidden to the filer, to the evaluator and to a treasurer whom one of them appointed;
 * conflict when it is not evaluated or cannot be approved.
 */
export async function decideRefund(
  tx: ActorTransaction,
  refund_no: string,
  { is_approved, decision }: RefundDecisionBody,
): Promise<void> {
  const { trx, actor, now } = tx;
  const foundClaim = await findRefund(trx, refund_no);
  if (!foundClaim) throw new Refused('missing', 'resource.missing');
  await lockReceipt(trx, foundClaim.receipt_no);
  const claim = await getLockedRefund(tx, refund_no);
  const state = getNextRefundState(claim, is_approved ? 'approve' : 'deny');
  await refuseInvolved(tx, claim);
  const refusalKey = is_approved ? findApprovalRefusal(claim) : undefined;
  if (refusalKey) throw new Refused('conflict', refusalKey);

  const entry_id = is_approved ? await bookDue(tx, claim) : null;
  await trx
    .updateTable('refund_claim')
    .set({ state, decision, decided_by: actor.account_id, decided_at: now, entry_id })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `refund.${is_approved ? 'approve' : 'deny'}`,
    object_kind: 'refund',
    object_id: refund_no,
    detail: { amount: formatPesosText(getRefundDue(claim)), decision },
  });
  await insertEvent(tx, refundChanged, { refund_no, mail: is_approved ? 'refund_approved' : 'refund_denied' });
}

/**
 * A refund is decided by a person who neither filed nor evaluated the claim, nor was appointed treasurer for it by one
 * who did. Refused: forbidden.
 */
export function refuseInvolved(tx: ActorTransaction, claim: RefundClaim): Promise<void> {
  return refuseDependent(tx, toRefundDecision(claim));
}

/** People who had a part in a claim, for the decision of a second person. */
export function toRefundDecision({ filed_by, evaluated_by, filed_at }: RefundClaim): SecondPersonDecision {
  return { action: 'refund.decide', people: [filed_by, evaluated_by], since: filed_at, own: 'separation.own_refund' };
}

/** Amount found due. */
export function getRefundDue({ amount_found, refund_no }: Pick<RefundClaim, 'amount_found' | 'refund_no'>): Centavos {
  if (amount_found === null) throw new Error(`claim ${refund_no} was not evaluated`);
  return amount_found;
}

interface ReceiptLine {
  readonly account_code: string;
  readonly fund: Fund;
  readonly line_no: number | null;
  readonly kind: PaidKind;
  readonly code: string;
  readonly name: string;
  readonly left: Centavos;
}

/** Remaining amount of each line of a receipt, after earlier refunds. */
async function listReceiptLines({ trx }: ActorTransaction, receipt_no: string): Promise<ReceiptLine[]> {
  const { rows } = await sql<ReceiptLine>`
    select l.account_code, l.fund, l.line_no, l.kind, l.code, l.name, sum(l.credit - l.debit)::bigint as left
    from journal_entry e
    join journal_line l using (entry_id)
    where e.receipt_no = ${receipt_no} and l.kind is not null
    group by 1, 2, 3, 4, 5, 6
    having sum(l.credit - l.debit) > 0
    order by 3, 4, 1, 5`.execute(trx);
  return rows;
}

/** Each line of the receipt gives its share; the installment stays paid, because its receipt stays in force. */
async function bookDue(tx: ActorTransaction, claim: RefundClaim): Promise<number> {
  const amount = getRefundDue(claim);
  const lines = await listReceiptLines(tx, claim.receipt_no);
  const shares = splitRefund(
    lines.map(({ left }) => left),
    amount,
  );
  const { business_id, bill_id, payment_id, receipt_no, refund_no, fund } = claim;
  return postEntry(tx, {
    kind: 'REFUND_DUE',
    business_id,
    bill_id,
    payment_id,
    receipt_no,
    memo: refund_no,
    lines: [
      ...lines.map(({ left: _left, line_no, ...line }, index) => ({
        ...line,
        ...(line_no === null ? {} : { line_no }),
        debit: shares[index] ?? (0 as Centavos),
      })),
      { account_code: ACCOUNTS.REFUNDS_DUE.account_code, fund, credit: amount },
    ],
  });
}

// Finds the receipts on which a refund may be claimed, and why not.

import {
  type ReplyBody,
  type Centavos,
  type getRefundable,
  type Locale,
  type MessageParams,
  formatPesosText,
} from '@ebpls/contracts';
import { computeRefundClaimDeadline, computeClaimableAmount, toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** A receipt with the amounts already claimed of it. */
export interface ClaimedReceipt {
  readonly receipt_no: string;
  readonly state: 'ISSUED' | 'CANCELLED' | 'REVERSED';
  readonly amount: Centavos;
  readonly payor: string;
  readonly paid_at: string;
  readonly channel: string;
  readonly top_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_id: number;
  /** Amount claimed or refunded before. */
  readonly taken: Centavos;
  readonly open_refund: string | null;
}

const SELECT_CLAIMABLE = sql`
  select
    r.receipt_no, r.state, r.amount, r.payor, p.paid_at, p.channel, b.top_no, c.business_id, c.company_code,
    c.company_name, a.owner_id,
    coalesce(
      (
        select sum(coalesce(k.amount_found, k.amount))
        from refund_claim k
        where k.receipt_no = r.receipt_no and k.state <> 'DENIED'
      ), 0
    )::bigint as taken,
    (
      select k.refund_no from refund_claim k where k.receipt_no = r.receipt_no and k.state in ('CLAIMED', 'EVALUATED')
    ) as open_refund
  from receipt r
  join payment p using (payment_id)
  join bill b using (bill_id)
  join application a using (assessment_id)
  join business c using (business_id)`;

/**
 * A receipt that the person may claim on: an owner’s own, any for the treasury. Refused: missing, with the same reply
 * for another person’s and for none.
 */
export async function getClaimableReceipt(
  db: Database | Trx,
  receipt_no: string,
  actor: Actor,
): Promise<ClaimedReceipt> {
  const { rows } = await sql<ClaimedReceipt>`
      ${SELECT_CLAIMABLE} where r.receipt_no = ${receipt_no}
      and (${actor.role !== 'user'} or a.owner_id = ${actor.account_id}::bigint)`.execute(db);
  const [receipt] = rows;
  if (!receipt) throw new Refused('missing', 'resource.missing');
  return receipt;
}

/** Locks a receipt, so that nobody undoes it or claims on it until the transaction ends. */
export async function lockReceipt(trx: Trx, receipt_no: string): Promise<void> {
  await trx.selectFrom('receipt').select('receipt_no').where('receipt_no', '=', receipt_no).forUpdate().execute();
}

export function computeRemaining({ amount, taken }: Pick<ClaimedReceipt, 'amount' | 'taken'>): Centavos {
  return computeClaimableAmount(amount, [taken]);
}

interface ClaimRefusal {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** Refusal of a claim on a receipt on a day; undefined when a claim is possible. */
export function findClaimRefusal(receipt: ClaimedReceipt, today: string): ClaimRefusal | undefined {
  const paid_on = toManilaDay(receipt.paid_at);
  const last_day = computeRefundClaimDeadline(paid_on);
  if (receipt.state !== 'ISSUED') return { key: 'refund.receipt_reversed' };
  if (receipt.open_refund !== null) return { key: 'refund.open_already', params: { refund_no: receipt.open_refund } };
  if (today > last_day) return { key: 'refund.too_late', params: { paid_on, last_day } };
  return computeRemaining(receipt) === 0 ? { key: 'refund.nothing_left' } : undefined;
}

/** Reply of a receipt for the claim form. */
export function toRefundableReply(
  receipt: ClaimedReceipt,
  today: string,
  locale: Locale,
): ReplyBody<typeof getRefundable> {
  const { receipt_no, company_code, company_name, top_no, payor, channel, open_refund, state, amount } = receipt;
  const paid_on = toManilaDay(receipt.paid_at);
  const refusal = findClaimRefusal(receipt, today);
  return {
    receipt_no,
    company_code,
    company_name,
    top_no,
    payor,
    channel,
    open_refund,
    state,
    paid_on,
    amount: formatPesosText(amount),
    left: formatPesosText(computeRemaining(receipt)),
    last_day: computeRefundClaimDeadline(paid_on),
    blocked: refusal ? getMessageText(refusal.key, refusal.params, locale) : null,
  };
}

import type { Centavos } from '@ebpls/contracts';
import { addWorkingDays, computeRefundClaimDeadline, getYear } from '@ebpls/rules';

import { listAttemptsOfBill } from '../../domain/payments/attempts/attempts.queries.ts';
import { loadOfficeRules } from '../../platform/reference/office-rules.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { allocateNumber, type Database } from '../../platform/database/database.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockBill, findNewestOrder, findOrderInForce } from '../../domain/ledger/due/orders.queries.ts';
import { claimOpened } from './claim-events.ts';
import { findClaim, findOpenClaim, type ClaimRecord } from './claims.queries.ts';
import { queryOrderAttempts, findClaimedPayment, type FoundPayment } from './find-claimed-payment.ts';
import { getApplication } from '../../domain/applications/find-application.ts';

export interface ClaimDetails {
  readonly assessment_code: string;
  readonly reference: string;
  readonly amount: Centavos;
  readonly paid_on: string;
  readonly note: string;
}

/**
 * Opens a claim that a payment is not posted, and queries the gateway at once. A payment known there is posted and
 * reported; else a claim with a due day waits for the treasurer. The same reference again returns the open claim.
 * Refused: missing (another person's application), conflict without an order, invalid day.
 */
export async function makeClaim(
  api: Api,
  provider: PaymentProvider,
  { actor, details }: { readonly actor: Actor; readonly details: ClaimDetails },
): Promise<ClaimRecord> {
  const bill_id = await findClaimedOrder(api.db, details.assessment_code, actor);
  assertClaimDay(details.paid_on, api.clock.today());
  const posted_now = await queryOrderAttempts(api, provider, bill_id);
  return inTransaction(api, actor, async (tx) => {
    await lockBill(tx.trx, bill_id);
    return (
      (await findOpenClaim(tx.trx, bill_id, details.reference)) ?? openClaim(tx, { ...details, bill_id, posted_now })
    );
  });
}

function assertClaimDay(paid_on: string, today: string): void {
  if (paid_on > today) throw createFieldRefusal('paid_on', 'claim.day_in_future');
  if (today > computeRefundClaimDeadline(paid_on)) throw createFieldRefusal('paid_on', 'claim.too_old');
}

interface ClaimOpening extends ClaimDetails {
  readonly bill_id: number;
  readonly posted_now: ReadonlySet<string>;
}

async function openClaim(
  tx: ActorTransaction,
  { assessment_code: _code, posted_now, ...details }: ClaimOpening,
): Promise<ClaimRecord> {
  const { trx, actor, now, today, rows } = tx;
  const year = getYear(today);
  const claim_no = `CLM-${year}-${String(await allocateNumber(trx, 'claim', year)).padStart(6, '0')}`;
  const payment = findClaimedPayment(await listAttemptsOfBill(trx, details.bill_id), details, posted_now);
  const { answer_wd } = await loadOfficeRules(trx);
  await trx
    .insertInto('payment_claim')
    .values({
      ...details,
      ...toClaimStart(tx, payment, posted_now),
      claim_no,
      account_id: actor.account_id,
      due_on: addWorkingDays(today, answer_wd, rows.holidays),
      opened_at: now,
      asked_at: now,
    })
    .execute();
  await recordAudit(trx, actor, {
    act: 'claim.make',
    object_kind: 'claim',
    object_id: claim_no,
    detail: { reference: details.reference, amount: details.amount, found: Object.keys(payment) },
  });
  const claim = await findClaim(trx, claim_no);
  if (!claim) throw new Refused('missing', 'resource.missing');
  if (claim.state === 'OPEN') await insertEvent(tx, claimOpened, { claim_no });
  else await insertEvent(tx, paymentsChanged, {});
  return claim;
}

/** Start of a claim: answered at once when the payment is posted, else open. */
function toClaimStart(
  { actor, now }: ActorTransaction,
  { postedAttempt, aside }: FoundPayment,
  posted_now: ReadonlySet<string>,
) {
  const emptyState = {
    escalated_at: null,
    answered_by: null,
    storage_key: null,
    file_name: null,
    media_type: null,
    size: null,
  };
  if (!postedAttempt)
    return {
      ...emptyState,
      state: 'OPEN' as const,
      outcome: null,
      answer: '',
      answered_at: null,
      request_id: aside?.request_id ?? null,
    };
  const key = posted_now.has(postedAttempt.request_id) ? 'claim.posted_now' : 'claim.posted_before';
  return {
    ...emptyState,
    state: 'ANSWERED' as const,
    outcome: 'MATCHED' as const,
    answer: getMessageText(key, {}, actor.locale),
    answered_at: now,
    request_id: postedAttempt.request_id,
  };
}

/**
 * The order that an owner claims to have paid: the one in force, else the newest with a number. Refused: missing for
 * another person's application, conflict before the first order.
 */
async function findClaimedOrder(db: Database, assessment_code: string, actor: Actor): Promise<number> {
  const { assessment_id } = await getApplication(db, assessment_code, actor);
  const order = (await findOrderInForce(db, assessment_id)) ?? (await findNewestOrder(db, assessment_id));
  if (!order || order.top_no === null) throw new Refused('conflict', 'claim.no_order');
  return order.bill_id;
}

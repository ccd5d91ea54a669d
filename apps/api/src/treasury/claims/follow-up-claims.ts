import { type AttemptRow, listAttemptsOfBill } from '../../domain/payments/attempts/attempts.queries.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { type ClaimRecord, listOpenClaims, lockClaim } from './claims.queries.ts';
import { endClaim, escalateClaim } from './end-claim.ts';
import { queryOrderAttempts, findClaimedPayment } from './find-claimed-payment.ts';

/**
 * Queries the gateway again for every open claim, ends claims whose payment was found or decided, and reminds the
 * treasurers of late ones, so that every claim gets an answer.
 */
export async function followUpClaims(api: Api, provider: PaymentProvider): Promise<void> {
  for (const { claim_no, bill_id } of await listOpenClaims(api.db)) {
    const postedNow = await queryOrderAttempts(api, provider, bill_id);
    await inTransaction(api, undefined, (tx) => followUpClaim(tx, claim_no, postedNow));
  }
}

async function followUpClaim(tx: Transaction, claim_no: string, postedNow: ReadonlySet<string>): Promise<void> {
  const { trx, today, now } = tx;
  const claim = await lockClaim(trx, claim_no);
  if (claim?.state !== 'OPEN') return;
  await trx.updateTable('payment_claim').set({ asked_at: now }).where('claim_id', '=', claim.claim_id).execute();
  const attempts = await listAttemptsOfBill(trx, claim.bill_id);
  const { postedAttempt, aside } = findClaimedPayment(attempts, claim, postedNow);
  const decidedAttempt = attempts.find(
    ({ request_id, problem, outcome }) => request_id === claim.request_id && problem === null && outcome !== null,
  );
  const endedAttempt = decidedAttempt ?? postedAttempt;
  if (endedAttempt)
    return endClaim(tx, claim, {
      outcome: endedAttempt.outcome === 'DISMISSED' ? 'REFUSED' : 'MATCHED',
      request_id: endedAttempt.request_id,
      answer: getClaimAnswer(endedAttempt, claim),
    });
  if (aside && claim.request_id === null)
    await trx
      .updateTable('payment_claim')
      .set({ request_id: aside.request_id })
      .where('claim_id', '=', claim.claim_id)
      .execute();
  if (claim.due_on < today && claim.escalated_at === null) await escalateClaim(tx, claim);
}

function getClaimAnswer({ outcome }: AttemptRow, { locale }: ClaimRecord): string {
  return getMessageText(`claim.answer.${outcome ?? 'POSTED'}`, {}, locale);
}

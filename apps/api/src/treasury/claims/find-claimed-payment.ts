// Searches for a payment that an owner claims to have made: at the gateway and among the attempts of the order.

import type { Centavos } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import { type AttemptRow, listAttemptsOfBill, toGatewayRef } from '../../domain/payments/attempts/attempts.queries.ts';
import { applyGatewayResult } from '../../domain/payments/apply-gateway-result.ts';
import { GatewayUnreachable, type PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';

const MAX_QUERIED_ATTEMPTS = 10; // No owner has more real attempts, and each costs one query to the gateway.
const PAID_ATTEMPT_STATES: readonly AttemptRow['state'][] = [
  'SUCCEEDED',
  'REFUND_PENDING',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
];

/**
 * Queries the gateway about every attempt on an order that is not known as paid, expired ones too, and applies its
 * replies. Returns the numbers that were posted now.
 */
export async function queryOrderAttempts(api: Api, provider: PaymentProvider, bill_id: number): Promise<Set<string>> {
  const postedNow = new Set<string>();
  const attempts = (await listAttemptsOfBill(api.db, bill_id))
    .filter(({ state }) => !PAID_ATTEMPT_STATES.includes(state))
    .slice(0, MAX_QUERIED_ATTEMPTS);
  for (const attempt of attempts)
    if ((await queryOneAttempt(api, provider, attempt)) === 'POSTED') postedNow.add(attempt.request_id);
  return postedNow;
}

async function queryOneAttempt(api: Api, provider: PaymentProvider, attempt: AttemptRow): Promise<string> {
  try {
    const result = await provider.query(toGatewayRef(attempt));
    return result ? await inTransaction(api, undefined, (tx) => applyGatewayResult(tx, result)) : 'UNKNOWN';
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    api.app.log.warn(
      { err: error, request_id: attempt.request_id },
      'the gateway was asked about a claim and did not answer',
    );
    return 'UNREACHABLE';
  }
}

interface ClaimedPayment {
  readonly reference: string;
  readonly amount: Centavos;
  readonly paid_on: string;
}

/** Result of a search: a posted payment, one that was set aside, or nothing yet. */
export interface FoundPayment {
  readonly postedAttempt?: AttemptRow;
  readonly aside?: AttemptRow;
}

/**
 * Finds the claimed payment among the attempts of an order: one posted just now, one with the reference, or one of that
 * amount and day.
 */
export function findClaimedPayment(
  attempts: readonly AttemptRow[],
  payment: ClaimedPayment,
  postedNow: ReadonlySet<string>,
): FoundPayment {
  const matchingAttempts = attempts.filter(
    (attempt) => postedNow.has(attempt.request_id) || isClaimedAttempt(attempt, payment),
  );
  const postedAttempt = matchingAttempts.find(({ receipts }) => receipts.length > 0);
  const aside =
    matchingAttempts.find(({ problem }) => problem !== null) ?? attempts.find(({ problem }) => problem !== null);
  return { ...(postedAttempt ? { postedAttempt } : {}), ...(aside ? { aside } : {}) };
}

function isClaimedAttempt(attempt: AttemptRow, { reference, amount, paid_on }: ClaimedPayment): boolean {
  const { request_id, joint_id, response_id, provider_ref } = attempt;
  // A payer of several orders reports the amount of one of them, or of all.
  return (
    [request_id, joint_id, response_id, provider_ref].includes(reference) ||
    ([attempt.amount, attempt.charged].includes(amount) && toManilaDay(attempt.created_at) === paid_on)
  );
}

// Queries the gateway for the result of unfinished payment attempts, and expires old ones.

import { attemptMachine, getNextState } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { GatewayUnreachable, type GatewayResult, type PaymentProvider } from './gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import {
  type AttemptRow,
  findAttempt,
  listDueAttempts,
  isPaidWith,
  lockAttempt,
  toGatewayRef,
} from './attempts/attempts.queries.ts';
import { ELSEWHERE_MS, isPaidElsewhere } from './attempt-lock.ts';
import { applyGatewayResult } from './apply-gateway-result.ts';

const GATEWAY_MINUTE_MS = 60_000;
const HOUR_MS = 60 * GATEWAY_MINUTE_MS;
/**
 * T13: every five minutes for half an hour, then every hour for a day, or for 48 hours where the payer pays at a
 * counter or bank.
 */
const FAST_POLL = { every: 5 * GATEWAY_MINUTE_MS, until: 30 * GATEWAY_MINUTE_MS };
const SLOW_POLL = { every: HOUR_MS, until: 24.5 * HOUR_MS };
const MAX_CONCURRENT_QUERIES = 5;

/** Whether the attempt still waits for the gateway. */
export function isAttemptWaiting({ state }: Pick<AttemptRow, 'state'>): boolean {
  return state === 'CREATED' || state === 'REDIRECTED' || state === 'PENDING';
}

/**
 * Queries the gateway from server to server and applies its reply. Without a reply nothing changes, and the query is
 * repeated later.
 */
export async function queryAttempt(api: Api, provider: PaymentProvider, attempt: AttemptRow): Promise<AttemptRow> {
  if (!isAttemptWaiting(attempt)) return attempt;
  const result = await getGatewayAnswer(api, provider, attempt);
  await inTransaction(api, undefined, async (tx) => {
    if (result !== 'unreachable' && result !== undefined) await applyGatewayResult(tx, result);
    await scheduleNextQuery(tx, attempt, result === undefined);
  });
  return (await findAttempt(api.db, attempt.request_id)) ?? attempt;
}

async function getGatewayAnswer(
  api: Api,
  provider: PaymentProvider,
  attempt: AttemptRow,
): Promise<GatewayResult | 'unreachable' | undefined> {
  try {
    return await provider.query(toGatewayRef(attempt));
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    api.app.log.warn({ err: error, request_id: attempt.request_id }, 'the gateway was asked and did not answer');
    return 'unreachable';
  }
}

/**
 * Schedules the next query, or expires the attempt: a payment unknown to the gateway ends with its lock, any other with
 * its window.
 */
async function scheduleNextQuery(tx: Transaction, attempt: AttemptRow, isUnknown: boolean): Promise<void> {
  const { trx, now } = tx;
  const state = await lockAttempt(trx, attempt.request_id);
  if (state === undefined || !isAttemptWaiting({ state })) return;
  const next = getNextQuery(attempt, now, isUnknown);
  await sql`
    update payment_attempt t
    set asked_at = ${now}, ask_again_at = ${next}
    where ${isPaidWith(attempt.request_id)}`.execute(trx);
  if (next === null) await expireAttempt(tx, attempt);
}

function getNextQuery(
  attempt: Pick<AttemptRow, 'created_at' | 'lock_until' | 'state' | 'response_code'>,
  now: Date,
  isUnknown: boolean,
): Date | null {
  const age = now.getTime() - Date.parse(attempt.created_at);
  if (isUnknown && now >= new Date(attempt.lock_until)) return null;
  if (age < FAST_POLL.until) return new Date(now.getTime() + FAST_POLL.every);
  if (age < (isPaidElsewhere(attempt) ? ELSEWHERE_MS : SLOW_POLL.until))
    return new Date(now.getTime() + SLOW_POLL.every);
  return null;
}

/**
 * Expires an attempt, with those that are paid together with it. A later success is still posted (row P2 of the state
 * machine).
 */
export async function expireAttempt(
  { trx, actor, now }: Transaction,
  { request_id }: Pick<AttemptRow, 'request_id'>,
): Promise<void> {
  const state = await lockAttempt(trx, request_id);
  if (state === undefined) return;
  const transition = getNextState(attemptMachine, state, { act: 'expire', actor: 'system' });
  if ('refused' in transition) return;
  await sql`
    update payment_attempt t
    set state = ${transition.to}, closed_at = ${now}, ask_again_at = null
    where ${isPaidWith(request_id)}`.execute(trx);
  await recordAudit(trx, actor, {
    act: 'attempt.expire',
    object_kind: 'attempt',
    object_id: request_id,
    detail: { from: state },
  });
}

/** T13: queries every attempt whose time has come, a few at a time, until none is left. */
export async function queryDueAttempts(api: Api, provider: PaymentProvider): Promise<void> {
  const now = api.clock.now();
  for (let due = await listDueAttempts(api.db, now); due.length > 0; due = await listDueAttempts(api.db, now)) {
    for (let from = 0; from < due.length; from += MAX_CONCURRENT_QUERIES)
      await Promise.all(
        due.slice(from, from + MAX_CONCURRENT_QUERIES).map((attempt) => queryAttempt(api, provider, attempt)),
      );
  }
}

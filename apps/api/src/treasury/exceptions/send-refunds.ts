import { attemptMachine, exceptionMachine, getNextState } from '@ebpls/rules';

import { requestGatewayRefund, type RefundOutcome } from '../../domain/payments/request-gateway-refund.ts';
import { findAttempt, toGatewayRef } from '../../domain/payments/attempts/attempts.queries.ts';
import { sumGatewayRefunds } from '../../domain/payments/attempts/joint-refunds.queries.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { PaymentRef, PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';
import { type ExceptionRecord, listRefunding } from './exceptions.queries.ts';
import { type AttemptCase, lockExceptionCase, saveCaseState } from './exception-case.ts';

/**
 * Requests every pending refund from the gateway with the same number each time until it replies, so that a lost reply
 * never refunds twice.
 */
export async function sendRefunds(api: Api, provider: PaymentProvider): Promise<void> {
  for (const pendingRefund of await listRefunding(api.db)) {
    const outcome = await requestRefund(api, provider, pendingRefund);
    if (outcome !== 'NOTHING')
      await inTransaction(api, undefined, (tx) => finishRefund(tx, pendingRefund.exception_id, outcome));
  }
}

async function requestRefund(
  api: Api,
  provider: PaymentProvider,
  { refund_id, amount, ...keys }: ExceptionRecord,
): Promise<RefundOutcome> {
  const payment = await findGatewayPayment(api, provider, keys);
  return payment && refund_id !== null
    ? requestGatewayRefund(api, provider, {
        payment,
        refund: { refund_id, amount },
        refunded_before: await sumGatewayRefunds(api.db, keys.request_id ?? ''),
      })
    : 'REFUSED';
}

/** Numbers of the gateway: from the attempt, or from the stored notification when the number was not ours. */
async function findGatewayPayment(
  { db }: Api,
  provider: PaymentProvider,
  { kind, request_id, notification_id }: Pick<ExceptionRecord, 'kind' | 'request_id' | 'notification_id'>,
): Promise<PaymentRef | undefined> {
  if (kind !== 'UNKNOWN') {
    const attempt = await findAttempt(db, request_id ?? '');
    return attempt && toGatewayRef(attempt);
  }
  const storedNotification = await db
    .selectFrom('payment_notification')
    .select('raw')
    .where('notification_id', '=', notification_id ?? 0)
    .executeTakeFirst();
  const notification = storedNotification && provider.parseNotification(storedNotification.raw);
  return notification?.is_signed
    ? { request_id: notification.result.request_id, response_id: notification.result.response_id }
    : undefined;
}

async function finishRefund(
  tx: Transaction,
  exception_id: number,
  outcome: Exclude<RefundOutcome, 'NOTHING'>,
): Promise<void> {
  const { trx, actor, now } = tx;
  const { exception, attempt } = await lockExceptionCase(tx, exception_id);
  const isBack = outcome === 'GIVEN_BACK';
  const act = isBack ? 'refunded' : 'refund_refused';
  const transition = getNextState(exceptionMachine, exception.state, { act, actor: 'system' });
  if ('refused' in transition) return;
  await trx
    .updateTable('payment_exception')
    .set({ state: transition.to, ...(isBack ? { outcome: 'REFUNDED' as const, closed_at: now } : {}) })
    .where('exception_id', '=', exception_id)
    .execute();
  if (attempt) await endAttempt(tx, { exception, attempt }, isBack ? 'refund' : 'deny_refund');
  await recordAudit(trx, actor, {
    act: `exception.${act}`,
    object_kind: 'exception',
    object_id: exception_id,
    detail: { refund_id: exception.refund_id, amount: exception.amount },
  });
  if (isBack) await bookRefund(tx, exception);
  await insertEvent(tx, paymentsChanged, {});
}

async function endAttempt(
  { trx }: Transaction,
  { exception, attempt }: AttemptCase,
  act: 'refund' | 'deny_refund',
): Promise<void> {
  const transition = getNextState(attemptMachine, attempt.state, { act, actor: 'system' });
  if ('to' in transition) await saveCaseState(trx, { exception, attempt }, transition.to);
}

async function bookRefund(
  tx: Transaction,
  { amount, business_id, request_id, refund_id }: ExceptionRecord,
): Promise<void> {
  await postEntry(tx, {
    kind: 'REFUND',
    business_id,
    memo: request_id ?? '',
    lines: [
      { account_code: ACCOUNTS.UNAPPLIED.account_code, fund: 'GENERAL', debit: amount },
      { account_code: ACCOUNTS.GATEWAY.account_code, fund: 'GENERAL', credit: amount },
    ],
  });
  if (business_id !== null)
    await insertEvent(tx, paymentsChanged, {
      mail: {
        business_id,
        template: 'refund_sent',
        params: { amount: formatPeso(amount), reference: refund_id ?? '' },
      },
    });
}

// Locks money that was set aside, with its attempt, and closes the case.

import { attemptMachine, type ExceptionEntryAct, exceptionMachine, getNextState } from '@ebpls/rules';
import { sql } from 'kysely';

import {
  type AttemptRow,
  findAttempt,
  isPaidWith,
  lockAttempt,
} from '../../domain/payments/attempts/attempts.queries.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplicationById, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { lockBill } from '../../domain/ledger/due/orders.queries.ts';
import { isBooked } from './exception-reply.ts';
import { type ExceptionRecord, findException, lockException } from './exceptions.queries.ts';

/** Money that was set aside, locked together with its attempt. */
export interface ExceptionCase {
  readonly exception: ExceptionRecord;
  readonly attempt: AttemptRow | undefined;
}

/** A case whose money came with an attempt of ours. */
export type AttemptCase = ExceptionCase & { readonly attempt: AttemptRow };

interface ExceptionBill {
  readonly assessment_id: number;
  readonly bill_id: number;
}

/**
 * Locks application, bill, attempt and exception in the common lock order; `target` is the order that receives the
 * money. Refused: missing.
 */
export async function lockExceptionCase(
  tx: Transaction,
  exception_id: number,
  target?: ExceptionBill,
): Promise<ExceptionCase> {
  const { trx } = tx;
  const foundException = await findException(trx, exception_id);
  if (!foundException) throw new Refused('missing', 'resource.missing');
  const attempt =
    foundException.kind === 'UNKNOWN' || foundException.request_id === null
      ? undefined
      : await findAttempt(trx, foundException.request_id);
  const bills = [attempt, target].filter((bill): bill is AttemptRow | ExceptionBill => bill !== undefined);
  for (const { assessment_id } of bills.toSorted((one, other) => one.assessment_id - other.assessment_id))
    await lockApplicationById(tx, assessment_id);
  for (const { bill_id } of bills.toSorted((one, other) => one.bill_id - other.bill_id)) await lockBill(trx, bill_id);
  const state = attempt && (await lockAttempt(trx, attempt.request_id));
  const exception = (await lockException(trx, exception_id)) ?? foundException;
  await refuseOwnBusiness(tx, exception.business_id);
  return { exception, attempt: attempt && { ...attempt, state: state ?? attempt.state } };
}

/**
 * Next state after an act of the treasurer. Refused: conflict when the money is not in that state, or is not booked.
 */
export function getNextExceptionState(exception: ExceptionRecord, act: ExceptionEntryAct): ExceptionRecord['state'] {
  const transition = getNextState(exceptionMachine, exception.state, { act, actor: 'treasurer' });
  if ('refused' in transition) throw new Refused('conflict', `exception.is.${exception.state}`);
  if (act !== 'dismiss' && !isBooked(exception)) throw new Refused('conflict', 'exception.not_booked');
  return transition.to;
}

/** Entry that books the money. */
export function getEntryId({ entry_id, exception_id }: ExceptionRecord): number {
  if (entry_id === null) throw new Error(`exception ${exception_id} is in no book`);
  return entry_id;
}

/**
 * Confirms the attempt whose money the treasurer decides on, with those that were to be paid together with it, because
 * the money arrived: later repetitions of the gateway change nothing.
 */
export async function confirmAttempt({ trx, actor, now }: Transaction, attempt: AttemptRow | undefined): Promise<void> {
  if (!attempt) return;
  const transition = getNextState(attemptMachine, attempt.state, { act: 'confirm', actor: 'system' });
  if ('refused' in transition) return;
  await sql`
    update payment_attempt t
    set state = ${transition.to}, closed_at = ${now}, ask_again_at = null
    where ${isPaidWith(attempt.request_id)}`.execute(trx);
  await recordAudit(trx, actor, {
    act: 'attempt.confirm',
    object_kind: 'attempt',
    object_id: attempt.request_id,
    detail: { from: attempt.state, to: transition.to, by: 'decision of the treasurer' },
  });
}

/** Saves the state of the attempt of a case: a wrong amount is about all orders that were to be paid together. */
export async function saveCaseState(
  trx: Trx,
  { exception, attempt }: AttemptCase,
  state: AttemptRow['state'],
): Promise<void> {
  const isOfCase =
    exception.kind === 'MISMATCH' ? isPaidWith(attempt.request_id) : sql`t.request_id = ${attempt.request_id}`;
  await sql`update payment_attempt t set state = ${state} where ${isOfCase}`.execute(trx);
}

interface ExceptionClosing {
  readonly act: 'credit' | 'match' | 'dismiss';
  readonly outcome: 'CREDITED' | 'MATCHED' | 'DISMISSED';
  readonly reason: string;
  readonly business_id?: number;
}

/** Closes a case, with the decider and the reason. */
export async function closeExceptionCase(
  tx: Transaction,
  { exception_id, state, proposed_by }: ExceptionRecord,
  { act, outcome, reason, business_id }: ExceptionClosing,
): Promise<void> {
  const { trx, actor, now } = tx;
  const people =
    state === 'PROPOSED'
      ? { proposed_by, decided_by: actor?.account_id ?? null }
      : { proposed_by: actor?.account_id ?? null, proposed_at: now, decided_by: null };
  await trx
    .updateTable('payment_exception')
    .set({
      state: 'CLOSED',
      outcome,
      reason,
      closed_at: now,
      ...people,
      ...(business_id === undefined ? {} : { business_id }),
    })
    .where('exception_id', '=', exception_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `exception.${act}`,
    object_kind: 'exception',
    object_id: exception_id,
    detail: { reason },
  });
  await insertEvent(tx, paymentsChanged, {});
}

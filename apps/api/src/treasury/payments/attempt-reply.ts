// Maps an online payment attempt to its reply for the payer.

import {
  type ReplyBody,
  type getAttempt,
  type listAttempts as listAttemptsEndpoint,
  type Locale,
  formatPesosText,
  PAYMENT_METHOD_TITLES,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { type AttemptRow, readAttempts, whereOwnAttempt } from '../../domain/payments/attempts/attempts.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { formatPeso } from '../../platform/format.ts';
import { isMessageKey, type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';

export type AttemptReply = ReplyBody<typeof getAttempt>;
type AttemptLine = ReplyBody<typeof listAttemptsEndpoint>['data'][number];

/** State of an attempt for the payer, with the other orders that are paid together with it. */
export async function loadAttemptReply(db: Database, attempt: AttemptRow, actor: Actor): Promise<AttemptReply> {
  const reply = toAttemptReply(attempt, actor.locale);
  if (attempt.joint_id === null) return reply;
  const shares = await readAttempts(
    db,
    sql`where t.joint_id = ${attempt.joint_id} and ${whereOwnAttempt(actor)} order by t.request_id`,
  );
  const orders = shares.map((share) => ({ ...toAttemptReply(share, actor.locale), top_no: share.top_no }));
  return {
    ...reply,
    joint: { request_id: attempt.joint_id, amount: formatPesosText(attempt.charged), orders },
  };
}

function toAttemptReply(attempt: AttemptRow, locale: Locale): AttemptReply {
  return {
    request_id: attempt.request_id,
    assessment_code: attempt.assessment_code,
    company_code: attempt.company_code,
    company_name: attempt.company_name,
    method: attempt.method,
    amount: formatPesosText(attempt.amount),
    state: attempt.state,
    message: getPayerMessage(attempt, locale),
    started_at: attempt.created_at,
    asked_at: attempt.asked_at,
    ask_again_at: attempt.ask_again_at,
    receipts: attempt.receipts.map((receipt) => ({ ...receipt, amount: formatPesosText(receipt.amount) })),
  };
}

/** Reply of an attempt in the treasurer's list. */
export function toAttemptRow(attempt: AttemptRow, locale: Locale): AttemptLine {
  return {
    request_id: attempt.request_id,
    started_at: attempt.created_at,
    company_name: attempt.company_name,
    top_no: attempt.top_no,
    method: PAYMENT_METHOD_TITLES[attempt.method],
    amount: formatPesosText(attempt.amount),
    state: attempt.state,
    message: getStaffText(`attempt.${attempt.state}`, locale),
    receipts: attempt.receipts.map(({ receipt_no }) => receipt_no),
    problem: attempt.problem === null ? null : getStaffText(getAttemptMessageKey(attempt), locale),
  };
}

const UNPAID_KEYS = {
  FAILED: 'attempt.payer.FAILED',
  CANCELLED: 'attempt.payer.CANCELLED',
  EXPIRED: 'attempt.payer.EXPIRED',
} as const;

/** The payer reads who received nothing: the gateway and the municipality are two parties to them. */
function getPayerMessage(attempt: AttemptRow, locale: Locale): string {
  const { state, problem, charged, method } = attempt;
  if (problem === null && state in UNPAID_KEYS)
    return getMessageText(
      UNPAID_KEYS[state as keyof typeof UNPAID_KEYS],
      { amount: formatPeso(charged), gateway: PAYMENT_METHOD_TITLES[method] },
      locale,
    );
  return getMessageText(getAttemptMessageKey(attempt), {}, locale);
}

/** What staff read of an attempt beside its state: empty where the state says it all. */
function getStaffText(key: MessageKey, locale: Locale): string {
  const staffKey = key.replace('attempt.', 'attempt.staff.');
  return isMessageKey(staffKey) ? getMessageText(staffKey, {}, locale) : '';
}

function getAttemptMessageKey({ state, problem, outcome, joint_id, receipts }: AttemptRow): MessageKey {
  if (outcome === 'CREDITED' && problem === null) return 'attempt.CREDITED';
  if (problem === 'OVERPAYMENT' && state === 'SUCCEEDED') return 'attempt.OVERPAID';
  // A wrong amount of several orders is decided on with the first of them.
  if (joint_id !== null && state === 'SUCCEEDED' && receipts.length === 0) return 'attempt.DECIDED';
  return problem === 'MISMATCH' && state !== 'SUCCEEDED' ? 'attempt.MISMATCH' : `attempt.${state}`;
}

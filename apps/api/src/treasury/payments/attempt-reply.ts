// Maps an online payment attempt to its reply for the payer.

import {
  type ReplyBody,
  type getAttempt,
  type listAttempts as listAttemptsEndpoint,
  type Locale,
  formatPesosText,
} from '@ebpls/contracts';

import { METHOD_TITLES } from '../../domain/payments/gateway/payment-methods.ts';
import type { AttemptRow } from '../../domain/payments/attempts.queries.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';

export type AttemptReply = ReplyBody<typeof getAttempt>;
type AttemptLine = ReplyBody<typeof listAttemptsEndpoint>['data'][number];

/** State of an attempt for the payer. */
export function toAttemptReply(attempt: AttemptRow, locale: Locale): AttemptReply {
  return {
    request_id: attempt.request_id,
    assessment_code: attempt.assessment_code,
    company_code: attempt.company_code,
    company_name: attempt.company_name,
    method: attempt.method,
    amount: formatPesosText(attempt.amount),
    state: attempt.state,
    message: getMessageText(getAttemptMessageKey(attempt), {}, locale),
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
    method: METHOD_TITLES[attempt.method],
    amount: formatPesosText(attempt.amount),
    state: attempt.state,
    message: getMessageText(`attempt.${attempt.state}`, {}, locale),
    receipts: attempt.receipts.map(({ receipt_no }) => receipt_no),
    problem: attempt.problem === null ? null : getMessageText(getAttemptMessageKey(attempt), {}, locale),
  };
}

function getAttemptMessageKey({ state, problem, outcome }: AttemptRow): MessageKey {
  if (outcome === 'CREDITED' && problem === null) return 'attempt.CREDITED';
  if (problem === 'OVERPAYMENT' && state === 'SUCCEEDED') return 'attempt.OVERPAID';
  return problem === 'MISMATCH' && state !== 'SUCCEEDED' ? 'attempt.MISMATCH' : `attempt.${state}`;
}

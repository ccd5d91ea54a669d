import { type ReplyBody, type listClaims, type listMyClaims, type Locale, formatPesosText } from '@ebpls/contracts';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { ClaimRecord } from './claims.queries.ts';

export type ClaimReply = ReplyBody<typeof listMyClaims>['data'][number];
type ClaimLine = ReplyBody<typeof listClaims>['data'][number];

interface ClaimReader {
  readonly locale: Locale;
  readonly today: string;
}

/** Reply of a claim for its owner: the result, or the next step with its day. */
export function toClaimReply(claim: ClaimRecord, { locale, today }: ClaimReader): ClaimReply {
  const { state, answer, due_on } = claim;
  const is_late = state === 'OPEN' && due_on < today;
  return {
    claim_no: claim.claim_no,
    assessment_code: claim.assessment_code,
    company_code: claim.company_code,
    company_name: claim.company_name,
    top_no: claim.top_no,
    reference: claim.reference,
    paid_on: claim.paid_on,
    note: claim.note,
    state,
    outcome: claim.outcome,
    answer,
    due_on,
    opened_at: claim.opened_at,
    answered_at: claim.answered_at,
    file_name: claim.file_name,
    is_late,
    amount: formatPesosText(claim.amount),
    receipts: [...claim.receipts],
    message: state === 'ANSWERED' ? answer : getMessageText(getWaitingMessageKey(claim, is_late), { due_on }, locale),
  };
}

/** Reply of a claim for the treasurer, with every attempt to pay that order. */
export function toClaimLine(claim: ClaimRecord, reader: ClaimReader): ClaimLine {
  return {
    ...toClaimReply(claim, reader),
    claimant: claim.claimant,
    email: claim.email ?? '',
    attempts: claim.attempts.map((attempt) => ({ ...attempt, amount: formatPesosText(attempt.amount) })),
  };
}

function getWaitingMessageKey(
  { request_id }: ClaimRecord,
  is_late: boolean,
): 'claim.late' | 'claim.unmatched' | 'claim.pending' {
  if (is_late) return 'claim.late';
  return request_id === null ? 'claim.pending' : 'claim.unmatched';
}

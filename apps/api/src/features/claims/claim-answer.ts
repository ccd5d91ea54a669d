import { type Answer, type listClaims, type listMyClaims, type Locale, messageText, pesosText } from '@ebpls/contracts';

import { dayInWords } from '../../papers/words.ts';
import type { ClaimRecord } from './claims.queries.ts';

export type ClaimOnWire = Answer<typeof listMyClaims>['data'][number];
type ClaimLine = Answer<typeof listClaims>['data'][number];

interface Reader {
  readonly locale: Locale;
  readonly today: string;
}

/** A claim as its owner sees it: what was found, or what happens next and until when. */
export function claimAnswer(claim: ClaimRecord, { locale, today }: Reader): ClaimOnWire {
  const {
    claim_no,
    assessment_code,
    company_code,
    company_name,
    top_no,
    reference,
    paid_on,
    note,
    state,
    outcome,
    answer,
    due_on,
    opened_at,
    answered_at,
    receipts,
    file_name,
  } = claim;
  const is_late = state === 'OPEN' && due_on < today;
  return {
    claim_no,
    assessment_code,
    company_code,
    company_name,
    top_no,
    reference,
    paid_on,
    note,
    state,
    outcome,
    answer,
    due_on,
    opened_at,
    answered_at,
    file_name,
    is_late,
    amount: pesosText(claim.amount),
    receipts: [...receipts],
    message:
      state === 'ANSWERED'
        ? answer
        : messageText(waitingMessage(claim, is_late), { due_on: dayInWords(due_on, locale) }, locale),
  };
}

/** The same for the treasurer, with every try to pay that order. */
export function claimLine(claim: ClaimRecord, reader: Reader): ClaimLine {
  return {
    ...claimAnswer(claim, reader),
    claimant: claim.claimant,
    email: claim.email,
    attempts: claim.attempts.map((attempt) => ({ ...attempt, amount: pesosText(attempt.amount) })),
  };
}

function waitingMessage({ request_id }: ClaimRecord, is_late: boolean): 'claim.late' | 'claim.aside' | 'claim.waits' {
  if (is_late) return 'claim.late';
  return request_id === null ? 'claim.waits' : 'claim.aside';
}

import { type ReplyBody, type ExceptionAct, type listExceptions, type Locale, formatPesosText } from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
} from '../../domain/access/separation/second-person.ts';
import type { ExceptionRecord } from './exceptions.queries.ts';

type ExceptionReply = ReplyBody<typeof listExceptions>['data'][number];

/** Maps money that was set aside to its reply, with the actions that this treasurer may take. */
export function toExceptionReply(exception: ExceptionRecord, decider: Decider): ExceptionReply {
  const { actor } = decider;
  const {
    exception_id,
    kind,
    state,
    outcome,
    currency,
    detail,
    request_id,
    notification_id,
    company_code,
    company_name,
    top_no,
    reason,
    opened_at,
    closed_at,
  } = exception;
  return {
    exception_id,
    kind,
    state,
    outcome,
    currency,
    detail,
    request_id,
    notification_id,
    company_code,
    company_name,
    top_no,
    reason,
    opened_at,
    closed_at,
    amount: formatPesosText(exception.amount),
    message: getExceptionMessage(exception, actor.locale),
    proposed_by: exception.proposed_by_name,
    decided_by: exception.decided_by_name,
    ...listOfferedActs(exception, decider),
  };
}

/** Money with an unknown amount in pesos is not booked, so it can only be closed. */
export function isBooked({ entry_id }: Pick<ExceptionRecord, 'entry_id'>): boolean {
  return entry_id !== null;
}

/** The proposer of a refund that needs another treasurer. */
export function toRefundApproval({ proposed_by, opened_at }: ExceptionRecord): SecondPersonDecision {
  return { action: 'exception.decide', people: [proposed_by], since: opened_at, own: 'exception.own_proposal' };
}

function listOfferedActs(exception: ExceptionRecord, decider: Decider): Pick<ExceptionReply, 'acts' | 'why_another'> {
  if (!isAllowed(decider.actor, 'exception.decide')) return { acts: [] };
  const isProposed = exception.state === 'PROPOSED';
  return {
    acts: listExceptionActs(exception, decider),
    ...(isProposed && getOtherDeciderText(decider, toRefundApproval(exception))),
  };
}

function listExceptionActs(exception: ExceptionRecord, decider: Decider): ExceptionAct[] {
  if (exception.state === 'PROPOSED')
    return mayDecide(decider, toRefundApproval(exception)) ? ['approve', 'decline'] : ['decline'];
  if (exception.state !== 'OPEN') return [];
  return isBooked(exception) ? ['refund', 'credit', 'match', 'dismiss'] : ['dismiss'];
}

function getExceptionMessage(exception: ExceptionRecord, locale: Locale): string {
  const { kind, state, outcome, refund_id, proposed_outcome, proposed_target: target } = exception;
  if (state === 'PROPOSED' && proposed_outcome !== null)
    return getMessageText(`exception.proposed.${proposed_outcome}`, { target }, locale);
  const key: MessageKey =
    outcome === null ? getWaitingMessageKey({ kind, state, refund_id }) : `exception.closed.${outcome}`;
  return getMessageText(key, {}, locale);
}

function getWaitingMessageKey({
  kind,
  state,
  refund_id,
}: Pick<ExceptionRecord, 'kind' | 'state' | 'refund_id'>): MessageKey {
  if (state === 'PROPOSED') return 'exception.proposed';
  if (state === 'REFUNDING') return 'exception.refunding';
  return refund_id === null ? `exception.${kind}` : 'exception.refund_refused';
}

// Maps a refund claim to its replies for owners and treasurers.

import {
  type ReplyBody,
  type getRefund,
  type listRefunds,
  type Locale,
  type MessageParams,
  formatPesosText,
  REFUND_ACTS,
  type RefundAct,
  type RefundState,
} from '@ebpls/contracts';
import { toManilaDay, isAllowed, listNextActs, refundMachine } from '@ebpls/rules';

import type { Actor } from '../../platform/identity/actor.ts';
import { formatPeso } from '../../platform/format.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { getOtherDeciderText, type Decider, mayDecide } from '../../domain/access/separation/second-person.ts';
import { findApprovalRefusal, toRefundDecision } from './decide-refund.ts';
import { maySendFile } from './refund-file.ts';
import type { RefundClaim } from './refunds.queries.ts';
import { canRefundOnline } from './settle-refund.ts';

type RefundRowReply = ReplyBody<typeof listRefunds>['data'][number];
type RefundRecordReply = ReplyBody<typeof getRefund>;

interface RefundReader {
  readonly actor: Actor;
  readonly today: string;
}

interface DecidingReader extends RefundReader, Decider {}

/** States whose next act belongs to a treasurer who had no part in the claim. */
const WAITS_FOR_TREASURER: ReadonlySet<RefundState> = new Set(['EVALUATED', 'APPROVED']);

/** A claim as a row: its amount, state and next step. */
export function toRefundRow(claim: RefundClaim, { actor: { locale }, today }: RefundReader): RefundRowReply {
  const {
    refund_no,
    receipt_no,
    company_code,
    company_name,
    top_no,
    ground,
    state,
    due_on,
    filed_at,
    claimant,
    amount,
    amount_found,
  } = claim;
  return {
    refund_no,
    receipt_no,
    company_code,
    company_name,
    top_no,
    ground,
    state,
    due_on,
    filed_at,
    claimant,
    amount: formatPesosText(amount),
    amount_found: amount_found === null ? null : formatPesosText(amount_found),
    is_late: isLate(claim, today),
    message: getRefundMessage(claim, locale, today),
  };
}

/** Reply of one claim, with the acts of this person. Only the treasury sees who of the treasury acted. */
export function toRefundReply(claim: RefundClaim, reader: DecidingReader): RefundRecordReply {
  const { actor } = reader;
  const { state, gateway_refund_id } = claim;
  const isTreasury = isAllowed(actor, 'payment.read_all');
  const isRefusedByGateway = state === 'APPROVED' && gateway_refund_id !== null;
  const acts = listRefundActs(claim, reader);
  const refusalKey = state === 'EVALUATED' && isTreasury ? findApprovalRefusal(claim) : undefined;
  return {
    ...toRefundRow(claim, reader),
    ...toDeciderMessage(acts, actor.locale),
    reason: claim.reason,
    channel: claim.channel,
    file_name: claim.file_name,
    finding: claim.finding,
    evaluated_at: claim.evaluated_at,
    decision: claim.decision,
    decided_at: claim.decided_at,
    voucher_kind: claim.voucher_kind,
    voucher_no: claim.voucher_no,
    settled_at: claim.settled_at,
    receipt_amount: formatPesosText(claim.receipt_amount),
    paid_on: toManilaDay(claim.paid_at),
    can_send_file: maySendFile(claim, actor),
    evaluated_by: isTreasury ? claim.evaluated_by_name : null,
    decided_by: isTreasury ? claim.decided_by_name : null,
    problem: isRefusedByGateway && isTreasury ? getMessageText('refund.gateway_refused', {}, actor.locale) : null,
    acts,
    ...(WAITS_FOR_TREASURER.has(state) && getOtherDeciderText(reader, toRefundDecision(claim))),
    blocked: refusalKey ? getMessageText(refusalKey, {}, actor.locale) : null,
  };
}

/** The sentence of the claim for the person who decides it; nothing for others. */
function toDeciderMessage(acts: readonly RefundAct[], locale: Locale): Partial<Pick<RefundRecordReply, 'message'>> {
  return acts.includes('deny') ? { message: getMessageText('refund.explanation.TO_DECIDE', {}, locale) } : {};
}

function isLate({ state, due_on }: RefundClaim, today: string): boolean {
  return state === 'CLAIMED' && due_on < today;
}

/** Acts of this person by the state machine, without those that the claim itself forbids. */
function listRefundActs(claim: RefundClaim, reader: DecidingReader): RefundAct[] {
  const { actor } = reader;
  const isSecond = mayDecide(reader, toRefundDecision(claim));
  const next = new Set<string>([
    ...(isAllowed(actor, 'refund.evaluate') ? listNextActs(refundMachine, claim.state, 'cashier') : []),
    ...(isSecond ? listDecisionActs(claim) : []),
    ...(isSecond && claim.state === 'APPROVED'
      ? listNextActs(refundMachine, 'APPROVED', 'treasurer').filter(
          (act) => act !== 'send_back' || canRefundOnline(claim),
        )
      : []),
  ]);
  return REFUND_ACTS.filter((act) => next.has(act));
}

function listDecisionActs(claim: RefundClaim): string[] {
  if (claim.state !== 'EVALUATED') return [];
  return listNextActs(refundMachine, 'EVALUATED', 'treasurer').filter(
    (act) => act !== 'approve' || findApprovalRefusal(claim) === undefined,
  );
}

function getRefundMessage(claim: RefundClaim, locale: Locale, today: string): string {
  const { key, params } = getRefundSentence(claim, today);
  return getMessageText(key, { ...params, way: getPayoutMethodLabel(claim, locale) }, locale);
}

function getRefundSentence(
  claim: RefundClaim,
  today: string,
): { readonly key: MessageKey; readonly params: MessageParams } {
  const { state, due_on, decision, amount_found, amount, voucher_kind, voucher_no } = claim;
  if (state === 'CLAIMED')
    return { key: isLate(claim, today) ? 'refund.explanation.LATE' : 'refund.explanation.CLAIMED', params: { due_on } };
  if (state === 'DENIED') return { key: 'refund.explanation.DENIED', params: { decision } };
  const params = { amount: formatPeso(amount_found ?? amount), voucher_no: voucher_no ?? '' };
  if (state === 'REFUNDED') return { key: `refund.explanation.${voucher_kind ?? 'SENT_BACK'}`, params };
  return { key: `refund.explanation.${state}`, params };
}

/** Title of the method of the original payment, as the owner knows it. */
export function getPayoutMethodLabel({ method }: RefundClaim, locale: Locale): string {
  return getMessageText(`refund.way.${method ?? 'gcash'}`, {}, locale);
}

import { type ReplyBody, type getDispute, formatPesosText } from '@ebpls/contracts';

import { formatSentence } from '../../domain/ledger/rule-sentences.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
} from '../../domain/access/separation/second-person.ts';
import type { Dispute } from './disputes.queries.ts';

type DisputeReply = ReplyBody<typeof getDispute>;

interface DisputeReader extends Decider {
  readonly today: string;
}

/** Maps a disputed line to its reply for this person, with the actions that they may take. */
export function toDisputeReply(dispute: Dispute, reader: DisputeReader): DisputeReply {
  const { actor, today } = reader;
  const is_moot = dispute.state === 'OPEN' && dispute.bill_state !== 'APPROVED';
  const isOpen = dispute.state === 'OPEN' && !is_moot;
  return {
    dispute_no: dispute.dispute_no,
    line_no: dispute.line_no,
    line_name: actor.locale === 'fil' ? dispute.name_fil : dispute.name,
    state: dispute.state,
    filed_on: dispute.filed_on,
    decide_by: dispute.decide_by,
    ended_on: dispute.ended_on,
    decision: dispute.decision,
    company_code: dispute.company_code,
    company_name: dispute.company_name,
    owner_name: dispute.owner_name,
    top_no: dispute.top_no,
    assessment_code: dispute.assessment_code,
    amount_billed: formatPesosText(dispute.amount_billed),
    amount_held: formatPesosText(dispute.amount_held),
    amount_found: dispute.amount_found === null ? null : formatPesosText(dispute.amount_found),
    reason: dispute.reason,
    billed_reason: formatSentence(dispute.basis, actor.locale),
    filed_at: dispute.filed_at,
    is_late: isOpen && dispute.decide_by < today,
    is_moot,
    acts: isOpen ? listDisputeActs(dispute, reader) : [],
    ...(isOpen && getOtherDeciderText(reader, toDisputeDecision(dispute))),
  };
}

/** The filer of a dispute, for the decision of a second person. */
export function toDisputeDecision({ account_id, filed_at }: Dispute): SecondPersonDecision {
  return { action: 'dispute.decide', people: [account_id], since: filed_at, own: 'business.own' };
}

function listDisputeActs(dispute: Dispute, reader: DisputeReader): DisputeReply['acts'] {
  if (reader.actor.role === 'user') return ['withdraw'];
  return mayDecide(reader, toDisputeDecision(dispute)) ? ['decide'] : [];
}

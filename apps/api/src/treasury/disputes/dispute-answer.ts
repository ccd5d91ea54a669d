import { type Answer, type getDispute, pesosText } from '@ebpls/contracts';
import { may } from '@ebpls/rules';

import { sentence } from '../../domain/accounting/sentences.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Dispute } from './disputes.queries.ts';

type DisputeOnWire = Answer<typeof getDispute>;

interface Reader {
  readonly actor: Actor;
  readonly today: string;
}

/** A disputed line as this person may see it, with what they may do about it. */
export function disputeAnswer(dispute: Dispute, { actor, today }: Reader): DisputeOnWire {
  const is_moot = dispute.state === 'OPEN' && dispute.bill_state !== 'APPROVED';
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
    amount_billed: pesosText(dispute.amount_billed),
    amount_held: pesosText(dispute.amount_held),
    amount_found: dispute.amount_found === null ? null : pesosText(dispute.amount_found),
    reason: dispute.reason,
    billed_reason: sentence(dispute.basis, actor.locale),
    filed_at: dispute.filed_at,
    is_late: dispute.state === 'OPEN' && !is_moot && dispute.decide_by < today,
    is_moot,
    acts: dispute.state === 'OPEN' && !is_moot ? actsOf(dispute, actor) : [],
  };
}

function actsOf({ account_id }: Dispute, actor: Actor): DisputeOnWire['acts'] {
  if (actor.role === 'user') return ['withdraw'];
  return may(actor, 'dispute.decide') && account_id !== actor.account_id ? ['decide'] : [];
}

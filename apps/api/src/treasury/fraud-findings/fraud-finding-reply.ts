// Maps a fraud finding to its reply and to the decisions that need a second person.

import type { FraudFindingReply } from '@ebpls/contracts';
import { computeAssessmentDeadline, isAllowed } from '@ebpls/rules';

import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
} from '../../domain/access/separation/second-person.ts';
import type { FraudFinding } from './fraud-findings.queries.ts';

/** A finding is decided by a person other than its proposer. */
export function toFindingDecision({ proposed_by, proposed_at }: FraudFinding): SecondPersonDecision {
  return { action: 'fraud_finding.decide', people: [proposed_by], since: proposed_at, own: 'fraud.own_proposal' };
}

/** Its withdrawal is decided by a person other than the proposer of the withdrawal. */
export function toWithdrawalDecision(finding: FraudFinding): SecondPersonDecision {
  const { withdrawal_proposed_by, withdrawal_proposed_at, proposed_at } = finding;
  return {
    action: 'fraud_finding.decide',
    people: [withdrawal_proposed_by],
    since: withdrawal_proposed_at ?? proposed_at,
    own: 'fraud.own_proposal',
  };
}

/** Reply of a finding for this person, with their acts. */
export function toFraudFindingReply(finding: FraudFinding, reader: Decider): FraudFindingReply {
  const { finding_no, state, company_code, company_name, ground, evidence, evidence_no, discovered_on } = finding;
  return {
    finding_no,
    state,
    company_code,
    company_name,
    ground,
    evidence,
    evidence_no,
    discovered_on,
    tax_years: [...finding.tax_years],
    assessable_until: computeAssessmentDeadline(discovered_on, discovered_on),
    proposed_by: finding.proposed_by_name,
    proposed_at: finding.proposed_at,
    decision: toDecided(finding.decided_by_name, finding.decided_at, finding.decision),
    withdrawal: toDecided(
      finding.withdrawal_proposed_by_name,
      finding.withdrawal_proposed_at,
      finding.withdrawal_reason,
    ),
    withdrawal_decision: toDecided(
      finding.withdrawal_decided_by_name,
      finding.withdrawal_decided_at,
      finding.withdrawal_decision,
    ),
    ...toActs(finding, reader),
  };
}

function toDecided(deciderName: string | null, decidedAt: string | null, text: string): FraudFindingReply['decision'] {
  return deciderName === null || decidedAt === null ? null : { by: deciderName, at: decidedAt, text };
}

function toActs(finding: FraudFinding, reader: Decider): Pick<FraudFindingReply, 'acts' | 'why_another'> {
  if (finding.state === 'CONFIRMED')
    return { acts: isAllowed(reader.actor, 'fraud_finding.propose') ? ['withdraw'] : [] };
  if (finding.state !== 'PROPOSED' && finding.state !== 'WITHDRAWAL_PROPOSED') return { acts: [] };
  const isProposed = finding.state === 'PROPOSED';
  const decision = isProposed ? toFindingDecision(finding) : toWithdrawalDecision(finding);
  const acts = mayDecide(reader, decision) ? [isProposed ? ('decide' as const) : ('decide_withdrawal' as const)] : [];
  return { acts, ...getOtherDeciderText(reader, decision) };
}

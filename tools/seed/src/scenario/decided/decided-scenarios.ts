import type { Scenario } from '../cases/scenario.ts';
import { issuePermit } from '../application-stages.ts';
import { creditRefund, payOutRefund, rejectDispute, upholdDisputeInPart, waiveInstallment } from './money-decisions.ts';
import { dismissSanction, grantAppeal, passToHeir, suspendAndReinstate, upholdRefusal } from './office-decisions.ts';
import { approveByLaw, extendByLaw } from './silence-decisions.ts';

/** Scenarios of decided demo cases: disputes, refunds, waivers, appeals, sanctions, and outcomes by law. */
export const DECIDED_SCENARIOS: Readonly<Record<string, Scenario>> = {
  appeal_granted: { days_ago: 12, run: grantAppeal },
  appeal_upheld: { days_ago: 9, run: upholdRefusal },
  dispute_upheld_in_part: { days_ago: 9, run: upholdDisputeInPart },
  dispute_rejected: { days_ago: 10, run: rejectDispute },
  succession_granted: { days_ago: 24, run: passToHeir },
  sanction_dismissed: { days_ago: 14, run: dismissSanction },
  suspended_and_reinstated: { days_ago: 18, run: suspendAndReinstate },
  refund_credited: { days_ago: 13, run: creditRefund },
  refund_paid_out: { days_ago: 12, run: payOutRefund },
  installment_waived: { days_ago: 10, run: waiveInstallment },
  extended_by_law: { days_ago: 11, run: extendByLaw },
  approved_by_law: { days_ago: 12, run: approveByLaw },
  skipped_year: { days_ago: 9, skipsLastYear: true, run: issuePermit },
};

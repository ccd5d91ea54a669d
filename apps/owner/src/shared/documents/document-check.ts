// How far the check of an application's documents is.

import type { AssessmentReply, DocumentCheck } from '@ebpls/contracts';

type CheckedApplication = Pick<AssessmentReply, 'state' | 'clearances'>;

const WITH_OFFICES: readonly AssessmentReply['state'][] = [
  'SUBMITTED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'CLEARED',
  'ASSESSED',
  'FOR_PAYMENT',
  'PAID',
];

const RELEASED_STATES: readonly AssessmentReply['state'][] = ['CLEARED', 'FOR_SIGNATURE', 'ISSUED'];

/** Offices that have not cleared; a clearance that is not required is no check. */
const UNDECIDED_STATES: readonly AssessmentReply['clearances'][number]['state'][] = [
  'PENDING',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
  'RECALLED',
  'REJECTED',
];

/**
 * Returns whether the offices still check the documents of an application, or have accepted them: no office clears while
 * a mandatory document that it checks is unfit. A draft, and an application that ended without a permit, has no check.
 */
export function getDocumentCheck({ state, clearances }: CheckedApplication): DocumentCheck {
  if (RELEASED_STATES.includes(state)) return 'accepted';
  if (!WITH_OFFICES.includes(state)) return 'none';
  const needed = clearances.filter((clearance) => clearance.is_needed && clearance.clearance_id !== null);
  const others = needed.filter(({ office }) => office !== 'bplo');
  return others.length > 0 && !others.some((clearance) => UNDECIDED_STATES.includes(clearance.state))
    ? 'accepted'
    : 'with_offices';
}

// Finds who must act next on an application or a clearance, and which act continues it.

import type { ApplicationState, ClearanceState } from '@ebpls/contracts';

/** Person or office whose act is due. The system never delays an application, so it is not in the list. */
type Holder = 'owner' | 'bplo' | 'treasurer' | 'signatory' | 'offices';

export interface Blocker {
  readonly holder: Holder;
  /** The one act that continues it. */
  readonly act:
    | 'submit'
    | 'accept'
    | 'resubmit'
    | 'clear'
    | 'answer_office'
    | 'compute'
    | 'approve_bill'
    | 'post_payment'
    | 'release'
    | 'sign';
}

const APPLICATION_BLOCKERS: Partial<Record<ApplicationState, Blocker>> = {
  DRAFT: { holder: 'owner', act: 'submit' },
  SUBMITTED: { holder: 'bplo', act: 'accept' },
  RETURNED: { holder: 'owner', act: 'resubmit' },
  IN_CLEARANCE: { holder: 'offices', act: 'clear' },
  CLEARED: { holder: 'bplo', act: 'compute' },
  ASSESSED: { holder: 'treasurer', act: 'approve_bill' },
  FOR_PAYMENT: { holder: 'owner', act: 'post_payment' },
  PAID: { holder: 'bplo', act: 'release' },
  FOR_SIGNATURE: { holder: 'signatory', act: 'sign' },
};

/**
 * Holder of an application and the act of theirs that continues it; undefined when it has ended. While every remaining
 * office waits for the owner, the owner holds it.
 */
export function findBlocker(state: ApplicationState, waits_for_owner: boolean): Blocker | undefined {
  return state === 'IN_CLEARANCE' && waits_for_owner
    ? { holder: 'owner', act: 'answer_office' }
    : APPLICATION_BLOCKERS[state];
}

/** Holder of an office's clearance: nobody yet, the clerk who took it, or the owner. */
export interface ClearanceBlocker {
  readonly holder: 'queue' | 'clerk' | 'owner';
  readonly act: 'claim' | 'decide' | 'visit' | 'answer_office';
}

const CLEARANCE_BLOCKERS: Partial<Record<ClearanceState, ClearanceBlocker>> = {
  PENDING: { holder: 'queue', act: 'claim' },
  RECALLED: { holder: 'queue', act: 'claim' },
  UNDER_REVIEW: { holder: 'clerk', act: 'decide' },
  INSPECTION_SCHEDULED: { holder: 'clerk', act: 'visit' },
  FOR_COMPLIANCE: { holder: 'owner', act: 'answer_office' },
};

/** Holder of a clearance and the one act that continues it; undefined when it is decided. */
export function findClearanceBlocker(state: ClearanceState): ClearanceBlocker | undefined {
  return CLEARANCE_BLOCKERS[state];
}

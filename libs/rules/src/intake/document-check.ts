// How far the check of an application's documents is, for its owner.

import type { ApplicationState, ClearanceState, DocumentCheck } from '@ebpls/contracts';

import { CLEARED_STATES } from '../life/clearance-machine.ts';

/** States in which offices check the documents of an application. */
export const CHECKING_STATES: readonly ApplicationState[] = [
  'SUBMITTED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'ASSESSED',
  'FOR_PAYMENT',
  'PAID',
];

/** States that an application reaches only after its clearances. */
export const CHECKED_STATES: readonly ApplicationState[] = ['CLEARED', 'FOR_SIGNATURE', 'ISSUED'];

/**
 * Returns whether offices still check the documents of an application, or have accepted them: no office clears while a
 * mandatory document that it checks is rejected. `clearances` are those of the required offices other than the licensing
 * office, which checks last. A draft, and an application that ended without a permit, has no check.
 */
export function getDocumentCheck(state: ApplicationState, clearances: readonly ClearanceState[]): DocumentCheck {
  if (CHECKED_STATES.includes(state)) return 'accepted';
  if (!CHECKING_STATES.includes(state)) return 'none';
  const isCleared = clearances.length > 0 && clearances.every((clearance) => CLEARED_STATES.includes(clearance));
  return isCleared ? 'accepted' : 'with_offices';
}

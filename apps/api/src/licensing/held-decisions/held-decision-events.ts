import type { ClearingOffice } from '@ebpls/contracts';

import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { OpenClearance } from '../clearances/move-clearance.ts';

interface HeldDecisionChanged {
  readonly office: ClearingOffice;
  readonly brgycode: string;
  readonly assessment_code: string;
  readonly company_name: string;
  /** Who decided, with the page of the case, where the decision was not executed. */
  readonly dropped?: { readonly account_id: number; readonly path: string };
}

/** A delayed decision was requested, withdrawn or not executed. Its execution is an act on the application. */
export const heldDecisionChanged = defineEvent<HeldDecisionChanged>('held_decision_changed');

/** Stores the event of a held decision. */
export function insertHeldDecisionEvent(
  tx: Transaction,
  { clearance, application }: OpenClearance,
  dropReason?: HeldDecisionChanged['dropped'],
): Promise<void> {
  const { office, assessment_code } = clearance;
  const { brgycode, company_name } = application;
  return insertEvent(tx, heldDecisionChanged, {
    office,
    brgycode,
    assessment_code,
    company_name,
    ...(dropReason && { dropped: dropReason }),
  });
}

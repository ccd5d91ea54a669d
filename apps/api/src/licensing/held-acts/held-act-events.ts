import type { HeldApplicationAct } from '@ebpls/contracts';

import { type ApplicationRow, getApplicationCode } from '../../domain/applications/find-application.ts';
import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

interface HeldActChanged {
  readonly assessment_code: string;
  readonly company_name: string;
  /** Who decided, where the act was not executed. */
  readonly dropped?: { readonly account_id: number; readonly act: HeldApplicationAct };
}

/** A delayed act on an application was requested, undone or not executed. Its execution is a separate event. */
export const heldActChanged = defineEvent<HeldActChanged>('held_act_changed');

/** Stores the event of a held act. */
export function insertHeldActEvent(
  tx: Transaction,
  application: ApplicationRow,
  dropReason?: HeldActChanged['dropped'],
): Promise<void> {
  return insertEvent(tx, heldActChanged, {
    assessment_code: getApplicationCode(application),
    company_name: application.company_name,
    ...(dropReason && { dropped: dropReason }),
  });
}

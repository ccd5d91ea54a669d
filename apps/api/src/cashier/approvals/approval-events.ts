import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ApprovalChanged {
  readonly approval_id: number;
}

/** A cashier requested an approval at the counter, or a treasury officer decided it. */
export const approvalChanged = defineEvent<ApprovalChanged>('approval_changed');

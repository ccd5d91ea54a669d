import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ApprovalChanged {
  readonly approval_id: number;
}

/** A cashier requested an approval at the counter, or a treasurer decided it. */
export const approvalChanged = defineEvent<ApprovalChanged>('approval_changed');

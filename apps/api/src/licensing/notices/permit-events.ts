import { defineEvent } from '../../domain/notifications/events/events.ts';

interface PermitExpired {
  readonly owner_id: number;
  readonly assessment_code: string;
}

/** The last day of a permit has passed. */
export const permitExpired = defineEvent<PermitExpired>('permit_expired');

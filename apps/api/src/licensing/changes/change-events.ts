import { defineEvent } from '../../domain/notifications/events/events.ts';

interface BusinessMovedAway {
  /** The barangay that the business leaves. */
  readonly brgycode: string;
  readonly company_code: string;
  readonly company_name: string;
}

/** An amendment moved a business to another barangay. */
export const businessMovedAway = defineEvent<BusinessMovedAway>('business_moved_away');

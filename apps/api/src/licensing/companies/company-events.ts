import { defineEvent } from '../../domain/notifications/events/events.ts';

interface CompanyChanged {
  readonly business_id: number;
  readonly owner_id: number;
  readonly company_code: string;
}

/** The registration of a business changed, or an application was started for it. */
export const companyChanged = defineEvent<CompanyChanged>('company_changed');

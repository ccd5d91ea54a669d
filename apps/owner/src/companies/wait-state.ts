import type { ApplicationState, CompanyRow } from '@ebpls/contracts';
import type { Tone } from '@ebpls/ui';

import type { texts } from './company.messages.ts';

type TextKey = keyof typeof texts;

export interface Waits {
  readonly textKey: TextKey;
  readonly year?: number;
  readonly tone: Tone;
}

const BY_STATE: Partial<Record<ApplicationState, Omit<Waits, 'year'>>> = {
  DRAFT: { textKey: 'waits_draft', tone: 'warning' },
  RETURNED: { textKey: 'waits_returned', tone: 'warning' },
  SUBMITTED: { textKey: 'waits_offices', tone: 'info' },
  ACCEPTED: { textKey: 'waits_offices', tone: 'info' },
  IN_CLEARANCE: { textKey: 'waits_offices', tone: 'info' },
  CLEARED: { textKey: 'waits_bill', tone: 'info' },
  ASSESSED: { textKey: 'waits_bill', tone: 'info' },
  FOR_PAYMENT: { textKey: 'waits_pay', tone: 'warning' },
  PAID: { textKey: 'waits_permit', tone: 'info' },
  FOR_SIGNATURE: { textKey: 'waits_permit', tone: 'info' },
};

/** Returns the message key of the status sentence in a business's row: the next step, and whether the owner or an office does it. */
export function getWaitState({ is_draft, application, standing, due_now }: CompanyRow): Waits {
  if (is_draft) return { textKey: 'waits_register', tone: 'warning' };
  const running = application && findRunning(application.state, due_now);
  if (application && running) return { ...running, year: application.tax_year };
  if (due_now > 0) return { textKey: 'waits_pay', tone: 'warning' };
  if (standing === 'PROSPECT') return { textKey: 'waits_apply', tone: 'warning' };
  if (standing === 'DELINQUENT') return { textKey: 'waits_pay', tone: 'warning' };
  if (standing === 'EXPIRED' || standing === 'RENEWAL_PERIOD') return { textKey: 'waits_renew', tone: 'warning' };
  return { textKey: 'waits_nothing', tone: 'muted' };
}

/** Nothing is due of an order when a received payment waits for the bank, or when the whole rest is disputed. */
function findRunning(state: ApplicationState, due_now: CompanyRow['due_now']): Omit<Waits, 'year'> | undefined {
  return state === 'FOR_PAYMENT' && due_now === 0 ? { textKey: 'waits_no_due', tone: 'info' } : BY_STATE[state];
}

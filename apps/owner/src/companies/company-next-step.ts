import type { ApplicationState, CompanyRow } from '@ebpls/contracts';
import type { Tone } from '@ebpls/ui';

import type { texts } from './company.messages.ts';

type TextKey = keyof typeof texts;

export interface CompanyNextStep {
  readonly textKey: TextKey;
  readonly year?: number;
  readonly tone: Tone;
}

const BY_STATE: Partial<Record<ApplicationState, Omit<CompanyNextStep, 'year'>>> = {
  DRAFT: { textKey: 'step_draft', tone: 'warning' },
  RETURNED: { textKey: 'step_returned', tone: 'warning' },
  SUBMITTED: { textKey: 'step_offices', tone: 'info' },
  ACCEPTED: { textKey: 'step_offices', tone: 'info' },
  IN_CLEARANCE: { textKey: 'step_offices', tone: 'info' },
  CLEARED: { textKey: 'step_bill', tone: 'info' },
  ASSESSED: { textKey: 'step_bill', tone: 'info' },
  FOR_PAYMENT: { textKey: 'step_pay', tone: 'warning' },
  PAID: { textKey: 'step_permit', tone: 'info' },
  FOR_SIGNATURE: { textKey: 'step_permit', tone: 'info' },
};

/** Returns the message key of the status sentence in a business's row: the next step, and whether the owner or an office does it. */
export function getCompanyNextStep({ is_draft, application, standing, due_now }: CompanyRow): CompanyNextStep {
  if (is_draft) return { textKey: 'step_register', tone: 'warning' };
  const running = application && findRunning(application.state, due_now);
  if (application && running) return { ...running, year: application.tax_year };
  if (due_now > 0) return { textKey: 'step_pay', tone: 'warning' };
  if (standing === 'PROSPECT') return { textKey: 'step_apply', tone: 'warning' };
  if (standing === 'DELINQUENT') return { textKey: 'step_pay', tone: 'warning' };
  if (standing === 'EXPIRED' || standing === 'RENEWAL_PERIOD') return { textKey: 'step_renew', tone: 'warning' };
  return { textKey: 'step_nothing', tone: 'muted' };
}

/** Nothing is due of an order when a received payment waits for the bank, or when the whole rest is disputed. */
function findRunning(
  state: ApplicationState,
  due_now: CompanyRow['due_now'],
): Omit<CompanyNextStep, 'year'> | undefined {
  return state === 'FOR_PAYMENT' && due_now === 0 ? { textKey: 'step_no_due', tone: 'info' } : BY_STATE[state];
}

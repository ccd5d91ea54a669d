import type { ApplicationState, CompanyRow } from '@ebpls/contracts';
import type { Tone } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import type { texts } from './company.messages.ts';

type TextKey = keyof typeof texts;
type RowApplication = NonNullable<CompanyRow['application']>;

interface CompanyNextStep {
  readonly textKey: TextKey;
  readonly year?: number;
  readonly tone: Tone;
  /** Address of the owner's act; absent when an office acts or nothing is to be done. */
  readonly to?: string;
}

const BY_STATE: Partial<Record<ApplicationState, Pick<CompanyNextStep, 'textKey' | 'tone'>>> = {
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

/** Returns the status sentence of a business's row: the next step, whether the owner or an office does it, and its address. */
export function getCompanyNextStep(row: CompanyRow): CompanyNextStep {
  const { is_draft, application, due_now, company_code } = row;
  if (is_draft) return { textKey: 'step_register', tone: 'warning', to: addresses.editCompany(company_code) };
  return (application && findRunning(application, row)) ?? getStandingStep(row, due_now > 0);
}

/** Nothing is due of an order when a received payment waits for the bank, or when the whole rest is disputed. */
function findRunning(application: RowApplication, { due_now, company_code }: CompanyRow): CompanyNextStep | undefined {
  const { state, tax_year: year, assessment_code } = application;
  const step = BY_STATE[state];
  if (step === undefined) return undefined;
  if (application.is_reply_pending)
    return {
      textKey: 'step_reply',
      tone: 'warning',
      year,
      to: addresses.editApplication(assessment_code, company_code),
    };
  if (state === 'FOR_PAYMENT' && due_now === 0) return { textKey: 'step_no_due', tone: 'info', year };
  return { ...step, year, ...(step.tone === 'warning' && { to: getActAddress(application, company_code) }) };
}

/** The short page of a renewal leads to the full form where something changed. */
function getActAddress({ state, application_type, assessment_code }: RowApplication, company_code: string): string {
  if (state === 'FOR_PAYMENT') return addresses.due(assessment_code, company_code);
  const open = state === 'DRAFT' && application_type === 'RENEWAL' ? addresses.renew : addresses.editApplication;
  return open(assessment_code, company_code);
}

function getStandingStep({ standing, application, company_code }: CompanyRow, owes: boolean): CompanyNextStep {
  const request = addresses.request(company_code);
  if (owes) return { textKey: 'step_pay', tone: 'warning', to: getDueAddress(application, company_code) };
  if (standing === 'PROSPECT') return { textKey: 'step_apply', tone: 'warning', to: request };
  if (standing === 'DELINQUENT')
    return { textKey: 'step_pay', tone: 'warning', to: getDueAddress(application, company_code) };
  if (standing === 'EXPIRED' || standing === 'RENEWAL_PERIOD')
    return { textKey: 'step_renew', tone: 'warning', to: request };
  return { textKey: 'step_nothing', tone: 'muted' };
}

/** The order of the permit's own application; the page of the business finds that of any other. */
function getDueAddress(application: CompanyRow['application'], company_code: string): string {
  const isPermit = application?.application_type === 'NEW' || application?.application_type === 'RENEWAL';
  return application && isPermit && application.state === 'ISSUED'
    ? addresses.due(application.assessment_code, company_code)
    : addresses.company(company_code);
}

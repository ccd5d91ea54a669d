// Declares the events of acts on an application, with the e-mails to the owner or staff.

import type { ApplicationState, ClearingOffice } from '@ebpls/contracts';

import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { defineEvent } from '../notifications/events/events.ts';

/** A mail to the owner of an application. */
export interface OwnerMailInput {
  readonly template: MailTemplate;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Named in the owner's language. */
  readonly office?: ClearingOffice;
  /** Application numbers of the orders that are paid together: the link of the mail leads to one payment of all. */
  readonly joint_codes?: readonly string[];
}

/** A mail to staff about a case. */
export interface StaffMailInput {
  readonly template: MailTemplate;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly office?: ClearingOffice;
  readonly path: string; // Path of the case for the reader, below the public address.
}

interface ApplicationActed {
  readonly assessment_id: number;
  /** Offices whose queues changed. */
  readonly offices: readonly ClearingOffice[];
  /** The state that the act moved the application to, when the holder of the next step is notified. */
  readonly next_state?: ApplicationState;
  readonly mail?: OwnerMailInput;
  /** The act of a delegate, which their owner is notified of. */
  readonly delegate_act?: DelegateAct | null;
}

/** An act of a delegate, as the history names it. */
export interface DelegateAct {
  readonly act: string;
  readonly office: ClearingOffice | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A person or the system acted on an application. */
export const applicationActed = defineEvent<ApplicationActed>('application_acted');

export interface ClearancePending {
  readonly assessment_id: number;
  readonly clearance_id: number;
  readonly office: ClearingOffice;
  /** New in the queue of the office, or in it again after an answer of the owner. */
  readonly kind: 'clearance_new' | 'clearance_again';
}

/** A clearance was added to the queue of its office. */
export const clearancePending = defineEvent<ClearancePending>('clearance_pending');

interface DelegatePaid {
  /** Authority under which the payment was begun. */
  readonly delegation_id: number;
  readonly company_code: string;
  readonly amount: string;
  readonly top_no: string;
}

/** A payment that a delegate started was posted. */
export const delegatePaid = defineEvent<DelegatePaid>('delegate_paid');

/** A mail to an office, which its staff read with the title of the office. */
export type OfficeMailInput = StaffMailInput & { readonly office: ClearingOffice };

interface LicensingEscalation {
  /** The administrators and the licensing office. */
  readonly audience: 'licensing';
  readonly mails: readonly StaffMailInput[];
}

interface OfficeEscalation {
  /** The heads of the office, with the administrators or alone. */
  readonly audience: 'office' | 'heads';
  readonly mails: readonly OfficeMailInput[];
}

type CaseEscalated = { readonly assessment_id: number } & (LicensingEscalation | OfficeEscalation);

/** A case was escalated to staff who are not responsible for its next step. */
export const caseEscalated = defineEvent<CaseEscalated>('case_escalated');

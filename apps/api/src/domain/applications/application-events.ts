import type { ApplicationState, ClearingOffice } from '@ebpls/contracts';

import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { defineEvent } from '../events/events.ts';

/** A mail to the owner of an application. */
export interface OwnerMailInput {
  readonly template: MailTemplate;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Named in the owner's language. */
  readonly office?: ClearingOffice;
}

interface ApplicationActed {
  readonly assessment_id: number;
  /** Offices whose queues changed. */
  readonly offices: readonly ClearingOffice[];
  /** The state that the act moved the application to, when the holder of the next step is notified. */
  readonly next_state?: ApplicationState;
  readonly mail?: OwnerMailInput;
  /** The act of a delegate, which their owner is notified of. */
  readonly delegate_act?: DelegateAct;
}

interface DelegateAct {
  readonly act: string;
  readonly office: ClearingOffice | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Somebody, or the system, acted on an application. */
export const applicationActed = defineEvent<ApplicationActed>('application_acted');

export interface ClearancePending {
  readonly assessment_id: number;
  readonly clearance_id: number;
  readonly office: ClearingOffice;
  /** New in the queue of the office, or in it again after an answer of the owner. */
  readonly kind: 'clearance_new' | 'clearance_again';
}

/** A clearance is in the queue of its office. */
export const clearancePending = defineEvent<ClearancePending>('clearance_pending');

interface DelegatePaid {
  /** Authority under which the payment was begun. */
  readonly delegation_id: number;
  readonly company_code: string;
  readonly amount: string;
  readonly top_no: string;
}

/** A payment that a delegate began was posted. */
export const delegatePaid = defineEvent<DelegatePaid>('delegate_paid');

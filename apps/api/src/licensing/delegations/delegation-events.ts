import type { DelegateScope, Locale } from '@ebpls/contracts';

import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { DelegationRow } from './delegations.queries.ts';

interface DelegationFacts {
  readonly delegation_id: number;
  readonly company_code: string;
  readonly company_name: string;
}

interface DelegationOffered extends DelegationFacts {
  readonly delegate_email: string;
  readonly owner_name: string;
  readonly scope: readonly DelegateScope[];
  readonly ends_on: string;
  readonly answer_by: string;
  /** Language of the owner, for an address without an account. */
  readonly locale: Locale;
}

/** An owner offered an appointment to a person. */
export const delegationOffered = defineEvent<DelegationOffered>('delegation_offered');

/** Stores the event of an offer. */
export function insertDelegationOffer(tx: ActorTransaction, delegation: DelegationRow): Promise<void> {
  const { delegation_id, company_code, company_name, delegate_email, owner_name } = delegation;
  const { scope, ends_on, answer_by } = delegation;
  return insertEvent(tx, delegationOffered, {
    delegation_id,
    company_code,
    company_name,
    delegate_email,
    owner_name,
    scope,
    ends_on,
    answer_by,
    locale: tx.actor.locale,
  });
}

export interface DelegationMail {
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string>>;
}

interface DelegationChanged extends DelegationFacts {
  /** The owner, and the delegate where one answered. */
  readonly sides: readonly number[];
  /** To the side that did not act. */
  readonly mail: DelegationMail;
}

/** A delegate accepted or declined an appointment, or one side ended it. */
export const delegationChanged = defineEvent<DelegationChanged>('delegation_changed');

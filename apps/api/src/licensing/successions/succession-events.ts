import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { SuccessionCase } from './successions.queries.ts';

/** The fields of a claim that its notices name, as they were after the act. */
export type NotifiedSuccession = Pick<
  SuccessionCase,
  | 'succession_no'
  | 'company_code'
  | 'company_name'
  | 'owner_id'
  | 'heir_id'
  | 'heir_name'
  | 'deceased_name'
  | 'stated_name'
  | 'object_until'
>;

export interface SuccessionMail {
  readonly template: Extract<MailTemplate, `succession_${string}`>;
  readonly params?: Readonly<Record<string, string>>;
}

export type SuccessionNews = Extract<NotificationKind, `succession_${string}`>;

/** The sides that an act notifies, each with its own notice. */
interface SuccessionNotices {
  readonly heir?: SuccessionMail;
  /** The account that owned the business, since its owner may be alive. */
  readonly owner?: SuccessionMail;
  /** The licensing office, which has it among its claims. */
  readonly licensing?: SuccessionNews;
  /** Those who grant and sign. */
  readonly signatories?: SuccessionNews;
}

interface SuccessionChanged extends SuccessionNotices {
  readonly claim: NotifiedSuccession;
}

/** An heir's claim was filed, contested or decided. */
export const successionChanged = defineEvent<SuccessionChanged>('succession_changed');

/** Stores the event of an act on an heir's claim. */
export function insertSuccessionEvent(
  tx: ActorTransaction,
  claim: SuccessionCase,
  notices: SuccessionNotices,
): Promise<void> {
  const { succession_no, company_code, company_name, owner_id, heir_id } = claim;
  const { heir_name, deceased_name, stated_name, object_until } = claim;
  return insertEvent(tx, successionChanged, {
    claim: {
      succession_no,
      company_code,
      company_name,
      owner_id,
      heir_id,
      heir_name,
      deceased_name,
      stated_name,
      object_until,
    },
    ...notices,
  });
}

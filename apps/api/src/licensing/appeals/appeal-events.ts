import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { AppealCase } from './appeals.queries.ts';

export type AppealTemplate = 'appeal_filed' | 'appeal_upheld' | 'appeal_reversed';

/** The fields of an appeal that its notices name. */
export type NotifiedAppeal = Pick<
  AppealCase,
  'appeal_no' | 'company_name' | 'owner_id' | 'contested_by' | 'assessment_id' | 'decision'
>;

interface AppealChanged {
  readonly appeal: NotifiedAppeal;
  /** Null where a paper was added, and nobody is notified. */
  readonly template: AppealTemplate | null;
}

/** An appeal was filed or decided, or a document was added to it. */
export const appealChanged = defineEvent<AppealChanged>('appeal_changed');

/** Stores the event of an act on an appeal. */
export function insertAppealEvent(
  tx: ActorTransaction,
  { appeal_no, company_name, owner_id, contested_by, assessment_id, decision }: AppealCase,
  { template }: Pick<AppealChanged, 'template'>,
): Promise<void> {
  const appeal = { appeal_no, company_name, owner_id, contested_by, assessment_id, decision };
  return insertEvent(tx, appealChanged, { appeal, template });
}

import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { SanctionCase } from './sanctions.queries.ts';

/** The fields of a case that its notices name, as they were after the act. */
export type NotifiedSanction = Pick<
  SanctionCase,
  | 'sanction_no'
  | 'company_code'
  | 'company_name'
  | 'owner_id'
  | 'state'
  | 'ground'
  | 'finding'
  | 'office'
  | 'brgycode'
  | 'recommended_by'
  | 'recommender'
  | 'recommended_at'
  | 'answer_by'
  | 'decision'
  | 'reinstatement'
>;

interface SanctionChanged {
  readonly sanction: NotifiedSanction;
  /** False where the pages reload and nobody is notified: a new paper, or an end that another notice announces. */
  readonly is_notified: boolean;
}

/** A person or the system changed a sanction case. */
export const sanctionChanged = defineEvent<SanctionChanged>('sanction_changed');

/** Stores the event of an act on a sanction case. */
export function insertSanctionEvent(
  tx: Transaction,
  sanction: SanctionCase,
  { is_notified }: Pick<SanctionChanged, 'is_notified'>,
): Promise<void> {
  const { sanction_no, company_code, company_name, owner_id, state, ground, finding, office, brgycode } = sanction;
  const { recommended_by, recommender, recommended_at, answer_by, decision, reinstatement } = sanction;
  return insertEvent(tx, sanctionChanged, {
    sanction: {
      sanction_no,
      company_code,
      company_name,
      owner_id,
      state,
      ground,
      finding,
      office,
      brgycode,
      recommended_by,
      recommender,
      recommended_at,
      answer_by,
      decision,
      reinstatement,
    },
    is_notified,
  });
}

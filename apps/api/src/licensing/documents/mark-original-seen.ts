import type {
  ApplicationState,
  ClearingOffice,
  markOriginalSeen as markOriginalSeenEndpoint,
  ReplyBody,
} from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { loadRequirements } from '../../domain/applications/cases/requirements.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

interface SeenMark {
  readonly assessment_code: string;
  readonly requirement_code: string;
  readonly is_seen: boolean;
}

const ENDED_STATES: readonly ApplicationState[] = ['ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

/**
 * An office that checks a document marks its original as seen, once the owner has brought it, or takes a wrong mark back.
 * Refused: missing (another office's application), conflict when the owner brings no original of it to this office, or when
 * the application has ended.
 */
export async function markOriginalSeen(
  tx: ActorTransaction,
  { assessment_code, requirement_code, is_seen }: SeenMark,
): Promise<ReplyBody<typeof markOriginalSeenEndpoint>> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  if (ENDED_STATES.includes(application.state)) throw new Refused('conflict', `application.is.${application.state}`);
  const { office, name } = await getBroughtOriginal(tx, application, requirement_code);
  const { assessment_id } = application;
  const isChanged = await setSeen(tx, { assessment_id, requirement_code, office }, is_seen);
  if (!isChanged) return { is_seen };
  await recordAct(tx, application, {
    history: { act: is_seen ? 'original_seen' : 'original_unseen', office, params: { document: name.en } },
    audit: {
      act: 'document.seen',
      object_kind: 'application',
      object_id: assessment_id,
      detail: { requirement_code, is_seen, office },
    },
    offices: [office],
  });
  return { is_seen };
}

/** The document and the office of the actor, which checks it. */
async function getBroughtOriginal(
  { trx, actor: { office }, rows, today }: ActorTransaction,
  application: ApplicationRow,
  requirement_code: string,
) {
  const requirements = await loadRequirements(trx, { application, rows, today, formerCase: undefined });
  const requirement = requirements.find(({ code }) => code === requirement_code);
  const papers = await findPapers(trx, application, { rows, today });
  const isBrought = application.brought.includes(requirement_code) && !papers.has(requirement_code);
  if (office === undefined || !isBrought || !requirement?.verified_by.includes(office))
    throw new Refused('conflict', 'original.not_brought');
  return { office, name: requirement.name };
}

interface OriginalKey {
  readonly assessment_id: number;
  readonly requirement_code: string;
  readonly office: ClearingOffice;
}

/** Stores or removes the mark; false when it is so already. */
async function setSeen({ trx, actor, now }: ActorTransaction, key: OriginalKey, isSeen: boolean): Promise<boolean> {
  if (!isSeen) {
    const { numDeletedRows } = await trx
      .deleteFrom('seen_original')
      .where('assessment_id', '=', key.assessment_id)
      .where('requirement_code', '=', key.requirement_code)
      .where('office', '=', key.office)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const insertedRows = await trx
    .insertInto('seen_original')
    .values({ ...key, seen_by: actor.account_id, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('office')
    .execute();
  return insertedRows.length > 0;
}

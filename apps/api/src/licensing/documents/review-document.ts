// An office finds an uploaded document valid, or describes its fault.

import type { DocumentRow, DocumentState } from '@ebpls/contracts';
import { isExpired } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { toPaperReply } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockPaper, type StoredPaper } from '../../domain/applications/papers/stored-papers.ts';
import { insertDocumentEvent } from './document-events.ts';

interface DocumentReview {
  readonly state: Exclude<DocumentState, 'PENDING_REVIEW'>;
  readonly remarks: string;
  /** The last valid day, as the office reads it; undefined where the owner's date remains. */
  readonly valid_until?: string | null | undefined;
}

/**
 * An office finds a paper of its own list valid, or describes its fault, and sets its last valid day. Refused: missing,
 * forbidden (another office's paper), conflict (replaced meanwhile), invalid (it would end before it begins).
 */
export async function reviewDocument(
  tx: ActorTransaction,
  document_id: string,
  review: DocumentReview,
): Promise<DocumentRow> {
  const { trx, actor, now, rows, today } = tx;
  const paper = await lockPaper(tx, document_id);
  await refuseOwnBusiness(tx, paper.business_id);
  await assertReviewer(tx, paper);
  const { state, remarks } = review;
  const { valid_from } = paper;
  const valid_until = review.valid_until === undefined ? paper.valid_until : review.valid_until;
  if (valid_until !== null && valid_from !== null && valid_until < valid_from)
    throw new Refused('invalid', 'validity.order', { fields: { valid_until: 'validity.order' } });
  await trx
    .updateTable('document')
    .set({ state, remarks, valid_until, judged_by: actor.account_id, judged_at: now })
    .where('document_id', '=', document_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'document.judge',
    object_kind: 'document',
    object_id: document_id,
    detail: { from: paper.state, to: state, remarks, was_valid_until: paper.valid_until, valid_until },
  });
  await insertDocumentEvent(tx, paper);
  const is_expired = isExpired({ valid_until }, today);
  return toPaperReply({ ...toPaper(paper), state, remarks, valid_until, is_expired }, rows, actor.locale);
}

function toPaper({ business_id: _b, storage_key: _s, judged_at: _j, owner_id: _o, ...paper }: StoredPaper) {
  return paper;
}

async function assertReviewer({ trx, actor, rows }: ActorTransaction, paper: StoredPaper): Promise<void> {
  const verifiedBy = rows.requirements.get(paper.requirement_code)?.verified_by ?? [];
  if (actor.office === undefined || !verifiedBy.includes(actor.office))
    throw new Refused('forbidden', 'document.other_office');
  const usedPaper = await trx
    .selectFrom('document_use')
    .select('use_id')
    .where('document_id', '=', paper.document_id)
    .where('used_until', 'is', null)
    .executeTakeFirst();
  if (!usedPaper) throw new Refused('conflict', 'document.replaced');
}

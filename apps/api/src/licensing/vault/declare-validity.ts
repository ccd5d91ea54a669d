import type { DocumentRow } from '@ebpls/contracts';
import { isExpired } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { toPaperReply } from '../../domain/applications/papers/find-papers.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import { lockPaper } from '../../domain/applications/papers/stored-papers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { insertDocumentEvent } from '../documents/document-events.ts';
import { isWithOffices } from './vault.queries.ts';

interface ValidityInput {
  readonly valid_from: string | null;
  readonly valid_until: string | null;
}

/**
 * The owner declares the first and last valid day of an uploaded document. Refused: missing (another's), invalid (it would end
 * before it begins), conflict once an office reviewed it or has it in a case: from then on the office corrects the day.
 */
export async function declareValidity(
  tx: ActorTransaction,
  document_id: string,
  validity: ValidityInput,
): Promise<DocumentRow> {
  const { trx, actor, now, rows, today } = tx;
  const { valid_from, valid_until } = validity;
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    throw new Refused('invalid', 'validity.order', { fields: { valid_until: 'validity.order' } });
  const { business_id, storage_key: _key, judged_at, owner_id, ...paper } = await lockPaper(tx, document_id);
  await lockAuthority(trx, actor, { business_id, owner_id });
  if (judged_at !== null || (await isWithOffices(trx, document_id))) throw new Refused('conflict', 'validity.locked');
  const isSameEnd = paper.valid_until === valid_until;
  await trx
    .updateTable('document')
    .set({ valid_from, valid_until, dated_at: now, ...(!isSameEnd && { expiry_told_at: null }) })
    .where('document_id', '=', document_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'document.date',
    object_kind: 'document',
    object_id: document_id,
    detail: { valid_from, valid_until, was_valid_from: paper.valid_from, was_valid_until: paper.valid_until },
  });
  await insertDocumentEvent(tx, { document_id, business_id, owner_id });
  return toPaperReply({ ...paper, ...validity, is_expired: isExpired(validity, today) }, rows, actor.locale);
}

import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { lockPaper } from './documents.queries.ts';
import { nudgePapers } from './nudge-papers.ts';

/**
 * The owner takes a paper back. Refused: conflict once someone judged it or its application was filed. The row and its
 * bytes stay for the record.
 */
export async function removeDocument(tx: ActorTransaction, document_id: string): Promise<void> {
  const { trx, actor, now } = tx;
  const paper = await lockPaper(trx, document_id, actor);
  if (!paper) throw new Refused('missing', 'thing.missing');
  const filed = await trx
    .selectFrom('application')
    .select('assessment_id')
    .where('business_id', '=', paper.business_id)
    .where('state', 'not in', ['DRAFT', 'RETURNED', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'])
    .executeTakeFirst();
  if (paper.judged_at !== null || filed) throw new Refused('conflict', 'document.judged_already');
  await trx.updateTable('document').set({ removed_at: now }).where('document_id', '=', document_id).execute();
  await audit(trx, actor, {
    act: 'document.remove',
    object_kind: 'document',
    object_id: document_id,
    detail: { requirement_code: paper.requirement_code, version: paper.version },
  });
  await nudgePapers(tx, paper);
}

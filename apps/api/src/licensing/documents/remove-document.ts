import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockPaper } from '../../domain/applications/papers/stored-papers.ts';
import { insertDocumentEvent } from './document-events.ts';

/**
 * The owner removes an uploaded document. Refused: conflict once an application was filed with it, or it answered a condition,
 * naming these applications. The row and its bytes stay for the record.
 */
export async function removeDocument(tx: ActorTransaction, document_id: string): Promise<void> {
  const { trx, actor, now } = tx;
  const paper = await lockPaper(tx, document_id);
  await lockAuthority(trx, actor, paper);
  const { rows: uses } = await sql<{ assessment_code: string }>`
    select a.assessment_code
    from document_use u
    join application a using (assessment_id)
    where u.document_id = ${document_id}::uuid
    union
    select a.assessment_code
    from condition_answer k
    join clearance c using (clearance_id)
    join application a using (assessment_id)
    where k.document_id = ${document_id}::uuid
    order by 1`.execute(trx);
  if (uses.length > 0)
    throw new Refused('conflict', 'document.in_use', {
      params: { codes: uses.map(({ assessment_code }) => assessment_code).join(', ') },
    });
  await trx.updateTable('document').set({ removed_at: now }).where('document_id', '=', document_id).execute();
  await recordAudit(trx, actor, {
    act: 'document.remove',
    object_kind: 'document',
    object_id: document_id,
    detail: { requirement_code: paper.requirement_code, version: paper.version },
  });
  await insertDocumentEvent(tx, paper);
}

import type { DocumentRow, DocumentState } from '@ebpls/contracts';

import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { paperOnWire } from '../../domain/cases/requirements.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { lockPaper, type StoredPaper } from './documents.queries.ts';
import { nudgePapers } from './nudge-papers.ts';

interface Judgement {
  readonly state: Exclude<DocumentState, 'PENDING_REVIEW'>;
  readonly remarks: string;
}

/**
 * An office finds a paper of its own list valid, or says what is wrong with it. Refused: missing, forbidden (another
 * office's paper), conflict (replaced meanwhile).
 */
export async function judgeDocument(
  tx: ActorTransaction,
  document_id: string,
  judgement: Judgement,
): Promise<DocumentRow> {
  const { trx, actor, now, rows } = tx;
  const paper = await lockPaper(trx, document_id, actor);
  if (!paper) throw new Refused('missing', 'thing.missing');
  await refuseOwnBusiness(tx, paper.business_id);
  await checkJudge(tx, paper);
  const { state, remarks } = judgement;
  await trx
    .updateTable('document')
    .set({ state, remarks, judged_by: actor.account_id, judged_at: now })
    .where('document_id', '=', document_id)
    .execute();
  await audit(trx, actor, {
    act: 'document.judge',
    object_kind: 'document',
    object_id: document_id,
    detail: { from: paper.state, to: state, remarks },
  });
  await nudgePapers(tx, paper);
  return paperOnWire({ ...paperOf(paper), state, remarks }, rows, actor.locale);
}

function paperOf({ business_id: _b, storage_key: _s, judged_at: _j, owner_id: _o, ...paper }: StoredPaper) {
  return paper;
}

async function checkJudge({ trx, actor, rows }: ActorTransaction, paper: StoredPaper): Promise<void> {
  const verified_by = rows.requirements.get(paper.requirement_code)?.verified_by ?? [];
  if (actor.office === undefined || !verified_by.includes(actor.office))
    throw new Refused('forbidden', 'document.not_yours');
  const newer = await trx
    .selectFrom('document')
    .select('document_id')
    .where('business_id', '=', paper.business_id)
    .where('requirement_code', '=', paper.requirement_code)
    .where('version', '>', paper.version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (newer) throw new Refused('conflict', 'document.replaced');
}

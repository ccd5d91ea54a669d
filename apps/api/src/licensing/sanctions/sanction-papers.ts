import { randomUUID } from 'node:crypto';

import { MAX_SANCTION_PAPERS } from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { receiveFile } from '../../platform/bodies/receive-file.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { lockVisibleSanction } from './move-sanction.ts';
import { getSanctionState, isAcceptingPapers } from './sanction-reply.ts';
import { findSanction, findSanctionPaper, type SanctionCase } from './sanctions.queries.ts';
import { insertSanctionEvent } from './sanction-events.ts';

interface PaperRequest {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/**
 * Stores a document that the owner adds to a sanction case. Refused: missing (another’s), conflict when nothing is awaited or there are
 * enough, invalid at `file` (unfit, quota full); no file stays behind then.
 */
export async function saveSanctionPaper(
  api: Api,
  sanction_no: string,
  { actor, request }: PaperRequest,
): Promise<SanctionCase> {
  const visibleSanction = await findSanction(api.db, sanction_no, actor);
  if (!visibleSanction) throw new Refused('missing', 'resource.missing');
  refuseLate(visibleSanction, api.clock.today());
  await refuseAnnounced(api, { request, actor });
  const { id, ...file } = await receiveFile(request, api.storage);
  try {
    return await inTransaction(api, actor, async (tx) => {
      const sanction = await lockVisibleSanction(tx, sanction_no);
      refuseLate(sanction, tx.today);
      await refuseMany(tx, sanction);
      const { file_name, media_type, size, sha256 } = file;
      const paper_id = randomUUID();
      const row = { paper_id, sanction_id: sanction.sanction_id, storage_key: id, file_name, media_type, size, sha256 };
      await tx.trx
        .insertInto('sanction_paper')
        .values({ ...row, sent_by: actor.account_id, sent_at: tx.now })
        .execute();
      await refuseOverQuota(tx.trx, { actor, assessment_id: null, today: tx.today, config: api.config, size });
      await recordAudit(tx.trx, actor, {
        act: 'sanction.paper',
        object_kind: 'sanction',
        object_id: sanction_no,
        detail: { paper_id, sha256 },
      });
      await insertSanctionEvent(tx, sanction, { is_notified: false });
      return sanction;
    });
  } catch (error) {
    await api.storage.remove(id);
    throw error;
  }
}

function refuseLate(sanction: SanctionCase, today: string): void {
  if (!isAcceptingPapers(sanction, today))
    throw new Refused('conflict', `sanction.is.${getSanctionState(sanction, today)}`);
}

async function refuseMany({ trx }: ActorTransaction, { sanction_id }: SanctionCase): Promise<void> {
  const { paper_count } = await trx
    .selectFrom('sanction_paper')
    .select(({ fn }) => fn.countAll<number>().as('paper_count'))
    .where('sanction_id', '=', sanction_id)
    .executeTakeFirstOrThrow();
  if (Number(paper_count) >= MAX_SANCTION_PAPERS)
    throw new Refused('conflict', 'sanction.papers_enough', { params: { most: MAX_SANCTION_PAPERS } });
}

/** Sends the bytes; a reader of another person's paper is recorded. Refused: missing. */
export async function sendSanctionFile(
  api: Api,
  paper_id: string,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const paper = await findSanctionPaper(api.db, paper_id, actor);
  if (!paper) throw new Refused('missing', 'resource.missing');
  if (paper.owner_id !== actor.account_id)
    await recordAudit(api.db, actor, {
      act: 'sanction.view_paper',
      object_kind: 'sanction',
      object_id: paper.sanction_no,
    });
  await sendUpload(reply, paper, api.storage.read(paper.storage_key));
}

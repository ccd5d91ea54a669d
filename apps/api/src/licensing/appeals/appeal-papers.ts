import { randomUUID } from 'node:crypto';

import { MAX_APPEAL_PAPERS } from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { receiveFile } from '../../platform/bodies/receive-file.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { type AppealCase, findAppeal, findAppealPaper, lockAppeal } from './appeals.queries.ts';
import { insertAppealEvent } from './appeal-events.ts';

interface PaperRequest {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/**
 * Stores a document that the owner adds to an appeal. Refused: missing (another’s), conflict when it is decided or there are enough,
 * invalid at `file` (unfit, quota full); no file stays behind then.
 */
export async function saveAppealPaper(
  api: Api,
  appeal_no: string,
  { actor, request }: PaperRequest,
): Promise<AppealCase> {
  const visibleAppeal = await findAppeal(api.db, appeal_no, actor);
  if (!visibleAppeal) throw new Refused('missing', 'resource.missing');
  refuseDecided(visibleAppeal);
  await refuseAnnounced(api, { request, actor });
  const { id, ...file } = await receiveFile(request, api.storage);
  try {
    return await inTransaction(api, actor, async (tx) => {
      const lockedAppeal = await lockAppeal(tx.trx, visibleAppeal.appeal_id);
      if (!lockedAppeal) throw new Refused('missing', 'resource.missing');
      refuseDecided(lockedAppeal);
      await refuseMany(tx, lockedAppeal);
      const { file_name, media_type, size, sha256 } = file;
      const paper_id = randomUUID();
      const row = { paper_id, appeal_id: lockedAppeal.appeal_id, storage_key: id, file_name, media_type, size, sha256 };
      await tx.trx
        .insertInto('appeal_paper')
        .values({ ...row, sent_by: actor.account_id, sent_at: tx.now })
        .execute();
      await refuseOverQuota(tx.trx, { actor, assessment_id: null, today: tx.today, config: api.config, size });
      await recordAudit(tx.trx, actor, {
        act: 'appeal.paper',
        object_kind: 'appeal',
        object_id: appeal_no,
        detail: { paper_id, sha256 },
      });
      await insertAppealEvent(tx, lockedAppeal, { template: null });
      return lockedAppeal;
    });
  } catch (error) {
    await api.storage.remove(id);
    throw error;
  }
}

function refuseDecided({ state }: AppealCase): void {
  if (state !== 'FILED') throw new Refused('conflict', `appeal.is.${state}`);
}

async function refuseMany({ trx }: ActorTransaction, { appeal_id }: AppealCase): Promise<void> {
  const { paper_count } = await trx
    .selectFrom('appeal_paper')
    .select(({ fn }) => fn.countAll<number>().as('paper_count'))
    .where('appeal_id', '=', appeal_id)
    .executeTakeFirstOrThrow();
  if (Number(paper_count) >= MAX_APPEAL_PAPERS)
    throw new Refused('conflict', 'appeal.papers_enough', { params: { most: MAX_APPEAL_PAPERS } });
}

/** Sends the bytes; a reader of another person's paper is recorded. Refused: missing. */
export async function sendAppealFile(
  api: Api,
  paper_id: string,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const paper = await findAppealPaper(api.db, paper_id, actor);
  if (!paper) throw new Refused('missing', 'resource.missing');
  if (paper.owner_id !== actor.account_id)
    await recordAudit(api.db, actor, { act: 'appeal.view_paper', object_kind: 'appeal', object_id: paper.appeal_no });
  await sendUpload(reply, paper, api.storage.read(paper.storage_key));
}

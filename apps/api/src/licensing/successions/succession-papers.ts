import { listHeirRequirements } from '@ebpls/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { lockSuccession } from './decide-succession.ts';
import { findSuccessionPaper, findSuccession, type SuccessionCase } from './successions.queries.ts';

/**
 * Finds a claim that the person may see: the heir, the municipality, and the owner of the business once notified. Refused: missing.
 */
export async function getVisibleSuccession(
  { db }: Pick<Api, 'db'>,
  succession_no: string,
  { role, account_id }: Actor,
): Promise<SuccessionCase> {
  const claim = await findSuccession(db, succession_no);
  const isOwner = claim?.owner_id === account_id && claim.notified_at !== null;
  if (!claim || (role === 'user' && claim.heir_id !== account_id && !isOwner))
    throw new Refused('missing', 'resource.missing');
  return claim;
}

interface SuccessionPaperRef {
  readonly succession_no: string;
  readonly paper: string;
}

/**
 * Stores a paper of an unchecked claim; a second one replaces the first. Refused: missing (another's, or no paper of an
 * heir), conflict when it was checked or is over, invalid at `file` (unfit, quota full).
 */
export async function saveSuccessionPaper(
  api: Api,
  ref: SuccessionPaperRef,
  { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
): Promise<SuccessionCase> {
  const claim = await getVisibleSuccession(api, ref.succession_no, actor);
  refuseOtherAccount(claim, actor);
  const { requirements } = await loadReferenceRows(api.db);
  if (!listHeirRequirements([...requirements.values()]).some(({ code }) => code === ref.paper))
    throw new Refused('missing', 'resource.missing');
  const replacedPaper = await findSuccessionPaper(api.db, claim.succession_id, ref.paper);
  await refuseAnnounced(api, { request, actor, replaced_bytes: replacedPaper?.size ?? null });
  const file = await receiveFile(request, api.storage);
  try {
    const before = await inTransaction(api, actor, async (tx) => {
      const formerFile = await replacePaper(tx, ref, file);
      await refuseOverQuota(tx.trx, {
        actor,
        assessment_id: null,
        today: tx.today,
        config: api.config,
        size: file.size,
      });
      return formerFile;
    });
    if (before !== undefined) await api.storage.remove(before);
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
  return getVisibleSuccession(api, ref.succession_no, actor);
}

function refuseOtherAccount({ heir_id, state }: SuccessionCase, { account_id }: Actor): void {
  if (heir_id !== account_id) throw new Refused('missing', 'resource.missing');
  if (state !== 'FILED') throw new Refused('conflict', state === 'CHECKED' ? 'succession.checked' : 'succession.ended');
}

/** The key of the file that it replaces; undefined when it is the first. */
async function replacePaper(
  tx: ActorTransaction,
  { succession_no, paper }: SuccessionPaperRef,
  { id, file_name, media_type, size, sha256 }: ReceivedFile,
): Promise<string | undefined> {
  const { trx, actor, now } = tx;
  const claim = await lockSuccession(tx, succession_no);
  refuseOtherAccount(claim, actor);
  const formerPaper = await findSuccessionPaper(trx, claim.succession_id, paper);
  const row = { storage_key: id, file_name, media_type, size, sha256, uploaded_by: actor.account_id, uploaded_at: now };
  await trx
    .insertInto('succession_paper')
    .values({ succession_id: claim.succession_id, requirement_code: paper, ...row })
    .onConflict((conflict) => conflict.columns(['succession_id', 'requirement_code']).doUpdateSet(row))
    .execute();
  await recordAudit(trx, actor, {
    act: 'succession.paper',
    object_kind: 'succession',
    object_id: succession_no,
    detail: { paper, sha256 },
  });
  return formerPaper?.storage_key;
}

/** Sends the bytes to the heir and the municipality; a reader of another person's paper is recorded. */
export async function sendSuccessionFile(
  api: Api,
  { succession_no, paper }: SuccessionPaperRef,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const claim = await getVisibleSuccession(api, succession_no, actor);
  const isHeir = claim.heir_id === actor.account_id;
  const file = await findSuccessionPaper(api.db, claim.succession_id, paper);
  if (!file || (actor.role === 'user' && !isHeir)) throw new Refused('missing', 'resource.missing');
  if (!isHeir)
    await recordAudit(api.db, actor, {
      act: 'succession.view_paper',
      object_kind: 'succession',
      object_id: succession_no,
      detail: { paper },
    });
  const { storage_key, ...sent } = file;
  await sendUpload(reply, sent, api.storage.read(storage_key));
}

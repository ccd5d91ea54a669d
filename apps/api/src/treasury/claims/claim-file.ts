// Stores and sends the screenshot of an owner's claim about a payment.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { type ClaimRecord, findClaim, lockClaim } from './claims.queries.ts';

/**
 * A claim of the actor; administrators see all. Refused: missing, with the same reply for another person's claim and
 * for none.
 */
async function getVisibleClaim({ db }: Pick<Api, 'db'>, claim_no: string, actor: Actor): Promise<ClaimRecord> {
  const claim = await findClaim(db, claim_no);
  if (!claim || (actor.role === 'user' && claim.account_id !== actor.account_id))
    throw new Refused('missing', 'resource.missing');
  return claim;
}

/**
 * Stores the screenshot of an open claim; a second one replaces the first. Refused: missing, conflict when it was
 * answered, invalid at `file` (unfit, quota full).
 */
export async function saveClaimFile(
  api: Api,
  claim_no: string,
  { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
): Promise<ClaimRecord> {
  const claim = await getVisibleClaim(api, claim_no, actor);
  refuseAnswered(claim);
  await refuseAnnounced(api, { request, actor, replaced_bytes: claim.size });
  const file = await receiveFile(request, api.storage);
  try {
    const before = await inTransaction(api, actor, async (tx) => {
      const oldFile = await replaceClaimFile(tx, claim_no, file);
      const scope = { actor, assessment_id: null, today: tx.today, config: api.config };
      await refuseOverQuota(tx.trx, { ...scope, size: file.size });
      return oldFile;
    });
    if (before !== null) await api.storage.remove(before);
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
  return getVisibleClaim(api, claim_no, actor);
}

function refuseAnswered({ state }: ClaimRecord): void {
  if (state === 'ANSWERED') throw new Refused('conflict', 'claim.answered_already');
}

async function replaceClaimFile(
  { trx, actor }: ActorTransaction,
  claim_no: string,
  { id, file_name, media_type, size, sha256 }: ReceivedFile,
): Promise<string | null> {
  const claim = await lockClaim(trx, claim_no);
  if (!claim) throw new Refused('missing', 'resource.missing');
  refuseAnswered(claim);
  await trx
    .updateTable('payment_claim')
    .set({ storage_key: id, file_name, media_type, size })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, { act: 'claim.file', object_kind: 'claim', object_id: claim_no, detail: { sha256 } });
  return claim.storage_key;
}

/** Sends the bytes as a download, never inline in a page of ours. */
export async function sendClaimFile(
  api: Api,
  claim_no: string,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const { storage_key, media_type, file_name, size, account_id } = await getVisibleClaim(api, claim_no, actor);
  if (storage_key === null || media_type === null || file_name === null)
    throw new Refused('missing', 'resource.missing');
  if (account_id !== actor.account_id)
    await recordAudit(api.db, actor, { act: 'claim.view_file', object_kind: 'claim', object_id: claim_no });
  await sendUpload(reply, { file_name, media_type, size }, api.storage.read(storage_key));
}

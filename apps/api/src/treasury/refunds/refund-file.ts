// Stores and sends the document of a refund claim.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { getLockedRefund } from './evaluate-refund.ts';
import { findRefund, type RefundClaim } from './refunds.queries.ts';
import { refundChanged } from '../notices/refund-events.ts';

/**
 * A claim of the actor; the treasury sees all. Refused: missing, with the same reply for another person's claim and for
 * none.
 */
export async function getVisibleRefund({ db }: Pick<Api, 'db'>, refund_no: string, actor: Actor): Promise<RefundClaim> {
  const claim = await findRefund(db, refund_no);
  if (!claim || (actor.role === 'user' && claim.account_id !== actor.account_id))
    throw new Refused('missing', 'resource.missing');
  return claim;
}

/** The owner, or the clerk who files for a walk-in. */
export function maySendFile({ state, account_id }: RefundClaim, { account_id: own, permissions }: Actor): boolean {
  return state === 'CLAIMED' && (account_id === own || permissions.includes('cashier'));
}

/**
 * Stores the paper of an unevaluated claim; a second one replaces the first. Refused: missing, conflict when it was
 * evaluated, invalid at `file` (unfit, quota full).
 */
export async function saveRefundFile(
  api: Api,
  refund_no: string,
  { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
): Promise<RefundClaim> {
  const claim = await getVisibleRefund(api, refund_no, actor);
  refuseLate(claim, actor);
  await refuseAnnounced(api, { request, actor, replaced_bytes: claim.size });
  const file = await receiveFile(request, api.storage);
  try {
    const before = await inTransaction(api, actor, async (tx) => {
      const oldFile = await replaceRefundFile(tx, refund_no, file);
      const scope = { actor, assessment_id: null, today: tx.today, config: api.config };
      await refuseOverQuota(tx.trx, { ...scope, size: file.size });
      return oldFile;
    });
    if (before !== null) await api.storage.remove(before);
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
  return getVisibleRefund(api, refund_no, actor);
}

function refuseLate(claim: RefundClaim, actor: Actor): void {
  if (!maySendFile(claim, actor))
    throw claim.state === 'CLAIMED'
      ? new Refused('forbidden', 'action.forbidden')
      : new Refused('conflict', 'refund.evaluated_already');
}

async function replaceRefundFile(
  tx: ActorTransaction,
  refund_no: string,
  { id, file_name, media_type, size, sha256 }: ReceivedFile,
): Promise<string | null> {
  const { trx, actor } = tx;
  const claim = await getLockedRefund(tx, refund_no);
  refuseLate(claim, actor);
  await trx
    .updateTable('refund_claim')
    .set({ storage_key: id, file_name, media_type, size })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'refund.paper',
    object_kind: 'refund',
    object_id: refund_no,
    detail: { sha256 },
  });
  await insertEvent(tx, refundChanged, { refund_no });
  return claim.storage_key;
}

/** Sends the bytes; access to another person's paper is recorded. */
export async function sendRefundFile(
  api: Api,
  refund_no: string,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const { storage_key, media_type, file_name, size, account_id } = await getVisibleRefund(api, refund_no, actor);
  if (storage_key === null || media_type === null || file_name === null)
    throw new Refused('missing', 'resource.missing');
  if (account_id !== actor.account_id)
    await recordAudit(api.db, actor, { act: 'refund.view_paper', object_kind: 'refund', object_id: refund_no });
  await sendUpload(reply, { file_name, media_type, size }, api.storage.read(storage_key));
}

// Stores and sends the file of a proof of sales, such as the income tax return.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { addEditor } from '../../domain/access/separation/second-person.ts';
import { getApplication, lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { findProof, type ProofRecord } from './deficiencies.queries.ts';

/** A filed proof of an application that the actor may see. Refused: missing. */
async function getVisibleProof({ db }: Pick<Api, 'db'>, assessment_code: string, actor: Actor): Promise<ProofRecord> {
  const { assessment_id } = await getApplication(db, assessment_code, actor);
  const proof = await findProof(db, assessment_id);
  if (!proof) throw new Refused('missing', 'resource.missing');
  return proof;
}

/** Whether the person may add the file: the owner's side, or a clerk of the treasury, until it is decided. */
export function maySendProofFile({ state }: Pick<ProofRecord, 'state'>, { role, permissions }: Actor): boolean {
  return state === 'FILED' && (role === 'user' || permissions.includes('cashier'));
}

function refuseSending(proof: ProofRecord, actor: Actor): void {
  if (maySendProofFile(proof, actor)) return;
  throw proof.state === 'FILED'
    ? new Refused('forbidden', 'action.forbidden')
    : new Refused('conflict', 'deficiency.decided_already');
}

/**
 * Stores the file of a proof that is not decided; a second one replaces the first. Refused: missing (no figures yet),
 * forbidden, conflict when it was decided, invalid at `file` (unfit, quota full).
 */
export async function saveProofFile(
  api: Api,
  assessment_code: string,
  { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
): Promise<void> {
  const proof = await getVisibleProof(api, assessment_code, actor);
  refuseSending(proof, actor);
  await refuseAnnounced(api, { request, actor, replaced_bytes: proof.size });
  const file = await receiveFile(request, api.storage);
  try {
    const before = await inTransaction(api, actor, async (tx) => {
      const formerKey = await replaceProofFile(tx, assessment_code, file);
      const scope = { actor, assessment_id: null, today: tx.today, config: api.config };
      await refuseOverQuota(tx.trx, { ...scope, size: file.size });
      return formerKey;
    });
    if (before !== null) await api.storage.remove(before);
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
}

async function replaceProofFile(
  tx: ActorTransaction,
  assessment_code: string,
  { id, file_name, media_type, size, sha256 }: ReceivedFile,
): Promise<string | null> {
  const { trx, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const proof = await findProof(trx, application.assessment_id);
  if (!proof) throw new Refused('missing', 'resource.missing');
  refuseSending(proof, actor);
  await trx
    .updateTable('tax_deficiency')
    .set({
      storage_key: id,
      file_name,
      media_type,
      size,
      sent_by: actor.account_id,
      edited_by: addEditor(proof.edited_by, actor),
      sent_at: now,
      revision: proof.revision + 1,
    })
    .where('deficiency_id', '=', proof.deficiency_id)
    .execute();
  const audit = { act: 'deficiency.send', object_kind: 'deficiency', object_id: proof.deficiency_no };
  await recordAct(tx, application, { audit: { ...audit, detail: { sha256 } } });
  return proof.storage_key;
}

/** Sends the bytes as a download; access to another person's file is recorded. */
export async function sendStoredProof(
  api: Api,
  assessment_code: string,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const proof = await getVisibleProof(api, assessment_code, actor);
  const { storage_key, media_type, file_name, size, sent_by, deficiency_no } = proof;
  if (storage_key === null || media_type === null || file_name === null)
    throw new Refused('missing', 'resource.missing');
  if (sent_by !== actor.account_id)
    await recordAudit(api.db, actor, { act: 'deficiency.view', object_kind: 'deficiency', object_id: deficiency_no });
  await sendUpload(reply, { file_name, media_type, size }, api.storage.read(storage_key));
}

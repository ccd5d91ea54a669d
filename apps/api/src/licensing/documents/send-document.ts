// Receives an uploaded document for one requirement and stores it.

import { randomUUID } from 'node:crypto';

import type { DocumentRow } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import { toPaperReply, type PaperRow } from '../../domain/applications/papers/find-papers.ts';
import { replaceUse } from '../../domain/applications/papers/use-papers.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import {
  findOwnApplication,
  findSamePaper,
  findPaperContext,
  insertPaper,
  type PaperContext,
} from './documents.queries.ts';
import { insertDocumentEvent } from './document-events.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';

/** The person, business and requirement that an uploaded document belongs to. */
export interface PaperTarget {
  readonly actor: Actor;
  readonly company_code: string;
  readonly requirement_code: string;
  readonly assessment_code: string | undefined;
}

interface PaperUpload extends PaperTarget {
  readonly request: FastifyRequest;
}

/**
 * Stores one paper for one requirement. Refused: missing (another's business), invalid (unknown requirement, unfit
 * file, quota full), conflict (the application is with the offices and none of them requested this paper).
 */
export async function sendDocument(api: Api, upload: PaperUpload): Promise<DocumentRow> {
  const rows = await loadReferenceRows(api.db);
  // Checked before the file is received, and again with the row locked.
  const { assessment_id } = await getPaperPlace(api.db, upload, { rows, lock: 'read' });
  await refuseAnnounced(api, { request: upload.request, actor: upload.actor, assessment_id });
  const paper = await storePaper(api, upload, await receiveFile(upload.request, api.storage));
  return toPaperReply(paper, rows, upload.actor.locale);
}

/**
 * Inserts the paper whose file is in the storage, or removes the file again. `finish` belongs to the same transaction.
 * Refused: as `sendDocument`.
 */
// oxlint-disable-next-line max-params -- what is sent, its file, and what ends with it
export async function storePaper(
  api: Api,
  upload: PaperTarget,
  file: ReceivedFile,
  finish?: (trx: Trx) => Promise<void>,
): Promise<PaperRow> {
  try {
    const { paper, is_fresh } = await inTransaction(api, upload.actor, async (tx) => {
      await finish?.(tx.trx);
      const storedPaper = await savePaperFile(tx, upload, file);
      const { size, assessment_id: countedApplicationId } = storedPaper.paper;
      const scope = { actor: tx.actor, assessment_id: countedApplicationId, today: tx.today, config: api.config };
      if (storedPaper.is_fresh) await refuseOverQuota(tx.trx, { ...scope, size });
      return storedPaper;
    });
    if (!is_fresh) await api.storage.remove(file.id);
    return paper;
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
}

interface PaperPlace {
  readonly business_id: number;
  readonly owner_id: number;
  /** Null where the paper belongs to no application yet. */
  readonly assessment_id: number | null;
  /** The application is with the offices, and one of them requested this paper. */
  readonly is_filed: boolean;
}

/** Finds the place of the paper. Refused: as `sendDocument`, except for the file. */
export async function getPaperPlace(
  db: Database | Trx,
  upload: PaperTarget,
  { rows, lock }: { readonly rows: ReferenceRows; readonly lock: 'locked' | 'read' },
): Promise<PaperPlace> {
  const context = await findPaperContext(db, upload, lock);
  if (!context) throw new Refused('missing', 'resource.missing');
  if (!rows.requirements.has(upload.requirement_code))
    throw new Refused('invalid', 'requirement.unknown', { fields: { requirement_code: 'requirement.unknown' } });
  return {
    business_id: context.business_id,
    owner_id: context.owner_id,
    ...(await findPaperApplication(db, context, upload)),
  };
}

/** After filing, only papers that an office returned may be sent again (domain reference 9). */
function isRequestedAgain({ asked_again }: PaperContext, requirement_code: string): boolean {
  return (
    asked_again?.some(
      ({ codes, extra }) => codes.length === 0 || codes.includes(requirement_code) || extra.includes(requirement_code),
    ) === true
  );
}

async function savePaperFile(
  tx: ActorTransaction,
  upload: PaperTarget,
  file: ReceivedFile,
): Promise<{ paper: PaperRow; is_fresh: boolean }> {
  const { trx, actor, now, rows, today } = tx;
  const { business_id, owner_id, assessment_id, is_filed } = await getPaperPlace(trx, upload, { rows, lock: 'locked' });
  await lockAuthority(trx, actor, { business_id, owner_id });
  const newPaper = {
    ...file,
    document_id: randomUUID(),
    business_id,
    assessment_id,
    requirement_code: upload.requirement_code,
    storage_key: file.id,
    uploaded_by: actor.account_id,
    uploaded_at: now,
    today,
  };
  const samePaper = await findSamePaper(trx, newPaper);
  if (samePaper) return { paper: samePaper, is_fresh: false };

  const paper = await insertPaper(trx, newPaper);
  if (is_filed && assessment_id !== null) await replaceUse(tx, { ...newPaper, assessment_id });
  await recordAudit(trx, actor, {
    act: 'document.send',
    object_kind: 'document',
    object_id: paper.document_id,
    detail: { requirement_code: paper.requirement_code, version: paper.version, sha256: paper.sha256 },
  });
  await insertDocumentEvent(tx, { document_id: paper.document_id, business_id, owner_id });
  return { paper, is_fresh: true };
}

/**
 * Application of the paper: the one that its sender names while it may still change, the filed one when an office
 * requested this paper, else none. Refused: missing; conflict when the named one is with the offices.
 */
async function findPaperApplication(
  db: Database | Trx,
  context: PaperContext,
  { assessment_code, requirement_code }: PaperTarget,
): Promise<Omit<PaperPlace, 'business_id' | 'owner_id'>> {
  const { filed_id, business_id } = context;
  const isRequested = filed_id !== null && isRequestedAgain(context, requirement_code);
  const filedTarget = { assessment_id: filed_id, is_filed: true };
  const unfiledTarget = { assessment_id: null, is_filed: false };
  if (assessment_code === undefined) return isRequested ? filedTarget : unfiledTarget;
  const namedApplication = await findOwnApplication(db, business_id, assessment_code);
  if (namedApplication === undefined) throw new Refused('missing', 'resource.missing');
  const { assessment_id, is_open, is_with_owner } = namedApplication;
  if (is_with_owner) return { assessment_id, is_filed: false };
  if (!is_open) return unfiledTarget;
  if (!isRequested || assessment_id !== filed_id) throw new Refused('conflict', 'document.locked');
  return filedTarget;
}

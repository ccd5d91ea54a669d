import { randomUUID } from 'node:crypto';

import type { DocumentRow } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { audit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { paperOnWire, type PaperRow } from '../../domain/cases/requirements.ts';
import { type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import { inTransaction, type ActorTransaction } from '../../domain/transactions/transaction.ts';
import { refuseAnnounced, refuseOverQuota } from '../../domain/quotas/upload-quota.ts';
import { findOwnApplication, findSameAgain, findShelf, insertPaper, type Shelf } from './documents.queries.ts';
import { nudgePapers } from './nudge-papers.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';

/** Which paper of whom. */
export interface SentPaper {
  readonly actor: Actor;
  readonly company_code: string;
  readonly requirement_code: string;
  readonly assessment_code: string | undefined;
}

interface Sent extends SentPaper {
  readonly request: FastifyRequest;
}

/**
 * Takes one paper for one requirement. Refused: missing (another's business), invalid (unknown requirement, unfit file,
 * quota full), conflict (the application is with the offices and nobody asked for this paper).
 */
export async function sendDocument(api: Api, sent: Sent): Promise<DocumentRow> {
  const rows = await referenceRows(api.db);
  // Asked before the file is taken, and again with the row locked.
  const { assessment_id } = await findPlace(api.db, sent, { rows, lock: 'read' });
  await refuseAnnounced(api, { request: sent.request, actor: sent.actor, assessment_id });
  const paper = await storePaper(api, sent, await receiveFile(sent.request, api.storage));
  return paperOnWire(paper, rows, sent.actor.locale);
}

/**
 * Writes down the paper whose file lies in the storage, or takes the file away again. `finish` belongs to the same
 * transaction. Refused: as `sendDocument`.
 */
// oxlint-disable-next-line max-params -- what is sent, its file, and what ends with it
export async function storePaper(
  api: Api,
  sent: SentPaper,
  file: ReceivedFile,
  finish?: (trx: Trx) => Promise<void>,
): Promise<PaperRow> {
  try {
    const { paper, is_fresh } = await inTransaction(api, sent.actor, async (tx) => {
      await finish?.(tx.trx);
      const stored = await keep(tx, sent, file);
      const { size, assessment_id: counted_for } = stored.paper;
      const scope = { actor: tx.actor, assessment_id: counted_for, today: tx.today, config: api.config };
      if (stored.is_fresh) await refuseOverQuota(tx.trx, { ...scope, size });
      return stored;
    });
    if (!is_fresh) await api.storage.remove(file.id);
    return paper;
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
}

interface Place {
  readonly business_id: number;
  readonly assessment_id: number | null;
}

/** Where the paper would go. Refused: as `sendDocument`, except for the file. */
export async function findPlace(
  db: Database | Trx,
  sent: SentPaper,
  { rows, lock }: { readonly rows: ReferenceRows; readonly lock: 'locked' | 'read' },
): Promise<Place> {
  const owner = { company_code: sent.company_code, owner_id: sent.actor.account_id };
  const shelf = checkShelf(await findShelf(db, owner, lock), sent, rows);
  return { business_id: shelf.business_id, assessment_id: await applicationOf(db, shelf, sent) };
}

function checkShelf(shelf: Shelf | undefined, { requirement_code }: SentPaper, rows: ReferenceRows): Shelf {
  if (!shelf) throw new Refused('missing', 'thing.missing');
  if (!rows.requirements.has(requirement_code))
    throw new Refused('invalid', 'requirement.unknown', { fields: { requirement_code: 'requirement.unknown' } });
  if (shelf.filed_id !== null && !isAskedAgain(shelf, requirement_code))
    throw new Refused('conflict', 'document.locked');
  return shelf;
}

/** After filing, only what an office sent back may be sent again (domain reference 9). */
function isAskedAgain({ asked_again }: Shelf, requirement_code: string): boolean {
  return asked_again?.some(({ codes }) => codes.length === 0 || codes.includes(requirement_code)) === true;
}

async function keep(
  tx: ActorTransaction,
  sent: SentPaper,
  file: ReceivedFile,
): Promise<{ paper: PaperRow; is_fresh: boolean }> {
  const { trx, actor, now, rows } = tx;
  const { business_id, assessment_id } = await findPlace(trx, sent, { rows, lock: 'locked' });
  const fresh = {
    ...file,
    document_id: randomUUID(),
    business_id,
    assessment_id,
    requirement_code: sent.requirement_code,
    storage_key: file.id,
    uploaded_by: actor.account_id,
    uploaded_at: now,
  };
  const same = await findSameAgain(trx, fresh);
  if (same) return { paper: same, is_fresh: false };

  const paper = await insertPaper(trx, fresh);
  await audit(trx, actor, {
    act: 'document.send',
    object_kind: 'document',
    object_id: paper.document_id,
    detail: { requirement_code: paper.requirement_code, version: paper.version, sha256: paper.sha256 },
  });
  await nudgePapers(tx, { document_id: paper.document_id, business_id, owner_id: actor.account_id });
  return { paper, is_fresh: true };
}

/** To which application the paper belongs: the filed one, or the one that its sender names. Refused: missing. */
async function applicationOf(
  db: Database | Trx,
  { filed_id, business_id }: Shelf,
  { assessment_code }: SentPaper,
): Promise<number | null> {
  if (filed_id !== null || assessment_code === undefined) return filed_id;
  const assessment_id = await findOwnApplication(db, business_id, assessment_code);
  if (assessment_id === undefined) throw new Refused('missing', 'thing.missing');
  return assessment_id;
}

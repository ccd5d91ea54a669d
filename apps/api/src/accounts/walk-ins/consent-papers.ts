import { WALK_IN_PAPERS, type WalkInPaper } from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { sendUpload } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { type ConsentRow, findConsent, lockConsent } from './consents.queries.ts';
import { consentSigned } from './walk-in-events.ts';

interface PaperKey {
  readonly consent_id: number;
  readonly paper: WalkInPaper;
}

/**
 * Stores the signature or ID photo of a citizen who can read no code; a second one replaces the first. Refused: missing
 * (another clerk's, or a consent by code), conflict once it was decided or is over, invalid at `file`.
 */
export async function saveConsentPaper(
  api: Api,
  key: PaperKey,
  { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
): Promise<ConsentRow> {
  refuseClosed(await findConsent(api.db, key.consent_id), actor, api.clock.now());
  const file = await receiveFile(request, api.storage);
  try {
    const formerFile = await inTransaction(api, actor, (tx) => upsertPaper(tx, key, file));
    if (formerFile !== undefined) await api.storage.remove(formerFile);
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
  return getConsent(api, key.consent_id);
}

async function getConsent({ db }: Pick<Api, 'db'>, consent_id: number): Promise<ConsentRow> {
  const consent = await findConsent(db, consent_id);
  if (!consent) throw new Refused('missing', 'resource.missing');
  return consent;
}

function refuseClosed(consent: ConsentRow | undefined, { account_id }: Actor, now: Date): void {
  if (consent?.clerk_id !== account_id || consent.way !== 'SIGNATURE') throw new Refused('missing', 'resource.missing');
  if (consent.is_confirmed !== null || Date.parse(consent.ends_at) <= now.getTime())
    throw new Refused('conflict', 'walk_in.consent_expired');
}

/** Returns the storage key of the file that was replaced. */
async function upsertPaper(
  tx: ActorTransaction,
  { consent_id, paper }: PaperKey,
  { id, file_name, media_type, size, sha256 }: ReceivedFile,
): Promise<string | undefined> {
  const { trx, actor, now } = tx;
  refuseClosed(await lockConsent(trx, consent_id), actor, now);
  const formerPaper = await findPaper(trx, { consent_id, paper });
  const row = { storage_key: id, file_name, media_type, size, sha256, uploaded_at: now };
  await trx
    .insertInto('walk_in_paper')
    .values({ consent_id, paper, ...row })
    .onConflict((conflict) => conflict.columns(['consent_id', 'paper']).doUpdateSet(row))
    .execute();
  await recordAudit(trx, actor, {
    act: 'walk_in.paper',
    object_kind: 'walk_in_consent',
    object_id: consent_id,
    detail: { paper, sha256 },
  });
  // Colleagues see the consent once both papers are stored.
  const consent = await findConsent(trx, consent_id);
  if (consent?.papers.length === WALK_IN_PAPERS.length) await insertEvent(tx, consentSigned, { consent_id });
  return formerPaper?.storage_key;
}

function findPaper(db: Api['db'], { consent_id, paper }: PaperKey) {
  return db
    .selectFrom('walk_in_paper')
    .select(['storage_key', 'file_name', 'media_type', 'size'])
    .where('consent_id', '=', consent_id)
    .where('paper', '=', paper)
    .executeTakeFirst();
}

/** Sends the bytes to clerks until the walk-in begins; each reading is recorded. Refused: missing. */
export async function sendConsentPaper(
  api: Api,
  key: PaperKey,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<void> {
  const consent = await getConsent(api, key.consent_id);
  const isOpen = consent.used_at === null && Date.parse(consent.ends_at) > api.clock.now().getTime();
  const file = isOpen ? await findPaper(api.db, key) : undefined;
  if (!file) throw new Refused('missing', 'resource.missing');
  await recordAudit(api.db, actor, {
    act: 'walk_in.view_paper',
    object_kind: 'walk_in_consent',
    object_id: key.consent_id,
    detail: { paper: key.paper },
  });
  const { storage_key, ...sent } = file;
  await sendUpload(reply, sent, api.storage.read(storage_key));
}

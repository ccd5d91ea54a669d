import { type ReplyBody, type sendVisitPhoto, VISIT_LIMITS } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { createFileRefusal } from '../../platform/bodies/file-part.ts';
import { type ReceivedFile, receiveFile } from '../../platform/bodies/receive-file.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { getVisitedPlace } from './visits.queries.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

export interface SentPhoto {
  readonly inspection_no: string;
  readonly report_key: string;
  readonly photo_key: string;
  readonly taken_at: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

type VisitPhotoReply = ReplyBody<typeof sendVisitPhoto>;

/**
 * Stores one photo of a visit, also of one that was moved or decided since: no evidence is lost. The same key again is
 * the same photo; without both coordinates it is stored and marked. Refused: missing (another office's visit),
 * forbidden (the person's own business), invalid (no picture), conflict (the key is another photo's, or too many).
 */
export async function sendPhoto(
  api: Api,
  { request, actor }: { readonly request: FastifyRequest; readonly actor: Actor },
  photo: SentPhoto,
): Promise<VisitPhotoReply> {
  const formerPhoto = await inTransaction(api, actor, async (tx) => {
    const visit = await getVisitedPlace(tx.trx, photo.inspection_no, whereOfficeClearances(actor));
    await refuseOwnBusiness(tx, visit.business_id);
    return findSame(tx.trx, actor, { ...photo, inspection_id: visit.inspection_id });
  });
  if (formerPhoto) return formerPhoto;
  const file = await receiveFile(request, api.storage);
  try {
    if (!file.media_type.startsWith('image/')) throw createFileRefusal('file.kind');
    const { reply, is_fresh } = await inTransaction(api, actor, (tx) => savePhoto(tx, photo, file));
    if (!is_fresh) await api.storage.remove(file.id);
    return reply;
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
}

interface PlacedPhoto extends SentPhoto {
  readonly inspection_id: number;
}

/** The photo stored with this key before. Refused: conflict when it was another one. */
async function findSame(
  db: Database | Trx,
  actor: Actor,
  { photo_key, report_key, inspection_id }: PlacedPhoto,
): Promise<VisitPhotoReply | undefined> {
  const samePhoto = await db
    .selectFrom('inspection_photo')
    .select(['inspection_id', 'report_key', 'sent_by', 'latitude'])
    .where('photo_key', '=', photo_key)
    .executeTakeFirst();
  if (samePhoto === undefined) return undefined;
  const { sent_by, latitude } = samePhoto;
  if (samePhoto.inspection_id !== inspection_id || samePhoto.report_key !== report_key || sent_by !== actor.account_id)
    throw new Refused('conflict', 'visit.key_used');
  return { photo_key, has_place: latitude !== null };
}

async function savePhoto(
  tx: ActorTransaction,
  photo: SentPhoto,
  file: ReceivedFile,
): Promise<{ reply: VisitPhotoReply; is_fresh: boolean }> {
  const { trx, actor } = tx;
  const { inspection_no, report_key } = photo;
  const { inspection_id } = await getVisitedPlace(trx, inspection_no, whereOfficeClearances(actor));
  // Photos of one visit are counted one after the other, so that concurrent ones cannot pass together.
  await trx
    .selectFrom('inspection')
    .select('inspection_id')
    .where('inspection_id', '=', inspection_id)
    .forNoKeyUpdate()
    .execute();
  const samePhoto = await findSame(trx, actor, { ...photo, inspection_id });
  if (samePhoto) return { reply: samePhoto, is_fresh: false };
  await refuseTooMany(trx, { inspection_id, report_key });
  return { reply: await insertPhoto(tx, { ...photo, inspection_id }, file), is_fresh: true };
}

async function insertPhoto(
  { trx, actor, now }: ActorTransaction,
  photo: PlacedPhoto,
  file: ReceivedFile,
): Promise<VisitPhotoReply> {
  const { inspection_id, photo_key, report_key, taken_at, latitude = null, longitude = null } = photo;
  const has_place = latitude !== null && longitude !== null;
  const { file_name, media_type, size, sha256, id: storage_key } = file;
  const insertedPhoto = await trx
    .insertInto('inspection_photo')
    .values({
      photo_key,
      report_key,
      inspection_id,
      file_name,
      media_type,
      size,
      sha256,
      storage_key,
      sent_by: actor.account_id,
      taken_at: new Date(Math.min(new Date(taken_at).getTime(), now.getTime())),
      received_at: now,
      latitude: has_place ? latitude : null,
      longitude: has_place ? longitude : null,
    })
    .onConflict((conflict) => conflict.column('photo_key').doNothing())
    .returning('photo_id')
    .executeTakeFirst();
  if (!insertedPhoto) throw new Refused('conflict', 'visit.key_used');
  return { photo_key, has_place };
}

async function refuseTooMany(
  trx: Trx,
  { inspection_id, report_key }: { readonly inspection_id: number; readonly report_key: string },
): Promise<void> {
  const photos = await trx
    .selectFrom('inspection_photo')
    .select('report_key')
    .where('inspection_id', '=', inspection_id)
    .execute();
  const reportPhotos = photos.filter((photo) => photo.report_key === report_key);
  if (reportPhotos.length >= VISIT_LIMITS.photos || photos.length >= VISIT_LIMITS.photos_in_all)
    throw new Refused('conflict', 'visit.too_many_photos');
}

import { Readable } from 'node:stream';

import { AVATAR_LIMITS, UPLOAD_LIMITS, type User } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import { openFilePart, readWhole, createFileRefusal } from '../../platform/bodies/file-part.ts';
import { type EncodedPicture, reencodePicture } from '../../platform/bodies/reencode-picture.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getUser } from '../../platform/identity/accounts.queries.ts';
import { replaceAvatar } from './avatars.queries.ts';

/**
 * Replaces a person's picture. Refused: invalid at `file` unless it is a picture of a fit size; nothing is stored then.
 */
export async function sendAvatar(api: Api, actor: Actor, request: FastifyRequest): Promise<User> {
  const { bytes, ending } = await readPicturePart(request);
  const { id } = await api.storage.put(Readable.from([bytes]), UPLOAD_LIMITS.bytes);
  try {
    return await showAvatar(api, actor, `${id}.${ending}`);
  } catch (error) {
    await api.storage.remove(id);
    throw error;
  }
}

/** Removes a person's picture; the initials of the name are shown again. */
export function removeAvatar(api: Api, actor: Actor): Promise<User> {
  return showAvatar(api, actor, null);
}

async function showAvatar({ db, storage }: Api, actor: Actor, avatar: string | null): Promise<User> {
  const { user, former } = await db.transaction().execute(async (trx) => {
    const formerAvatar = await replaceAvatar(trx, actor.account_id, avatar);
    await recordAudit(trx, actor, {
      act: 'account.avatar',
      object_kind: 'account',
      object_id: actor.account_id,
      detail: { avatar },
    });
    return { former: formerAvatar, user: await getUser(trx, actor.account_id) };
  });
  if (former !== null) await storage.remove(toStorageId(former));
  return user;
}

/** The stored file of a name. */
export function toStorageId(file_name: string): string {
  return file_name.slice(0, file_name.indexOf('.'));
}

/** The picture in the part `file`, encoded again. Refused: invalid at `file` when there is none, or of another size. */
export async function readPicturePart(request: FastifyRequest): Promise<EncodedPicture> {
  const bytes = await readWhole(await openFilePart(request), AVATAR_LIMITS.bytes);
  if (bytes === undefined) throw createFileRefusal('avatar.too_large');
  if (bytes.length === 0) throw createFileRefusal('file.empty');
  const picture = await reencodePicture(bytes);
  const { side_least, side_most } = AVATAR_LIMITS;
  const isFit = [picture.width, picture.height].every((side) => side >= side_least && side <= side_most);
  if (!isFit) throw createFileRefusal('avatar.pixels');
  return picture;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The one type that a picture of this name is ever served with. */
export function getMediaType(file_name: string): string {
  return MEDIA_TYPES[file_name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

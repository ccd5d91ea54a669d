import { Readable } from 'node:stream';

import { AVATAR_LIMITS, type MessageKey, type User } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { audit } from '../../audit.ts';
import { Refused, refusedField } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';
import { userOf } from '../../identity/accounts.queries.ts';
import { judgePicture, type Picture } from './judge-picture.ts';
import { replaceAvatar } from './avatars.queries.ts';

/** Takes a person's picture in the place of the former one. Refused: invalid at `file` unless it is one plain picture of a fit size; nothing is kept then. */
export async function sendAvatar(api: Api, actor: Actor, request: FastifyRequest): Promise<User> {
  const bytes = await readPart(request);
  const { ending } = fitPicture(bytes);
  const { id } = await api.storage.put(Readable.from([bytes]), AVATAR_LIMITS.bytes);
  try {
    return await showAvatar(api, actor, `${id}.${ending}`);
  } catch (error) {
    await api.storage.remove(id);
    throw error;
  }
}

/** Takes a person's picture away; the letters of the name are shown again. */
export function removeAvatar(api: Api, actor: Actor): Promise<User> {
  return showAvatar(api, actor, null);
}

async function showAvatar({ db, storage }: Api, actor: Actor, avatar: string | null): Promise<User> {
  const { user, former } = await db.transaction().execute(async (trx) => {
    const was = await replaceAvatar(trx, actor.account_id, avatar);
    await audit(trx, actor, {
      act: 'account.avatar',
      object_kind: 'account',
      object_id: actor.account_id,
      detail: { avatar },
    });
    return { former: was, user: await userOf(trx, actor.account_id) };
  });
  if (former !== null) await storage.remove(storageIdOf(former));
  return user;
}

/** The stored file behind a name. */
export function storageIdOf(file_name: string): string {
  return file_name.slice(0, file_name.indexOf('.'));
}

async function readPart(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refused('invalid', 'request.media_type', { fields: { file: 'file.required' } });
  try {
    const part = await request.file({ limits: { fileSize: AVATAR_LIMITS.bytes } });
    if (part?.fieldname !== 'file') throw atFile('file.required');
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw atFile(
      (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'avatar.too_large' : 'file.incomplete',
    );
  }
}

function fitPicture(bytes: Buffer): Picture {
  if (bytes.length === 0) throw atFile('file.empty');
  const picture = judgePicture(bytes);
  if (picture === 'unknown') throw atFile('avatar.kind');
  if (picture === 'not_plain') throw atFile('avatar.not_plain');
  const { side_least, side_most } = AVATAR_LIMITS;
  if ([picture.width, picture.height].some((side) => side < side_least || side > side_most))
    throw atFile('avatar.pixels');
  return picture;
}

function atFile(key: MessageKey): Refused {
  return refusedField('file', key);
}

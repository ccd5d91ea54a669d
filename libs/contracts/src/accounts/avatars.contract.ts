import * as v from 'valibot';

import { User } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';

/** Limits of a picture of a person. Drawings that can carry scripts and animations are refused. */
export const AVATAR_LIMITS = {
  bytes: 2 * 1024 * 1024,
  side_least: 32,
  side_most: 4096,
  media_types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** The name that the server gave; its extension is the type it is served with (decision D45). */
export const AvatarName = v.pipe(
  v.string('avatar.name'),
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp)$/, 'avatar.name'),
);

/** One file in the part `file`; its type and size are read from its bytes. */
export const sendAvatar = defineEndpoint({
  method: 'POST',
  path: '/api/account/avatar',
  summary: 'Upload the picture of the account',
  accepts: 'multipart',
  reply: User,
});

export const removeAvatar = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/avatar',
  summary: 'Remove the picture of the account',
  reply: User,
});

/** The bytes. A name never gets other bytes, so browsers may keep them. */
export const getAvatar = defineEndpoint({
  method: 'GET',
  path: '/api/avatars/:file_name',
  summary: 'Get the picture of a user; requires sign-in',
  params: v.object({ file_name: AvatarName }),
});

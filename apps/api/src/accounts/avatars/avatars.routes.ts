import { getAvatar, removeAvatar as removeEndpoint, sendAvatar as sendEndpoint } from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { isAvatarInUse } from './avatars.queries.ts';
import { getMediaType, removeAvatar, sendAvatar, toStorageId } from './send-avatar.ts';

/**
 * Profile pictures of people. They are stored separately from documents, are visible to people who are signed in, and are served
 * as pictures only.
 */
export function avatarsRoutes(api: Api): void {
  registerEndpoint(api, sendEndpoint, 'account.own', ({ actor, request }) => sendAvatar(api, actor, request));
  registerEndpoint(api, removeEndpoint, 'account.own', ({ actor }) => removeAvatar(api, actor));
  registerEndpoint(api, getAvatar, 'avatar.read', async ({ params: { file_name }, reply }) => {
    if (!(await isAvatarInUse(api.db, file_name))) throw new Refused('missing', 'resource.missing');
    await reply
      .type(getMediaType(file_name))
      .header('content-disposition', 'inline; filename="avatar"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(api.storage.read(toStorageId(file_name)));
  });
}

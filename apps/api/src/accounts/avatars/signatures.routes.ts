import { getSignature, removeSignature as removeEndpoint, sendSignature as sendEndpoint } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { removeSignature, sendSignature } from './send-signature.ts';
import { findSignature } from './signatures.queries.ts';

/**
 * The drawn signature of a signatory: set by its owner only, with the password, and visible only to them and on
 * permits.
 */
export function signaturesRoutes(api: Api): void {
  registerEndpoint(api, sendEndpoint, 'signature.write', ({ actor, request }) => sendSignature(api, actor, request));
  registerEndpoint(api, removeEndpoint, 'signature.write', ({ actor }) => removeSignature(api, actor));
  registerEndpoint(api, getSignature, 'signature.own', async ({ actor, reply }) => {
    const storageId = await findSignature(api.db, actor.account_id);
    // No signature is a valid state here, not a failure: 204.
    if (storageId === undefined) return;
    await reply
      .type('image/png')
      .header('content-disposition', 'inline; filename="signature.png"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(api.storage.read(storageId));
  });
}

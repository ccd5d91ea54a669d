import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';

/** Whether permits signed from now on carry a drawn signature of the person. */
export const SignatureState = v.object({ has_signature: v.boolean() });
export type SignatureState = v.InferOutput<typeof SignatureState>;

/** One picture in the part `file`, checked like a picture of a person and rendered again as PNG. */
export const sendSignature = defineEndpoint({
  method: 'POST',
  path: '/api/account/signature',
  summary: 'Save a picture of the signature for permits',
  accepts: 'multipart',
  reply: SignatureState,
});

export const removeSignature = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/signature',
  summary: 'Remove the picture of the signature; later permits are signed without it',
  reply: SignatureState,
});

/** The picture in use, for the signatory alone; 204 without a body when there is none. */
export const getSignature = defineEndpoint({
  method: 'GET',
  path: '/api/account/signature',
  summary: 'Get the picture of the user’s own signature',
});

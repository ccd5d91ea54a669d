import * as v from 'valibot';

import { RequirementCode } from './documents.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, CompanyCode, Instant, Uuid } from '../shared/primitives.ts';

/**
 * The tus protocol 1.0 (core, creation, checksum, termination) for papers: a file arrives in pieces, each with its
 * offset and its SHA-256, and resumes where it stopped. Names of the headers: https://tus.io/protocols.
 */
export const TUS = {
  version: '1.0.0',
  /** A phone at 64 KB a second sends a piece in two seconds, and loses no more than that. */
  chunk_bytes: 128 * 1024,
  media_type: 'application/offset+octet-stream',
} as const;

/** How far a file has come. */
export const UploadState = v.object({
  upload_id: Uuid,
  received: v.number(),
  length: v.number(),
  expires_at: Instant,
  is_finished: v.boolean(),
});
export type UploadState = v.InferOutput<typeof UploadState>;

const UploadPath = v.object({ upload_id: Uuid });

/** Headers `Upload-Length` and `Upload-Metadata` (`filename`); the answer's `Location` takes the pieces. */
export const createUpload = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/uploads',
  summary: 'Start a resumable upload of a document',
  params: v.object({ company_code: CompanyCode }),
  query: v.object({ requirement_code: RequirementCode, assessment_code: v.optional(AssessmentCode) }),
});

/** HEAD replies the same values in `Upload-Offset` and `Upload-Length`. */
export const getUpload = defineEndpoint({
  method: 'GET',
  path: '/api/uploads/:upload_id',
  summary: 'Get the uploaded size of a document',
  params: UploadPath,
  reply: UploadState,
});

/** Headers `Upload-Offset` and `Upload-Checksum: sha256 …`. The last piece makes it a paper of the business. */
export const sendChunk = defineEndpoint({
  method: 'PATCH',
  path: '/api/uploads/:upload_id',
  summary: 'Upload the next piece of a document',
  params: UploadPath,
  accepts: 'chunk',
});

export const removeUpload = defineEndpoint({
  method: 'DELETE',
  path: '/api/uploads/:upload_id',
  summary: 'Cancel an incomplete upload',
  params: UploadPath,
});

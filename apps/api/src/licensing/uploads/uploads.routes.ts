import { createUpload as create, getUpload, removeUpload, sendChunk, TUS, UPLOAD_LIMITS } from '@ebpls/contracts';

import { openPartialFiles } from '../../platform/bodies/partial-files.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { appendChunk, dropUpload } from './append-chunk.ts';
import { createUpload } from './create-upload.ts';
import { expireUploads } from './expire-uploads.ts';
import { getUploadRow } from './uploads.queries.ts';

const PROTOCOL = { 'tus-resumable': TUS.version, 'cache-control': 'no-store' };

/** Papers that arrive in pieces (decision 0086). An upload of another account is missing, as if it did not exist. */
export function uploadsRoutes(api: Api): void {
  const partials = openPartialFiles(api.config);

  registerEndpoint(api, create, 'document.send', async ({ params, query, actor, request, reply }) => {
    const { requirement_code, assessment_code } = query;
    const target = { actor, company_code: params.company_code, requirement_code, assessment_code };
    const upload_id = await createUpload(api, partials, { target, headers: request.headers });
    await reply
      .code(201)
      .headers({ ...PROTOCOL, 'tus-max-size': UPLOAD_LIMITS.bytes, location: `/api/uploads/${upload_id}` })
      .send();
  });
  registerEndpoint(api, getUpload, 'document.send', async ({ params: { upload_id }, actor, reply }) => {
    const upload = await getUploadRow(api.db, { upload_id, actor, now: api.clock.now() });
    const { received, length, expires_at, finished_at } = upload;
    reply.headers({ ...PROTOCOL, 'upload-offset': received, 'upload-length': length });
    return { upload_id, received, length, expires_at, is_finished: finished_at !== null };
  });
  registerEndpoint(api, sendChunk, 'document.send', async ({ params: { upload_id }, actor, request, reply }) => {
    const { headers, body: piece } = request;
    const receivedBytes = await appendChunk(api, partials, { upload_id, actor, headers, piece });
    reply.headers({ ...PROTOCOL, 'upload-offset': receivedBytes });
  });
  registerEndpoint(api, removeUpload, 'document.send', async ({ params: { upload_id }, actor, reply }) => {
    await getUploadRow(api.db, { upload_id, actor, now: api.clock.now() });
    await dropUpload(api, partials, upload_id);
    reply.headers(PROTOCOL);
  });

  api.jobs.task('expire_uploads', () => expireUploads(api, partials));
  api.jobs.cron('25 * * * *', 'expire_uploads');
}

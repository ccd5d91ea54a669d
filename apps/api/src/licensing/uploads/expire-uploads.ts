import type { PartialFiles } from '../../platform/bodies/partial-files.ts';
import type { Api } from '../../platform/http/serve.ts';

/** Removes uploads a day after they began, with their received bytes. */
export async function expireUploads({ db, clock }: Pick<Api, 'db' | 'clock'>, partials: PartialFiles): Promise<void> {
  const expiredUploads = await db
    .deleteFrom('upload')
    .where('expires_at', '<=', clock.now().toISOString())
    .returning('upload_id')
    .execute();
  for (const { upload_id } of expiredUploads) await partials.remove(upload_id);
}

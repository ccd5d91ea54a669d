// Queries of uploads that arrive in several pieces (decision 0086).

import type { Selectable } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import type { Tables } from '../../tables/tables.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

export type UploadRow = Selectable<Tables['upload']> & { readonly company_code: string };

interface UploadQuery {
  readonly upload_id: string;
  readonly actor: Actor;
  readonly now: Date; // Expired uploads count as gone before the timer removes them.
}

/** An upload of the requesting person. Refused: missing for another's, an expired one and none. */
export async function getUploadRow(db: Database | Trx, { upload_id, actor, now }: UploadQuery): Promise<UploadRow> {
  const row = await db
    .selectFrom('upload')
    .innerJoin('business', 'business.business_id', 'upload.business_id')
    .selectAll('upload')
    .select('business.company_code')
    .where('upload_id', '=', upload_id)
    .where('account_id', '=', actor.account_id)
    .where('expires_at', '>', now.toISOString())
    .where(whereOwnedBy(actor, 'business'))
    .executeTakeFirst();
  if (row === undefined) throw new Refused('missing', 'resource.missing');
  return row;
}

/** Advances an upload from the start of its piece. Refused: conflict when another piece came first. */
export async function moveUpload(
  trx: Trx,
  { upload_id, received: offset }: UploadRow,
  change: { readonly received: number; readonly finished_at?: Date },
): Promise<void> {
  const upload = await trx
    .updateTable('upload')
    .set(change)
    .where('upload_id', '=', upload_id)
    .where('received', '=', offset)
    .where('finished_at', 'is', null)
    .returning('upload_id')
    .executeTakeFirst();
  if (upload === undefined) throw new Refused('conflict', 'upload.offset');
}

import { isDeepStrictEqual } from 'node:util';

import { type ComplaintChannelsInput, ComplaintChannelsReply } from '@ebpls/contracts';
import * as v from 'valibot';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';

const COMPLAINT_CHANNELS_KEY = 'complaint_channels';

/** Channels for complaints, from the settings. */
export async function getComplaintChannels(db: Database | Trx): Promise<ComplaintChannelsReply> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', COMPLAINT_CHANNELS_KEY)
    .executeTakeFirstOrThrow();
  return v.parse(ComplaintChannelsReply, value);
}

/** Saves the channels for complaints. Saving the same values is no change. */
export async function saveComplaintChannels(
  db: Database,
  actor: Actor,
  after: ComplaintChannelsInput,
): Promise<ComplaintChannelsReply> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('setting')
      .select('key')
      .where('key', '=', COMPLAINT_CHANNELS_KEY)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = await getComplaintChannels(trx);
    if (isDeepStrictEqual(before, after)) return before;
    await trx
      .updateTable('setting')
      .set({ value: JSON.stringify(after) })
      .where('key', '=', COMPLAINT_CHANNELS_KEY)
      .execute();
    await recordAudit(trx, actor, {
      act: 'complaint_channels.save',
      object_kind: 'setting',
      object_id: COMPLAINT_CHANNELS_KEY,
      detail: { before, after },
    });
    return after;
  });
}

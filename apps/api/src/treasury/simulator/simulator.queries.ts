// Query of a published revenue code for the fee simulator.

import type { Ordinance } from '@ebpls/contracts';
import type { InferInput } from 'valibot';

import type { Database } from '../../platform/database/database.ts';

type OrdinanceInput = InferInput<typeof Ordinance>;

/** A published version, with its amounts as text. */
export async function getOrdinanceInput(db: Database, ordinance_version_id: number): Promise<OrdinanceInput> {
  const row = await db
    .selectFrom('ordinance_version')
    .select('content')
    .where('ordinance_version_id', '=', ordinance_version_id)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return row.content as OrdinanceInput; // checked by the schema when it was published and whenever it is read
}

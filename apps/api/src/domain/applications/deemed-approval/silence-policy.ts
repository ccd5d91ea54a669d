// Loads the municipality's settings of deemed approval (RA 11032 s.10).

import { ARTA_CLASSES } from '@ebpls/contracts';
import type { SilencePolicy } from '@ebpls/rules';
import * as v from 'valibot';

import type { Database, Trx } from '../../../platform/database/database.ts';

const WorkingDays = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const StoredPolicy = v.object({
  legal_wd: v.object({ SIMPLE: WorkingDays, COMPLEX: WorkingDays, HIGHLY_TECHNICAL: WorkingDays }),
  excluded_classes: v.array(v.picklist(ARTA_CLASSES)),
  excluded_lines: v.array(v.object({ line: v.string(), source: v.pipe(v.string(), v.nonEmpty()) })),
  order_wd: WorkingDays,
});

/** The municipality's reading of RA 11032 s.10: the setting `silence` (domain reference 3.10a). */
export async function loadSilencePolicy(db: Database | Trx): Promise<SilencePolicy> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'silence')
    .executeTakeFirstOrThrow();
  return v.parse(StoredPolicy, value);
}

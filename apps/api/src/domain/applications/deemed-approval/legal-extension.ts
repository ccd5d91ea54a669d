import type { LegalExtension } from '@ebpls/contracts';

import type { Database, Trx } from '../../../platform/database/database.ts';

/** The written extension of an application's legal days; undefined where none was made (RA 11032 s.9(b)(2)). */
export function findLegalExtension(db: Database | Trx, assessment_id: number): Promise<LegalExtension | undefined> {
  return db
    .selectFrom('legal_extension as e')
    .innerJoin('account as p', 'p.id', 'e.extended_by')
    .select(['e.days', 'e.reason', 'e.extended_on', 'e.former_last_day', 'e.last_day', 'p.full_name as extended_by'])
    .where('e.assessment_id', '=', assessment_id)
    .executeTakeFirst();
}

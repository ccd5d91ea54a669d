// Query of an application by its public number, with the mobile numbers on record for its owner.

import type { ApplicationState, ApplicationType, ClearingOffice } from '@ebpls/contracts';
import { sql } from 'kysely';

import { APPLICATION_PARTS, ENTERED_AT } from '../../domain/application-read/parts/application-parts.ts';
import type { Database } from '../../platform/database/database.ts';

export interface StatusRow {
  readonly assessment_code: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ApplicationState;
  readonly entered_at: string | null;
  readonly done: number;
  readonly all_of_them: number;
  readonly waiting_offices: readonly ClearingOffice[] | null;
  readonly waits_for_owner: boolean;
  /** As they were typed: of the account, proved by a code, and of the registration as filed and as it is now. */
  readonly mobiles: readonly (string | null)[];
}

/** A filed application; a draft has no public number. */
export async function findStatusRow(db: Database, reference_no: string): Promise<StatusRow | undefined> {
  const { rows } = await sql<StatusRow>`
    select
      a.assessment_code, a.application_type, a.tax_year, a.state, ${ENTERED_AT} as entered_at,
      p.done, p.all_of_them, p.waiting_offices, p.waits_for_owner,
      array[
        m.number, o.phone, b.form #>> '{contacts,mobile}', a.snapshot #>> '{form,contacts,mobile}'
      ] as mobiles
    from application a
    join business b using (business_id)
    join account o on o.id = a.owner_id
    left join account_mobile m on m.account_id = o.id
    cross join lateral (${APPLICATION_PARTS}) p
    where a.assessment_code = ${reference_no} and a.state <> 'DRAFT'`.execute(db);
  return rows[0];
}

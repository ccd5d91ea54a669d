// Gives a business a signed permit of an earlier year, in the database, and removes it again.

import type { FiledApplication } from '../owner/payment-steps.ts';
import { withDatabase } from './database.ts';

const FORMER = `
  with former as (
    insert into application (
      assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, snapshot, accepted_at
    )
    select
      'APP-' || $2::int || right(a.assessment_code, 7), a.business_id, a.owner_id, a.brgycode, 'NEW', $2::int, 'ISSUED',
      a.snapshot, make_timestamptz($2::int, 1, 10, 9, 0, 0, 'Asia/Manila')
    from application a
    where a.assessment_code = $1
    returning assessment_id, business_id
  )
  insert into permit (
    permit_no, kind, assessment_id, business_id, state, token, content, expires_on, generated_at, signed_at
  )
  select
    $3, 'PERMIT', f.assessment_id, f.business_id, 'EXPIRED', $3,
    p.content || jsonb_build_object('company_name', b.company_name), make_date($2::int, 12, 31),
    make_timestamptz($2::int, 1, 12, 9, 0, 0, 'Asia/Manila'), make_timestamptz($2::int, 1, 13, 9, 0, 0, 'Asia/Manila')
  from former f
  join business b using (business_id)
  cross join (
    select content from permit where kind = 'PERMIT' and signed_at is not null order by permit_id limit 1
  ) p`;

/** A business whose last signed permit is of an earlier year. Returns the number of that permit. */
export async function stageFormerPermit(application: FiledApplication, tax_year: number): Promise<string> {
  const permit_no = `MP-${tax_year}-${application.company_code.slice(-5)}`;
  await withDatabase(async (db) => {
    await db.query(FORMER, [application.assessment_code, tax_year, permit_no]);
    await db.query("update business set state = 'EXPIRED' where company_code = $1", [application.company_code]);
  });
  return permit_no;
}

/** Withdraws the staged application: the business has filed nothing since its last permit. */
export async function withdrawStaged({ assessment_code }: FiledApplication): Promise<void> {
  await withDatabase((db) =>
    db.query("update application set state = 'WITHDRAWN' where assessment_code = $1", [assessment_code]),
  );
}

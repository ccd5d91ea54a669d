import type { ReplyBody, getAssessment } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';

type ApplicationReply = ReplyBody<typeof getAssessment>;

interface MoneyRow {
  readonly bill_id: number | null;
  readonly permit_no: string | null;
  readonly permit_state: NonNullable<ApplicationReply['permit']>['state'];
  readonly token: string | null;
}

/** The newest bill, permit and provisional permit of an application. */
export async function findIssuedPapers(
  db: Database,
  assessment_id: number,
): Promise<Pick<ApplicationReply, 'bill_id' | 'permit' | 'provisional'>> {
  const [money, provisional] = await Promise.all([findMoney(db, assessment_id), findProvisional(db, assessment_id)]);
  return { ...money, ...(provisional && { provisional }) };
}

function findProvisional(db: Database, assessment_id: number): Promise<ApplicationReply['provisional']> {
  return db
    .selectFrom('permit')
    .select(['permit_no', 'state', 'token', 'expires_on as valid_until'])
    .where('assessment_id', '=', assessment_id)
    .where('kind', '=', 'PROVISIONAL')
    .orderBy('permit_id', 'desc')
    .executeTakeFirst();
}

/** The newest bill and permit of an application. The code of a permit is shown once it is in force. */
async function findMoney(db: Database, assessment_id: number): Promise<Pick<ApplicationReply, 'bill_id' | 'permit'>> {
  const { rows } = await sql<MoneyRow>`
    select
      (select bill_id from bill where assessment_id = a.assessment_id order by version desc limit 1) as bill_id,
      p.permit_no, p.state as permit_state,
      case when p.state in ('GENERATED', 'SIGNED') then null else p.token end as token
    from application a
    left join lateral (
      select *
      from permit
      where assessment_id = a.assessment_id and kind <> 'PROVISIONAL'
      order by permit_id desc
      limit 1
    ) p on true
    where a.assessment_id = ${assessment_id}::bigint`.execute(db);
  const row = rows[0];
  if (row === undefined) return { bill_id: null, permit: null };
  return {
    bill_id: row.bill_id,
    permit: row.permit_no === null ? null : { permit_no: row.permit_no, state: row.permit_state, token: row.token },
  };
}

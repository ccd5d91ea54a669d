import { computeAppealDay, type CalendarDay, type Holidays, toManilaDay, TIME_LIMITS } from '@ebpls/rules';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { ContestedDecision } from './appeals.queries.ts';

const AppealDays = v.object({ decided_wd: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** A decision that can still be appealed, with the last day for it. */
export interface AppealableDecision extends ContestedDecision {
  readonly appeal_by: CalendarDay;
}

interface AppealContext {
  readonly today: CalendarDay;
  readonly rows: { readonly holidays: Holidays };
}

/**
 * Decisions that the owner of a business can appeal on a day: a refusal or a sanction in force that was not appealed
 * before and whose days are not over. An office’s refusal counts only while its application is with the offices: an
 * ended application is appealed as a whole.
 */
export async function listAppealable(
  db: Database | Trx,
  business_id: number,
  { today, rows: { holidays } }: AppealContext,
): Promise<AppealableDecision[]> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'appeals')
    .executeTakeFirstOrThrow();
  const { decided_wd } = v.parse(AppealDays, value);
  return (await listContested(db, business_id))
    .map((one) => {
      const days = one.against === 'clearance' ? TIME_LIMITS.appeal_wd : decided_wd;
      return { ...one, appeal_by: computeAppealDay(toManilaDay(one.contested_at), holidays, days) };
    })
    .filter(({ appeal_by }) => today <= appeal_by);
}

const REFUSED_CLEARANCES = sql`
  select
    'clearance' as against, c.clearance_id::text as reference, c.office,
    case when c.office = 'barangay' then c.brgycode end as brgycode, c.decided_by as contested_by,
    c.decided_at as contested_at, concat_ws(' — ', nullif(c.ground, ''), nullif(c.remarks, '')) as contested_reason,
    c.assessment_id, a.assessment_code, c.clearance_id, null::bigint as sanction_id
  from clearance c
  join application a using (assessment_id)
  where a.state = 'IN_CLEARANCE' and c.state = 'REJECTED'`;

const REFUSED_APPLICATIONS = sql`
  select
    'application', a.assessment_code, 'bplo', null, t.actor_id, t.at, t.note, a.assessment_id, a.assessment_code,
    null, null
  from application a
  cross join lateral (
    select e.actor_id, e.at, e.note
    from timeline e
    where e.assessment_id = a.assessment_id and e.act in ('reject', 'disapprove_closure')
    order by e.timeline_id desc
    limit 1
  ) t
  where a.state = 'REJECTED'`;

const SANCTIONS = sql`
  select
    'sanction', s.sanction_no, s.office, s.brgycode, s.decided_by, s.decided_at, s.decision, null, null, null,
    s.sanction_id
  from sanction s
  where s.state in ('SUSPENDED', 'COMPLIED', 'REVOKED')`;

async function listContested(db: Database | Trx, business_id: number): Promise<ContestedDecision[]> {
  const { rows } = await sql<ContestedDecision>`
    with decided as (
      ${REFUSED_CLEARANCES} and a.business_id = ${business_id}::bigint
      union all
      ${REFUSED_APPLICATIONS} and a.business_id = ${business_id}::bigint
      union all
      ${SANCTIONS} and s.business_id = ${business_id}::bigint
    )
    select d.*
    from decided d
    where not exists (
      select
      from appeal p
      where p.contested_at = d.contested_at
        and p.assessment_id is not distinct from d.assessment_id
        and p.clearance_id is not distinct from d.clearance_id
        and p.sanction_id is not distinct from d.sanction_id
    )
    order by d.contested_at desc`.execute(db);
  return rows;
}

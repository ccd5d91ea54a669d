// SQL expressions about an application that several lists select.

import { APPLICATION_STATES } from '@ebpls/contracts';
import { applicationMachine, CLEARED_STATES } from '@ebpls/rules';
import { sql } from 'kysely';

import { BLOCKER_COLUMNS } from './blocker.ts';

/** Acts that lead into each state: the last one in the history is the entry into that state. */
const ENTERED_BY = JSON.stringify(
  Object.fromEntries(
    APPLICATION_STATES.map((state) => [
      state,
      applicationMachine.moves.filter(({ to }) => to === state).map(({ act }) => act),
    ]),
  ),
);
/** Time of entry of `application a` into its state. */
export const ENTERED_AT = sql`
  (
    select max(e.at)
    from timeline e
    where e.assessment_id = a.assessment_id and (${ENTERED_BY}::jsonb -> a.state) ? e.act
  )`;

/** Combined state of the clearances of `application a`. */
export const APPLICATION_PARTS = sql`
  select
    count(*) filter (where state = any(${CLEARED_STATES}::text[]))::int as done, count(*)::int as all_of_them,
    coalesce(max(paused_days), 0) as paused_days,
    case
      when not exists (select from appeal p where p.assessment_id = a.assessment_id and p.state = 'FILED')
      then max(decided_at) filter (where state = 'REJECTED')
    end as refused_at,
    min(paused_at) filter (where state = 'FOR_COMPLIANCE') as stopped_at, ${BLOCKER_COLUMNS}
  from clearance
  where assessment_id = a.assessment_id and state <> 'CANCELLED'`;
/** Whether a visit found the business of `application a` closed. */
export const IS_FOUND_CLOSED = sql`
  a.application_type = 'RETIREMENT' and coalesce((
    select v.outcome = 'CLOSED'
    from closing_visit v
    where v.assessment_id = a.assessment_id
    order by v.visit_id desc
    limit 1
  ), false)`;
/** The newest permit of `application a`. */
export const NEWEST_PAPER = sql`
  select generated_by, case when state = 'ACTIVE' then signed_by end as signed_by
  from permit
  where assessment_id = a.assessment_id and kind <> 'PROVISIONAL'
  order by permit_id desc
  limit 1`;

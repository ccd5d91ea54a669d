import type { Answer, ApplicationType, CLEARANCE_VIEWS, ClearanceState, listClearances } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../database.ts';
import type { Actor } from '../identity/actor.ts';
import type { CaseReader } from '../licensing/case-reader.ts';
import { daysUsedByOffice } from './clocks.ts';

type View = (typeof CLEARANCE_VIEWS)[number];

/** A part of an application as an office's queue reads it. */
export interface QueuedPart {
  readonly clearance_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly barangay_name: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ClearanceState;
  readonly due_on: string | null;
  readonly days_limit: number;
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string | null;
  readonly remarks: string;
  readonly assigned_to: number | null;
  readonly assigned_name: string | null;
  readonly inspection_at: string | null;
}

/** The parts that this person's office or barangay works on. */
export function partsOfOffice({ office, brgycode }: Actor): RawBuilder<boolean> {
  if (office === undefined || (office === 'barangay' && brgycode === undefined)) return sql`false`;
  return office === 'barangay' ? sql`c.office = 'barangay' and c.brgycode = ${brgycode}` : sql`c.office = ${office}`;
}

/** Establishments relevant to an office, as a condition on `business b`: those it was ever asked to clear; the licensing office keeps them all. */
export function relevantTo({ role, office }: Actor): RawBuilder<boolean> {
  if (role === 'bplo') return sql`true`;
  return sql`exists (select from application a join clearance c using (assessment_id) where a.business_id = b.business_id and c.office = ${office ?? ''})`;
}

const ON_DESK: readonly ClearanceState[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];
const UNCLAIMED: readonly ClearanceState[] = ['PENDING', 'RECALLED'];
const DECIDED: readonly ClearanceState[] = [
  'APPROVED',
  'CONDITIONALLY_APPROVED',
  'DEEMED_APPROVED',
  'REJECTED',
  'NOT_REQUIRED',
];

function inView(view: View, actor: Actor): RawBuilder<boolean> {
  if (view === 'mine') return sql`c.state = any(${ON_DESK}::text[]) and c.assigned_to = ${actor.account_id}::bigint`;
  const states: Record<Exclude<View, 'mine'>, readonly ClearanceState[]> = {
    open: ON_DESK,
    unclaimed: UNCLAIMED,
    with_owner: ['FOR_COMPLIANCE'],
    decided: DECIDED,
  };
  return sql`c.state = any(${states[view]}::text[])`;
}

export const NO_DUE_DAY = sql.lit('9999-12-31');

interface Asked {
  readonly view: View;
  readonly pattern: string | null;
  readonly after: readonly [string, number] | undefined;
  readonly limit: number;
}

/** One page of an office's queue: what is due first comes first, what was decided last comes first. */
export async function listQueue(
  db: Database,
  actor: Actor,
  { view, pattern, after, limit }: Asked,
): Promise<QueuedPart[]> {
  const isDecided = view === 'decided';
  const key = sql`coalesce(c.due_on, ${NO_DUE_DAY}::date)`;
  const place: RawBuilder<unknown> =
    after === undefined
      ? sql`true`
      : isDecided
        ? sql`c.clearance_id < ${after[1]}::bigint`
        : sql`(${key}, c.clearance_id) > (${after[0]}::date, ${after[1]}::bigint)`;
  const matching: RawBuilder<unknown> =
    pattern === null
      ? sql`true`
      : sql`(lower(b.company_name) like ${pattern} or lower(b.company_code) like ${pattern} or lower(a.assessment_code) like ${pattern})`;
  const { rows } = await sql<QueuedPart>`
    select c.clearance_id, a.assessment_code, b.company_code, b.company_name, g.name as barangay_name, a.application_type, a.tax_year, c.state, c.due_on, c.days_limit, c.received_at, c.paused_at,
      c.paused_days, c.decided_at, c.remarks, c.assigned_to, w.firstname || ' ' || w.lastname as assigned_name,
      (select i.scheduled_at from inspection i where i.clearance_id = c.clearance_id and i.result is null order by i.inspection_id desc limit 1) as inspection_at
    from clearance c join application a using (assessment_id) join business b using (business_id) join barangay g on g.brgycode = c.brgycode left join account w on w.id = c.assigned_to
    where ${partsOfOffice(actor)} and ${inView(view, actor)} and ${place} and ${matching}
    order by ${isDecided ? sql`c.clearance_id desc` : sql`${key}, c.clearance_id`} limit ${limit}`.execute(db);
  return rows;
}

/** How many cases each view holds. */
export async function countQueue(db: Database, actor: Actor): Promise<Record<View, number>> {
  const { rows } = await sql<Record<View, number>>`
    select count(*) filter (where ${inView('open', actor)}) as open, count(*) filter (where ${inView('mine', actor)}) as mine, count(*) filter (where ${inView('unclaimed', actor)}) as unclaimed,
      count(*) filter (where ${inView('with_owner', actor)}) as with_owner, count(*) filter (where ${inView('decided', actor)}) as decided
    from clearance c where ${partsOfOffice(actor)}`.execute(db);
  return rows[0] ?? { open: 0, mine: 0, unclaimed: 0, with_owner: 0, decided: 0 };
}

type Row = Answer<typeof listClearances>['data'][number];

/** One row of a queue as it travels. */
export function queuedOnWire(part: QueuedPart, { actor, rows, today }: CaseReader): Row {
  const {
    received_at: _received,
    paused_at,
    paused_days: _paused,
    decided_at,
    remarks: _remarks,
    assigned_to,
    ...row
  } = part;
  return {
    ...row,
    days_used: daysUsedByOffice(part, today, rows.holidays),
    is_paused: paused_at !== null && decided_at === null,
    is_mine: assigned_to === actor.account_id,
    flags: flagsOf(part, today),
  };
}

/** Words of the catalogue that a clerk must not miss. */
function flagsOf(
  { state, due_on, decided_at, paused_at, remarks, inspection_at }: QueuedPart,
  today: string,
): string[] {
  if (decided_at !== null) return [];
  const flags: string[] = [];
  if (paused_at === null && due_on !== null && due_on < today) flags.push('overdue');
  if (paused_at === null && due_on === today) flags.push('due_today');
  if (state === 'UNDER_REVIEW' && remarks !== '') flags.push('resubmitted');
  if (inspection_at !== null) flags.push('inspection');
  return flags;
}

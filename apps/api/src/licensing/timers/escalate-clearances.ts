import type { ClearingOffice } from '@ebpls/contracts';
import { type ClockStage, getClockStage, isWorkingDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { countOfficeDays } from '../../domain/applications/used-days.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { mailHeads } from '../../domain/applications/notices/staff-mails.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { IS_WITH_OFFICES } from '../../domain/access/office-conditions.ts';

interface RunningPart {
  readonly clearance_id: number;
  readonly assessment_id: number;
  readonly office: ClearingOffice;
  readonly received_at: string;
  readonly due_on: string;
  readonly days_limit: number;
  readonly paused_days: number;
}

const SELECT_RUNNING_PARTS = sql`
  select
    c.clearance_id, c.assessment_id, c.office, c.received_at, c.due_on, c.days_limit, c.paused_days
  from clearance c
  join application a using (assessment_id)
  where c.state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE')
    and c.paused_at is null
    and c.due_on is not null
    and ${IS_WITH_OFFICES}`;

/**
 * T4 before its end: the head of an office is notified when half and four fifths of the days of a clearance are used, once
 * each, on working days. After its last day the part counts as late and `watchLateClearances` reports it.
 */
export async function escalateClearances(api: Api): Promise<void> {
  const today = api.clock.today();
  const { holidays } = await loadReferenceRows(api.db);
  if (!isWorkingDay(today, holidays)) return;
  const { rows } =
    await sql<RunningPart>`${SELECT_RUNNING_PARTS} and c.due_on >= ${today}::date order by c.clearance_id`.execute(
      api.db,
    );
  const stages = new Map(rows.map((part) => [part.clearance_id, computeStage(part, today, holidays)]));
  const clearanceIds = [...stages].flatMap(([id, stage]) => (stage === undefined ? [] : [id]));
  const applicationByClearance = new Map(rows.map(({ clearance_id, assessment_id }) => [clearance_id, assessment_id]));
  await runForEachCase(api, clearanceIds, (tx, id) =>
    escalateClearance(tx, { clearance_id: id, assessment_id: applicationByClearance.get(id) ?? 0 }),
  );
}

type Holidays = Parameters<typeof countOfficeDays>[2];

function computeStage(part: RunningPart, today: string, holidays: Holidays): ClockStage | undefined {
  const usedDays = countOfficeDays({ ...part, paused_at: null, decided_at: null }, today, holidays);
  return getClockStage(usedDays, part.days_limit);
}

/** Checked again under the lock: another worker may have sent it, or the office have decided meanwhile. */
async function escalateClearance(
  tx: Transaction,
  { clearance_id, assessment_id }: Pick<RunningPart, 'clearance_id' | 'assessment_id'>,
): Promise<void> {
  const { trx, today, rows } = tx;
  const application = await lockApplicationById(tx, assessment_id);
  const result =
    await sql<RunningPart>`${SELECT_RUNNING_PARTS} and c.clearance_id = ${clearance_id}::bigint for update of c`.execute(
      trx,
    );
  const [part] = result.rows;
  const stage = part && computeStage(part, today, rows.holidays);
  if (!part || stage === undefined || part.due_on < today) return;
  const occasion = { timer: 'T4', object_kind: 'clearance', object_id: clearance_id, occasion: stage } as const;
  if (!(await isFirstOccasion(tx, occasion))) return;
  await mailHeads(tx, application, {
    template: 'part_running',
    office: part.office,
    params: { due_on: part.due_on, percent: stage },
    path: `/${part.office}/request/clearances?case=${clearance_id}`,
  });
}

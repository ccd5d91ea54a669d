// Schedules the visit of an office and records its result.

import type { VisitResult } from '@ebpls/contracts';
import { type ClearanceAct, computeCorrectionDay, isWorkingDay } from '@ebpls/rules';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { createInspectionNo } from '../../domain/applications/case-numbers.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { AnsweredItem } from '../../tables/offices/visits.ts';
import { listVisits, type VisitRow } from './clearances.queries.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  openClearance,
  type OpenClearance,
  getOfficeActor,
} from './move-clearance.ts';
import type { Clearance } from './find-clearance.ts';

/** A visit is moved at most twice (row C2). */
export const MAX_VISIT_MOVES = 2;
// The premises were closed at the second visit: the owner has to act (row C5).
const MAX_NO_SHOWS = 2;

interface PlannedInspection {
  readonly scheduled_on: string;
  readonly scheduled_time: string;
  readonly inspectors: string;
}

/**
 * Row C2: sets or moves the day of a visit. Refused: invalid for a day that is today or past, not a working day or
 * after the office's due day; conflict when it was moved twice.
 */
export async function scheduleInspection(
  tx: ActorTransaction,
  clearance_id: number,
  input: PlannedInspection,
): Promise<ClearanceMoveReply> {
  const { trx, actor, now } = tx;
  const open = await openClearance(tx, clearance_id);
  const { clearance } = open;
  checkClearanceMove(clearance, { act: 'schedule_inspection', as: getOfficeActor(actor) });
  assertInspectionDay(clearance, input, tx);
  const scheduled_at = new Date(`${input.scheduled_on}T${input.scheduled_time}:00+08:00`);
  const plannedVisit = (await listVisits(trx, clearance_id)).find(({ result }) => result === null);
  // The same day requested again is the same request: no move is used and nobody is mailed twice.
  if (plannedVisit && isSameVisit(plannedVisit, scheduled_at, input))
    return { clearance_id, state: clearance.state, clearance_no: clearance.clearance_no };
  if (plannedVisit) await moveVisit(tx, plannedVisit, { scheduled_at, inspectors: input.inspectors });
  else {
    const inspection_no = await createInspectionNo(tx);
    await trx
      .insertInto('inspection')
      .values({ inspection_no, clearance_id, scheduled_at, inspectors: input.inspectors, created_at: now })
      .execute();
  }
  const moment = `${input.scheduled_on} ${input.scheduled_time}`;
  return moveClearance(tx, open, {
    act: 'schedule_inspection',
    as: getOfficeActor(actor),
    params: { when: moment },
    mail: { template: 'inspection_set', params: { when: moment, inspectors: input.inspectors } },
  });
}

function assertInspectionDay(
  { due_on }: Clearance,
  { scheduled_on }: PlannedInspection,
  { today, rows }: ActorTransaction,
): void {
  const key = findDayProblem(scheduled_on, { today, due_on, is_open: isWorkingDay(scheduled_on, rows.holidays) });
  if (key) throw new Refused('invalid', 'request.invalid', { fields: { scheduled_on: key } });
}

function findDayProblem(
  day: string,
  limits: { today: string; due_on: string | null; is_open: boolean },
): MessageKey | undefined {
  if (day <= limits.today) return 'inspection.too_early';
  if (!limits.is_open) return 'inspection.closed_day';
  // An office that is late already may still visit; otherwise it may not plan a visit after its due day.
  return limits.due_on !== null && limits.due_on > limits.today && day > limits.due_on
    ? 'inspection.too_late'
    : undefined;
}

function isSameVisit(visit: VisitRow, scheduled_at: Date, { inspectors }: PlannedInspection): boolean {
  return new Date(visit.scheduled_at).getTime() === scheduled_at.getTime() && visit.inspectors === inspectors;
}

async function moveVisit(
  { trx }: ActorTransaction,
  visit: VisitRow,
  to: { scheduled_at: Date; inspectors: string },
): Promise<void> {
  if (visit.times_moved >= MAX_VISIT_MOVES) throw new Refused('conflict', 'inspection.moved_twice');
  await trx
    .updateTable('inspection')
    .set({ ...to, times_moved: visit.times_moved + 1 })
    .where('inspection_id', '=', visit.inspection_id)
    .execute();
}

const ACT_OF_RESULT = {
  PASSED: 'pass_inspection',
  FAILED: 'fail_inspection',
  REFUSED: 'record_refusal',
  NO_SHOW: 'fail_inspection',
} as const satisfies Record<VisitResult, ClearanceAct>;

interface InspectionFindings {
  readonly result: VisitResult;
  readonly findings: string;
  /** Time of the visit, where that is not now, and the checked items. */
  readonly visited_at?: Date;
  readonly checklist?: readonly AnsweredItem[];
}

/**
 * Rows C3 to C5: result of the visit. A failed or refused visit goes back to the owner with a day to correct; so does a
 * second visit to closed premises. Refused: conflict when no visit is planned.
 */
export async function recordInspection(
  tx: ActorTransaction,
  clearance_id: number,
  findings: InspectionFindings,
): Promise<ClearanceMoveReply> {
  const { trx, actor, now, today } = tx;
  const open = await openClearance(tx, clearance_id);
  checkClearanceMove(open.clearance, {
    act: ACT_OF_RESULT[findings.result],
    as: getOfficeActor(actor),
  });
  const visits = await listVisits(trx, clearance_id);
  const visit = visits.find(({ result }) => result === null);
  if (!visit) throw new Refused('conflict', 'inspection.none_planned');
  const next_on = findings.result === 'FAILED' || findings.result === 'REFUSED' ? computeCorrectionDay(today) : null;
  await trx
    .updateTable('inspection')
    .set({
      result: findings.result,
      findings: findings.findings,
      visited_at: findings.visited_at ?? now,
      checklist: JSON.stringify(findings.checklist ?? []),
      next_on,
    })
    .where('inspection_id', '=', visit.inspection_id)
    .execute();

  if (findings.result === 'PASSED')
    return moveClearance(tx, open, {
      act: 'pass_inspection',
      as: getOfficeActor(actor),
      note: findings.findings,
      params: { inspection_no: visit.inspection_no },
    });
  const noShows = visits.filter(({ result }) => result === 'NO_SHOW').length + 1;
  if (findings.result === 'NO_SHOW' && noShows < MAX_NO_SHOWS) return recordAbsence(tx, open, findings);
  return returnToOwner(tx, open, { ...findings, inspection_no: visit.inspection_no });
}

/** The first visit to closed premises changes no state: another day is set. */
async function recordAbsence(
  tx: ActorTransaction,
  { clearance, application }: OpenClearance,
  { findings }: InspectionFindings,
): Promise<ClearanceMoveReply> {
  const { clearance_id, office } = clearance;
  await recordAct(tx, application, {
    history: { act: 'clearance.no_show', office, note: findings },
    audit: { act: 'clearance.no_show', object_kind: 'clearance', object_id: clearance_id },
    offices: [office],
  });
  return { clearance_id, state: clearance.state, clearance_no: clearance.clearance_no };
}

async function returnToOwner(
  tx: ActorTransaction,
  open: OpenClearance,
  { findings, result, inspection_no }: InspectionFindings & { inspection_no: string },
): Promise<ClearanceMoveReply> {
  const set = { remarks: findings, requested_documents: [], paused_at: tx.now };
  const as = result === 'NO_SHOW' ? 'system' : getOfficeActor(tx.actor);
  return moveClearance(tx, open, {
    act: ACT_OF_RESULT[result],
    as,
    set,
    note: findings,
    params: { inspection_no },
    mail: {
      template: result === 'REFUSED' ? 'inspection_refused' : 'clearance_returned',
      params: { remarks: findings },
    },
  });
}

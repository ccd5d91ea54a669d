// Moves the visit of an office to another day at the owner's request (decision 0122).

import { type ReplyBody, type requestAnotherDay as askEndpoint, formatDayInWords } from '@ebpls/contracts';
import {
  addWorkingDays,
  computeDayCapacity,
  toManilaDay,
  formatManilaStamp,
  canRequestAnotherDay,
  type OfficeDays,
  listOtherDays,
  countPutOffDays,
} from '@ebpls/rules';
import { sql } from 'kysely';

import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { moveDueDay } from '../clearances/resubmit-clearance.ts';
import { refuseUnlessInClearance } from '../clearances/move-clearance.ts';
import { findPausedUntil } from '../pauses/pauses.queries.ts';
import { listColleagues } from './assign-visit.ts';
import { insertVisitMove } from '../notices/visit-events.ts';
import { countPlannedVisits, getVisitedPlace, toPlannedVisit, type VisitedPlace } from './visits.queries.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { type Clearance, lockClearance } from '../clearances/find-clearance.ts';

interface AnotherDay {
  readonly day: string;
  readonly reason: string;
}

/**
 * The owner requests another day, which the office's calendar grants at once (decision 0122). A later day stops the
 * clock of the office for the working days between. Refused: missing (another's), conflict (visited, decided, requested
 * before, or from the day of the visit on), invalid at `day` (closed, full, too late, or a day on which the owner has
 * declared the business closed).
 */
export async function moveVisitForOwner(
  tx: ActorTransaction,
  inspection_no: string,
  { day, reason }: AnotherDay,
): Promise<ReplyBody<typeof askEndpoint>> {
  const { trx, actor, now, today } = tx;
  const own = whereOwnedBy(actor, 'a');
  const { assessment_id, clearance_id } = await getVisitedPlace(trx, inspection_no, own);
  const application = await lockApplicationById(tx, assessment_id);
  const clearance = await lockClearance(trx, clearance_id, own);
  if (!clearance) throw new Refused('missing', 'resource.missing');
  refuseUnlessInClearance(clearance, application);
  if (clearance.state !== 'INSPECTION_SCHEDULED') throw new Refused('conflict', 'visit.not_open');
  const visit = await getVisitedPlace(trx, inspection_no, own);
  if (!canRequestAnotherDay(toPlannedVisit(visit), today))
    throw new Refused('conflict', visit.moved_by_owner_at === null ? 'visit.late_request' : 'visit.requested');
  await refuseUnavailableDay(tx, visit, day);

  const time = formatManilaStamp(visit.scheduled_at).slice(11, 16);
  const scheduled_at = new Date(`${day}T${time}:00+08:00`);
  await trx
    .updateTable('inspection')
    .set({ scheduled_at, moved_by_owner_at: now, moved_reason: reason })
    .where('inspection_id', '=', visit.inspection_id)
    .execute();
  await postponeDueDay(tx, clearance, { planned_on: toManilaDay(visit.scheduled_at), day });
  const moment = `${day} ${time}`;
  await recordAct(tx, application, {
    history: { act: 'clearance.visit_moved', office: visit.office, note: reason, params: { when: moment } },
    audit: {
      act: 'clearance.visit_moved',
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { inspection_no, from: visit.scheduled_at, to: scheduled_at.toISOString() },
    },
    offices: [visit.office],
    mail: { template: 'inspection_set', params: { when: moment, inspectors: visit.inspectors }, office: visit.office },
  });
  await insertVisitMove(tx, visit, day);
  return { inspection_no, scheduled_at: scheduled_at.toISOString() };
}

/** The office's calendar as the rules read it. */
export async function loadOfficeDays(
  db: Database | Trx,
  { today, rows }: Pick<ActorTransaction, 'today' | 'rows'>,
  visit: VisitedPlace,
): Promise<OfficeDays> {
  const [plannedVisits, colleagues] = await Promise.all([
    countPlannedVisits(db, visit, today),
    listColleagues(db, visit),
  ]);
  return {
    today,
    holidays: rows.holidays,
    plannedVisits,
    day_capacity: computeDayCapacity(colleagues.length),
  };
}

async function refuseUnavailableDay(tx: ActorTransaction, visit: VisitedPlace, day: string): Promise<void> {
  const { trx, actor } = tx;
  const place = visit.office === 'barangay' ? visit.brgycode : visit.office;
  // Serializes two owners who request the last place of a day.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${place}`}, 0))`.execute(trx);
  if (!listOtherDays(toPlannedVisit(visit), await loadOfficeDays(trx, tx, visit)).includes(day))
    throw new Refused('invalid', 'visit.day_not_free', { fields: { day: 'visit.day_not_free' } });
  const closedUntil = await findPausedUntil(trx, visit.business_id, day);
  if (closedUntil !== undefined)
    throw new Refused('invalid', 'visit.closed_then', {
      fields: { day: 'visit.closed_then' },
      params: { day: formatDayInWords(closedUntil, actor.locale) },
    });
}

/** Moves the due day of the office by the working days that the owner used. */
async function postponeDueDay(
  tx: ActorTransaction,
  { clearance_id, assessment_id, paused_days, received_at, days_limit }: Clearance,
  { planned_on, day }: { readonly planned_on: string; readonly day: string },
): Promise<void> {
  const { trx, rows } = tx;
  const days = countPutOffDays(planned_on, day, rows.holidays);
  if (days === 0) return;
  const pausedDays = paused_days + days;
  await trx
    .updateTable('clearance')
    .set({
      paused_days: pausedDays,
      due_on: addWorkingDays(toManilaDay(received_at), days_limit + pausedDays, rows.holidays),
      updated_at: tx.now,
    })
    .where('clearance_id', '=', clearance_id)
    .execute();
  await moveDueDay(tx, assessment_id);
}

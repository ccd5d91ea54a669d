// Loads the calendar of an office's visits.

import type { ReplyBody, getVisitCalendar } from '@ebpls/contracts';
import { toClosedDays, computeDayCapacity, listWeeksOfMonth } from '@ebpls/rules';

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listColleagues } from './assign-visit.ts';
import { countVisitsBetween, listVisitsBetween, toVisitReply } from './visits.queries.ts';

interface CalendarPlace {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

/** A month of the office's visits, with those of the requested day, else of today. */
export async function loadVisitCalendar(
  { db, clock, actor }: CalendarPlace,
  requestedDay: string | undefined,
): Promise<ReplyBody<typeof getVisitCalendar>> {
  const today = clock.today();
  const day = requestedDay ?? today;
  const weeks = listWeeksOfMonth(day);
  const span = { from: weeks[0]?.[0] ?? day, until: weeks.at(-1)?.[6] ?? day };
  const { office = 'bplo', brgycode = '' } = actor;
  const [days, visits, inspectors, closedDays] = await Promise.all([
    countVisitsBetween(db, actor, span),
    listVisitsBetween(db, actor, { from: day, until: day }),
    listColleagues(db, { office, brgycode }),
    listClosed(db, span),
  ]);
  const data = visits.map((visit) => toVisitReply(visit, today));
  return {
    today,
    day,
    weeks,
    days,
    closed: closedDays,
    data,
    inspectors,
    day_capacity: computeDayCapacity(inspectors.length),
  };
}

/** The holidays of a span on which the offices are closed; a special working day is not one of them. */
async function listClosed(db: Database, { from, until }: { readonly from: string; readonly until: string }) {
  const rows = await db
    .selectFrom('holiday')
    .select(['day', 'name', 'kind'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .execute();
  const closedDays = toClosedDays(rows);
  return rows.filter(({ day }) => closedDays.has(day)).map(({ day, name }) => ({ day, name }));
}

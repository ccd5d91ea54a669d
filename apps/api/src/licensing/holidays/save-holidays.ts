import { isDeepStrictEqual } from 'node:util';

import type { HolidayInput, MovedClocks } from '@ebpls/contracts';
import { toClosedDays, recountDueDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { isInYear, listDays, listRunningClocks, type RunningClock } from './holidays.queries.ts';

const MAX_NAMED_CLOCKS = 20; // Number of moved clocks that are named.

interface MovedClock extends RunningClock {
  readonly moves_to: string;
}

/** Effect of the list of a year on the running clocks. Refused: invalid at a day of another year, or twice. */
export async function computeHolidayEffect(
  tx: ActorTransaction,
  year: number,
  days: readonly HolidayInput[],
): Promise<MovedClocks> {
  refuseWrongDays(year, days);
  const { moved } = await findMovedDeadlines(tx, year, days);
  return toMovedClocksReply(tx, moved);
}

/**
 * Replaces the list of that year. Every running clock keeps its working days and ends by the new calendar; printed
 * days, promises and decisions stay. Saving the same list is no change.
 */
export async function saveHolidays(
  tx: ActorTransaction,
  year: number,
  days: readonly HolidayInput[],
): Promise<MovedClocks> {
  refuseWrongDays(year, days);
  const { trx, actor } = tx;
  // One list at a time: two concurrent saves would count from the same former days.
  await sql`lock table holiday in exclusive mode`.execute(trx);
  const { former, moved } = await findMovedDeadlines(tx, year, days);
  if (isDeepStrictEqual(former, sortDays(days))) return toMovedClocksReply(tx, []);
  await trx
    .deleteFrom('holiday')
    .where(sql<boolean>`extract(year from day) = ${year}`)
    .execute();
  if (days.length > 0)
    await trx
      .insertInto('holiday')
      .values([...days])
      .execute();
  await moveClocks(tx, moved);
  await recordAudit(trx, actor, {
    act: 'holiday.save',
    object_kind: 'holiday',
    object_id: year,
    detail: { before: former, after: days, moved: moved.length },
  });
  return toMovedClocksReply(tx, moved);
}

const sortDays = (days: readonly HolidayInput[]): HolidayInput[] =>
  days.toSorted((one, other) => one.day.localeCompare(other.day));

function refuseWrongDays(year: number, days: readonly HolidayInput[]): void {
  const seenDays = new Set<string>();
  for (const [place, { day }] of days.entries()) {
    if (!isInYear(day, year)) throw createYearRefusal(place, year);
    if (seenDays.has(day)) throw createFieldRefusal(`days.${place}.day`, 'holiday.duplicate');
    seenDays.add(day);
  }
}

function createYearRefusal(place: number, year: number): Refused {
  const fields = { [`days.${place}.day`]: 'holiday.other_year' } as const;
  return new Refused('invalid', 'request.invalid', { fields, params: { year } });
}

async function findMovedDeadlines({ trx }: ActorTransaction, year: number, days: readonly HolidayInput[]) {
  const all = await listDays(trx);
  const [before, after] = [
    toClosedDays(all),
    toClosedDays([...all.filter(({ day }) => !isInYear(day, year)), ...days]),
  ];
  const clocks = await listRunningClocks(trx);
  const movedClocks = clocks.flatMap((clock): MovedClock[] => {
    const moves_to = recountDueDay({ from: clock.started_on, due: clock.due_on }, before, after);
    return moves_to === clock.due_on ? [] : [{ ...clock, moves_to }];
  });
  return { former: all.filter(({ day }) => isInYear(day, year)), moved: movedClocks };
}

/** The application first, as in every act on a case, so that no two wait for each other. */
async function moveClocks({ trx }: ActorTransaction, movedClocks: readonly MovedClock[]): Promise<void> {
  const byCase = movedClocks.toSorted(
    (one, other) => one.assessment_id - other.assessment_id || (one.clearance_id ?? 0) - (other.clearance_id ?? 0),
  );
  for (const { assessment_id, clearance_id, due_on, moves_to } of byCase) {
    const due = { due_on: moves_to };
    const applicationUpdate = trx.updateTable('application').set(due).where('assessment_id', '=', assessment_id);
    const clearanceUpdate = trx
      .updateTable('clearance')
      .set(due)
      .where('clearance_id', '=', clearance_id ?? 0);
    // A clock moved meanwhile was computed from the present clock.
    await (clearance_id === null
      ? applicationUpdate.where('due_on', '=', due_on).execute()
      : clearanceUpdate.where('due_on', '=', due_on).execute());
  }
}

function toMovedClocksReply({ rows, actor }: ActorTransaction, movedClocks: readonly MovedClock[]): MovedClocks {
  const laterCount = movedClocks.filter(({ due_on, moves_to }) => moves_to > due_on).length;
  return {
    later: laterCount,
    earlier: movedClocks.length - laterCount,
    rows: movedClocks.slice(0, MAX_NAMED_CLOCKS).map(({ assessment_code, company_name, office, due_on, moves_to }) => {
      const title = office && rows.offices.get(office)?.title;
      return {
        assessment_code,
        company_name,
        ...(office && { office: title ? getLocaleText(title, actor.locale) : office }),
        before: due_on,
        after: moves_to,
      };
    }),
  };
}

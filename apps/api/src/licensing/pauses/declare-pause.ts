import {
  type ReplyBody,
  type declarePause as declarePauseEndpoint,
  formatDayInWords,
  type EndpointInput,
} from '@ebpls/contracts';
import { addDays, toManilaDay, getPauseState, findPauseProblem, arePausesOverlapping, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { listUnpaidOrders } from '../../domain/ledger/due/year-order.ts';
import { findPermitInForceEnd } from '../permits/permit-in-force.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { type LockedBusiness, lockBusiness } from '../assessments/assessments.queries.ts';
import { listBusinessPauses, PAUSE_COLUMNS, type PauseRow, toPauseReply } from './pauses.queries.ts';
import { insertPauseEvent } from './pause-events.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

type PauseInput = EndpointInput<typeof declarePauseEndpoint>['body'];

const MAX_PAUSES_A_YEAR = 24; // Closures of a business in a year; the municipality is notified of each.

/**
 * The owner closes a business for some days (decision 0079). Its debts and the offices' right to inspect stay
 * unchanged. Refused: missing (another's business), invalid at the day, conflict (no permit in force, an overdue
 * amount, a visit planned on one of the days, or days that another closure covers).
 */
export async function declarePause(
  tx: ActorTransaction,
  company_code: string,
  days: PauseInput,
): Promise<ReplyBody<typeof declarePauseEndpoint>> {
  const { trx, actor, now, today } = tx;
  const business = await lockBusiness(trx, company_code, { whose: whereOwnedBy(actor, 'b'), today });
  if (!business) throw new Refused('missing', 'resource.missing');
  const permit_until = await findPermitEnd(tx, business);
  if (permit_until === undefined) throw new Refused('conflict', 'pause.no_permit');
  refuseDays(tx, days, permit_until);
  await refuseOverdue(tx, business);
  await refuseVisit(tx, business, days);
  await refuseOverlap(tx, business, days);
  const pause = await trx
    .insertInto('business_pause')
    .values({ ...days, business_id: business.business_id, declared_by: actor.account_id, declared_at: now })
    .returning(PAUSE_COLUMNS)
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, {
    act: 'business.pause',
    object_kind: 'business',
    object_id: business.business_id,
    detail: { pause_id: pause.pause_id, ...days },
  });
  await insertPauseEvent(tx, pause, 'business_paused');
  return toPauseReply(pause, today);
}

/** The last day of the year's permit of an open business; undefined when none can be closed temporarily. */
export async function findPermitEnd(
  tx: Pick<Transaction, 'trx' | 'today'>,
  { business_id, state }: Pick<LockedBusiness, 'business_id' | 'state'>,
): Promise<string | undefined> {
  if (state !== 'ACTIVE') return undefined;
  return findPermitInForceEnd(tx, business_id);
}

function refuseDays({ today, actor }: ActorTransaction, days: PauseInput, permit_until: string): void {
  const problem = findPauseProblem(days, { today, permit_until });
  if (problem)
    throw new Refused('invalid', problem.key, {
      fields: { [problem.field]: problem.key },
      params: { day: formatDayInWords(permit_until, actor.locale) },
    });
}

/** A closure does not hide a debt: amounts due before today are paid first. Refused: conflict, naming the orders. */
async function refuseOverdue({ trx, today }: ActorTransaction, { business_id }: LockedBusiness): Promise<void> {
  const overdue = await listUnpaidOrders(trx, { business_id, tax_year: getYear(today) }, addDays(today, -1));
  if (overdue.length === 0) return;
  throw new Refused('conflict', 'pause.bills_unpaid', {
    params: { orders: overdue.map(({ top_no }) => top_no).join(', ') },
  });
}

/** A closure does not cancel a planned visit either. Refused: conflict, naming its day. */
async function refuseVisit(
  { trx, actor }: ActorTransaction,
  { business_id }: LockedBusiness,
  { closed_from, closed_until }: PauseInput,
): Promise<void> {
  const { rows } = await sql<{ scheduled_at: string }>`
    select i.scheduled_at
    from inspection i
    join clearance c using (clearance_id)
    join application a using (assessment_id)
    where a.business_id = ${business_id}::bigint
      and i.result is null
      and c.state = 'INSPECTION_SCHEDULED'
    order by i.scheduled_at`.execute(trx);
  const day = rows
    .map(({ scheduled_at }) => toManilaDay(scheduled_at))
    .find((visitDay) => visitDay >= closed_from && visitDay <= closed_until);
  if (day !== undefined)
    throw new Refused('conflict', 'pause.visit_planned', { params: { day: formatDayInWords(day, actor.locale) } });
}

async function refuseOverlap(
  { trx, today, actor }: ActorTransaction,
  { business_id }: LockedBusiness,
  days: PauseInput,
): Promise<void> {
  const pauses: readonly PauseRow[] = await listBusinessPauses(trx, business_id);
  const open = pauses.filter((pause) => ['DECLARED', 'CLOSED'].includes(getPauseState(today, pause)));
  const other = open.find((pause) => arePausesOverlapping(pause, days));
  if (other) {
    const [from, until] = [other.closed_from, other.closed_until].map((day) => formatDayInWords(day, actor.locale));
    throw new Refused('conflict', 'pause.overlaps', { params: { from: from ?? '', until: until ?? '' } });
  }
  const pausesOfYear = pauses.filter(({ declared_at }) => getYear(toManilaDay(declared_at)) === getYear(today));
  if (pausesOfYear.length >= MAX_PAUSES_A_YEAR) throw new Refused('conflict', 'pause.too_many');
}

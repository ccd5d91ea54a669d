// Checks a special event of a business before its temporary permit is filed (decision 0079).

import { type BusinessChange, type BusinessChangeInput, formatDayInWords } from '@ebpls/contracts';
import { checkEventDays, areEventsColliding } from '@ebpls/rules';
import { sql } from 'kysely';

import { findPermitInForceEnd } from '../permits/permit-in-force.ts';
import { findStandingFacts, toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { getTemporaryPolicy } from '../../domain/applications/cases/allowed-changes.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';

type Event = Extract<BusinessChange, { kind: 'SPECIAL' }>;

const MAX_OPEN_EVENTS = 10; // Open events of a business at a time; each needs a clearance of every office.

/**
 * An event that its owner files fits the permit of the year, the revenue code and the other events of the business,
 * which is locked (decision 0079). Refused: invalid at the day, conflict when no permit is in force, none is granted
 * here, or the place is taken on one of the days.
 */
export async function refuseEvent(tx: ActorTransaction, application: ApplicationRow, event: Event): Promise<void> {
  const permit_until = await getPermitInForce(tx, application);
  const { is_charged, days_at_most } = getTemporaryPolicy(tx.rows, application.tax_year);
  if (!is_charged) throw new Refused('conflict', 'event.not_granted_here');
  const problem = checkEventDays(event, { today: tx.today, permit_until, days_at_most });
  if (problem)
    throw new Refused('invalid', problem.key, {
      fields: { [`change.${problem.field}`]: problem.key },
      params: { days: days_at_most, day: formatDayInWords(permit_until, tx.actor.locale) },
    });
  await refuseTakenPlace(tx, application, event);
}

/** The last day of the year's permit of an open business. Refused: conflict. */
async function getPermitInForce(tx: Transaction, { business_id, business_state }: ApplicationRow): Promise<string> {
  const facts = await findStandingFacts(tx.trx, business_id, toStandingDay(tx.today, tx.rows));
  if (business_state !== 'ACTIVE' || facts?.has_overdue === true)
    throw new Refused('conflict', 'change.business_stopped');
  const until = await findPermitInForceEnd(tx, business_id);
  if (until === undefined) throw new Refused('conflict', 'change.no_permit_in_force');
  return until;
}

interface OtherEvent {
  readonly assessment_code: string;
  readonly is_open: boolean;
  readonly change: Extract<BusinessChangeInput, { kind: 'SPECIAL' }>;
}

async function refuseTakenPlace(
  { trx }: Transaction,
  { business_id, assessment_id }: ApplicationRow,
  event: Event,
): Promise<void> {
  const { rows } = await sql<OtherEvent>`
    select a.assessment_code, a.state <> 'ISSUED' as is_open, a.change
    from application a
    where a.business_id = ${business_id}::bigint
      and a.assessment_id <> ${assessment_id}::bigint
      and a.application_type = 'SPECIAL'
      and a.state not in ('DRAFT', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
    order by a.assessment_id`.execute(trx);
  const collision = rows.find((other) => areEventsColliding(event, other.change));
  if (collision)
    throw new Refused('conflict', 'event.place_occupied', {
      fields: { 'change.starts_on': 'event.place_occupied' },
      params: { assessment_code: collision.assessment_code },
    });
  if (rows.filter(({ is_open }) => is_open).length >= MAX_OPEN_EVENTS) throw new Refused('conflict', 'event.too_many');
}

/** A permit for past days would permit nothing. Refused: conflict. */
export function refuseEventOver({ today }: Pick<Transaction, 'today'>, { change }: ApplicationRow): void {
  if (change?.kind === 'SPECIAL' && change.ends_on < today) throw new Refused('conflict', 'event.ended');
}

/** At the signature the business is still open and the permit of its year in force. Refused: conflict. */
export async function refuseEventWithoutPermit(tx: Transaction, application: ApplicationRow): Promise<void> {
  refuseEventOver(tx, application);
  const { state } = await tx.trx
    .selectFrom('business')
    .select('state')
    .where('business_id', '=', application.business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await getPermitInForce(tx, { ...application, business_state: state });
}

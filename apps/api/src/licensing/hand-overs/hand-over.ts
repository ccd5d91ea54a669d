import {
  formatPersonName,
  type ReplyBody,
  type handOverClearances as handOverEndpoint,
  type listColleagues as listEndpoint,
  type EndpointInput,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type MailReader, listStaff, selectOfficeStaff } from '../../domain/notifications/notify.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { moveClearance, openClearance, type OpenClearance, getOfficeActor } from '../clearances/move-clearance.ts';
import { clearancesHandedOver, type HandedOverCase } from './hand-over-events.ts';
import { whereOfficeClearances, IS_WITH_OFFICES } from '../../domain/access/office-conditions.ts';

type HandOverInput = EndpointInput<typeof handOverEndpoint>['body'];

const MAX_HANDED_CASES = 200; // Maximum of cases in one request; a clerk with more cases repeats it.

/**
 * Moves all cases of a person to a colleague of the same desk, or to the queue; a business of the colleague's own goes
 * to the queue in any case. Refused: invalid for a person who is not at this desk.
 */
export async function handOverClearances(
  tx: ActorTransaction,
  { to_account_id, note }: HandOverInput,
): Promise<ReplyBody<typeof handOverEndpoint>> {
  const colleague = to_account_id === null ? undefined : await getColleague(tx, to_account_id);
  const counts = { over: 0, to_queue: 0 };
  const cases: HandedOverCase[] = [];
  for (const clearanceId of await listOwnClaims(tx)) {
    const open = await openClearance(tx, clearanceId);
    if (colleague && !open.clearance.owner_ids.includes(colleague.account_id)) {
      cases.push(await assignClearance(tx, open, { to: colleague.account_id, note }));
      counts.over += 1;
    } else {
      cases.push(...(await moveToQueue(tx, open, note)));
      counts.to_queue += 1;
    }
  }
  await insertHandOver(
    tx,
    cases,
    colleague && counts.over > 0 ? { ...colleague, cases: counts.over, note } : undefined,
  );
  return { handed_over: counts.over, to_queue: counts.to_queue };
}

/** The colleagues of a person's office, or of the barangay. */
async function listColleagues({ trx, actor }: Pick<ActorTransaction, 'trx' | 'actor'>): Promise<MailReader[]> {
  const { office, brgycode = '', account_id } = actor;
  if (office === undefined || (office === 'barangay' && brgycode === '')) return [];
  return (await listStaff(trx, selectOfficeStaff(office, brgycode))).filter((one) => one.account_id !== account_id);
}

/** The same with the whole name, for a list of choices. */
export async function listNamedColleagues(tx: ActorTransaction): Promise<ReplyBody<typeof listEndpoint>> {
  const ids = (await listColleagues(tx)).map(({ account_id }) => account_id);
  if (ids.length === 0) return { data: [] };
  const accounts = await tx.trx
    .selectFrom('account')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', ids)
    .orderBy('firstname')
    .orderBy('lastname')
    .orderBy('id')
    .execute();
  return {
    data: accounts.map(({ id, firstname, lastname }) => ({
      account_id: id,
      name: formatPersonName({ firstname, lastname }),
    })),
  };
}

async function getColleague(tx: ActorTransaction, account_id: number): Promise<MailReader> {
  const colleague = (await listColleagues(tx)).find((one) => one.account_id === account_id);
  if (colleague) return colleague;
  throw new Refused('invalid', 'request.invalid', { fields: { to_account_id: 'handover.colleague' } });
}

/** Locks applications in the order of every act. A case that was decided a moment ago is not handed over. */
async function listOwnClaims({ trx, actor }: ActorTransaction): Promise<number[]> {
  const { rows } = await sql<{ clearance_id: number }>`
    select c.clearance_id
    from clearance c
    join application a using (assessment_id)
    where ${whereOfficeClearances(actor)}
      and c.assigned_to = ${actor.account_id}::bigint
      and c.state in ('UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE')
      and c.held_until is null
      and ${IS_WITH_OFFICES}
    order by c.assessment_id, c.clearance_id
    limit ${MAX_HANDED_CASES}`.execute(trx);
  return rows.map(({ clearance_id }) => clearance_id);
}

interface HandOverTarget {
  readonly to: Actor['account_id'] | null;
  readonly note: string;
}

async function assignClearance(
  { trx, actor, now }: ActorTransaction,
  { clearance, application }: OpenClearance,
  { to, note }: HandOverTarget,
): Promise<HandedOverCase> {
  await trx
    .updateTable('clearance')
    .set({ assigned_to: to, updated_at: now })
    .where('clearance_id', '=', clearance.clearance_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'clearance.hand_over',
    object_kind: 'clearance',
    object_id: clearance.clearance_id,
    detail: { to, note },
  });
  const { office, assessment_code } = clearance;
  return { office, brgycode: application.brgycode, assessment_code };
}

/**
 * A case that waits for a visit or for its owner keeps its state: only a case under review can be claimed again, and
 * its move has an event of its own.
 */
async function moveToQueue(tx: ActorTransaction, open: OpenClearance, note: string): Promise<HandedOverCase[]> {
  if (open.clearance.state !== 'UNDER_REVIEW') return [await assignClearance(tx, open, { to: null, note })];
  await moveClearance(tx, open, {
    act: 'give_back',
    as: getOfficeActor(tx.actor),
    set: { assigned_to: null },
    note,
  });
  return [];
}

async function insertHandOver(
  tx: ActorTransaction,
  cases: readonly HandedOverCase[],
  receiver: (MailReader & { readonly cases: number; readonly note: string }) | undefined,
): Promise<void> {
  if (cases.length === 0) return;
  const { office } = tx.actor;
  if (receiver === undefined || office === undefined) return insertEvent(tx, clearancesHandedOver, { cases });
  const { account_id, role_id, cases: caseCount, note } = receiver;
  return insertEvent(tx, clearancesHandedOver, {
    cases,
    colleague: { account_id, role_id, office, cases: caseCount, note },
  });
}

// Reopens the case whose decision a granted appeal reversed.

import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import { clearApprovedApplication } from '../../domain/applications/clear-application.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { clearancePending } from '../../domain/applications/application-events.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { refuseWhileOpen } from '../../domain/applications/cases/open-applications.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { moveDueDay } from '../clearances/resubmit-clearance.ts';
import { moveClearance } from '../clearances/move-clearance.ts';
import { toUndecidedClocks } from '../recalls/recall-clearance.ts';
import { overturnSanction } from '../sanctions/decide-sanction.ts';
import { lockSanction } from '../sanctions/sanctions.queries.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';
import { type Clearance, lockClearance } from '../clearances/find-clearance.ts';

/**
 * Row C13: the office that refused decides again. Refused: conflict when the application left the offices meanwhile.
 */
export async function reopenClearance(
  tx: ActorTransaction,
  application: ApplicationRow,
  { clearance_id, contested_at }: { readonly clearance_id: number; readonly contested_at: string },
): Promise<void> {
  const clearance = await lockClearance(tx.trx, clearance_id, sql<boolean>`true`);
  if (!clearance || clearance.state !== 'REJECTED' || clearance.decided_at !== contested_at)
    throw new Refused('conflict', 'appeal.moved_on');
  if (application.state !== 'IN_CLEARANCE') throw new Refused('conflict', 'appeal.moved_on');
  await recallClearanceDecision(tx, application, clearance);
  await moveDueDay(tx, application.assessment_id);
}

async function recallClearanceDecision(
  tx: ActorTransaction,
  application: ApplicationRow,
  clearance: Clearance,
): Promise<void> {
  const { office, clearance_id, assigned_to } = clearance;
  const set = { ...toUndecidedClocks(clearance, tx), assigned_to };
  await moveClearance(tx, { clearance, application }, { act: 'grant_appeal', as: 'admin', set });
  await insertEvent(tx, clearancePending, {
    assessment_id: application.assessment_id,
    clearance_id,
    office,
    kind: 'clearance_again',
  });
}

/**
 * Rows A23 and A24: submitted again when no office had started, else with its offices: an office that refused decides
 * again (C13), a clearance that ended with the application waits again (C19), an approval stays. Refused: conflict when
 * it is not refused any more, or another application of the business is open.
 */
export async function reopenApplication(
  tx: ActorTransaction,
  application: ApplicationRow,
  contested_at: string,
): Promise<void> {
  const { assessment_id, business_id, application_type, accepted_at } = application;
  if (application.state !== 'REJECTED') throw new Refused('conflict', 'appeal.moved_on');
  await refuseWhileOpen(tx, application);
  if (application_type === 'RETIREMENT') await moveBusiness(tx, business_id, { act: 'file_retirement', as: 'bplo' });
  if (accepted_at === null) {
    // The licensing office has its day to review again (T1).
    const set = { decided_at: null, submitted_at: tx.now };
    await moveApplication(tx, application, { act: 'reopen_filing', as: 'system', set });
    return;
  }
  const set = { decided_at: null };
  const reopenedApplication = await moveApplication(tx, application, { act: 'reopen_offices', as: 'system', set });
  for (const clearance_id of await listEndedClearances(tx, assessment_id, contested_at)) {
    const clearance = await lockClearance(tx.trx, clearance_id, sql<boolean>`true`);
    if (clearance?.state === 'REJECTED') await recallClearanceDecision(tx, reopenedApplication, clearance);
    else if (clearance) await requeueClearance(tx, reopenedApplication, clearance);
  }
  await moveDueDay(tx, assessment_id);
  await clearApprovedApplication({ ...tx, actor: undefined }, assessment_id);
}

async function requeueClearance(
  tx: ActorTransaction,
  application: ApplicationRow,
  clearance: Clearance,
): Promise<void> {
  const { office, clearance_id } = clearance;
  const set = toUndecidedClocks(clearance, tx);
  await moveClearance(tx, { clearance, application }, { act: 'restore', as: 'system', set });
  await insertEvent(tx, clearancePending, {
    assessment_id: application.assessment_id,
    clearance_id,
    office,
    kind: 'clearance_again',
  });
}

/** Clearances that were refused, and those that ended in the moment of the refusal. */
async function listEndedClearances(
  { trx }: ActorTransaction,
  assessment_id: number,
  contested_at: string,
): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('clearance')
    .select('clearance_id')
    .where('assessment_id', '=', assessment_id)
    .where((where) =>
      where.or([
        where('state', '=', 'REJECTED'),
        where.and([where('state', '=', 'CANCELLED'), where('decided_at', '=', contested_at)]),
      ]),
    )
    .orderBy('clearance_id')
    .execute();
  return rows.map(({ clearance_id }) => clearance_id);
}

/**
 * Row S10: the sanction ends as if it had been dismissed. Refused: conflict when another decision was made since, or
 * the business retired.
 */
export async function reopenSanction(
  tx: ActorTransaction,
  { sanction_id, contested_at }: { readonly sanction_id: number; readonly contested_at: string },
): Promise<void> {
  const sanction = await lockSanction(tx.trx, sanction_id);
  const isInForce = sanction && ['SUSPENDED', 'COMPLIED', 'REVOKED'].includes(sanction.state);
  if (!isInForce || sanction.decided_at !== contested_at) throw new Refused('conflict', 'appeal.moved_on');
  await overturnSanction(tx, sanction);
}

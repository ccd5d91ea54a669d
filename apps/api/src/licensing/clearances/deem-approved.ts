import { isWorkingDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { recordDeemed } from '../../domain/application-views/deemed.ts';
import { findStanding, groundOfSilence, silenceStopsAt } from '../../domain/application-views/silence.ts';
import { clearanceExpiry, clearWhenAllGood } from '../../domain/applications/clear-application.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { nextClearanceNo } from '../../domain/applications/numbers.ts';
import { requirementsOf } from '../../domain/cases/requirements.ts';
import { findPapers } from '../../domain/papers/find-papers.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { onEachCase } from '../../domain/transactions/each-case.ts';
import { lockClearance } from './clearances.queries.ts';
import { checkClearanceMove, moveClearance, type OpenClearance } from './move-clearance.ts';
import { tellDeemed, tellLate } from './tell-late.ts';

/**
 * T4, T5 and T5f (domain reference 3.9): an office that kept silent past its legal day has approved, with the ground of
 * the law, where the papers are complete and no unpaid inspection is the law; else its head is told. On working days
 * only; days with the owner do not count.
 */
export async function deemApproved(api: Api): Promise<void> {
  const today = api.clock.today();
  if (!isWorkingDay(today, (await referenceRows(api.db)).holidays)) return;
  const { rows } = await sql<{ clearance_id: number }>`
    select c.clearance_id
    from clearance c
    join application a using (assessment_id)
    where c.state in ('PENDING', 'UNDER_REVIEW')
      and c.paused_at is null
      and c.held_until is null
      and c.due_on < ${today}::date
      and a.state = 'IN_CLEARANCE'
    order by c.clearance_id`.execute(api.db);
  await onEachCase(
    api,
    rows.map(({ clearance_id }) => clearance_id),
    deemOrTell,
  );
}

async function deemOrTell(tx: Transaction, clearance_id: number): Promise<void> {
  const open = await openLate(tx, clearance_id);
  if (!open) return;
  if (!(await isApprovedBySilence(tx, open))) return tellLate(tx, open);
  const { clearance, application } = open;
  const clearance_no = clearance.clearance_no ?? (await nextClearanceNo(tx, clearance.office));
  const ground = groundOfSilence(clearance.office);
  const set = {
    clearance_no,
    ground,
    expires_on: clearanceExpiry(tx, clearance.office, application),
    decided_at: tx.now,
  };
  checkClearanceMove(clearance, { act: 'deem_approved', as: 'system' });
  await recordDeemed(tx, clearance, ground);
  await moveClearance(tx, open, { act: 'deem_approved', as: 'system', set, note: ground, params: { clearance_no } });
  await tellDeemed(tx, open, { clearance_no, ground });
  await clearWhenAllGood(tx, clearance.assessment_id);
}

/** The clearance with its application, locked, when it is still late. */
async function openLate(tx: Transaction, clearance_id: number): Promise<OpenClearance | undefined> {
  const { trx, today } = tx;
  const found = await trx
    .selectFrom('clearance')
    .select('assessment_id')
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  const application = await lockApplicationById(tx, found.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, sql<boolean>`true`);
  if (
    !clearance ||
    application.state !== 'IN_CLEARANCE' ||
    (clearance.state !== 'PENDING' && clearance.state !== 'UNDER_REVIEW')
  )
    return undefined;
  if (clearance.held_decision !== null) return undefined;
  return clearance.paused_at === null && clearance.due_on !== null && clearance.due_on < today
    ? { clearance, application }
    : undefined;
}

async function isApprovedBySilence(
  { trx, rows, today }: Transaction,
  { clearance, application }: OpenClearance,
): Promise<boolean> {
  const required = await requirementsOf(trx, { application, rows, today, former: undefined });
  const sent = await findPapers(trx, application, { rows, today });
  const standing = await findStanding(trx, application);
  return silenceStopsAt(clearance.office, { application, required, sent, standing, rows, today }) === null;
}

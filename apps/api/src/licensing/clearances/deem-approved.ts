import { isWorkingDay, mayBeDeemedApproved, mustInspect } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { clearanceExpiry, clearWhenAllGood } from '../../domain/applications/clear-application.ts';
import { factsOf } from '../../domain/cases/facts.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { nextClearanceNo } from '../../domain/applications/numbers.ts';
import { requirementsOf, missingRequirements } from '../../domain/cases/requirements.ts';
import { findPapers } from '../../domain/papers/find-papers.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { onEachCase } from '../../domain/transactions/each-case.ts';
import { lockClearance } from './clearances.queries.ts';
import { checkClearanceMove, moveClearance, type OpenClearance } from './move-clearance.ts';
import { tellDeemed, tellLate } from './tell-late.ts';

const BARANGAY_GROUND = 'LGC s.152(c)';
const LAW_GROUND = 'RA 11032 s.10';

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
  const ground = clearance.office === 'barangay' ? BARANGAY_GROUND : LAW_GROUND;
  const set = {
    clearance_no,
    ground,
    expires_on: clearanceExpiry(tx, clearance.office, application),
    decided_at: tx.now,
  };
  checkClearanceMove(clearance, { act: 'deem_approved', as: 'system' });
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
  return clearance.paused_at === null && clearance.due_on !== null && clearance.due_on < today
    ? { clearance, application }
    : undefined;
}

async function isApprovedBySilence(
  { trx, rows, today }: Transaction,
  { clearance, application }: OpenClearance,
): Promise<boolean> {
  const required = await requirementsOf(trx, { application, rows, today, former: undefined });
  const own = required.filter(({ verified_by }) => verified_by.includes(clearance.office));
  if (missingRequirements(own, await findPapers(trx, application, { rows, today }), []).length > 0) return false;
  const facts = rows.offices.get(clearance.office);
  return mayBeDeemedApproved({
    office: clearance.office,
    inspection_required: facts !== undefined && mustInspect(factsOf({ application, rows, today }), facts),
    ...(await standingOf({ trx }, application)),
  });
}

async function standingOf(
  { trx }: Pick<Transaction, 'trx'>,
  { assessment_id, business_id, tax_year }: OpenClearance['application'],
): Promise<{ fee_paid: boolean; on_negative_list: boolean }> {
  const { rows } = await sql<{ fee_paid: boolean; on_negative_list: boolean }>`
    select
      exists (
        select
        from receipt r
        join payment p using (payment_id)
        join bill b using (bill_id)
        where b.assessment_id = ${assessment_id}::bigint and r.state = 'ISSUED'
      ) as fee_paid,
      exists (
        select from fire_negative_list where business_id = ${business_id}::bigint and tax_year = ${tax_year}
      ) as on_negative_list`.execute(trx);
  return rows[0] ?? { fee_paid: false, on_negative_list: true };
}

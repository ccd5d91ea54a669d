import { claimLapsesOn, isWorkingDay, toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';
import * as v from 'valibot';

import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { moveClearance } from '../clearances/move-clearance.ts';
import { lockClearance } from '../clearances/find-clearance.ts';
import { IS_WITH_OFFICES } from '../../domain/access/office-conditions.ts';

const DeskClaims = v.object({ untouched_wd: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/**
 * Row C18: a claimed case that nobody touched for the working days of the setting `desk_claims` returns to the queue,
 * as when the clerk had returned it. On working days only; a case with a planned visit or with its owner keeps its
 * clerk.
 */
export async function lapseClaims(api: Api): Promise<void> {
  const { holidays } = await loadReferenceRows(api.db);
  const today = api.clock.today();
  if (!isWorkingDay(today, holidays)) return;
  const untouchedWorkingDays = await getUntouchedDays(api.db);
  const hasLapsed = ({ touched_at }: TouchedClaim): boolean =>
    claimLapsesOn(toManilaDay(touched_at), untouchedWorkingDays, holidays) <= today;
  const claims = (await listClaims(api.db)).filter(hasLapsed);
  await runForEachCase(
    api,
    claims.map(({ clearance_id }) => clearance_id),
    (tx, clearance_id) => lapseClaim(tx, clearance_id, hasLapsed),
  );
}

async function getUntouchedDays(db: Database): Promise<number> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'desk_claims')
    .executeTakeFirstOrThrow();
  return v.parse(DeskClaims, value).untouched_wd;
}

interface TouchedClaim {
  readonly clearance_id: number;
  readonly assessment_id: number;
  readonly touched_at: string;
}

/**
 * Claimed cases with the time of their office's last act: a move, an answer of its checklist, a paper reviewed by the
 * clerk who has it, or an act in its history.
 */
async function listClaims(db: Database | Trx, clearance_id?: number): Promise<TouchedClaim[]> {
  const { rows } = await sql<TouchedClaim>`
    select
      c.clearance_id, c.assessment_id,
      greatest(
        c.updated_at,
        (select max(k.answered_at) from checklist_answer k where k.clearance_id = c.clearance_id),
        (
          select max(d.judged_at)
          from document_use u
          join document d using (document_id)
          where u.assessment_id = c.assessment_id and d.judged_by = c.assigned_to
        ),
        (
          select max(t.at)
          from timeline t
          where t.assessment_id = c.assessment_id and t.office = c.office and t.actor_id = c.assigned_to
        )
      ) as touched_at
    from clearance c
    join application a using (assessment_id)
    where c.state = 'UNDER_REVIEW'
      and c.assigned_to is not null
      and c.held_until is null
      and ${IS_WITH_OFFICES}
      and (${clearance_id ?? null}::bigint is null or c.clearance_id = ${clearance_id ?? null}::bigint)
    order by c.clearance_id`.execute(db);
  return rows;
}

async function lapseClaim(
  tx: Transaction,
  clearance_id: number,
  hasLapsed: (claim: TouchedClaim) => boolean,
): Promise<void> {
  const [claimRow] = await listClaims(tx.trx, clearance_id);
  if (!claimRow) return;
  const application = await lockApplicationById(tx, claimRow.assessment_id);
  const clearance = await lockClearance(tx.trx, clearance_id, sql<boolean>`true`);
  // Touched or decided while this transaction waited for the lock.
  const [claim] = await listClaims(tx.trx, clearance_id);
  if (!clearance || !claim || !hasLapsed(claim)) return;
  await moveClearance(tx, { clearance, application }, { act: 'lapse_claim', as: 'system', set: { assigned_to: null } });
}

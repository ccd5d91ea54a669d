import { isWorkingDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { caseEscalated } from '../../domain/applications/application-events.ts';
import { clearApprovedApplication } from '../../domain/applications/clear-application.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findLateRule, type LateRule } from '../../domain/applications/deemed-approval/late-rule.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { moveClearance, type OpenClearance, getClearancePath } from '../clearances/move-clearance.ts';
import { lockClearance } from '../clearances/find-clearance.ts';
import { IS_WITH_OFFICES } from '../../domain/access/office-conditions.ts';

/**
 * T4, T5 and T5f (domain reference 3.9): a clearance whose last day has passed is reported to its head, without a decision.
 * Two have a rule of their own: the barangay's is passed over, a fire renewal follows the list of the bureau. On
 * working days; days with the owner do not count.
 */
export async function watchLateClearances(api: Api): Promise<void> {
  const today = api.clock.today();
  if (!isWorkingDay(today, (await loadReferenceRows(api.db)).holidays)) return;
  const { rows } = await sql<{ clearance_id: number }>`
    select c.clearance_id
    from clearance c
    join application a using (assessment_id)
    where c.state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE')
      and c.paused_at is null
      and c.held_until is null
      and c.due_on < ${today}::date
      and ${IS_WITH_OFFICES}
    order by c.clearance_id`.execute(api.db);
  await runForEachCase(
    api,
    rows.map(({ clearance_id }) => clearance_id),
    decideOrReport,
  );
}

/** A part with the owner is among them while its clock runs: nothing on its list was requested. */
const RUNNING_STATES: readonly string[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE'];

async function decideOrReport(tx: Transaction, clearance_id: number): Promise<void> {
  const open = await lockLatePart(tx, clearance_id);
  if (open === undefined) return;
  const rule = await findLateRule(tx.trx, { ...open, today: tx.today });
  if (rule === undefined) return reportLatePart(tx, open);
  await applyLateRule(tx, open, rule);
  await clearApprovedApplication(tx, open.clearance.assessment_id);
}

/** The part with its application, locked, when it is still late. */
async function lockLatePart(tx: Transaction, clearance_id: number): Promise<OpenClearance | undefined> {
  const { trx, today } = tx;
  const lateClearance = await trx
    .selectFrom('clearance')
    .select('assessment_id')
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  const application = await lockApplicationById(tx, lateClearance.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, sql<boolean>`true`);
  if (!clearance || clearance.held_decision !== null || clearance.paused_at !== null) return undefined;
  const isOpen = RUNNING_STATES.includes(clearance.state);
  const isLate = clearance.due_on !== null && clearance.due_on < today;
  return isOpen && isLate ? { clearance, application } : undefined;
}

/** Neither rule issues a number; its ground is stored with the part. */
async function applyLateRule(tx: Transaction, open: OpenClearance, { act, ground }: LateRule): Promise<void> {
  await moveClearance(tx, open, {
    act,
    as: 'system',
    set: { ground, decided_at: tx.now },
    note: ground,
    mail: { template: act === 'pass_over' ? 'part_passed_over' : 'part_cleared_by_list', params: { ground } },
  });
  await insertEvent(tx, caseEscalated, {
    assessment_id: open.application.assessment_id,
    audience: 'office',
    mails: [
      {
        template: act === 'pass_over' ? 'part_not_issued' : 'part_listed',
        office: open.clearance.office,
        params: { ground },
        path: getClearancePath(open),
      },
    ],
  });
}

/** A late part is reported once for each day by which it was due. */
async function reportLatePart(tx: Transaction, open: OpenClearance): Promise<void> {
  const { clearance, application } = open;
  const due_on = clearance.due_on ?? tx.today;
  const occasion = {
    timer: 'T4',
    object_kind: 'clearance',
    object_id: clearance.clearance_id,
    occasion: due_on,
  } as const;
  if (!(await isFirstOccasion(tx, occasion))) return;
  await insertEvent(tx, caseEscalated, {
    assessment_id: application.assessment_id,
    audience: 'office',
    mails: [
      {
        template: 'part_late',
        office: clearance.office,
        params: { due_on },
        path: getClearancePath(open),
      },
    ],
  });
}

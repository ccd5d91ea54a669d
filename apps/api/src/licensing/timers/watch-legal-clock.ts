// Notifies the licensing office when the legal days of a case run out (T3, RA 11032).

import type { ArtaClass } from '@ebpls/contracts';
import { isWorkingDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { getApplicationCode, lockApplicationById } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { getDaysLimit, countApplicationDays } from '../../domain/applications/used-days.ts';
import { mailLicensing } from '../../domain/applications/notices/staff-mails.ts';

/** While the owner has to pay, the municipality's clock is stopped (RA 11032: from complete papers and fees paid). */
const ON_THE_CLOCK = ['ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'PAID', 'FOR_SIGNATURE'];
const STAGES = [
  { name: 'over', isReached: (share: number) => share > 1 },
  { name: '80', isReached: (share: number) => share >= 0.8 },
  { name: '50', isReached: (share: number) => share >= 0.5 },
] as const;

interface RunningCase {
  readonly assessment_id: number;
  readonly arta_class: ArtaClass;
  readonly accepted_at: string;
  readonly decided_at: string | null;
  readonly paused_days: number;
}

/**
 * T3 (domain reference 3.9): the licensing office is notified when half and four fifths of the legal days of a case are
 * used, and when they are over. Once each, on working days.
 */
export async function watchLegalClock(api: Api): Promise<void> {
  const today = api.clock.today();
  const { holidays } = await loadReferenceRows(api.db);
  if (!isWorkingDay(today, holidays)) return;
  const { rows } = await sql<RunningCase>`
    select
      a.assessment_id, a.arta_class, a.accepted_at, a.decided_at,
      coalesce((select max(c.paused_days) from clearance c where c.assessment_id = a.assessment_id), 0) as paused_days
    from application a
    where a.state = any(${ON_THE_CLOCK}::text[]) and a.accepted_at is not null and a.arta_class is not null
    order by a.assessment_id`.execute(api.db);
  const stages = new Map(
    rows.map((row) => [
      row.assessment_id,
      STAGES.find(({ isReached }) =>
        isReached(countApplicationDays(row, today, holidays) / getDaysLimit(row.arta_class)),
      )?.name,
    ]),
  );
  const dueIds = [...stages].flatMap(([id, stage]) => (stage === undefined ? [] : [id]));
  await runForEachCase(api, dueIds, (tx, id) => notifyOfStage(tx, id, stages.get(id) ?? 'over'));
}

async function notifyOfStage(
  tx: Transaction,
  assessment_id: number,
  stage: (typeof STAGES)[number]['name'],
): Promise<void> {
  if (
    !(await isFirstOccasion(tx, { timer: 'T3', object_kind: 'application', object_id: assessment_id, occasion: stage }))
  )
    return;
  const application = await lockApplicationById(tx, assessment_id);
  const params = { due_on: application.due_on ?? tx.today, percent: stage };
  await mailLicensing(tx, application, {
    template: stage === 'over' ? 'clock_over' : 'clock_running',
    params,
    path: `/bplo/request/clearances?case=${getApplicationCode(application)}`,
  });
}

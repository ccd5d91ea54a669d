import { isWorkingDay, toManilaDay, computeReleaseDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { getApplicationCode, lockApplicationById } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { mailLicensing } from '../../domain/applications/notices/staff-mails.ts';

/**
 * T6 (domain reference 3.9): a paid application that is not released within a working day is reported, without a
 * decision: silence decides after the legal days alone (`applySilence`).
 */
export async function reportUnreleasedPermits(api: Api): Promise<void> {
  const today = api.clock.today();
  const { holidays } = await loadReferenceRows(api.db);
  if (!isWorkingDay(today, holidays)) return;
  const { rows } = await sql<{ assessment_id: number; paid_at: string }>`
    select
      a.assessment_id,
      (
        select max(t.at)
        from timeline t
        where t.assessment_id = a.assessment_id and t.act in ('post_payment', 'complete_payment')
      ) as paid_at
    from application a
    where a.state = 'PAID'
    order by a.assessment_id`.execute(api.db);
  const latePermits = rows.filter(
    ({ paid_at }) => paid_at !== null && today > computeReleaseDay(toManilaDay(paid_at), holidays),
  );
  await runForEachCase(
    api,
    latePermits.map(({ assessment_id }) => assessment_id),
    reportLate,
  );
}

async function reportLate(tx: Transaction, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (application.state !== 'PAID') return;
  if (
    !(await isFirstOccasion(tx, {
      timer: 'T6',
      object_kind: 'application',
      object_id: assessment_id,
      occasion: 'late',
    }))
  )
    return;
  await mailLicensing(tx, application, {
    template: 'release_late',
    path: `/bplo/request/clearances?case=${getApplicationCode(application)}`,
  });
}

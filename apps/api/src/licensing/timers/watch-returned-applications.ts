import { toManilaDay, computeResubmitDeadline, listResubmitReminders } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';

/** T2: the owner of a returned application is reminded after 7, 14 and 25 days; after 30 it lapses (row A16). */
export async function watchReturnedApplications(api: Api): Promise<void> {
  const applications = await api.db
    .selectFrom('application')
    .select('assessment_id')
    .where('state', '=', 'RETURNED')
    .orderBy('assessment_id')
    .execute();
  await runForEachCase(
    api,
    applications.map(({ assessment_id }) => assessment_id),
    remindOrLapse,
  );
}

async function remindOrLapse(tx: Transaction, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (application.state !== 'RETURNED' || application.returned === null) return;
  const returnedOn = toManilaDay(application.returned.at);
  const last_day = computeResubmitDeadline(returnedOn);
  if (tx.today > last_day) {
    await moveApplication(tx, application, { act: 'lapse', as: 'system', mail: { template: 'returned_lapsed' } });
    return;
  }
  // After downtime only the newest reminder is sent: three mails in one night help nobody.
  const reminderDay = listResubmitReminders(returnedOn)
    .filter((day) => day <= tx.today)
    .at(-1);
  if (
    reminderDay === undefined ||
    !(await isFirstOccasion(tx, {
      timer: 'T2',
      object_kind: 'application',
      object_id: assessment_id,
      occasion: `${returnedOn} ${reminderDay}`,
    }))
  )
    return;
  await mailOwner(tx, application, {
    template: 'returned_reminder',
    params: { remarks: application.returned.remarks, last_day },
  });
}

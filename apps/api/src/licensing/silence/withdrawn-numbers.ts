import type { Api } from '../../platform/http/api.ts';
import { caseEscalated } from '../../domain/applications/application-events.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';

/**
 * Notifies the fire bureau and barangays of the numbers that the timer issued in their name and that migration 0201
 * withdrew, once each (domain reference 3.10a).
 */
export async function notifyWithdrawnNumbers(api: Api): Promise<void> {
  const unnotifiedRows = await api.db
    .selectFrom('withdrawn_number')
    .select('clearance_id')
    .where('notified_at', 'is', null)
    .orderBy('clearance_id')
    .execute();
  await runForEachCase(
    api,
    unnotifiedRows.map(({ clearance_id }) => clearance_id),
    notifyWithdrawnNumber,
  );
}

async function notifyWithdrawnNumber(tx: Transaction, clearance_id: number): Promise<void> {
  const { trx, now } = tx;
  const { assessment_id, office } = await trx
    .selectFrom('clearance')
    .select(['assessment_id', 'office'])
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  const application = await lockApplicationById(tx, assessment_id);
  const numberRow = await trx
    .updateTable('withdrawn_number')
    .set({ notified_at: now })
    .where('clearance_id', '=', clearance_id)
    .where('notified_at', 'is', null)
    .returning('clearance_no')
    .executeTakeFirst();
  if (numberRow === undefined) return;
  const { clearance_no } = numberRow;
  await recordAct(tx, application, {
    history: { act: 'clearance.withdraw_number', office, params: { clearance_no } },
    offices: [office],
  });
  await insertEvent(tx, caseEscalated, {
    assessment_id: application.assessment_id,
    audience: 'office',
    mails: [
      {
        template: 'number_withdrawn',
        office,
        params: { clearance_no },
        path: `/${office}/request/clearances?case=${clearance_id}`,
      },
    ],
  });
}

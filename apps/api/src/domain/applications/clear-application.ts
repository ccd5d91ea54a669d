import type { ClearanceState, ClearingOffice } from '@ebpls/contracts';
import { addDays, CLEARED_STATES, getYear } from '@ebpls/rules';

import { type ApplicationRow, lockApplicationById } from './find-application.ts';
import { moveApplication } from './move-application.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

/** Row A7: clears the application in the transaction that approves its last clearance. */
export async function clearApprovedApplication(tx: Transaction, assessment_id: number): Promise<void> {
  const { trx } = tx;
  const openClearance = await trx
    .selectFrom('clearance')
    .select('clearance_id')
    .where('assessment_id', '=', assessment_id)
    .where('state', 'not in', [...CLEARED_STATES])
    .executeTakeFirst();
  if (openClearance) return;
  const application = await lockApplicationById(tx, assessment_id);
  if (application.state !== 'IN_CLEARANCE') return;
  if (application.provisional_days !== null) return resumePaid(tx, application);
  await moveApplication(tx, application, { act: 'clear', as: 'system', mail: { template: 'application_cleared' } });
}

/**
 * Row V3: an application that was paid first waits for its permit like any paid one; its bill is not computed again.
 */
async function resumePaid(tx: Transaction, application: ApplicationRow): Promise<void> {
  const system = { ...tx, actor: undefined };
  const clearedApplication = await moveApplication({ ...system, skipsNotifications: true }, application, {
    act: 'clear',
    as: 'system',
  });
  await moveApplication(system, clearedApplication, {
    act: 'resume_paid',
    as: 'system',
    set: { provisional_days: null },
    mail: { template: 'provisional_cleared' },
  });
}

/**
 * The last day of a clearance: the end of the tax year, one year, or never (domain reference 3.1); for an event its own
 * end.
 */
export function computeClearanceExpiry(
  { rows, today }: Pick<Transaction, 'rows' | 'today'>,
  office: ClearingOffice,
  application: Pick<ApplicationRow, 'tax_year' | 'application_type' | 'change'>,
): string | null {
  if (application.change?.kind === 'SPECIAL') return application.change.ends_on;
  const valid = rows.offices.get(office)?.valid ?? 'YEAR_END';
  if (valid === 'ONCE') return null;
  if (valid === 'YEAR_END') return `${application.tax_year}-12-31`;
  return addDays(`${getYear(today) + 1}${today.slice(4)}`, -1);
}

const OPEN_PARTS: readonly ClearanceState[] = [
  'PENDING',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
  'RECALLED',
];

/** Row C12: clearances that are still open end with their application. Returns the offices of the cancelled ones. */
export async function cancelOpenClearances(
  { trx, now }: Pick<Transaction, 'trx' | 'now'>,
  assessment_id: number,
): Promise<ClearingOffice[]> {
  const cancelledRows = await trx
    .updateTable('clearance')
    .set({ state: 'CANCELLED', decided_at: now, updated_at: now })
    .where('assessment_id', '=', assessment_id)
    .where('state', 'in', [...OPEN_PARTS])
    .returning('office')
    .execute();
  return cancelledRows.map(({ office }) => office);
}

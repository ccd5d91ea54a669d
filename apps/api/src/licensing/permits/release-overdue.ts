import { isWorkingDay, manilaDay, releaseBy } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, codeOf, lockApplicationById } from '../../domain/applications/find-application.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { onEachCase } from '../../domain/transactions/each-case.ts';
import { isFirstTime } from '../../domain/transactions/first-time.ts';
import { mailLicensing } from '../../domain/applications/staff-mails.ts';
import type { PermitKeys } from './permit-token.ts';
import { generatePermit } from './release-permit.ts';

/**
 * T6 (domain reference 3.9): a paid application that is not released within a working day is reported. Once the limit
 * of the law has passed too, complete and paid, it is approved by RA 11032 s.10 and its permit goes to the signatory by
 * itself.
 */
export async function releaseOverdue(api: Api, keys: PermitKeys): Promise<void> {
  const today = api.clock.today();
  const { holidays } = await referenceRows(api.db);
  if (!isWorkingDay(today, holidays)) return;
  const { rows } = await sql<{ assessment_id: number; paid_at: string }>`
    select
      a.assessment_id,
      (select max(t.at) from timeline t where t.assessment_id = a.assessment_id and t.act in ('post_payment', 'complete_payment')) as paid_at
    from application a
    where a.state = 'PAID'
    order by a.assessment_id`.execute(api.db);
  const late = rows.filter(({ paid_at }) => paid_at !== null && today > releaseBy(manilaDay(paid_at), holidays));
  await onEachCase(
    api,
    late.map(({ assessment_id }) => assessment_id),
    (tx, assessment_id) => tellOrRelease(tx, keys, assessment_id),
  );
}

async function tellOrRelease(tx: Transaction, keys: PermitKeys, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (application.state !== 'PAID') return;
  const isOverLimit = application.due_on !== null && application.due_on < tx.today;
  if (isOverLimit && (await isReleasedByLaw(tx, keys, application))) return;
  if (!(await isFirstTime(tx, { timer: 'T6', object_kind: 'application', object_id: assessment_id, occasion: 'late' })))
    return;
  await mailLicensing(tx, application, { template: 'release_late', path: pathOf(application) });
}

function pathOf(application: ApplicationRow): string {
  return `/bplo/request/clearances?case=${codeOf(application)}`;
}

/**
 * False where something stands against the permit that silence does not cure: a red flag, a cheque that has not
 * cleared.
 */
async function isReleasedByLaw(tx: Transaction, keys: PermitKeys, application: ApplicationRow): Promise<boolean> {
  try {
    const { permit_no } = await generatePermit(tx, keys, { application, as: 'system' });
    await recordAct(tx, application, { history: { act: 'deem_released', params: { permit_no } } });
    await mailLicensing(tx, application, {
      template: 'released_by_law',
      params: { permit_no, due_on: application.due_on ?? '' },
      path: pathOf(application),
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

import { acceptBy, isWorkingDay, manilaDay, move, applicationMachine } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { codeOf, lockApplicationById } from '../../domain/applications/find-application.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { findEarlyFiling, formatYears, listUndeclaredYears } from '../../domain/cases/open-years.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { onEachCase } from '../../domain/transactions/each-case.ts';
import { isFirstTime } from '../../domain/transactions/first-time.ts';
import { mailLicensing } from '../../domain/applications/staff-mails.ts';
import { acceptComplete, completenessOf } from './accept-assessment.ts';

/**
 * T1 (domain reference 3.9): what the licensing office did not judge within a working day is accepted when it is
 * complete, else its people are told. On working days only.
 */
export async function acceptUnjudged(api: Api): Promise<void> {
  const { holidays } = await referenceRows(api.db);
  if (!isWorkingDay(api.clock.today(), holidays)) return;
  const filed = await api.db
    .selectFrom('application')
    .select(['assessment_id', 'submitted_at'])
    .where('state', '=', 'SUBMITTED')
    .orderBy('assessment_id')
    .execute();
  const late = filed.filter(
    ({ submitted_at }) => submitted_at !== null && api.clock.today() > acceptBy(manilaDay(submitted_at), holidays),
  );
  await onEachCase(
    api,
    late.map(({ assessment_id }) => assessment_id),
    acceptOrEscalate,
  );
}

async function acceptOrEscalate(tx: Transaction, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if ('refused' in move(applicationMachine, application.state, { act: 'accept', actor: 'system' })) return;
  const { former, missing } = await completenessOf(tx, application, []);
  const open_years = await listUndeclaredYears(tx.trx, application, tx);
  const isEarly = findEarlyFiling(application, tx) !== undefined;
  if (missing.length === 0 && open_years.length === 0 && !isEarly) {
    await recordAct(tx, application, { history: { act: 'accept_unjudged' } });
    await acceptComplete(tx, application, { as: 'system', former });
    return;
  }
  // A corrected application that waits again is another occasion.
  if (
    !(await isFirstTime(tx, {
      timer: 'T1',
      object_kind: 'application',
      object_id: assessment_id,
      occasion: String(application.revision),
    }))
  )
    return;
  const path = `/bplo/request/clearances?case=${codeOf(application)}`;
  if (missing.length > 0)
    await mailLicensing(tx, application, { template: 'unjudged', params: { codes: missing.join(', ') }, path });
  if (open_years.length > 0)
    await mailLicensing(tx, application, {
      template: 'unjudged_years',
      params: { years: formatYears(open_years) },
      path,
    });
  if (isEarly) await mailLicensing(tx, application, { template: 'unjudged_early', params: {}, path });
}

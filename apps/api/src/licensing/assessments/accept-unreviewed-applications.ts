import { computeAcceptanceDay, isWorkingDay, toManilaDay, getNextState, applicationMachine } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { caseEscalated, type StaffMailInput } from '../../domain/applications/application-events.ts';
import { getApplicationCode, lockApplicationById } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { findEarlyFiling, formatYears, listUndeclaredYears } from '../../domain/applications/cases/unfiled-years.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { acceptComplete, checkCompleteness } from './accept-assessment.ts';

/**
 * T1 (domain reference 3.9): an application that the licensing office did not review within a working day is accepted
 * when it is complete; else the licensing office is notified. On working days only.
 */
export async function acceptUnreviewedApplications(api: Api): Promise<void> {
  const { holidays } = await loadReferenceRows(api.db);
  if (!isWorkingDay(api.clock.today(), holidays)) return;
  const applications = await api.db
    .selectFrom('application')
    .select(['assessment_id', 'submitted_at'])
    .where('state', '=', 'SUBMITTED')
    .where('held_until', 'is', null)
    .orderBy('assessment_id')
    .execute();
  const lateApplications = applications.filter(
    ({ submitted_at }) =>
      submitted_at !== null && api.clock.today() > computeAcceptanceDay(toManilaDay(submitted_at), holidays),
  );
  await runForEachCase(
    api,
    lateApplications.map(({ assessment_id }) => assessment_id),
    acceptOrEscalate,
  );
}

async function acceptOrEscalate(tx: Transaction, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if ('refused' in getNextState(applicationMachine, application.state, { act: 'accept', actor: 'system' })) return;
  const { formerCase, missingRequirements } = await checkCompleteness(tx, application, {
    brought: [],
    inapplicable: {},
  });
  const openYears = await listUndeclaredYears(tx.trx, application, tx);
  const isEarly = findEarlyFiling(application, tx) !== undefined;
  if (missingRequirements.length === 0 && openYears.length === 0 && !isEarly) {
    await recordAct(tx, application, { history: { act: 'accept_unjudged' } });
    await acceptComplete(tx, application, { as: 'system', formerCase });
    return;
  }
  // A corrected application that waits again is another occasion.
  if (
    !(await isFirstOccasion(tx, {
      timer: 'T1',
      object_kind: 'application',
      object_id: assessment_id,
      occasion: String(application.revision),
    }))
  )
    return;
  const path = `/bplo/request/clearances?case=${getApplicationCode(application)}`;
  await insertEvent(tx, caseEscalated, {
    assessment_id,
    audience: 'licensing',
    mails: listEscalationMails({ missingRequirements, openYears, isEarly }).map((mail) => ({ ...mail, path })),
  });
}

interface UnreviewedReasons {
  readonly missingRequirements: readonly string[];
  readonly openYears: Parameters<typeof formatYears>[0];
  readonly isEarly: boolean;
}

/** One mail for each reason why the application is not accepted without the office. */
function listEscalationMails({
  missingRequirements,
  openYears,
  isEarly,
}: UnreviewedReasons): Omit<StaffMailInput, 'path'>[] {
  const mails: Omit<StaffMailInput, 'path'>[] = [];
  if (missingRequirements.length > 0)
    mails.push({ template: 'unjudged', params: { codes: missingRequirements.join(', ') } });
  if (openYears.length > 0) mails.push({ template: 'unjudged_years', params: { years: formatYears(openYears) } });
  if (isEarly) mails.push({ template: 'unjudged_early' });
  return mails;
}

import {
  type ReplyBody,
  type BusinessFormInput,
  type BusinessChangeInput,
  type fileChange as fileChangeEndpoint,
  type FiledChange,
} from '@ebpls/contracts';
import { applyChange } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplicationAndBusiness,
} from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { createAssessmentCode } from '../../domain/applications/case-numbers.ts';
import { getChangeKind, toChangeInput } from '../../domain/applications/cases/declared-changes.ts';
import { refuseWhileOpen } from '../../domain/applications/cases/open-applications.ts';
import { getTransactionAuthority } from '../../domain/access/delegations/authority.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { filePapers, getApplicantName, refuseUnchanged } from '../assessments/submit-assessment.ts';
import { checkChange } from './check-change.ts';
import { refuseUnpaid } from './refuse-unpaid.ts';
import { refuseEvent } from '../events/check-event.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';

/**
 * Rows A2 and A4 of an amendment, a retirement or a temporary permit: files the changed values with their former ones.
 * Refused: invalid (at the field, `change.<field>`, or papers), conflict (not in the owner's hands, another application
 * under way, bills unpaid before the closing, or nothing changed since it came back).
 */
export async function fileChange(
  tx: ActorTransaction,
  assessment_code: string,
  { change }: FiledChange,
): Promise<ReplyBody<typeof fileChangeEndpoint>> {
  const application = await lockApplicationAndBusiness(tx.trx, assessment_code, tx.actor);
  const { form } = application;
  const act = application.state === 'RETURNED' ? 'resubmit' : 'submit';
  checkMove(application, { act, as: 'owner' });
  if (form === null || change.kind !== getChangeKind(application)) throw new Refused('conflict', 'change.not_this');
  const sentChange = toChangeInput(change);
  await refuseWhileOpen(tx, application);
  if (change.kind === 'RETIREMENT') await refuseUnpaid(tx, application, change.closure_date);
  if (change.kind === 'SPECIAL') await refuseEvent(tx, application, change);
  await checkChange(tx, { application, form, change, sentChange });
  await filePapers(tx, { ...application, draft: { ...sentChange } });
  if (act === 'resubmit') await refuseUnchanged(tx, application, { change: sentChange });
  const filedApplication = await moveFiledApplication(tx, application, { act, form, sentChange });
  if (change.kind === 'RETIREMENT')
    await moveBusiness(tx, application.business_id, { act: 'file_retirement', as: 'owner' });
  return { assessment_code: getApplicationCode(filedApplication), state: filedApplication.state };
}

interface Filing {
  readonly act: 'submit' | 'resubmit';
  readonly form: BusinessFormInput;
  readonly sentChange: BusinessChangeInput;
}

/** The application with its number and with both states of the business, before and after the change. */
async function moveFiledApplication(
  tx: ActorTransaction,
  application: ApplicationRow,
  { act, form, sentChange }: Filing,
): Promise<ApplicationRow> {
  const { now } = tx;
  const after = applyChange(form, sentChange);
  return moveApplication(tx, application, {
    act,
    as: 'owner',
    set: {
      assessment_code: application.assessment_code ?? (await createAssessmentCode(tx)),
      revision: application.revision + (act === 'resubmit' ? 1 : 0),
      change: JSON.stringify(sentChange),
      draft: JSON.stringify(sentChange),
      snapshot: JSON.stringify({ form: after, before: form, owner_name: getApplicantName(after) }),
      brgycode: sentChange.kind === 'SPECIAL' ? sentChange.brgycode : after.place.brgycode,
      filed_under: await getTransactionAuthority(tx.trx),
      submitted_at: now,
      saved_at: now,
    },
    mail: { template: act === 'submit' ? 'application_submitted' : 'application_resubmitted' },
  });
}

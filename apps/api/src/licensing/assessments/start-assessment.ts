import type { Answer, ApplicationType, startAssessment as startAssessmentEndpoint } from '@ebpls/contracts';

import { audit } from '../../platform/identity/audit.ts';
import { refuseHeldRenewal } from '../../domain/counter-payments/holds.ts';
import { Refused } from '../../platform/refused.ts';
import { nudge } from '../../platform/live/live.ts';
import { requestRefusal } from '../../domain/cases/requestable.ts';
import { lockApplication } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { insertDraft, listFiledApplications, lockBusiness } from './assessments.queries.ts';

interface StartInput {
  readonly application_type: ApplicationType;
  readonly tax_year: number;
}

/**
 * Row A1: starts the application of a tax year as a draft, or answers the open one. Refused: missing (another's
 * business), conflict (not registered, not this type now, or the year has its permit), invalid (a year that is not open
 * yet).
 */
export async function startAssessment(
  tx: ActorTransaction,
  company_code: string,
  input: StartInput,
): Promise<Answer<typeof startAssessmentEndpoint>> {
  const { trx, actor, now, today } = tx;
  const business = await lockBusiness(trx, company_code, actor.account_id);
  if (!business) throw new Refused('missing', 'thing.missing');
  if (business.registered_at === null || business.brgycode === null)
    throw new Refused('conflict', 'company.not_registered');

  const filed = await listFiledApplications(trx, business.business_id);
  const open = filed.find(
    ({ is_open, application_type, tax_year }) =>
      is_open && application_type === input.application_type && tax_year === input.tax_year,
  );
  if (open) return { assessment_code: open.assessment_code, state: open.state };
  const refusal = requestRefusal({ state: business.state, is_registered: true, applications: filed }, input, today);
  if (refusal) {
    const fields = refusal.code === 'invalid' ? { fields: { tax_year: refusal.key } } : {};
    throw new Refused(refusal.code, refusal.key, { params: { ...refusal.params }, ...fields });
  }

  if (input.application_type === 'RENEWAL') await refuseHeldRenewal(trx, business.business_id);

  const assessment_id = await insertDraft(trx, {
    ...input,
    business_id: business.business_id,
    owner_id: actor.account_id,
    brgycode: business.brgycode,
    now,
  });
  await audit(trx, actor, {
    act: 'application.start',
    object_kind: 'application',
    object_id: assessment_id,
    detail: { ...input },
  });
  await nudge(trx, [`account:${actor.account_id}`], { subject: 'company', key: company_code });
  return { assessment_code: `DRAFT-${assessment_id}`, state: 'DRAFT' };
}

/** Keeps what was typed of the declaration. Refused: conflict once the application is filed. */
export async function saveDraft(
  { trx, actor, now }: ActorTransaction,
  assessment_code: string,
  values: Record<string, unknown>,
): Promise<{ saved_at: string }> {
  const application = await lockApplication(trx, assessment_code, actor);
  if (application.state !== 'DRAFT' && application.state !== 'RETURNED')
    throw new Refused('conflict', `application.is.${application.state}`);
  await trx
    .updateTable('application')
    .set({ draft: JSON.stringify(values), saved_at: now })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  return { saved_at: now.toISOString() };
}

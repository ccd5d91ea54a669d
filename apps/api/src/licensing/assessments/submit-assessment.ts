import { isDeepStrictEqual } from 'node:util';

import type { Answer, Declaration, submitAssessment as submitAssessmentEndpoint } from '@ebpls/contracts';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { findFormerCase } from '../../domain/cases/facts.ts';
import { declarationSent } from '../../domain/cases/assess-case.ts';
import { type ApplicationRow, codeOf, lockApplicationAndBusiness } from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { nextAssessmentCode } from '../../domain/applications/numbers.ts';
import {
  type RequiredPaper,
  findPapers,
  freezeRequirements,
  missingRequirements,
  requirementsByRule,
} from '../../domain/cases/requirements.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { hasChangedSince } from './assessments.queries.ts';
import { checkDeclaration, refuseHeldFiling } from './check-declaration.ts';

/**
 * Rows A2 and A4: files the application, or files it again. Number, frozen registration and list of papers come with
 * the first filing. Refused: invalid (declaration or papers, at their fields), conflict (not in the owner's hands, or
 * nothing changed since it came back).
 */
export async function submitAssessment(
  tx: ActorTransaction,
  assessment_code: string,
  declared: Declaration,
): Promise<Answer<typeof submitAssessmentEndpoint>> {
  const { trx, actor, rows, today, now } = tx;
  const application = await lockApplicationAndBusiness(trx, assessment_code, actor);
  const act = application.state === 'RETURNED' ? 'resubmit' : 'submit';
  checkMove(application, { act, as: 'owner' });
  if (application.form === null) throw new Refused('conflict', 'company.not_registered');

  await refuseHeldFiling(trx, application);
  checkDeclaration(declared, { application, form: application.form, rows, today });
  const declaration = declarationSent(declared);
  const papers = await checkPapers(tx, { ...application, draft: { ...declaration } });
  if (act === 'resubmit') await checkSomethingChanged(tx, application, declaration);
  await freezeRequirements(trx, application.assessment_id, papers);

  const filed = await moveApplication(tx, application, {
    act,
    as: 'owner',
    set: {
      assessment_code: application.assessment_code ?? (await nextAssessmentCode(tx)),
      revision: application.revision + (act === 'resubmit' ? 1 : 0),
      payment_mode: declared.payment_mode,
      declaration: JSON.stringify(declaration),
      draft: JSON.stringify(declaration),
      snapshot: JSON.stringify({ form: application.form, owner_name: ownerOf(application.form) }),
      brgycode: application.form.place.brgycode,
      submitted_at: now,
      saved_at: now,
    },
    mail: { template: act === 'submit' ? 'application_submitted' : 'application_resubmitted' },
  });
  return { assessment_code: codeOf(filed), state: filed.state };
}

function ownerOf({ identity }: NonNullable<ApplicationRow['form']>): string {
  if (identity.org_type !== 'SOLE') return identity.corporation_name;
  return [identity.first_name, identity.middle_name, identity.last_name, identity.suffix].filter(Boolean).join(' ');
}

/** Every mandatory paper is there and none of them was found bad. */
async function checkPapers(
  { trx, rows, today }: ActorTransaction,
  application: ApplicationRow,
): Promise<RequiredPaper[]> {
  const former = await findFormerCase(trx, application);
  const required = requirementsByRule({ application, rows, today, former });
  const missing = missingRequirements(required, await findPapers(trx, application));
  if (missing.length === 0) return required;
  const fields = Object.fromEntries(
    missing.map((code): [string, MessageKey] => [`requirements.${code}`, 'requirement.missing']),
  );
  throw new Refused('invalid', 'requirement.some_missing', { fields, params: { count: missing.length } });
}

async function checkSomethingChanged(
  { trx }: ActorTransaction,
  { business_id, declaration, returned }: ApplicationRow,
  now_declared: ReturnType<typeof declarationSent>,
): Promise<void> {
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(declaration)), JSON.parse(JSON.stringify(now_declared)));
  if (isSame && !(await hasChangedSince(trx, business_id, returned?.at ?? '-infinity')))
    throw new Refused('conflict', 'application.unchanged');
}

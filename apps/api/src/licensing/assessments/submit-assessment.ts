import { isDeepStrictEqual } from 'node:util';

import type {
  ReplyBody,
  CorrectedAnswers,
  Declaration,
  submitAssessment as submitAssessmentEndpoint,
} from '@ebpls/contracts';
import { listChangedFields } from '@ebpls/rules';
import { renewFiling } from '@ebpls/rules/tariff';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { Refused } from '../../platform/refused.ts';
import { findFormerCase } from '../../domain/applications/cases/application-facts.ts';
import { isChange } from '../../domain/applications/cases/declared-changes.ts';
import { refuseWhileOpen } from '../../domain/applications/cases/open-applications.ts';
import { toDeclarationInput } from '../../domain/applications/cases/assess-case.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplicationAndBusiness,
} from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { createAssessmentCode } from '../../domain/applications/case-numbers.ts';
import {
  freezeRequirements,
  listMissingRequirements,
  listRequirementsByRule,
} from '../../domain/applications/cases/requirements.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import { usePapers } from '../../domain/applications/papers/use-papers.ts';
import { getTransactionAuthority } from '../../domain/access/delegations/authority.ts';
import { findYearTariff } from '../../platform/reference/find-ordinance-of-year.ts';
import { type ActorTransaction, refuseStaleDraft } from '../../platform/transactions/transaction.ts';
import { findCorrections, listOpenFields } from '../../domain/application-read/corrections.ts';
import { answerMarks } from './correct-fields.ts';
import { hasChangedSince, saveRegisteredLines } from './assessments.queries.ts';
import { checkDeclaration, refuseHeldFiling, checkBackYears } from './check-declaration.ts';

interface FilingInput {
  readonly declaration: Declaration;
  readonly answers: CorrectedAnswers; // Answers to the fields that the licensing office marked.
  readonly note?: string; // To the licensing office, with a resubmission.
  readonly draft_revision?: number | undefined;
}

/**
 * Rows A2 and A4: files the application, or files it again. Number, frozen registration and list of papers come with
 * the first filing. Refused: invalid (declaration or papers, at their fields), conflict (not in the owner's hands,
 * saved on another device since it was read, or nothing changed since it came back and no note explains why).
 */
export async function submitAssessment(
  tx: ActorTransaction,
  assessment_code: string,
  { draft_revision, note = '', ...filing }: FilingInput,
): Promise<ReplyBody<typeof submitAssessmentEndpoint>> {
  const { trx, actor, now } = tx;
  const lockedApplication = await lockApplicationAndBusiness(trx, assessment_code, actor);
  const act = lockedApplication.state === 'RETURNED' ? 'resubmit' : 'submit';
  checkMove(lockedApplication, { act, as: 'owner' });
  refuseStaleDraft(lockedApplication, draft_revision);
  await refuseUnfit(tx, lockedApplication);
  const { marked, form, declarationInput } = await applyCorrections(tx, lockedApplication, filing);
  const application = { ...lockedApplication, form };

  await refuseHeldFiling(tx, application);
  await checkDeclaredFigures(tx, declarationInput, application);
  const declaration = toDeclarationInput(declarationInput);
  if (marked.length > 0) refuseOtherFigures(lockedApplication, declaration);
  await filePapers(tx, { ...application, draft: { ...declaration } });
  if (act === 'resubmit' && marked.length === 0 && note === '') await refuseUnchanged(tx, application, { declaration });

  const filedApplication = await moveApplication(tx, application, {
    act,
    as: 'owner',
    note,
    set: {
      assessment_code: application.assessment_code ?? (await createAssessmentCode(tx)),
      revision: application.revision + (act === 'resubmit' ? 1 : 0),
      payment_mode: declarationInput.payment_mode,
      declaration: JSON.stringify(declaration),
      draft: JSON.stringify(declaration),
      draft_revision: application.draft_revision + 1,
      snapshot: JSON.stringify({ form, owner_name: getApplicantName(form) }),
      brgycode: form.place.brgycode,
      filed_under: await getTransactionAuthority(tx.trx),
      submitted_at: now,
      saved_at: now,
    },
    mail: { template: getReceiptTemplate(act, application) },
  });
  return { assessment_code: getApplicationCode(filedApplication), state: filedApplication.state };
}

/** Refused: invalid, at the fields of the year or of an earlier one that is billed with it. */
async function checkDeclaredFigures(
  tx: ActorTransaction,
  declaration: Declaration,
  application: ApplicationRow & { readonly form: NonNullable<ApplicationRow['form']> },
): Promise<void> {
  checkDeclaration(declaration, { application, form: application.form, rows: tx.rows, today: tx.today });
  await checkBackYears(tx, declaration, application);
}

/** The receipt of a filing names the originals that the owner brings. */
function getReceiptTemplate(act: 'submit' | 'resubmit', { brought }: ApplicationRow): MailTemplate {
  if (act === 'resubmit') return 'application_resubmitted';
  return brought.length > 0 ? 'application_submitted_originals' : 'application_submitted';
}

/** Refused: conflict for a kind that is filed another way, or while another application of the business is open. */
async function refuseUnfit(tx: ActorTransaction, application: ApplicationRow): Promise<void> {
  if (isChange(application)) throw new Refused('conflict', 'change.not_this');
  if (application.application_type === 'RENEWAL') await refuseWhileOpen(tx, application);
}

/**
 * The registration with the lines of the code in force and the answers to the marks of the licensing office, and the
 * declaration with what the lines replaced. Refused: conflict where there is no registration.
 */
async function applyCorrections(
  tx: ActorTransaction,
  { form, ...locked }: ApplicationRow,
  { declaration, answers }: FilingInput,
) {
  if (form === null) throw new Refused('conflict', 'company.not_registered');
  const markedFields = listOpenFields(await findCorrections(tx.trx, locked.assessment_id));
  const { application, replaced, declarationInput } = renewFiling(
    { ...locked, form },
    declaration,
    findYearTariff(tx.rows, locked.tax_year),
  );
  const correctedForm = await answerMarks(tx, { application, clearance_id: null, markedFields }, answers);
  if (replaced.length > 0) await saveRegisteredLines(tx, locked, correctedForm);
  return { marked: markedFields, form: correctedForm, declarationInput };
}

/** Name of the applicant as the permit prints it. */
export function getApplicantName({ identity }: NonNullable<ApplicationRow['form']>): string {
  if (identity.org_type !== 'SOLE') return identity.corporation_name;
  return [identity.first_name, identity.middle_name, identity.last_name, identity.suffix].filter(Boolean).join(' ');
}

/**
 * Freezes the requirements and links the papers that meet them. Refused: invalid when a mandatory one is neither sent
 * nor brought, has ended or was found unfit; conflict when one was changed meanwhile.
 */
export async function filePapers(tx: ActorTransaction, application: ApplicationRow): Promise<void> {
  const { trx, rows, today } = tx;
  const { assessment_id } = application;
  const formerCase = await findFormerCase(trx, application);
  const requirements = listRequirementsByRule({ application, rows, today, formerCase });
  const papers = await findPapers(trx, application, tx);
  const missingRequirements = listMissingRequirements(requirements, papers, application);
  if (missingRequirements.length === 0) {
    await freezeRequirements(trx, assessment_id, requirements);
    await usePapers(tx, { assessment_id, codes: requirements.map(({ code }) => code) }, papers);
    return;
  }
  const fields = Object.fromEntries(
    missingRequirements.map((code): [string, MessageKey] => [`requirements.${code}`, 'requirement.missing']),
  );
  throw new Refused('invalid', 'requirement.some_missing', { fields, params: { count: missingRequirements.length } });
}

/** Only the fields that the licensing office marked may change: the declaration stays byte for byte. */
function refuseOtherFigures(
  { declaration }: ApplicationRow,
  declaredFigures: ReturnType<typeof toDeclarationInput>,
): void {
  const [other] = listChangedFields({ declaration: declaration ?? {} }, { declaration: declaredFigures });
  if (other === undefined) return;
  const field = other.slice(other.indexOf('.') + 1);
  throw new Refused('invalid', 'correction.not_marked', {
    fields: { [field]: 'correction.not_marked' },
    params: { field },
  });
}

/** What an owner files: the figures of an application for a permit, or the changed values. */
const FILED_CONTENTS = ['declaration', 'change'] as const;

/**
 * A returned application that equals what was filed before is refused (conflict), unless a document or the registration
 * has changed since. Both contents are compared as the JSON that is stored. It is not for marked answers: an owner whose
 * figures were right confirms them.
 */
export async function refuseUnchanged(
  { trx }: ActorTransaction,
  application: ApplicationRow,
  sentContents: Partial<Record<(typeof FILED_CONTENTS)[number], unknown>>,
): Promise<void> {
  const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const isSame = FILED_CONTENTS.every(
    (content) =>
      !(content in sentContents) || isDeepStrictEqual(toPlain(application[content]), toPlain(sentContents[content])),
  );
  if (isSame && !(await hasChangedSince(trx, application))) throw new Refused('conflict', 'application.unchanged');
}

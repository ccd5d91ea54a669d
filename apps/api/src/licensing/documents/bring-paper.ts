import type { ReplyBody, bringPaper as bringPaperEndpoint } from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { findFormerCase } from '../../domain/applications/cases/application-facts.ts';
import { listRequirementsByRule } from '../../domain/applications/cases/requirements.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

interface BroughtPaper {
  readonly assessment_code: string;
  readonly requirement_code: string;
  readonly is_brought: boolean;
}

/**
 * The owner declares that they bring the original of a document to the office, or upload it after all. Refused: missing
 * (another's), conflict once the application is filed or when a copy is there already, invalid for a paper that is not
 * required.
 */
export async function bringPaper(
  tx: ActorTransaction,
  { assessment_code, requirement_code, is_brought }: BroughtPaper,
): Promise<ReplyBody<typeof bringPaperEndpoint>> {
  const application = await lockUnsentPaper(tx, { assessment_code, requirement_code, isStated: is_brought });
  const { [requirement_code]: _reason, ...inapplicable } = application.inapplicable;
  const others = application.brought.filter((code) => code !== requirement_code);
  const broughtCodes = is_brought ? [...others, requirement_code].toSorted() : others;
  await tx.trx
    .updateTable('application')
    .set({ brought: broughtCodes, ...(is_brought && { inapplicable: JSON.stringify(inapplicable) }) })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  await recordAct(
    tx,
    { ...application, brought: broughtCodes },
    {
      audit: {
        act: 'document.bring',
        object_kind: 'application',
        object_id: application.assessment_id,
        detail: { requirement_code, is_brought },
      },
    },
  );
  return { is_brought };
}

interface UnsentPaper {
  readonly assessment_code: string;
  readonly requirement_code: string;
  /** False when a statement is withdrawn, which is possible for any paper. */
  readonly isStated: boolean;
}

/**
 * Locks an application that is with its owner, for a statement about a paper of its list without a copy. Refused: as
 * `bringPaper`.
 */
export async function lockUnsentPaper(
  tx: ActorTransaction,
  { assessment_code, requirement_code, isStated }: UnsentPaper,
): Promise<ApplicationRow> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  if (application.state !== 'DRAFT' && application.state !== 'RETURNED')
    throw new Refused('conflict', `application.is.${application.state}`);
  const formerCase = await findFormerCase(trx, application);
  const requiredCodes =
    application.form === null
      ? []
      : listRequirementsByRule({ application, rows, today, formerCase }).map(({ code }) => code);
  if (isStated && !requiredCodes.includes(requirement_code))
    throw new Refused('invalid', 'requirement.not_requested', {
      fields: { requirement_code: 'requirement.not_requested' },
    });
  if (isStated && (await findPapers(trx, application, tx)).has(requirement_code))
    throw new Refused('conflict', 'requirement.here_already');
  return application;
}

import type { markDocumentInapplicable as markDocumentInapplicableEndpoint, ReplyBody } from '@ebpls/contracts';
import { canBeInapplicable } from '@ebpls/rules';

import { recordAct } from '../../domain/applications/record-act.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockUnsentPaper } from './bring-paper.ts';

interface InapplicableDocument {
  readonly assessment_code: string;
  readonly requirement_code: string;
  readonly reason: string | null;
}

/**
 * The owner states why a document does not apply to the business, or withdraws that. The offices read the reason, and may
 * request the document all the same. Refused: missing (another's), conflict once the application is filed or when a copy
 * is there already, invalid for a paper that is not required, or that proves what the owner claims.
 */
export async function markDocumentInapplicable(
  tx: ActorTransaction,
  { assessment_code, requirement_code, reason }: InapplicableDocument,
): Promise<ReplyBody<typeof markDocumentInapplicableEndpoint>> {
  const application = await lockUnsentPaper(tx, { assessment_code, requirement_code, isStated: reason !== null });
  const requirement = tx.rows.requirements.get(requirement_code);
  if (reason !== null && requirement && !canBeInapplicable(requirement, application.application_type))
    throw new Refused('invalid', 'requirement.proof_of_claim', {
      fields: { requirement_code: 'requirement.proof_of_claim' },
    });
  const { [requirement_code]: _former, ...others } = application.inapplicable;
  const inapplicable = reason === null ? others : { ...others, [requirement_code]: reason };
  // The other statement about the same paper gives way.
  const broughtCodes = application.brought.filter((code) => reason === null || code !== requirement_code);
  await tx.trx
    .updateTable('application')
    .set({ inapplicable: JSON.stringify(inapplicable), brought: broughtCodes })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  await recordAct(
    tx,
    { ...application, inapplicable, brought: broughtCodes },
    {
      audit: {
        act: 'document.inapplicable',
        object_kind: 'application',
        object_id: application.assessment_id,
        detail: { requirement_code, reason },
      },
    },
  );
  return { inapplicable_reason: reason };
}

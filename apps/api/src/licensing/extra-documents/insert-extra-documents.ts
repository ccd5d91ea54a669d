import type { ExtraDocuments } from '@ebpls/contracts';
import { isMadeBySystem } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { OpenClearance } from '../clearances/move-clearance.ts';

interface ExtraRequest {
  readonly extraDocuments: ExtraDocuments;
  readonly listedCodes: ReadonlySet<string>;
}

/**
 * Stores the documents outside the frozen list that an office requests, each with its legal ground, for the owner and
 * the administrator. Refused: invalid for a document that is on the list, or that the catalogue does not know.
 */
export async function insertExtraDocuments(
  tx: ActorTransaction,
  { clearance: { clearance_id, office }, application: { assessment_id, application_type } }: OpenClearance,
  { extraDocuments, listedCodes }: ExtraRequest,
): Promise<void> {
  if (extraDocuments.length === 0) return;
  const { trx, actor, now, rows } = tx;
  for (const [place, { requirement_code }] of extraDocuments.entries()) {
    if (listedCodes.has(requirement_code)) throw createRefusal(place, 'extra_document.listed');
    const requirement = rows.requirements.get(requirement_code);
    // A document that the system makes itself is never demanded as an upload.
    if (requirement === undefined || isMadeBySystem(requirement, application_type))
      throw createRefusal(place, 'requirement.unknown');
  }
  await trx
    .insertInto('extra_document')
    .values(
      extraDocuments.map((extra) => ({
        ...extra,
        assessment_id,
        clearance_id,
        requested_by: actor.account_id,
        requested_at: now,
      })),
    )
    .execute();
  for (const detail of extraDocuments)
    await recordAudit(trx, actor, {
      act: 'clearance.request_extra',
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { ...detail, office },
    });
}

function createRefusal(place: number, key: MessageKey): Refused {
  return new Refused('invalid', key, { fields: { [`extra_documents.${place}.requirement_code`]: key } });
}

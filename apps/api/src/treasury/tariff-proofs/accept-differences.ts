import type { EndpointInput, ReplyBody, acceptDifferences as endpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { toPublishDecision } from '../ordinances/ordinance-reply.ts';
import { getDraft } from '../ordinances/save-draft.ts';
import { acceptOpenDifferences, findProof } from './tariff-proofs.queries.ts';

type AcceptanceInput = EndpointInput<typeof endpoint>;

/**
 * Accepts one open difference of a proof, or all of a charge in one direction, with a reason. Refused: forbidden to
 * everyone who edited the draft, conflict when the draft or its bills were computed again since they were read, missing
 * where no such difference is open.
 */
export async function acceptDifferences(
  tx: ActorTransaction,
  { params: { ordinance_version_id }, body: { proof_no, charge, direction, bill_no, reason } }: AcceptanceInput,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor, now } = tx;
  const draft = await getDraft(tx, ordinance_version_id);
  await refuseDependent(tx, toPublishDecision(draft));
  const proof = await findProof(trx, ordinance_version_id);
  if (proof === undefined) throw new Refused('missing', 'resource.missing');
  if (proof.proof_no !== proof_no || proof.revision !== draft.revision)
    throw new Refused('conflict', 'ordinance.proof_meanwhile');
  const acceptedRows = await acceptOpenDifferences(trx, ordinance_version_id, {
    charge,
    direction,
    bill_no,
    reason,
    accepted_by: actor.account_id,
    accepted_at: now,
  });
  if (acceptedRows === 0) throw new Refused('missing', 'ordinance.proof_nothing_open');
  await recordAudit(trx, actor, {
    act: 'ordinance.accept_difference',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { proof_no, charge, direction, bill_no: bill_no ?? null, accepted: acceptedRows, reason },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { accepted: acceptedRows, open: proof.open - acceptedRows };
}

import { WALK_IN_PAPERS } from '@ebpls/contracts';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { type ConsentRow, findConsent, lockConsent } from './consents.queries.ts';
import { consentDecided } from './walk-in-events.ts';

/**
 * A second clerk confirms that the citizen is here and signed, or refuses. Refused: missing, forbidden for the
 * requesting clerk, for the citizen and for a person whom that clerk made or was made by, conflict when it was decided,
 * is over, or a paper is missing.
 */
export async function decideConsent(
  tx: ActorTransaction,
  consent_id: number,
  is_confirmed: boolean,
): Promise<ConsentRow> {
  const { trx, actor, now } = tx;
  const consent = await lockConsent(trx, consent_id);
  if (consent?.way !== 'SIGNATURE') throw new Refused('missing', 'resource.missing');
  const { clerk_id, account_id: owner_id, requested_at } = consent;
  await refuseDependent(tx, {
    action: 'walk_in.confirm',
    people: [clerk_id, owner_id],
    since: requested_at,
    own: 'walk_in.own_consent',
  });
  if (consent.is_confirmed !== null || Date.parse(consent.ends_at) <= now.getTime())
    throw new Refused('conflict', 'walk_in.consent_expired');
  if (consent.papers.length < WALK_IN_PAPERS.length) throw new Refused('conflict', 'walk_in.paper_missing');
  await trx
    .updateTable('walk_in_consent')
    .set({ is_confirmed, decided_by: actor.account_id, decided_at: now })
    .where('consent_id', '=', consent_id)
    .execute();
  await recordAudit(trx, actor, {
    act: is_confirmed ? 'walk_in.confirm' : 'walk_in.refuse',
    object_kind: 'walk_in_consent',
    object_id: consent_id,
    detail: { clerk_id, owner_id },
  });
  await insertEvent(tx, consentDecided, { consent_id });
  return (await findConsent(trx, consent_id)) ?? consent;
}

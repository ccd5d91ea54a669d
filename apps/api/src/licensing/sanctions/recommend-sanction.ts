import type {
  BusinessState,
  recommendSanction as recommendEndpoint,
  EndpointInput,
  SanctionGround,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { allocateNumber } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { findPermitInForceEnd } from '../permits/permit-in-force.ts';
import { isPermitted, toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockBusiness, type LockedBusiness } from '../assessments/assessments.queries.ts';
import { getSanctionOffice } from './sanction-reply.ts';
import { lockSanction, type SanctionCase, whereDeskHadCase } from './sanctions.queries.ts';
import { insertSanctionEvent } from './sanction-events.ts';

type RecommendationInput = EndpointInput<typeof recommendEndpoint>['body'];

/**
 * The head of an office recommends to suspend or revoke; the owner has the notice at once. Refused: missing (a business
 * that the office never had a case of), forbidden on the person’s own business, conflict while another case is open,
 * without a permit in force, and, where the ground is that there is none, with one.
 */
export async function recommendSanction(
  tx: ActorTransaction,
  company_code: string,
  { ground, finding }: RecommendationInput,
): Promise<SanctionCase> {
  const { trx, actor, now, today } = tx;
  const business = await lockBusiness(trx, company_code, { whose: whereDeskHadCase(actor), today });
  if (!business) throw new Refused('missing', 'resource.missing');
  const { business_id } = business;
  await refuseOwnBusiness(tx, business_id);
  await assertGround(tx, business, ground);
  const year = getYear(today);
  const sanction_no = `SCO-${year}-${String(await allocateNumber(trx, 'sanction', year)).padStart(6, '0')}`;
  const row = await trx
    .insertInto('sanction')
    .values({
      sanction_no,
      business_id,
      ground,
      finding,
      office: getSanctionOffice(actor),
      brgycode: actor.office === 'barangay' ? (actor.brgycode ?? null) : null,
      recommended_by: actor.account_id,
      recommended_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sanction_id')
    .executeTakeFirst();
  if (!row) throw new Refused('conflict', 'sanction.open_already');
  await recordAudit(trx, actor, {
    act: 'sanction.recommend',
    object_kind: 'sanction',
    object_id: sanction_no,
    detail: { business_id, ground },
  });
  const sanction = await lockSanction(trx, row.sanction_id);
  if (!sanction) throw new Refused('missing', 'resource.missing');
  await insertSanctionEvent(tx, sanction, { is_notified: true });
  return sanction;
}

/**
 * States in which a business without a permit can be closed; one that never had a permit is not part of this process.
 */
const OPERATING_STATES: readonly BusinessState[] = ['ACTIVE', 'EXPIRED'];

async function assertGround(
  tx: ActorTransaction,
  { business_id, state }: Pick<LockedBusiness, 'business_id' | 'state'>,
  ground: SanctionGround,
): Promise<void> {
  if (ground !== 'NO_PERMIT') {
    if ((await findPermitInForceEnd(tx, business_id)) === undefined)
      throw new Refused('conflict', 'sanction.no_permit');
    return;
  }
  if (await isPermitted(tx.trx, business_id, toStandingDay(tx.today, tx.rows)))
    throw new Refused('conflict', 'sanction.has_permit', { fields: { ground: 'sanction.has_permit' } });
  if (!OPERATING_STATES.includes(state)) throw new Refused('conflict', 'sanction.not_operating');
}

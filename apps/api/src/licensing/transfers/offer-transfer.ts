import { addDays } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { findAmendmentRefusal } from '../../domain/applications/cases/allowed-changes.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { listFiledApplications, type LockedBusiness, lockBusiness } from '../assessments/assessments.queries.ts';
import { insertTransferOffer } from './transfer-events.ts';
import { findAccount, findTransfer, type TransferRow } from './transfers.queries.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

const OFFER_DAYS = 14; // Days for which an offer is open.

/**
 * Offers a business to another owner (domain reference 3.6). The reply does not show whether the e-mail has an account;
 * an account created with it finds the offer. Refused: missing (another's business), invalid (to oneself), conflict (no
 * permit in force, another application under way, or offered already).
 */
export async function offerTransfer(
  tx: ActorTransaction,
  company_code: string,
  { buyer_email }: { readonly buyer_email: string },
): Promise<TransferRow> {
  const { trx, actor, now, today } = tx;
  const business = await lockBusiness(trx, company_code, { whose: whereOwnedBy(actor, 'b'), today });
  if (!business) throw new Refused('missing', 'resource.missing');
  const seller = await findAccount(trx, { account_id: actor.account_id });
  if (seller?.email?.toLowerCase() === buyer_email) throw createFieldRefusal('buyer_email', 'transfer.to_oneself');
  await refuseUnchangeable(tx, business);
  await refuseOffered(tx, business);
  const { transfer_id } = await trx
    .insertInto('transfer')
    .values({
      business_id: business.business_id,
      seller_id: actor.account_id,
      buyer_email,
      offered_at: now,
      expires_on: addDays(today, OFFER_DAYS),
    })
    .returning('transfer_id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, {
    act: 'transfer.offer',
    object_kind: 'transfer',
    object_id: transfer_id,
    detail: { company_code },
  });
  const transfer = await findTransfer(trx, transfer_id, actor.account_id);
  if (!transfer) throw new Error(`transfer ${transfer_id} is gone`);
  await insertTransferOffer(tx, transfer);
  return transfer;
}

/** One offer at a time; an expired one is replaced. Refused: conflict. */
async function refuseOffered({ trx, today }: ActorTransaction, business: LockedBusiness): Promise<void> {
  const openOffer = await trx
    .selectFrom('transfer')
    .select(['transfer_id', 'expires_on'])
    .where('business_id', '=', business.business_id)
    .where('state', '=', 'OFFERED')
    .executeTakeFirst();
  if (openOffer && openOffer.expires_on >= today) throw new Refused('conflict', 'transfer.offered_already');
  if (openOffer)
    await trx
      .updateTable('transfer')
      .set({ state: 'EXPIRED' })
      .where('transfer_id', '=', openOffer.transfer_id)
      .execute();
}

/** The owner has a notice to show cause, and nothing is decided yet. */
const HEARING_STATES = ['SHOW_CAUSE', 'ANSWERED', 'UNANSWERED'] as const;

/**
 * A business is transferred with a permit in force, without another case under way, and not while its owner has to
 * answer a notice. Refused: conflict.
 */
export async function refuseUnchangeable({ trx, today }: ActorTransaction, business: LockedBusiness): Promise<void> {
  const applications = await listFiledApplications(trx, business.business_id);
  const refusal = findAmendmentRefusal({ ...business, is_registered: true, applications }, today);
  if (refusal) throw new Refused('conflict', refusal.key, { params: { ...refusal.params } });
  const sanction = await trx
    .selectFrom('sanction')
    .select('sanction_no')
    .where('business_id', '=', business.business_id)
    .where('state', 'in', HEARING_STATES)
    .executeTakeFirst();
  if (sanction) throw new Refused('conflict', 'transfer.show_cause', { params: { ...sanction } });
}

import type { Locale } from '@ebpls/contracts';

import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import type { TransferRow } from './transfers.queries.ts';

interface TransferOffered extends Pick<
  TransferRow,
  'transfer_id' | 'company_code' | 'company_name' | 'seller_name' | 'buyer_email' | 'expires_on'
> {
  /** Language of the owner, for an address without an account. */
  readonly locale: Locale;
}

/** An owner offered a business to another person. */
export const transferOffered = defineEvent<TransferOffered>('transfer_offered');

/** Stores the event of an offer. */
export function insertTransferOffer(tx: ActorTransaction, transfer: TransferRow): Promise<void> {
  const { transfer_id, company_code, company_name, seller_name, buyer_email, expires_on } = transfer;
  const offer = { transfer_id, company_code, company_name, seller_name, buyer_email, expires_on };
  return insertEvent(tx, transferOffered, { ...offer, locale: tx.actor.locale });
}

interface TransferChanged extends Pick<
  TransferRow,
  'transfer_id' | 'company_code' | 'company_name' | 'seller_id' | 'buyer_email'
> {
  readonly template: 'transfer_accepted' | 'transfer_declined' | 'transfer_expired';
  /** Reason of the person who declined. */
  readonly remarks?: string;
}

/** An offer of a business was accepted or declined, or it expired. */
export const transferChanged = defineEvent<TransferChanged>('transfer_changed');

/** Stores the event of what became of an offer. */
export function insertTransferEvent(
  tx: Transaction,
  { transfer_id, company_code, company_name, seller_id, buyer_email }: TransferRow,
  outcome: Pick<TransferChanged, 'template' | 'remarks'>,
): Promise<void> {
  const offer = { transfer_id, company_code, company_name, seller_id, buyer_email };
  return insertEvent(tx, transferChanged, { ...offer, ...outcome });
}

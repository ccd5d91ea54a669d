// Records a started payment and opens its page at the gateway.

import type { Centavos, PaymentMethod, ReplyBody, startPayment as startEndpoint } from '@ebpls/contracts';
import { attemptMachine, getNextState } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { CheckoutOrder, PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { PaidItem } from '../../tables/money.ts';

const LOCK_MS = 15 * 60_000;
const FIRST_QUERY_MS = 5 * 60_000;

export type Checkout = ReplyBody<typeof startEndpoint>;

/** The payer, and the addresses of the payer's browser. */
export interface PayerInput {
  readonly actor: Actor;
  readonly method: PaymentMethod;
  readonly client_ip: string;
  /** Own origin to which the payer returns. */
  readonly return_origin: string;
  /** Address to which the payer's browser sends the form. */
  readonly checkout_address: string;
}

/** End of the lock that a payment started now has on its orders. */
export function computeLockUntil({ now }: Pick<ActorTransaction, 'now'>): Date {
  return new Date(now.getTime() + LOCK_MS);
}

interface NewAttempt {
  readonly request_id: string;
  /** Number at the gateway when several orders are paid together. */
  readonly joint_id?: string;
  readonly bill_id: number;
  readonly amount: Centavos;
  readonly items: readonly PaidItem[];
  readonly provider: PaymentProvider;
}

/** Records an attempt to pay one order, with its audit. */
export async function insertAttempt(
  tx: ActorTransaction,
  { actor, method }: PayerInput,
  { provider, items, ...attempt }: NewAttempt,
): Promise<void> {
  const { trx, now } = tx;
  const transition = getNextState(attemptMachine, attemptMachine.starts, { act: 'redirect', actor: 'owner' });
  if ('refused' in transition) throw new Refused('conflict', 'request.try_again');
  await trx
    .insertInto('payment_attempt')
    .values({
      ...attempt,
      account_id: actor.account_id,
      provider: provider.name,
      method,
      state: transition.to,
      items: JSON.stringify(items),
      created_at: now,
      ask_again_at: new Date(now.getTime() + FIRST_QUERY_MS),
      lock_until: computeLockUntil(tx),
    })
    .execute();
  const { request_id, joint_id, bill_id, amount } = attempt;
  await recordAudit(trx, actor, {
    act: 'attempt.start',
    object_kind: 'attempt',
    object_id: request_id,
    detail: { bill_id, amount, ...(joint_id !== undefined && { joint_id }) },
  });
}

type CheckoutContent = Pick<CheckoutOrder, 'request_id' | 'amount' | 'items' | 'note'> & {
  readonly provider: PaymentProvider;
  readonly lock_until: Date;
  readonly address: string;
};

/** Form that sends the payer's browser to the gateway's page. */
export async function openCheckout(
  { trx, now }: ActorTransaction,
  { actor, ...input }: PayerInput,
  { provider, lock_until, address, ...content }: CheckoutContent,
): Promise<Checkout> {
  const payer = await trx
    .selectFrom('account')
    .select(['firstname', 'lastname', 'email', 'phone'])
    .where('id', '=', actor.account_id)
    .executeTakeFirstOrThrow();
  const lockLeftMs = lock_until.getTime() - now.getTime();
  const form = provider.createCheckout({
    ...content,
    method: input.method,
    payer: { ...payer, email: payer.email ?? '', address },
    client_ip: input.client_ip,
    return_origin: input.return_origin,
    checkout_address: input.checkout_address,
    // The gateway runs in real time, independent of the business clock.
    expires_at: new Date(Date.now() + lockLeftMs),
  });
  return { request_id: content.request_id, ...form };
}

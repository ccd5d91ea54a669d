import { type Centavos, pesosText } from '@ebpls/contracts';
import { sql } from 'kysely';

import { audit } from '../audit.ts';
import type { GatewayWord } from '../gateway/payment-provider.ts';
import type { ApplicationRow } from '../licensing/find-application.ts';
import { mailOwner, nudgeApplication } from '../licensing/tell.ts';
import type { Work } from '../licensing/work.ts';
import { peso } from '../papers/words.ts';
import { reverseEntry } from '../treasury/ledger.ts';
import type { OrderRow } from '../treasury/orders.queries.ts';
import { bookUnapplied } from '../treasury/unapplied.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { nudgeTreasury } from './tell-payer.ts';

interface Case {
  readonly attempt: AttemptRow;
  readonly application: ApplicationRow;
  readonly order: OrderRow;
  readonly word: GatewayWord;
}

/** The right charge was confirmed after all: what was set aside before was the same money, wrongly told. */
export async function takeBackMismatch(work: Work, request_id: string): Promise<void> {
  const closed = await work.trx
    .updateTable('payment_exception')
    .set({ state: 'CLOSED', outcome: 'POSTED', closed_at: work.now })
    .where('request_id', '=', request_id)
    .where('kind', '=', 'MISMATCH')
    .where('state', '<>', 'CLOSED')
    .returning('entry_id')
    .execute();
  for (const { entry_id } of closed) if (entry_id !== null) await reverseEntry(work, entry_id, request_id);
}

/** No receipt: the treasurer's list, once for each attempt and kind, and one letter to the owner. */
export async function setAside(
  work: Work,
  { attempt, application, order, word }: Case,
  kind: 'OVERPAYMENT' | 'MISMATCH',
): Promise<void> {
  const amount = (word.amount ?? attempt.amount) as Centavos;
  const currency = word.currency ?? 'PHP';
  const detail = `${word.code} ${currency} ${pesosText(amount)}, asked ${pesosText(attempt.amount)}`;
  const kept = await work.trx
    .insertInto('payment_exception')
    .values({
      kind,
      request_id: attempt.request_id,
      amount,
      currency: currency.slice(0, 10),
      detail,
      opened_at: work.now,
    })
    // A literal, not a parameter: the plan of a named statement must still see which partial index is meant.
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'kind'])
        .where(sql<boolean>`state <> 'CLOSED'`)
        .doNothing(),
    )
    .returning('exception_id')
    .executeTakeFirst();
  if (!kept) return;
  // Without the gateway's number nothing could be given back.
  await work.trx
    .updateTable('payment_attempt')
    .set({ response_id: word.response_id, provider_ref: word.provider_ref })
    .where('request_id', '=', attempt.request_id)
    .execute();
  // The books are in pesos: another currency, or an amount that nobody could read, is told and not booked.
  if (currency === 'PHP' && amount > 0) {
    const entry_id = await bookUnapplied(work, {
      amount,
      business_id: application.business_id,
      bill_id: order.bill_id,
      memo: attempt.request_id,
    });
    await work.trx
      .updateTable('payment_exception')
      .set({ entry_id })
      .where('exception_id', '=', kept.exception_id)
      .execute();
  }
  await audit(work.trx, work.actor, {
    act: 'payment.set_aside',
    object_kind: 'attempt',
    object_id: attempt.request_id,
    detail: { kind, detail },
  });
  await nudgeApplication(work, application);
  await nudgeTreasury(work.trx);
  await mailOwner(work, application, {
    template: 'payment_set_aside',
    params: { amount: peso(amount), top_no: attempt.top_no },
  });
}

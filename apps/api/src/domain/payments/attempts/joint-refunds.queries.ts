// Refunds of several orders that were paid together: the gateway has one payment for all of them.

import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { isPaidWith } from './attempts.queries.ts';

/**
 * One refund of a payment of the gateway at a time, so that its reply on the refunded amount is about that refund alone.
 * The caller has locked the attempt. Refused: conflict while another order of the payment is being refunded.
 */
export async function assertNoPendingRefund(trx: Trx, request_id: string): Promise<void> {
  const { rows } = await sql`
    select from payment_attempt t where ${isPaidWith(request_id)} and t.state = 'REFUND_PENDING' limit 1`.execute(trx);
  if (rows.length > 0) throw new Refused('conflict', 'payment.refund_pending');
}

/** Amount that the gateway has refunded before of the payment of this attempt, for whichever order. */
export async function sumGatewayRefunds(db: Database | Trx, request_id: string): Promise<Centavos> {
  const { rows } = await sql<{ refunded: Centavos }>`
    with paid_with as (select t.request_id from payment_attempt t where ${isPaidWith(request_id)})
    select
      (
        (
          select coalesce(sum(x.amount), 0)
          from payment_exception x
          join paid_with using (request_id)
          where x.outcome = 'REFUNDED' and x.refund_id is not null
        ) + (
          select coalesce(sum(k.amount_found), 0)
          from refund_claim k
          join receipt r using (receipt_no)
          join payment p using (payment_id)
          join paid_with using (request_id)
          where k.state = 'REFUNDED' and k.gateway_refund_id is not null
        )
      )::bigint as refunded`.execute(db);
  return rows[0]?.refunded ?? (0 as Centavos);
}

import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../database.ts';
import type { PaymentProvider } from '../../gateway/payment-provider.ts';
import type { Api } from '../../http/api.ts';
import { Refused } from '../../http/refused.ts';
import { inOneStep } from '../../licensing/work.ts';
import { settleAttempt } from './settle-attempt.ts';

interface Delivery {
  readonly raw: Buffer;
  readonly remote_address: string;
}

/**
 * The gateway's word: stored as it came before anyone judges it, then judged and acted on in one transaction, so that a server that dies in
 * between finds it again. Refused: invalid when it is not signed by the gateway.
 */
export async function receiveNotification(api: Api, provider: PaymentProvider, { raw, remote_address }: Delivery): Promise<void> {
  const event_id = createHash('sha256').update(raw).digest('hex');
  const kept = await keepRaw(api.db, { provider: provider.name, event_id, raw, remote_address });
  if (kept.verdict === 'JUDGED') return;
  await judge(api, provider, { notification_id: kept.notification_id, raw });
}

interface Kept {
  readonly notification_id: number;
  readonly verdict: string;
}

async function keepRaw(db: Database, delivery: Delivery & { readonly provider: string; readonly event_id: string }): Promise<Kept> {
  return db
    .insertInto('payment_notification')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doUpdateSet({ times: sql`payment_notification.times + 1` }))
    .returning(['notification_id', 'verdict'])
    .executeTakeFirstOrThrow();
}

async function judge(api: Api, provider: PaymentProvider, { notification_id, raw }: { readonly notification_id: number; readonly raw: Uint8Array }): Promise<void> {
  const read = provider.parseNotification(raw);
  if (!read.is_signed) {
    await api.db.updateTable('payment_notification').set({ is_signed: false, verdict: 'FORGED', detail: read.reason, request_id: read.request_id ?? null }).where('notification_id', '=', notification_id).execute();
    throw new Refused('invalid', 'payment.notification_refused');
  }
  const { word } = read;
  await inOneStep(api, undefined, async (work) => {
    const outcome = await settleAttempt(work, word);
    await work.trx
      .updateTable('payment_notification')
      .set({ is_signed: true, verdict: outcome === 'UNKNOWN' ? 'UNKNOWN' : 'JUDGED', detail: outcome, request_id: word.request_id })
      .where('notification_id', '=', notification_id)
      .execute();
    if (outcome === 'UNKNOWN' && word.status === 'SUCCEEDED') {
      await work.trx.insertInto('payment_exception').values({ kind: 'UNKNOWN', notification_id, amount: word.amount ?? (0 as never), detail: `${word.code} ${word.request_id}`, opened_at: work.now }).execute();
    }
  });
}

/** Judges what was stored and never judged, because the server stopped in between. */
export async function judgeLeftOver(api: Api, provider: PaymentProvider): Promise<void> {
  const left = await api.db.selectFrom('payment_notification').select(['notification_id', 'raw']).where('verdict', '=', 'RECEIVED').where('received_at', '<', sql<string>`now() - interval '30 seconds'`).limit(50).execute();
  for (const { notification_id, raw } of left) {
    try {
      await judge(api, provider, { notification_id, raw });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

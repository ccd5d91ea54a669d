import { createHash } from 'node:crypto';

import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import { applyGatewayResult } from '../../domain/payments/apply-gateway-result.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type {
  GatewayResult,
  NotificationRead,
  PaymentProvider,
} from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { recordUnappliedMoney } from '../../domain/ledger/ledger.ts';

const MAX_FORGED_BYTES = 4 * 1024;

interface Delivery {
  readonly raw: Buffer;
  readonly remote_address: string;
}

/**
 * A signed notification is stored whole before it is applied in one transaction, so that it survives a crash in
 * between. Notifications not signed by the gateway are refused: invalid; the first ones are stored in part for the
 * treasurer.
 */
export async function receiveNotification(
  api: Api,
  provider: PaymentProvider,
  { raw, remote_address }: Delivery,
): Promise<void> {
  const event_id = createHash('sha256').update(raw).digest('hex');
  const delivery = { provider: provider.name, event_id, raw, remote_address };
  const notification = provider.parseNotification(raw);
  if (!notification.is_signed) {
    await saveForged(api, delivery, notification);
    throw new Refused('invalid', 'payment.notification_refused');
  }
  const { notification_id, times, verdict } = await saveRaw(api.db, delivery);
  // The row counts every repetition; the audit records the first.
  if (times === 2) await auditRepetition(api.db, notification_id, remote_address);
  if (verdict !== 'JUDGED') await applyNotification(api, notification_id, notification.result);
}

async function auditRepetition(db: Database, notification_id: number, remote_address: string): Promise<void> {
  await recordAudit(db, undefined, {
    act: 'notification.repeat',
    object_kind: 'notification',
    object_id: notification_id,
    detail: { remote_address },
  });
}

interface StoredDelivery extends Delivery {
  readonly provider: string;
  /** SHA-256 of all bytes, also when only a part is stored. */
  readonly event_id: string;
}

type ForgedRead = Extract<NotificationRead, { is_signed: false }>;

/**
 * Anybody can send these, so few are stored for one network and only a part of each; beyond that the reply is the same.
 */
async function saveForged(api: Api, delivery: StoredDelivery, forged: ForgedRead): Promise<void> {
  const { db, limits } = api;
  if ((await limits.guess('forged_notification', toNetwork(delivery.remote_address))) > 0) return;
  const raw = delivery.raw.subarray(0, MAX_FORGED_BYTES);
  const { notification_id, times } = await saveRaw(db, { ...delivery, raw });
  if (times === 1) await refuseNotification(api, notification_id, forged);
  if (times === 2) await auditRepetition(db, notification_id, delivery.remote_address);
}

interface NotificationRow {
  readonly notification_id: number;
  readonly verdict: string;
  readonly times: number;
}

async function saveRaw(db: Database, delivery: StoredDelivery): Promise<NotificationRow> {
  return db
    .insertInto('payment_notification')
    .values(delivery)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'event_id']).doUpdateSet({ times: sql`payment_notification.times + 1` }),
    )
    .returning(['notification_id', 'verdict', 'times'])
    .executeTakeFirstOrThrow();
}

interface StoredPayload {
  readonly notification_id: number;
  readonly raw: Uint8Array;
}

async function processNotification(
  api: Api,
  provider: PaymentProvider,
  { notification_id, raw }: StoredPayload,
): Promise<void> {
  const notification = provider.parseNotification(raw);
  if (notification.is_signed) await applyNotification(api, notification_id, notification.result);
  else await refuseNotification(api, notification_id, notification);
}

async function applyNotification(api: Api, notification_id: number, result: GatewayResult): Promise<void> {
  await inTransaction(api, undefined, async (tx) => {
    const outcome = await applyGatewayResult(tx, result);
    const verdict = outcome === 'UNKNOWN' ? 'UNKNOWN' : 'JUDGED';
    const before = await lockVerdict(tx.trx, notification_id);
    await tx.trx
      .updateTable('payment_notification')
      .set({ is_signed: true, verdict, detail: outcome, request_id: result.request_id })
      .where('notification_id', '=', notification_id)
      .execute();
    if (outcome === 'UNCHANGED' && before === 'RECEIVED')
      await recordAudit(tx.trx, undefined, {
        act: 'notification.unchanged',
        object_kind: 'attempt',
        object_id: result.request_id,
        detail: { notification_id, code: result.code },
      });
    if (outcome === 'UNKNOWN' && before === 'RECEIVED') await recordUnknownPayment(tx, notification_id, result);
  });
}

async function lockVerdict(trx: Trx, notification_id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payment_notification')
    .select('verdict')
    .where('notification_id', '=', notification_id)
    .forUpdate()
    .executeTakeFirst();
  return row?.verdict;
}

async function refuseNotification(
  api: Api,
  notification_id: number,
  { reason, request_id }: ForgedRead,
): Promise<void> {
  await api.db.transaction().execute(async (trx) => {
    const before = await lockVerdict(trx, notification_id);
    if (before !== 'RECEIVED') return;
    await trx
      .updateTable('payment_notification')
      .set({ is_signed: false, verdict: 'FORGED', detail: reason, request_id: request_id ?? null })
      .where('notification_id', '=', notification_id)
      .execute();
    await recordAudit(trx, undefined, {
      act: 'notification.refuse',
      object_kind: 'notification',
      object_id: notification_id,
      detail: { reason, request_id: request_id ?? null },
    });
    // Anybody sends these, also before the municipality is set up and has reference rows.
    await insertEvent({ trx, now: api.clock.now(), actor: undefined }, paymentsChanged, {});
  });
}

/** The treasurer returns or matches money for an unknown number; a notification without a payment is only stored. */
async function recordUnknownPayment(tx: Transaction, notification_id: number, result: GatewayResult): Promise<void> {
  await recordAudit(tx.trx, undefined, {
    act: 'notification.unknown',
    object_kind: 'notification',
    object_id: notification_id,
    detail: { request_id: result.request_id, code: result.code },
  });
  if (result.status !== 'SUCCEEDED' || (await isKeptAlready(tx, result.request_id))) return;
  const amount = result.amount ?? (0 as Centavos);
  const currency = (result.currency ?? 'PHP').slice(0, 10);
  const entry_id =
    amount > 0 && currency === 'PHP' ? await recordUnappliedMoney(tx, { amount, memo: result.request_id }) : null;
  await tx.trx
    .insertInto('payment_exception')
    .values({
      kind: 'UNKNOWN',
      notification_id,
      amount,
      currency,
      detail: `${result.code} ${result.request_id}`,
      opened_at: tx.now,
      entry_id,
    })
    .execute();
  await insertEvent(tx, paymentsChanged, {});
}

/** The gateway may report the same foreign payment with other fields; it is one payment. */
async function isKeptAlready({ trx }: Transaction, request_id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`unknown ${request_id}`}))`.execute(trx);
  const row = await trx
    .selectFrom('payment_exception')
    .innerJoin('payment_notification as n', 'n.notification_id', 'payment_exception.notification_id')
    .select('exception_id')
    .where('kind', '=', 'UNKNOWN')
    .where('n.request_id', '=', request_id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Processes stored notifications that were never processed, because the server stopped in between; all of them, one after the
 * other.
 */
export async function processStoredNotifications(api: Api, provider: PaymentProvider): Promise<void> {
  let last = 0;
  for (let batch = await listUnprocessed(api.db, last); batch.length > 0; batch = await listUnprocessed(api.db, last)) {
    for (const { notification_id, raw } of batch) {
      last = notification_id;
      await processNotification(api, provider, { notification_id, raw });
    }
  }
}

function listUnprocessed(db: Database, after: number): Promise<StoredPayload[]> {
  return db
    .selectFrom('payment_notification')
    .select(['notification_id', 'raw'])
    .where('verdict', '=', 'RECEIVED')
    .where('received_at', '<', sql<string>`now() - interval '30 seconds'`)
    .where('notification_id', '>', after)
    .orderBy('notification_id')
    .limit(50)
    .execute();
}

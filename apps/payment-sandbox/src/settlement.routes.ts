// Serves the settlement file of a day.

import { createHash, timingSafeEqual } from 'node:crypto';

import { formatDecimal } from './protocol/checkout-request.ts';
import type { Sandbox } from './sandbox.ts';
import type { Transaction } from './transactions.ts';

const COLUMNS = 'request_id,response_id,gross,fee,net,settled_on,bank_reference';
/** Fee of a wallet payment, in hundredths of a percent. */
const FEE_BASIS_POINTS = 200;
const MANILA_OFFSET_MS = 8 * 3_600_000;

/**
 * The merchant's own endpoint: the settlement file of one Manila day, for the merchant id and key as user and password.
 */
export function settlementRoutes({ app, config, transactions }: Sandbox): void {
  app.get<{ Params: { day: string } }>('/merchant/settlements/:day', async (request, reply) => {
    const authorization = `Basic ${Buffer.from(`${config.merchant_id}:${config.merchant_key}`).toString('base64')}`;
    if (!isSame(request.headers.authorization ?? '', authorization))
      return reply
        .status(401)
        .header('www-authenticate', 'Basic realm="Merchant", charset="UTF-8"')
        .send({ error: 'merchant id and key' });
    const { day } = request.params;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return reply.status(422).send({ error: 'a day like 2026-01-20' });
    const paidTransactions = transactions.paidOn((decided_at) => toManilaDay(decided_at) === day);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="settlement-${day}.csv"`)
      .send(`${[COLUMNS, ...paidTransactions.map((one) => toRow(one, day))].join('\r\n')}\r\n`);
  });
}

function toRow({ checkout, response_id }: Transaction, day: string): string {
  const fee = Math.round((checkout.amount * FEE_BASIS_POINTS) / 10_000);
  return [
    checkout.request_id,
    response_id,
    formatDecimal(checkout.amount),
    formatDecimal(fee),
    formatDecimal(checkout.amount - fee),
    day,
    `SBX-${day.replaceAll('-', '')}`,
  ].join(',');
}

function toManilaDay(instant: string): string {
  return new Date(Date.parse(instant) + MANILA_OFFSET_MS).toISOString().slice(0, 10);
}

function isSame(actualText: string, expectedText: string): boolean {
  const [left, right] = [actualText, expectedText].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

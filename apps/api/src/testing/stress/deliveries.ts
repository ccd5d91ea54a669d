// Creates the worst order of gateway notifications for a load test: repeated, forged, outdated.

import type { Notice } from '../gateway-notices.ts';
import { PAYMENT_AMOUNT } from './started-payments.ts';
import { shuffleList } from './seeded-random.ts';

const MIN_DELIVERIES = 3;
const MAX_DELIVERIES = 12;

/**
 * the worst deliveries of a gateway for these payments, `total` of them in any order: each payment 3 to 12 times,
 * with the same bytes or rebuilt; 2 % forged, 2 % outdated, 1 % of a wrong amount, currency or merchant. At least one
 * delivery of each payment is good.
 */
export function createDeliverySequence(requests: readonly string[], total: number, random: () => number): Notice[] {
  const counts = requests.map(() => MIN_DELIVERIES + Math.floor(random() * (MAX_DELIVERIES - MIN_DELIVERIES + 1)));
  for (let missing = total - counts.reduce((sum, count) => sum + count, 0); missing > 0;) {
    const at = Math.floor(random() * counts.length);
    if ((counts[at] ?? MAX_DELIVERIES) >= MAX_DELIVERIES) continue;
    counts[at] = (counts[at] ?? 0) + 1;
    missing -= 1;
  }
  return shuffleList(
    requests.flatMap((request_id, index) => [
      { request_id, amount: PAYMENT_AMOUNT },
      ...Array.from({ length: (counts[index] ?? 1) - 1 }, (_, number) => createNotice(request_id, number, random)),
    ]),
    random,
  );
}

function createNotice(request_id: string, number: number, random: () => number): Notice {
  const good: Notice = { request_id, amount: PAYMENT_AMOUNT };
  const timestamp = `2026-01-12T08:05:${String(10 + number)}.000+08:00`;
  const roll = random();
  // One in eight is the good one above, so the others take a little more than their share.
  if (roll < 0.023) return { ...good, timestamp, key: 'not the key' };
  if (roll < 0.046)
    return {
      ...good,
      timestamp: `2026-01-12T08:00:${String(10 + number)}.000+08:00`,
      code: roll < 0.035 ? 'GR033' : 'GR152',
    };
  if (roll < 0.05) return { ...good, timestamp, amount: '3405.01' };
  if (roll < 0.054) return { ...good, timestamp, currency: 'USD' };
  if (roll < 0.058) return { ...good, timestamp, merchant: 'another' };
  return roll < 0.6 ? good : { ...good, timestamp };
}

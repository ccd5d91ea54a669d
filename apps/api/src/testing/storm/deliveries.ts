import type { Notice } from '../gateway.ts';
import { AMOUNT } from './begun-payments.ts';
import { shuffled } from './chance.ts';

const LEAST = 3;
const MOST = 12;

/**
 * what a gateway at its worst sends for these payments, `total` deliveries in any order: each payment 3 to 12
 * times, as the same bytes or told anew; 2 % forged, 2 % old news, 1 % of a wrong amount, currency or merchant. Among
 * those of a payment at least one is good.
 */
export function stormOf(requests: readonly string[], total: number, random: () => number): Notice[] {
  const counts = requests.map(() => LEAST + Math.floor(random() * (MOST - LEAST + 1)));
  for (let missing = total - counts.reduce((sum, count) => sum + count, 0); missing > 0;) {
    const at = Math.floor(random() * counts.length);
    if ((counts[at] ?? MOST) >= MOST) continue;
    counts[at] = (counts[at] ?? 0) + 1;
    missing -= 1;
  }
  return shuffled(
    requests.flatMap((request_id, index) => [
      { request_id, amount: AMOUNT },
      ...Array.from({ length: (counts[index] ?? 1) - 1 }, (_, number) => another(request_id, number, random)),
    ]),
    random,
  );
}

function another(request_id: string, number: number, random: () => number): Notice {
  const good: Notice = { request_id, amount: AMOUNT };
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

import { subtractDays, seedNumbers } from '../../shared/shop-seed/seed-numbers.ts';
import type { CustomerLog } from '../../shared/shop/shop-types.ts';

type Call = readonly [method: CustomerLog['method'], route: string, status: number, description: string];

const CALLS: readonly Call[] = [
  ['POST', '/api/account/login', 200, 'Signed in'],
  ['GET', '/api/products', 200, 'Looked at the goods'],
  ['POST', '/api/orders', 200, 'Placed an order'],
  ['GET', '/api/account/settings', 304, 'Settings had not changed'],
  ['POST', '/api/account/login', 400, 'Wrong password'],
  ['GET', '/api/orders/archive', 404, 'Asked for an order that is not there'],
  ['POST', '/api/payments', 500, 'The payment service did not answer'],
  ['GET', '/api/invoices', 200, 'Downloaded an invoice'],
];
const LINES = 14;

/** Actions of a customer in the shop; deterministic for each customer. */
export function seedLogs(customerId: string, now: Date): CustomerLog[] {
  const pick = seedNumbers(Number(customerId) * 97 + 5);
  return Array.from({ length: LINES }, (_, place) => {
    const [method, route, status, description] = CALLS[pick(CALLS.length)] ?? ['GET', '/', 200, ''];
    return {
      id: `${customerId}-${place}`,
      customerId,
      createdAt: subtractDays(now, place, pick(1_000)),
      // An address of the blocks that documents use (RFC 5737).
      ip: `203.0.113.${1 + pick(250)}`,
      method,
      route,
      status,
      description,
    };
  });
}

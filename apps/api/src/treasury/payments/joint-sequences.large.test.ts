import { refreshAttempt } from '@ebpls/contracts';
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { sql } from 'kysely';

import { type Notice, sendNotice } from '../../testing/gateway-notices.ts';
import { type JointOrder, openJointFixture, sumOrders } from '../../testing/payments/joint-fixture.ts';
import { readBooks } from '../../testing/stress/stress-books.ts';

/** SEQUENCES=300 runs more. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? '12');
const WRONG_CENTAVOS = 12_345;

/** What the gateway reports of the payment, and what happens to one of its orders meanwhile. */
const EVENTS = [
  'success',
  'success without amount',
  'failure',
  'cancelled',
  'pending',
  'wrong amount',
  'query paid',
  'query unknown',
  'order paid alone',
] as const;
type Event = (typeof EVENTS)[number];

const NOTICES: Readonly<Partial<Record<Event, Partial<Notice>>>> = {
  success: {},
  'success without amount': { amount: '' },
  failure: { code: 'GR152' },
  cancelled: { code: 'GR053' },
  pending: { code: 'GR033' },
  'wrong amount': { amount: '123.45' },
};

const { close, server, gateway, owner, createOrders, startTogether, startAttempt } = await openJointFixture();
afterAll(close);
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

let notices = 0;
const getTimestamp = (): string => {
  notices += 1;
  return new Date(Date.UTC(2026, 0, 12) + notices * 1000).toISOString();
};

async function payAlone(order: JointOrder): Promise<void> {
  const request_id = await startAttempt(order);
  // Refused while another payment of the order is in progress, or when it is paid.
  if (typeof request_id === 'string')
    await sendNotice(server, { request_id, amount: order.total, timestamp: getTimestamp() });
}

async function applyEvent(event: Event, request_id: string, orders: readonly [JointOrder, ...JointOrder[]]) {
  const notice = NOTICES[event];
  if (notice !== undefined)
    return sendNotice(server, { request_id, amount: sumOrders(orders), timestamp: getTimestamp(), ...notice });
  if (event === 'order paid alone') return payAlone(orders[0]);
  if (event === 'query paid') gateway.knows.set(request_id, 'GR001');
  else gateway.knows.delete(request_id);
  return server.request(refreshAttempt, owner, { params: { request_id } });
}

interface Outcome {
  readonly states: string[];
  /** Centavos of the receipts, and of the money set aside, of this payment at the gateway. */
  readonly posted: number;
  readonly aside: number;
  readonly wrong: number;
  readonly paid_twice: number;
}

async function loadOutcome(joint_id: string): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    with share as (select * from payment_attempt where joint_id = ${joint_id})
    select
      (select array_agg(distinct state) from share) as states,
      (
        select coalesce(sum(r.amount), 0)::bigint
        from payment p join receipt r using (payment_id) join share using (request_id)
      ) as posted,
      (
        select coalesce(sum(x.amount), 0)::bigint
        from payment_exception x join share using (request_id) where x.kind = 'OVERPAYMENT'
      ) as aside,
      (
        select coalesce(sum(x.amount), 0)::bigint
        from payment_exception x join share using (request_id) where x.kind = 'MISMATCH' and x.state = 'OPEN'
      ) as wrong,
      (
        select count(*)
        from (
          select p.bill_id from payment p where p.bill_id in (select bill_id from share) group by 1 having count(*) > 1
        ) twice
      ) as paid_twice`.execute(server.api.db);
  const [outcome] = rows;
  if (!outcome) throw new Error('nothing was read');
  return outcome;
}

/** Events by which the money arrives: a success of the gateway counts whenever it comes, a query only while it waits. */
function isPaid(events: readonly Event[], states: readonly string[]): boolean {
  return states.includes('SUCCEEDED') && events.some((event) => event.startsWith('success') || event === 'query paid');
}

test('in any order of results, repeated or late, each order is booked whole once and no centavo is lost or doubled', async () => {
  await assert(
    asyncProperty(
      integer({ min: 2, max: 4 }),
      array(constantFrom(...EVENTS), { minLength: 1, maxLength: 8 }),
      async (count, events) => {
        const orders = await createOrders(count);
        const total = orders.length * 340_500;
        const { request_id } = (await startTogether(orders)).body;
        for (const event of events) await applyEvent(event, request_id, orders);
        const { states, posted, aside, wrong, paid_twice } = await loadOutcome(request_id);

        expect(states).toHaveLength(1);
        expect(paid_twice).toBe(0);
        const receivedTotal = isPaid(events, states) ? total : 0;
        expect(posted + aside).toBe(receivedTotal);
        expect(receivedTotal > 0 ? [0] : [0, WRONG_CENTAVOS]).toContain(wrong);
        expect(events.includes('success') ? ['SUCCEEDED'] : states).toEqual(states);
        expect(posted % 340_500).toBe(0);
      },
    ),
    { numRuns: SEQUENCES, seed: 20_260_113 },
  );
  expect(await readBooks(server.api.db)).toMatchObject({
    gaps: 0,
    wrong_sums: 0,
    paid_twice: 0,
    unbalanced: 0,
    receivable_off: 0,
    gateway_off: 0,
    unprocessed: 0,
  });
}, 300_000);

import { approveBill, computeBill, getCurrentDue, startPayment } from '@ebpls/contracts';
import { sql } from 'kysely';

import { deliver, type Notice, openQueryDesk, type QueryDesk } from '../../testing/gateway.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { aClearedApplication, moveIntoTown } from '../../testing/town.ts';

/** R-1 in small: every payment delivered 3 to 12 times in any order, some forged, some wrong, some lost. `DELIVERIES` makes it larger. */
const PAYMENTS = Math.round(Number(process.env['DELIVERIES'] ?? '450') / 7.5);
const AT_ONCE = 32;

let server: TestServer;
let desk: QueryDesk;
beforeAll(async () => {
  desk = await openQueryDesk();
  server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await moveIntoTown(server.api.db);
});
afterAll(async () => {
  await server.close();
  await desk.close();
});

test('whatever the gateway repeats, forges, mixes up or loses, each payment is posted once and to the centavo', async () => {
  const random = seeded(20_260_120);
  const requests = await begunPayments();
  const lost = requests.filter((_, index) => index % 20 === 19);
  for (const request_id of lost) desk.knows.set(request_id, 'GR001');
  const deliveries = shuffled(requests.filter((request_id) => !lost.includes(request_id)).flatMap((request_id) => deliveriesOf(request_id, random)), random);

  for (let from = 0; from < deliveries.length; from += AT_ONCE) {
    const answers = await Promise.all(deliveries.slice(from, from + AT_ONCE).map((notice) => deliver(server, notice)));
    expect(answers.every((status) => status === 200 || status === 422)).toBe(true);
  }
  server.setNow('2026-01-12T08:10:00+08:00');
  for (let round = 0; round < Math.ceil(PAYMENTS / 50); round += 1) {
    await sql`select graphile_worker.add_job('ask_gateway')`.execute(server.api.db);
    await server.api.jobs.runDue();
  }

  const { rows } = await sql`select (select count(*) from payment) as payments, (select sum(amount)::bigint from receipt) as centavos, (select max(right(receipt_no, 8)::integer) - count(*) from receipt) as gaps,
    (select count(*) from payment_exception where state = 'OPEN') as open, (select count(*) from payment_attempt where state <> 'SUCCEEDED') as unpaid`.execute(server.api.db);
  expect(rows[0]).toEqual({ payments: PAYMENTS, centavos: PAYMENTS * 340_500, gaps: 0, open: 0, unpaid: 0 });
}, 120_000);

/** At least one good success among 3 to 12, with old news, forgeries and wrong amounts between. */
function deliveriesOf(request_id: string, random: () => number): Notice[] {
  const count = 3 + Math.floor(random() * 10);
  const good: Notice = { request_id, amount: '3405.00' };
  const others = Array.from({ length: count - 1 }, (_, index): Notice => {
    const roll = random();
    const timestamp = `2026-01-12T08:0${index % 10}:30.000+08:00`;
    if (roll < 0.05) return { ...good, timestamp, key: 'not the key' };
    if (roll < 0.08) return { ...good, timestamp, amount: '3405.01' };
    if (roll < 0.1) return { ...good, timestamp, currency: 'USD' };
    if (roll < 0.12) return { ...good, timestamp, merchant: 'another' };
    if (roll < 0.3) return { ...good, timestamp, code: 'GR033' };
    if (roll < 0.4) return { ...good, timestamp, code: 'GR152' };
    return roll < 0.7 ? good : { ...good, timestamp };
  });
  return [good, ...others];
}

async function begunPayments(): Promise<string[]> {
  const owner = await server.person('user');
  const clerk = await server.person('bplo');
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const requests: string[] = [];
  for (let made = 0; made < PAYMENTS; made += 1) {
    const { assessment_code } = await aClearedApplication(server.api.db, owner);
    const params = { assessment_code };
    const { body } = await server.ask(computeBill, clerk, { params });
    await server.ask(approveBill, treasurer, { params: { bill_id: body.bill_id } });
    const due = (await server.ask(getCurrentDue, owner, { params })).body;
    requests.push((await server.ask(startPayment, owner, { params, body: { method: 'gcash', amount: due.total } })).body.request_id);
  }
  return requests;
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things.map((thing) => ({ thing, at: random() })).toSorted((one, other) => one.at - other.at).map(({ thing }) => thing);
}

/** The same order in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { sql } from 'kysely';

import { openQueryDesk, type QueryDesk } from '../../testing/gateway.ts';
import { beginPayments, CENTAVOS, RECEIPTS_EACH } from '../../testing/storm/begun-payments.ts';
import { cleanBooks, readBooks } from '../../testing/storm/books.ts';
import { seeded } from '../../testing/storm/chance.ts';
import { stormOf } from '../../testing/storm/deliveries.ts';
import { type Line, openLine, together } from '../../testing/storm/line.ts';
import { type LiveApi, openLiveApi } from '../../testing/storm/live-api.ts';
import { openOwnTown, type OwnTown } from '../../testing/storm/own-town.ts';

/** `npm run storm -- deliveries` runs it with 100,000 deliveries for 10,000 payments. */
const DELIVERIES = Number(process.env['DELIVERIES'] ?? '1000');
const PAYMENTS = DELIVERIES / 10;
const CONNECTIONS = 32;
/** After which parts of the deliveries the server is killed, and after which the database. */
const API_KILLS = DELIVERIES >= 50_000 ? [0.1, 0.25, 0.4, 0.55, 0.7, 0.85] : [0.4];
const DATABASE_KILLS = DELIVERIES >= 50_000 ? [0.2, 0.5, 0.8] : [0.7];

let desk: QueryDesk;
let town: OwnTown;
let api: LiveApi;
let line: Line;
beforeAll(async () => {
  desk = await openQueryDesk();
  town = await openOwnTown({ PAYNAMICS_QUERY_URL: desk.url });
  api = await openLiveApi(town.server);
  line = openLine(api.port, CONNECTIONS);
});
afterAll(async () => {
  line.close();
  await api.stop();
  await town.close();
  await desk.close();
});

test(`${DELIVERIES} deliveries for ${PAYMENTS} payments, forged, stale, wrong, repeated and lost, while server and database are killed: each payment is posted once and to the centavo`, async () => {
  const { server } = town;
  const random = seeded(20_260_120);
  const requests = await beginPayments(server, PAYMENTS);
  const lost = new Set(requests.filter((_, index) => index % 20 === 19));
  for (const request_id of lost) desk.knows.set(request_id, 'GR001');
  const storm = stormOf(requests.filter((request_id) => !lost.has(request_id)), DELIVERIES, random);
  expect(storm).toHaveLength(DELIVERIES);
  await api.ready();

  const kills = killsOf(storm.length);
  const from = performance.now();
  let answered = 0;
  await together(storm, CONNECTIONS, async (notice) => {
    await line.deliverSurely(notice);
    answered += 1;
    kills.get(answered)?.();
  });
  const seconds = (performance.now() - from) / 1000;
  await askForTheLost();

  expect(await readBooks(server.api.db)).toEqual(cleanBooks(PAYMENTS, { centavos: CENTAVOS, receipts: RECEIPTS_EACH }));
  process.stderr.write(`R-1 ${DELIVERIES} deliveries in ${seconds.toFixed(1)} s, ${Math.round(DELIVERIES / seconds)} a second, ${API_KILLS.length} kills of the server and ${DATABASE_KILLS.length} of the database\n`);
}, DELIVERIES >= 50_000 ? 900_000 : 120_000);

function killsOf(total: number): ReadonlyMap<number, () => void> {
  const at = (part: number): number => Math.round(part * total);
  return new Map([
    ...API_KILLS.map((part) => [at(part), () => void api.kill()] as const),
    ...DATABASE_KILLS.map((part) => [at(part), town.killPostgres] as const),
  ]);
}

/** What the gateway never told is found by asking it. Letters wait, so that only the question is run. */
async function askForTheLost(): Promise<void> {
  const { server } = town;
  server.setNow('2026-01-12T08:10:00+08:00');
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(server.api.db);
  await sql`select graphile_worker.add_job('ask_gateway')`.execute(server.api.db);
  await server.api.jobs.runDue();
}

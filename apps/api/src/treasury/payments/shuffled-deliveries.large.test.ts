import { sql } from 'kysely';

import { type Notice, openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import type { TestPerson } from '../../testing/open-server.ts';
import {
  beginPayments,
  PAYMENT_CENTAVOS,
  createPayers,
  RECEIPTS_PER_PAYMENT,
} from '../../testing/stress/started-payments.ts';
import { createCleanBooks, readBooks } from '../../testing/stress/stress-books.ts';
import { createSeededRandom, shuffleList } from '../../testing/stress/seeded-random.ts';
import {
  runClaimJob,
  createStressClaims,
  claimUntilAccepted,
  countOpenClaims,
  readClaims,
  refuseOpenClaims,
  type StressClaim,
  type When,
} from '../../testing/stress/stress-claims.ts';
import { createDeliverySequence } from '../../testing/stress/deliveries.ts';
import { type DeliveryClient, openDeliveryClient, runConcurrently } from '../../testing/stress/delivery-client.ts';
import { type LiveApi, openLiveApi } from '../../testing/stress/live-api.ts';
import { openOwnServer, type OwnServer } from '../../testing/stress/own-server.ts';

/** `npm run storm -- deliveries` runs it with 100,000 deliveries for 10,000 payments. */
const DELIVERIES = Number(process.env['DELIVERIES'] ?? '400');
const PAYMENTS = DELIVERIES / 10;
const CONNECTIONS = 32;
/** Shares of the deliveries after which the server is killed, and after which the database. */
const API_KILLS = DELIVERIES >= 50_000 ? [0.1, 0.25, 0.4, 0.55, 0.7, 0.85] : [0.4];
const DATABASE_KILLS = DELIVERIES >= 50_000 ? [0.2, 0.5, 0.8] : [0.7];
/** Shares after which the job follows up open claims. */
const FOLLOW_UP_SHARES = [0.3, 0.6];
const CLAIMS_PER_RUN = 200;
const OWNERS = 8;

let desk: QueryServer;
let ownServer: OwnServer;
let api: LiveApi;
let gatewayClient: DeliveryClient;
const followUps: Promise<void>[] = [];
beforeAll(async () => {
  desk = await openQueryServer();
  ownServer = await openOwnServer({ PAYNAMICS_QUERY_URL: desk.url });
  api = await openLiveApi(ownServer.server);
  gatewayClient = openDeliveryClient(api.port, CONNECTIONS);
});
afterAll(async () => {
  gatewayClient.close();
  await api.stop();
  await ownServer.close();
  await desk.close();
});

test(
  `${DELIVERIES} deliveries for ${PAYMENTS} payments, forged, stale, wrong, repeated and lost, ` +
    'while owners claim them and server and database are killed: ' +
    'each payment is posted once and to the centavo, and every claim ends',
  async () => {
    const { server } = ownServer;
    const random = createSeededRandom(20_260_120);
    const payers = await createPayers(server);
    const requests = await beginPayments(server, PAYMENTS, payers);
    const lost = new Set(requests.filter((_, index) => index % 20 === 19));
    const claims = await createStressClaims(server, requests, random);
    // For half of the claims filed meanwhile, the gateway's reply and its notification arrive together.
    const queriedIds = claims
      .filter(({ when }) => when === 'during' && random() < 0.5)
      .map(({ request_id }) => request_id);
    for (const request_id of [...lost, ...queriedIds]) desk.knows.set(request_id, 'GR001');
    const storm = createDeliverySequence(
      requests.filter((request_id) => !lost.has(request_id)),
      DELIVERIES,
      random,
    );
    expect(storm).toHaveLength(DELIVERIES);
    await api.ready();

    const listClaims = (when: When): StressClaim[] => claims.filter((claim) => claim.when === when);
    const claim = (one: StressClaim): Promise<void> => claimUntilAccepted(api.url, server, one);
    await runConcurrently(listClaims('before'), OWNERS, claim);
    const turns = planTurns(storm.length);
    const from = performance.now();
    let answeredCount = 0;
    const deliverOne = async (notice: Notice): Promise<void> => {
      await gatewayClient.deliverSurely(notice);
      answeredCount += 1;
      turns.get(answeredCount)?.();
    };
    await runConcurrently(
      shuffleList(
        [...storm.map((notice) => () => deliverOne(notice)), ...listClaims('during').map((one) => () => claim(one))],
        random,
      ),
      CONNECTIONS,
      (act) => act(),
    );
    const seconds = (performance.now() - from) / 1000;
    await runConcurrently(listClaims('after'), OWNERS, claim);
    await queryLostPayments();
    const refusedCount = await endClaims(payers.treasurer);

    expect(await readClaims(server, claims)).toEqual({ open: 0, missed: 0, unfounded: 0, without_end: 0 });
    expect(refusedCount).toBeGreaterThan(0);
    expect(await readBooks(server.api.db)).toEqual(
      createCleanBooks(PAYMENTS, { centavos: PAYMENT_CENTAVOS, receipts: RECEIPTS_PER_PAYMENT }),
    );
    process.stderr.write(
      `R-1 ${DELIVERIES} deliveries in ${seconds.toFixed(1)} s, ${Math.round(DELIVERIES / seconds)} a second, ` +
        `${API_KILLS.length} kills of the server and ${DATABASE_KILLS.length} of the database, ` +
        `${claims.length} claims of which the treasurer refused ${refusedCount}\n`,
    );
  },
  DELIVERIES >= 50_000 ? 3_600_000 : 600_000,
);

/** A run that a kill interrupts is completed by the next. */
function followUpMeanwhile(): void {
  followUps.push(runClaimJob(ownServer.server).catch(() => undefined));
}

/** Acts that run after a number of acknowledged deliveries. */
function planTurns(total: number): ReadonlyMap<number, () => void> {
  const getTurn = (part: number): number => Math.round(part * total);
  return new Map([
    ...FOLLOW_UP_SHARES.map((part) => [getTurn(part), followUpMeanwhile] as const),
    ...API_KILLS.map((part) => [getTurn(part), () => void api.kill()] as const),
    ...DATABASE_KILLS.map((part) => [getTurn(part), ownServer.killPostgres] as const),
  ]);
}

/**
 * Queries the gateway for payments without a notification, and processes stored ones. Mails wait, so that only this job
 * runs.
 */
async function queryLostPayments(): Promise<void> {
  const { server } = ownServer;
  server.setNow('2026-01-12T08:10:00+08:00');
  // Notifications that a kill left unprocessed are processed half a minute after their arrival.
  await sql`update payment_notification set received_at = received_at - interval '1 minute'`.execute(server.api.db);
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(server.api.db);
  await sql`select graphile_worker.add_job('ask_gateway')`.execute(server.api.db);
  await server.api.jobs.runDue();
}

/**
 * Days later, when every claim is due: the job ends claims whose payment came and reminds of the others, which the
 * treasurer answers.
 */
async function endClaims(treasurer: TestPerson): Promise<number> {
  const { server } = ownServer;
  await Promise.all(followUps);
  server.setNow('2026-01-20T08:00:00+08:00');
  for (let open = await countOpenClaims(server); open > 0; open -= CLAIMS_PER_RUN) await runClaimJob(server);
  return refuseOpenClaims(server, treasurer);
}

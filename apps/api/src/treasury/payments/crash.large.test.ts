import { downloadDocument, uploadDocument } from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PDF } from '../../testing/application-fixture.ts';
import { openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import type { TestPerson } from '../../testing/open-server.ts';
import {
  PAYMENT_AMOUNT,
  beginPayments,
  PAYMENT_CENTAVOS,
  createPayers,
  RECEIPTS_PER_PAYMENT,
} from '../../testing/stress/started-payments.ts';
import { createCleanBooks, readBooks } from '../../testing/stress/stress-books.ts';
import { wait, createSeededRandom, shuffleList } from '../../testing/stress/seeded-random.ts';
import { type DeliveryClient, openDeliveryClient } from '../../testing/stress/delivery-client.ts';
import { type LiveApi, openLiveApi, waitUntil } from '../../testing/stress/live-api.ts';
import { openOwnServer, type OwnServer } from '../../testing/stress/own-server.ts';

/** `npm run storm -- kills` makes it 50 kills of the server, 20 of the database and 10 of both. */
const [SERVER_KILLS = 2, DATABASE_KILLS = 1, JOINT_KILLS = 0] = (process.env['KILLS'] ?? '2,1,0')
  .split(',')
  .map(Number);
const KILLS = SERVER_KILLS + DATABASE_KILLS + JOINT_KILLS;
const PAYMENTS = KILLS * 30;
const PAYERS = 8;
const REPAIRED_WITHIN_MS = 60_000;

type KillTarget = 'server' | 'database' | 'both';

let desk: QueryServer;
let ownServer: OwnServer;
let api: LiveApi;
let gatewayClient: DeliveryClient;
let owner: TestPerson;
let company_code: string;
beforeAll(async () => {
  desk = await openQueryServer();
  ownServer = await openOwnServer({ PAYNAMICS_QUERY_URL: desk.url });
  api = await openLiveApi(ownServer.server);
  gatewayClient = openDeliveryClient(api.port, PAYERS);
}, 60_000);
afterAll(async () => {
  gatewayClient.close();
  await api.stop();
  await ownServer.close();
  await desk.close();
});

test(
  `${SERVER_KILLS} kills of the server, ${DATABASE_KILLS} of the database and ${JOINT_KILLS} of both under load ` +
    'lose nothing that was acknowledged, and the rest is repaired within a minute',
  async () => {
    const { server } = ownServer;
    const payers = await createPayers(server);
    const requests = await beginPayments(server, PAYMENTS, payers);
    ({ owner } = payers);
    ({ company_code } = await server.api.db
      .insertInto('business')
      .values({
        company_code: 'SI-900001',
        owner_id: owner.account_id,
        company_name: 'Bagong Simula',
        brgycode: '9990101015',
        line_ids: [],
      })
      .returning('company_code')
      .executeTakeFirstOrThrow());
    await api.ready();
    const load = startLoad(requests);
    await killAtRandom(load);
    const { paid, uploaded, unanswered } = await load.end();
    await waitUntilReady();

    // Every acknowledged payment and paper is stored before any repetition or query.
    const postedPayments = await server.api.db.selectFrom('payment').select('request_id').execute();
    expect(paid.filter((request_id) => !postedPayments.some((payment) => payment.request_id === request_id))).toEqual(
      [],
    );
    expect(await listUnreadable(uploaded)).toEqual([]);
    expect(uploaded.length).toBeGreaterThan(0);
    // The kills interrupted running requests.
    expect(unanswered).toBeGreaterThan(0);

    for (const request_id of requests) desk.knows.set(request_id, 'GR001');
    const seconds = await repairAll();
    expect(await readBooks(server.api.db)).toEqual(
      createCleanBooks(PAYMENTS, { centavos: PAYMENT_CENTAVOS, receipts: RECEIPTS_PER_PAYMENT }),
    );
    process.stderr.write(
      `R-3 ${KILLS} kills: ${paid.length} payments and ${uploaded.length} papers acknowledged, ` +
        `${unanswered} requests cut, the rest repaired in ${seconds.toFixed(1)} s\n`,
    );
  },
  KILLS > 20 ? 900_000 : 120_000,
);

interface Load {
  /** Number of acknowledged requests so far. */
  readonly acknowledged: () => number;
  /** Ends the load and returns the acknowledged requests. */
  readonly end: () => Promise<{ readonly paid: string[]; readonly uploaded: Paper[]; readonly unanswered: number }>;
}

/** Payers whose gateway notifies each payment once, and an owner who sends papers. */
function startLoad(requests: readonly string[]): Load {
  const paid: string[] = [];
  const uploadedPapers: Paper[] = [];
  let unansweredCount = 0;
  let next = 0;
  let isOver = false;
  const isRunning = (): boolean => !isOver;
  const countUnanswered = async (): Promise<void> => {
    unansweredCount += 1;
    await waitUntilReady();
  };
  const runPayer = async (): Promise<void> => {
    while (isRunning() && next < requests.length) {
      const request_id = requests[next] ?? '';
      next += 1;
      if ((await gatewayClient.deliver({ request_id, amount: PAYMENT_AMOUNT })) === 200) paid.push(request_id);
      else await countUnanswered();
    }
  };
  const runUploader = async (): Promise<void> => {
    while (isRunning()) {
      const paper = await sendAPaper();
      if (paper === undefined) await countUnanswered();
      else uploadedPapers.push(paper);
    }
  };
  const working = Promise.all([...Array.from({ length: PAYERS }, runPayer), runUploader()]);
  return {
    acknowledged: () => paid.length + uploadedPapers.length,
    end: async () => {
      isOver = true;
      await working;
      return { paid, uploaded: uploadedPapers, unanswered: unansweredCount };
    },
  };
}

interface Paper {
  readonly document_id: string;
  readonly bytes: Buffer;
}

/** The person with a new token: one is valid for 15 minutes, and full size takes longer on a busy machine. */
function renewToken(person: TestPerson): TestPerson {
  const { account_id, session_id } = person;
  return { ...person, token: ownServer.server.api.sessions.accessToken(account_id, session_id) };
}

let papers = 0;

/** Each paper differs from the one before; equal bytes would be the same document. */
async function sendAPaper(): Promise<Paper | undefined> {
  papers += 1;
  const bytes = Buffer.concat([A_PDF, Buffer.from(`%${papers}\n`)]);
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'application/pdf' }), 'paper.pdf');
  const address = `${api.url}${uploadDocument.path.replace(':company_code', company_code)}?requirement_code=R06`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${renewToken(owner).token}` },
    body,
  }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return answer.json().then(
    (reply) => ({ document_id: (reply as { document_id: string }).document_id, bytes }),
    () => undefined,
  );
}

/** Acknowledged papers that cannot be read whole. */
async function listUnreadable(uploadedPapers: readonly Paper[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { document_id, bytes } of uploadedPapers) {
    const { status, raw } = await ownServer.server.request(downloadDocument, renewToken(owner), {
      params: { document_id },
    });
    if (status !== 200 || !raw.equals(bytes)) lost.push(document_id);
  }
  return lost;
}

async function waitUntilReady(): Promise<void> {
  await ownServer.databaseReady();
  await api.ready();
}

async function killAtRandom({ acknowledged }: Load): Promise<void> {
  const random = createSeededRandom(20_260_112);
  const targets = shuffleList<KillTarget>(
    [
      ...Array<KillTarget>(SERVER_KILLS).fill('server'),
      ...Array<KillTarget>(DATABASE_KILLS).fill('database'),
      ...Array<KillTarget>(JOINT_KILLS).fill('both'),
    ],
    random,
  );
  for (const target of targets) {
    await waitUntilReady();
    const enough = acknowledged() + 1 + Math.floor(random() * 12);
    await waitUntil(() => acknowledged() >= enough, 'nothing is acknowledged any more');
    // From before the first row to after the commit: somewhere within the running payments.
    await wait(random() * 25);
    if (target !== 'server') ownServer.killPostgres();
    if (target !== 'database') await api.kill();
  }
}

/**
 * The job queries the gateway and processes stored notifications that were never processed. Returns the duration in seconds.
 */
async function repairAll(): Promise<number> {
  const { server } = ownServer;
  server.setNow('2026-01-12T08:10:00+08:00');
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(server.api.db);
  // Half a minute later no process works on unfinished notifications any more.
  await sql`
    update payment_notification set received_at = received_at - interval '31 seconds' where verdict = 'RECEIVED'`.execute(
    server.api.db,
  );
  await sql`select graphile_worker.add_job('ask_gateway')`.execute(server.api.db);
  const from = performance.now();
  await server.api.jobs.runDue();
  const took = performance.now() - from;
  expect(took).toBeLessThan(REPAIRED_WITHIN_MS);
  return took / 1000;
}

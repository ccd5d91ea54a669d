// Creates the server and order on which a random money test runs.

import { approveBill, computeBill, type Endpoint, type PaymentMode } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openQueryServer, type QueryServer } from '../gateway-notices.ts';
import { type TestReply, openTestServer, type TestPerson, type TestServer } from '../open-server.ts';
import { createClearedApplication, seedMunicipality } from '../municipality-seed.ts';

/** A server with this many runs is replaced: the delinquency report reads every receivable of the ledger. */
const WALKS_PER_SERVER = 60;
/** Barangay to which the businesses of ended runs move, so that the report of the present one has a single row. */
const OTHER_BARANGAY = '9990101001';
const FIRST_DAY = '2026-01-12';

/** The kind of order at the start of a run. */
export interface ModelRunStart {
  readonly type: 'NEW' | 'RENEWAL';
  readonly mode: PaymentMode;
}

/** One business with one order of payment, and the people who act on its money. */
export interface ModelRun {
  readonly server: TestServer;
  readonly gateway: QueryServer;
  readonly owner: TestPerson;
  readonly cashier: TestPerson;
  readonly clerk: TestPerson;
  readonly treasurer: TestPerson;
  readonly other_treasurer: TestPerson;
  readonly assessment_code: string;
  readonly company_code: string;
  /** Requests and replies, for the report of a counterexample. */
  readonly log: string[];
  /** Sends an act; throws on a reply that is a failure of the server. */
  readonly send: <const E extends Endpoint>(
    endpoint: E,
    person: TestPerson,
    asking?: Parameters<TestServer['request']>[2],
  ) => Promise<TestReply<E>>;
  readonly getDay: () => string;
  /** Moves the business clock; the gateway's own deadlines use the same clock. */
  readonly passMinutes: (minutes: number) => void;
}

export interface ModelRunSource {
  readonly startRun: (start: ModelRunStart) => Promise<ModelRun>;
  readonly close: () => Promise<void>;
}

interface RunServer {
  readonly server: TestServer;
  readonly gateway: QueryServer;
  readonly staff: Pick<ModelRun, 'clerk' | 'treasurer' | 'other_treasurer'>;
}

async function openRunServer(): Promise<RunServer> {
  const gateway = await openQueryServer();
  const server = await openTestServer({ PAYNAMICS_QUERY_URL: gateway.url });
  await seedMunicipality(server.api.db);
  const treasurer = { permissions: ['treasurer'] } as const;
  const staff = {
    clerk: await server.person('bplo'),
    treasurer: await server.person('admin', treasurer),
    other_treasurer: await server.person('admin', treasurer),
  };
  return { server, gateway, staff };
}

/** Runs one after the other, each on a business of its own, on servers that are replaced before they become slow. */
export function createModelRunSource(checkServer: (server: TestServer) => Promise<void>): ModelRunSource {
  let present: RunServer | undefined;
  let count = 0;
  const close = async (): Promise<void> => {
    if (!present) return;
    const { server, gateway } = present;
    present = undefined;
    await checkServer(server).finally(async () => {
      await server.close();
      await gateway.close();
    });
  };
  return {
    startRun: async (start) => {
      if (count % WALKS_PER_SERVER === 0) await close();
      present ??= await openRunServer();
      count += 1;
      return startRun(present, start);
    },
    close,
  };
}

async function startRun({ server, gateway, staff }: RunServer, start: ModelRunStart): Promise<ModelRun> {
  const { db } = server.api;
  let now = new Date(`${FIRST_DAY}T09:00:00+08:00`);
  server.setNow(now.toISOString());
  await endFormerRuns(server);
  const owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  const cashier = await server.person('admin', { permissions: ['cashier'] });
  const { assessment_code, company_code } = await createClearedApplication(db, owner, start);
  const log: string[] = [];
  const run: ModelRun = {
    server,
    gateway,
    owner,
    cashier,
    ...staff,
    assessment_code,
    company_code,
    log,
    send: async (endpoint, person, input) => {
      const reply = await server.request(endpoint, person, input);
      log.push(describeReply(endpoint, input?.body, reply));
      if (reply.status >= 500) throw createModelRunError(log, [`${endpoint.path} answered ${reply.status}`]);
      return reply;
    },
    getDay: () => server.api.clock.today(),
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
      server.setNow(now.toISOString());
    },
  };
  const params = { assessment_code };
  const { bill_id } = (await run.send(computeBill, staff.clerk, { params })).body;
  await run.send(approveBill, staff.treasurer, { params: { bill_id } });
  log.length = 0;
  log.push(`${start.type} ${start.mode} on ${run.getDay()}`);
  return run;
}

/** The problems of a run with all acts before them. */
export function createModelRunError(log: readonly string[], problems: readonly string[]): Error {
  return new Error(`${problems.join('\n')}\nafter\n  ${log.join('\n  ')}`);
}

/** People and businesses of a former run get no notifications and no report rows in a later one. */
async function endFormerRuns({ api: { db } }: TestServer): Promise<void> {
  await sql`update business set brgycode = ${OTHER_BARANGAY} where brgycode <> ${OTHER_BARANGAY}`.execute(db);
  await sql`update account set permissions = '{}' where 'cashier' = any(permissions)`.execute(db);
  await sql`update session set expires_at = now() + interval '1 day'`.execute(db);
}

function describeReply(
  { method, path }: Endpoint,
  body: unknown,
  { status, body: reply }: TestReply<Endpoint>,
): string {
  const bodyText = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  const answer = status === 200 ? '' : ` ${reply.error.message}`;
  return `${method} ${path}${bodyText} → ${status}${answer}`;
}

/** The hourly jobs: the gateway is queried, unpaid orders are renewed. Mails of former acts stay queued meanwhile. */
export async function runHourlyJobs({ server: { api } }: ModelRun): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(api.db);
  await sql`
    select graphile_worker.add_job('ask_gateway'), graphile_worker.add_job('renew_unpaid_bills')`.execute(api.db);
  await api.jobs.runDue();
}

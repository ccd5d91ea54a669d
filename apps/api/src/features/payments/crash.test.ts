import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { approveBill, computeBill, getCurrentDue, notifyPaynamics, startPayment } from '@ebpls/contracts';
import { sql } from 'kysely';

import { noticeBody } from '../../testing/gateway.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { aClearedApplication, moveIntoTown } from '../../testing/town.ts';

const KILLS = 20;
const MAIN = join(__dirname, '..', '..', 'main.ts');

let server: TestServer;
let api: ChildProcess | undefined;
let port: number;

beforeAll(async () => {
  server = await openTestServer();
  await moveIntoTown(server.api.db);
  port = await freePort();
});
afterAll(async () => {
  api?.kill('SIGKILL');
  await server.close();
});

test(`a server that is killed between notification and answer, ${KILLS} times, leaves exactly one payment each and loses none`, async () => {
  const attempts = await begunPayments(KILLS);
  const outcomes: number[] = [];
  for (const [round, request_id] of attempts.entries()) {
    await started();
    const sent = post(request_id);
    // From before the first row to after the commit: the moments lie eight milliseconds apart.
    await pause(round * 8);
    await killed();
    outcomes.push(await sent);
  }
  await started();
  // The gateway repeats what was not answered, and what was.
  const answers = await Promise.all(attempts.map((request_id) => post(request_id)));

  // The kills really fell on both sides of the answer's work: most notifications were never answered.
  expect(outcomes).toContain(0);
  expect(answers).toEqual(attempts.map(() => 200));
  expect(await books()).toEqual({ succeeded: KILLS, payments: KILLS, receipts: KILLS * 3, gaps: 0, centavos: KILLS * 340_500, paid: KILLS });
}, 300_000);

async function begunPayments(count: number): Promise<string[]> {
  const owner = await server.person('user');
  const clerk = await server.person('bplo');
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const requests: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { assessment_code } = await aClearedApplication(server.api.db, owner);
    const params = { assessment_code };
    const { body } = await server.ask(computeBill, clerk, { params });
    await server.ask(approveBill, treasurer, { params: { bill_id: body.bill_id } });
    const due = (await server.ask(getCurrentDue, owner, { params })).body;
    requests.push((await server.ask(startPayment, owner, { params, body: { method: 'gcash', amount: due.total } })).body.request_id);
  }
  return requests;
}

/** The server as it runs in life, in a process of its own on the same rows. */
async function started(): Promise<void> {
  const { database_url, data_dir } = server.api.config;
  const environment = { PATH: process.env['PATH'], DATABASE_URL: database_url, DATA_DIR: data_dir, PORT: String(port), HOST: '127.0.0.1', ROLE: 'api', LOG_LEVEL: 'silent', EBPLS_NOW: '2026-01-12', PAYNAMICS_MERCHANT_ID: 'test-merchant', PAYNAMICS_MERCHANT_KEY: 'test-merchant-key' };
  api = spawn(process.execPath, [MAIN], { env: environment, stdio: 'ignore' });
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/api/health`).then(({ ok }) => ok, () => false)) return;
    await pause(20);
  }
  throw new Error('the server did not start');
}

/** kill -9: no handler runs, nothing is put away. */
async function killed(): Promise<void> {
  const gone = new Promise((exit) => api?.once('exit', exit));
  api?.kill('SIGKILL');
  await gone;
}

/** Answers the status, or 0 when the connection broke. */
function post(request_id: string): Promise<number> {
  const body = noticeBody({ request_id, amount: '3405.00' });
  return fetch(`http://127.0.0.1:${port}${notifyPaynamics.path}`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' }, body }).then(({ status }) => status, () => 0);
}

async function books(): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*) from payment_attempt where state = 'SUCCEEDED') as succeeded,
    (select count(*) from payment) as payments,
    (select count(*) from receipt) as receipts,
    (select max(right(receipt_no, 8)::integer) - count(*) from receipt) as gaps,
    (select sum(amount)::bigint from receipt) as centavos,
    (select count(*) from application where state = 'PAID') as paid`.execute(server.api.db);
  return rows[0];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const free = (probe.address() as AddressInfo).port;
  await new Promise((closed) => probe.close(closed));
  return free;
}

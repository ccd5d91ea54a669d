import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { approveBill, refreshAttempt, computeBill, getAttempt, getCurrentDue, startPayment } from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', '..', '..', 'payment-sandbox', 'src', 'main.ts');

let server: TestServer;
let sandbox: ChildProcess;
let sandboxUrl: string;
let owner: TestPerson;

beforeAll(async () => {
  const [ours, theirs] = [await findFreePort(), await findFreePort()];
  sandboxUrl = `http://127.0.0.1:${theirs}`;
  sandbox = spawn(process.execPath, [SANDBOX], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(theirs),
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'sandbox-')),
      SANDBOX_MERCHANT_ID: 'test-merchant',
      SANDBOX_MERCHANT_KEY: 'test-merchant-key',
      SANDBOX_CONTROL: '1',
    },
    stdio: 'ignore',
  });
  server = await openTestServer({ PUBLIC_URL: `http://127.0.0.1:${ours}`, SANDBOX_URL: sandboxUrl });
  await server.api.app.listen({ port: ours, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  await waitUntil(() =>
    fetch(`${sandboxUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}, 30_000);
afterAll(async () => {
  sandbox.kill();
  await server.close();
});

async function openHostedPage(): Promise<{ request_id: string; reference: string; assessment_code: string }> {
  const { assessment_code } = await createClearedApplication(server.api.db, owner);
  const params = { assessment_code };
  const { body } = await server.request(computeBill, await server.person('bplo'), { params });
  await server.request(approveBill, await server.person('admin', { permissions: ['treasurer'] }), {
    params: { bill_id: body.bill_id },
  });
  const due = (await server.request(getCurrentDue, owner, { params })).body;
  const { request_id, action_url, fields } = (
    await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: due.total } })
  ).body;
  const page = await fetch(action_url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return {
    request_id,
    assessment_code,
    reference: new URL(page.headers.get('location') ?? '', sandboxUrl).searchParams.get('reference') ?? '',
  };
}

/** Presses a button of the hosted page and follows the browser back. */
async function decide(reference: string, decision: string): Promise<string> {
  const decisionReply = await fetch(`${sandboxUrl}/webpayment/decide`, {
    method: 'POST',
    body: new URLSearchParams({ response_id: reference, decision }),
    redirect: 'manual',
  });
  const home = await fetch(decisionReply.headers.get('location') ?? '', { redirect: 'manual' });
  return home.headers.get('location') ?? '';
}

const setGatewayMode = (mode: string) =>
  fetch(`${sandboxUrl}/control/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
const loadAttempt = async (request_id: string) =>
  (await server.request(getAttempt, owner, { params: { request_id } })).body;

test.each([
  ['pay', 'SUCCEEDED', 'paymentsuccessful'],
  ['fail', 'FAILED', 'redirect/failed?reason=failed'],
  ['cancel', 'CANCELLED', 'redirect/failed?reason=cancelled'],
  ['pending', 'PENDING', 'paymentsuccessful'],
])('a payer who chooses %s at the hosted page returns to %s', async (decision, state, page) => {
  const { request_id, reference } = await openHostedPage();
  expect(await decide(reference, decision)).toContain(page);
  await waitUntil(async () => (await loadAttempt(request_id)).state === state);
  expect((await loadAttempt(request_id)).receipts).toHaveLength(state === 'SUCCEEDED' ? 3 : 0);
});

test.each(['lose', 'duplicate', 'forge'])(
  'a payment is receipted once though the gateway’s line has the fault "%s"',
  async (mode) => {
    await setGatewayMode(mode);
    const { request_id, reference } = await openHostedPage();
    await decide(reference, 'pay');
    await setGatewayMode('normal');

    expect((await server.request(refreshAttempt, owner, { params: { request_id } })).body.receipts).toHaveLength(3);
    expect(
      await server.api.db.selectFrom('payment').select('payment_id').where('request_id', '=', request_id).execute(),
    ).toHaveLength(1);
  },
);

test('a payer who pays a pending payment later has paid', async () => {
  const { request_id, reference } = await openHostedPage();
  await decide(reference, 'pending');
  await waitUntil(async () => (await loadAttempt(request_id)).state === 'PENDING');
  await decide(reference, 'pay');
  await waitUntil(async () => (await loadAttempt(request_id)).state === 'SUCCEEDED');

  expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
});

async function waitUntil(check: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await check()) return;
    await new Promise((tick) => setTimeout(tick, 20));
  }
  throw new Error('it did not happen in ten seconds');
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const free = (probe.address() as AddressInfo).port;
  await new Promise((onClosed) => probe.close(onClosed));
  return free;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Centavos } from '@ebpls/contracts';
import { assert, property, string, uint8Array } from 'fast-check';

import { type CheckoutOrder, type PaymentProvider, GatewayUnreachable } from './payment-provider.ts';
import { makeRequestId, PAYMENT_REQUEST_ID, toGatewayStatus } from './paynamics-fields.ts';
import { createPaynamics } from './paynamics.ts';

const KEY = 'the-key-of-both-sides';
let folder: string;
let gateway: ChildProcess;
let gatewayUrl: string;
let callbackServer: Server;
let callbackUrl: string;
let notifications: Buffer[] = [];
let provider: PaymentProvider;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  callbackServer = createServer((request, response) => {
    void readBody(request).then((body) => {
      notifications.push(body);
      response.end('OK');
    });
  });
  callbackUrl = await startListening(callbackServer);
  gatewayUrl = `http://127.0.0.1:${await findFreePort()}`;
  gateway = spawn(process.execPath, [resolve(import.meta.dirname, '../../../../../payment-sandbox/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: new URL(gatewayUrl).port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SANDBOX_MERCHANT_ID: 'si-hall',
      SANDBOX_MERCHANT_KEY: KEY,
      SANDBOX_CONTROL: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil(() =>
    fetch(`${gatewayUrl}/health`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  provider = createPaynamics({
    endpoint: `${gatewayUrl}/webpayment/default.aspx`,
    query_url: `${gatewayUrl}/Paygate/ccservice.asmx`,
    merchant_id: 'si-hall',
    merchant_key: KEY,
    public_url: callbackUrl,
  });
}, 20_000);

afterAll(async () => {
  gateway.kill();
  await new Promise((onClosed) => callbackServer.close(onClosed));
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  notifications = [];
});

const createOrder = (overrides: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  request_id: makeRequestId('2026-01-20'),
  method: 'gcash',
  amount: 340_500 as Centavos,
  items: [
    { name: 'Business tax & fees', amount: 287_500 as Centavos },
    { name: "D'Waves <Videoke>", amount: 53_000 as Centavos },
  ],
  note: 'TOP-2026-000001',
  payer: {
    firstname: 'Niño',
    lastname: "D'Cruz & Sons",
    email: 'nino@example.ph',
    phone: '',
    address: 'Purok 3, Silangan',
  },
  client_ip: '127.0.0.1',
  return_origin: callbackUrl,
  expires_at: new Date(Date.now() + 900_000),
  ...overrides,
});

const openCheckout = (order: CheckoutOrder, decision?: string) => {
  const { action_url, fields } = provider.createCheckout(order);
  const body = new URLSearchParams({ ...fields, ...(decision ? { sandbox_decision: decision } : {}) });
  return fetch(action_url, { method: 'POST', body, redirect: 'manual' });
};

test.each([
  ['pay', 'SUCCEEDED'],
  ['fail', 'FAILED'],
  ['cancel', 'CANCELLED'],
  ['pending', 'PENDING'],
])('after %s the gateway’s notification and its answer to our query both say %s', async (decision, status) => {
  const order = createOrder();
  const returnReply = await openCheckout(order, decision);
  await waitUntil(() => notifications.length > 0);
  const read = provider.parseNotification(notifications[0] ?? Buffer.of());
  const reply = await provider.query({ request_id: order.request_id, response_id: null });

  expect(returnReply.headers.get('location')).toContain(`${callbackUrl}/api/payments/paynamics/return?requestid=`);
  expect(read).toMatchObject({
    is_signed: true,
    result: { request_id: order.request_id, status, amount: 340_500, currency: 'PHP' },
  });
  expect(reply).toMatchObject({ request_id: order.request_id, status });
});

test('a payer who left the page open has not paid, and an unknown number has no result', async () => {
  const order = createOrder();
  expect((await openCheckout(order)).status).toBe(303);

  expect(await provider.query({ request_id: order.request_id, response_id: null })).toMatchObject({
    status: 'PENDING',
    code: 'GR119',
  });
  expect(await provider.query({ request_id: makeRequestId('2026-01-20'), response_id: null })).toBeUndefined();
});

test('a refund goes through the gateway once, however often it is requested', async () => {
  const order = createOrder();
  await openCheckout(order, 'pay');
  const paid = await provider.query({ request_id: order.request_id, response_id: null });
  const query = { request_id: order.request_id, response_id: paid?.response_id ?? '' };

  const refund = { refund_id: makeRequestId('2026-01-20', 'RF'), amount: order.amount };

  expect(await provider.refund(query, refund)).toMatchObject({
    status: 'SUCCEEDED',
    message: 'Transaction refunded',
    refunded: order.amount,
  });
  expect(await provider.refund(query, refund)).toMatchObject({ status: 'SUCCEEDED', refunded: order.amount });
  expect(await provider.refund(query, { ...refund, refund_id: makeRequestId('2026-01-20', 'RF') })).toBeUndefined();
  expect(await provider.query(query)).toMatchObject({ refunded: order.amount });
});

test('a gateway that is down is unreachable, which is neither paid nor failed', async () => {
  const lost = createPaynamics({
    endpoint: 'http://127.0.0.1:9',
    query_url: 'http://127.0.0.1:9',
    merchant_id: 'si-hall',
    merchant_key: KEY,
    public_url: callbackUrl,
  });

  await expect(lost.query({ request_id: makeRequestId('2026-01-20'), response_id: null })).rejects.toThrow(
    GatewayUnreachable,
  );
});

test.each(['forge', 'wrong_merchant'])('a notification made with mode %s is rejected', async (mode) => {
  await fetch(`${gatewayUrl}/control/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  await openCheckout(createOrder(), 'pay');
  await waitUntil(() => notifications.length > 0);
  await fetch(`${gatewayUrl}/control/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'normal' }),
  });

  expect(provider.parseNotification(notifications[0] ?? Buffer.of())).toMatchObject({
    is_signed: false,
    reason: mode === 'forge' ? 'signature' : 'merchant',
  });
});

/** A hand-written reply, so that both programs are also tested against the published field order. */
function createReply(changes: Record<string, string> = {}, key = KEY): Buffer {
  const fields: Record<string, string> = {
    merchantid: 'si-hall',
    request_id: 'SI260120ABCDEFGHIJKLMN',
    response_id: '1234567890123456789',
    response_code: 'GR001',
    response_message: 'Paid & done',
    response_advise: '',
    timestamp: '2026-01-20T08:00:00.000+08:00',
    rebill_id: '',
    ...changes,
  };
  const order = [
    'merchantid',
    'request_id',
    'response_id',
    'response_code',
    'response_message',
    'response_advise',
    'timestamp',
    'rebill_id',
  ];
  const signature = createHash('sha512')
    .update(order.map((name) => fields[name]).join('') + key)
    .digest('hex');
  const renderElement = (name: string) => `<${name}>${(fields[name] ?? '').replaceAll('&', '&amp;')}</${name}>`;
  const application = ['merchantid', 'request_id', 'response_id', 'timestamp', 'rebill_id'].map(renderElement).join('');
  const status = ['response_code', 'response_message', 'response_advise'].map(renderElement).join('');
  const xml =
    '<?xml version="1.0"?><ServiceResponseWPF>' +
    `<application>${application}<signature>${changes['signature'] ?? signature}</signature></application>` +
    `<responseStatus>${status}</responseStatus></ServiceResponseWPF>`;
  return Buffer.from(new URLSearchParams({ paymentresponse: Buffer.from(xml).toString('base64') }).toString());
}

test('a reply signed by the printed order is read, entities and all', () => {
  expect(provider.parseNotification(createReply())).toMatchObject({
    is_signed: true,
    result: { status: 'SUCCEEDED', message: 'Paid & done', amount: undefined },
  });
});

test('base64 whose plus signs became spaces is still read', () => {
  const raw = createReply().toString().replaceAll('%2B', '+');

  expect(provider.parseNotification(Buffer.from(raw))).toMatchObject({ is_signed: true });
});

test.each([
  ['signed with another key', createReply({}, 'another key'), 'signature'],
  ['without a signature', createReply({ signature: '' }), 'signature'],
  ['of another merchant', createReply({ merchantid: 'other' }), 'merchant'],
  [
    'whose number and code were cut elsewhere',
    createReply({ response_id: '123456789', response_code: '0123456789GR001' }),
    'fields',
  ],
  [
    'with a document type',
    Buffer.from(
      new URLSearchParams({
        paymentresponse: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><ServiceResponseWPF/>').toString('base64'),
      }).toString(),
    ),
    'unreadable',
  ],
  ['of another field', Buffer.from('paymentrequest=abc'), 'unreadable'],
  ['of nothing', Buffer.of(), 'unreadable'],
])('a notification %s is rejected', (_case, raw, reason) => {
  expect(provider.parseNotification(raw)).toMatchObject({ is_signed: false, reason });
});

test('no bytes make the parser throw or accept a notification', () => {
  assert(
    property(uint8Array({ maxLength: 300 }), string(), (bytes, text) => {
      const payload = Buffer.from(
        `paymentresponse=${encodeURIComponent(Buffer.from(`<ServiceResponseWPF>${text}</ServiceResponseWPF>`).toString('base64'))}`,
      );
      return !provider.parseNotification(bytes).is_signed && !provider.parseNotification(payload).is_signed;
    }),
  );
});

test.each([
  ['GR001', 'SUCCEEDED'],
  ['GR002', 'SUCCEEDED'],
  ['GR033', 'PENDING'],
  ['GR053', 'CANCELLED'],
  ['RM046', 'PENDING'],
  ['GR152', 'FAILED'],
  ['ZZ999', 'FAILED'],
])('code %s means %s', (code, status) => {
  expect(toGatewayStatus(code)).toBe(status);
});

test('a request number has the gateway’s length and characters, and never repeats', () => {
  const requestIds = Array.from({ length: 2_000 }, () => makeRequestId('2026-01-20'));

  expect(new Set(requestIds).size).toBe(2_000);
  expect(requestIds.every((id) => /^SI260120[A-Z2-7]{14}$/.test(id))).toBe(true);
  expect(requestIds.every((id) => PAYMENT_REQUEST_ID.test(id))).toBe(true);
  expect(PAYMENT_REQUEST_ID.test(makeRequestId('2026-01-20', 'RF'))).toBe(false);
});

async function waitUntil(check: () => boolean | Promise<boolean>): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    if (await check()) return;
    await new Promise((tick) => setTimeout(tick, 20));
  }
  throw new Error('it did not happen in ten seconds');
}

async function startListening(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = Number(new URL(await startListening(probe)).port);
  await new Promise((onClosed) => probe.close(onClosed));
  return port;
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test.each([
  ['gcash', 'gc'],
  ['card', 'cc'],
] as const)('%s is requested by the gateway’s own name, %s', (method, pmethod) => {
  const { fields } = provider.createCheckout(createOrder({ method }));
  expect(Buffer.from(fields['paymentrequest'] ?? '', 'base64').toString()).toContain(`<pmethod>${pmethod}</pmethod>`);
});

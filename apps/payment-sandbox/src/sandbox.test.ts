import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SandboxConfig } from './config.ts';
import { readConfig } from './config.ts';
import type { Sandbox } from './sandbox.ts';
import { buildSandbox } from './server.ts';

const KEY = 'a-key-of-this-test';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let folder: string;
let sandbox: Sandbox;
let merchant: Server;
let merchantUrl: string;
let notices: string[] = [];
let answerWith = 200;

const createConfig = (): SandboxConfig => ({
  port: 0,
  host: '127.0.0.1',
  data_dir: folder,
  merchant_id: 'merchant-1',
  merchant_key: KEY,
  control: true,
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  notices = [];
  answerWith = 200;
  merchant = createServer((request, response) => {
    void readBody(request).then((body) => {
      notices.push(Buffer.from(new URLSearchParams(body).get('paymentresponse') ?? '', 'base64').toString('utf8'));
      response.writeHead(answerWith).end('OK');
    });
  });
  await new Promise<void>((listening) => merchant.listen(0, '127.0.0.1', listening));
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  sandbox = await buildSandbox(createConfig());
});

afterEach(async () => {
  await sandbox.app.close();
  await new Promise((resolve) => merchant.close(resolve));
  await rm(folder, { recursive: true });
});

const FIELDS = [
  'mid',
  'request_id',
  'ip_address',
  'notification_url',
  'response_url',
  'fname',
  'lname',
  'mname',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zip',
  'email',
  'phone',
  'client_ip',
  'amount',
  'currency',
  'secure3d',
];

function request(
  changes: Record<string, string> = {},
  items = '<Items><itemname>Business tax &amp; fees</itemname><quantity>1</quantity><amount>3455.00</amount></Items>' +
    '<Items><itemname>Less</itemname><quantity>1</quantity><amount>-50.00</amount></Items>',
  key = KEY,
): string {
  const fields: Record<string, string> = {
    mid: 'merchant-1',
    request_id: 'SI260120ABCDEFGHIJKLMN',
    ip_address: '127.0.0.1',
    notification_url: `${merchantUrl}/notify`,
    response_url: `${merchantUrl}/return`,
    cancel_url: `${merchantUrl}/cancel`,
    fname: 'Niño',
    lname: "D'Cruz",
    mname: '',
    address1: 'Purok 3',
    address2: '',
    city: 'San Isidro',
    state: 'Maligaya',
    country: 'PH',
    zip: '9901',
    email: 'nino@example.ph',
    phone: '09170000000',
    client_ip: '127.0.0.1',
    amount: '3405.00',
    currency: 'PHP',
    secure3d: 'try3d',
    pmethod: 'gc',
    descriptor_note: 'TOP-2026-000001',
    ...changes,
  };
  const signature = createHash('sha512')
    .update(FIELDS.map((name) => fields[name] ?? '').join('') + key)
    .digest('hex');
  const body = Object.entries({ ...fields, signature })
    .map(([tag, value]) => `<${tag}>${value.replaceAll('&', '&amp;')}</${tag}>`)
    .join('');
  return Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?><Request><orders><items>${items}</items></orders>${body}</Request>`,
  ).toString('base64');
}

const postForm = (url: string, fields: Record<string, string>) =>
  sandbox.app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(fields).toString() });
const open = async (paymentRequest = request()) => {
  const reply = await postForm('/webpayment/default.aspx', { paymentrequest: paymentRequest });
  return {
    reply,
    response_id: new URL(String(reply.headers['location']), 'http://x').searchParams.get('reference') ?? '',
  };
};
const waitForNotices = async (count: number) => {
  for (let round = 0; notices.length < count && round < 200; round += 1)
    await new Promise((tick) => setTimeout(tick, 10));
  return notices;
};
const getTag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

test('a signed request opens the hosted page with the items, the sum and the word SANDBOX', async () => {
  const { reply, response_id } = await open();
  const page = await sandbox.app.inject({ url: `/webpayment/pay?reference=${response_id}` });

  expect(reply.statusCode).toBe(303);
  expect(page.body).toContain('SANDBOX');
  expect(page.body).toContain('Business tax &amp; fees');
  expect(page.body).toContain('₱3,405.00');
  expect(page.body).toContain('Niño D&#39;Cruz');
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${merchantUrl}`);
});

test('the hosted page is in Filipino for a browser that prefers it', async () => {
  const { response_id } = await open();
  const page = await sandbox.app.inject({
    url: `/webpayment/pay?reference=${response_id}`,
    headers: { 'accept-language': 'fil-PH,en;q=0.5' },
  });

  expect(page.body).toContain('<html lang="fil">');
  expect(page.body).toContain('Magbayad gamit ang GCash');
});

test('a card payment is shown as such, by the gateway’s own name for it', async () => {
  const { response_id } = await open(request({ pmethod: 'cc' }));
  const page = await sandbox.app.inject({ url: `/webpayment/pay?reference=${response_id}` });
  expect(page.body).toContain('<h1>Pay by card</h1>');
});

test.each([
  ['asks for a way to pay that is not known', () => request({ pmethod: 'cheque' }), 'way to pay'],
  ['is signed with another key', () => request({}, undefined, 'another key'), 'signature'],
  ['names another merchant', () => request({ mid: 'someone-else' }), 'merchant'],
  ['asks another sum than its items', () => request({ amount: '3405.01' }), 'sum of the items'],
  ['asks for dollars', () => request({ currency: 'USD' }), 'Philippine pesos'],
  ['leads to a script', () => request({ response_url: 'javascript:alert(1)' }), 'address'],
  ['has a number with dashes', () => request({ request_id: 'SI-260120-ABC' }), 'characters'],
  ['is no XML', () => Buffer.from('<Request>').toString('base64'), 'could not be read'],
  [
    'brings a document type',
    () => Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><Request/>').toString('base64'),
    'could not be read',
  ],
])('a request that %s is refused with its reason', async (_case, make, sentence) => {
  const { reply } = await open(make());

  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(sentence);
});

test.each([
  ['pay', 'GR001', '/return'],
  ['fail', 'GR152', '/return'],
  ['cancel', 'GR053', '/cancel'],
  ['pending', 'GR033', '/return'],
])(
  'after %s the merchant gets a signed %s and the browser goes to %s with both numbers',
  async (decision, code, path) => {
    const { response_id } = await open();
    const reply = await postForm('/webpayment/decide', { response_id, decision });
    const [notice = ''] = await waitForNotices(1);
    const returnUrl = new URL(String(reply.headers['location']));

    expect(returnUrl.pathname).toBe(path);
    expect(Buffer.from(returnUrl.searchParams.get('requestid') ?? '', 'base64').toString()).toBe(
      'SI260120ABCDEFGHIJKLMN',
    );
    expect(Buffer.from(returnUrl.searchParams.get('responseid') ?? '', 'base64').toString()).toBe(response_id);
    expect(getTag(notice, 'response_code')).toBe(code);
    expect(getTag(notice, 'amount')).toBe('3405.00');
    const signedText = [
      'merchantid',
      'request_id',
      'response_id',
      'response_code',
      'response_message',
      'response_advise',
      'timestamp',
      'rebill_id',
    ]
      .map((name) => getTag(notice, name))
      .join('');
    expect(getTag(notice, 'signature')).toBe(
      createHash('sha512')
        .update(signedText + KEY)
        .digest('hex'),
    );
  },
);

test('a decision is final: a second press changes and announces nothing', async () => {
  const { response_id } = await open();
  await postForm('/webpayment/decide', { response_id, decision: 'pay' });
  await postForm('/webpayment/decide', { response_id, decision: 'cancel' });
  await waitForNotices(1);

  expect(sandbox.transactions.find({ response_id })?.state).toBe('SUCCEEDED');
  expect(notices).toHaveLength(1);
});

test('a pending payment can still be paid under the same address', async () => {
  const { response_id } = await open();
  await postForm('/webpayment/decide', { response_id, decision: 'pending' });
  await waitForNotices(1);
  await postForm('/webpayment/decide', { response_id, decision: 'pay' });

  expect((await waitForNotices(2)).map((notice) => getTag(notice, 'response_code'))).toEqual(['GR033', 'GR001']);
});

test('a page that is past its time takes no payment', async () => {
  const { response_id } = await open(
    request({ request_id: 'SI260120LATELATELATELA', expiry_limit: '2020-01-01T00:00:00Z' }),
  );
  await postForm('/webpayment/decide', { response_id, decision: 'pay' });

  expect(sandbox.transactions.find({ response_id })?.state).toBe('FAILED');
});

test('a merchant who was unreachable gets the notification after the sandbox starts again', async () => {
  answerWith = 503;
  const { response_id } = await open();
  await postForm('/webpayment/decide', { response_id, decision: 'pay' });
  await waitForNotices(1);
  await sandbox.app.close();
  answerWith = 200;
  sandbox = await buildSandbox(createConfig());
  await sandbox.app.ready();

  expect((await waitForNotices(2)).map((notice) => getTag(notice, 'response_id'))).toEqual([response_id, response_id]);
});

const postSoap = (name: string, fields: Record<string, string>, key = KEY) => {
  const signature = createHash('sha512')
    .update(Object.values(fields).join('') + key)
    .digest('hex');
  const inner = Object.entries({ ...fields, signature })
    .map(([field, value]) => `<${field}>${value}</${field}>`)
    .join('');
  const payload =
    '<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">' +
    `<soap:Body><${name}>${inner}</${name}></soap:Body></soap:Envelope>`;
  return sandbox.app.inject({
    method: 'POST',
    url: '/Paygate/ccservice.asmx',
    headers: { 'content-type': 'text/xml' },
    payload,
  });
};

test('a query by the merchant’s own number returns the state, also when the payer never came back', async () => {
  await open();
  const before = await postSoap('query', {
    merchantid: 'merchant-1',
    request_id: 'Q1',
    org_trxid: '',
    org_trxid2: 'SI260120ABCDEFGHIJKLMN',
  });
  const unknown = await postSoap('query', {
    merchantid: 'merchant-1',
    request_id: 'Q2',
    org_trxid: '',
    org_trxid2: 'SI260120ZZZZZZZZZZZZZZ',
  });
  const forgedReply = await postSoap(
    'query',
    { merchantid: 'merchant-1', request_id: 'Q3', org_trxid: '', org_trxid2: 'SI260120ABCDEFGHIJKLMN' },
    'another key',
  );

  expect(getTag(before.body, 'response_code')).toBe('GR119');
  expect(unknown.body).not.toContain('ServiceResponse');
  expect(forgedReply.statusCode).toBe(403);
});

test('no more is refunded than was paid', async () => {
  const { response_id } = await open();
  await postForm('/webpayment/decide', { response_id, decision: 'pay' });
  const refund = (amount: string, request_id = `R${amount}`) =>
    postSoap('refund', {
      merchantid: 'merchant-1',
      request_id,
      org_trxid: response_id,
      ip_address: '',
      notification_url: '',
      response_url: '',
      amount,
    });

  expect((await refund('3405.01')).body).not.toContain('ServiceResponse');
  expect(getTag((await refund('3400.00')).body, 'refunded')).toBe('3400.00');
  expect(getTag((await refund('3400.00')).body, 'refunded')).toBe('3400.00');
  expect((await refund('5.01')).body).not.toContain('ServiceResponse');
  expect(getTag((await refund('5.00')).body, 'response_message')).toBe('Transaction refunded');
});

test('a test may have notifications lost, repeated or forged, but only where control is switched on', async () => {
  await sandbox.app.inject({ method: 'POST', url: '/control/notifications', payload: { mode: 'duplicate' } });
  const { response_id } = await open();
  await postForm('/webpayment/decide', { response_id, decision: 'pay' });
  expect(await waitForNotices(4)).toHaveLength(4);

  const closedSandbox = await buildSandbox({ ...createConfig(), control: false });
  expect(
    (await closedSandbox.app.inject({ method: 'POST', url: '/control/notifications', payload: { mode: 'lose' } }))
      .statusCode,
  ).toBe(404);
  await closedSandbox.app.close();
});

test('a wrong setting stops the start with its name and what was expected', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT: expected a port number');
});

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

test('the settlement file of a day lists the payments of that day, for the merchant alone', async () => {
  await postForm('/webpayment/default.aspx', { paymentrequest: request(), sandbox_decision: 'pay' });
  await postForm('/webpayment/default.aspx', {
    paymentrequest: request({ request_id: 'SI260120BBBBBBBBBBBBBB' }),
    sandbox_decision: 'fail',
  });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const read = (day: string, key = KEY) =>
    sandbox.app.inject({
      url: `/merchant/settlements/${day}`,
      headers: { authorization: `Basic ${Buffer.from(`merchant-1:${key}`).toString('base64')}` },
    });
  const file = await read(today);

  const [heads, row = '', end] = file.body.split('\r\n');
  expect([heads, end]).toEqual(['request_id,response_id,gross,fee,net,settled_on,bank_reference', '']);
  expect(row.split(',').toSpliced(1, 1)).toEqual([
    'SI260120ABCDEFGHIJKLMN',
    '3405.00',
    '68.10',
    '3336.90',
    today,
    `SBX-${today.replaceAll('-', '')}`,
  ]);
  expect((await read(today, 'another key')).statusCode).toBe(401);
  expect((await read('yesterday')).statusCode).toBe(422);
});

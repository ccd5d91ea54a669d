import {
  computeBill,
  approveBill,
  changePassword,
  getCurrentDue,
  requestPasswordReset,
  resendVerification,
  signUp,
  startPayment,
} from '@ebpls/contracts';

import { readConfig } from '../config/config.ts';
import { hashPassword } from '../passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';
import {
  isOwnOrigin,
  listCheckoutOrigins,
  listNetworkOrigins,
  listOwnOrigins,
  toCheckoutAddress,
} from './own-origins.ts';

const PASSWORD = 'tatlong kabayo sa palengke';
const PUBLIC = 'https://permits.example.gov.ph';
const settings = { PUBLIC_URL: PUBLIC, OWN_ORIGINS: 'http://10.0.0.5:4200, https://permits.lan', PORT: '4200' };

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await openTestServer(settings);
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', owner.account_id)
    .execute();
});
afterAll(() => server.close());

let requests = 0;
const send = (
  path: string,
  host: string,
  { body, who, more = {} }: { body: object; who?: TestPerson; more?: Record<string, string> },
) => {
  requests += 1;
  const headers = { host, ...(who && { authorization: `Bearer ${who.token}` }), ...more };
  return server.api.app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: body,
    remoteAddress: `10.9.${requests >> 8}.${requests & 255}`,
  });
};
async function findLastLink(email: string): Promise<string> {
  const { body_text } = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return new URL(/https?:\/\/\S+/.exec(body_text)?.[0] ?? '').origin;
}

const HOSTS: readonly (readonly [string, string])[] = [
  ['10.0.0.5:4200', 'http://10.0.0.5:4200'],
  ['localhost:4200', 'http://localhost:4200'],
  ['127.0.0.1:4200', 'http://127.0.0.1:4200'],
  ['evil.example', PUBLIC],
  ['10.0.0.5:4201', PUBLIC],
  ['localhost:4200@evil.example', PUBLIC],
  ['localhost:4200.evil.example', PUBLIC],
  // Ours by another scheme: this request came by plain HTTP.
  ['permits.lan', PUBLIC],
  ['', PUBLIC],
];

describe.each(HOSTS)('by the host %j', (host, expectedOrigin) => {
  test('links in mails to the person who requested them lead to an address of ours', async () => {
    const email = `new-${HOSTS.findIndex(([one]) => one === host)}@example.com`;
    const person = { email, firstname: 'Maria', lastname: 'Santos', password: PASSWORD, terms: true };
    for (const [path, body] of [
      [signUp.path, person],
      [resendVerification.path, { email }],
    ] as const) {
      expect((await send(path, host, { body })).statusCode).toBe(200);
      expect([path, await findLastLink(email)]).toEqual([path, expectedOrigin]);
    }
    for (const overrides of [
      {},
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-forwarded-proto': 'https' },
    ] as Record<string, string>[]) {
      await server.api.db.deleteFrom('mail').where('to_address', '=', owner.email).execute();
      await send(requestPasswordReset.path, host, { body: { email: owner.email }, more: overrides });
      expect(await findLastLink(owner.email)).toBe(expectedOrigin);
    }
  });

  test('the payer returns to it from the payment page, and the gateway notifies the public address', async () => {
    const application = await createClearedApplication(server.api.db, owner);
    const params = { assessment_code: application.assessment_code };
    const bill = (await server.request(computeBill, await server.person('bplo'), { params })).body;
    await server.request(approveBill, await server.person('admin', { permissions: ['treasurer'] }), {
      params: { bill_id: bill.bill_id },
    });
    const { total } = (await server.request(getCurrentDue, owner, { params })).body;
    const payment = await send(startPayment.path.replace(':assessment_code', application.assessment_code), host, {
      body: { method: 'gcash', amount: total },
      who: owner,
    });
    expect(new URL(payment.json<{ action_url: string }>().action_url).origin).toBe(
      `http://${new URL(expectedOrigin).hostname}:4201`,
    );
    const form = Buffer.from(
      payment.json<{ fields: { paymentrequest: string } }>().fields.paymentrequest,
      'base64',
    ).toString();
    const origins = ['response_url', 'cancel_url', 'notification_url'].map(
      (field) => new URL(new RegExp(`<${field}>([^<]+)`).exec(form)?.[1] ?? '').origin,
    );
    expect(origins).toEqual([expectedOrigin, expectedOrigin, PUBLIC]);
  });
});

test('in development a phone uses the address of this machine on its network, and pays at the sandbox there', () => {
  const config = { ...server.api.config, port: 4200 };
  for (const origin of listNetworkOrigins(config)) expect(isOwnOrigin(config, origin)).toBe(true);
  expect(isOwnOrigin(config, 'http://192.168.254.253:4200')).toBe(false);
  expect(listNetworkOrigins({ ...config, is_production: true })).toEqual([]);
  expect(listCheckoutOrigins(config)).toEqual(
    expect.arrayContaining(['http://permits.example.gov.ph:4201', 'http://10.0.0.5:4201', 'http://localhost:4201']),
  );
});

test('a sandbox with an address of its own, and a real gateway, are used at that address alone', () => {
  const { config } = server.api;
  const behind = { sandbox_url: 'https://pay.lan', paynamics: { ...config.paynamics, endpoint: 'https://pay.lan/a' } };
  const real = { paynamics: { ...config.paynamics, endpoint: 'https://gateway.example/a' } };
  expect(listCheckoutOrigins({ ...config, ...behind })).toEqual(['https://pay.lan']);
  expect(toCheckoutAddress({ ...config, ...real }, 'http://10.0.0.5:4200')).toBe('https://gateway.example/a');
});

test('a mail about the account links to the address by which its owner came', async () => {
  await send(changePassword.path, '127.0.0.1:4200', {
    body: { current: PASSWORD, password: `${PASSWORD} muli` },
    who: owner,
  });
  expect(await findLastLink(owner.email)).toBe('http://127.0.0.1:4200');
});

test('the headers of a trusted proxy count, and only when they name an address of ours', async () => {
  const behind = await openTestServer({ ...settings, TRUST_PROXY: '1', DATABASE_URL: server.api.config.database_url });
  for (const [host, expectedOrigin] of [
    ['permits.lan', 'https://permits.lan'],
    ['evil.example', PUBLIC],
  ] as const) {
    await server.api.db.deleteFrom('mail').where('to_address', '=', owner.email).execute();
    const headers = { host: 'api:4200', 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
    await behind.api.app.inject({
      method: 'POST',
      url: requestPasswordReset.path,
      headers,
      payload: { email: owner.email },
    });
    expect(await findLastLink(owner.email)).toBe(expectedOrigin);
  }
  await behind.close();
});

test('in production this machine’s own names are not ours unless they are listed', () => {
  const config = readConfig({
    ...settings,
    DATABASE_URL: 'postgres://x',
    EBPLS_DEMO: '0',
    PAYNAMICS_MERCHANT_ID: 'm',
    PAYNAMICS_MERCHANT_KEY: 'k',
    PAYNAMICS_ENDPOINT: 'https://gateway.example/a',
    PAYNAMICS_QUERY_URL: 'https://gateway.example/b',
  });
  const production = { ...config, is_production: true };
  expect(listOwnOrigins(production)).toEqual([PUBLIC, 'http://10.0.0.5:4200', 'https://permits.lan']);
  expect([isOwnOrigin(config, 'http://localhost:4200'), isOwnOrigin(production, 'http://localhost:4200')]).toEqual([
    true,
    false,
  ]);
});

test('an invalid own address stops the start', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://x', OWN_ORIGINS: 'http://10.0.0.5:4200,permits' })).toThrow(
    /OWN_ORIGINS.*expected an address like/,
  );
});

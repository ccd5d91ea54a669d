import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';

import { readConfig, WrongConfiguration } from './config.ts';
import { isPublished } from './secret-strength.ts';
import { listStartNotes } from './start-notes.ts';
import { openDatabase, openPool } from '../database/database.ts';

const GOOD = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/ebpls',
  EBPLS_DEMO: '0',
  PUBLIC_URL: 'https://permits.example.gov.ph',
  PAYNAMICS_ENDPOINT: 'https://gateway.example.com/webpayment/default.aspx',
  PAYNAMICS_QUERY_URL: 'https://gateway.example.com/Paygate/ccservice.asmx',
  PAYNAMICS_MERCHANT_ID: '0000012345',
  PAYNAMICS_MERCHANT_KEY: 'only-this-municipality-knows',
};

let database: FreshDatabase;
let data_dir: string;
beforeAll(async () => {
  database = await createDatabase();
  data_dir = await mkdtemp(join(tmpdir(), 'ebpls-production-'));
});
afterAll(async () => {
  await database.drop();
  await rm(data_dir, { recursive: true, force: true });
});

/** The API as an operator starts it; ends by itself when it refuses, else when it is ready. */
async function start(
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string; ready: boolean }> {
  const env = { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: data_dir, ...settings };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let ready = false;
  child.stdout.on('data', (piece: Buffer) => {
    if (!piece.toString().includes('"msg":"ready"')) return;
    ready = true;
    child.kill('SIGTERM');
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, output, ready };
}

test('with settings of its own a municipality starts in production', () => {
  expect(readConfig(GOOD)).toMatchObject({
    is_production: true,
    is_https: true,
    is_demo: false,
    paynamics: { merchant_id: '0000012345' },
  });
});

test.each(['http://127.0.0.1:9000', 'https://store.example.gov.ph'])(
  'files may be stored at %s',
  (STORAGE_ENDPOINT) => {
    expect(() => readConfig({ ...GOOD, STORAGE_ENDPOINT })).not.toThrow();
  },
);

test.each([
  { variable: 'EBPLS_DEMO', values: [undefined, '1'], expected: '0 in production' },
  { variable: 'EBPLS_NOW', values: ['2026-01-12'], expected: 'to be unset in production' },
  { variable: 'STORAGE_ENDPOINT', values: ['http://store.example.gov.ph'], expected: 'an https address in production' },
  {
    variable: 'DEMO_PASSWORD',
    values: ['San-Isidro-demo-2026', 'another-long-password'],
    expected: 'to be unset in production',
  },
  {
    variable: 'PUBLIC_URL',
    values: [undefined, 'http://permits.example.gov.ph'],
    expected: 'an https address in production',
  },
  { variable: 'SANDBOX_URL', values: ['http://localhost:4201'], expected: 'to be unset in production' },
  {
    variable: 'PAYNAMICS_ENDPOINT',
    values: [undefined, 'http://localhost:4201/webpayment/default.aspx', 'https://127.0.0.1/pay'],
    expected: 'the https address of the payment gateway',
  },
  {
    variable: 'PAYNAMICS_QUERY_URL',
    values: [undefined, 'http://gateway.example.com/'],
    expected: 'the https address of the payment gateway',
  },
  { variable: 'PAYNAMICS_MERCHANT_ID', values: [undefined, 'ebpls-sandbox'], expected: 'your own merchant id' },
  {
    variable: 'PAYNAMICS_MERCHANT_KEY',
    values: [undefined, '', 'sandbox-merchant-key', 'test-merchant-key', ' Sandbox-MERCHANT-key ', 'x', 'a'.repeat(32)],
    expected: 'your own merchant key',
  },
  {
    variable: 'EBPLS_SETUP_CODE',
    values: ['a-code-for-tests', '12345678'],
    expected: 'in production: a secret of your own',
  },
  {
    variable: 'EBPLS_TOKEN_SECRET',
    values: ['a'.repeat(64), '0123456789'.repeat(5)],
    expected: 'in production: a secret of your own',
  },
  { variable: 'METRICS_TOKEN', values: ['x'.repeat(32)], expected: 'in production: a secret of your own' },
  {
    variable: 'DATABASE_URL',
    values: ['postgres://app:word@db.example.gov.ph/ebpls', 'postgres://app:word@10.1.2.3/ebpls?sslmode=prefer'],
    expected: '\\?sslmode=verify-full',
  },
  {
    variable: 'DATABASE_OWNER_URL',
    values: ['postgres://owner:word@db.example.gov.ph/ebpls?sslmode=disable'],
    expected: '\\?sslmode=verify-full',
  },
  {
    variable: 'MAIL_FROM',
    values: ['eBPLS <bplo@ebpls.example>', 'bplo@hall.example'],
    expected: 'an address of your own',
  },
])('production refuses a $variable that is missing or published', ({ variable, values, expected }) => {
  for (const value of values) {
    const read = () => readConfig({ ...GOOD, [variable]: value });
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(new RegExp(`^${variable}: expected ${expected}[^\\n]*$`));
  }
});

test.each([
  'postgres://app:word@db.example.gov.ph/ebpls?sslmode=verify-full',
  'postgres://app:word@127.0.0.1/ebpls',
  'postgresql://app@/ebpls?host=%2Frun%2Fpostgresql',
])('production accepts the database of %s', (DATABASE_URL) => {
  expect(readConfig({ ...GOOD, DATABASE_URL }).database_url).toBe(DATABASE_URL);
});

test('a configured network may be reached without encryption, and each start notes it', () => {
  const plain = {
    DATABASE_URL: 'postgres://app:word@172.30.17.5/ebpls',
    SMTP_URL: 'smtp://172.30.17.9',
    MAIL_FROM: 'bplo@hall.gov.ph',
  };
  const config = readConfig({ ...GOOD, ...plain, PRIVATE_NETWORKS: '172.30.17.0/24' });
  expect(config.smtp_needs_tls).toBe(false);
  expect(listStartNotes(config)).toContain(
    'PRIVATE_NETWORKS=172.30.17.0/24: the database and the mail server may be reached without encryption',
  );
  expect(() => readConfig({ ...GOOD, ...plain })).toThrow(/^DATABASE_URL: expected/);
});

test.each([
  { SMTP_URL: 'smtp://mail.hall.gov.ph', needs: true },
  { SMTP_URL: 'smtps://mail.hall.gov.ph', needs: true },
  { SMTP_URL: 'smtp://127.0.0.1:2525', needs: false },
])('production sends to $SMTP_URL only encrypted: $needs', ({ SMTP_URL, needs }) => {
  expect(readConfig({ ...GOOD, SMTP_URL, MAIL_FROM: 'bplo@hall.gov.ph' }).smtp_needs_tls).toBe(needs);
});

test('a mail server with unchecked certificates, and mails from the demonstration, are refused', () => {
  const read = (SMTP_URL: string) => () => readConfig({ ...GOOD, SMTP_URL });
  expect(read('smtps://mail.hall.gov.ph')).toThrow(/^MAIL_FROM: expected an address of your own/);
  expect(read('smtp://mail.hall.gov.ph?ignoreTLS=true')).toThrow(/^SMTP_URL: expected an encrypted connection/);
});

test('a municipality without online payment needs no gateway, and trusts no published key', () => {
  const {
    PAYNAMICS_ENDPOINT: _a,
    PAYNAMICS_QUERY_URL: _b,
    PAYNAMICS_MERCHANT_ID: _c,
    PAYNAMICS_MERCHANT_KEY: _d,
    ...rest
  } = GOOD;
  const { takes_online_payments, paynamics } = readConfig({ ...rest, PAYNAMICS: 'off' });
  expect([takes_online_payments, isPublished(paynamics.merchant_key)]).toEqual([false, false]);
  expect(readConfig({ ...GOOD, PAYNAMICS: 'off' }).paynamics.merchant_key).toBe(GOOD.PAYNAMICS_MERCHANT_KEY);
  expect(() => readConfig({ ...rest, PAYNAMICS: 'off', PAYNAMICS_MERCHANT_KEY: 'sandbox-merchant-key' })).toThrow(
    /^PAYNAMICS_MERCHANT_KEY: expected/,
  );
});

test('the proxies must be configured where more than one machine can reach the port', () => {
  const read = (settings: object) => () => readConfig({ ...GOOD, TRUST_PROXY: '1', ...settings });
  expect(read({})()).toMatchObject({ host: '127.0.0.1', proxy_addresses: ['127.0.0.0/8', '::1'] });
  expect(read({ HOST: '0.0.0.0' })).toThrow(/^PROXY_ADDRESSES: expected the addresses of the proxies/);
  const open = read({ HOST: '0.0.0.0', PROXY_ADDRESSES: '10.0.0.7' })();
  expect(listStartNotes(open)).toEqual([
    'HOST=0.0.0.0: port 4200 is open to the network, without encryption and past any proxy',
  ]);
});

test('NODE_ENV has three values', () => {
  const read = (NODE_ENV: string) => () => readConfig({ ...GOOD, NODE_ENV });
  expect(read('prod')).toThrow('NODE_ENV: expected production, development or test');
  expect(read(' Production ')().is_production).toBe(true);
});

test('a production start without settings reports every missing one, and no value', async () => {
  const { code, output, ready } = await start({
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    PAYNAMICS_MERCHANT_KEY: 'sandbox-merchant-key',
  });
  expect([code, ready]).toEqual([2, false]);
  expect(output.match(/^\w+(?=: expected)/gm)).toEqual([
    'EBPLS_DEMO',
    'PUBLIC_URL',
    'PAYNAMICS_ENDPOINT',
    'PAYNAMICS_QUERY_URL',
    'PAYNAMICS_MERCHANT_ID',
    'PAYNAMICS_MERCHANT_KEY',
  ]);
  expect(output).not.toContain('sandbox-merchant-key');
});

test('a correct production start replies', async () => {
  expect(await start({ ...GOOD, DATABASE_URL: database.url })).toMatchObject({ code: 0, ready: true });
});

test('a database with the demonstration, whose passwords are published, is refused', async () => {
  const db = openDatabase(openPool(database.url));
  await db.insertInto('setting').values({ key: 'demonstration', value: '{}' }).execute();
  await db.destroy();
  const { code, output, ready } = await start({ ...GOOD, DATABASE_URL: database.url });
  expect([code, ready]).toEqual([2, false]);
  expect(output).toContain('DATABASE_URL: expected a database without the demonstration in production');
});

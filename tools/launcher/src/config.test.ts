import { readConfig } from './config.ts';
import { listServices } from './services.ts';

const secrets = {
  databaseUrl: 'postgresql://ebpls_app@/ebpls?host=%2Fs',
  ownerUrl: 'postgresql://ebpls@/ebpls?host=%2Fs',
  merchantKey: 'key',
  setupCode: undefined,
};

test('a laptop needs no setting at all', () => {
  expect(readConfig({}, '/house')).toEqual({
    root: '/house',
    port: 4200,
    host: '127.0.0.1',
    address: 'http://localhost:4200',
    dataDir: '/house/.data',
    releaseDir: '/house/.release',
    logDir: '/house/.data/logs',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    demoPassword: 'San-Isidro-demo-2026',
    isDemo: true,
    municipality: 'san-isidro',
    builds: true,
    needsSandbox: true,
  });
});

test.each([
  { variable: 'PORT', value: 'http', expected: 'a port from 1 to 65534' },
  { variable: 'PORT', value: '65535', expected: 'a port from 1 to 65534' },
  { variable: 'DEMO_PASSWORD', value: 'too-short', expected: '15 characters or more' },
  { variable: 'DEMO_PASSWORD', value: 'with spaces it is not one word', expected: 'no spaces' },
  { variable: 'EBPLS_DEMO', value: 'no', expected: '0 or 1' },
  { variable: 'DATABASE_URL', value: 'mysql://server', expected: 'postgresql://' },
  { variable: 'DATABASE_OWNER_URL', value: 'postgresql://owner@server/ebpls', expected: 'together with DATABASE_URL' },
  { variable: 'PUBLIC_URL', value: 'here', expected: 'an address' },
])(
  'a wrong $variable ($value) stops the start with its name and what was expected',
  ({ variable, value, expected }) => {
    expect(() => readConfig({ [variable]: value }, '/house')).toThrow(new RegExp(`${variable}: expected ${expected}`));
  },
);

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/house').port).toBe(4200);
});

test("with a real gateway the sandbox is not started, and its settings stay the operator's", () => {
  const services = listServices(readConfig({ PAYNAMICS_ENDPOINT: 'https://gateway.example/pay' }, '/house'), secrets);
  expect(services.map(({ name }) => name)).toEqual(['api', 'worker']);
  expect(services[0]?.environment['PAYNAMICS_MERCHANT_KEY']).toBeUndefined();
});

test('without online payments no sandbox is started', () => {
  expect(readConfig({ PAYNAMICS: 'off' }, '/house').needsSandbox).toBe(false);
});

test('programs that serve requests never get the role that owns the tables', () => {
  for (const { environment } of listServices(readConfig({}, '/house'), secrets)) {
    expect(environment).toMatchObject({ DATABASE_OWNER_URL: '' });
    expect(Object.values(environment)).not.toContain(secrets.ownerUrl);
  }
});

test('a phone on the network is sent to the sandbox on the same host', () => {
  const [api] = listServices(readConfig({ PUBLIC_URL: 'http://192.168.1.20:4200/' }, '/house'), secrets);
  expect(api?.environment['SANDBOX_URL']).toBe('http://192.168.1.20:4201');
});

test("behind a proxy with a certificate the sandbox is at the operator's address", () => {
  const settings = { PUBLIC_URL: 'https://permits.lan', SANDBOX_URL: 'https://pay.lan/' };
  const [api] = listServices(readConfig(settings, '/house'), secrets);
  expect(api?.environment['SANDBOX_URL']).toBe('https://pay.lan');
});

const PRODUCTION = {
  NODE_ENV: 'production',
  EBPLS_DEMO: '0',
  PUBLIC_URL: 'https://permits.example.gov.ph',
  PAYNAMICS_ENDPOINT: 'https://gateway.example.com/webpayment/default.aspx',
  PAYNAMICS_QUERY_URL: 'https://gateway.example.com/Paygate/ccservice.asmx',
  PAYNAMICS_MERCHANT_ID: '0000012345',
  PAYNAMICS_MERCHANT_KEY: 'only-this-municipality-knows',
};

test('production with settings of its own starts without the sandbox', () => {
  const config = readConfig(PRODUCTION, '/house');
  expect(config).toMatchObject({ isDemo: false, needsSandbox: false, address: 'https://permits.example.gov.ph' });
  expect(listServices(config, secrets).map(({ name }) => name)).toEqual(['api', 'worker']);
});

import { readConfig } from './config.ts';
import { listServices } from './services.ts';

const secrets = { databaseUrl: 'postgresql://ebpls@/ebpls?host=%2Fs', merchantKey: 'key', setupCode: undefined };

test('a laptop needs no setting at all', () => {
  expect(readConfig({}, '/house')).toEqual({
    root: '/house',
    port: 4200,
    address: 'http://localhost:4200',
    dataDir: '/house/.data',
    releaseDir: '/house/.release',
    databaseUrl: undefined,
    demoPassword: 'San-Isidro-demo-2026',
    isDemo: true,
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

test("with a real gateway the stand-in is not started, and its settings stay the operator's", () => {
  const services = listServices(readConfig({ PAYNAMICS_ENDPOINT: 'https://gateway.example/pay' }, '/house'), secrets);
  expect(services.map(({ name }) => name)).toEqual(['api', 'worker']);
  expect(services[0]?.environment['PAYNAMICS_MERCHANT_KEY']).toBeUndefined();
});

test('a phone on the network is sent to the stand-in gateway on the same host', () => {
  const [api] = listServices(readConfig({ PUBLIC_URL: 'http://192.168.1.20:4200/' }, '/house'), secrets);
  expect(api?.environment['SANDBOX_URL']).toBe('http://192.168.1.20:4201');
});

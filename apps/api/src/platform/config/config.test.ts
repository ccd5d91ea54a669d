import { createBusinessClock } from '../clock.ts';
import { readConfig, WrongConfiguration } from './config.ts';

const DATABASE_URL = 'postgres://localhost/ebpls';

test("on a laptop only the launcher's database must be set", () => {
  expect(readConfig({ EBPLS_DATABASE: DATABASE_URL })).toMatchObject({
    port: 4200,
    database_url: DATABASE_URL,
    direct_url: DATABASE_URL,
    public_url: 'http://localhost:4200',
    sandbox_url: 'http://localhost:4201',
    is_https: false,
    role: 'all',
  });
});

test.each([
  { name: 'PORT', value: 'abc', says: 'a whole number from 0 to 65535' },
  { name: 'ROLE', value: 'boss', says: 'all, api or worker' },
  { name: 'PUBLIC_URL', value: 'permits', says: 'an address like https://' },
  { name: 'EBPLS_NOW', value: 'yesterday', says: 'a day like 2026-01-12' },
  { name: 'EBPLS_NOW', value: '2026-99-99', says: 'a real day' },
  { name: 'EBPLS_SETUP_CODE', value: 'short', says: '8 characters or more' },
  { name: 'SMTP_URL', value: 'mail.example.com', says: 'smtp://' },
  { name: 'STORAGE_URL', value: 'https://bucket.example.com', says: 'a folder as file:///path' },
  { name: 'MAP_TILES_URL', value: 'https://tiles.example.com', says: 'an address with {z}' },
  { name: 'LOG_LEVEL', value: 'loud', says: 'fatal, error' },
])('a wrong $name stops the start with what was expected', ({ name, value, says }) => {
  const read = () => readConfig({ DATABASE_URL, [name]: value });
  expect(read).toThrow(WrongConfiguration);
  expect(read).toThrow(new RegExp(`${name}: expected ${says.replaceAll(/[{}./]/g, '\\$&')}`));
});

test('a bucket without its key stops the start', () => {
  const read = () => readConfig({ DATABASE_URL, STORAGE_URL: 's3://papers' });
  expect(read).toThrow(WrongConfiguration);
  expect(read).toThrow('STORAGE_ACCESS_KEY: expected');
});

test('a node delays its stop only where a proxy can use another one', () => {
  const getLeaveMs = (TRUST_PROXY: string) => readConfig({ DATABASE_URL, TRUST_PROXY }).leave_ms;
  expect([getLeaveMs('0'), getLeaveMs('1')]).toEqual([0, 3_000]);
});

test('every wrong variable is named together, and no value is shown', () => {
  const read = () => readConfig({ DATABASE_URL, PORT: '-1', ROLE: 'boss', EBPLS_TOKEN_SECRET: 'tiny-secret' });
  expect(read).toThrow(/^PORT: .*\nEBPLS_TOKEN_SECRET: .*\nROLE: .*$/);
  expect(read).not.toThrow(/tiny-secret/);
});

test('without a database there is no start', () => {
  expect(() => readConfig({})).toThrow('DATABASE_URL: expected the address of a PostgreSQL database');
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL, SMTP_URL: '', PORT: '' })).toMatchObject({ smtp_url: undefined, port: 4200 });
});

test('the key of the map service is put at its place in the address, and a missing key is reported', () => {
  const MAP_TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}';
  expect(readConfig({ DATABASE_URL, MAP_TILES_URL, MAPS_SERVICE_KEY: 'a b&c' }).map_tiles_url).toBe(
    'https://tiles.example.com/{z}/{x}/{y}.png?key=a%20b%26c',
  );
  expect(() => readConfig({ DATABASE_URL, MAP_TILES_URL })).toThrow(
    'MAPS_SERVICE_KEY: expected a key, for MAP_TILES_URL asks for {key}',
  );
});

test('business time starts at 8 in the morning of the configured day, and runs from there', () => {
  const clock = createBusinessClock(readConfig({ DATABASE_URL, EBPLS_NOW: '2026-01-12' }));
  expect(clock.now().toISOString()).toMatch(/^2026-01-12T00:00:0/);
  expect(clock.today()).toBe('2026-01-12');
});

test('the day changes at midnight in Manila', () => {
  expect(createBusinessClock(readConfig({ DATABASE_URL, EBPLS_NOW: '2026-01-12T23:59:50+08:00' })).today()).toBe(
    '2026-01-12',
  );
  expect(createBusinessClock(readConfig({ DATABASE_URL, EBPLS_NOW: '2026-01-12T16:00:10Z' })).today()).toBe(
    '2026-01-13',
  );
});

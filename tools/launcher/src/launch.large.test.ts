import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startPostgres } from '@ebpls/postgres';

const REPOSITORY = join(import.meta.dirname, '../../..');

/**
 * The programs that the launcher starts, as small as they can be; the launcher, the database and the processes are
 * real.
 */
const SERVER = `
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
const { PORT, ROLE = 'sandbox', DATA_DIR, EBPLS_SETUP_CODE } = process.env;
writeFileSync(DATA_DIR + '/' + ROLE + '.pid', String(process.pid));
writeFileSync(DATA_DIR + '/' + ROLE + '.env', JSON.stringify(process.env));
const setup = JSON.stringify({ needs_first_administrator: true });
const answer = (request, reply) => reply.end(request.url === '/api/setup' ? setup : 'ok');
if (ROLE === 'worker') setInterval(() => undefined, 1000);
else createServer(answer).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;
const MIGRATE = `
import pg from 'pg';
const isQuestion = process.argv[2] === 'pending';
const connectionString = isQuestion ? process.env.EBPLS_DATABASE : process.env.DATABASE_OWNER_URL;
const client = new pg.Client({ connectionString });
await client.connect();
const { readdirSync } = process.getBuiltinModule('fs');
const MIGRATION_NAMES = readdirSync('apps/api/migrations');
if (isQuestion) {
  const { rows: tables } = await client.query("SELECT to_regclass('kysely_migration') AS name");
  const { rows: run } = tables[0].name ? await client.query('SELECT name FROM kysely_migration') : { rows: [] };
  const pending = run.length === 0 ? [] : MIGRATION_NAMES.filter((name) => !run.some((row) => row.name === name));
  for (const name of pending) console.log(name);
  await client.end();
  process.exit();
}
await client.query('CREATE TABLE IF NOT EXISTS started (at timestamptz DEFAULT now())');
await client.query('INSERT INTO started DEFAULT VALUES');
await client.query('CREATE TABLE IF NOT EXISTS kysely_migration (name text primary key)');
for (const name of MIGRATION_NAMES)
  await client.query('INSERT INTO kysely_migration VALUES ($1) ON CONFLICT DO NOTHING', [name]);
console.log('backup: ' + process.env.EBPLS_UPDATE_BACKUP);
const { rows } = await client.query('SELECT count(*)::int AS times FROM started');
process.getBuiltinModule('fs').writeFileSync(process.env.DATA_DIR + '/times', String(rows[0].times), { mode: 0o600 });
await client.end();
`;
const SEED = `
const people = JSON.stringify([
  { role: 'user', email: 'nena@san-isidro.example' },
  { role: 'bplo', email: 'bplo@san-isidro.example' },
  { role: 'affiliate', email: 'partner@san-isidro.example' },
]);
const file = process.env.DATA_DIR + '/sign-ins.json';
if (process.env.EBPLS_DEMO === '1') process.getBuiltinModule('fs').writeFileSync(file, people);
`;

let shelf: string;
/** Its name has what a URL encodes and what ends an entry in a list of PostgreSQL. */
let root: string;
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  shelf = realpathSync(mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`)));
  chmodSync(shelf, 0o755);
  root = join(shelf, 'Año 2027 — hall, #1');
  cpSync(import.meta.dirname, join(root, 'tools/launcher/src'), { recursive: true });
  write('tools/launcher/package.json', '{ "type": "module" }');
  const settings = 'apps/api/src/platform/config';
  cpSync(join(REPOSITORY, settings), join(root, settings), { recursive: true });
  write('apps/api/package.json', '{ "type": "module" }');
  cpSync(join(REPOSITORY, 'tools/backup/src'), join(root, 'tools/backup/src'), { recursive: true });
  write('tools/backup/package.json', '{ "type": "module" }');
  write('package.json', '{ "version": "0.1.0" }');
  write('apps/api/migrations/0001-first.sql', '');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  write('apps/api/src/main.ts', SERVER);
  write('apps/api/src/platform/database/migrate.ts', MIGRATE);
  write('apps/payment-sandbox/src/main.ts', SERVER);
  write('tools/seed/src/main.ts', SEED);
  const server = await startPostgres({ dataDir: join(root, 'pristine'), durable: false });
  await server.stop();
});

beforeEach(async () => {
  // A copy of a cluster instead of making one each time; how one is made is tested in tools/postgres.
  mkdirSync(join(root, '.data'));
  execFileSync('cp', ['-a', join(root, 'pristine'), join(root, '.data/postgres')]);
  port = await freePort();
});

afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGTERM');
  rmSync(join(root, '.data'), { recursive: true, force: true });
});

afterAll(() => rmSync(shelf, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * A port whose upper neighbour is free as well, below those that the system gives to outgoing connections meanwhile.
 */
async function freePort(): Promise<number> {
  const searchedPort = 20_000 + Math.floor(Math.random() * 10_000);
  return (await isFree(searchedPort)) && (await isFree(searchedPort + 1)) ? searchedPort : freePort();
}

function isFree(searchedPort: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(searchedPort, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

interface Start {
  readonly child: ChildProcess;
  readonly stdoutLines: string[];
  readonly stderr: string;
}

/** Runs `npm start` of the small product; resolves when it reports that it is ready, or when it gives up. */
function start(environment: Record<string, string> = {}): Promise<Start> {
  const env = { ...process.env, EBPLS_BUILD: '0', PORT: String(port), DATA_DIR: '.data', ...environment };
  const child = spawn(process.execPath, [join(root, 'tools/launcher/src/main.ts')], {
    env,
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return new Promise((resolve) => {
    let stdout = '';
    let stderr = '';
    const finish = () => resolve({ child, stdoutLines: stdout.trim().split('\n'), stderr });
    child.stdout.on('data', (piece: Buffer) => (stdout += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => {
      stderr += piece.toString();
      if (stderr.includes('Ctrl-C')) finish();
    });
    child.once('close', finish);
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return exitCode;
}

const readPid = (role: string) => Number(readFileSync(join(root, '.data', `${role}.pid`), 'utf8'));
const readEnvironment = (role: string) =>
  JSON.parse(readFileSync(join(root, '.data', `${role}.env`), 'utf8')) as Record<string, string>;
const processes = () =>
  execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(root));

async function until(hasHappened: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!hasHappened()) {
    if (Date.now() > deadline) throw new Error(`not within 20 seconds: ${what}`);
    await pause(20);
  }
}

test('a start in a folder with a space and ñ prints the address and one sign-in for each role, applicant first', async () => {
  const { stdoutLines } = await start({ DEMO_PASSWORD: 'a-password-for-trying' });
  expect(stdoutLines).toEqual([
    `eBPLS is ready at http://localhost:${port}`,
    'sign-in user nena@san-isidro.example a-password-for-trying',
    'sign-in bplo bplo@san-isidro.example a-password-for-trying',
    'sign-in affiliate partner@san-isidro.example a-password-for-trying',
  ]);
});

test('Ctrl-C stops everything and leaves no process behind', async () => {
  const { child } = await start();
  expect(processes().length).toBeGreaterThan(3);
  expect(await end(child, 'SIGINT')).toBe(0);
  expect(processes()).toEqual([]);
});

test('a launcher that is killed leaves no process behind either', async () => {
  const { child } = await start();
  await end(child, 'SIGKILL');
  await until(() => processes().length === 0, 'all end');
});

test('a second start takes the data of the first, with the password that still works', async () => {
  const first = await start({ DEMO_PASSWORD: 'the-first-password' });
  await end(first.child, 'SIGTERM');
  const second = await start({ DEMO_PASSWORD: 'another-password-later' });
  expect(readFileSync(join(root, '.data/times'), 'utf8')).toBe('2');
  expect(second.stdoutLines[1]).toBe('sign-in user nena@san-isidro.example the-first-password');
});

test('before an update changes a database that is in use, an encrypted backup of it is made', async () => {
  const first = await start();
  expect(first.stderr).not.toContain('before the update');
  await end(first.child, 'SIGTERM');
  write('apps/api/migrations/0002-second.sql', '');
  const second = await start();
  rmSync(join(root, 'apps/api/migrations/0002-second.sql'));
  expect(second.stderr).toContain('this version migrates the database: 1 to run, 0002-second.sql');
  const [, file = ''] = /backup before the update: (.+\.backup) \(/.exec(second.stderr) ?? [];
  expect(second.stderr).toContain(`it opens with the key ${join(root, '.data/keys/before-updates.key')}`);
  expect(second.stderr).toContain(`backup: ${file}`);
  expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  await end(second.child, 'SIGTERM');
  expect((await start()).stderr).not.toContain('before the update');
});

test('a program that exits is started again and the exit is reported', async () => {
  const { child } = await start();
  let stderr = '';
  child.stderr?.on('data', (piece: Buffer) => (stderr += piece.toString()));
  const fallenPid = readPid('api');
  process.kill(fallenPid, 'SIGKILL');
  await until(() => readPid('api') !== fallenPid, 'another api');
  expect(stderr).toContain('api ended (SIGKILL), starting it again');
});

test('api and sandbox hold the same merchant key, and it is the same at the next start', async () => {
  const first = await start();
  const key = readEnvironment('api')['PAYNAMICS_MERCHANT_KEY'];
  expect(key).toMatch(/^[0-9a-f]{48}$/);
  expect(readEnvironment('sandbox')['SANDBOX_MERCHANT_KEY']).toBe(key);
  expect(readEnvironment('sandbox')['PORT']).toBe(String(port + 1));
  await end(first.child, 'SIGTERM');
  await start();
  expect(readEnvironment('api')['PAYNAMICS_MERCHANT_KEY']).toBe(key);
});

test('an empty municipality prints one new link for its first administrator at each start, and stays empty', async () => {
  const first = await start({ EBPLS_DEMO: '0' });
  const code = readEnvironment('api')['EBPLS_SETUP_CODE'];
  expect(first.stdoutLines).toEqual([
    `eBPLS is ready at http://localhost:${port}`,
    `first-administrator http://localhost:${port}/setup#${code}`,
  ]);
  expect(code).toMatch(/^[\w-]{43}$/);
  // A reader of the logs cannot become administrator.
  const logs = join(root, '.data/logs');
  for (const name of readdirSync(logs)) expect(readFileSync(join(logs, name), 'utf8')).not.toContain(code);
  for (const role of ['worker', 'sandbox']) expect(readEnvironment(role)['EBPLS_SETUP_CODE']).toBeUndefined();
  await end(first.child, 'SIGTERM');

  const second = await start();
  expect(second.stderr).toContain('EBPLS_DEMO stays 0');
  expect(second.stdoutLines[1]).toMatch(/^first-administrator /);
  expect(second.stdoutLines[1]).not.toContain(code);
  expect(second.stdoutLines.join('\n')).not.toContain('sign-in');
});

/** Everything in DATA_DIR that somebody else may enter, list or read. */
function openToOthers(): string[] {
  const names = ['', ...readdirSync(join(root, '.data'), { recursive: true, encoding: 'utf8' })];
  // Sockets and files that PostgreSQL removes meanwhile have no mode to check.
  const modes = names.map((name) => ({
    name,
    mode: lstatSync(join(root, '.data', name), { throwIfNoEntry: false })?.mode ?? 0,
  }));
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${(mode & 0o777).toString(8)}`);
}

test('nobody else enters the data folder, but for the way of the database account where root hands over to it', async () => {
  const { child } = await start();
  const expectedModes = process.getuid?.() === 0 ? [' 710'] : [];
  expect(openToOthers()).toEqual(expectedModes);
  await end(child, 'SIGTERM');

  chmodSync(join(root, '.data'), 0o755);
  for (const name of readdirSync(join(root, '.data')))
    if (name !== 'postgres') chmodSync(join(root, '.data', name), 0o755);
  for (const name of readdirSync(join(root, '.data/logs'))) chmodSync(join(root, '.data/logs', name), 0o644);
  await start();
  expect(openToOthers()).toEqual(expectedModes);
});

test('a port in use is named before anything is started', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const { stderr, child } = await start();
  await new Promise((resolve) => server.close(resolve));
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(child.exitCode).toBe(1);
});

test('a seed that fails stops the start with its output, and nothing keeps running', async () => {
  write('tools/seed/src/main.ts', 'throw new Error("no barangays")');
  const { stderr, child } = await start();
  write('tools/seed/src/main.ts', SEED);
  expect(stderr).toContain('Loading the data failed');
  expect(stderr).toContain('no barangays');
  expect(child.exitCode).toBe(1);
  expect(processes()).toEqual([]);
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

test('production without its settings starts nothing and names each of them', async () => {
  const { stderr, child } = await start({ NODE_ENV: 'production' });
  expect(stderr.match(/^\w+(?=: expected)/gm)).toEqual([
    'EBPLS_DEMO',
    'PUBLIC_URL',
    'PAYNAMICS_ENDPOINT',
    'PAYNAMICS_QUERY_URL',
    'PAYNAMICS_MERCHANT_ID',
    'PAYNAMICS_MERCHANT_KEY',
  ]);
  expect(child.exitCode).toBe(1);
  expect(processes()).toEqual([]);
});

test('a start that the network reaches warns at once that everybody knows its passwords', async () => {
  const quiet = await start();
  expect(quiet.stderr).not.toContain('NOTE');
  await end(quiet.child, 'SIGTERM');
  const { stderr } = await start({ HOST: '0.0.0.0' });
  expect(stderr).toContain(`HOST=0.0.0.0: port ${port} is open to the network`);
  expect(stderr).toContain('the passwords of the demonstration are published');
});

test('a folder that this account may not make is named with its setting', async () => {
  write('.data/a-file', '');
  const { stderr, child } = await start({ DATA_DIR: '.data/a-file/below' });
  expect(stderr).toMatch(/^DATA_DIR: expected a folder that this account may write to; .*\(ENOTDIR\)$/m);
  expect(child.exitCode).toBe(1);
});

test('NODE_ENV=prod starts nothing: it would be a demonstration', async () => {
  const { stderr, child } = await start({ NODE_ENV: 'prod' });
  expect(stderr).toContain('NODE_ENV: expected production, development or test');
  expect(child.exitCode).toBe(1);
});

test('production with its settings starts, without the gateway sandbox and without sign-ins', async () => {
  const { stdoutLines } = await start(PRODUCTION);
  expect(stdoutLines[0]).toBe('eBPLS is ready at https://permits.example.gov.ph');
  expect(stdoutLines.join('\n')).not.toContain('sign-in');
  expect(processes().filter((line) => line.includes('payment-sandbox'))).toEqual([]);
});

test('a folder that was started with the demonstration never goes into production', async () => {
  const { child } = await start();
  await end(child, 'SIGTERM');
  const second = await start(PRODUCTION);
  expect(second.stderr).toContain('DATA_DIR: expected a folder without the demonstration in production');
  expect(second.child.exitCode).toBe(1);
});

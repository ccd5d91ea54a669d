import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { type Postgres, getProcessMark, sendSignal, startPostgres } from './index.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;
const shelf = mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`));
const pristine = join(shelf, 'db');
const servers: Postgres[] = [];
const children: ChildProcess[] = [];

/** A new cluster takes seconds to make and a copy of one does not; the tests of a first start make their own. */
beforeAll(async () => {
  chmodSync(shelf, 0o755);
  const server = await startPostgres({ dataDir: pristine });
  await server.stop();
});

afterAll(() => rmSync(shelf, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`));
  // mkdtemp closes its folder to others, and the database's user is another when root runs this.
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = join(folder, 'db'), overrides: { databaseUrl?: string } = {}): Promise<Postgres> {
  if (!overrides.databaseUrl) placeCluster(dataDir);
  const server = await startPostgres({ dataDir, ...overrides });
  servers.push(server);
  return server;
}

function placeCluster(dataDir: string): void {
  if (existsSync(dataDir)) return;
  mkdirSync(dirname(dataDir), { recursive: true });
  execFileSync('cp', ['-a', pristine, dataDir]);
}

/** A start in a process of its own, so that it can be killed. */
async function startAlone(dataDir = join(folder, 'db')): Promise<{ url: string; pid: number; child: ChildProcess }> {
  placeCluster(dataDir);
  const child = spawn(process.execPath, [MAIN, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve))).toString().split('\n');
  return { ...(JSON.parse(line ?? '') as { url: string; pid: number }), child };
}

async function runQuery(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows.map((row) => Object.values(row)[0]);
}

async function waitUntil(hasHappened: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!hasHappened()) {
    if (Date.now() > deadline) throw new Error(`not within 15 seconds: ${what}`);
    await pause(10);
  }
}

const isGone = (pid: number) => getProcessMark(pid) === undefined;

function listWatchdogs(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => line.includes(`read _; kill -INT "$0" ${pid}`))
    .map((line) => Number.parseInt(line, 10));
}

test('a first start makes a database that answers, and stop leaves no process behind', async () => {
  mkdirSync(join(folder, 'db'));
  const server = await start();
  const pid = server.pid() ?? 0;
  expect(await runQuery(server.url, "SELECT lower('ÑANDÚ')")).toEqual(['ñandú']);
  expect(listWatchdogs(pid)).toHaveLength(1);

  await server.stop();
  expect(isGone(pid)).toBe(true);
  await waitUntil(() => listWatchdogs(pid).length === 0, 'the watchdog ends too');
});

test('a second start takes what the first one stored', async () => {
  const first = await start();
  await runQuery(first.url, 'CREATE TABLE permit AS SELECT 7 AS id');
  await first.stop();

  const second = await start();
  expect(await runQuery(second.url, 'SELECT id FROM permit')).toEqual([7]);
});

test('commits are synced to disk unless the caller accepts that data may be lost', async () => {
  const server = await start();
  expect(await runQuery(server.url, 'SHOW fsync')).toEqual(['on']);
  placeCluster(join(folder, 'other'));
  const forgetful = await startPostgres({ dataDir: join(folder, 'other'), durable: false });
  servers.push(forgetful);
  expect(await runQuery(forgetful.url, 'SHOW fsync')).toEqual(['off']);
});

test('a killed server comes back by itself, at the same address, with every acknowledged row', async () => {
  const server = await start();
  await runQuery(server.url, 'CREATE TABLE receipt (id int)');
  await runQuery(server.url, 'INSERT INTO receipt SELECT generate_series(1, 1000)');
  const reasons: string[] = [];
  server.onExit((reason) => reasons.push(reason));
  const killedPid = server.pid() ?? 0;

  sendSignal(killedPid, 'SIGKILL');
  await waitUntil(() => server.pid() !== undefined && server.pid() !== killedPid, 'a new server');

  expect(await runQuery(server.url, 'SELECT count(*)::int FROM receipt')).toEqual([1000]);
  expect(reasons).toEqual(['SIGKILL']);
});

test('when the program that watches the server is killed, the server stops cleanly by itself', async () => {
  const { pid, child } = await startAlone();
  child.kill('SIGKILL');
  await waitUntil(() => isGone(pid), 'the server ends');
  expect(existsSync(join(folder, 'db/data/postmaster.pid'))).toBe(false);
});

test('Ctrl-C on the program stops the server', async () => {
  const { pid, child } = await startAlone();
  child.kill('SIGINT');
  await waitUntil(() => isGone(pid), 'the server ends');
});

test('a server that outlived its watcher is stopped, and its data is taken over', async () => {
  const { url, pid, child } = await startAlone();
  await runQuery(url, 'CREATE TABLE permit AS SELECT 9 AS id');
  for (const dog of listWatchdogs(pid)) sendSignal(dog, 'SIGKILL');
  child.kill('SIGKILL');
  await waitUntil(() => isGone(child.pid ?? 0), 'the watcher ends');
  expect(isGone(pid)).toBe(false);

  const server = await start();
  expect(isGone(pid)).toBe(true);
  expect(await runQuery(server.url, 'SELECT id FROM permit')).toEqual([9]);
});

test('after everything was killed at once the locks left behind do not stop the next start', async () => {
  const { url, pid, child } = await startAlone();
  await runQuery(url, 'CREATE TABLE permit AS SELECT 3 AS id');
  for (const dog of listWatchdogs(pid)) sendSignal(dog, 'SIGKILL');
  sendSignal(pid, 'SIGKILL');
  child.kill('SIGKILL');
  await waitUntil(() => isGone(child.pid ?? 0) && isGone(pid), 'both end');
  expect(existsSync(join(folder, 'db/data/postmaster.pid'))).toBe(true);

  const server = await start();
  expect(await runQuery(server.url, 'SELECT id FROM permit')).toEqual([3]);
});

test('a lock whose process number now belongs to another database is stale', async () => {
  const other = await start(join(folder, 'other'));
  const first = await start();
  await first.stop();
  const lock = `${other.pid()}\n${join(folder, 'db/data')}\n`;
  writeFileSync(join(folder, 'db/data/postmaster.pid'), lock);
  writeFileSync(join(folder, 'db/s/.s.PGSQL.5432.lock'), lock);

  const server = await start();
  expect(await runQuery(server.url, 'SELECT 1')).toEqual([1]);
  expect(await runQuery(other.url, 'SELECT 1')).toEqual([1]);
});

test('a second start on a folder in use is refused and names the process', async () => {
  const { child, url } = await startAlone();
  await expect(start()).rejects.toThrow(`Process ${child.pid} already runs the database`);
  expect(await runQuery(url, 'SELECT 1')).toEqual([1]);
});

test('a cluster that was only half made is made again', async () => {
  mkdirSync(join(folder, 'db/data.init/base'), { recursive: true });
  const server = await start();
  expect(await runQuery(server.url, 'SELECT 1')).toEqual([1]);
});

test('a path longer than a socket may have still gives a working database', async () => {
  const deep = join(folder, 'a-folder-with-a-long-name-'.repeat(4), 'and-another-one-'.repeat(4));
  const server = await start(deep);
  const place = server.connection?.host ?? '';
  expect(place.length).toBeLessThan(60);
  expect(await runQuery(server.url, 'SELECT 1')).toEqual([1]);
  await server.stop();
  expect(existsSync(place)).toBe(false);
});

test('a server that cannot start names the cause', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(folder, 'db/data/postgresql.auto.conf'), 'no_such_setting = 1\n');
  await expect(start()).rejects.toThrow(/did not start .*no_such_setting/s);
});

test('DATABASE_URL takes over: no server of ours is started', async () => {
  const server = await start(join(folder, 'db'), { databaseUrl: 'postgresql://somewhere/else' });
  expect(server.url).toBe('postgresql://somewhere/else');
  expect(server.pid()).toBeUndefined();
  expect(existsSync(join(folder, 'db'))).toBe(false);
});

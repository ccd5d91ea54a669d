import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';

let database: FreshDatabase;
let data_dir: string;
beforeAll(async () => {
  database = await createDatabase();
  data_dir = await mkdtemp(join(tmpdir(), 'ebpls-main-'));
});
afterAll(async () => {
  await database.drop();
  await rm(data_dir, { recursive: true, force: true });
});

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: data_dir, PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
    if (address !== undefined && output.includes('"msg":"ready"')) return address;
  }
  throw new Error(`no start: ${output}${await text(child.stderr ?? Readable.from([]))}`);
}

test('a wrong setting stops the start with its name', async () => {
  const child = start({ DATABASE_URL: database.url, ROLE: 'boss' });
  const [output, [code]] = await Promise.all([text(child.stderr ?? Readable.from([])), once(child, 'exit')]);
  expect([code, output]).toEqual([2, 'The settings cannot be used:\nROLE: expected all, api or worker\n']);
});

test('the server starts, replies, protects its key and ends cleanly on SIGTERM', async () => {
  const child = start({ DATABASE_URL: database.url });
  const address = await waitForAddress(child);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(((await stat(join(data_dir, 'keys', 'access-token'))).mode & 0o777).toString(8)).toBe('600');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('permissions that an earlier start left open in the data folder are restricted before anything is served', async () => {
  const outbox = join(data_dir, 'outbox');
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, '00000001.eml'), 'a link that resets a password');
  await Promise.all([chmod(data_dir, 0o755), chmod(outbox, 0o755), chmod(join(outbox, '00000001.eml'), 0o644)]);
  const child = start({ DATABASE_URL: database.url });
  await waitForAddress(child);
  const names = await readdir(data_dir, { recursive: true });
  const modes = await Promise.all(
    ['', ...names].map(async (name) => [name, ((await stat(join(data_dir, name))).mode & 0o077).toString(8)]),
  );
  expect(modes.filter(([, open]) => open !== '0')).toEqual([]);
  expect(names).toContain('keys/access-token');
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('a supervised server ends when its launcher is gone', async () => {
  const child = start({ DATABASE_URL: database.url, EBPLS_SUPERVISED: '1' });
  await waitForAddress(child);
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

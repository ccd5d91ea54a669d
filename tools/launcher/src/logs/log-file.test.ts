import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLogFile, type WriteBytes } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebpls-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const full: WriteBytes = (_fd, _bytes, callback) =>
  void setImmediate(() => callback(Object.assign(new Error('no space'), { code: 'ENOSPC' }), 0));

test('a log takes six files of its size and no more, readable by their owner only', async () => {
  const path = join(folder, 'logs/api.log');
  const log = openLogFile(path, { largest: 1_000 });
  for (let piece = 0; piece < 40; piece += 1) {
    log.write(Buffer.from(`${String(piece).padEnd(499, '.')}\n`));
    await log.waitUntilDrained();
  }
  log.close();
  const names = readdirSync(join(folder, 'logs')).toSorted();
  expect(names).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3', 'api.log.4', 'api.log.5']);
  for (const name of names)
    expect([
      name,
      statSync(join(folder, 'logs', name)).size <= 1_000,
      statSync(join(folder, 'logs', name)).mode & 0o777,
    ]).toEqual([name, true, 0o600]);
  expect(readFileSync(path, 'utf8')).toContain('39...');
  expect(statSync(join(folder, 'logs')).mode & 0o777).toBe(0o700);
});

test('lines that a full disk refuses are counted and reported when there is space again', async () => {
  let write = full;
  const succeed: WriteBytes = (_fd, bytes, callback) => {
    content += bytes.toString();
    setImmediate(() => callback(null, bytes.length));
  };
  let content = '';
  const log = openLogFile(join(folder, 'api.log'), { write: (fd, bytes, callback) => write(fd, bytes, callback) });
  for (let line = 0; line < 5; line += 1) {
    log.write(Buffer.from('lost\n'));
    await log.waitUntilDrained();
  }
  write = succeed;
  log.write(Buffer.from('kept\n'));
  await log.waitUntilDrained();
  log.write(Buffer.from('and on\n'));
  await log.waitUntilDrained();
  expect(content).toMatch(/^\n\S+ 5 lines were dropped: the disk was full\nkept\nand on\n$/);
  log.close();
});

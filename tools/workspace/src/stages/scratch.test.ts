import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeScratch, removeScratch } from './scratch.ts';

const LITTLE = 1;
const MUCH = 2 ** 60;
/** Above what any system gives to a process. */
const NOBODY = 2 ** 30;
const place = mkdtempSync(join(tmpdir(), 'ebpls-place-'));

afterAll(() => rmSync(place, { recursive: true }));

test('a folder in memory is made only when there is space, and others may pass through it', () => {
  expect(makeScratch(place, MUCH)).toBeUndefined();
  expect(makeScratch('/nowhere/at/all', LITTLE)).toBeUndefined();
  const folder = makeScratch(place, LITTLE) ?? '';
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  removeScratch(folder);
  expect(existsSync(folder)).toBe(false);
});

test('what a check that was killed left behind is cleared, what another one uses stays', () => {
  const [dead, alive, foreign] = [`ebpls-check-${NOBODY}-x`, `ebpls-check-${process.ppid}-x`, 'of-somebody-else'];
  for (const name of [dead, alive, foreign]) mkdirSync(join(place, name));
  makeScratch(place, LITTLE);
  expect([dead, alive, foreign].map((name) => existsSync(join(place, name)))).toEqual([false, true, true]);
});

import { readFileSync } from 'node:fs';

import { median, type Reading, slowest } from '../reading.ts';
import { deskEmail, fillDesks } from './desks-filled.ts';
import { ask, type GrownTown, inGrownTowns, signIn } from './grown-town.ts';

const ROWS = 100_000;
const ROUNDS = 3;
const FILES = {
  'csv of all transactions': '/api/lists/applications/file?view=all&format=csv',
  'workbook of all transactions': '/api/lists/applications/file?view=all&format=xlsx',
  'workbook of the oldest first': '/api/lists/applications/file?view=all&format=xlsx&sort=number',
  'csv of what an office decided': '/api/lists/clearances/file?view=decided&format=csv',
} as const;
/** What somebody at another desk asks meanwhile. */
const MEANWHILE = '/api/assessments?limit=25';
const ASKED_ALONE = 200;

/**
 * P-12: a list of a hundred thousand rows as a file, with the memory that the server takes for it and how long others
 * wait meanwhile.
 */
export function listFiles(): Promise<Reading[]> {
  const growth = { name: 'files', sizes: [ROWS], fill: fillDesks, settings: { EBPLS_NOW: '2026-01-12' } };
  return inGrownTowns(growth, async ([town]) => (town ? measure(town) : []));
}

async function measure(town: GrownTown): Promise<Reading[]> {
  const tokens = {
    bplo: await signIn(town.origin, deskEmail('bplo', 1)),
    fire: await signIn(town.origin, deskEmail('fire', 1)),
  };
  const alone = slowest(await askedUntil(town, tokens.bplo, (asked) => asked >= ASKED_ALONE), 0.99);
  const readings: Reading[] = [];
  for (const [name, path] of Object.entries(FILES)) {
    const token = path.includes('clearances') ? tokens.fire : tokens.bplo;
    // The first file shows how fast the engine compiles.
    await ask(town, path, token);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await oneFile(town, path, { token, other: tokens.bplo }));
    readings.push(
      { id: 'P-12', what: name, unit: 's', ours: median(rounds.map(({ seconds }) => seconds)), must: { most: 10 } },
      {
        id: 'P-12',
        what: `${name}, memory`,
        unit: 'MB',
        ours: Math.max(...rounds.map(({ memory }) => memory)),
        must: { most: 60 },
      },
      {
        id: 'P-12',
        what: `${name}, slowest of a hundred others`,
        unit: 'ms',
        ours: median(rounds.map(({ meanwhile }) => meanwhile)),
        theirs: alone,
        other: 'alone',
        must: { most: 2 },
      },
    );
  }
  return readings;
}

async function oneFile(
  town: GrownTown,
  path: string,
  { token, other }: { readonly token: string; readonly other: string },
): Promise<{ seconds: number; memory: number; meanwhile: number }> {
  const before = memoryOf(town);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(town))), 25);
  let is_done = false;
  const from = performance.now();
  const file = ask(town, path, token).finally(() => (is_done = true));
  const times = await askedUntil(town, other, () => is_done);
  await file;
  clearInterval(watch);
  return { seconds: (performance.now() - from) / 1000, memory: peak - before, meanwhile: slowest(times, 0.99) };
}

/** How long each answer took, in milliseconds. */
async function askedUntil(town: GrownTown, token: string, isEnough: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const from = performance.now();
    await ask(town, MEANWHILE, token);
    times.push(performance.now() - from);
  }
  return times;
}

/** What the server holds of the machine's memory, in megabytes. */
function memoryOf({ server }: GrownTown): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

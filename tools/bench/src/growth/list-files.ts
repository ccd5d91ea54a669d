import { readFileSync } from 'node:fs';

import { computeMedian, type Reading, findSlowestReading } from '../reading.ts';
import { getDeskEmail, fillDesks } from './fill-desks.ts';
import { fetchList, type GrownFixture, withGrownFixtures, signIn } from './grown-fixture.ts';

const ROWS = 100_000;
const FILE_ROUNDS = 3;
const FILES = {
  'csv of all transactions': '/api/lists/applications/file?view=all&format=csv',
  'workbook of all transactions': '/api/lists/applications/file?view=all&format=xlsx',
  'workbook of the oldest first': '/api/lists/applications/file?view=all&format=xlsx&sort=number',
  'csv of what an office decided': '/api/lists/clearances/file?view=decided&format=csv',
} as const;
const MEANWHILE = '/api/assessments?limit=25'; // a request of another desk meanwhile
const REQUESTS_ALONE = 200;

/**
 * P-12: a list of a hundred thousand rows as a file, with the memory that the server takes for it and how long others
 * wait meanwhile.
 */
export function measureListFiles(): Promise<Reading[]> {
  const growth = { name: 'files', sizes: [ROWS], fill: fillDesks, settings: { EBPLS_NOW: '2026-01-12' } };
  return withGrownFixtures(growth, async ([fixture]) => (fixture ? measure(fixture) : []));
}

interface FileRound {
  readonly seconds: number;
  readonly memory: number;
  readonly meanwhile: number;
}

/** Time, memory, and the slowest other request while a file is made. */
function toFileReadings(name: string, rounds: readonly FileRound[], alone: number): Reading[] {
  return [
    {
      id: 'P-12',
      what: name,
      unit: 's',
      ours: computeMedian(rounds.map(({ seconds }) => seconds)),
      must: { most: 10 },
    },
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
      ours: computeMedian(rounds.map(({ meanwhile }) => meanwhile)),
      theirs: alone,
      other: 'alone',
      must: { most: 2 },
    },
  ];
}

async function measure(fixture: GrownFixture): Promise<Reading[]> {
  const tokens = {
    bplo: await signIn(fixture.origin, getDeskEmail('bplo', 1)),
    fire: await signIn(fixture.origin, getDeskEmail('fire', 1)),
  };
  const alone = findSlowestReading(await requestUntil(fixture, tokens.bplo, (count) => count >= REQUESTS_ALONE), 0.99);
  const readings: Reading[] = [];
  for (const [name, path] of Object.entries(FILES)) {
    const token = path.includes('clearances') ? tokens.fire : tokens.bplo;
    // The first file shows how fast the engine compiles.
    await fetchList(fixture, path, token);
    const rounds: FileRound[] = [];
    for (let round = 0; round < FILE_ROUNDS; round += 1)
      rounds.push(await oneFile(fixture, path, { token, other: tokens.bplo }));
    readings.push(...toFileReadings(name, rounds, alone));
  }
  return readings;
}

async function oneFile(
  fixture: GrownFixture,
  path: string,
  { token, other }: { readonly token: string; readonly other: string },
): Promise<FileRound> {
  const before = readMemoryMegabytes(fixture);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, readMemoryMegabytes(fixture))), 25);
  let is_done = false;
  const from = performance.now();
  const file = fetchList(fixture, path, token).finally(() => (is_done = true));
  const times = await requestUntil(fixture, other, () => is_done);
  await file;
  clearInterval(watch);
  return {
    seconds: (performance.now() - from) / 1000,
    memory: peak - before,
    meanwhile: findSlowestReading(times, 0.99),
  };
}

/** How long each answer took, in milliseconds. */
async function requestUntil(
  fixture: GrownFixture,
  token: string,
  isEnough: (count: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const from = performance.now();
    await fetchList(fixture, MEANWHILE, token);
    times.push(performance.now() - from);
  }
  return times;
}

/** Memory of the server, in megabytes. */
function readMemoryMegabytes({ server }: GrownFixture): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

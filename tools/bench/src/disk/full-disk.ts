import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { openApiAlone, openWhole, type Places, type DiskFixture } from './disk-fixture.ts';
import { mountSmallDisk, type SmallDisk } from './tmpfs.ts';

const MEGABYTES = 400;
const SECONDS_FULL = 15;
const DISK_TIMEOUT_MS = 5_000;
const SENTENCE =
  'The system cannot save anything right now. Work that is already saved is safe. Please try again later.';
const EMAIL = 'ana@example.com';
const PASSWORD = 'walong ibon sa bubong ng bahay';

interface DiskAnswer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown };
  readonly ms: number;
}

/**
 * tests files, logs and database on a disk that is filled and emptied again; each in its own fixture, by command.
 */
export async function measureFullDisk(): Promise<boolean> {
  const spare = mkdtempSync(join(tmpdir(), 'ebpls-spare-'));
  const fixtures: Readonly<Record<string, (disk: SmallDisk) => Promise<DiskFixture>>> = {
    'the API alone, everything on the full disk': ({ folder }) => openApiAlone(both(folder)),
    'the API alone, only its database on the full disk': ({ folder }) =>
      openApiAlone({ data_dir: spare, database_dir: folder }),
    'the whole product under its launcher': ({ folder }) => openWhole(both(folder)),
  };
  let faults: string[] = [];
  try {
    for (const [name, open] of Object.entries(fixtures)) faults = [...faults, ...(await storm(name, open))];
  } finally {
    rmSync(spare, { recursive: true, force: true });
  }
  for (const fault of faults) console.error(`FAILED ${fault}`);
  return faults.length === 0;
}

function both(folder: string): Places {
  return { data_dir: folder, database_dir: folder };
}

async function storm(name: string, open: (disk: SmallDisk) => Promise<DiskFixture>): Promise<string[]> {
  const disk = mountSmallDisk(MEGABYTES);
  try {
    const fixture = await open(disk);
    try {
      console.error(`R-8 ${name} …`);
      return (await fillAndEmpty(fixture, disk)).map((fault) => `${name}: ${fault}`);
    } finally {
      disk.freeSpace();
      await fixture.stop();
    }
  } finally {
    disk.remove();
  }
}

/** Observations that should not have been made. */
type Faults = string[];

interface Visitor {
  readonly health: () => Promise<DiskAnswer>;
  readonly read: () => Promise<DiskAnswer>;
  readonly save: (bio: string) => Promise<DiskAnswer>;
}

async function fillAndEmpty(fixture: DiskFixture, disk: SmallDisk): Promise<Faults> {
  const visitor = await enter(fixture);
  const faults: Faults = [];
  expectFact(faults, (await visitor.save('before')).status === 200, 'a write before');
  const pids = fixture.pids().join();

  disk.fill();
  const { refused, slowest } = await useWhileFull(visitor, faults);
  disk.freeSpace();
  const back_ms = await useAgain(visitor, faults);

  expectFact(
    faults,
    fixture.pids().join() === pids,
    `the same processes as before, ${pids}, not ${fixture.pids().join()}`,
  );
  await pause(300);
  const droppedLines = (fixture.logs().match(/"dropped":\d+|\d+ lines were dropped/g) ?? ['nothing dropped']).join(
    ', ',
  );
  console.error(
    `R-8 ${refused} writes refused, slowest answer ${slowest.toFixed(0)} ms, well again after ${back_ms} ms; logs: ${droppedLines}`,
  );
  return [...new Set(faults)];
}

function expectFact(faults: Faults, isRight: boolean, what: string): void {
  if (!isRight) faults.push(what);
}

async function useWhileFull(
  { health, read, save }: Visitor,
  faults: Faults,
): Promise<{ refused: number; slowest: number }> {
  const until = Date.now() + SECONDS_FULL * 1000;
  let refusedCount = 0;
  let slowest = 0;
  while (Date.now() < until) {
    const [well, me, ...writes] = await Promise.all([
      health(),
      read(),
      ...Array.from({ length: 10 }, (_, n) => save(`${'lost '.repeat(90)}${n}`)),
    ]);
    slowest = Math.max(slowest, ...[well, me, ...writes].map(({ ms }) => ms));
    // The first round may still meet what was looked at a second ago.
    if (refusedCount > 0)
      expectFact(
        faults,
        well.status === 503 && typeof well.body['reason'] === 'string',
        `health says why, not ${JSON.stringify(well)}`,
      );
    expectFact(faults, me.status === 200, `a read while full, not ${JSON.stringify(me)}`);
    for (const write of writes.filter(({ status }) => status !== 200)) {
      refusedCount += 1;
      const { message } = (write.body['error'] ?? {}) as { message?: unknown };
      expectFact(
        faults,
        write.status === 503 && message === SENTENCE,
        `a write is refused with one sentence, not ${JSON.stringify(write)}`,
      );
    }
    await pause(100);
  }
  expectFact(faults, refusedCount > 0, 'writes are refused while full');
  return { refused: refusedCount, slowest };
}

async function useAgain({ health, read, save }: Visitor, faults: Faults): Promise<number> {
  const emptiedAt = Date.now();
  while ((await health()).status !== 200 && Date.now() - emptiedAt < 10_000) await pause(50);
  const back_ms = Date.now() - emptiedAt;
  const savedBio = String((await read()).body['bio']);
  expectFact(
    faults,
    savedBio === 'before' || /^(?:lost ){90}\d$/.test(savedBio),
    `what was saved is there whole, not ${savedBio}`,
  );
  expectFact(faults, (await save('after')).status === 200, 'a write when there is room');
  expectFact(faults, (await read()).body['bio'] === 'after', 'what is written is read');
  return back_ms;
}

async function enter(fixture: DiskFixture): Promise<Visitor> {
  await request(fixture, 'POST', '/api/setup', {
    body: { setup_code: fixture.setup_code, firstname: 'Ana', lastname: 'Reyes', email: EMAIL, password: PASSWORD },
  });
  const { body } = await request(fixture, 'POST', '/api/auth/signin', { body: { email: EMAIL, password: PASSWORD } });
  if (typeof body['accessToken'] !== 'string') throw new Error(`nobody could sign in: ${JSON.stringify(body)}`);
  const token = body['accessToken'];
  return {
    health: () => request(fixture, 'GET', '/api/health'),
    read: () => request(fixture, 'GET', '/api/account/me', { token }),
    save: (bio) =>
      request(fixture, 'POST', '/api/account/profile', {
        token,
        body: { firstname: 'Ana', lastname: 'Reyes', bio, phone: '' },
      }),
  };
}

interface Request {
  readonly token?: string;
  readonly body?: object;
}

async function request(
  { url }: DiskFixture,
  ...[method, path, { token, body } = {}]: [string, string, Request?]
): Promise<DiskAnswer> {
  const from = performance.now();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(DISK_TIMEOUT_MS),
  }).catch((error: unknown) => error);
  const ms = performance.now() - from;
  if (!(reply instanceof Response)) return { status: 0, body: { error: String(reply) }, ms };
  return { status: reply.status, body: (await reply.json()) as DiskAnswer['body'], ms };
}

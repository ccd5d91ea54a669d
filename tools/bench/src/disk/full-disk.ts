import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { openApiAlone, openWhole, type Places, type Town } from './town.ts';
import { mountSmallDisk, type SmallDisk } from './tmpfs.ts';

const MEGABYTES = 400;
const SECONDS_FULL = 15;
const PATIENCE_MS = 5_000;
const SENTENCE = 'Nothing can be saved at the moment. What was saved before is safe. Please try again later.';
const EMAIL = 'ana@example.com';
const PASSWORD = 'walong ibon sa bubong ng bahay';

interface Answer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown };
  readonly ms: number;
}

/**
 * files, logs and database on a disk that fills up and is emptied again; each in its own town, all of it by
 * command.
 */
export async function fullDisk(): Promise<boolean> {
  const spare = mkdtempSync(join(tmpdir(), 'ebpls-spare-'));
  const towns: Readonly<Record<string, (disk: SmallDisk) => Promise<Town>>> = {
    'the API alone, everything on the full disk': ({ folder }) => openApiAlone(both(folder)),
    'the API alone, only its database on the full disk': ({ folder }) =>
      openApiAlone({ data_dir: spare, database_dir: folder }),
    'the whole product under its launcher': ({ folder }) => openWhole(both(folder)),
  };
  let faults: string[] = [];
  try {
    for (const [name, open] of Object.entries(towns)) faults = [...faults, ...(await storm(name, open))];
  } finally {
    rmSync(spare, { recursive: true, force: true });
  }
  for (const fault of faults) console.error(`FAILED ${fault}`);
  return faults.length === 0;
}

function both(folder: string): Places {
  return { data_dir: folder, database_dir: folder };
}

async function storm(name: string, open: (disk: SmallDisk) => Promise<Town>): Promise<string[]> {
  const disk = mountSmallDisk(MEGABYTES);
  try {
    const town = await open(disk);
    try {
      console.error(`R-8 ${name} …`);
      return (await fillAndEmpty(town, disk)).map((fault) => `${name}: ${fault}`);
    } finally {
      disk.makeRoom();
      await town.stop();
    }
  } finally {
    disk.remove();
  }
}

/** What was seen that should not have been. */
type Faults = string[];

interface Visitor {
  readonly health: () => Promise<Answer>;
  readonly read: () => Promise<Answer>;
  readonly save: (bio: string) => Promise<Answer>;
}

async function fillAndEmpty(town: Town, disk: SmallDisk): Promise<Faults> {
  const visitor = await enter(town);
  const faults: Faults = [];
  expectOf(faults, (await visitor.save('before')).status === 200, 'a write before');
  const pids = town.pids().join();

  disk.fill();
  const { refused, slowest } = await useWhileFull(visitor, faults);
  disk.makeRoom();
  const back_ms = await useAgain(visitor, faults);

  expectOf(faults, town.pids().join() === pids, `the same processes as before, ${pids}, not ${town.pids().join()}`);
  await pause(300);
  const dropped = (town.logs().match(/"dropped":\d+|\d+ lines were dropped/g) ?? ['nothing dropped']).join(', ');
  console.error(
    `R-8 ${refused} writes refused, slowest answer ${slowest.toFixed(0)} ms, well again after ${back_ms} ms; logs: ${dropped}`,
  );
  return [...new Set(faults)];
}

function expectOf(faults: Faults, isRight: boolean, what: string): void {
  if (!isRight) faults.push(what);
}

async function useWhileFull(
  { health, read, save }: Visitor,
  faults: Faults,
): Promise<{ refused: number; slowest: number }> {
  const until = Date.now() + SECONDS_FULL * 1000;
  let refused = 0;
  let slowest = 0;
  while (Date.now() < until) {
    const [well, me, ...writes] = await Promise.all([
      health(),
      read(),
      ...Array.from({ length: 10 }, (_, n) => save(`${'lost '.repeat(90)}${n}`)),
    ]);
    slowest = Math.max(slowest, ...[well, me, ...writes].map(({ ms }) => ms));
    // The first round may still meet what was looked at a second ago.
    if (refused > 0)
      expectOf(
        faults,
        well.status === 503 && typeof well.body['reason'] === 'string',
        `health says why, not ${JSON.stringify(well)}`,
      );
    expectOf(faults, me.status === 200, `a read while full, not ${JSON.stringify(me)}`);
    for (const write of writes.filter(({ status }) => status !== 200)) {
      refused += 1;
      const { message } = (write.body['error'] ?? {}) as { message?: unknown };
      expectOf(
        faults,
        write.status === 503 && message === SENTENCE,
        `a write is refused with one sentence, not ${JSON.stringify(write)}`,
      );
    }
    await pause(100);
  }
  expectOf(faults, refused > 0, 'writes are refused while full');
  return { refused, slowest };
}

async function useAgain({ health, read, save }: Visitor, faults: Faults): Promise<number> {
  const emptied = Date.now();
  while ((await health()).status !== 200 && Date.now() - emptied < 10_000) await pause(50);
  const back_ms = Date.now() - emptied;
  const kept = String((await read()).body['bio']);
  expectOf(faults, kept === 'before' || /^(?:lost ){90}\d$/.test(kept), `what was saved is there whole, not ${kept}`);
  expectOf(faults, (await save('after')).status === 200, 'a write when there is room');
  expectOf(faults, (await read()).body['bio'] === 'after', 'what is written is read');
  return back_ms;
}

async function enter(town: Town): Promise<Visitor> {
  await ask(town, 'POST', '/api/setup', {
    body: { setup_code: town.setup_code, firstname: 'Ana', lastname: 'Reyes', email: EMAIL, password: PASSWORD },
  });
  const { body } = await ask(town, 'POST', '/api/auth/signin', { body: { email: EMAIL, password: PASSWORD } });
  if (typeof body['accessToken'] !== 'string') throw new Error(`nobody could sign in: ${JSON.stringify(body)}`);
  const token = body['accessToken'];
  return {
    health: () => ask(town, 'GET', '/api/health'),
    read: () => ask(town, 'GET', '/api/account/me', { token }),
    save: (bio) =>
      ask(town, 'POST', '/api/account/profile', {
        token,
        body: { firstname: 'Ana', lastname: 'Reyes', bio, phone: '' },
      }),
  };
}

interface Request {
  readonly token?: string;
  readonly body?: object;
}

async function ask(
  { url }: Town,
  ...[method, path, { token, body } = {}]: [string, string, Request?]
): Promise<Answer> {
  const from = performance.now();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => error);
  const ms = performance.now() - from;
  if (!(reply instanceof Response)) return { status: 0, body: { error: String(reply) }, ms };
  return { status: reply.status, body: (await reply.json()) as Answer['body'], ms };
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startPostgres } from '@ebpls/postgres';

import { openPlainPool } from '../../../../apps/api/src/database.ts';
import { migrate } from '../../../../apps/api/src/migrate.ts';
import { answering, freePort, type Program, run } from '../programs.ts';
import { median, type Reading } from '../reading.ts';
import { closeLines, hears, type Line, onHeard, openLines, say } from './lines.ts';
import { seatPairs, type Talker } from './people.ts';

const SECRET = 'one secret for both nodes of the measure';
const PAIRS = 1_650;
const STORM = { clients: 500, messages: 10_000, a_second: 1_000 };
const IDLE = 3_000;
const TALKING = 300;
const SECONDS = 10;
const WORDS = 500;

interface Node extends Program {
  readonly port: number;
}

/** P-13, P-14 and the storm of issue 4: messages that are kept first, seen by the other side, none lost and none doubled. */
export async function messenger(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const programs: Program[] = [];
  const start = async (script: string, environment: Record<string, string>): Promise<Node> => {
    const port = await freePort();
    const program = run(script, { PORT: String(port), ...environment });
    programs.push(program);
    await answering(`http://127.0.0.1:${port}/api/health`);
    return { ...program, port };
  };
  try {
    await migrate(postgres.url);
    const pool = openPlainPool(postgres.url);
    const pairs = await seatPairs(pool, SECRET, PAIRS);
    await pool.end();
    const api = {
      DATABASE_URL: postgres.url,
      HOST: '127.0.0.1',
      ROLE: 'api',
      RELEASE_DIR: folder,
      DATA_DIR: join(folder, 'api'),
      LOG_LEVEL: 'error',
      EBPLS_DEMO: '0',
      EBPLS_TOKEN_SECRET: SECRET,
    };
    const nodes = [await start('apps/api/src/main.ts', api), await start('apps/api/src/main.ts', api)];
    const bare = await start('tools/bench/src/messenger/bare-line.ts', { BENCH_DATABASE: postgres.url });
    return [
      ...(await seen(nodes, bare, pairs)),
      ...(await storm(nodes, pairs)),
      ...(await crowd(nodes[0] as Node, pairs)),
    ];
  } finally {
    for (const program of programs) await program.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Pairs = readonly (readonly [Talker, Talker])[];
const slowest = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

/** P-13: one says, the other sees, one after the other; the two of a pair sit on two nodes. */
async function seen(nodes: readonly Node[], bare: Node, pairs: Pairs): Promise<Reading[]> {
  // Ten pairs take turns, because nobody may write faster than a person can.
  const lines = await openLines(
    nodes.map(({ port }) => port),
    pairs.slice(0, 10).flat(),
  );
  const ours = await timed((message, count) => {
    const at = (count % 10) * 2;
    return said(lines[at] as Line, lines[at + 1] as Line, message);
  });
  closeLines(lines);
  const [one, other] = await Promise.all([bareSocket(bare.port), bareSocket(bare.port)]);
  const theirs = await timed((message) => saidBare(one, other, message));
  for (const socket of [one, other]) socket.close();
  const compared = { unit: 'ms', other: 'bare WebSocket and one insert' };
  return [
    {
      id: 'P-13',
      what: 'message said on one node, seen on the other, median',
      ...compared,
      ours: median(ours),
      theirs: median(theirs),
      must: { most: 4 },
    },
    {
      id: 'P-13',
      what: 'the same, slowest of a hundred',
      ...compared,
      ours: slowest(ours, 0.99),
      theirs: slowest(theirs, 0.99),
      must: { most: 4 },
    },
    { id: 'P-13', what: 'the same as a ceiling', unit: 'ms', ours: slowest(ours, 0.99), must: { most: 30 } },
  ];
}

async function timed(exchange: (message: string, count: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < WORDS + 50; count += 1) {
    const from = performance.now();
    await exchange(`p13-message-${count}-${from}`, count);
    // The first ones show how fast the engine compiles.
    if (count >= 50) times.push(performance.now() - from);
  }
  return times;
}

async function said(from: Line, to: Line, message: string): Promise<void> {
  const heard = hears(to, message);
  // A refusal ends the measure; the acknowledgement itself is not waited for.
  await Promise.race([heard, say(from, message).then(() => heard)]);
}

function bareSocket(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('the bare server did not answer'));
  });
}

async function saidBare(from: WebSocket, to: WebSocket, message: string): Promise<void> {
  const heard = new Promise<void>((resolve) => to.addEventListener('message', () => resolve(), { once: true }));
  from.send(message);
  await heard;
}

/** Five hundred clients on two nodes, a thousand messages a second; each owner hears what the office says to it. */
async function storm(nodes: readonly Node[], pairs: Pairs): Promise<Reading[]> {
  const half = pairs.slice(0, STORM.clients / 2);
  // Owners and clerks are dealt out so that a pair sits on two nodes.
  const lines = await openLines(
    nodes.map(({ port }) => port),
    half.flat(),
  );
  const owners = lines.filter(({ talker }) => talker.side === 'user');
  const clerks = lines.filter(({ talker }) => talker.side === 'office');
  const heard = new Map<string, number>();
  const waits: number[] = [];
  const sent = new Map<string, number>();
  for (const owner of owners) {
    onHeard(owner, (message, at) => {
      heard.set(message, (heard.get(message) ?? 0) + 1);
      waits.push(at - (sent.get(message) ?? at));
    });
  }
  const from = performance.now();
  const answers: Promise<void>[] = [];
  for (let count = 0; count < STORM.messages; count += 1) {
    const message = `storm-message-${count}`;
    const ahead = (count / STORM.a_second) * 1000 - (performance.now() - from);
    if (ahead > 1) await pause(ahead);
    sent.set(message, performance.now());
    answers.push(say(clerks[count % clerks.length] as Line, message));
  }
  await Promise.all(answers);
  const took = (performance.now() - from) / 1000;
  for (let tries = 0; tries < 200 && heard.size < STORM.messages; tries += 1) await pause(50);
  closeLines(lines);
  const doubled = [...heard.values()].filter((times) => times > 1).length;
  const storm_of = `${STORM.clients} clients on two nodes`;
  return [
    {
      id: 'issue 4',
      what: `${storm_of}, messages kept and acknowledged a second`,
      unit: 'msg/s',
      ours: STORM.messages / took,
      must: { least: STORM.a_second * 0.95 },
    },
    {
      id: 'issue 4',
      what: `${storm_of}, messages lost of ${STORM.messages}`,
      unit: 'messages',
      ours: STORM.messages - heard.size,
      must: { most: 0 },
    },
    { id: 'issue 4', what: `${storm_of}, messages seen twice`, unit: 'messages', ours: doubled, must: { most: 0 } },
    {
      id: 'issue 4',
      what: `${storm_of}, said to seen, slowest of a hundred`,
      unit: 'ms',
      ours: slowest(waits, 0.99),
      must: { most: 1_000 },
    },
  ];
}

/** P-14: three thousand who only listen and three hundred who write once in five seconds, on one node. */
async function crowd(node: Node, pairs: Pairs): Promise<Reading[]> {
  const before = await memoryOf(node);
  const lines = await openLines([node.port], pairs.flat().slice(0, IDLE + TALKING));
  const talking = lines.filter(({ talker }) => talker.side === 'user').slice(0, TALKING);
  await pause(2_000);
  const from = { at: performance.now(), cpu: await cpuOf(node) };
  const answers: Promise<void>[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    for (const [at, line] of talking.entries())
      if (at % 5 === second % 5) answers.push(say(line, `crowd-${second}-${at}-${from.at}`));
    await pause(1_000);
  }
  await Promise.all(answers);
  const share = (((await cpuOf(node)) - from.cpu) / ((performance.now() - from.at) / 1000)) * 100;
  const after = await memoryOf(node);
  closeLines(lines);
  const what = `${IDLE} idle and ${TALKING} talking sockets on one node`;
  return [
    { id: 'P-14', what: `${what}, memory`, unit: 'MB', ours: after / 1024, must: { most: 200 } },
    {
      id: 'P-14',
      what: `${what}, memory for each client`,
      unit: 'KB',
      ours: (after - before) / lines.length,
      must: { most: 25 },
    },
    { id: 'P-14', what: `${what}, of one core`, unit: '%', ours: share, must: { most: 30 } },
  ];
}

/** Resident memory in KB. */
async function memoryOf({ child }: Node): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Seconds of processor time used so far. */
async function cpuOf({ child }: Node): Promise<number> {
  const [user = 0, system = 0] =
    (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) / Number(execFileSync('getconf', ['CLK_TCK']));
}

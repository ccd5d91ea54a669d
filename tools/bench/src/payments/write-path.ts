import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { type Postgres, startPostgres, formatConnectionUrl } from '@ebpls/postgres';
import { Client } from 'pg';

import { migrateDatabase } from '../../../../apps/api/src/platform/database/migrate.ts';
import { openTestServer } from '../../../../apps/api/src/testing/open-server.ts';
import { PAYMENT_AMOUNT, beginPayments } from '../../../../apps/api/src/testing/stress/started-payments.ts';
import { openDeliveryClient } from '../../../../apps/api/src/testing/stress/delivery-client.ts';
import { seedMunicipality } from '../../../../apps/api/src/testing/municipality-seed.ts';
import { waitUntilAnswering, findFreePort, ROOT, run } from '../programs.ts';
import { measureInTurns, computeMedian, type Reading, computeSpread } from '../reading.ts';
import { recordOne } from './record-one.ts';

const PAYMENTS = 4_000;
const WRITE_PATH_ROUNDS = 5;
const WRITE_PATH_SECONDS = 1.5;
const WRITE_CONCURRENCY = 10; // equal to the product's connections to the database

/**
 * P-10: the payment notification over HTTP, with signature, rules, receipts, ledger, mail and audit, against a loop of
 * its bare statements.
 */
export async function measureWritePath(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-writes-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const port = await findFreePort();
  try {
    const [ours, theirs] = await twoTowns(postgres);
    const recording = join(folder, 'recording.json');
    await writeFile(recording, JSON.stringify(await recordOne(theirs)));
    const api = run('apps/api/src/main.ts', {
      DATABASE_URL: ours,
      PORT: String(port),
      HOST: '127.0.0.1',
      ROLE: 'api',
      DATA_DIR: join(folder, 'api'),
      RELEASE_DIR: folder,
      LOG_LEVEL: 'error',
      EBPLS_NOW: '2026-01-12',
      PAYNAMICS_MERCHANT_ID: 'test-merchant',
      PAYNAMICS_MERCHANT_KEY: 'test-merchant-key',
    });
    try {
      await waitUntilAnswering(`http://127.0.0.1:${port}/api/ready`);
      return await compare({ port, theirs, recording });
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same begun payments twice, in two databases of one server. */
async function twoTowns({ url, connection }: Postgres): Promise<[string, string]> {
  if (!connection) throw new Error('the benchmark starts its own PostgreSQL');
  await migrateDatabase(url);
  const server = await openTestServer({ DATABASE_URL: url });
  await seedMunicipality(server.api.db);
  await beginPayments(server, PAYMENTS);
  await server.close();
  const raw = formatConnectionUrl({ ...connection, database: 'raw' });
  const client = new Client({ connectionString: formatConnectionUrl({ ...connection, database: 'postgres' }) });
  await client.connect();
  await client.query(`create database raw template ${connection.database}`);
  await client.end();
  return [url, raw];
}

interface Sides {
  readonly port: number;
  readonly theirs: string;
  readonly recording: string;
}

async function compare({ port, theirs, recording }: Sides): Promise<Reading[]> {
  const slow = { ours: [] as number[], theirs: [] as number[] };
  const line = openDeliveryClient(port, WRITE_CONCURRENCY);
  const [notify, writer] = [notifier(line), openWriter(theirs, recording)];
  const round = async (side: 'ours' | 'theirs'): Promise<number> => {
    const times = (await (side === 'ours' ? notify() : writer.write())).toSorted((a, b) => a - b);
    slow[side].push(times[Math.floor(times.length * 0.99)] ?? Number.NaN);
    return times.length / WRITE_PATH_SECONDS;
  };
  // The first seconds show how fast the engine compiles.
  await measureInTurns(
    1,
    () => round('ours'),
    () => round('theirs'),
  );
  for (const times of Object.values(slow)) times.length = 0;
  const rounds = await measureInTurns(
    WRITE_PATH_ROUNDS,
    () => round('ours'),
    () => round('theirs'),
  );
  line.close();
  await writer.stop();
  return toRateReadings(rounds, slow);
}

interface BothSides {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** `rates` are payments a second, `slow` the slowest of a hundred of each round in milliseconds. */
function toRateReadings(rates: BothSides, slow: BothSides): Reading[] {
  const other = 'bare transactions, same SQL';
  return [
    {
      id: 'P-10',
      what: 'payment notifications posted a second',
      unit: '/s',
      other,
      ours: computeMedian(rates.ours),
      theirs: computeMedian(rates.theirs),
      must: { least: 0.35 },
      spread: computeSpread(rates.theirs),
    },
    {
      id: 'P-10',
      what: 'the same, slowest of a hundred',
      unit: 'ms',
      other,
      ours: computeMedian(slow.ours),
      theirs: computeMedian(slow.theirs),
      must: { most: 3 },
    },
  ];
}

/** Notifies of fresh payments for some seconds; answers how long each took, in milliseconds. */
function notifier(line: ReturnType<typeof openDeliveryClient>): () => Promise<number[]> {
  let next = 0;
  return async () => {
    const times: number[] = [];
    const until = performance.now() + WRITE_PATH_SECONDS * 1000;
    const worker = async (): Promise<void> => {
      while (performance.now() < until) {
        next += 1;
        const from = performance.now();
        const status = await line.deliver({
          request_id: `SI260112${String(next).padStart(14, '0')}`,
          amount: PAYMENT_AMOUNT,
        });
        if (status !== 200) throw new Error(`a notification was answered ${status}`);
        times.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: WRITE_CONCURRENCY }, worker));
    return times;
  };
}

interface Writer {
  /** Writes bare transactions for this many seconds; returns the time of each, in milliseconds. */
  readonly write: () => Promise<number[]>;
  readonly stop: () => Promise<void>;
}

function openWriter(database: string, recording: string): Writer {
  const child = spawn(process.execPath, [`${ROOT}/tools/bench/src/payments/raw-writer.ts`, String(WRITE_CONCURRENCY)], {
    env: { ...process.env, BENCH_DATABASE: database, BENCH_RECORDING: recording },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout });
  return {
    write: async () => {
      child.stdin.write(`${WRITE_PATH_SECONDS}\n`);
      const [line] = (await Promise.race([
        once(answers, 'line'),
        once(child, 'exit').then(() => Promise.reject(new Error('the bare writer ended'))),
      ])) as [string];
      return JSON.parse(line) as number[];
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
    },
  };
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';

import { approveBill, computeBill, defineEndpoint, getReport, getStatement } from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';
import { registerEndpoint } from '../http/serve.ts';
import { LIMITS } from './concurrency-limits.ts';

const load = {
  ...LIMITS,
  read_ms: 400,
  write_ms: 800,
  heavy_ms: 1_600,
  heavy_at_once: 2,
  heavy_queue_length: 1,
  heavy_queue_ms: 200,
};
const Lock = v.object({ lock: v.pipe(v.string(), v.transform(Number)) });
const Time = v.object({ time: v.string() });

// A report that waits for a lock of the test is as slow as the test requires.
const report = defineEndpoint({ method: 'GET', path: '/api/test/report', summary: 'Report', query: Lock, reply: Time });
const read = defineEndpoint({ method: 'GET', path: '/api/test/read', summary: 'Read', query: Lock, reply: Time });
const write = defineEndpoint({ method: 'POST', path: '/api/test/write', summary: 'Write', query: Lock, reply: Time });

let server: TestServer;
let treasurer: TestPerson;
let address: string;
beforeAll(async () => {
  server = await openTestServer({}, open, { load });
  await seedMunicipality(server.api.db);
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.api.app.server.address() as AddressInfo).port}`; // listens on a port, not on a pipe
});
afterAll(async () => {
  // `fetch` keeps a connection open on which nothing was ever sent.
  server.api.app.server.closeAllConnections();
  await server.close();
});

function open(api: TestServer['api']): void {
  const passLock = async (lock: number): Promise<{ time: string }> =>
    api.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock_shared(${lock}::bigint)`.execute(trx);
      const { rows } = await sql<{ time: string }>`select current_setting('statement_timeout') as time`.execute(trx);
      return rows[0] ?? { time: '' };
    });
  registerEndpoint(api, report, 'public', ({ query }) => api.heavyReads.run(() => passLock(query.lock)));
  registerEndpoint(api, read, 'public', ({ query }) => passLock(query.lock));
  registerEndpoint(api, write, 'public', ({ query }) => passLock(query.lock));
}

const send = (path: string, lock = 0, init: RequestInit = {}) => fetch(`${address}${path}?lock=${lock}`, init);
const getErrorMessage = async (reply: Response) =>
  ((await reply.json()) as { error?: { message: string } }).error?.message;

/** Holds a lock until the work is done. */
async function runWithLock<T>(lock: number, tx: () => Promise<T>): Promise<T> {
  return server.api.db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${lock}::bigint)`.execute(db);
    try {
      return await tx();
    } finally {
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(db);
    }
  });
}

async function countWaiting(lock: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`
    select count(*)::int as count
    from pg_locks
    where locktype = 'advisory' and objid = ${lock}::bigint and not granted`.execute(server.api.db);
  return rows[0]?.count ?? 0;
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await soon();
}

test('each kind of request gives its statements its own time limit', async () => {
  const times = [
    await send(read.path),
    await send(write.path, 0, { method: 'POST' }),
    await send(report.path),
    await send(read.path),
  ];
  expect(await Promise.all(times.map((reply) => reply.json()))).toEqual(
    ['400ms', '800ms', '1600ms', '400ms'].map((time) => ({ time })),
  );
});

test('work outside of requests, as a job, has no time limit', async () => {
  await send(read.path);
  const settings = await Promise.all(
    Array.from({ length: 5 }, () =>
      sql<{ time: string }>`select current_setting('statement_timeout') as time`.execute(server.serving.db),
    ),
  );
  expect(settings.map(({ rows }) => rows[0]?.time)).toEqual(Array.from({ length: 5 }, () => '0'));
});

test.each([
  ['a read', read.path, 'GET'],
  ['a write that waits for a row', write.path, 'POST'],
  ['a report', report.path, 'GET'],
])('%s that takes too long ends with a sentence, and the connection is usable again', async (_what, path, method) => {
  await runWithLock(11, async () => {
    const reply = await send(path, 11, { method });
    expect([reply.status, reply.headers.get('retry-after'), await getErrorMessage(reply)]).toEqual([
      503,
      '30',
      'This took too long. Please try again in a moment, or choose a shorter period.',
    ]);
    expect(await countWaiting(11)).toBe(0);
  });
  expect((await send(path, 11, { method })).status).toBe(200);
});

test('two slow reports block nobody else; a third waits briefly and is refused, a fourth immediately', async () => {
  await runWithLock(12, async () => {
    const slow = [send(report.path, 12), send(report.path, 12)];
    await waitUntil(async () => (await countWaiting(12)) === 2);
    const third = send(report.path, 13);
    const replies = [];
    for (let tries = 0; tries < 3; tries += 1) replies.push(await send(read.path));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refusals = [await send(report.path, 13), await third];
    for (const reply of refusals)
      expect([reply.status, reply.headers.get('retry-after'), await getErrorMessage(reply)]).toEqual([
        429,
        '30',
        'Other large lists are being prepared. Please try again in a minute.',
      ]);
    expect(await countWaiting(12)).toBe(2);
    await Promise.all(slow);
  });
});

test('a waiting report runs when another one ends', async () => {
  const [first, second, third] = await runWithLock(14, async () => {
    const runningReports = [send(report.path, 14), send(report.path, 14)];
    await waitUntil(async () => (await countWaiting(14)) === 2);
    return [...runningReports, send(report.path, 15)];
  });
  expect([(await first)?.status, (await second)?.status, (await third)?.status]).toEqual([200, 200, 200]);
});

test('a client that disconnects ends its own statement and frees its place; writes continue', async () => {
  const logError = jest.spyOn(server.api.app.log, 'error');
  await runWithLock(16, async () => {
    const departures = [new AbortController(), new AbortController(), new AbortController()] as const;
    const [one, other, writer] = departures;
    const requests = [
      send(report.path, 16, { signal: one.signal }),
      send(read.path, 16, { signal: other.signal }),
      send(write.path, 16, { method: 'POST', signal: writer.signal }),
    ].map((reply) => reply.catch(() => 'gone'));
    await waitUntil(async () => (await countWaiting(16)) === 3);
    for (const departure of departures) departure.abort();
    expect(await Promise.all(requests)).toEqual(['gone', 'gone', 'gone']);
    await waitUntil(async () => (await countWaiting(16)) === 1);
    const free = [send(report.path), send(report.path), send(read.path)];
    expect((await Promise.all(free)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
});

test('a client that disconnects while waiting leaves the queue', async () => {
  await runWithLock(17, async () => {
    const slow = [send(report.path, 17), send(report.path, 17)];
    await waitUntil(async () => (await countWaiting(17)) === 2);
    const requestArrived = once(server.api.app.server, 'request');
    const departure = new AbortController();
    const third = send(report.path, 17, { signal: departure.signal }).catch(() => 'gone');
    await requestArrived;
    departure.abort();
    expect(await third).toBe('gone');
    await Promise.all(slow);
  });
  const both = await Promise.all([send(report.path), send(report.path)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('reports run one after the other', async () => {
  await runWithLock(18, async () => {
    const slow = [send(report.path, 18), send(report.path, 18)];
    await waitUntil(async () => (await countWaiting(18)) === 2);
    const answers = await Promise.all([
      server.request(getReport, treasurer, { params: { report: 'collections' } }),
      server.request(getReport, treasurer, { params: { report: 'abstract' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    await Promise.all(slow);
  });
  expect((await server.request(getReport, treasurer, { params: { report: 'collections' } })).status).toBe(200);
});

test('a statement of more businesses than a page shows waits behind reports, any other does not', async () => {
  const [many, clerk] = [await server.person('user'), await server.person('bplo')];
  let company_code = '';
  for (let count = 0; count < 21; count += 1) {
    const clearedApplication = await createClearedApplication(server.api.db, many);
    const { body } = await server.request(computeBill, clerk, {
      params: { assessment_code: clearedApplication.assessment_code },
    });
    const approvalReply = await server.request(approveBill, treasurer, { params: { bill_id: body.bill_id } });
    expect(approvalReply.status).toBe(200);
    ({ company_code } = clearedApplication);
  }
  const all = { query: { limit: '100' } };
  await runWithLock(19, async () => {
    const slow = [send(report.path, 19), send(report.path, 19)];
    await waitUntil(async () => (await countWaiting(19)) === 2);
    const statuses = [
      await server.request(getStatement, many, all),
      await server.request(getStatement, many, { query: { company_code } }),
      await server.request(getStatement, many),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([429, 200, 200]);
    await Promise.all(slow);
  });
  expect((await server.request(getStatement, many, all)).status).toBe(200);
});

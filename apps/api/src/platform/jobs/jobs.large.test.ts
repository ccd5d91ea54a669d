import { getReady } from '@ebpls/contracts';
import { sql } from 'kysely';

import { enqueueJob } from './jobs.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
const finishedIds: unknown[] = [];
let refuse: () => Promise<void>;
beforeAll(async () => {
  server = await openTestServer({}, ({ jobs }) => {
    jobs.task('note', async (payload) => void finishedIds.push(payload));
    jobs.task('refuse', () => refuse());
    jobs.task('break', () => moveJobs('_private_jobs', 'away'));
    jobs.cron('0 * * * *', 'note');
  });
});
beforeEach(() => finishedIds.splice(0));
afterAll(() => server.close());

test('a job of a transaction that fails never runs', async () => {
  const failing = server.api.db.transaction().execute(async (trx) => {
    await enqueueJob(trx, { task: 'note', payload: { n: 1 } });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await server.api.jobs.runDue();
  expect(finishedIds).toEqual([]);
});

test('two jobs of one key are one job, with the newer content', async () => {
  await enqueueJob(server.api.db, { task: 'note', payload: { n: 1 }, job_key: 'remind-7' });
  await enqueueJob(server.api.db, { task: 'note', payload: { n: 2 }, job_key: 'remind-7' });
  await server.api.jobs.runDue();
  expect(finishedIds).toEqual([{ n: 2 }]);
});

test('a job runs at its time', async () => {
  await enqueueJob(server.api.db, { task: 'note', payload: {}, run_at: new Date(Date.now() + 3_600_000) });
  await server.api.jobs.runDue();
  expect(finishedIds).toEqual([]);
});

test('a started worker picks up a job without waiting for the next poll', async () => {
  await server.api.jobs.start(60_000);
  const startTime = Date.now();
  await enqueueJob(server.api.db, { task: 'note', payload: { n: 3 } });
  while (finishedIds.length === 0 && Date.now() - startTime < 8_000)
    await new Promise((resolve) => setImmediate(resolve));
  await server.api.jobs.stop();
  expect(finishedIds).toEqual([{ n: 3 }]);
});

test('a job of a later time begins soon after it, although nothing wakes the worker then', async () => {
  await server.api.jobs.start();
  const startTime = Date.now();
  await enqueueJob(server.api.db, { task: 'note', payload: { n: 5 }, run_at: new Date(startTime + 500) });
  while (finishedIds.length === 0 && Date.now() - startTime < 8_000)
    await new Promise((resolve) => setImmediate(resolve));
  await server.api.jobs.stop();
  expect(finishedIds).toEqual([{ n: 5 }]);
});

/** Simulates a full disk: a finished job cannot be recorded. */
async function moveJobs(from: string, to: string): Promise<void> {
  await sql.raw(`alter table graphile_worker.${from} rename to ${to}`).execute(server.api.db);
}

test('jobs that stopped because nothing could be written resume by themselves', async () => {
  const warnLog = jest.spyOn(server.api.app.log, 'warn');
  await server.api.jobs.start();
  await enqueueJob(server.api.db, { task: 'break', payload: {} });
  const startTime = Date.now();
  const isLate = () => Date.now() - startTime > 30_000;
  while (!warnLog.mock.calls.flat().includes('jobs stopped; they go on in a moment') && !isLate())
    await new Promise((resolve) => setImmediate(resolve));
  await moveJobs('away', '_private_jobs');
  await enqueueJob(server.api.db, { task: 'note', payload: { n: 4 } });
  while (finishedIds.length === 0 && !isLate()) await new Promise((resolve) => setImmediate(resolve));
  await server.api.jobs.stop();
  warnLog.mockRestore();
  expect(finishedIds).toEqual([{ n: 4 }]);
});

test('a run of due jobs returns when the end of its last job is recorded', async () => {
  const gate = Promise.withResolvers<void>();
  let isBack = false;
  refuse = () =>
    new Promise((_resolve, reject) => {
      void server.api.db.transaction().execute(async (trx) => {
        await sql`select from graphile_worker._private_jobs for update`.execute(trx);
        reject(new Error('no'));
        await gate.promise;
      });
    });
  await enqueueJob(server.api.db, { task: 'refuse', payload: {} });
  const due = server.api.jobs.runDue().then(() => (isBack = true));
  for (let looks = 0; looks < 1000 && !(await isWaiting()); looks += 1);
  await server.serving.jobs.runDue();
  const was_back_early = isBack;
  gate.resolve();
  await due;
  expect(was_back_early).toBe(false);
});

const isWaiting = async () =>
  (
    await sql`
      select from pg_locks l join pg_stat_activity a using (pid)
      where a.datname = current_database() and not l.granted`.execute(server.api.db)
  ).rows.length > 0;

test('the nightly sweep removes stored replies that expired and leaves the others', async () => {
  const { account_id } = await server.person('user');
  const createRow = (key: string, hours: number) => ({
    account_id,
    key,
    endpoint: 'POST /x',
    body_hash: '',
    expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
  });
  await server.api.db
    .insertInto('idempotency_key')
    .values([createRow('old', -1), createRow('fresh', 1)])
    .execute();
  await enqueueJob(server.api.db, { task: 'sweep', payload: {} });
  await server.api.jobs.runDue();
  expect(await server.api.db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'fresh' }]);
});

test('jobs and notifications bypass a pooler, and requests use it', async () => {
  const pooledServer = await openTestServer({ DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await pooledServer.request(getReady, undefined)).status).toBe(200);
  await expect(pooledServer.api.jobs.runDue()).rejects.toThrow('ECONNREFUSED');
  await pooledServer.close();
});

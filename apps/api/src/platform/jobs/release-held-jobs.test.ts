import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { openPlainPool } from '../database/database.ts';
import { enqueueJob } from './jobs.ts';
import { releaseHeldJobs } from './release-held-jobs.ts';

let server: TestServer;
let finishJob: () => void;
const gate = new Promise<void>((resolve) => (finishJob = resolve));
beforeAll(async () => {
  server = await openTestServer({}, ({ jobs }) => {
    jobs.task('wait', () => gate);
    jobs.task('rest', () => Promise.resolve());
  });
});
afterAll(() => server.close());

/** Whether a worker holds the job of each task, after the jobs of dead workers were released. */
async function readHeldTasks(): Promise<Record<string, boolean>> {
  const pool = openPlainPool(server.api.config.database_url, { max: 1, on_error: () => undefined });
  await releaseHeldJobs(pool);
  await pool.end();
  const { rows } = await sql<{ task: string; is_held: boolean }>`
    select task_identifier as task, locked_at is not null as is_held from graphile_worker.jobs`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ task, is_held }) => [task, is_held]));
}

const moveLocks = (locked_by: string | null, seconds: number) =>
  sql`
    update graphile_worker._private_jobs
    set locked_at = now() - make_interval(secs => ${seconds}), locked_by = coalesce(${locked_by}, locked_by)`.execute(
    server.api.db,
  );

test('a job of a killed process is released, and not at once, for new workers are not known yet', async () => {
  await enqueueJob(server.api.db, { task: 'rest', payload: {} });
  await moveLocks('pool-of-a-killed-process', 1);
  expect(await readHeldTasks()).toEqual({ rest: true });
  await moveLocks('pool-of-a-killed-process', 10);
  expect(await readHeldTasks()).toEqual({ rest: false });
  await server.api.jobs.runDue();
  expect(await readHeldTasks()).toEqual({});
});

test('a job that runs for long stays with its living workers', async () => {
  await server.api.jobs.start();
  await enqueueJob(server.api.db, { task: 'wait', payload: {} });
  const isTaken = async () =>
    (await sql`select from graphile_worker.jobs where locked_at is not null`.execute(server.api.db)).rows.length > 0;
  while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 20));
  await moveLocks(null, 3_600);
  const heldTasks = await readHeldTasks();
  finishJob();
  await server.api.jobs.stop();
  expect(heldTasks).toEqual({ wait: true });
});

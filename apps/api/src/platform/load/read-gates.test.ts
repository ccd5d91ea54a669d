import { getHealth, getPublicFigures, returnFromPaynamics } from '@ebpls/contracts';

import { openTestServer } from '../../testing/open-server.ts';
import { createLoad, LIMITS } from './concurrency-limits.ts';
import { openReadGates } from './read-gates.ts';

/** A read that ends when the test releases it. */
function holdRead() {
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => (release = resolve));
  return { read: () => pending, release };
}

test('the settings limit how many reads of each kind run at the same time', () => {
  expect(createLoad({ heavy_reads: 5, wide_reads: 7, public_reads: 9 })).toMatchObject({
    heavy_at_once: 5,
    wide_at_once: 7,
    public_at_once: 9,
  });
});

test('no gate takes the last connection', async () => {
  const gates = openReadGates({ ...LIMITS, wide_at_once: 50, wide_queue_length: 0 }, 2);
  const { read, release } = holdRead();
  const first = gates.wideReads.run(read);
  await expect(gates.wideReads.run(read)).rejects.toMatchObject({ code: 'too_many' });
  release();
  await first;
});

test('a payer returns from the gateway while all public reads are busy', async () => {
  const server = await openTestServer({}, undefined, {
    load: { ...LIMITS, public_at_once: 1, public_queue_length: 0 },
  });
  const { read, release } = holdRead();
  const running = server.api.publicReads.run(read);
  expect((await server.request(getPublicFigures, undefined)).status).toBe(429);
  expect((await server.request(returnFromPaynamics, undefined, { query: { requestid: 'bm9uZQ==' } })).status).toBe(303);
  release();
  await running;
  await server.close();
});

test('health is answered while all reads are busy', async () => {
  const server = await openTestServer({}, undefined, {
    load: { ...LIMITS, public_at_once: 1, public_queue_length: 0 },
  });
  const { read, release } = holdRead();
  const running = server.api.publicReads.run(read);
  expect((await server.request(getPublicFigures, undefined)).status).toBe(429);
  // Each connection of the pool is taken, as by ten slow screens.
  const connections = Array.from({ length: server.api.config.database_pool }, () =>
    server.api.db.connection().execute(() => read()),
  );
  expect((await server.request(getHealth, undefined)).status).toBe(200);
  release();
  await Promise.all([running, ...connections]);
  await server.close();
});

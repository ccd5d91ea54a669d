import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { getServedRelease, reportRelease } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { release_dir } = server.api.config;
  await mkdir(join(release_dir, 'releases/7'), { recursive: true });
  await writeFile(join(release_dir, 'releases/7/release.json'), JSON.stringify(RELEASE));
  await symlink(join(release_dir, 'releases/7'), join(release_dir, 'current'));
});
afterAll(() => server.close());

const RELEASE = {
  number: 7,
  composed_at: '2026-01-12T00:00:00.000Z',
  shell: '0.1.0-55555555',
  signature: { key: 'the-key', value: 'x' },
  slots: [
    { slot: 'owner', remote: 'owner', version: '0.2.0-11111111', before: { version: '0.1.0-00000000' } },
    {
      slot: 'fire',
      remote: 'department',
      version: '0.1.0-22222222',
      trial: { version: '0.2.0-33333333', group: { percent: 5 }, until: '2026-02-01T00:00:00+08:00' },
    },
  ],
};
const FAILED_REPORT = {
  release_no: 7,
  slot: 'owner',
  version: '0.2.0-11111111',
  stage: 'entry',
  message: 'HTTP 404',
} as const;

test('the administrator sees the version of each slot, and for how many people it failed', async () => {
  const owner = await server.person('user');
  expect((await server.request(reportRelease, owner, { body: FAILED_REPORT })).status).toBe(204);
  const secondReport = { ...FAILED_REPORT, message: 'HTTP 503' };
  expect((await server.request(reportRelease, owner, { body: secondReport })).status).toBe(204);
  const renderReport = { ...FAILED_REPORT, stage: 'render' as const };
  expect((await server.request(reportRelease, owner, { body: renderReport })).status).toBe(204);
  expect((await server.request(reportRelease, await server.person('user'), { body: secondReport })).status).toBe(204);
  const trialReport = { ...FAILED_REPORT, slot: 'fire', version: '0.2.0-33333333', stage: 'render' as const };
  expect((await server.request(reportRelease, owner, { body: trialReport })).status).toBe(204);

  const { body } = await server.request(getServedRelease, await server.person('admin'), {});
  expect(body).toMatchObject({ release_no: 7, signed_with: 'the-key' });
  expect(body.slots).toEqual([
    {
      slot: 'owner',
      remote: 'owner',
      version: '0.2.0-11111111',
      before: '0.1.0-00000000',
      trial: null,
      failures_today: 2,
    },
    {
      slot: 'fire',
      remote: 'department',
      version: '0.1.0-22222222',
      before: null,
      trial: { version: '0.2.0-33333333', group: 'percent 5', until: '2026-02-01T00:00:00+08:00' },
      failures_today: 0,
    },
  ]);
  expect(body.failures).toHaveLength(3);
  expect(body.failures.find(({ slot, stage }) => slot === 'owner' && stage === 'entry')).toMatchObject({
    times: 2,
    message: 'HTTP 503',
  });
});

test('a wrong signature is a failure of the shell', async () => {
  const wrong = { ...FAILED_REPORT, slot: 'shell', version: '0.1.0-55555555', stage: 'signature' as const };
  expect((await server.request(reportRelease, await server.person('user'), { body: wrong })).status).toBe(204);
  const { body } = await server.request(getServedRelease, await server.person('admin'), {});
  expect(body.failures[0]).toMatchObject({ slot: 'shell', stage: 'signature', times: 1 });
});

test.each([
  ['a release that never was', { release_no: 8 }],
  ['a slot that it has not', { slot: 'cashier' }],
  ['a version of another slot', { version: '0.2.0-33333333' }],
  ['another shell', { slot: 'shell', version: '0.1.0-44444444' }],
])('a report of %s is not stored', async (_, change) => {
  const owner = await server.person('user');
  expect((await server.request(reportRelease, owner, { body: { ...FAILED_REPORT, ...change } })).status).toBe(404);
});

test('a report that is too long is refused at its field, and so is an anonymous one; only the administrator reads', async () => {
  const owner = await server.person('user');
  const long = await server.request(reportRelease, owner, { body: { ...FAILED_REPORT, message: 'x'.repeat(301) } });
  expect([long.status, Object.keys(long.body.error.fields ?? {})]).toEqual([422, ['message']]);
  expect((await server.request(reportRelease, undefined, { body: FAILED_REPORT })).status).toBe(401);
  expect((await server.request(getServedRelease, owner, {})).status).toBe(403);
});

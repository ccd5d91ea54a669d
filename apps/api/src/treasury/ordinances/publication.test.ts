import { setImmediate } from 'node:timers/promises';
import { computeBill, getBill, listOrdinances } from '@ebpls/contracts';
import { sql } from 'kysely';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { createClearedApplication } from '../../testing/municipality-seed.ts';
import { openDraftFixture } from '../../testing/ordinances/draft-fixture.ts';

const {
  close,
  resetDay,
  removeDrafts,
  server,
  owner,
  clerk,
  admin,
  treasurer,
  published_id,
  start,
  read,
  publish,
  withdrawVersion,
  createDraft,
  raiseFees,
  rehearseAs,
  createBill,
} = await openDraftFixture();
afterAll(close);
beforeEach(resetDay);
afterEach(removeDrafts);

test('nobody publishes what they worked on, and only a treasurer publishes', async () => {
  const id = await createDraft();
  await raiseFees(id, treasurer);
  await rehearseAs(id);
  expect(await publish(id)).toMatchObject({
    status: 403,
    body: { error: { message: 'You worked on this draft, so another officer must publish it.' } },
  });
  expect((await publish(id, admin)).status).toBe(403);
  expect((await publish(id, clerk)).status).toBe(403);
  expect((await read(id, treasurer)).body).toMatchObject({
    acts: ['save', 'rehearse', 'withdraw'],
    why_not_publish: 'You worked on this draft, so another officer must publish it.',
  });
  expect((await read(id)).body.why_not_publish).toBe(
    'A treasury officer who did not work on this draft must publish it.',
  );
});

test('only a draft whose current content was rehearsed is published', async () => {
  const id = await createDraft();
  expect((await publish(id)).body.error.message).toContain('must test the current draft');
  await rehearseAs(id);
  await raiseFees(id);
  expect((await publish(id)).status).toBe(409);
});

test('a withdrawn draft stays readable, frees its name and cannot be changed', async () => {
  const id = await createDraft();
  expect((await withdrawVersion(id)).body.state).toBe('WITHDRAWN');
  expect((await withdrawVersion(id)).status).toBe(409);
  expect((await raiseFees(id)).status).toBe(409);
  expect((await publish(id)).status).toBe(409);
  expect((await read(id)).body).toMatchObject({ state: 'WITHDRAWN', reason: 'Not yet', acts: ['draft'] });
  expect((await start()).status).toBe(200);
});

/** The API uses its cached rows for half a second. */
async function waitUntilCached(id: number): Promise<void> {
  const { db } = server.serving;
  while (!(await loadReferenceRows(db)).ordinances.some(({ ordinance_version_id }) => ordinance_version_id === id))
    await setImmediate();
}

test('from its first day bills are computed with the new version, and the old ones keep theirs', async () => {
  const old = await createBill({ type: 'RENEWAL' });
  const id = await createDraft();
  await raiseFees(id);
  await rehearseAs(id);
  expect(await publish(id)).toMatchObject({ status: 200, body: { state: 'PUBLISHED' } });
  expect((await publish(id)).status).toBe(409);
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select(['act', 'account_id'])
    .where('object_kind', '=', 'ordinance')
    .where('object_id', '=', String(id))
    .execute();
  expect(acts).toEqual([
    { act: 'ordinance.draft', account_id: admin.account_id },
    { act: 'ordinance.save', account_id: admin.account_id },
    { act: 'ordinance.rehearse', account_id: admin.account_id },
    { act: 'ordinance.publish', account_id: treasurer.account_id },
  ]);

  const next = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL' });
  await server.api.db
    .updateTable('application')
    .set({ tax_year: 2027 })
    .where('assessment_id', '=', next.assessment_id)
    .execute();
  server.setNow('2027-01-11T08:00:00+08:00');
  await waitUntilCached(id);
  await server.request(computeBill, clerk, { params: { assessment_code: next.assessment_code } });
  const loadBill = (assessment_code: string) => server.request(getBill, clerk, { params: { assessment_code } });
  expect((await loadBill(next.assessment_code)).body).toMatchObject({
    ordinance: { version: 'SIRC-2027' },
    totals: { business_tax: '18000.00' },
  });
  expect((await loadBill(old.assessment_code)).body).toMatchObject({ ordinance: { version: 'SIRC-2024' } });
  expect(
    (await server.request(listOrdinances, admin)).body.data.map(({ version, state, bills }) => [
      version,
      state,
      bills > 0,
    ]),
  ).toEqual([
    ['SIRC-2027', 'PUBLISHED', true],
    ['SIRC-2024', 'PUBLISHED', true],
  ]);
  expect((await start({ effective_on: '2027-01-01', version: 'SIRC-2028' })).status).toBe(422);
});

test('the database itself refuses changes of a published version', async () => {
  await expect(
    sql`update ordinance_version set content = '{}' where ordinance_version_id = ${published_id}::bigint`.execute(
      server.api.db,
    ),
  ).rejects.toThrow('stays as it is');
  await expect(
    sql`delete from ordinance_version where ordinance_version_id = ${published_id}::bigint`.execute(server.api.db),
  ).rejects.toThrow('stays as it is');
});

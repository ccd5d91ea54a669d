import { rehearseDraft } from '@ebpls/contracts';
import { sql } from 'kysely';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { rehearseStep } from './rehearse-draft.ts';
import { openDraftFixture } from '../../testing/ordinances/draft-fixture.ts';

const { close, resetDay, removeDrafts, server, admin, read, createDraft, raiseFees, rehearseAs, createBill } =
  await openDraftFixture();
afterAll(close);
beforeEach(resetDay);
afterEach(removeDrafts);

test('a rehearsal of an unchanged copy finds no difference', async () => {
  await createBill({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await createBill({});
  const id = await createDraft();
  await rehearseAs(id);
  const { rehearsal } = (await read(id)).body;
  expect(rehearsal).toMatchObject({
    state: 'DONE',
    is_current: true,
    tax_year: 2026,
    more: 0,
    less: 0,
    refused: 0,
    difference: '0.00',
    most_affected: [],
  });
  expect(rehearsal?.same).toBe(rehearsal?.assessments);
  expect(rehearsal?.before).toBe(rehearsal?.after);
});

test('a rehearsal counts who pays more, by account and by business', async () => {
  const id = await createDraft();
  const before = await server.api.db
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select('application_type')
    .where('bill.state', 'in', ['APPROVED', 'SETTLED'])
    .execute();
  const renewals = before.filter(({ application_type }) => application_type === 'RENEWAL').length;
  await raiseFees(id);
  await rehearseAs(id);
  const { rehearsal } = (await read(id)).body;
  // V01: 400,000 pesos at 2.5% instead of 2% are 2,000 pesos more of 18,630.
  expect(rehearsal).toMatchObject({
    more: renewals,
    less: 0,
    same: before.length - renewals,
    assessments: before.length,
    difference: `${renewals * 2000}.00`,
  });
  expect(rehearsal?.most_affected[0]).toMatchObject({
    before: '18630.00',
    after: '20630.00',
    difference: '2000.00',
    percent: '10.7',
    company_name: expect.stringContaining('RJ General Merchandise') as string,
  });
  expect(rehearsal?.accounts.filter(({ difference }) => difference !== '0.00')).toMatchObject([
    { account_code: '4-01-03-030-034', difference: `${renewals * 2000}.00` },
  ]);
  expect(rehearsal?.accounts.find(({ account_code }) => account_code === '4-01-03-030-034')?.name).toContain(
    'Business tax: retailers',
  );
});

test('the same draft is rehearsed once a day, and a save outdates its rehearsal', async () => {
  const id = await createDraft();
  const requestRehearsal = () => server.request(rehearseDraft, admin, { params: { ordinance_version_id: id } });
  const [one, two] = [await requestRehearsal(), await requestRehearsal()];
  expect(two.body.rehearsal_id).toBe(one.body.rehearsal_id);
  await server.api.jobs.runDue();
  await raiseFees(id);
  expect((await read(id)).body.rehearsal).toMatchObject({ state: 'DONE', is_current: false });
  expect((await requestRehearsal()).body.rehearsal_id).not.toBe(one.body.rehearsal_id);
});

/** Orders of payment of a whole season: copies of an existing one. */
async function seedSeason(count: number): Promise<void> {
  await createBill({ type: 'RENEWAL' });
  await sql`
    with grown as (
      insert into application (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state)
      select
        'APP-2026-9' || lpad(n::text, 5, '0'), a.business_id, a.owner_id, a.brgycode, a.application_type, a.tax_year,
        'ISSUED'
      from generate_series(1, ${count}) n,
        (select * from application where application_type = 'RENEWAL' order by assessment_id desc limit 1) a
      returning assessment_id
    )
    insert into bill (
      assessment_id, version, state, ordinance_version_id, input, result, total, computed_by, computed_at
    )
    select
      g.assessment_id, 1, 'SETTLED', b.ordinance_version_id, b.input, b.result, b.total, b.computed_by, b.computed_at
    from grown g,
      (
        select b.*
        from bill b
        join application a using (assessment_id)
        where a.application_type = 'RENEWAL' and b.state = 'APPROVED'
        order by b.bill_id desc
        limit 1
      ) b`.execute(server.api.db);
}

test('an interrupted rehearsal continues where it stopped, and counts nothing twice', async () => {
  const { db, jobs } = server.api;
  await seedSeason(600);
  const { count } = await db
    .selectFrom('bill')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['APPROVED', 'SETTLED'])
    .executeTakeFirstOrThrow();
  const id = await createDraft();
  const { body } = await server.request(rehearseDraft, admin, { params: { ordinance_version_id: id } });
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);
  await rehearseStep(server.api, body.rehearsal_id);
  expect((await read(id)).body.rehearsal).toMatchObject({ state: 'RUNNING', done: 500, assessments: count });

  await sql`update ordinance_rehearsal set moved_at = now() - interval '2 minutes'`.execute(db);
  await enqueueJob(db, { task: 'continue_rehearsals', payload: {} });
  await jobs.runDue();
  await jobs.runDue();
  expect((await read(id)).body.rehearsal).toMatchObject({
    state: 'DONE',
    done: count,
    same: count,
    difference: '0.00',
  });
});

import {
  decideDeficiency,
  downloadProofFile,
  fileProof,
  getCompany,
  getDeficiency,
  listDeficiencies,
  listOwnerTasks,
  recordProof,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createProofInput, openProofFixture } from '../../testing/deficiencies/proof-fixture.ts';
import { promoteAccount } from '../../testing/two-persons/invented-persons.ts';

const { server, people, createIssuedRenewal, createFiledProof, readCase, file, send, decide, MAY } =
  await openProofFixture();

afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

type Params = { readonly assessment_code: string };

test('one event notifies the treasurers of a filed proof, and the owner is mailed the decision', async () => {
  await sql`delete from mail; delete from notification`.execute(server.api.db);
  const { params } = await createFiledProof('2,000,000');
  await decide(params);
  const notices = await sql<{ kind: string; account_id: number }>`
    select kind, account_id from notification where kind = 'proof_to_decide'`.execute(server.api.db);
  expect(notices.rows).toEqual([{ kind: 'proof_to_decide', account_id: people.treasurer.account_id }]);
  const mails = await sql<{ template: string; body_text: string }>`
    select template, body_text from mail where template like '%deficien%'`.execute(server.api.db);
  expect(mails.rows).toMatchObject([{ template: 'deficiency_ordered' }]);
  expect(mails.rows[0]?.body_text).toContain('section 195');
});

test('before its first day nothing is filed or listed, and from then on the renewal is pending', async () => {
  const { company_code, params } = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const listPending = async () =>
    (await server.request(listDeficiencies, people.treasurer, { query: { search: company_code, state: 'pending' } }))
      .body.data;
  const earlyReply = await file(params, '2,000,000');
  expect([earlyReply.status, earlyReply.body.error.message]).toEqual([
    409,
    expect.stringContaining('is accepted from'),
  ]);
  expect(await readCase(params, people.owner)).toMatchObject({ acts: [], opens_on: '2026-04-15' });
  expect(await listPending()).toEqual([]);
  server.setNow('2026-04-15T09:00:00+08:00');
  expect(await listPending()).toMatchObject([{ ...params, state: 'PENDING', due_on: '2026-05-20', amount: null }]);
  expect((await file(params, '2,000,000')).status).toBe(200);
  expect(await listPending()).toEqual([]);
});

test('the record of a business names its open proof from the first day to the decision', async () => {
  const { company_code, params } = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const loadOpenProof = async () =>
    (await server.request(getCompany, people.owner, { params: { company_code } })).body.proof_of_sales;
  expect(await loadOpenProof()).toBeUndefined();
  server.setNow(MAY);
  const proof = 'Income tax return of the year before';
  const openProof = { ...params, tax_year: 2026, proof, due_on: '2026-05-20' };
  expect(await loadOpenProof()).toEqual({ ...openProof, state: 'PENDING' });
  await file(params, '2,000,000');
  expect(await loadOpenProof()).toEqual({ ...openProof, state: 'FILED' });
  await send(params);
  await decide(params);
  expect(await loadOpenProof()).toBeUndefined();
});

test('the owner’s tasks name the proof from its first day until its file is sent', async () => {
  const { params } = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const findTask = async () =>
    (await server.request(listOwnerTasks, people.owner)).body.data.find(
      ({ assessment_code, proof }) => assessment_code === params.assessment_code && proof !== undefined,
    );
  expect(await findTask()).toBeUndefined();
  server.setNow(MAY);
  const name = 'Income tax return of the year before';
  const task = { kind: 'answer', tax_year: 2026, from_on: '2026-04-15', due_on: '2026-05-20', is_late: false };
  expect(await findTask()).toMatchObject({ ...task, proof: { name, is_file_missing: false } });
  await file(params, '2,000,000');
  server.setNow('2026-05-21T09:00:00+08:00');
  expect(await findTask()).toMatchObject({ is_late: true, proof: { name, is_file_missing: true } });
  await send(params);
  expect(await findTask()).toBeUndefined();
});

test('T21: an owner is reminded on the first day, 15 and 3 days before the due day, and no more once the sales are filed', async () => {
  const remindedRenewal = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const provedRenewal = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const countReminders = async ({ params }: { readonly params: Params }) => {
    const { rows } = await sql<{ many: number }>`
      select count(*)::int as many
      from mail
      where template = 'proof_reminder' and subject like ${`${params.assessment_code}%`}`.execute(server.api.db);
    return rows[0]?.many;
  };
  const counts: unknown[] = [];
  for (const day of ['04-14', '04-15', '04-16', '05-05', '05-16', '05-17', '05-20', '05-21']) {
    server.setNow(`2026-${day}T09:00:00+08:00`);
    await sql`select graphile_worker.add_job('remind_proofs')`.execute(server.api.db);
    await server.api.jobs.runDue();
    counts.push([await countReminders(remindedRenewal), await countReminders(provedRenewal)]);
    if (day === '04-15') await file(provedRenewal.params, '2,000,000');
  }
  expect(counts).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 1],
    [3, 1],
    [3, 1],
    [3, 1],
  ]);
  const { rows } = await sql<{ subject: string; body_text: string }>`
    select subject, body_text from mail where template = 'proof_reminder' limit 1`.execute(server.api.db);
  expect(rows[0]?.subject).toContain('by 20 May 2026');
  expect(rows[0]?.body_text).toContain('Income tax return of the year before');
  expect(rows[0]?.body_text).toContain('/assessment/proof/');
});

test('a clerk of the treasury enters a walk-in, and another person decides', async () => {
  const { params } = await createIssuedRenewal();
  const clerk = await server.person('admin', { permissions: ['cashier'] });
  const record = (gross: string, revision: number, reason = '', person = clerk) =>
    server.request(recordProof, person, { params, body: { ...createProofInput(gross, revision), reason } });
  expect((await record('2,000,000', 0)).status).toBe(200);
  expect((await send(params, clerk)).status).toBe(200);
  expect((await decide(params, clerk)).status).toBe(403);
  // Also after the clerk became a treasurer.
  const promotedClerk = await promoteAccount(server, clerk.account_id, 'treasurer');
  const why_another =
    'You entered these sales or uploaded their proof, so another treasury officer must decide on them.';
  expect(await readCase(params, promotedClerk)).toMatchObject({ acts: [], why_another });
  const own = await decide(params, promotedClerk);
  expect([own.status, own.body.error.message]).toEqual([403, why_another]);
  // The owner cannot take the figures of the office back.
  const { revision } = await readCase(params);
  expect((await file(params, '1', { revision })).status).toBe(409);
  const unexplainedReply = await record('1,300,000', revision, '', people.cashier);
  expect(unexplainedReply.body.error.fields).toHaveProperty('reason');
  expect((await record('1,300,000', revision, 'The return has 1,300,000.', people.cashier)).status).toBe(200);
  expect(await readCase(params)).toMatchObject({ reason: 'The return has 1,300,000.', acts: ['decide'] });
  // A colleague replaced the figures; who entered the first ones still decides on none.
  expect((await decide(params, promotedClerk)).body.error.message).toBe(why_another);
  expect((await decide(params)).status).toBe(200);
});

test('who sent a file that another person replaced does not decide on the sales', async () => {
  const { params } = await createIssuedRenewal();
  const sender = await server.person('admin', { permissions: ['cashier'] });
  expect((await file(params, '2,000,000')).status).toBe(200);
  expect((await send(params, sender)).status).toBe(200);
  expect((await send(params)).status).toBe(200);
  const treasurer = await promoteAccount(server, sender.account_id, 'treasurer');
  expect((await readCase(params, treasurer)).acts).toEqual([]);
  expect((await decide(params, treasurer)).status).toBe(403);
  expect((await decide(params)).status).toBe(200);
});

test('nobody decides on other figures than they read, or without the file', async () => {
  const { params } = await createIssuedRenewal();
  await file(params, '2,000,000');
  const unread = await decide(params);
  expect([unread.status, unread.body.error.message]).toEqual([409, expect.stringContaining('upload the proof')]);
  await send(params);
  const { revision } = await readCase(params);
  expect((await file(params, '1,250,000', { revision })).status).toBe(200);
  const stale = await server.request(decideDeficiency, people.treasurer, { params, body: { revision } });
  expect([stale.status, stale.body.error.message]).toEqual([409, expect.stringContaining('changed in the meantime')]);
  expect((await decide(params)).status).toBe(200);
});

test('another owner, an office and a cashier are refused what is not theirs', async () => {
  const { params } = await createFiledProof('2,000,000');
  const { revision } = await readCase(params);
  const other = await server.person('user');
  for (const reply of [
    await server.request(getDeficiency, other, { params }),
    await file(params, '1', { who: other, revision }),
    await send(params, other),
    await server.request(downloadProofFile, other, { params }),
  ])
    expect(reply.status).toBe(404);
  expect((await server.request(downloadProofFile, people.treasurer, { params })).status).toBe(200);
  expect((await server.request(getDeficiency, people.clerk, { params })).status).toBe(403);
  expect((await server.request(decideDeficiency, people.cashier, { params, body: { revision } })).status).toBe(403);
  expect((await server.request(decideDeficiency, people.owner, { params, body: { revision } })).status).toBe(403);
  const body = { ...createProofInput('1', revision), reason: 'Lower.' };
  expect((await server.request(recordProof, people.treasurer, { params, body })).status).toBe(403);
});

test('figures that are none are refused at their field, and a line that is missing is named', async () => {
  const { params } = await createIssuedRenewal();
  const refusedReply = await file(params, 'a lot');
  expect(refusedReply.body.error.fields).toHaveProperty(['lines.0.gross_non_essential']);
  const none = await server.request(fileProof, people.owner, { params, body: { revision: 0, lines: [] } });
  expect(none.body.error.fields).toHaveProperty('lines');
  expect(await readCase(params)).toMatchObject({ state: 'PENDING' });
});

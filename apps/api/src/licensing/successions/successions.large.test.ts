import {
  acceptTransfer,
  checkSuccession,
  decideSuccession,
  downloadSuccessionPaper,
  fileSuccession,
  getAssessment,
  getCompany,
  getSuccession,
  listMyCompanies,
  listMySuccessions,
  listSuccessions,
  objectToSuccession,
  offerTransfer,
  sendSuccessionPaper,
  withdrawSuccession,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createPermittedBusiness,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  type Shop,
} from '../../testing/changes/change-fixture.ts';
import { A_PDF } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClaimInput } from '../../testing/successions/succession-fixtures.ts';

let server: TestServer;
let fixture: ChangeFixture;
let heir: TestPerson;
let brother: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  heir = await server.person('user', { firstname: 'Ana', lastname: 'Villarin' });
  brother = await server.person('user', { firstname: 'Jun', lastname: 'Villarin' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow('2026-01-12T08:00:00+08:00');
  // Each test has a family of its own.
  heir = await server.person('user', { firstname: 'Ana', lastname: 'Villarin' });
});

const setDay = (day: string): void => server.setNow(`${day}T08:00:00+08:00`);
const file = ({ permit_no }: Pick<Shop, 'permit_no'>, person = heir, overrides: object = {}) =>
  server.request(fileSuccession, person, { body: { ...createClaimInput(permit_no), ...overrides } });
const toParams = (succession_no: string) => ({ params: { succession_no } });
const read = async (succession_no: string, person = heir) =>
  expectOk(await server.request(getSuccession, person, toParams(succession_no)));
const check = (succession_no: string, person = fixture.clerk, outcome = 'CHECKED') =>
  server.request(checkSuccession, person, {
    ...toParams(succession_no),
    body: { outcome, finding: 'The papers agree.' },
  });
const decide = (succession_no: string, person = fixture.signatory, outcome = 'GRANTED') =>
  server.request(decideSuccession, person, { ...toParams(succession_no), body: { outcome, reason: 'As checked.' } });
const object = ({ permit_no }: Pick<Shop, 'permit_no'>, person: TestPerson, reason = 'This is not so.') =>
  server.request(objectToSuccession, person, { body: { permit_no, reason } });

const PAPERS = ['R06', 'R25', 'R30', 'R31'];
const BOUNDARY = 'heir';
function sendPaper(succession_no: string, paper: string, person = heir) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${paper}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return server.request(sendSuccessionPaper, person, {
    ...toParams(succession_no),
    query: { paper },
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), A_PDF, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}

async function createCompleteClaim(shop: Shop, person = heir): Promise<string> {
  const { succession_no } = expectOk(await file(shop, person));
  for (const paper of PAPERS) expectOk(await sendPaper(succession_no, paper, person));
  return succession_no;
}

const listMails = async ({ email }: TestPerson) =>
  (
    await server.api.db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute()
  ).map(({ template }) => template);
const getBusiness = ({ company_code }: Shop) =>
  server.api.db
    .selectFrom('business')
    .select(['owner_id', 'estate_of', 'state'])
    .where('company_code', '=', company_code)
    .executeTakeFirstOrThrow();

test('an heir continues the business: two persons decided, and the days for objections are over', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  expect(await read(succession_no)).toMatchObject({
    side: 'HEIR',
    state: 'FILED',
    company_code: shop.company_code,
    object_until: null,
    acts: ['send_paper', 'withdraw'],
  });
  expect(await read(succession_no, fixture.clerk)).toMatchObject({
    side: 'HALL',
    blocked: null,
    acts: ['check', 'refuse'],
  });
  expectOk(await check(succession_no));
  expect(await listMails(fixture.owner)).toContain('succession_filed');
  expect(await read(succession_no, fixture.signatory)).toMatchObject({
    object_until: '2026-01-27',
    blocked: expect.stringContaining('2026') as string,
    acts: ['refuse'],
  });
  setDay('2026-01-27');
  expect((await decide(succession_no)).status).toBe(409);
  setDay('2026-01-28');
  expect(expectOk(await decide(succession_no)).state).toBe('GRANTED');

  expect(await getBusiness(shop)).toMatchObject({
    owner_id: heir.account_id,
    estate_of: 'Ernesto Villarin',
    state: 'ACTIVE',
  });
  const [mine] = expectOk(await server.request(listMyCompanies, heir, { query: { search: shop.company_code } })).data;
  expect(mine).toMatchObject({
    state: 'ACTIVE',
    permit: { permit_no: shop.permit_no, state: 'ACTIVE' },
    due_now: '0.00',
  });
  const params = { assessment_code: shop.assessment_code };
  const record = expectOk(await server.request(getAssessment, heir, { params }));
  expect(record.owner_name).toBe('Estate of Ernesto Villarin');
  expect(expectOk(await server.request(getAssessment, fixture.clerk, { params })).owner_name).toBe(
    'Estate of Ernesto Villarin',
  );
  const company = { params: { company_code: shop.company_code } };
  expect(expectOk(await server.request(getCompany, heir, company)).estate_of).toBe('Ernesto Villarin');
  expect((await server.request(getCompany, fixture.owner, company)).status).toBe(404);
  const change = await server.api.db
    .selectFrom('business_change')
    .selectAll()
    .where('kind', '=', 'DEATH')
    .executeTakeFirstOrThrow();
  expect(change).toMatchObject({ assessment_id: null, reason: succession_no, effective_on: '2026-01-28' });
  expect(await listMails(heir)).toEqual(['succession_granted']);
});

test('an owner who is alive ends the claim with one act, for good, and the staff are warned', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  expectOk(await check(succession_no));
  expect(await read(succession_no, fixture.owner)).toMatchObject({ side: 'OWNER', acts: ['object'], finding: '' });
  expect(expectOk(await object(shop, fixture.owner, 'I live.'))).toEqual({ state: 'OBJECTED' });
  setDay('2026-02-10');
  expect((await decide(succession_no)).status).toBe(409);
  expect((await check(succession_no)).status).toBe(409);
  expect(await getBusiness(shop)).toMatchObject({ owner_id: fixture.owner.account_id, estate_of: null });
  expect(await listMails(heir)).toEqual(['succession_objected']);
  // The same person cannot claim again; another heir may, and is shown beside it.
  expect((await file(shop)).body.error.message).toContain('has reported that they are alive');
  const { rows } = await sql<{ role: string }>`
    select distinct r.name as role
    from notification n
    join role r on r.id = n.role_id
    where n.kind = 'succession_owner_lives' and n.params ->> 'succession_no' = ${succession_no}
    order by 1`.execute(server.api.db);
  expect(rows).toEqual([{ role: 'admin' }, { role: 'bplo' }]);
});

test('an unchecked claim shows the heir no name of the owner, and neither notifies the owner nor shows them anything', async () => {
  const shop = await createPermittedBusiness(fixture);
  const another = await createPermittedBusiness(fixture);
  const before = await listMails(fixture.owner);
  const { succession_no } = expectOk(await file(shop, heir, { deceased_name: 'Somebody Else' }));
  const claim = await read(succession_no);
  expect(claim).toMatchObject({ deceased_name: 'Somebody Else', stated_name: 'Somebody Else', object_until: null });
  expect(JSON.stringify([claim, expectOk(await server.request(listMySuccessions, heir)).data])).not.toMatch(/Ernesto/);
  expect(await read(succession_no, fixture.clerk)).toMatchObject({
    deceased_name: 'Ernesto Villarin',
    stated_name: 'Somebody Else',
  });
  // A right and a wrong name get the same reply: nobody finds it out by trying.
  const other = expectOk(await file(another, heir, { deceased_name: 'Ernesto Villarin' }));
  expect(Object.keys(other)).toEqual(Object.keys(claim));
  expect((await server.request(getSuccession, fixture.owner, toParams(succession_no))).status).toBe(404);
  const ownSuccessions = expectOk(await server.request(listMySuccessions, fixture.owner)).data;
  expect(ownSuccessions.filter((row) => row.succession_no === succession_no)).toEqual([]);
  expect((await object(shop, brother)).status).toBe(422);
  expect(expectOk(await server.request(withdrawSuccession, heir, toParams(succession_no))).deceased_name).toBe(
    'Somebody Else',
  );
  expect(await listMails(fixture.owner)).toEqual(before);
});

test('a refused claim never shows or mails anything of the owner', async () => {
  const shop = await createPermittedBusiness(fixture);
  const before = await listMails(fixture.owner);
  const succession_no = await createCompleteClaim(shop);
  expectOk(await check(succession_no, fixture.clerk, 'REFUSED'));
  expect(await read(succession_no)).toMatchObject({ state: 'REFUSED', object_until: null });
  expect((await server.request(getSuccession, fixture.owner, toParams(succession_no))).status).toBe(404);
  expect(await listMails(fixture.owner)).toEqual(before);
});

test('the days for objections begin with the check, not with the filing', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  setDay('2026-01-26');
  expect(expectOk(await check(succession_no)).object_until).toBe('2026-02-10');
  setDay('2026-01-28');
  expect((await decide(succession_no)).status).toBe(409);
  setDay('2026-02-11');
  expectOk(await decide(succession_no));
});

test('another heir objects: the objection is added for the decider and does not restart the claim, once for each person', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  expectOk(await check(succession_no));
  expect(expectOk(await object(shop, brother, 'I did not agree.'))).toEqual({ state: 'CHECKED' });
  expect((await object(shop, brother)).status).toBe(409);
  expect((await object(shop, heir)).status).toBe(409);
  expect((await read(succession_no, fixture.signatory)).objections).toMatchObject([
    { by: 'Jun Villarin', reason: 'I did not agree.' },
  ]);
  expect((await read(succession_no)).objections).toEqual([]);
  setDay('2026-01-28');
  expectOk(await decide(succession_no));
});

test('a missing paper, and the checker as decider, block the claim; a refusal is read by the heir', async () => {
  const shop = await createPermittedBusiness(fixture);
  const { succession_no } = expectOk(await file(shop));
  expect((await check(succession_no)).status).toBe(409);
  expect((await sendPaper(succession_no, 'R99')).status).toBe(404);
  for (const paper of PAPERS) expectOk(await sendPaper(succession_no, paper));
  expectOk(await sendPaper(succession_no, 'R31'));
  expectOk(await check(succession_no));
  expect((await sendPaper(succession_no, 'R31')).status).toBe(409);
  setDay('2026-01-28');
  // The clerk who checked it is made a signatory: still the same person.
  const checkingSignatory = await server.person('admin', { permissions: ['signatory'] });
  await server.api.db
    .updateTable('succession')
    .set({ checked_by: checkingSignatory.account_id })
    .where('succession_no', '=', succession_no)
    .execute();
  expect((await decide(succession_no, checkingSignatory)).status).toBe(403);
  expect((await decide(succession_no, fixture.treasurer)).status).toBe(403);
  expect((await decide(succession_no, fixture.clerk)).status).toBe(403);
  expect(expectOk(await decide(succession_no, fixture.signatory, 'REFUSED')).state).toBe('REFUSED');
  expect(await read(succession_no)).toMatchObject({ state: 'REFUSED', reason: 'As checked.', acts: [] });
  expect(await listMails(heir)).toEqual(['succession_refused']);
  expect((await decide(succession_no)).status).toBe(409);
});

test('a claim is refused for one’s own business, an unknown permit, one not in force or of a company, a future death, and beyond three', async () => {
  const shop = await createPermittedBusiness(fixture);
  expect((await file(shop, fixture.owner)).status).toBe(409);
  expect((await file({ permit_no: 'MP-2026-99999' })).body.error.fields).toHaveProperty('permit_no');
  expect((await file(shop, heir, { died_on: '2026-01-13' })).body.error.fields).toHaveProperty('died_on');
  expect((await file(shop, heir, { agrees: false })).status).toBe(422);
  expect((await file(shop, fixture.clerk)).status).toBe(403);
  await sql`
    update business
    set form = jsonb_set(form, '{identity,org_type}', '"CORPORATION"')
    where company_code = ${shop.company_code}`.execute(server.api.db);
  expect((await file(shop)).body.error.fields).toHaveProperty('permit_no');
  for (const _each of [1, 2, 3]) expectOk(await file(await createPermittedBusiness(fixture)));
  expect((await file(await createPermittedBusiness(fixture))).body.error.message).toContain('three pending claims');
});

test('another user reads no claim and no paper; the owner reads a checked claim and not the family’s papers', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  const paper = { ...toParams(succession_no), query: { paper: 'R30' } };
  expect((await server.request(getSuccession, brother, toParams(succession_no))).status).toBe(404);
  expect((await server.request(withdrawSuccession, brother, toParams(succession_no))).status).toBe(404);
  expect((await sendPaper(succession_no, 'R31', brother)).status).toBe(404);
  expect((await server.request(downloadSuccessionPaper, brother, paper)).status).toBe(404);
  expect((await server.request(downloadSuccessionPaper, fixture.owner, paper)).status).toBe(404);
  expect((await server.request(downloadSuccessionPaper, heir, paper)).status).toBe(200);
  expect((await server.request(downloadSuccessionPaper, fixture.clerk, paper)).status).toBe(200);
  expect((await server.request(listSuccessions, brother)).status).toBe(403);
  expect(expectOk(await server.request(listMySuccessions, brother)).data).toEqual([]);
  expect(expectOk(await server.request(listSuccessions, fixture.clerk)).data[0]).toMatchObject({ succession_no });
  expectOk(await check(succession_no));
  expect((await server.request(downloadSuccessionPaper, fixture.owner, paper)).status).toBe(404);
  expect(await read(succession_no, fixture.owner)).toMatchObject({ side: 'OWNER', heir_name: 'Ana Villarin' });
  expect(expectOk(await server.request(withdrawSuccession, heir, toParams(succession_no))).state).toBe('WITHDRAWN');
  expect((await object(shop, fixture.owner)).status).toBe(422);
  expect((await object({ permit_no: 'MP-2026-99999' }, brother)).status).toBe(422);
});

test('an unchecked claim does not block another heir; one is checked at a time, and nobody files twice', async () => {
  const shop = await createPermittedBusiness(fixture);
  const first = await createCompleteClaim(shop, await server.person('user'));
  const second = await createCompleteClaim(shop);
  expect((await file(shop)).status).toBe(409);
  const checks = await Promise.all([check(first), check(second)]);
  expect(checks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const otherUser = await server.person('user');
  expect((await file(shop, otherUser)).body.error.message).toContain('object to it');
});

test('of concurrent filings one is accepted, and of two concurrent grants one; an objection meets no half-made grant', async () => {
  const shop = await createPermittedBusiness(fixture);
  const application = await Promise.all([file(shop), file(shop)]);
  expect(application.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [won] = application.filter(({ status }) => status === 200);
  const succession_no = won?.body.succession_no ?? '';
  const person = heir;
  for (const paper of PAPERS) expectOk(await sendPaper(succession_no, paper, person));
  expectOk(await check(succession_no));
  setDay('2026-01-28');
  const other = await server.person('admin', { permissions: ['signatory'] });
  const replies = await Promise.all([
    decide(succession_no),
    decide(succession_no, other),
    object(shop, fixture.owner, 'I live.'),
  ]);
  const [one, two, three] = replies.map(({ status }) => status);
  const { owner_id } = await getBusiness(shop);
  const { state } = await read(succession_no, fixture.clerk);
  expect([one, two].filter((status) => status === 200)).toHaveLength(state === 'GRANTED' ? 1 : 0);
  expect(three === 200).toBe(state === 'OBJECTED');
  expect(owner_id).toBe(state === 'GRANTED' ? person.account_id : fixture.owner.account_id);
});

test('a business that changed hands or closed meanwhile is not granted, and an open offer of the dead owner ends', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  const buyer = await server.person('user');
  const offer = expectOk(
    await server.request(offerTransfer, fixture.owner, {
      params: { company_code: shop.company_code },
      body: { buyer_email: buyer.email },
    }),
  );
  expectOk(await check(succession_no));
  setDay('2026-01-28');
  const { db } = server.api;
  const setOwner = (owner_id: number) =>
    db.updateTable('business').set({ owner_id }).where('company_code', '=', shop.company_code).execute();
  await setOwner(buyer.account_id);
  expect((await decide(succession_no)).status).toBe(409);
  await setOwner(fixture.owner.account_id);
  await db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', heir.account_id).execute();
  expect((await decide(succession_no)).status).toBe(409);
  await db.updateTable('account').set({ disabled_at: null }).where('id', '=', heir.account_id).execute();
  await db
    .updateTable('transfer')
    .set({ expires_on: '2026-12-31' })
    .where('transfer_id', '=', offer.transfer_id)
    .execute();
  expectOk(await decide(succession_no));
  const acceptReply = await server.request(acceptTransfer, buyer, {
    params: { transfer_id: offer.transfer_id },
    body: { tin: '987-654-321', agrees: true },
  });
  expect(acceptReply.status).toBe(409);
});

test('the database itself refuses one person in both places, and a grant before its day', async () => {
  const shop = await createPermittedBusiness(fixture);
  const succession_no = await createCompleteClaim(shop);
  expectOk(await check(succession_no));
  const forceDecision = (ended_at: string, ended_by: number) =>
    server.api.db
      .updateTable('succession')
      .set({ state: 'GRANTED', ended_at, ended_by })
      .where('succession_no', '=', succession_no)
      .execute();
  await expect(forceDecision('2026-01-28T08:00:00+08:00', fixture.clerk.account_id)).rejects.toThrow(
    'succession_second_person',
  );
  await expect(forceDecision('2026-01-28T08:00:00+08:00', heir.account_id)).rejects.toThrow('succession_second_person');
  await expect(forceDecision('2026-01-27T08:00:00+08:00', fixture.signatory.account_id)).rejects.toThrow(
    'succession_second_person',
  );
});

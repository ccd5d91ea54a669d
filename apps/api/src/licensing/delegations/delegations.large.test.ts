import {
  acceptDelegation,
  appointDelegate,
  declineDelegation,
  endDelegation,
  getDelegation,
  listClients,
  listDelegates,
  listDelegationOffers,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { expectOk } from '../../testing/changes/change-fixture.ts';
import { registerBusiness } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let juan: TestPerson;
let ana: TestPerson;
let shops = 0;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  juan = await server.person('user', { firstname: 'Juan', lastname: 'Cruz' });
  ana = await server.person('user', { firstname: 'Ana', lastname: 'Reyes' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

/** A business in its registration: enough to appoint a delegate for. */
async function createBusiness(owner = juan): Promise<string> {
  shops += 1;
  const company_code = `SJ-${String(shops).padStart(6, '0')}`;
  await server.api.db
    .insertInto('business')
    .values({
      company_code,
      owner_id: owner.account_id,
      company_name: `Tindahan ${shops}`,
      registered_at: '2026-01-05T00:00:00Z',
    })
    .execute();
  return company_code;
}

interface DelegationOptions {
  readonly delegate_email?: string;
  readonly scope?: readonly string[];
  readonly ends_on?: string;
  readonly who?: TestPerson;
}

function appoint(
  company_code: string,
  { delegate_email = ana.email, scope = ['FILE'], ends_on = '2026-12-31', who = juan }: DelegationOptions = {},
) {
  const body = { delegate_email, scope, ends_on };
  return server.request(appointDelegate, who, { params: { company_code }, body });
}
const offerDelegation = async (company_code: string, options: DelegationOptions = {}) =>
  expectOk(await appoint(company_code, options)).delegation_id;
const toParams = (delegation_id: number) => ({ params: { delegation_id } });
const accept = (delegation_id: number, person = ana) =>
  server.request(acceptDelegation, person, toParams(delegation_id));
const end = (delegation_id: number, person = juan) => server.request(endDelegation, person, toParams(delegation_id));
const listMails = async (to: string) =>
  (await server.api.db.selectFrom('mail').select('template').where('to_address', '=', to).orderBy('id').execute()).map(
    ({ template }) => template,
  );

test('an owner appoints by e-mail, the delegate accepts, and both see scope and last day', async () => {
  const company_code = await createBusiness();
  const delegation_id = await offerDelegation(company_code, { scope: ['PAY', 'FILE'] });
  const [waiting] = expectOk(await server.request(listDelegationOffers, ana)).data;
  expect(waiting).toMatchObject({
    side: 'DELEGATE',
    state: 'OFFERED',
    delegation_no: expect.stringMatching(/^DLG-2026-\d{6}$/) as string,
    owner_name: 'Juan Cruz',
    scope: ['VIEW', 'FILE', 'PAY'],
    answer_by: '2026-01-26',
    ends_on: '2026-12-31',
  });
  expect(expectOk(await accept(delegation_id))).toMatchObject({ state: 'ACTIVE', delegate_name: 'Ana Reyes' });
  const { data, today } = expectOk(await server.request(listDelegates, juan, { params: { company_code } }));
  expect([today, data]).toMatchObject(['2026-01-12', [{ side: 'OWNER', delegate_name: 'Ana Reyes', last_act: null }]]);
  expect(expectOk(await server.request(listDelegationOffers, ana)).data).toEqual([]);
  expect(await listMails(juan.email)).toContain('delegation_accepted');
});

test('no reply and no name shows whether an address has an account', async () => {
  const company_code = await createBusiness();
  const knownReply = expectOk(await appoint(company_code));
  const unknown = expectOk(await appoint(company_code, { delegate_email: 'nobody-yet@example.com' }));
  const getShape = ({ delegation_id: _id, delegation_no: _no, delegate_email: _email, ...rest }: typeof knownReply) =>
    rest;
  expect(getShape(unknown)).toEqual(getShape(knownReply));
  expect(knownReply.delegate_name).toBeNull();
  expect(await listMails('nobody-yet@example.com')).toEqual(['delegation_offered']);
});

test('an account created and confirmed with that address finds the offer, and not before it is confirmed', async () => {
  const delegation_id = await offerDelegation(await createBusiness(), { delegate_email: 'later@example.com' });
  const laterDelegate = await server.person('user');
  const { db } = server.api;
  const own = sql`where id = ${laterDelegate.account_id}::bigint`;
  await sql`update account set email = 'later@example.com', verified_at = null ${own}`.execute(db);
  expect((await accept(delegation_id, laterDelegate)).status).toBe(404);
  await sql`update account set verified_at = now() ${own}`.execute(db);
  expect(expectOk(await accept(delegation_id, laterDelegate)).state).toBe('ACTIVE');
});

test('an appointment of oneself, for another’s business, twice, beyond a year or for a past day is refused', async () => {
  const company_code = await createBusiness();
  expect((await appoint(company_code, { delegate_email: juan.email.toUpperCase() })).status).toBe(422);
  expect((await appoint(company_code, { who: ana, delegate_email: 'x@example.com' })).status).toBe(404);
  expect((await appoint('SJ-999999')).status).toBe(404);
  for (const wrong of [{ scope: [] }, { scope: ['REFUND'] }, { ends_on: '2026-01-11' }, { ends_on: '2027-01-13' }])
    expect([wrong, (await appoint(company_code, wrong)).status]).toEqual([wrong, 422]);
  expect((await appoint(company_code, { ends_on: '2027-01-12' })).status).toBe(200);
  expect((await appoint(company_code)).status).toBe(409);
});

test('a business has five delegates at most, also when six are appointed concurrently', async () => {
  const company_code = await createBusiness();
  const replies = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((number) => appoint(company_code, { delegate_email: `clerk-${number}@example.com` })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409]);
});

test('without a recent password nobody is appointed', async () => {
  const company_code = await createBusiness();
  const { db } = server.api;
  await sql`update session set proven_at = '2026-01-01' where id = ${juan.session_id}::uuid`.execute(db);
  const { status, body } = await appoint(company_code);
  expect([status, body]).toMatchObject([403, { error: { code: 'password_needed' } }]);
  await sql`update session set proven_at = '2999-01-01' where id = ${juan.session_id}::uuid`.execute(db);
});

test('only the appointed person answers, once and in time; an ended appointment stays ended', async () => {
  const first = await offerDelegation(await createBusiness());
  const otherUser = await server.person('user');
  for (const person of [otherUser, juan]) expect((await accept(first, person)).status).toBe(404);
  expect((await server.request(getDelegation, otherUser, toParams(first))).status).toBe(404);
  expect((await end(first, ana)).status).toBe(404);
  expect(expectOk(await server.request(declineDelegation, ana, toParams(first))).state).toBe('DECLINED');
  for (const laterReply of [await accept(first), await end(first)]) expect(laterReply.status).toBe(409);

  const second = await offerDelegation(await createBusiness());
  server.setNow('2026-01-27T00:00:00+08:00');
  expect((await accept(second)).status).toBe(409);
  expect(expectOk(await server.request(getDelegation, juan, toParams(second))).state).toBe('EXPIRED');
});

test('either side ends it at once, and the owner can appoint again', async () => {
  const company_code = await createBusiness();
  for (const person of [juan, ana]) {
    const delegation_id = await offerDelegation(company_code);
    expectOk(await accept(delegation_id));
    expect(expectOk(await end(delegation_id, person)).state).toBe('ENDED');
    expect((await end(delegation_id, person)).status).toBe(409);
    const { data } = expectOk(await server.request(listClients, ana));
    expect(data.map((client) => client.company_code)).not.toContain(company_code);
  }
  expect(await listMails(juan.email)).toContain('delegation_ended');
  expect(await listMails(ana.email)).toContain('delegation_ended');
});

test('concurrent acceptance and withdrawal leave one outcome, and everybody is notified of the same', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const delegation_id = await offerDelegation(await createBusiness());
    const [acceptReply, endReply] = await Promise.all([accept(delegation_id), end(delegation_id)]);
    const { state } = expectOk(await server.request(getDelegation, juan, toParams(delegation_id)));
    // When accepted first, the owner's act ends it; when withdrawn first, nothing is left to accept.
    outcomes.push([acceptReply.status === 200, endReply.status, state].join(' '));
  }
  expect(outcomes.filter((outcome) => !['true 200 ENDED', 'false 200 WITHDRAWN'].includes(outcome))).toEqual([]);
});

test('an offer of a business that was transferred meanwhile is not accepted', async () => {
  const company_code = await createBusiness();
  const delegation_id = await offerDelegation(company_code);
  const buyer = await server.person('user');
  await server.api.db
    .updateTable('business')
    .set({ owner_id: buyer.account_id })
    .where('company_code', '=', company_code)
    .execute();
  expect((await accept(delegation_id)).status).toBe(409);
});

test('an accountant with forty clients reads one list in pages, and finds a client by owner', async () => {
  const accountant = await server.person('user');
  const owner = await server.person('user', { firstname: 'Perla', lastname: 'Dimaculangan' });
  for (let client = 0; client < 40; client += 1) {
    const whose = client === 7 ? owner : juan;
    const options = { delegate_email: accountant.email, who: whose };
    expectOk(await accept(await offerDelegation(await createBusiness(whose), options), accountant));
  }
  const { company_code } = expectOk(
    await server.request(listClients, accountant, { query: { search: 'dimaculangan' } }),
  ).data[0] ?? { company_code: '' };
  expect(company_code).toMatch(/^SJ-/);
  const companyCodes: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { limit: '15', ...(cursor !== undefined && { cursor }) };
    const page = expectOk(await server.request(listClients, accountant, { query }));
    companyCodes.push(...page.data.map((client) => client.company_code));
    cursor = page.next_cursor;
  }
  expect([companyCodes.length, new Set(companyCodes).size]).toEqual([40, 40]);
});

test('businesses that wait for the owner’s side come first in the list', async () => {
  const accountant = await server.person('user');
  const owner = await server.person('user');
  const businessWithoutCase = await createBusiness(owner);
  const company_code = await registerBusiness(server, owner);
  for (const code of [businessWithoutCase, company_code])
    expectOk(await accept(await offerDelegation(code, { delegate_email: accountant.email, who: owner }), accountant));
  await server.api.db
    .insertInto('application')
    .columns([
      'business_id',
      'owner_id',
      'brgycode',
      'application_type',
      'tax_year',
      'saved_at',
      'created_at',
      'updated_at',
    ])
    .expression((from) =>
      from
        .selectFrom('business')
        .select(['business_id', 'owner_id', 'brgycode'])
        .select([
          sql<'NEW'>`'NEW'`.as('application_type'),
          sql<number>`2026`.as('tax_year'),
          sql<string>`now()`.as('saved_at'),
          sql<string>`now()`.as('created_at'),
          sql<string>`now()`.as('updated_at'),
        ])
        .where('company_code', '=', company_code),
    )
    .execute();
  const { data } = expectOk(await server.request(listClients, accountant));
  expect(data.map((client) => [client.company_code, client.waits_for])).toEqual([
    [company_code, 'OWNER'],
    [businessWithoutCase, 'NOBODY'],
  ]);
});

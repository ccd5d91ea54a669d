import {
  acceptInvitation,
  approveAccountRequest,
  changeUser,
  closeUser,
  createFirstAdministrator,
  getMe,
  inviteUser,
  listAccountRequests,
  listUsers,
  type Permission,
  refuseAccountRequest,
  reopenUser,
  resendInvitation,
  signIn,
  withdrawAccountRequest,
} from '@ebpls/contracts';

import { saveSetupLink } from '../setup/setup-link.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { recordMaking } from '../../testing/two-persons/invented-persons.ts';

const ADMIN = 2;
const FIRE = 4;
const BPLO = 12;

const MADE_BY_REQUESTER =
  'A person who worked on this case gave you your account or a permission during the case or in the 30 days before it. Another person must decide on the case.';

let server: TestServer;
let chief: TestPerson;
let mayor: TestPerson;
let cashier: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  chief = await server.person('admin', { firstname: 'Corazon', lastname: 'Alvarado', permissions: ['treasurer'] });
  mayor = await server.person('admin', { firstname: 'Victoria', lastname: 'Manalastas', permissions: ['signatory'] });
  cashier = await server.person('admin', { firstname: 'Jocelyn', lastname: 'Bautista', permissions: ['cashier'] });
});
afterAll(() => server.close());

let invitationCount = 0;
const createInvitation = (role_ids: number[], permissions: Permission[] = []) => {
  invitationCount += 1;
  return {
    firstname: 'Rosa',
    lastname: 'Aquino',
    email: `rosa-${invitationCount}@hall.example`,
    role_ids,
    permissions,
  };
};
const invite = (person: TestPerson, ...args: Parameters<typeof createInvitation>) =>
  server.request(inviteUser, person, { body: createInvitation(...args) });
const change = (person: TestPerson, user_id: number, role_ids: number[], permissions: Permission[] = []) =>
  server.request(changeUser, person, { params: { user_id }, body: { role_ids, permissions } });
const approve = (person: TestPerson, account_request_id: number) =>
  server.request(approveAccountRequest, person, { params: { account_request_id } });
const refuse = (person: TestPerson, account_request_id: number) =>
  server.request(refuseAccountRequest, person, { params: { account_request_id }, body: { reason: 'Nobody told me.' } });
const withdraw = (person: TestPerson, account_request_id: number) =>
  server.request(withdrawAccountRequest, person, { params: { account_request_id } });
const findRow = async (user_id: number) =>
  (await server.request(listUsers, chief, { query: { limit: 100 } })).body.data.find(({ id }) => id === user_id);
const listGrants = (account_id: number) =>
  server.api.db
    .selectFrom('account_grant')
    .select(['power', 'asked_by', 'approved_by', 'ended_at'])
    .where('account_id', '=', account_id)
    .orderBy('grant_id')
    .execute();
const listMails = (template: string) =>
  server.api.db
    .selectFrom('mail')
    .select(['to_address', 'subject', 'body_text'])
    .where('template', '=', template)
    .orderBy('id')
    .execute();

const findMail = (email: string) =>
  server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

test('an invited administrator begins without the office until another administrator approves', async () => {
  const { status, body } = await invite(cashier, [ADMIN], ['treasurer']);
  expect([status, body.roles, body.permissions, body.waiting?.powers, body.waiting?.asked_by]).toEqual([
    200,
    [],
    [],
    ['admin', 'treasurer'],
    'Jocelyn Bautista',
  ]);
  expect((await findMail(body.email)).body_text).toContain('A second administrator will decide on your permissions');
  const { account_request_id = 0 } = body.waiting ?? {};
  expect((await approve(chief, account_request_id)).status).toBe(200);
  expect(await findRow(body.id)).toMatchObject({
    roles: [{ name: 'admin' }],
    permissions: ['treasurer'],
    waiting: null,
  });
  expect(await listGrants(body.id)).toEqual(
    ['admin', 'treasurer'].map((power) => ({
      power,
      asked_by: cashier.account_id,
      approved_by: chief.account_id,
      ended_at: null,
    })),
  );
});

test('a plain office role of the same invitation takes effect at once', async () => {
  const { body } = await invite(cashier, [BPLO, ADMIN], ['office_head']);
  expect([body.roles.map(({ name }) => name), body.permissions, body.waiting?.powers]).toEqual([
    ['bplo'],
    ['office_head'],
    ['admin'],
  ]);
  expect((await findMail(body.email)).body_text).toContain(
    'An account was created for you at the municipality (BPLO).',
  );
  await withdraw(cashier, body.waiting?.account_request_id ?? 0);
});

test('neither the requester nor the person concerned can approve or refuse', async () => {
  const { account_request_id = 0 } =
    (await change(cashier, mayor.account_id, [ADMIN], ['signatory', 'treasurer'])).body.waiting ?? {};
  for (const act of [approve, refuse]) {
    expect((await act(cashier, account_request_id)).body.error).toMatchObject({
      code: 'forbidden',
      message: 'You requested this change, so another administrator must decide on it.',
    });
    expect((await act(mayor, account_request_id)).body.error).toMatchObject({
      code: 'forbidden',
      message: 'This change is about your own account, so another administrator must decide on it.',
    });
  }
  expect((await withdraw(chief, account_request_id)).body.error.message).toBe(
    'Another administrator requested this change, so you cannot withdraw it. You can refuse it instead.',
  );
  const listVisibleRequests = async (person: TestPerson) =>
    (await server.request(listAccountRequests, person)).body.data.find(
      (request) => request.account_request_id === account_request_id,
    )?.acts;
  expect([
    await listVisibleRequests(cashier),
    await listVisibleRequests(mayor),
    await listVisibleRequests(chief),
  ]).toEqual([['withdraw'], [], ['approve', 'refuse']]);
  expect((await refuse(chief, account_request_id)).status).toBe(200);
  expect(await findRow(mayor.account_id)).toMatchObject({ permissions: ['signatory'], waiting: null });
  expect((await approve(chief, account_request_id)).body.error.message).toBe('This request was already refused.');
});

test('an administrator whom the requester made meanwhile does not approve for them', async () => {
  const { account_request_id = 0 } = (await invite(cashier, [ADMIN], ['treasurer'])).body.waiting ?? {};
  const ownAdministrator = await server.person('admin');
  const making = { asked_by: cashier.account_id, approved_by: mayor.account_id, granted_at: server.api.clock.now() };
  await recordMaking(server, ownAdministrator.account_id, making, ['admin']);
  expect((await approve(ownAdministrator, account_request_id)).body.error.message).toBe(MADE_BY_REQUESTER);
  await withdraw(cashier, account_request_id);
});

test('all administrators are mailed a request and its outcome, each in their language', async () => {
  await server.api.db.updateTable('account').set({ locale: 'fil' }).where('id', '=', mayor.account_id).execute();
  await server.api.db.deleteFrom('mail').execute();
  const { account_request_id = 0 } = (await invite(cashier, [ADMIN], ['cashier'])).body.waiting ?? {};
  const mails = await listMails('account_asked');
  expect(mails.map(({ to_address }) => to_address)).toEqual(
    expect.arrayContaining([chief.email, mayor.email, cashier.email]),
  );
  expect(mails.find(({ to_address }) => to_address === chief.email)?.body_text).toContain(
    'Jocelyn Bautista proposes to invite Rosa Aquino as administrator and cashier',
  );
  expect(mails.find(({ to_address }) => to_address === mayor.email)?.body_text).toContain(
    'Hinihiling ni Jocelyn Bautista na anyayahan si Rosa Aquino',
  );
  await approve(mayor, account_request_id);
  expect((await listMails('account_approved')).find(({ to_address }) => to_address === chief.email)?.subject).toBe(
    'An account change was approved',
  );
  const notifications = await server.api.db
    .selectFrom('notification')
    .select(['kind', 'path'])
    .where('account_id', '=', chief.account_id)
    .orderBy('notification_id', 'desc')
    .limit(2)
    .execute();
  expect(notifications).toEqual([
    { kind: 'account_approved', path: '/administrator/users' },
    { kind: 'account_asked', path: '/administrator/users' },
  ]);
});

test.each([
  { what: 'the closing', ends: closeUser, state: 'active', after: 'closed' },
  { what: 'the opening again', ends: reopenUser, state: 'closed', after: 'active' },
] as const)('$what of an account with a permission over money waits as well', async ({ ends, state, after }) => {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  if (state === 'closed')
    await server.api.db
      .updateTable('account')
      .set({ disabled_at: server.api.clock.now() })
      .where('id', '=', treasurer.account_id)
      .execute();
  const { status, body } = await server.request(ends, cashier, { params: { user_id: treasurer.account_id } });
  expect([status, body.state, body.waiting?.powers]).toEqual([200, state, ['admin', 'treasurer']]);
  expect((await approve(mayor, body.waiting?.account_request_id ?? 0)).status).toBe(200);
  expect((await findRow(treasurer.account_id))?.state).toBe(after);
});

test('a clerk of an office is closed by one administrator alone', async () => {
  const clerk = await server.person('fire', { permissions: ['office_head'] });
  const { body } = await server.request(closeUser, cashier, { params: { user_id: clerk.account_id } });
  expect([body.state, body.waiting]).toEqual(['closed', null]);
});

test('a removal of a power waits for another administrator, and the person concerned is mailed', async () => {
  const treasurer = await server.person('admin', {
    firstname: 'Emmanuel',
    lastname: 'Sarmiento',
    permissions: ['treasurer', 'signatory'],
  });
  await server.api.db.deleteFrom('mail').execute();
  const { body } = await change(cashier, treasurer.account_id, [ADMIN], ['signatory']);
  expect([body.permissions, body.waiting?.powers, body.waiting?.taken]).toEqual([
    ['treasurer', 'signatory'],
    [],
    ['treasurer'],
  ]);
  const mails = await listMails('account_asked');
  expect(mails.find(({ to_address }) => to_address === treasurer.email)?.body_text).toContain(
    'Jocelyn Bautista proposes to remove Emmanuel Sarmiento as treasurer',
  );
  expect(mails.map(({ to_address }) => to_address)).toEqual(expect.arrayContaining([cashier.email, chief.email]));
  expect((await server.request(getMe, treasurer)).status).toBe(200);
  expect((await approve(chief, body.waiting?.account_request_id ?? 0)).status).toBe(200);
  expect((await server.request(getMe, treasurer)).status).toBe(401);
  expect((await findRow(treasurer.account_id))?.permissions).toEqual(['signatory']);
  const grants = await listGrants(treasurer.account_id);
  expect(grants.filter(({ ended_at }) => ended_at === null).map(({ power }) => power)).toEqual(['admin', 'signatory']);
});

test.each([
  { what: 'every role', role_ids: [], permissions: [], taken: ['admin', 'treasurer'] },
  {
    what: 'the first place of administration',
    role_ids: [FIRE, ADMIN],
    permissions: [],
    taken: ['admin', 'treasurer'],
  },
])('one administrator alone does not take $what from another', async ({ role_ids, permissions, taken }) => {
  const victim = await server.person('admin', { permissions: ['treasurer'] });
  const { body } = await change(cashier, victim.account_id, role_ids, permissions);
  expect([body.roles.map(({ name }) => name), body.waiting?.taken]).toEqual([['admin'], taken]);
  expect((await server.request(getMe, victim)).status).toBe(200);
  await withdraw(cashier, body.waiting?.account_request_id ?? 0);
});

test('a grant that one administrator removes from a clerk is mailed to the clerk and to all administrators', async () => {
  const clerk = await server.person('fire', { firstname: 'Nilo', lastname: 'Reyes', permissions: ['office_head'] });
  await server.api.db.deleteFrom('mail').execute();
  expect((await change(cashier, clerk.account_id, [FIRE])).body).toMatchObject({ permissions: [], waiting: null });
  const mails = await listMails('account_reduced');
  expect(mails.map(({ to_address }) => to_address)).toEqual(
    expect.arrayContaining([chief.email, mayor.email, cashier.email, clerk.email]),
  );
  expect(mails.find(({ to_address }) => to_address === clerk.email)?.body_text).toContain(
    'Jocelyn Bautista removed these permissions from Nilo Reyes: head of the office',
  );
  await server.request(closeUser, cashier, { params: { user_id: clerk.account_id } });
  expect((await listMails('account_closed')).map(({ to_address }) => to_address)).toContain(clerk.email);
});

test('the only head of the licensing office is not removed by one administrator', async () => {
  const head = await server.person('bplo', { permissions: ['office_head'] });
  const first = await change(cashier, head.account_id, [BPLO]);
  expect([first.body.permissions, first.body.waiting?.taken]).toEqual([['office_head'], ['licensing_head']]);
  await withdraw(cashier, first.body.waiting?.account_request_id ?? 0);
  const closing = await server.request(closeUser, cashier, { params: { user_id: head.account_id } });
  expect([closing.body.state, closing.body.waiting?.powers]).toEqual(['active', ['licensing_head']]);
  await withdraw(cashier, closing.body.waiting?.account_request_id ?? 0);
  await server.person('bplo', { permissions: ['office_head'] });
  expect((await change(cashier, head.account_id, [BPLO])).body).toMatchObject({ permissions: [], waiting: null });
});

test('all administrators are notified of each new account of staff, and its maker is on record', async () => {
  await server.api.db.deleteFrom('mail').execute();
  const { body } = await invite(cashier, [BPLO], ['office_head']);
  const mails = await listMails('account_staff');
  expect(mails.map(({ to_address }) => to_address)).toEqual(
    expect.arrayContaining([chief.email, mayor.email, cashier.email]),
  );
  expect(mails.find(({ to_address }) => to_address === chief.email)?.body_text).toContain(
    `Rosa Aquino (${body.email}): `,
  );
  expect(await listGrants(body.id)).toEqual(
    ['bplo', 'office_head'].map((power) => ({
      power,
      asked_by: cashier.account_id,
      approved_by: null,
      ended_at: null,
    })),
  );
  const owner = await server.person('user');
  await change(cashier, owner.account_id, [FIRE]);
  expect(await listMails('account_staff')).toHaveLength(mails.length * 2);
});

test('while one change waits no other can be requested, and one that needs no second person supersedes it', async () => {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const first = (await change(cashier, treasurer.account_id, [ADMIN], ['treasurer', 'signatory'])).body.waiting;
  expect(
    (await server.request(closeUser, mayor, { params: { user_id: treasurer.account_id } })).body.error.message,
  ).toBe(
    'A change to this account is pending approval by another administrator. It must first be approved, refused or withdrawn.',
  );
  expect((await change(mayor, treasurer.account_id, [ADMIN, FIRE], ['treasurer'])).body.waiting).toBeNull();
  expect((await approve(chief, first?.account_request_id ?? 0)).body.error.message).toBe(
    'The account has changed since then, so this request no longer applies. Please request it again.',
  );
});

test('a request without approval within fourteen days expires, and everyone is notified', async () => {
  const { body } = await invite(cashier, [ADMIN]);
  const { account_request_id = 0, expires_at } = body.waiting ?? {};
  expect(expires_at).toBe('2026-01-26T00:00:00.000Z');
  server.setNow('2026-01-26T08:00:01+08:00');
  expect((await approve(chief, account_request_id)).body.error.message).toBe(
    'This request expired because it was not approved within 14 days. Please request the change again.',
  );
  expect(
    (await server.request(listAccountRequests, chief)).body.data.map((request) => request.account_request_id),
  ).not.toContain(account_request_id);
  await server.api.db.transaction().execute((trx) => trx.deleteFrom('mail').execute());
  const secondChange = await change(cashier, body.id, [ADMIN]);
  expect(secondChange.body.waiting?.account_request_id).toBeGreaterThan(account_request_id);
  expect((await listMails('account_expired')).map(({ to_address }) => to_address)).toContain(chief.email);
  await withdraw(cashier, secondChange.body.waiting?.account_request_id ?? 0);
  server.setNow('2026-01-12T08:00:00+08:00');
});

test.each([
  { by: 'an invitation', ask: () => invite(chief, [ADMIN], ['treasurer', 'cashier']) },
  { by: 'a change', ask: () => change(chief, cashier.account_id, [ADMIN], ['cashier', 'treasurer']) },
])('nobody becomes cashier and treasurer by $by, and the field has a message', async ({ ask }) => {
  const { status, body } = await ask();
  expect([status, body.error.fields]).toEqual([
    422,
    {
      permissions: [
        'A person cannot be both treasurer and cashier. The person who collects money may not also approve, cancel or refund payments.',
      ],
    },
  ]);
});

test('the database itself refuses both permissions for one account', async () => {
  const mailRows = server.api.db
    .updateTable('account')
    .set({ permissions: ['treasurer', 'cashier'] })
    .where('id', '=', chief.account_id)
    .execute();
  await expect(mailRows).rejects.toThrow(/account_cashier_no_treasurer/);
});

test('an administrator whose roles are only reordered keeps what was approved', async () => {
  const clerk = await server.person('admin', { permissions: ['signatory'] });
  expect((await change(chief, clerk.account_id, [ADMIN, FIRE], ['signatory'])).body).toMatchObject({
    roles: [{ name: 'admin' }, { name: 'fire' }],
    waiting: null,
  });
});

test('the first administrator of an empty municipality appoints the second alone, once, and the record shows it', async () => {
  const empty = await openTestServer();
  await saveSetupLink(empty.api.db, 'a-code-for-tests');
  const password = 'anim na bangka sa ilog';
  try {
    await empty.request(createFirstAdministrator, undefined, {
      body: {
        setup_code: 'a-code-for-tests',
        firstname: 'Ramon',
        lastname: 'Cruz',
        email: 'ramon@example.com',
        password,
      },
    });
    const { accessToken } = (await empty.request(signIn, undefined, { body: { email: 'ramon@example.com', password } }))
      .body;
    const first: TestPerson = { account_id: 1, session_id: '', email: 'ramon@example.com', token: accessToken ?? '' };
    const second = await empty.request(inviteUser, first, {
      body: { ...createInvitation([ADMIN], ['treasurer']), email: 'second@hall.example' },
    });
    expect(second.body).toMatchObject({ roles: [{ name: 'admin' }], permissions: ['treasurer'], waiting: null });
    const { detail } = await empty.api.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('act', '=', 'user.invite')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ exception: 'first_administrator' });

    // An administrator who never signed in is closed and invited again by the only person there is.
    const params = { user_id: second.body.id };
    expect((await empty.request(closeUser, first, { params })).body).toMatchObject({ state: 'closed', waiting: null });
    expect((await empty.request(reopenUser, first, { params })).body).toMatchObject({
      state: 'invited',
      waiting: null,
    });
    await empty.request(resendInvitation, first, { params });

    const third = await empty.request(inviteUser, first, {
      body: { ...createInvitation([ADMIN], ['cashier']), email: 'third@hall.example' },
    });
    expect(third.body.waiting?.powers).toEqual(['admin', 'cashier']);
    const mail = await empty.api.db
      .selectFrom('mail')
      .select('body_text')
      .where('to_address', '=', 'second@hall.example')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const token = /invitation\?token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '';
    expect((await empty.request(acceptInvitation, undefined, { body: { token, password } })).status).toBe(200);

    // A second administrator existed once: a single one left later still needs another.
    await empty.api.db.deleteFrom('account_role').where('account_id', '=', second.body.id).execute();
    const fourth = await empty.request(inviteUser, first, {
      body: { ...createInvitation([ADMIN]), email: 'fourth@hall.example' },
    });
    expect(fourth.body.waiting?.powers).toEqual(['admin']);
  } finally {
    await empty.close();
  }
});

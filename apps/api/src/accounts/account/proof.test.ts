import {
  changePassword,
  endSecondStep,
  requestEmailChange,
  inviteUser,
  PERMISSIONS,
  provePassword,
  sendAvatar,
  startSecondStep,
} from '@ebpls/contracts';
import { needsPassword, isAllowed, POLICY } from '@ebpls/rules';
import { sql } from 'kysely';

import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'walong ibon sa bubong';

let server: TestServer;
let chief: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  chief = await server.person('admin', { permissions: ['treasurer', 'signatory', 'office_head'] });
  await setKnownPassword(chief);
});
afterAll(() => server.close());

async function setKnownPassword({ account_id }: TestPerson): Promise<void> {
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', account_id)
    .execute();
}

/** Sets the time since the password was last entered in this session. */
async function setLastProof(age: string, person = chief): Promise<void> {
  await server.api.db
    .updateTable('session')
    .set({ proven_at: sql`now() - ${age}::interval` })
    .where('id', '=', person.session_id)
    .execute();
}

const invitation = {
  firstname: 'Rosa',
  lastname: 'Aquino',
  email: 'rosa@hall.example',
  role_ids: [4],
  permissions: [],
};

test('granting power, refunds and exports of personal data require the password again, and everyday acts do not', () => {
  const protectedActions = (Object.keys(POLICY) as (keyof typeof POLICY)[]).filter(needsPassword);
  expect(protectedActions.toSorted()).toEqual([
    'account.export',
    'account_request.decide',
    'account_request.withdraw',
    'appeal.decide',
    'approval.decide',
    'delegation.grant',
    'dispute.decide',
    'erasure.ask',
    'erasure.decide',
    'exception.decide',
    'fraud_finding.decide',
    'mobile.confirm',
    'receipt.cancel',
    'refund.decide',
    'retirement.reverse',
    'sanction.decide',
    'setup.write',
    'signature.write',
    'succession.decide',
    'user.write',
  ]);
});

test('every endpoint of such an act is refused without a recent password, and open once it was entered', async () => {
  const endpoints = server.api.endpoints.filter(({ action }) => action !== 'public' && needsPassword(action));
  expect(endpoints.length).toBeGreaterThanOrEqual(12);
  const owner = await server.person('user');
  for (const { endpoint, action } of endpoints) {
    const person =
      action !== 'public' && isAllowed({ role: 'admin', permissions: PERMISSIONS }, action) ? chief : owner;
    const request = { params: new Proxy<Record<string, string>>({}, { get: () => '999999999' }), body: {} };
    await setLastProof('6 minutes', person);
    const closedReply = await server.request(endpoint, person, request);
    expect([endpoint.path, closedReply.status, closedReply.body.error]).toEqual([
      endpoint.path,
      403,
      { code: 'password_needed', message: 'Please enter your password again to continue.' },
    ]);
    await setLastProof('4 minutes', person);
    const open = await server.request(endpoint, person, request);
    expect([endpoint.path, open.body.error?.code === 'password_needed']).toEqual([endpoint.path, false]);
  }
});

test('the password opens them for five minutes, and the reply shows it at once', async () => {
  await setLastProof('1 hour');
  expect((await server.request(inviteUser, chief, { body: invitation })).body.error.code).toBe('password_needed');
  expect((await server.request(provePassword, chief, { body: { password: PASSWORD } })).body).toEqual({ proven: true });
  expect((await server.request(inviteUser, chief, { body: invitation })).status).toBe(200);
});

test('a refused act may be repeated with its key, because nothing was begun', async () => {
  await setLastProof('1 hour');
  const request = {
    body: { ...invitation, email: 'key@hall.example' },
    headers: { 'idempotency-key': 'the-key-of-an-act' },
  };
  expect((await server.request(inviteUser, chief, request)).status).toBe(403);
  await server.request(provePassword, chief, { body: { password: PASSWORD } });
  expect((await server.request(inviteUser, chief, request)).status).toBe(200);
});

test('a wrong password opens nothing', async () => {
  await setLastProof('1 hour');
  const wrongReply = await server.request(provePassword, chief, { body: { password: 'not it' } });
  expect([wrongReply.status, wrongReply.body.error.fields]).toEqual([
    422,
    { password: ['This is not your current password.'] },
  ]);
  expect((await server.request(inviteUser, chief, { body: invitation })).body.error.code).toBe('password_needed');
});

test('a person without the permission is refused before the password is checked', async () => {
  const clerk = await server.person('fire');
  await server.api.db
    .updateTable('session')
    .set({ proven_at: sql`now() - interval '1 hour'` })
    .where('id', '=', clerk.session_id)
    .execute();
  expect((await server.request(inviteUser, clerk, { body: invitation })).body.error.code).toBe('forbidden');
});

test.each([
  { what: 'the password', endpoint: changePassword, body: { password: 'siyam na kalabaw sa bukid' } },
  { what: 'the e-mail address', endpoint: requestEmailChange, body: { email: 'new@example.com' } },
  { what: 'the second step on', endpoint: startSecondStep, body: {} },
  { what: 'the second step off', endpoint: endSecondStep, body: { code: '123456' } },
])('changing $what requires the password in its own form', async ({ endpoint, body }) => {
  const person = await server.person('user');
  await setKnownPassword(person);
  const { status, body: refusal } = await server.request(endpoint, person, { body: { ...body, current: 'not it' } });
  expect([status, Object.keys(refusal.error.fields ?? {})]).toEqual([422, ['current']]);
});

test('one’s own picture requires no password', async () => {
  await setLastProof('1 hour');
  expect((await server.request(sendAvatar, chief, { body: {} })).body.error.code).toBe('invalid');
});

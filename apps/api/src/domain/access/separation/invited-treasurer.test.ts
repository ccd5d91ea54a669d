import {
  acceptInvitation,
  approveAccountRequest,
  changeUser,
  closeUser,
  decideRefund,
  evaluateRefund,
  fileRefundFor,
  inviteUser,
  settleRefund,
  signIn,
} from '@ebpls/contracts';

import { openFixtureServer } from '../../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../../testing/municipality-fixture.ts';
import type { TestPerson, TestServer } from '../../../testing/open-server.ts';
import { listReceiptNos } from '../../../testing/refunds/refund-fixtures.ts';

let server: TestServer;
let municipality: MunicipalityFixture;

beforeAll(async () => {
  ({ server, municipality } = await openFixtureServer());
});
afterAll(() => server.close());

const APPOINTED_BY_HANDLER =
  'A person who worked on this case gave you your account or a permission during the case or in the 30 days before it. Another person must decide on the case.';

/** Sets the password by the mailed link and signs in. */
async function enter(account_id: number, email: string): Promise<TestPerson> {
  const password = 'malinaw ang tubig sa batis';
  const mail = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .where('template', '=', 'invitation_before_role')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = /invitation\?token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '';
  await server.request(acceptInvitation, undefined, { body: { token, password } });
  const { accessToken } = (await server.request(signIn, undefined, { body: { email, password } })).body;
  return { account_id, session_id: '', email, token: accessToken ?? '' };
}

test('a cashier who invites a treasurer for their own case is refused at every step', async () => {
  const { cashier } = municipality.counter;
  const { treasurer, signatory, owner } = municipality.people;
  const [receipt_no = ''] = await listReceiptNos(server, municipality.stages.paid.assessment_code);
  const claim = await server.request(fileRefundFor, cashier, {
    params: { receipt_no },
    body: { amount: '100', ground: 'WRONG_COMPUTATION', reason: 'The area was measured twice by mistake.' },
  });
  const { refund_no } = claim.body;
  const decideAs = (person: TestPerson) =>
    server.request(decideRefund, person, { params: { refund_no }, body: { is_approved: true, decision: 'As found.' } });
  expect(
    (
      await server.request(evaluateRefund, cashier, {
        params: { refund_no },
        body: { amount_found: '100', finding: 'Due.' },
      })
    ).status,
  ).toBe(200);
  expect((await decideAs(cashier)).status).toBe(403);

  const email = 'puppet@hall.example';
  const invitation = await server.request(inviteUser, cashier, {
    body: { firstname: 'Pedro', lastname: 'Penduko', email, role_ids: [2], permissions: ['treasurer'] },
  });
  const request = { params: { account_request_id: invitation.body.waiting?.account_request_id ?? 0 } };
  expect(invitation.body).toMatchObject({ roles: [], permissions: [], waiting: { powers: ['admin', 'treasurer'] } });
  const accomplice = await enter(invitation.body.id, email);
  expect((await decideAs(accomplice)).status).toBe(403);
  expect((await server.request(approveAccountRequest, accomplice, request)).status).toBe(403);
  expect((await server.request(approveAccountRequest, cashier, request)).status).toBe(403);

  const closeReply = await server.request(closeUser, cashier, { params: { user_id: treasurer.account_id } });
  expect([closeReply.body.state, closeReply.body.waiting?.kind]).toEqual(['active', 'close']);
  const ownChange = await server.request(changeUser, cashier, {
    params: { user_id: cashier.account_id },
    body: { role_ids: [2], permissions: ['treasurer'] },
  });
  const ownerChange = await server.request(changeUser, cashier, {
    params: { user_id: owner.account_id },
    body: { role_ids: [2], permissions: ['treasurer'] },
  });
  expect([ownChange.status, ownerChange.body.roles[0]?.name, ownerChange.body.waiting?.powers]).toEqual([
    403,
    'user',
    ['admin', 'treasurer'],
  ]);

  // Even when a colleague approves without checking, the accomplice may not decide this case: it began before.
  expect((await server.request(approveAccountRequest, signatory, request)).status).toBe(200);
  const invitedTreasurer = await enterAgain(email, accomplice);
  expect((await decideAs(invitedTreasurer)).body.error.message).toBe(APPOINTED_BY_HANDLER);
  const settlement = await server.request(settleRefund, invitedTreasurer, {
    params: { refund_no },
    body: { way: 'CREDIT' },
  });
  expect([settlement.status, settlement.body.error.code]).toEqual([409, 'conflict']);
  const changeReply = await server.request(changeUser, invitedTreasurer, {
    params: { user_id: cashier.account_id },
    body: { role_ids: [2], permissions: ['treasurer', 'cashier', 'signatory'] },
  });
  expect([changeReply.status, Object.keys(changeReply.body.error.fields ?? {})]).toEqual([422, ['permissions']]);
  expect((await decideAs(treasurer)).status).toBe(200);
});

async function enterAgain(email: string, { account_id }: TestPerson): Promise<TestPerson> {
  const { accessToken } = (
    await server.request(signIn, undefined, { body: { email, password: 'malinaw ang tubig sa batis' } })
  ).body;
  return { account_id, session_id: '', email, token: accessToken ?? '' };
}

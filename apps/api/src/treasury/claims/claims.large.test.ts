import {
  answerClaim,
  creditException,
  downloadClaimFile,
  getCurrentDue,
  listClaims,
  listExceptions,
  listMyClaims,
  makeClaim,
  sendClaimFile,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  type CounterPeople,
  createApprovedOrder,
  type GatewayFixture,
  openGatewayFixture,
} from '../../testing/cashier-fixture.ts';
import { A_PNG } from '../../testing/application-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase } from '../../testing/municipality-seed.ts';

let fixture: GatewayFixture;
let server: TestServer;
let gateway: GatewayFixture['gateway'];
let people: CounterPeople;
let owner: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  fixture = await openGatewayFixture();
  ({ server, people, gateway } = fixture);
  ({ owner, treasurer } = people);
});
afterAll(() => fixture.close());
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
});

const createOrder = () => createApprovedOrder(server, people);

const startAttempt = async ({ assessment_code }: FiledCase): Promise<string> => {
  const params = { assessment_code };
  const { total } = (await server.request(getCurrentDue, owner, { params })).body;
  return (await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: total } })).body
    .request_id;
};
const claim = (
  { assessment_code }: FiledCase,
  overrides: Partial<Record<'reference' | 'amount' | 'paid_on', string>> = {},
  person = owner,
) =>
  server.request(makeClaim, person, {
    params: { assessment_code },
    body: { reference: '9012345678', amount: '3,405.00', paid_on: '2026-01-12', note: '', ...overrides },
  });
const loadOwnClaim = async (claim_no: string) =>
  (await server.request(listMyClaims, owner, { query: { limit: 100 } })).body.data.find(
    (one) => one.claim_no === claim_no,
  );
const followUp = async () => {
  await sql`select graphile_worker.add_job('chase_claims')`.execute(server.api.db);
  await server.api.jobs.runDue();
};
const listMailTexts = async (template: string) =>
  (
    await server.api.db
      .selectFrom('mail')
      .select(['to_address', 'subject'])
      .where('template', '=', template)
      .orderBy('id')
      .execute()
  ).map(({ to_address, subject }) => `${to_address}: ${subject}`);

test('a payment that the gateway knows is found at once, posted and shown with its receipts', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  gateway.knows.set(request_id, 'GR001');
  const { body } = await claim(order);

  expect(body).toMatchObject({
    claim_no: expect.stringMatching(/^CLM-2026-\d{6}$/) as string,
    state: 'ANSWERED',
    outcome: 'MATCHED',
    message: 'We found your payment at the gateway. It is now posted.',
  });
  expect(body.receipts).toHaveLength(3);
  expect((await claim(order, { reference: request_id })).body).toMatchObject({
    state: 'ANSWERED',
    message: 'Your payment is already posted. Please see its receipts.',
  });
});

test('a payment of an attempt that expired long ago is still found', async () => {
  const order = await createOrder();
  const first = await startAttempt(order);
  server.setNow('2026-01-12T09:00:00+08:00');
  await sendNotice(server, { request_id: first, code: 'GR152' });
  gateway.knows.set(first, 'GR001');

  expect((await claim(order)).body).toMatchObject({ state: 'ANSWERED', outcome: 'MATCHED' });
});

test('a payment that the gateway does not know becomes one claim with a due day, however often it is sent', async () => {
  const order = await createOrder();
  await startAttempt(order);
  const [first, repeatedClaim] = [await claim(order), await claim(order)];

  expect(first.body).toMatchObject({
    state: 'OPEN',
    outcome: null,
    due_on: '2026-01-15',
    is_late: false,
    message:
      'The gateway has no record of this payment yet. We will keep checking, and the treasurer will reply to you by 15 Jan 2026.',
  });
  expect(repeatedClaim.body.claim_no).toBe(first.body.claim_no);
  const notifications = await server.api.db
    .selectFrom('notification')
    .select('params')
    .where('kind', '=', 'claim_opened')
    .execute();
  expect(notifications.filter(({ params }) => params['claim_no'] === first.body.claim_no)).toHaveLength(1);
});

test('the job finds the payment later, ends the claim and mails the owner', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const { claim_no } = (await claim(order)).body;
  gateway.knows.set(request_id, 'GR001');
  await followUp();

  expect(await loadOwnClaim(claim_no)).toMatchObject({
    state: 'ANSWERED',
    outcome: 'MATCHED',
    answer: 'The gateway confirmed your payment, and it was posted.',
    receipts: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect((await listMailTexts('claim_matched')).some((text) => text.includes(claim_no))).toBe(true);
});

test('a claim about money that was set aside ends with the treasurer’s decision on it', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  await sendNotice(server, { request_id, amount: '3000.00' });
  const { body } = await claim(order);
  expect(body).toMatchObject({ state: 'OPEN', message: expect.stringContaining('does not match the order') as string });
  const { exception_id } = (await server.request(listExceptions, treasurer, { query: { search: request_id } })).body
    .data[0] ?? { exception_id: 0 };
  await server.request(creditException, treasurer, {
    params: { exception_id },
    body: { reason: 'The owner asked for it.' },
  });
  await followUp();

  expect(await loadOwnClaim(body.claim_no)).toMatchObject({
    state: 'ANSWERED',
    outcome: 'MATCHED',
    answer: 'Your payment was found and credited to your business.',
  });
});

test('a late claim is listed first, reminds every treasurer once and is shown as late to its owner', async () => {
  server.setNow('2026-01-08T08:00:00+08:00');
  const late = (await claim(await createOrder(), { paid_on: '2026-01-08' })).body.claim_no;
  server.setNow('2026-01-14T08:00:00+08:00');
  const fresh = (await claim(await createOrder())).body.claim_no;
  await followUp();
  await followUp();

  const claimNos = (await server.request(listClaims, treasurer)).body.data.map(({ claim_no }) => claim_no);
  expect(claimNos[0]).toBe(late);
  expect(claimNos.indexOf(fresh)).toBeGreaterThan(0);
  expect(await listMailTexts('claim_late')).toEqual([`${treasurer.email}: ${late}: reply is late`]);
  expect(await loadOwnClaim(late)).toMatchObject({
    is_late: true,
    message: expect.stringContaining('Our reply is late') as string,
  });
});

test('two hundred claims that only a treasurer can answer do not stop the job from reaching the next one', async () => {
  const { body: first } = await claim(await createOrder());
  await sql`
    insert into payment_claim (
      claim_no, account_id, bill_id, reference, amount, paid_on, state, due_on, opened_at, asked_at
    )
    select
      'CLM-2025-' || lpad(n::text, 6, '0'), account_id, bill_id, 'unknown ' || n, amount, paid_on, 'OPEN', '2025-12-01',
      opened_at - interval '1 day', asked_at - interval '1 day'
    from payment_claim, generate_series(1, 200) n
    where claim_no = ${first.claim_no}`.execute(server.api.db);
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const { claim_no } = (await claim(order)).body;
  gateway.knows.set(request_id, 'GR001');
  for (const moment of ['2026-01-12T08:15:00+08:00', '2026-01-12T08:30:00+08:00']) {
    server.setNow(moment);
    await followUp();
  }

  expect(await loadOwnClaim(claim_no)).toMatchObject({ state: 'ANSWERED', outcome: 'MATCHED' });
  await sql`delete from payment_claim where reference like 'unknown %'`.execute(server.api.db);
}, 60_000);

test('a treasurer answers: a payment that the gateway confirmed, or a reason', async () => {
  const order = await createOrder();
  const pendingAttempt = await startAttempt(order);
  const { claim_no } = (await claim(order)).body;
  const sendAnswer = (body: object) => server.request(answerClaim, treasurer, { params: { claim_no }, body });
  expect((await sendAnswer({ outcome: 'MATCHED', answer: 'Found.' })).body.error.fields).toEqual({
    request_id: ['Please choose the matching payment.'],
  });
  expect((await sendAnswer({ outcome: 'MATCHED', request_id: pendingAttempt, answer: 'Found.' })).status).toBe(409);
  expect(
    (await sendAnswer({ outcome: 'MATCHED', request_id: 'SI260112ZZZZZZZZZZZZZZ', answer: 'Found.' })).status,
  ).toBe(422);
  expect(
    (await sendAnswer({ outcome: 'REFUSED', answer: 'GCash says that this reference was never paid.' })).body,
  ).toMatchObject({ state: 'ANSWERED', outcome: 'REFUSED', claimant: 'Ernesto Villarin' });
  expect((await sendAnswer({ outcome: 'REFUSED', answer: 'Again.' })).status).toBe(409);

  expect(await loadOwnClaim(claim_no)).toMatchObject({
    outcome: 'REFUSED',
    message: 'GCash says that this reference was never paid.',
  });
  expect((await listMailTexts('claim_refused')).some((text) => text.includes(claim_no))).toBe(true);
});

test.each([
  ['of tomorrow', { paid_on: '2026-01-13' }, 'paid_on'],
  ['older than two years', { paid_on: '2024-01-11' }, 'paid_on'],
  ['of nothing', { amount: '0' }, 'amount'],
  ['below nothing', { amount: '-5' }, 'amount'],
  ['of three decimals', { amount: '5.001' }, 'amount'],
  ['without a reference', { reference: '  ' }, 'reference'],
])('a claim %s is refused at its field', async (_what, overrides, field) => {
  const { status, body } = await claim(await createOrder(), overrides);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [field]]);
});

test('a payment may be claimed up to its second anniversary, a leap year between them or not', async () => {
  expect((await claim(await createOrder(), { paid_on: '2024-01-12' })).status).toBe(200);
});

test('before the first order there is nothing to claim, and nobody claims for another', async () => {
  const application = await createClearedApplication(server.api.db, owner);
  expect((await claim(application)).status).toBe(409);
  expect((await claim(await createOrder(), {}, await server.person('user'))).status).toBe(404);
});

test('a screenshot is stored by the rules of papers and seen only by its owner and the treasurer', async () => {
  const { claim_no } = (await claim(await createOrder())).body;
  const params = { claim_no };
  const send = (bytes: Buffer, person = owner) => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="gcash.png"\r\nContent-Type: image/png\r\n\r\n';
    return server.request(sendClaimFile, person, {
      params,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    });
  };
  expect((await send(Buffer.from('<html>'))).status).toBe(422);
  expect((await send(A_PNG)).body.file_name).toBe('gcash.png');
  expect((await send(A_PNG, await server.person('user'))).status).toBe(404);
  for (const [person, status] of [
    [owner, 200],
    [treasurer, 200],
    [await server.person('user'), 404],
  ] as const)
    expect((await server.request(downloadClaimFile, person, { params })).status).toBe(status);
  await server.request(answerClaim, treasurer, { params, body: { outcome: 'REFUSED', answer: 'No such payment.' } });
  expect((await send(A_PNG)).status).toBe(409);
});

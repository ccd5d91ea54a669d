import {
  cancelReceipt,
  decideDispute,
  fileDispute,
  getAssessment,
  getCurrentDue,
  getDisputable,
  releasePermits,
  signPermits,
  startPayment,
} from '@ebpls/contracts';

import { collectAtCounter, createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';

const CASES = Number(process.env['BULK_CASES'] ?? '3');
const REQUESTS = Number(process.env['BULK_REQUESTS'] ?? '2');
const TIMEOUT_MS = 240_000;

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let signatory: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  clerk = await server.person('bplo');
  signatory = await server.person('admin', { permissions: ['signatory'] });
});
afterAll(() => server.close());

async function createPaidApplication(): Promise<string> {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const { assessment_code } = await createApprovedOrder(server, { owner, clerk, treasurer });
  const params = { assessment_code };
  const { total } = (await server.request(getCurrentDue, owner, { params })).body;
  const payment = await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: total } });
  await sendNotice(server, { request_id: payment.body.request_id });
  return assessment_code;
}

const release = (assessment_codes: readonly string[], person = clerk) =>
  server.request(releasePermits, person, { body: { assessment_codes } });
const sign = (assessment_codes: readonly string[], person = signatory) =>
  server.request(signPermits, person, { body: { assessment_codes } });
const getState = async (assessment_code: string) =>
  (await server.request(getAssessment, clerk, { params: { assessment_code } })).body.state;

test('payable cases are released, and an unpaid or unknown one is refused beside them', async () => {
  const [first, second] = [await createPaidApplication(), await createPaidApplication()];
  const unpaidCode = (await createClearedApplication(server.api.db, owner)).assessment_code;
  const { status, body } = await release([first, unpaidCode, 'APP-2026-999999', second]);
  expect(status).toBe(200);
  expect(body.data.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'refused', 'done']);
  expect(body.data[2]?.message).toBe('Not found.');
  expect([await getState(first), await getState(unpaidCode), await getState(second)]).toEqual([
    'FOR_SIGNATURE',
    'CLEARED',
    'FOR_SIGNATURE',
  ]);
});

test(
  'clerks who release overlapping sets concurrently release each once, with numbers of their own; so do those who sign',
  async () => {
    const codes: string[] = [];
    while (codes.length < CASES) codes.push(await createPaidApplication());
    const releasedCount = await actOnEach(codes, release, await createPeople('bplo'));
    const permits = await server.api.db
      .selectFrom('permit')
      .innerJoin('application', 'application.assessment_id', 'permit.assessment_id')
      .select('permit_no')
      .where('application.assessment_code', 'in', codes)
      .execute();
    expect([releasedCount, new Set(permits.map(({ permit_no }) => permit_no)).size, permits.length]).toEqual([
      CASES,
      CASES,
      CASES,
    ]);
    expect(await actOnEach(codes, sign, await createPeople('admin'))).toBe(CASES);
  },
  TIMEOUT_MS,
);

async function createPeople(role: 'bplo' | 'admin'): Promise<TestPerson[]> {
  const several = Array.from({ length: 5 }, () =>
    server.person(role, { permissions: role === 'admin' ? ['signatory'] : [] }),
  );
  return Promise.all(several);
}

type BulkAct = (
  codes: readonly string[],
  person?: TestPerson,
) => Promise<{ readonly body: { readonly data: readonly { readonly code: string; readonly outcome: string }[] } }>;

/** Repeats the act for the cases in changing order; returns how many were done, each by one request. */
async function actOnEach(codes: readonly string[], act: BulkAct, by: readonly TestPerson[]): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, turn) => {
      const rows = codes.length > 3 ? codes.filter((_code, place) => (place + turn) % 3 !== 0) : codes;
      return act(turn % 2 === 0 ? rows : rows.toReversed(), by[turn % by.length]);
    }),
  );
  const rows = answers.flatMap(({ body }) => body.data);
  const doneRows = rows.filter(({ outcome }) => outcome === 'done');
  expect(rows.filter(({ outcome }) => outcome === 'refused')).toHaveLength(rows.length - doneRows.length);
  expect(doneRows.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  return doneRows.length;
}

test('a permit whose payment was undone after the release is signed when the amount is paid again', async () => {
  const [cashier, treasurer] = [
    await server.person('admin', { permissions: ['cashier'] }),
    await server.person('admin', { permissions: ['treasurer'] }),
  ];
  const order = await createApprovedOrder(server, { owner, clerk, treasurer });
  const { assessment_code } = order;
  const collection = await collectAtCounter(server, cashier, order);
  await release([assessment_code]);
  const params = { receipt_no: collection.body.receipts[0]?.receipt_no ?? '' };
  const body = { reason: 'The bills were false.' };
  expect((await server.request(cancelReceipt, treasurer, { params, body })).status).toBe(200);

  expect((await sign([assessment_code])).body.data).toMatchObject([
    { outcome: 'refused', message: expect.stringContaining('can be signed when the amount is paid') as string },
  ]);
  expect(await getState(assessment_code)).toBe('FOR_SIGNATURE');
  const second = await collectAtCounter(server, cashier, order);
  expect((await sign([assessment_code])).body.data).toMatchObject([{ outcome: 'done' }]);
  const { content } = await server.api.db
    .selectFrom('permit')
    .select('content')
    .where('assessment_id', '=', order.assessment_id)
    .executeTakeFirstOrThrow();
  expect(content.receipt_nos).toEqual(second.body.receipts.map(({ receipt_no }) => receipt_no));
});

test('a permit names the business tax that an upheld dispute found right', async () => {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const order = await createApprovedOrder(server, { owner, clerk, treasurer }, { type: 'RENEWAL' });
  const { assessment_code } = order;
  const params = { assessment_code };
  const { lines } = (await server.request(getDisputable, owner, { params })).body;
  const tax = lines.find(({ amount }) => amount === '16000.00');
  const dispute = { line_no: tax?.line_no ?? 0, amount_held: '10000', reason: 'The sales were counted twice.' };
  const { dispute_no } = (await server.request(fileDispute, owner, { params, body: dispute })).body;
  const decision = { is_upheld: true, decision: 'The return shows it.', amount_found: '10000' };
  expect((await server.request(decideDispute, treasurer, { params: { dispute_no }, body: decision })).status).toBe(200);
  const cashier = await server.person('admin', { permissions: ['cashier'] });
  await collectAtCounter(server, cashier, order);
  await release([assessment_code]);
  const { content } = await server.api.db
    .selectFrom('permit')
    .select('content')
    .where('assessment_id', '=', order.assessment_id)
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ business_tax: '10000.00', fees: '2630.00', total: '12630.00' });
});

test('the signatory signs released permits, not waiting ones and not those they released', async () => {
  const [ready, waiting, own] = [
    await createPaidApplication(),
    await createPaidApplication(),
    await createPaidApplication(),
  ];
  await release([ready, own]);
  await server.api.db
    .updateTable('permit')
    .set({ generated_by: signatory.account_id })
    .where('assessment_id', '=', (eb) =>
      eb.selectFrom('application').select('assessment_id').where('assessment_code', '=', own),
    )
    .execute();
  const { body } = await sign([ready, waiting, own]);
  expect(body.data).toEqual([
    { code: ready, outcome: 'done', message: null },
    {
      code: waiting,
      outcome: 'refused',
      message: 'The permit for this application has not been released yet, so there is nothing to sign.',
    },
    { code: own, outcome: 'refused', message: 'You released this permit, so another officer must sign it.' },
  ]);
  expect(await getState(ready)).toBe('ISSUED');
  expect((await sign([ready])).body.data[0]?.message).toBe('This permit was already signed.');
});

test('the reason of a refused row is in the language of the page', async () => {
  const unpaidCode = (await createClearedApplication(server.api.db, owner)).assessment_code;
  const { body } = await server.request(signPermits, signatory, {
    body: { assessment_codes: [unpaidCode] },
    headers: { 'accept-language': 'fil' },
  });
  expect(body.data[0]?.message).toBe('Hindi pa nailalabas ang permit ng aplikasyong ito, kaya wala pang lalagdaan.');
});

test('a person who may not do it for one may not do it for several', async () => {
  expect((await release(['APP-2026-000001'], owner)).status).toBe(403);
  expect((await release(['APP-2026-000001'], signatory)).status).toBe(403);
  expect((await sign(['APP-2026-000001'], clerk)).status).toBe(403);
  expect((await sign(['APP-2026-000001'], await server.person('admin', { permissions: ['treasurer'] }))).status).toBe(
    403,
  );
});

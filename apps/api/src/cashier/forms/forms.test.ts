import { assignBooklet, listBooklets, loseForms, spoilForm } from '@ebpls/contracts';

import {
  createApprovedOrder,
  type CounterPeople,
  createBooklet,
  startNextMorning,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import type { TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(async () => {
  people = await startNextMorning({ server, people });
});

const assignTo = (holder_id: number, first_no: string, last_no: string) =>
  server.request(assignBooklet, people.treasurer, { body: { holder_id, first_no, last_no } });
const reportLost = (first_no: string, last_no: string) =>
  server.request(loseForms, people.treasurer, {
    body: { first_no, last_no, reason: 'Lost in the flood; notice published.' },
  });
const findBooklet = async (first_no: string) =>
  (await server.request(listBooklets, people.treasurer, { query: { search: first_no } })).body.data[0];

test('a booklet of fifty goes to a cashier and is listed with its next number', async () => {
  expect((await assignTo(people.cashier.account_id, '0010001', '0010050')).status).toBe(200);
  expect(await findBooklet('0010001')).toMatchObject({
    first_no: '0010001',
    last_no: '0010050',
    next_no: '0010001',
    issued: 0,
    left: 50,
    assigned_by: 'Teresa Ramos',
  });
});

test.each([
  [
    'more than fifty numbers',
    '0011001',
    '0011051',
    'last_no',
    'A booklet has 1 to 50 numbers, and the first number cannot be higher than the last.',
  ],
  [
    'the last before the first',
    '0011010',
    '0011001',
    'last_no',
    'A booklet has 1 to 50 numbers, and the first number cannot be higher than the last.',
  ],
  ['eight digits', '00110001', '0011050', 'first_no', 'Please enter the printed number, up to seven digits.'],
  ['letters', 'A1', '0011050', 'first_no', 'Please enter the printed number, up to seven digits.'],
])('a booklet with %s is refused', async (_case, first_no, last_no, field, message) => {
  const { status, body } = await assignTo(people.cashier.account_id, first_no, last_no);
  expect([status, body.error.fields]).toEqual([422, { [field]: [message] }]);
});

test('no number is in two booklets, even when both are assigned at once', async () => {
  const replies = await Promise.all([
    assignTo(people.cashier.account_id, '0012001', '0012050'),
    assignTo(people.cashier.account_id, '0012050', '0012060'),
    assignTo(people.cashier.account_id, '0011990', '0012001'),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(2);
  expect((await assignTo(people.cashier.account_id, '0012001', '0012010')).body.error.fields).toEqual({
    first_no: ['Some of these numbers belong to another booklet.'],
  });
});

test('a person who is no cashier gets no booklet', async () => {
  expect((await assignTo(people.treasurer.account_id, '0013001', '0013050')).body.error.fields).toEqual({
    holder_id: ['This person is not a cashier.'],
  });
  expect(
    (
      await server.request(assignBooklet, people.cashier, {
        body: { holder_id: people.cashier.account_id, first_no: '0013001', last_no: '0013050' },
      })
    ).status,
  ).toBe(403);
});

test('lost forms are noted once and passed over; used ones cannot be lost', async () => {
  await createBooklet(server, people, ['0014001', '0014010']);
  await server.request(spoilForm, people.cashier, { body: { serial: '0014001', reason: 'Torn.' } });
  expect((await reportLost('0014001', '0014002')).status).toBe(409);
  expect((await reportLost('0014002', '0014003')).body).toEqual({ lost: 2 });
  expect((await reportLost('0014002', '0014003')).status).toBe(409);
  expect(await findBooklet('0014001')).toMatchObject({ next_no: '0014004', spoiled: 1, lost: 2, left: 7 });

  const { body } = await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    receipts: { kind: 'AF51', numbers: ['14004', '14005', '14006'] },
  });
  expect(body.receipts).toHaveLength(3);
  expect(await findBooklet('0014001')).toMatchObject({ next_no: '0014007', issued: 3, left: 4 });
});

import { getCurrentDue, getSetUp, startPayment, tryGateway } from '@ebpls/contracts';

import { createApprovedOrder, openCashierFixture } from '../../testing/cashier-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let online: TestServer;
let owner: TestPerson;
let treasurer: TestPerson;
let assessment_code: string;

beforeAll(async () => {
  const fixture = await openCashierFixture({ PAYNAMICS: 'off' });
  const { people } = fixture;
  ({ server } = fixture);
  const { database_url, data_dir } = server.api.config;
  online = await openTestServer({ DATABASE_URL: database_url, DATA_DIR: data_dir });
  for (const one of [server, online]) one.setNow('2026-01-12T08:00:00+08:00');
  ({ owner, treasurer } = people);
  ({ assessment_code } = await createApprovedOrder(server, people));
});
afterAll(async () => {
  await online.close();
  await server.close();
});

const loadDueFrom = async (testServer: TestServer) =>
  (await testServer.request(getCurrentDue, owner, { params: { assessment_code } })).body;
const startPaymentAt = (testServer: TestServer, amount: string) =>
  testServer.request(startPayment, owner, { params: { assessment_code }, body: { method: 'gcash', amount } });

test('where online payment is off a bill is due and offers no way to pay it online, and the API starts none', async () => {
  const { total, can_pay, methods } = await loadDueFrom(server);
  expect([Number(total) > 0, can_pay, methods]).toEqual([true, true, []]);
  expect(await startPaymentAt(server, total)).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } });
  expect(await server.api.db.selectFrom('payment_attempt').selectAll().execute()).toEqual([]);
});

test('the set-up shows that online payment is off, and does not require a gateway', async () => {
  const { steps, takes_online_payments } = (await server.request(getSetUp, treasurer)).body;
  expect([takes_online_payments, (await online.request(getSetUp, treasurer)).body.takes_online_payments]).toEqual([
    false,
    true,
  ]);
  expect(steps.find(({ step }) => step === 'gateway')).toMatchObject({
    is_done: true,
    why: 'Online payment is turned off (PAYNAMICS=off). Owners pay at the counter.',
  });
});

test('a trial of the gateway is refused with the reason while online payment is off, and none is recorded', async () => {
  expect(await server.request(tryGateway, treasurer)).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'conflict',
        message: 'Online payment is turned off (PAYNAMICS=off). Owners pay at the counter.',
      },
    },
  });
  const trials = server.api.db.selectFrom('setting').select('key').where('key', '=', 'gateway_trial');
  expect(await trials.execute()).toEqual([]);
});

test('turned on later, the same bill is paid online; turned off again, what was started is still shown', async () => {
  const { total } = await loadDueFrom(online);
  expect((await startPaymentAt(online, total)).status).toBe(200);
  expect(await loadDueFrom(server)).toMatchObject({ methods: [], open_attempt: { can_resume: true } });
});

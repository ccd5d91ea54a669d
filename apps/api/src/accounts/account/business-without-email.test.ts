import { sendNotice } from '../../testing/gateway-notices.ts';
import { removeEmail } from '../../testing/mobile/mobile-owner.ts';
import { openPaymentFixture } from '../../testing/payments/payment-fixture.ts';
import { listTextsTo } from '../../testing/mobile/texted-messages.ts';

const { close, server, gateway, createOrder, start } = await openPaymentFixture();
afterAll(close);
beforeEach(() => gateway.knows.clear());

test('an owner without an e-mail files, is billed and pays; nothing is mailed, the app and the phone say it', async () => {
  const owner = await removeEmail(server, await server.person('user', { firstname: 'Tessie' }));
  const listMails = () =>
    server.api.db.selectFrom('mail').select('template').where('body_text', 'like', '%Tessie%').execute();
  const order = await createOrder({}, owner);
  const { request_id } = (await start(order, order.total, owner)).body;
  expect(await sendNotice(server, { request_id, amount: order.total })).toBe(200);
  const notifications = await server.api.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', owner.account_id)
    .execute();
  expect(notifications.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bill_approved', 'payment_received']));
  expect((await listTextsTo(server, owner.number)).join('')).toMatch(/pay by/);
  expect(await listMails()).toEqual([]);
});

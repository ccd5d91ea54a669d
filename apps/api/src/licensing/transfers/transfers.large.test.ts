import {
  acceptTransfer,
  declineTransfer,
  fileChange,
  getAssessment,
  getCompany,
  getTransfer,
  listMyCompanies,
  listTransfers,
  offerTransfer,
  releasePermit,
  withdrawTransfer,
} from '@ebpls/contracts';

import {
  createPermittedBusiness,
  toChangeDeclaration,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  payApplication,
  type Shop,
  releaseAndSignPermit,
} from '../../testing/changes/change-fixture.ts';
import { sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { expireTransfers } from './expire-transfers.ts';

let server: TestServer;
let fixture: ChangeFixture;
let buyer: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  buyer = await server.person('user', { firstname: 'Luz', lastname: 'Reyes' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const offer = ({ company_code }: Pick<Shop, 'company_code'>, buyer_email = buyer.email, person = fixture.owner) =>
  server.request(offerTransfer, person, { params: { company_code }, body: { buyer_email } });
const createOffer = async (shop: Shop) => expectOk(await offer(shop)).transfer_id;
const accept = (transfer_id: number, { tin = '987-654-321', who = buyer } = {}) =>
  server.request(acceptTransfer, who, { params: { transfer_id }, body: { tin, agrees: true } });
const toParams = (assessment_code: string) => ({ params: { assessment_code } });

test('another taxpayer takes over: the closing of the former owner and the new business are begun, linked', async () => {
  const shop = await createPermittedBusiness(fixture);
  const transfer_id = await createOffer(shop);
  expect(expectOk(await server.request(listTransfers, buyer)).data[0]).toMatchObject({
    side: 'BUYER',
    state: 'OFFERED',
    company_code: shop.company_code,
    expires_on: '2026-01-26',
  });
  const acceptedTransfer = expectOk(await accept(transfer_id));
  expect(acceptedTransfer).toMatchObject({
    state: 'ACCEPTED',
    side: 'BUYER',
    opens: { company_code: expect.any(String) as string },
  });
  const fresh = expectOk(
    await server.request(getCompany, buyer, { params: { company_code: acceptedTransfer.opens?.company_code ?? '' } }),
  );
  expect(fresh).toMatchObject({ is_draft: true, draft: { place: { street: 'Purok 3' } } });
  expect(fresh.applications).toMatchObject([{ application_type: 'NEW', state: 'DRAFT', tax_year: 2026 }]);

  const seller = expectOk(await server.request(getTransfer, fixture.owner, { params: { transfer_id } }));
  const closing = expectOk(
    await server.request(getAssessment, fixture.owner, toParams(seller.opens?.assessment_code ?? '')),
  );
  expect(closing).toMatchObject({ application_type: 'RETIREMENT', state: 'DRAFT', draft: { reason: 'TRANSFER' } });
});

test('the new owner gets no permit while the former one is not retired', async () => {
  const shop = await createPermittedBusiness(fixture);
  const acceptedTransfer = expectOk(await accept(await createOffer(shop)));
  const { db } = server.api;
  const code = acceptedTransfer.opens?.assessment_code ?? '';
  const { business_id } = await db
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', acceptedTransfer.opens?.company_code ?? '')
    .executeTakeFirstOrThrow();
  // A shop whose permit is paid for replaces the one that was taken over.
  const other = await createPermittedBusiness(fixture);
  await db.updateTable('permit').set({ state: 'EXPIRED' }).where('permit_no', '=', other.permit_no).execute();
  const { taken_over_from } = await db
    .selectFrom('business')
    .select('taken_over_from')
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  await db.updateTable('business').set({ taken_over_from }).where('company_code', '=', other.company_code).execute();
  await db
    .updateTable('application')
    .set({ application_type: 'NEW', state: 'PAID' })
    .where('assessment_code', '=', other.assessment_code)
    .execute();
  const reply = await server.request(releasePermit, fixture.clerk, toParams(other.assessment_code));
  expect(reply).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining(shop.company_code) as string } },
  });
  expect(code).toMatch(/^DRAFT-/);
});

test('the same taxpayer under another account changes the record alone, and the business is theirs when it is signed', async () => {
  const shop = await createPermittedBusiness(fixture);
  const transfer_id = await createOffer(shop);
  expectOk(await accept(transfer_id, { tin: '123-456-789-001' }));
  const seller = expectOk(await server.request(getTransfer, fixture.owner, { params: { transfer_id } }));
  const draft = seller.opens?.assessment_code ?? '';
  const application = expectOk(await server.request(getAssessment, fixture.owner, toParams(draft)));
  expect(application).toMatchObject({ application_type: 'AMENDMENT', amendment: 'TRANSFER_OWNERSHIP' });
  for (const { code, is_mandatory } of application.requirements)
    if (is_mandatory)
      await sendPaper(server, fixture.owner, {
        company_code: shop.company_code,
        requirement_code: code,
        assessment_code: draft,
      });
  const filing = await server.request(fileChange, fixture.owner, {
    ...toParams(draft),
    ...toChangeDeclaration({ kind: 'TRANSFER_OWNERSHIP' }),
  });
  const { assessment_code } = expectOk(filing);
  await server.api.db
    .updateTable('application')
    .set({ state: 'CLEARED' })
    .where('assessment_code', '=', assessment_code)
    .execute();
  await payApplication(fixture, assessment_code);
  expect(await releaseAndSignPermit(fixture, assessment_code)).toBe(`${shop.permit_no}-A1`);
  expect(
    (await server.request(getCompany, fixture.owner, { params: { company_code: shop.company_code } })).status,
  ).toBe(404);
  const theirs = expectOk(await server.request(listMyCompanies, buyer, { query: { search: shop.company_code } })).data;
  expect(theirs).toMatchObject([{ company_code: shop.company_code, state: 'ACTIVE' }]);
  expect((await server.request(getAssessment, buyer, toParams(shop.assessment_code))).status).toBe(200);
});

test('a transfer to oneself, of another’s business, without a permit, or offered already is refused', async () => {
  const shop = await createPermittedBusiness(fixture);
  const reply = await offer(shop, fixture.owner.email.toUpperCase());
  expect(reply).toMatchObject({
    status: 422,
    body: { error: { fields: { buyer_email: expect.any(Array) as string[] } } },
  });
  expect((await offer(shop, 'nobody')).status).toBe(422);
  expect((await offer(shop, fixture.owner.email, buyer)).status).toBe(404);
  expect((await offer({ company_code: 'SI-999999' })).status).toBe(404);
  expect((await offer(shop, 'somebody-new@example.com')).status).toBe(200);
  expect((await offer(shop)).status).toBe(409);
  const closedBusiness = await createPermittedBusiness(fixture);
  await server.api.db
    .updateTable('permit')
    .set({ state: 'EXPIRED' })
    .where('permit_no', '=', closedBusiness.permit_no)
    .execute();
  expect((await offer(closedBusiness)).status).toBe(409);
});

test('only the receiver of the offer answers, and only once', async () => {
  const shop = await createPermittedBusiness(fixture);
  const transfer_id = await createOffer(shop);
  const otherUser = await server.person('user');
  const params = { transfer_id };
  expect((await accept(transfer_id, { who: otherUser })).status).toBe(404);
  expect((await accept(transfer_id, { who: fixture.owner })).status).toBe(404);
  expect((await server.request(getTransfer, otherUser, { params })).status).toBe(404);
  expect((await server.request(withdrawTransfer, buyer, { params })).status).toBe(404);
  expect((await accept(transfer_id, { tin: '12' })).status).toBe(422);
  const decline = () => server.request(declineTransfer, buyer, { params, body: { reason: 'Too dear.' } });
  expect(expectOk(await decline())).toMatchObject({ state: 'DECLINED', reason: 'Too dear.' });
  expect((await decline()).status).toBe(409);
  expect((await accept(transfer_id)).status).toBe(409);
  expect((await server.request(withdrawTransfer, fixture.owner, { params })).status).toBe(409);
});

test('an offer that was withdrawn, or not answered in fourteen days, is over', async () => {
  const shop = await createPermittedBusiness(fixture);
  const first = await createOffer(shop);
  expect(
    expectOk(await server.request(withdrawTransfer, fixture.owner, { params: { transfer_id: first } })).state,
  ).toBe('WITHDRAWN');
  const second = await createOffer(shop);
  server.setNow('2026-01-26T08:00:00+08:00');
  expect(expectOk(await server.request(getTransfer, buyer, { params: { transfer_id: second } })).state).toBe('OFFERED');
  server.setNow('2026-01-27T08:00:00+08:00');
  expect((await accept(second)).status).toBe(409);
  expect(expectOk(await server.request(getTransfer, buyer, { params: { transfer_id: second } })).state).toBe('EXPIRED');
  await expireTransfers(server.serving);
  await server.deliverEvents();
  const notifications = await server.api.db
    .selectFrom('notification')
    .select('kind')
    .where('kind', '=', 'transfer_expired')
    .execute();
  expect(notifications).not.toHaveLength(0);
  // Another offer is possible.
  expect((await offer(shop)).status).toBe(200);
});

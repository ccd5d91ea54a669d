import { createPublicKey, verify } from 'node:crypto';

import { getPermitList, listScanAlerts, listScans, PermitList, scanPermit } from '@ebpls/contracts';
import { parsePermitCode } from '@ebpls/rules';
import { sql } from 'kysely';
import * as v from 'valibot';

import {
  createPermittedBusiness,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  type Shop,
} from '../../testing/changes/change-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let fixture: ChangeFixture;
let affiliate: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  affiliate = await server.person('affiliate');
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const getToken = async ({ permit_no }: Shop): Promise<string> =>
  (
    await server.api.db
      .selectFrom('permit')
      .select('token')
      .where('permit_no', '=', permit_no)
      .executeTakeFirstOrThrow()
  ).token;
const getList = async () => expectOk(await server.request(getPermitList, affiliate));
const scan = (body: Record<string, unknown>, person = affiliate) => server.request(scanPermit, person, { body });
const POSITION = { lat: 14.6, lng: 121, accuracy: 20 };
const FAR = { lat: 15.6, lng: 121, accuracy: 20 };

function hasValidSignature(text: string, public_key: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

test('the list holds the key that signs it and the codes on permits, and names what is out of force', async () => {
  const shop = await createPermittedBusiness(fixture);
  const before = await getList();
  const { keys, not_in_force } = v.parse(PermitList, JSON.parse(before.text));
  const key = keys.find(({ key_id }) => key_id === before.key_id)?.public_key ?? '';
  expect(hasValidSignature(before.text, key, before.signature)).toBe(true);
  expect(hasValidSignature(`${before.text} `, key, before.signature)).toBe(false);
  expect(not_in_force).not.toContainEqual([shop.permit_no, 'revoked']);
  const code = parsePermitCode(await getToken(shop));
  expect(code && hasValidSignature(code.signed, key, code.signature)).toBe(true);

  await sql`update permit set state = 'REVOKED' where permit_no = ${shop.permit_no}`.execute(server.api.db);
  server.setNow('2026-01-12T08:05:00+08:00');
  const after = v.parse(PermitList, JSON.parse((await getList()).text));
  expect(after.not_in_force).toContainEqual([shop.permit_no, 'revoked']);
  expect(Date.parse(after.issued_at)).toBe(Date.parse('2026-01-12T08:05:00+08:00'));
});

test('an offline scan is recorded with its own time, and sent twice it is one', async () => {
  const person = await server.person('affiliate');
  const qrcode = await getToken(await createPermittedBusiness(fixture));
  const offlineScan = {
    qrcode,
    scan_key: '3f0a7a52-6f7e-4a43-9d2b-0d7f4b3f2a11',
    scanned_at: '2026-01-11T09:30:00.000Z',
    place: POSITION,
  };
  const replies = await Promise.all([scan(offlineScan, person), scan(offlineScan, person)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expectOk(await scan(offlineScan, person));
  expect(expectOk(await server.request(listScans, person, { query: {} })).data).toMatchObject([
    { scanned_at: '2026-01-11T09:30:00Z', verdict: 'genuine' },
  ]);
});

test.each([
  ['the future', { scanned_at: '2026-01-12T01:00:00.000Z' }],
  ['two months ago', { scanned_at: '2025-11-12T01:00:00.000Z' }],
  ['no place on earth', { place: { ...POSITION, lat: 91 } }],
  ['a wild accuracy', { place: { ...POSITION, accuracy: -1 } }],
  ['no key', { scan_key: 'first' }],
])('a scan from %s is refused', async (_what, overrides) => {
  expect((await scan({ qrcode: 'MP-2026-00001', ...overrides })).status).toBe(422);
});

test('the licensing office and the administration are notified of one code at two far places, once a day', async () => {
  const shop = await createPermittedBusiness(fixture);
  const qrcode = await getToken(shop);
  const other = await server.person('affiliate');
  await Promise.all([scan({ qrcode, place: POSITION }), scan({ qrcode, place: FAR }, other)]);
  expectOk(await scan({ qrcode, place: POSITION }));
  expectOk(await scan({ qrcode, place: FAR }, other));
  const { data } = expectOk(await server.request(listScanAlerts, fixture.clerk, { query: {} }));
  expect(data).toMatchObject([{ permit_no: shop.permit_no, kilometres: 111 }]);
  const notifiedAccounts = await sql<{ account_id: number }>`
    select account_id from notification where kind = 'permit_seen_far_apart'`.execute(server.api.db);
  expect(notifiedAccounts.rows.map(({ account_id }) => account_id)).toEqual(
    expect.arrayContaining([fixture.clerk.account_id, fixture.signatory.account_id]),
  );
  expect((await server.request(listScanAlerts, affiliate, { query: {} })).status).toBe(403);
});

test('two scans a day apart, or at near places, raise no alert', async () => {
  const otherBusiness = await createPermittedBusiness(fixture);
  const qrcode = await getToken(otherBusiness);
  expectOk(await scan({ qrcode, place: POSITION, scanned_at: '2026-01-11T00:00:00.000Z' }));
  expectOk(await scan({ qrcode, place: { ...POSITION, lat: 14.61 } }));
  const { data } = expectOk(await server.request(listScanAlerts, fixture.clerk, { query: {} }));
  expect(data.filter(({ permit_no }) => permit_no === otherBusiness.permit_no)).toEqual([]);
});

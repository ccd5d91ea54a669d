import type { TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';

let server: TestServer;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;
let otherAccountId: number;

beforeAll(async () => {
  const fixture = await openFixtureServer();
  server = fixture.server;
  samples = createSamples(fixture.municipality);
  otherAccountId = (await server.person('user')).account_id;
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

/** Fields that an attacker adds in the hope that they are copied into a row. */
function listExtraFields(): Record<string, unknown> {
  return {
    id: 1,
    account_id: otherAccountId,
    owner_id: otherAccountId,
    user_id: otherAccountId,
    sender_id: otherAccountId,
    uploaded_by: otherAccountId,
    computed_by: otherAccountId,
    approved_by: otherAccountId,
    decided_by: otherAccountId,
    assigned_to: otherAccountId,
    judged_by: otherAccountId,
    role: 'admin',
    role_id: 2,
    roles: [{ id: 2, name: 'admin' }],
    is_admin: true,
    permission: 'treasurer',
    verified_at: '2026-01-01T00:00:00Z',
    disabled_at: null,
    password_hash: 'x',
    avatar: 'https://elsewhere.example/a.svg',
    brgycode_of_role: '9990101001',
    status: 'PAID',
    bill_state: 'SETTLED',
    permit_state: 'ACTIVE',
    application_state: 'ISSUED',
    paid: true,
    paid_at: '2026-01-01T00:00:00Z',
    total: '0.00',
    due_now: '0.00',
    discount: '100.00',
    balance: '0.00',
    company_code: 'SI-999999',
    business_id: 1,
    assessment_id: 1,
    clearance_id: 1,
    clearance_no: 'FSIC-2026-00001',
    permit_no: 'MP-2026-00001',
    receipt_no: 'EOR-2026-00000001',
    plate_no: 'SI-P-00001',
    revision: 99,
    version: 99,
    due_on: '2099-12-31',
    days_limit: 999,
    submitted_at: '2020-01-01T00:00:00Z',
    snapshot: {},
    returned: null,
    locale_of_row: 'xx',
    created_at: '1990-01-01T00:00:00Z',
  };
}

/**
 * The same body with the extra fields in every object of it, except in the free content of a draft; its own fields
 * stay.
 */
function addExtraFields(body: unknown, field = ''): unknown {
  if (Array.isArray(body)) return body.map((item) => addExtraFields(item, field));
  if (typeof body !== 'object' || body === null || field === 'values') return body;
  return {
    ...listExtraFields(),
    ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, addExtraFields(value, name)])),
  };
}

const writingEndpoints = ENDPOINTS.filter(([, { method, body }]) => method !== 'GET' || body !== undefined);

test.each(writingEndpoints)(
  'fifty further fields in the body and the address of %s have no effect',
  async (name, endpoint) => {
    const { who, expectedStatus: _none, body, ...asking } = samples[name];
    const plainReply = await server.request(endpoint, who, { ...asking, body });
    const effect = await snapshot.effect();
    await snapshot.rewind();
    const query = {
      ...Object.fromEntries(Object.entries(listExtraFields()).map(([field, value]) => [field, String(value)])),
      ...asking.query,
    };
    const extendedReply = await server.request(endpoint, who, { ...asking, query, body: addExtraFields(body) });
    const also = await snapshot.effect();
    await snapshot.rewind();
    expect([extendedReply.status, also]).toEqual([plainReply.status, effect]);
    expect(Object.keys(listExtraFields()).length).toBeGreaterThanOrEqual(40);
  },
);

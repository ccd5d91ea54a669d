import { type Endpoint, getAssessment, listSessions } from '@ebpls/contracts';

import type { TestPerson, TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';
import type { MunicipalityFixture } from './testing/municipality-fixture.ts';

/** People of each kind who request objects of others. */
const ASKERS = Number(process.env['ASKERS'] ?? '1');
// At most as many requests as may run or queue at a time (`LOAD`), so that none is refused for that.
const AT_ONCE = 6;
const TIMEOUT_MS = ASKERS * 60_000;

let server: TestServer;
let fixture: MunicipalityFixture;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;
let otherPerson: TestPerson;
let foreign_session: string;
const outsiders = new Map<string, TestPerson>();

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  samples = createSamples(fixture);
  otherPerson = await server.person('user');
  foreign_session = fixture.people.owner.session_id;
  // The fixture's businesses sell hardware in Silangan: these desks have no part in them.
  for (const role of ['mao', 'peso', 'barangay-balite', 'barangay']) outsiders.set(role, await server.person(role));
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

type Values = Readonly<Record<string, string | number>>;

/** Every object of the fixture that a parameter can name. */
function listKeys(parameter: string): readonly (string | number)[] {
  const { stages } = fixture;
  const {
    typed,
    registered,
    document_id,
    open_document_id,
    upload_id,
    soa_no,
    invited_id: _invited,
    account_request_id: _request,
    ...filed
  } = stages;
  const cases = Object.values(filed);
  const named_by: Readonly<Record<string, readonly (string | number)[]>> = {
    company_code: [typed, registered, ...cases.map(({ company_code }) => company_code)],
    assessment_code: cases.map(({ assessment_code }) => assessment_code),
    document_id: [document_id, open_document_id],
    upload_id: [upload_id],
    clearance_id: [...stages.cleared_in_part.parts.values(), ...stages.cleared.parts.values()],
    bill_id: [stages.computed.bill_id, stages.payable.bill_id],
    request_id: [stages.started.request_id],
    receipt_no: [stages.paid.receipt_no],
    soa_no: [soa_no],
    refund_no: Object.values(fixture.refunds),
    dispute_no: [fixture.disputes.dispute_no],
    finding_no: [fixture.fraud_findings.proposed],
    succession_no: [fixture.succession.succession_no],
    sanction_no: [fixture.sanctions.sanction_no],
    appeal_no: [fixture.appeals.appeal_no],
    permit_no: [stages.released.permit_no, stages.issued.permit_no],
    id: [foreign_session],
  };
  return named_by[parameter] ?? [];
}

const NOBODYS: Values = {
  erasure_id: 999_999,
  export_id: '00000000-0000-4000-8000-000000000000',
  file_name: '00000000-0000-4000-8000-000000000000.png',
  company_code: 'SI-999999',
  assessment_code: 'APP-2026-999999',
  document_id: '00000000-0000-4000-8000-000000000000',
  upload_id: '00000000-0000-4000-8000-000000000000',
  clearance_id: 999_999,
  inspection_no: 'INS-2026-99999',
  photo_id: 999_999,
  bill_id: 999_999,
  request_id: 'ZZZZZZZZZZZZZZZZ',
  receipt_no: 'EOR-2026-99999999',
  notification_id: 999_999,
  claim_no: 'CLM-2026-999999',
  refund_no: 'RFC-2026-999999',
  dispute_no: 'DSP-2026-999999',
  finding_no: 'FRD-2026-999999',
  sanction_no: 'SCO-2026-999999',
  appeal_no: 'APL-2026-999999',
  paper_id: '00000000-0000-4000-8000-000000000000',
  print_id: '00000000-0000-4000-8000-000000000000',
  file_id: '00000000-0000-4000-8000-000000000000',
  reply_id: 999_999,
  inquiry_id: 999_999,
  exception_id: 999_999,
  cheque_id: 999_999,
  payment_id: 999_999,
  approval_id: 999_999,
  waiver_id: 999_999,
  succession_no: 'HER-2026-999999',
  walk_in_no: 'WI-2026-999999',
  transfer_id: 999_999,
  view_id: 999_999,
  pause_id: 999_999,
  delegation_id: 999_999,
  line_id: 999_999,
  flag_no: 'RF-2026-999999',
  report_no: '26-01-999',
  permit_no: 'MP-2026-99999',
  soa_no: 'SOA-2026-999999',
  report: 'abstract',
  ordinance_version_id: 999_999,
  id: '00000000-0000-4000-8000-000000000000',
};

async function getReply(
  endpoint: Endpoint,
  person: TestPerson,
  { params, query = {}, body }: { params: Values; query?: Values; body?: unknown },
): Promise<string> {
  const reply = await server.request(endpoint, person, { params, query, ...(body === undefined ? {} : { body }) });
  const { date: _date, 'x-request-id': _id, ...headers } = reply.headers;
  return JSON.stringify([reply.status, headers, reply.raw.toString('latin1')]);
}

// A list has no owner by its name: the list stored under it is the requester's own.
const OWN_ENDPOINTS = ENDPOINTS.filter(
  ([, { path, method }]) =>
    path.includes('/:') && !/\/users\/|\/verify\/|\/account\/lists\//.test(path) && method !== undefined,
);

async function sweep(
  person: TestPerson,
  has: (parameter: string) => readonly (string | number)[] = listKeys,
): Promise<number> {
  const before = await snapshot.facts();
  let requestCount = 0;
  for (const [name, endpoint] of OWN_ENDPOINTS) {
    const [parameter = ''] = /(?<=:)\w+/.exec(endpoint.path) ?? [];
    const { query, body } = samples[name];
    const rest = { ...(query === undefined ? {} : { query }), body };
    const missing = await getReply(endpoint, person, { params: { [parameter]: NOBODYS[parameter] ?? '' }, ...rest });
    if (missing.startsWith('[403')) continue;
    expect([name, missing.slice(0, 5)]).toEqual([name, '[404,']);
    const values = has(parameter);
    for (let from = 0; from < values.length; from += AT_ONCE) {
      const some = values.slice(from, from + AT_ONCE);
      const answers = some.map(async (value) => [
        name,
        value,
        await getReply(endpoint, person, { params: { [parameter]: value }, ...rest }),
      ]);
      expect(await Promise.all(answers)).toEqual(some.map((value) => [name, value, missing]));
    }
    requestCount += values.length;
  }
  expect(await snapshot.facts()).toBe(before);
  return requestCount;
}

/** Several people of a role besides the existing one. */
async function createSeveral(first: TestPerson | undefined, role: string): Promise<TestPerson[]> {
  const people = first === undefined ? [] : [first];
  while (people.length < ASKERS) people.push(await server.person(role));
  return people;
}

test(
  'for another owner, every business, application, paper, bill, payment and permit is missing',
  async () => {
    for (const person of await createSeveral(otherPerson, 'user')) expect(await sweep(person)).toBeGreaterThan(300);
  },
  TIMEOUT_MS,
);

test.each(['mao', 'peso', 'barangay-balite', 'barangay'])(
  'to %s, which has no part in it, nothing of an application exists',
  async (role) => {
    for (const person of await createSeveral(outsiders.get(role), role))
      expect(await sweep(person)).toBeGreaterThan(200);
  },
  TIMEOUT_MS,
);

test('an office does not reach another office’s part of the same application', async () => {
  const { officers } = fixture.people;
  const before = await snapshot.facts();
  const parts = [...fixture.stages.cleared_in_part.parts, ...fixture.stages.cleared.parts];
  for (const [own, person] of officers) {
    const others = parts.filter(([office]) => office !== own);
    for (const [name, endpoint] of listClearanceEndpoints()) {
      const createRequests = async (clearance_id: number) =>
        getReply(endpoint, person, { params: { clearance_id }, body: samples[name].body ?? undefined });
      const missing = await createRequests(Number(NOBODYS['clearance_id']));
      expect([name, missing.slice(0, 5)]).toEqual([name, '[404,']);
      for (let from = 0; from < others.length; from += AT_ONCE) {
        const some = others.slice(from, from + AT_ONCE);
        const answers = some.map(async ([office, clearance_id]) => [
          own,
          office,
          name,
          await createRequests(clearance_id),
        ]);
        expect(await Promise.all(answers)).toEqual(some.map(([office]) => [own, office, name, missing]));
      }
    }
  }
  expect(await snapshot.facts()).toBe(before);
});

function listClearanceEndpoints() {
  const owners: readonly string[] = ['resubmitClearance', 'answerCondition'];
  return OWN_ENDPOINTS.filter(([name, { path }]) => path.includes(':clearance_id') && !owners.includes(name));
}

test.each([
  'listMyCompanies',
  'getOwnerDashboard',
  'getOwnerFigures',
  'listOwnerTasks',
  'getLastAttempt',
  'listMyPayments',
  'getStatement',
] as const)('another owner finds nothing of this one in %s, whatever the question names', async (name) => {
  const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
  const mine = [
    ...listKeys('company_code'),
    ...listKeys('assessment_code'),
    ...listKeys('request_id'),
    ...listKeys('receipt_no'),
  ].map(String);
  for (const query of [{}, samples[name].query ?? {}]) {
    const reply = endpoint && (await server.request(endpoint, otherPerson, { query }));
    expect(reply?.raw.toString()).toBeTruthy();
    for (const text of mine) expect(reply?.raw.toString()).not.toContain(text);
  }
});

test.each(['listClearances', 'listHoldings', 'getOfficeDashboard'] as const)(
  'an office or a barangay without a part finds nothing in %s',
  async (name) => {
    const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
    const theirs = [...listKeys('company_code'), ...listKeys('assessment_code')].map(String);
    for (const person of outsiders.values()) {
      const reply = endpoint && (await server.request(endpoint, person, { query: { limit: 100 } }));
      for (const text of theirs) expect(reply?.raw.toString()).not.toContain(text);
    }
  },
);

test('a paper for one’s own business cannot be attached to another’s application', async () => {
  const upload = ENDPOINTS.find(([name]) => name === 'listDocuments')?.[1];
  const reply =
    upload &&
    (await server.request(upload, otherPerson, {
      params: { company_code: fixture.stages.filed.company_code },
      query: { assessment_code: fixture.stages.filed.assessment_code },
    }));
  expect(reply?.status).toBe(404);
});

test('the owner still succeeds at the same endpoints', async () => {
  expect(
    (
      await server.request(getAssessment, fixture.people.owner, {
        params: { assessment_code: fixture.stages.filed.assessment_code },
      })
    ).status,
  ).toBe(200);
  expect((await server.request(listSessions, fixture.people.owner)).body.data.map(({ id }) => id)).toContain(
    foreign_session,
  );
});

import { type Endpoint, getAssessment, listSessions } from '@ebpls/contracts';

import type { TestPerson, TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/rewind.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/samples.ts';
import { openStagedServer } from './testing/staged-server.ts';
import type { StagedTown } from './testing/staged-municipality.ts';

/** People of each kind who ask for what is not theirs. */
const ASKERS = Number(process.env['ASKERS'] ?? '1');
// As many as may be put together or wait for it at a time (`LOAD`), so that none is sent away for that.
const AT_ONCE = 6;
const PATIENCE_MS = ASKERS * 60_000;

let server: TestServer;
let town: StagedTown;
let kept: RowSnapshot;
let samples: Record<EndpointName, Sample>;
let stranger: TestPerson;
let foreign_session: string;
const outsiders = new Map<string, TestPerson>();

beforeAll(async () => {
  ({ server, town } = await openStagedServer());
  samples = createSamples(town);
  stranger = await server.person('user');
  foreign_session = town.people.owner.session_id;
  // The town's businesses sell hardware in Silangan: these desks have no part in them.
  for (const role of ['mao', 'peso', 'barangay-balite', 'barangay']) outsiders.set(role, await server.person(role));
  kept = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

type Values = Readonly<Record<string, string | number>>;

/** Everything of the town that a parameter can name. */
function named(parameter: string): readonly (string | number)[] {
  const { stages } = town;
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
    refund_no: Object.values(town.refunds),
    dispute_no: [town.disputes.dispute_no],
    finding_no: [town.fraud_findings.proposed],
    succession_no: [town.succession.succession_no],
    sanction_no: [town.sanctions.sanction_no],
    appeal_no: [town.appeals.appeal_no],
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

async function told(
  endpoint: Endpoint,
  who: TestPerson,
  { params, query = {}, body }: { params: Values; query?: Values; body?: unknown },
): Promise<string> {
  const reply = await server.ask(endpoint, who, { params, query, ...(body === undefined ? {} : { body }) });
  const { date: _date, 'x-request-id': _id, ...headers } = reply.headers;
  return JSON.stringify([reply.status, headers, reply.raw.toString('latin1')]);
}

// The name of a list is nobody's: what is kept under it is the asker's own.
const OWN_ENDPOINTS = ENDPOINTS.filter(
  ([, { path, method }]) =>
    path.includes('/:') && !/\/users\/|\/verify\/|\/account\/lists\//.test(path) && method !== undefined,
);

async function sweep(
  who: TestPerson,
  has: (parameter: string) => readonly (string | number)[] = named,
): Promise<number> {
  const before = await kept.facts();
  let asked = 0;
  for (const [name, endpoint] of OWN_ENDPOINTS) {
    const [parameter = ''] = /(?<=:)\w+/.exec(endpoint.path) ?? [];
    const { query, body } = samples[name];
    const rest = { ...(query === undefined ? {} : { query }), body };
    const missing = await told(endpoint, who, { params: { [parameter]: NOBODYS[parameter] ?? '' }, ...rest });
    if (missing.startsWith('[403')) continue;
    expect([name, missing.slice(0, 5)]).toEqual([name, '[404,']);
    const values = has(parameter);
    for (let from = 0; from < values.length; from += AT_ONCE) {
      const some = values.slice(from, from + AT_ONCE);
      const answers = some.map(async (value) => [
        name,
        value,
        await told(endpoint, who, { params: { [parameter]: value }, ...rest }),
      ]);
      expect(await Promise.all(answers)).toEqual(some.map((value) => [name, value, missing]));
    }
    asked += values.length;
  }
  expect(await kept.facts()).toBe(before);
  return asked;
}

/** So many people of a role besides the one who is there. */
async function several(first: TestPerson | undefined, role: string): Promise<TestPerson[]> {
  const people = first === undefined ? [] : [first];
  while (people.length < ASKERS) people.push(await server.person(role));
  return people;
}

test(
  'to another owner, every business, application, paper, bill, payment and permit is as if it never was',
  async () => {
    for (const who of await several(stranger, 'user')) expect(await sweep(who)).toBeGreaterThan(300);
  },
  PATIENCE_MS,
);

test.each(['mao', 'peso', 'barangay-balite', 'barangay'])(
  'to %s, which has no part in it, nothing of an application exists',
  async (role) => {
    for (const who of await several(outsiders.get(role), role)) expect(await sweep(who)).toBeGreaterThan(200);
  },
  PATIENCE_MS,
);

test('an office does not reach another office’s part of the same application', async () => {
  const { desks } = town.people;
  const before = await kept.facts();
  const parts = [...town.stages.cleared_in_part.parts, ...town.stages.cleared.parts];
  for (const [own, who] of desks) {
    const others = parts.filter(([office]) => office !== own);
    for (const [name, endpoint] of clearanceEndpoints()) {
      const asks = async (clearance_id: number) =>
        told(endpoint, who, { params: { clearance_id }, body: samples[name].body ?? undefined });
      const missing = await asks(Number(NOBODYS['clearance_id']));
      expect([name, missing.slice(0, 5)]).toEqual([name, '[404,']);
      for (let from = 0; from < others.length; from += AT_ONCE) {
        const some = others.slice(from, from + AT_ONCE);
        const answers = some.map(async ([office, clearance_id]) => [own, office, name, await asks(clearance_id)]);
        expect(await Promise.all(answers)).toEqual(some.map(([office]) => [own, office, name, missing]));
      }
    }
  }
  expect(await kept.facts()).toBe(before);
});

function clearanceEndpoints() {
  const owners: readonly string[] = ['resubmitClearance', 'answerCondition'];
  return OWN_ENDPOINTS.filter(([name, { path }]) => path.includes(':clearance_id') && !owners.includes(name));
}

test.each([
  'listMyCompanies',
  'getOwnerDashboard',
  'getOwnerFigures',
  'getLastAttempt',
  'listMyPayments',
  'getStatement',
] as const)('another owner finds nothing of this one in %s, whatever the question names', async (name) => {
  const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
  const mine = [
    ...named('company_code'),
    ...named('assessment_code'),
    ...named('request_id'),
    ...named('receipt_no'),
  ].map(String);
  for (const query of [{}, samples[name].query ?? {}]) {
    const reply = endpoint && (await server.ask(endpoint, stranger, { query }));
    expect(reply?.raw.toString()).toBeTruthy();
    for (const word of mine) expect(reply?.raw.toString()).not.toContain(word);
  }
});

test.each(['listClearances', 'listHoldings', 'getOfficeDashboard'] as const)(
  'an office or a barangay without a part finds nothing in %s',
  async (name) => {
    const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
    const theirs = [...named('company_code'), ...named('assessment_code')].map(String);
    for (const who of outsiders.values()) {
      const reply = endpoint && (await server.ask(endpoint, who, { query: { limit: 100 } }));
      for (const word of theirs) expect(reply?.raw.toString()).not.toContain(word);
    }
  },
);

test('a paper for one’s own business cannot be hung on another’s application', async () => {
  const upload = ENDPOINTS.find(([name]) => name === 'listDocuments')?.[1];
  const reply =
    upload &&
    (await server.ask(upload, stranger, {
      params: { company_code: town.stages.filed.company_code },
      query: { assessment_code: town.stages.filed.assessment_code },
    }));
  expect(reply?.status).toBe(404);
});

test('the owner is still served by the same endpoints', async () => {
  expect(
    (
      await server.ask(getAssessment, town.people.owner, {
        params: { assessment_code: town.stages.filed.assessment_code },
      })
    ).status,
  ).toBe(200);
  expect((await server.ask(listSessions, town.people.owner)).body.data.map(({ id }) => id)).toContain(foreign_session);
});

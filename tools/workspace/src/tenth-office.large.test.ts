import { copyWorkspace, type WorkspaceCopy } from './generators/workspace-copy.ts';

/** Places that the README names for an office on the existing desk; each is reported by name when it is forgotten. */
const TABLE = 'libs/contracts/src/shared/offices.ts';
const ROUTING = 'libs/rules/src/intake/routing.ts';
const FACTS = 'tools/seed/data/offices.json';
const MUNICIPALITIES = ['san-isidro', 'maliwanag', 'tubigan'].map(
  (key) => `tools/seed/data/towns/${key}/municipality.json`,
);
const SLOTS = 'tools/release/slots.json';

const SERVER = ['apps/api', 'libs/contracts', 'libs/rules', 'tools/seed', 'tools/release'];
const BROWSER = ['apps/department', 'apps/shell', 'libs/desk'];

/** Test of the server's replies in a municipality with the office. */
const SERVER_TEST = `import { listClearances, listInquiryRecipients } from '@ebpls/contracts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { createMunicipalityFixture, type MunicipalityFixture } from './testing/municipality-fixture.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
beforeAll(async () => {
  server = await openTestServer();
  fixture = await createMunicipalityFixture(server);
});
afterAll(() => server.close());

test('queue', async () => {
  const { body } = await server.request(listClearances, fixture.people.officers.get('tourism'), { query: { view: 'open' } });
  expect(body.data.length).toBeGreaterThan(0);
});

test('number', async () => {
  const clearances = await server.api.db.selectFrom('clearance').select('clearance_no')
    .where('office', '=', 'tourism').where('clearance_no', 'is not', null).execute();
  expect(clearances.map(({ clearance_no }) => clearance_no?.slice(0, 4))).toContain('TOU-');
});

test('inquiries', async () => {
  const { body } = await server.request(listInquiryRecipients, fixture.people.owner);
  expect(body.data.map(({ label }) => label)).toContain('TOURISM');
});

test('permission', async () => {
  const { status } = await server.request(listClearances, fixture.people.owner, { query: { view: 'all' } });
  expect(status).toBe(403);
});
`;

const REMOTE_TEST = `import department from '../remote.config.ts';

test('mount', () => {
  const { mounts, admits, menu } = department.slots['tourism'] ?? {};
  expect([mounts, admits, menu?.map(({ path }) => path)]).toEqual([
    ['/tourism'],
    ['tourism'],
    ['request/clearances', 'request/holdings/list'],
  ]);
});
`;

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace();
  copy.edit(TABLE, (text) =>
    text.replace('  bplo: {', "  tourism: { role_id: 30, clearance_prefix: 'TOU-', has_files: false },\n  bplo: {"),
  );
});
afterAll(() => copy.remove());

test('a tenth office in the table is missed by name in the rules of routing, the facts, the people and the slots', async () => {
  const types = await copy.readTypes('rules.json', ['libs/rules', 'libs/contracts']);
  expect(types.output).toMatch(/routing\.ts.*\n?.*tourism/);
  const seed = await copy.runTests('tools/seed', 'people.test');
  expect(seed.output).toContain('tourism');
  expect(seed.status).not.toBe(0);
  const slots = await copy.runTests('tools/workspace', 'src/repo-checks.test', '-t', 'has a slot');
  expect(slots.output).toMatch(/\+ +"tourism"/);
});

test('with its row, its rules, its facts, one person and a slot it is served like the others', async () => {
  copy.edit(ROUTING, (text) =>
    text.replace(
      '  barangay: {\n',
      "  tourism: { NEW: requireAlways('zoning_of_the_place'), RENEWAL: skipAlways, AMENDMENT: skipAlways, RETIREMENT: skipAlways },\n  barangay: {\n",
    ),
  );
  copy.edit(FACTS, (text) => {
    const offices = JSON.parse(text) as { office: string }[];
    const assessor = offices.find(({ office }) => office === 'assessor');
    return JSON.stringify([...offices, { ...assessor, office: 'tourism', role_id: 30, number_prefix: 'TOU-' }]);
  });
  for (const file of MUNICIPALITIES)
    copy.edit(file, (text) => text.replace('"staff": {', '"staff": {\n    "tourism": ["Amihan", "Reyes"],'));
  copy.edit(SLOTS, (text) =>
    text.replace('"bplo": "department', '"tourism": "department@0.1.0",\n    "bplo": "department'),
  );
  copy.write('apps/api/src/tourism.test.ts', SERVER_TEST);
  copy.write('apps/department/src/tourism.test.ts', REMOTE_TEST);

  const results = await Promise.all([
    copy.readTypes('server.json', SERVER).then(async (types) => [types, await copy.readTypes('browser.json', BROWSER)]),
    (async () => [
      await copy.runTests('apps/api', 'src/tourism.test'),
      await copy.runTests('tools/seed', 'people.test'),
      await copy.runTests('libs/rules', 'san-isidro.test'),
      await copy.runTests('apps/department', 'src/tourism.test'),
    ])(),
  ]);
  expect(results.flat().filter(({ status }) => status !== 0)).toEqual([]);
});

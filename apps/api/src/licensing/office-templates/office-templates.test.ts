import {
  claimClearance,
  getAssessment,
  getClearance,
  getOfficeTemplates,
  publishOfficeTemplates,
  type OfficeTemplate,
} from '@ebpls/contracts';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let fire: TestPerson;
let chief: TestPerson;

const NAME = { en: 'Blocked exit', fil: 'May harang' };
const EXIT: OfficeTemplate = {
  act: 'return',
  title: NAME,
  text: { en: 'Clear the exit of {business} ({application}).', fil: 'Alisin ang harang ng {business}.' },
};

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo', { permissions: ['office_head'] });
  fire = await server.person('fire');
  chief = await server.person('fire', { permissions: ['office_head'] });
});
afterAll(() => server.close());

async function publish(templates: readonly unknown[], person = chief) {
  const { version } = (await server.request(getOfficeTemplates, person, {})).body;
  return server.request(publishOfficeTemplates, person, { body: { version, templates } });
}

async function createFireCase() {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: filedApplication.assessment_code };
  const whole = (await server.request(getAssessment, bplo, { params })).body;
  const clearance_id = whole.clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  return { clearance_id, whole, params };
}

test('the head writes the templates of the office; its clerks have them with the facts of the case', async () => {
  expect((await publish([EXIT])).status).toBe(200);
  const { clearance_id, whole } = await createFireCase();
  const { templates } = (await server.request(getClearance, fire, { params: { clearance_id } })).body;
  expect(templates).toEqual([
    {
      act: 'return',
      title: 'Blocked exit',
      text: `Clear the exit of ${whole.company_name} (${whole.assessment_code}).`,
    },
  ]);
});

test('the licensing office has its own in an application; nobody else is shown them there', async () => {
  await publish([{ ...EXIT, text: { en: 'Of {owner}', fil: 'Ni {owner}' } }], bplo);
  const { whole, params } = await createFireCase();
  expect(whole.templates).toEqual([{ act: 'return', title: 'Blocked exit', text: `Of ${whole.owner_name}` }]);
  for (const person of [owner, fire, await server.person('admin')])
    expect((await server.request(getAssessment, person, { params })).body).not.toHaveProperty('templates');
});

test('only the head writes, and the author stays on record with every version', async () => {
  expect((await publish([EXIT], fire)).status).toBe(403);
  expect((await server.request(getOfficeTemplates, fire, {})).body.may_publish).toBe(false);
  const { version } = (await publish([])).body;
  await publish([EXIT]);
  const auditEntry = await server.api.db
    .selectFrom('audit_entry')
    .select(['account_id', 'detail'])
    .where('act', '=', 'template.publish')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(auditEntry).toMatchObject({ account_id: chief.account_id, detail: { office: 'fire', version: version + 1 } });
  const storedRow = await server.api.db
    .selectFrom('office_templates')
    .select('templates')
    .where('office', '=', 'fire')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  expect(storedRow.templates).toEqual([]);
});

test('an unseen version is not overwritten', async () => {
  const { version } = (await publish([EXIT])).body;
  const stale = await server.request(publishOfficeTemplates, chief, { body: { version: version - 1, templates: [] } });
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  const replies = await Promise.all(
    [[EXIT], []].map((templates) => server.request(publishOfficeTemplates, chief, { body: { version, templates } })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a barangay begins with the templates of all, and writes its own for itself alone', async () => {
  const silangan = await server.person('barangay-silangan', { permissions: ['office_head'] });
  const balite = await server.person('barangay-balite');
  const before = (await server.request(getOfficeTemplates, balite, {})).body;
  await publish([EXIT], silangan);
  expect((await server.request(getOfficeTemplates, silangan, {})).body.templates).toEqual([EXIT]);
  expect((await server.request(getOfficeTemplates, balite, {})).body).toEqual(before);
});

test('a placeholder that no case has is refused at its text, and nothing is written', async () => {
  const { version } = (await server.request(getOfficeTemplates, chief, {})).body;
  const refusal = await publish([EXIT, { ...EXIT, text: { en: 'Of {gross}', fil: '' } }]);
  expect(refusal).toMatchObject({ status: 422 });
  expect(JSON.stringify(refusal.body)).toContain('templates.1.text.en');
  expect((await server.request(getOfficeTemplates, chief, {})).body.version).toBe(version);
});

import { acceptAssessment, downloadDocument, getAssessment, submitAssessment } from '@ebpls/contracts';

import {
  A_DECLARATION,
  A_PNG,
  createAcceptedApplication,
  prepareApplication,
  sendPaper,
} from '../../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../../testing/open-server.ts';
import { seedMunicipality } from '../../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
});
afterAll(() => server.close());

const listRequirements = async (person: TestPerson, assessment_code: string) =>
  (await server.request(getAssessment, person, { params: { assessment_code } })).body.requirements;

/** One paper as the licensing office sees it; fails where none was sent. */
async function getPaper(assessment_code: string, requirement_code: string) {
  const item = (await listRequirements(bplo, assessment_code)).find(({ code }) => code === requirement_code);
  if (!item?.document) throw new Error(`${assessment_code} has no ${requirement_code}`);
  return { ...item, document: item.document };
}

/** A business of 2025 that renews with one new paper; its other papers are unchanged. */
async function createRenewal() {
  const former = await createAcceptedApplication(server, { owner, bplo });
  const { db } = server.api;
  await db
    .updateTable('application')
    .set({ state: 'ISSUED', tax_year: 2025 })
    .where('assessment_code', '=', former.assessment_code)
    .execute();
  const { company_code } = former;
  await db.updateTable('business').set({ state: 'ACTIVE' }).where('company_code', '=', company_code).execute();
  const draft = await prepareApplication(server, owner, { company_code, application_type: 'RENEWAL' });
  const [first] = await listRequirements(owner, draft);
  const requirement_code = first?.code ?? '';
  await sendPaper(server, owner, {
    company_code,
    requirement_code,
    assessment_code: draft,
    bytes: A_PNG,
    type: 'image/png',
  });
  const body = { ...A_DECLARATION, lines: [{ line: 'L11', gross_non_essential: '900000.00' }] };
  const reply = await server.request(submitAssessment, owner, { params: { assessment_code: draft }, body });
  expect(reply.status).toBe(200);
  const { assessment_code } = reply.body;
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  return { former: former.assessment_code, assessment_code, requirement_code };
}

test('an office sees the paper of the earlier year beside the new one, and opening it is recorded', async () => {
  const { former, assessment_code, requirement_code } = await createRenewal();
  const before = await getPaper(former, requirement_code);
  const now = await getPaper(assessment_code, requirement_code);
  const document_id = before.document.document_id;
  expect(now.earlier).toMatchObject({ assessment_code: former, tax_year: 2025, document: { document_id } });
  expect(now.document.document_id).not.toBe(document_id);

  expect((await server.request(downloadDocument, bplo, { params: { document_id } })).status).toBe(200);
  const views = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('act', '=', 'document.view')
    .where('object_id', '=', document_id)
    .execute();
  expect(views).toHaveLength(1);
});

test('an unchanged paper has no earlier version beside it, and an owner sees no earlier papers', async () => {
  const { assessment_code, requirement_code } = await createRenewal();
  const officeRequirements = await listRequirements(bplo, assessment_code);
  const unchangedItems = officeRequirements.filter(
    ({ code, document, is_kept }) => code !== requirement_code && document && is_kept,
  );
  expect(unchangedItems.length).toBeGreaterThan(0);
  expect(unchangedItems.every(({ earlier }) => earlier === undefined)).toBe(true);
  const ownerRequirements = await listRequirements(owner, assessment_code);
  expect(ownerRequirements.every(({ earlier }) => earlier === undefined)).toBe(true);
});

test('an office that had no part in the earlier application does not see its papers', async () => {
  const { former, assessment_code, requirement_code } = await createRenewal();
  const fire = await server.person('fire');
  const findEarlier = async () =>
    (await listRequirements(fire, assessment_code)).find(({ code }) => code === requirement_code)?.earlier;
  expect(await findEarlier()).toBeDefined();
  const { db } = server.api;
  const { assessment_id } = await db
    .selectFrom('application')
    .select('assessment_id')
    .where('assessment_code', '=', former)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('clearance').where('assessment_id', '=', assessment_id).where('office', '=', 'fire').execute();
  expect(await findEarlier()).toBeUndefined();
});

import {
  acceptAssessment,
  bringPaper,
  getAssessment,
  listDocuments,
  markDocumentInapplicable,
  removeDocument,
  returnAssessment,
  submitAssessment,
} from '@ebpls/contracts';

import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { A_DECLARATION, prepareApplication, registerBusiness } from '../../testing/application-fixture.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

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

const REASON = 'The shop is in the public market, which holds the permit.';

/** A draft without the file of the occupancy permit. */
async function prepareWithoutPermit() {
  server.setNow('2026-01-12T08:00:00+08:00');
  const company_code = await registerBusiness(server, owner);
  const assessment_code = await prepareApplication(server, owner, { company_code });
  const { data } = (await server.request(listDocuments, owner, { params: { company_code } })).body;
  const permit = data.find(({ requirement_code }) => requirement_code === 'R03');
  await server.request(removeDocument, owner, { params: { document_id: permit?.document_id ?? '' } });
  const params = { assessment_code };
  const mark = (reason: string | null, person = owner) =>
    server.request(markDocumentInapplicable, person, { params, body: { requirement_code: 'R03', reason } });
  const file = () => server.request(submitAssessment, owner, { params, body: A_DECLARATION });
  const find = async (person: TestPerson, code = assessment_code) =>
    (await server.request(getAssessment, person, { params: { assessment_code: code } })).body.requirements.find(
      (item) => item.code === 'R03',
    );
  return { assessment_code, mark, file, find };
}

test('a document that does not apply blocks no filing, and the office reads the reason and may accept', async () => {
  const { mark, file, find } = await prepareWithoutPermit();
  expect((await file()).status).toBe(422);
  expect((await mark(REASON)).body).toEqual({ inapplicable_reason: REASON });
  const { body: filedReply } = await file();
  expect(filedReply.state).toBe('SUBMITTED');
  expect(await find(bplo, filedReply.assessment_code)).toMatchObject({ inapplicable_reason: REASON, document: null });
  const params = { assessment_code: filedReply.assessment_code };
  expect((await server.request(acceptAssessment, bplo, { params, body: {} })).body.state).toBe('IN_CLEARANCE');
  expect((await mark(null)).status).toBe(409);
});

test('the reason is required, can be withdrawn, and gives way to the choice to bring the original', async () => {
  const { assessment_code, mark, find } = await prepareWithoutPermit();
  expect(Object.keys((await mark(' ')).body.error.fields ?? {})).toEqual(['reason']);
  await mark(REASON);
  await mark(null);
  expect((await find(owner))?.inapplicable_reason).toBeUndefined();
  await mark(REASON);
  await server.request(bringPaper, owner, {
    params: { assessment_code },
    body: { requirement_code: 'R03', is_brought: true },
  });
  expect(await find(owner)).toMatchObject({ is_brought: true });
  expect((await find(owner))?.inapplicable_reason).toBeUndefined();
  await mark(REASON);
  expect(await find(owner)).toMatchObject({ is_brought: false, inapplicable_reason: REASON });
});

test('an office that requests the document all the same ends the statement, and the document is missing again', async () => {
  const { mark, file, find } = await prepareWithoutPermit();
  await mark(REASON);
  const { body: filedReply } = await file();
  const params = { assessment_code: filedReply.assessment_code };
  await server.request(returnAssessment, bplo, {
    params,
    body: { remarks: 'The market has no permit of its own.', requirement_codes: ['R03'] },
  });
  expect((await find(owner, filedReply.assessment_code))?.inapplicable_reason).toBeUndefined();
  const secondFiling = await server.request(submitAssessment, owner, { params, body: A_DECLARATION });
  expect(Object.keys(secondFiling.body.error.fields ?? {})).toEqual(['requirements.R03']);
});

test('silence of the licensing office accepts no document that only its owner says does not apply', async () => {
  const { mark, file, find } = await prepareWithoutPermit();
  await mark(REASON);
  const { body: filedReply } = await file();
  server.setNow('2026-01-15T17:00:00+08:00');
  await enqueueJob(server.api.db, { task: 'accept_unjudged', payload: {} });
  await server.api.jobs.runDue();
  const params = { assessment_code: filedReply.assessment_code };
  expect((await server.request(getAssessment, bplo, { params })).body.state).toBe('SUBMITTED');
  expect(await find(bplo, filedReply.assessment_code)).toMatchObject({ inapplicable_reason: REASON });
});

test('another owner states nothing about the application', async () => {
  const { mark } = await prepareWithoutPermit();
  expect((await mark(REASON, await server.person('user'))).status).toBe(404);
});

import {
  acceptAssessment,
  approveClearance,
  bringPaper,
  claimClearance,
  getAssessment,
  listDocuments,
  markOriginalSeen,
  removeDocument,
  submitAssessment,
  withdrawAssessment,
} from '@ebpls/contracts';

import { enqueueJob } from '../../platform/jobs/jobs.ts';
import {
  A_DECLARATION,
  OUT_OF_TURN_REASON,
  prepareApplication,
  registerBusiness,
  sendPaper,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let bplo: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  bplo = await server.person('bplo');
});
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));
afterAll(() => server.close());

interface PreparedFiling {
  readonly owner: TestPerson;
  readonly company_code: string;
  readonly assessment_code: string;
}

/** An application that lacks one document, the registration unless named. */
async function prepareWithoutRegistration(missing = 'R01'): Promise<PreparedFiling> {
  const owner = await server.person('user');
  const company_code = await registerBusiness(server, owner);
  const assessment_code = await prepareApplication(server, owner, { company_code });
  const { data } = (await server.request(listDocuments, owner, { params: { company_code } })).body;
  const registration = data.find(({ requirement_code }) => requirement_code === missing);
  await server.request(removeDocument, owner, { params: { document_id: registration?.document_id ?? '' } });
  return { owner, company_code, assessment_code };
}

function bring({ owner, assessment_code }: PreparedFiling, is_brought: boolean, requirement_code = 'R01') {
  return server.request(bringPaper, owner, { params: { assessment_code }, body: { requirement_code, is_brought } });
}

async function findPaper(
  { assessment_code }: Pick<PreparedFiling, 'assessment_code'>,
  person: TestPerson,
  code = 'R01',
) {
  const { requirements } = (await server.request(getAssessment, person, { params: { assessment_code } })).body;
  return requirements.find((item) => item.code === code);
}

const file = ({ owner, assessment_code }: PreparedFiling) =>
  server.request(submitAssessment, owner, { params: { assessment_code }, body: A_DECLARATION });

test('a paper that its owner brings does not block the filing, and the office sees it and may accept', async () => {
  const filing = await prepareWithoutRegistration();
  expect((await file(filing)).status).toBe(422);
  expect((await bring(filing, true)).body).toEqual({ is_brought: true });
  expect(await findPaper(filing, filing.owner)).toMatchObject({ is_brought: true, document: null });

  const { body: fileReply } = await file(filing);
  expect(fileReply.state).toBe('SUBMITTED');
  expect(await findPaper(fileReply, bplo)).toMatchObject({ is_brought: true, document: null });
  const acceptReply = await server.request(acceptAssessment, bplo, {
    params: { assessment_code: fileReply.assessment_code },
    body: {},
  });
  expect([acceptReply.status, acceptReply.body.state]).toEqual([200, 'IN_CLEARANCE']);
});

test('the receipt of the filing names the originals that the owner brings', async () => {
  const filing = await prepareWithoutRegistration();
  await bring(filing, true);
  await file(filing);
  const mails = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', filing.owner.email)
    .where('template', '=', 'application_submitted_originals')
    .execute();
  expect(mails).toEqual([{ body_text: expect.stringContaining('Proof of registration') }]);
  expect(mails[0]?.body_text).toContain('/assessment/details/originals/');
});

test('silence of the licensing office accepts no unseen paper', async () => {
  const filing = await prepareWithoutRegistration();
  await bring(filing, true);
  const { body: fileReply } = await file(filing);
  server.setNow('2026-01-15T17:00:00+08:00');
  await enqueueJob(server.api.db, { task: 'accept_unjudged', payload: {} });
  await server.api.jobs.runDue();
  const { state } = (
    await server.request(getAssessment, bplo, { params: { assessment_code: fileReply.assessment_code } })
  ).body;
  expect(state).toBe('SUBMITTED');
});

test('a copy that is sent after all replaces the promise, and the promise may be withdrawn', async () => {
  const filing = await prepareWithoutRegistration();
  await bring(filing, true);
  await bring(filing, false);
  expect(await findPaper(filing, filing.owner)).toMatchObject({ is_brought: false });
  expect((await file(filing)).status).toBe(422);

  await bring(filing, true);
  const { owner, company_code, assessment_code } = filing;
  await sendPaper(server, owner, { company_code, assessment_code, requirement_code: 'R01' });
  expect(await findPaper(filing, owner)).toMatchObject({ is_brought: false, document: { requirement_code: 'R01' } });
});

test('a paper that is not required, is sent already, is filed or is another’s cannot be promised', async () => {
  const filing = await prepareWithoutRegistration();
  expect((await bring(filing, true, 'R99')).status).toBe(422);
  const all = (
    await server.request(getAssessment, filing.owner, { params: { assessment_code: filing.assessment_code } })
  ).body.requirements;
  const sentCode = all.find(({ document }) => document !== null)?.code ?? '';
  expect((await bring(filing, true, sentCode)).status).toBe(409);
  expect((await bring({ ...filing, owner: await server.person('user') }, true)).status).toBe(404);
  await bring(filing, true);
  const { body: fileReply } = await file(filing);
  expect((await bring({ ...filing, ...fileReply }, false)).status).toBe(409);
  expect(await findPaper(fileReply, bplo)).toMatchObject({ is_brought: true });
});

test('an office clears only after it has marked the original as seen, and the owner reads who has seen it', async () => {
  const engineer = await server.person('engineering');
  const filing = await prepareWithoutRegistration('R03');
  await bring(filing, true, 'R03');
  const { assessment_code } = (await file(filing)).body;
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  const { clearances } = (await server.request(getAssessment, filing.owner, { params: { assessment_code } })).body;
  const clearance_id = clearances.find(({ office }) => office === 'engineering')?.clearance_id ?? 0;
  await server.request(claimClearance, engineer, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const approve = () => server.request(approveClearance, engineer, { params: { clearance_id }, body: {} });
  const mark = (person: TestPerson, is_seen: boolean, requirement_code = 'R03') =>
    server.request(markOriginalSeen, person, { params: { assessment_code }, body: { requirement_code, is_seen } });

  expect((await approve()).body).toMatchObject({
    error: { code: 'conflict', message: expect.stringContaining('R03') },
  });
  expect((await mark(bplo, true)).status).toBe(409);
  expect((await mark(engineer, true, 'R04')).status).toBe(409);
  expect((await mark(filing.owner, true)).status).toBe(403);
  expect((await mark(engineer, true)).body).toEqual({ is_seen: true });
  expect((await mark(engineer, true)).body).toEqual({ is_seen: true });
  await mark(engineer, false);
  expect((await approve()).status).toBe(409);
  await mark(engineer, true);
  expect(await findPaper({ assessment_code }, filing.owner, 'R03')).toMatchObject({ seen_by: ['engineering'] });
  const { timeline } = (await server.request(getAssessment, filing.owner, { params: { assessment_code } })).body;
  expect(timeline.filter(({ title }) => title.includes('original of'))).toHaveLength(3);
  expect((await approve()).status).toBe(200);
});

test('no original of an application that has ended is marked as seen', async () => {
  const filing = await prepareWithoutRegistration();
  await bring(filing, true);
  const { assessment_code } = (await file(filing)).body;
  const mark = async () =>
    (
      await server.request(markOriginalSeen, bplo, {
        params: { assessment_code },
        body: { requirement_code: 'R01', is_seen: true },
      })
    ).status;
  expect(await mark()).toBe(200);
  await server.request(withdrawAssessment, filing.owner, { params: { assessment_code } });
  expect(await mark()).toBe(409);
});

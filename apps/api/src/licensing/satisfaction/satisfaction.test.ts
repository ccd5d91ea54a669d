import {
  answerSatisfactionSurvey,
  downloadReport,
  getAssessment,
  getReport,
  getSatisfactionSurvey,
  SERVICE_QUESTIONS,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let owner: TestPerson;
let admin: TestPerson;
let issuedApplication: { readonly assessment_code: string };

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  ({ owner, treasurer: admin } = fixture.people);
  ({ issued: issuedApplication } = fixture.stages);
});
afterAll(() => server.close());
beforeEach(() => server.api.db.deleteFrom('satisfaction_response').execute());

const ANSWERS = {
  client_type: 'BUSINESS',
  sex: 'FEMALE',
  age: '41',
  region: 'Region 99',
  cc1: '1',
  cc2: '1',
  cc3: '2',
  ...(Object.fromEntries(SERVICE_QUESTIONS.map((question) => [question, '5'])) as Record<
    (typeof SERVICE_QUESTIONS)[number],
    '5'
  >),
  suggestions: '',
  email: '',
} as const;

const answer = (
  person: TestPerson | undefined,
  overrides: object = {},
  assessment_code = issuedApplication.assessment_code,
) =>
  server.request(answerSatisfactionSurvey, person, { params: { assessment_code }, body: { ...ANSWERS, ...overrides } });
const read = (person: TestPerson, by: 'question' | 'service' | 'charter' | 'suggestion') =>
  server.request(getReport, person, { params: { report: 'satisfaction' }, query: { by, limit: '100' } });
const isSurveyOffered = async (person = owner) =>
  (await server.request(getAssessment, person, { params: issuedApplication })).body.is_survey_offered;

test('the owner of an issued permit is offered the survey once', async () => {
  expect(await isSurveyOffered()).toBe(true);
  expect((await server.request(getSatisfactionSurvey, owner, { params: issuedApplication })).body).toMatchObject({
    application_type: 'NEW',
    region: 'Region 99',
    is_answered: false,
  });
  expect((await answer(owner)).status).toBe(200);
  expect(await isSurveyOffered()).toBe(false);
  const secondAnswer = await answer(owner);
  expect([secondAnswer.status, secondAnswer.body.error?.message]).toEqual([
    409,
    'The survey for this application has already been answered.',
  ]);
});

test('nobody else answers it, and nobody before the permit is issued', async () => {
  expect((await answer(await server.person('user'))).status).toBe(404);
  expect((await answer(admin)).status).toBe(403);
  expect((await answer(undefined)).status).toBe(401);
  expect((await answer(owner, {}, fixture.stages.paid.assessment_code)).status).toBe(409);
  expect(await isSurveyOffered(admin)).toBe(false);
});

test.each([
  [{ sqd3: '6' }, 'sqd3'],
  [{ cc1: '4' }, 'cc1'],
  [{ cc2: '5' }, 'cc1'],
  [{ age: '7' }, 'age'],
  [{ email: 'nobody' }, 'email'],
  [{ client_type: '' }, 'client_type'],
])('%o is refused at %s', async (overrides, field) => {
  const { status, body } = await answer(owner, overrides);
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]]);
});

test('the administrator reads counts and the score of the circular by question and by service', async () => {
  await answer(owner, { sqd1: '4', sqd2: '3', sqd5: 'NA' });
  const questions = (await read(admin, 'question')).body;
  const findRow = (key: string) => questions.data.find((one) => one.key === `NEW ${key}`);
  expect(questions.data).toHaveLength(9);
  expect(findRow('sqd1')).toMatchObject({ counts: { agree: 1, responses: 1 }, texts: { agree_share: '100.00' } });
  expect(findRow('sqd2')).toMatchObject({ counts: { neither: 1 }, texts: { agree_share: '0.00' } });
  expect(findRow('sqd5')).toMatchObject({ counts: { not_applicable: 1 }, texts: { agree_share: '' } });
  const services = (await read(admin, 'service')).body;
  // Six of seven ratings agree; the first question and the one that does not apply are left out.
  expect(services.data[0]).toMatchObject({
    counts: { responses: 1 },
    texts: { satisfied_share: '100.00', overall_share: '85.71' },
  });
  expect(services.foot?.texts['overall_share']).toBe('85.71');
  const charter = (await read(admin, 'charter')).body;
  expect(charter.data.find(({ key }) => key === 'cc3 2')?.counts).toEqual({ answers: 1 });
});

test('no report names who answered', async () => {
  await answer(owner, { suggestions: 'More seats, please.', email: 'me@example.com' });
  const { rows } = await sql<{ name: string; company_name: string }>`
    select o.firstname || ' ' || o.lastname as name, b.company_name
    from application a
    join business b using (business_id)
    join account o on o.id = a.owner_id
    where a.assessment_code = ${issuedApplication.assessment_code}`.execute(server.api.db);
  for (const by of ['question', 'service', 'charter', 'suggestion'] as const) {
    const text = JSON.stringify((await read(admin, by)).body);
    for (const privateText of [rows[0]?.name, rows[0]?.company_name, issuedApplication.assessment_code])
      expect(text).not.toContain(privateText);
  }
  const suggestion = (await read(admin, 'suggestion')).body.data[0];
  expect(suggestion?.texts).toMatchObject({ suggestion: 'More seats, please.', email: 'me@example.com' });
  const file = await server.request(downloadReport, admin, {
    params: { report: 'satisfaction' },
    query: { by: 'suggestion', format: 'csv' },
  });
  expect(file.raw.toString()).toContain('More seats, please.');
  expect((await read(await server.person('bplo'), 'service')).status).toBe(403);
});

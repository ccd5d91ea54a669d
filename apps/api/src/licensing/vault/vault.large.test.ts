import {
  acceptAssessment,
  declareValidity,
  type DocumentRow,
  downloadDocument,
  getAssessment,
  reviewDocument,
  listDocuments,
  listVault,
  removeDocument,
  returnAssessment,
  startAssessment,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  A_DECLARATION,
  A_PDF,
  createAcceptedApplication,
  fileApplication,
  prepareApplication,
  registerBusiness,
  sendPaper,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  bplo = await server.person('bplo');
});
afterAll(() => server.close());
beforeEach(async () => {
  setDay('2026-01-12');
  owner = await server.person('user');
});

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const createOtherPdf = (text: string): Buffer => Buffer.concat([A_PDF, Buffer.from(`%${text}`)]);

async function findPaper(assessment_code: string, code: string, person = owner) {
  const { requirements } = (await server.request(getAssessment, person, { params: { assessment_code } })).body;
  return requirements.find((item) => item.code === code);
}

/** Id of the sketch of the place, which fire and the barangay look at. */
async function getDocumentId(assessment_code: string, person: TestPerson): Promise<string> {
  return (await findPaper(assessment_code, 'R08', person))?.document?.document_id ?? '';
}

async function send(company_code: string, requirement_code: string, text = ''): Promise<DocumentRow> {
  return (await sendPaper(server, owner, { company_code, requirement_code, bytes: createOtherPdf(text) })).body;
}

const setDates = (document_id: string, valid_until: string | null, valid_from: string | null = null, person = owner) =>
  server.request(declareValidity, person, { params: { document_id }, body: { valid_from, valid_until } });
const open = async (document_id: string, person: TestPerson): Promise<number> =>
  (await server.request(downloadDocument, person, { params: { document_id } })).status;
const remove = (document_id: string) => server.request(removeDocument, owner, { params: { document_id } });
const listVaultPapers = async (person = owner, query: { company_code?: string } = {}) =>
  (await server.request(listVault, person, { query })).body.data;
const file = (assessment_code: string) =>
  server.request(submitAssessment, owner, { params: { assessment_code }, body: A_DECLARATION });

/** Another application of the business, after the first one ended. */
async function fileAgain(company_code: string, first: string): Promise<string> {
  await sql`update application set state = 'WITHDRAWN', decided_at = now()
    where assessment_code = ${first}`.execute(server.api.db);
  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  return (await server.request(startAssessment, owner, { params: { company_code }, body })).body.assessment_code;
}

test('a second application finds every paper there, and is filed without a single upload', async () => {
  const first = await fileApplication(server, owner);
  const before = (await listVaultPapers()).map(({ document_id }) => document_id);
  const second = await fileAgain(first.company_code, first.assessment_code);
  expect(await findPaper(second, 'R04')).toMatchObject({ is_kept: true, document: { state: 'PENDING_REVIEW' } });

  const reply = await file(second);
  expect(reply.status).toBe(200);
  const papers = await listVaultPapers();
  expect(papers.map(({ document_id }) => document_id)).toEqual(before);
  expect(
    papers.find(({ requirement_code }) => requirement_code === 'R04')?.uses.map((use) => use.assessment_code),
  ).toEqual([first.assessment_code, reply.body.assessment_code].toSorted());
});

test('an ID is the owner’s and is found at another business; the papers of a business stay with it', async () => {
  const first = await fileApplication(server, owner);
  const company_code = await registerBusiness(server, owner);
  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  const { assessment_code } = (await server.request(startAssessment, owner, { params: { company_code }, body })).body;
  expect(await findPaper(assessment_code, 'R06')).toMatchObject({ is_kept: true });
  expect(await findPaper(assessment_code, 'R01')).toMatchObject({ is_kept: false, document: null });
  const companyPapers = await listVaultPapers(owner, { company_code });
  expect(companyPapers.map((paper) => [paper.requirement_code, paper.company_code])).toEqual([
    ['R06', first.company_code],
  ]);
  expect(await findPaper(assessment_code, 'R06', owner)).toMatchObject({ expires: true });
});

test('papers come by pages of businesses, and the owner’s own papers once, with the first', async () => {
  const first = await fileApplication(server, owner);
  const second = await registerBusiness(server, owner);
  await send(second, 'R01');
  const page = async (query: { limit: string; cursor?: string }) =>
    (await server.request(listVault, owner, { query })).body;
  const one = await page({ limit: '1' });
  const two = await page({ limit: '1', cursor: one.next_cursor ?? '' });
  expect([one.next_cursor, two.next_cursor]).toEqual([expect.any(String), null]);
  expect(new Set(one.data.map(({ company_code }) => company_code))).toEqual(new Set([first.company_code]));
  expect(one.data.map(({ requirement_code }) => requirement_code)).toContain('R06');
  expect(two.data.map((paper) => [paper.company_code, paper.requirement_code])).toEqual([[second, 'R01']]);
  const newest = await send(second, 'R06', 'newer');
  const withNewest = await page({ limit: '1' });
  expect(withNewest.data.map(({ document_id }) => document_id)).toContain(newest.document_id);
});

test('another owner’s papers are in no other list or application', async () => {
  const mine = await fileApplication(server, owner);
  const [paper] = await listVaultPapers();
  const otherUser = await server.person('user');
  expect(await listVaultPapers(otherUser)).toEqual([]);
  const reply = await server.request(listVault, otherUser, { query: { company_code: mine.company_code } });
  expect(reply.status).toBe(404);
  expect((await setDates(paper?.document_id ?? '', '2027-01-01', null, otherUser)).status).toBe(404);
  const theirs = await registerBusiness(server, otherUser);
  const target = { company_code: theirs, requirement_code: 'R01', assessment_code: mine.assessment_code };
  expect((await sendPaper(server, otherUser, target)).status).toBe(404);
});

test('a paper that has ended is not offered, and one that ends before its application is filed does not count', async () => {
  const company_code = await registerBusiness(server, owner);
  const storedPaper = await send(company_code, 'R01');
  await setDates(storedPaper.document_id, '2026-01-11');
  const draft = await prepareApplication(server, owner, { company_code });
  const own = await findPaper(draft, 'R01');
  expect([own?.is_kept, own?.document?.document_id === storedPaper.document_id]).toEqual([false, false]);

  await setDates(own?.document?.document_id ?? '', '2026-01-14');
  setDay('2026-01-15');
  expect(await findPaper(draft, 'R01')).toMatchObject({ document: { is_expired: true } });
  expect(Object.keys((await file(draft)).body.error.fields ?? {})).toEqual(['requirements.R01']);
});

test('a paper that ends between filing and acceptance keeps the application from being accepted', async () => {
  const company_code = await registerBusiness(server, owner);
  const draft = await prepareApplication(server, owner, { company_code });
  const { document } = (await findPaper(draft, 'R01')) ?? {};
  await setDates(document?.document_id ?? '', '2026-01-14');
  const { assessment_code } = (await file(draft)).body;
  const accept = () => server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  setDay('2026-01-15');
  expect(await findPaper(assessment_code, 'R01', bplo)).toMatchObject({ document: { is_expired: true } });
  expect((await accept()).status).toBe(409);
  expect((await setDates(document?.document_id ?? '', '2030-01-01')).status).toBe(409);

  const returnInput = { remarks: 'The registration has ended.', requirement_codes: ['R01'], marks: [] };
  await server.request(returnAssessment, bplo, { params: { assessment_code }, body: returnInput });
  setDay('2026-01-16');
  await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R01',
    assessment_code,
    bytes: createOtherPdf('renewed'),
  });
  expect((await file(assessment_code)).status).toBe(200);
  expect((await accept()).status).toBe(200);
});

test('an office corrects the day, and then the owner’s word no longer counts', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const { document } = (await findPaper(assessment_code, 'R01')) ?? {};
  const document_id = document?.document_id ?? '';
  const judgeReply = await server.request(reviewDocument, bplo, {
    params: { document_id },
    body: { state: 'VALID', remarks: 'The day on the paper is another one.', valid_until: '2025-12-31' },
  });
  expect(judgeReply.body).toMatchObject({ valid_until: '2025-12-31', is_expired: true });
  expect((await setDates(document_id, '2031-01-01')).body.error.message).toMatch(/reviewing this document/);
  const shownPaper = (await listVaultPapers(owner, { company_code })).find(
    (paper) => paper.document_id === document_id,
  );
  expect(shownPaper).toMatchObject({ may_date: false, is_expired: true });
});

test('a day that comes before the first one is refused at its field', async () => {
  const paper = await send(await registerBusiness(server, owner), 'R10');
  const refusal = await setDates(paper.document_id, '2026-01-01', '2026-02-01');
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['valid_until']]);
});

test('a paper on an office’s desk stays there when the owner sends a newer one', async () => {
  const { company_code, assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const fire = await server.person('fire');
  const filedDocument = await getDocumentId(assessment_code, fire);
  const newer = await send(company_code, 'R08', 'newer');
  expect(newer.version).toBe(2);
  expect(await getDocumentId(assessment_code, fire)).toBe(filedDocument);
  expect([await open(filedDocument, fire), await open(newer.document_id, fire)]).toEqual([200, 404]);
  expect((await server.request(listDocuments, fire, { params: { company_code } })).body.data).toHaveLength(7);

  const second = await fileAgain(company_code, assessment_code);
  expect(await getDocumentId(second, owner)).toBe(newer.document_id);
  expect(await getDocumentId(assessment_code, fire)).toBe(filedDocument);
});

test('the newest of two devices replaces the paper, and both versions are stored', async () => {
  const company_code = await registerBusiness(server, owner);
  const replies = await Promise.all(['phone', 'laptop'].map((device) => send(company_code, 'R10', device)));
  const draft = await prepareApplication(server, owner, { company_code });
  const newest = replies.find(({ version }) => version === 2);
  expect((await findPaper(draft, 'R10'))?.document?.document_id).toBe(newest?.document_id);
  expect(await listVaultPapers(owner, { company_code })).toHaveLength(replies.length + 7);
});

test('papers of a filed application cannot be removed, and the refusal names it; others can', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const { document } = (await findPaper(assessment_code, 'R08')) ?? {};
  const refusal = await remove(document?.document_id ?? '');
  expect([refusal.status, refusal.body.error.message.includes(assessment_code)]).toEqual([409, true]);
  const newer = await send(company_code, 'R08', 'newer');
  expect((await remove(newer.document_id)).status).toBe(204);
  expect((await remove(newer.document_id)).status).toBe(404);
});

test('a paper that is removed while its application is filed is either in it or gone, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const company_code = await registerBusiness(server, owner);
    const draft = await prepareApplication(server, owner, { company_code });
    const { document } = (await findPaper(draft, 'R08')) ?? {};
    const [fileReply, removeReply] = await Promise.all([file(draft), remove(document?.document_id ?? '')]);
    expect([fileReply.status === 200, removeReply.status === 204].filter(Boolean)).toHaveLength(1);
  }
});

test('an owner reads which office opened a paper, once for each day, and not who it was', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const { document } = (await findPaper(assessment_code, 'R08')) ?? {};
  const document_id = document?.document_id ?? '';
  const fire = await server.person('fire');
  for (const person of [fire, fire, await server.person('fire'), await server.person('barangay-silangan'), owner])
    await open(document_id, person);
  const shownPaper = (await listVaultPapers()).find((paper) => paper.document_id === document_id);
  expect(shownPaper?.openings.map(({ office }) => office).toSorted()).toEqual([
    'Barangay Silangan',
    'Bureau of Fire Protection',
  ]);
  expect(JSON.stringify(shownPaper)).not.toContain('@');
});

test('a document is with the offices until all of them cleared, and with none when its application ended', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const findCheck = async () =>
    (await listVaultPapers()).find(({ requirement_code }) => requirement_code === 'R08')?.check;
  const clear = (where: string) =>
    sql`update clearance c set state = 'APPROVED', decided_at = now()
      from application a
      where a.assessment_id = c.assessment_id and a.assessment_code = ${assessment_code}
        and c.state <> 'NOT_REQUIRED' and c.office <> 'bplo' and (c.office = 'fire') = ${where === 'fire'}`.execute(
      server.api.db,
    );
  expect(await findCheck()).toBe('with_offices');
  await clear('fire');
  expect(await findCheck()).toBe('with_offices');
  await clear('others');
  expect(await findCheck()).toBe('accepted');
  await sql`update application set state = 'WITHDRAWN', decided_at = now()
    where assessment_code = ${assessment_code}`.execute(server.api.db);
  expect(await findCheck()).toBe('none');
});

test('a stored paper counts once, however many applications are filed with it', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const getQuotas = async () => (await server.request(listDocuments, owner, { params: { company_code } })).body.quotas;
  const before = await getQuotas();
  await file(await fileAgain(company_code, assessment_code));
  expect(await getQuotas()).toEqual(before);
});

test('the owner of a paper that ends within thirty days is notified once, by mail and in the application', async () => {
  const company_code = await registerBusiness(server, owner);
  const ending = await send(company_code, 'R10');
  await setDates(ending.document_id, '2026-03-01');
  const replacedPaper = await send(company_code, 'R12');
  await setDates(replacedPaper.document_id, '2026-02-01');
  await send(company_code, 'R12', 'newer');
  const listNotified = async (): Promise<(string | null)[]> => {
    await sql`select graphile_worker.add_job('remind_papers')`.execute(server.api.db);
    await server.api.jobs.runDue();
    const { rows } = await sql<{ path: string | null }>`
      select path from notification
      where kind = 'paper_ends' and account_id = ${owner.account_id}`.execute(server.api.db);
    return rows.map(({ path }) => path);
  };
  setDay('2026-01-29');
  expect(await listNotified()).toEqual([]);
  setDay('2026-01-30');
  expect(await listNotified()).toEqual([`/app/request/holdings/files/${company_code}`]);
  setDay('2026-02-15');
  expect(await listNotified()).toHaveLength(1);
});

import {
  acceptAssessment,
  getReference,
  returnAssessment,
  saveCompanyDraft,
  registerCompany,
  startAssessment,
} from '@ebpls/contracts';
import {
  A_DECLARATION,
  createForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
  sendPaper,
} from '../../testing/application-fixture.ts';
import { openAssessmentFixture } from '../../testing/assessments/assessment-fixture.ts';

const { close, server, owner, bplo, read, submit, BACK } = await openAssessmentFixture();
afterAll(close);
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

test('an application without its papers is refused, each paper at its own field', async () => {
  await fileApplication(server, owner);
  const company_code = await registerBusiness(server, owner);
  const { assessment_code } = (
    await server.request(startAssessment, owner, {
      params: { company_code },
      body: { application_type: 'NEW', tax_year: 2026 },
    })
  ).body;
  await sendPaper(server, owner, { company_code, requirement_code: 'R01' });
  const reply = await submit(assessment_code);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual([
    'requirements.R02',
    'requirements.R03',
    'requirements.R04',
    // No R06: the ID of the owner was sent for another business.
    'requirements.R08',
    'requirements.R20',
  ]);
});

test('two concurrent filings file once, and the stored reply is repeated for the same key', async () => {
  const draft = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
  const statuses = (await Promise.all([submit(draft), submit(draft)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);

  const other = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
  const key = { 'idempotency-key': 'one-click-of-the-button' };
  const first = await submit(other, A_DECLARATION, key);
  const second = await submit(other, A_DECLARATION, key);
  expect(second.body).toEqual(first.body);
  expect((await read(owner, first.body.assessment_code)).timeline).toHaveLength(1);
});

test('numbers of applications have no gap, though filings fail in between', async () => {
  const codes: string[] = [];
  for (let each = 0; each < 3; each += 1) {
    codes.push((await fileApplication(server, owner)).assessment_code);
    const draft = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
    await submit(draft, { ...A_DECLARATION, agrees: false });
  }
  const numbers = codes.map((code) => Number(code.slice(9)));
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
});

test('a returned application lists what is missing, and is filed again only when something changed', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const returnReply = await server.request(returnAssessment, bplo, { params: { assessment_code }, body: BACK });
  expect(returnReply.body.state).toBe('RETURNED');
  const returnedCase = await read(owner, assessment_code);
  expect(returnedCase.returned).toMatchObject(BACK);
  expect(returnedCase.return_request).toEqual({ at: '2026-01-12T00:00:00Z', by: 'Maria Santos' });
  expect(returnedCase.acts).toEqual(['resubmit', 'withdraw']);
  expect(returnedCase.requirements.find(({ code }) => code === 'R04')?.document).toMatchObject({
    state: 'REQUIRES_RESUBMISSION',
    remarks: BACK.remarks,
  });

  server.setNow('2026-01-13T09:00:00+08:00');
  expect(Object.keys((await submit(assessment_code)).body.error.fields ?? {})).toEqual(['requirements.R04']);
  await sendPaper(server, owner, { company_code, requirement_code: 'R04', assessment_code });
  const secondFiling = await submit(assessment_code);
  expect(secondFiling.body).toEqual({ assessment_code, state: 'SUBMITTED' });
  expect((await read(owner, assessment_code)).revision).toBe(1);
});

test('a returned application without a change is not filed again', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Please check the capital.', requirement_codes: [] },
  });
  server.setNow('2026-01-13T09:00:00+08:00');
  const unchangedReply = await submit(assessment_code);
  expect([unchangedReply.status, unchangedReply.body.error.message]).toEqual([
    409,
    'The application has not changed since it was returned. Please make the required corrections, then submit it again.',
  ]);
  expect((await submit(assessment_code, { ...A_DECLARATION, total_assets: '800,000' })).status).toBe(200);
});

test('a note to the licensing office answers its remarks without a change, and is in the history', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Is the capital right?', requirement_codes: [] },
  });
  server.setNow('2026-01-13T09:00:00+08:00');
  expect((await submit(assessment_code, { ...A_DECLARATION, note: 'Yes, see the articles.' })).status).toBe(200);
  expect((await read(owner, assessment_code)).timeline).toContainEqual(
    expect.objectContaining({ note: 'Yes, see the articles.' }),
  );
});

test('a return without remarks or for an unknown paper is refused at its field', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  const empty = await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: ' ', requirement_codes: [] },
  });
  expect(Object.keys(empty.body.error.fields ?? {})).toEqual(['remarks']);
  const unknownReply = await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'x', requirement_codes: ['R77'] },
  });
  expect(Object.keys(unknownReply.body.error.fields ?? {})).toEqual(['requirement_codes']);
});

test('a sworn declaration stays as it was filed, though the registration changes after a return', async () => {
  const form = createForm();
  const { company_code, assessment_code } = await fileApplication(server, owner, form);
  await server.request(returnAssessment, bplo, { params: { assessment_code }, body: BACK });
  await server.request(saveCompanyDraft, owner, {
    params: { company_code },
    body: { section: 'contacts', values: { ...form.contacts, owner_address: 'A new address' }, draft_revision: 6 },
  });
  await server.request(registerCompany, owner, { params: { company_code } });
  const snapshot = await server.api.db
    .selectFrom('application')
    .select('snapshot')
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirstOrThrow();
  expect(snapshot.snapshot?.form.contacts.owner_address).toBe('Purok 3');
});

test('the list of papers cannot grow after filing', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  const before = (await read(owner, assessment_code)).requirements.map(({ code }) => code);
  const row = await server.api.db
    .selectFrom('requirement')
    .select('content')
    .where('code', '=', 'R10')
    .executeTakeFirstOrThrow();
  const content = row.content as { rules: Record<string, string>; name: Record<string, string> };
  const changedContent = {
    ...content,
    name: { en: 'Changed', fil: 'Changed' },
    rules: { ...content.rules, NEW: 'mandatory' },
  };
  await server.api.db
    .updateTable('requirement')
    .set({ content: JSON.stringify(changedContent) })
    .where('code', '=', 'R10')
    .execute();
  while (!(await server.request(getReference, owner)).body.requirements.some(({ name }) => name === 'Changed'))
    expect(content.rules['NEW']).not.toBe('mandatory');
  expect((await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} })).status).toBe(200);
  expect((await read(owner, assessment_code)).requirements.map(({ code }) => code)).toEqual(before);
  await server.api.db
    .updateTable('requirement')
    .set({ content: JSON.stringify(content) })
    .where('code', '=', 'R10')
    .execute();
});

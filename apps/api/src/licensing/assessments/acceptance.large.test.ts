import {
  acceptAssessment,
  APPLICATION_STATES,
  approveClearance,
  claimClearance,
  type ClearanceState,
  getAssessment,
  listCompanyAssessments,
  rejectAssessment,
  returnAssessment,
  startAssessment,
  withdrawAssessment,
} from '@ebpls/contracts';
import { applicationMachine } from '@ebpls/rules';
import {
  A_DECLARATION,
  createAcceptedApplication,
  createForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
  sendPaper,
  OUT_OF_TURN_REASON,
} from '../../testing/application-fixture.ts';
import { openAssessmentFixture } from '../../testing/assessments/assessment-fixture.ts';

const { close, server, owner, otherUser, bplo, admin, read, submit, forceState, BACK } = await openAssessmentFixture();
afterAll(close);
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

test('the licensing office may set a longer legal class, and the day follows from the holidays', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(acceptAssessment, bplo, {
    params: { assessment_code },
    body: { arta_class: 'HIGHLY_TECHNICAL' },
  });
  const { arta_class, due_on, days_limit } = await read(owner, assessment_code);
  expect({ arta_class, due_on, days_limit }).toEqual({
    arta_class: 'HIGHLY_TECHNICAL',
    due_on: '2026-02-09',
    days_limit: 20,
  });
});

test('a person who may accept sees the class that the rules find and why, and nobody else does', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  expect((await read(bplo, assessment_code)).class_found).toEqual({ arta_class: 'COMPLEX', ground: 'NEW' });
  expect((await read(owner, assessment_code)).class_found).toBeUndefined();
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  const acceptedReply = await read(bplo, assessment_code);
  expect([acceptedReply.arta_class, acceptedReply.class_found]).toEqual(['COMPLEX', undefined]);
});

test('offices see the case without what the owner earns; the owner and the licensing office see all of it', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const fire = await read(await server.person('fire'), assessment_code);
  expect(JSON.stringify(fire)).not.toMatch(/total_assets|capitalization|750000|"tin"/);
  expect({ estimate: fire.estimate, payment_mode: fire.payment_mode, acts: fire.acts }).toEqual({
    estimate: null,
    payment_mode: null,
    acts: [],
  });
  for (const person of [owner, bplo, admin])
    expect(JSON.stringify((await read(person, assessment_code)).declaration)).toContain('750000.00');
});

test('another owner, an office without a part and another barangay get the reply of an unknown number', async () => {
  const { assessment_code, company_code } = await createAcceptedApplication(server, { owner, bplo });
  const never = await server.request(getAssessment, otherUser, { params: { assessment_code: 'APP-2026-999999' } });
  for (const person of [
    otherUser,
    await server.person('mao'),
    await server.person('peso'),
    await server.person('barangay-balite'),
    await server.person('barangay-nowhere'),
  ]) {
    const reply = await server.request(getAssessment, person, { params: { assessment_code } });
    expect([reply.status, reply.body]).toEqual([404, never.body]);
    expect((await server.request(listCompanyAssessments, person, { params: { company_code } })).status).toBe(404);
  }
});

test('a low-risk renewal whose offices found everything right last year is cleared at once by the own offices alone', async () => {
  const small = createForm('Tindahan');
  const form = {
    ...small,
    place: { ...small.place, business_area_sqm: 12 },
    people: { ...small.people, residents_male: 0, residents_female: 0, employees_male: 0, employees_female: 1 },
    activity: {
      ...small.activity,
      lines: [{ line: 'L13', products: '', is_principal: true, units: {} }],
      date_started: '2025-11-10',
    },
  };
  server.setNow('2025-12-01T08:00:00+08:00');
  const company_code = await registerBusiness(server, owner, form);
  const { assessment_code: draft } = (
    await server.request(startAssessment, owner, {
      params: { company_code },
      body: { application_type: 'NEW', tax_year: 2025 },
    })
  ).body;
  for (const { code, is_mandatory } of (await read(owner, draft)).requirements)
    if (is_mandatory) await sendPaper(server, owner, { company_code, requirement_code: code, assessment_code: draft });
  const declaration = { ...A_DECLARATION, employees_male: 0, lines: [{ line: 'L13', capitalization: '50000.00' }] };
  const { assessment_code } = (await submit(draft, declaration)).body;
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  for (const { clearance_id, office } of (await read(bplo, assessment_code)).clearances) {
    if (clearance_id === null) continue;
    const desk = await server.person(office === 'barangay' ? 'barangay-silangan' : office);
    await server.request(claimClearance, desk, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
    await server.request(approveClearance, desk, { params: { clearance_id }, body: { remarks: '' } });
  }
  await forceState(assessment_code, 'ISSUED');
  await server.api.db
    .updateTable('business')
    .set({ state: 'ACTIVE' })
    .where('company_code', '=', company_code)
    .execute();

  server.setNow('2026-01-12T08:00:00+08:00');
  const renewal = await prepareApplication(server, owner, { company_code, application_type: 'RENEWAL' });
  const filedApplication = await submit(renewal, {
    ...declaration,
    lines: [{ line: 'L13', gross_non_essential: '90000.00' }],
  });
  const acceptReply = await server.request(acceptAssessment, bplo, {
    params: { assessment_code: filedApplication.body.assessment_code },
    body: {},
  });
  expect(acceptReply.body.state).toBe('IN_CLEARANCE');
  const { arta_class, clearances, timeline } = await read(owner, filedApplication.body.assessment_code);
  expect(arta_class).toBe('SIMPLE');
  const parts = clearances.filter(({ clearance_id }) => clearance_id !== null);
  const isOtherAgency = ({ office }: (typeof parts)[number]) => office === 'fire' || office === 'barangay';
  // Fire and barangay are other agencies: no rule of the municipality decides for them.
  expect(parts.filter(isOtherAgency).map(({ state, clearance_no }) => [state, clearance_no])).toEqual(
    parts.filter(isOtherAgency).map(() => ['PENDING', null]),
  );
  const own = parts.filter((part) => !isOtherAgency(part));
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ state, clearance_no }) => state === 'APPROVED' && clearance_no !== null)).toBe(true);
  const titles = timeline.map(({ title }) => title);
  for (const { title } of own) expect(titles).toContain(`${title}: cleared immediately, low-risk renewal`);
});

test('an application is refused in writing, and while offices work only after a refusal and the days of appeal', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const refuse = () =>
    server.request(rejectAssessment, bplo, {
      params: { assessment_code },
      body: { ground: 'Zoning ordinance, section 4', remarks: 'The place is residential.' },
    });
  expect((await refuse()).status).toBe(409);
  await server.api.db
    .updateTable('clearance')
    .set({ state: 'REJECTED', decided_at: '2026-01-12T01:00:00Z' })
    .where('office', '=', 'mpdo')
    .where('assessment_id', '=', (await read(bplo, assessment_code)).assessment_id)
    .execute();
  server.setNow('2026-01-19T08:00:00+08:00');
  expect((await refuse()).status).toBe(409);
  expect((await read(bplo, assessment_code)).acts).toEqual([]);
  server.setNow('2026-01-20T08:00:00+08:00');
  expect((await read(bplo, assessment_code)).acts).toEqual(['reject']);
  expect((await refuse()).body.state).toBe('REJECTED');
  const clearances = (await read(owner, assessment_code)).clearances.filter(
    ({ clearance_id }) => clearance_id !== null,
  );
  expect(new Set(clearances.map(({ state }) => state))).toEqual(new Set<ClearanceState>(['CANCELLED', 'REJECTED']));
});

test('withdrawing ends the parts of all offices', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  expect((await server.request(withdrawAssessment, owner, { params: { assessment_code } })).body.state).toBe(
    'WITHDRAWN',
  );
  const open = (await read(owner, assessment_code)).clearances.filter(
    ({ clearance_id, state }) => clearance_id !== null && state !== 'CANCELLED',
  );
  expect(open).toEqual([]);
});

const REQUESTS = [
  { act: 'submit', who: () => owner, send: (assessment_code: string) => submit(assessment_code) },
  {
    act: 'withdraw',
    who: () => owner,
    send: (assessment_code: string) => server.request(withdrawAssessment, owner, { params: { assessment_code } }),
  },
  {
    act: 'accept',
    who: () => bplo,
    send: (assessment_code: string) =>
      server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} }),
  },
  {
    act: 'return',
    who: () => bplo,
    send: (assessment_code: string) =>
      server.request(returnAssessment, bplo, { params: { assessment_code }, body: BACK }),
  },
  {
    act: 'reject',
    who: () => bplo,
    send: (assessment_code: string) =>
      server.request(rejectAssessment, bplo, {
        params: { assessment_code },
        body: { ground: 'Law', remarks: 'Reason' },
      }),
  },
];

test.each(REQUESTS)(
  '$act is refused with its reason in every state that the life table does not allow',
  async ({ act, send }) => {
    const { assessment_code } = await fileApplication(server, owner);
    const allowedStates = new Set(
      applicationMachine.moves
        .filter((move) => move.act === act || (act === 'submit' && move.act === 'resubmit'))
        .flatMap(({ from }) => from),
    );
    for (const state of APPLICATION_STATES.filter((name) => !allowedStates.has(name))) {
      await forceState(assessment_code, state);
      const reply = await send(assessment_code);
      expect([state, reply.status]).toEqual([state, 409]);
      expect(reply.body.error.message).toMatch(/^This action is (?:not|no longer) possible/);
      expect(
        (
          await server.api.db
            .selectFrom('application')
            .select('state')
            .where('assessment_code', '=', assessment_code)
            .executeTakeFirstOrThrow()
        ).state,
      ).toBe(state);
    }
  },
);

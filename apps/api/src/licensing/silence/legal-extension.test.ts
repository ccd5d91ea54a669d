import {
  claimClearance,
  type ClearingOffice,
  downloadExtensionNotice,
  downloadSilenceEvidence,
  extendLegalDays,
  getAssessment,
  returnClearance,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;

const heads = new Map<ClearingOffice, TestPerson>();

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  for (const office of ['fire', 'engineering', 'rhu', 'mpdo', 'menro'] as const)
    heads.set(office, await server.person(office, { permissions: ['office_head'] }));
});
afterAll(() => server.close());
// Monday, 12 January 2026.
beforeEach(() => setDay('2026-01-12'));

type Path = Readonly<Record<'assessment_code', string>>;

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);

const advanceTime = async (...tasks: string[]): Promise<void> => {
  for (const task of tasks) {
    await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
    await server.api.jobs.runDue();
  }
};

const getCase = async (params: Path, who = owner) => (await server.request(getAssessment, who, { params })).body;

const getPart = async (path: Path, office: ClearingOffice) => {
  const part = (await getCase(path)).clearances.find((one) => one.office === office);
  if (part?.clearance_id === undefined || part.clearance_id === null) throw new Error(`no part of ${office}`);
  return { ...part, clearance_id: part.clearance_id };
};

const countMails = async (template: string, { assessment_code }: Path): Promise<number> => {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many
    from mail
    where template = ${template} and subject like ${`%${assessment_code}%`}`.execute(server.api.db);
  return rows[0]?.many ?? 0;
};

/** A renewal of a business that the fire bureau has cleared before and whose permit of 2025 is signed. */
async function createAcceptedRenewal(): Promise<{ assessment_code: string; company_code: string }> {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const { db } = server.api;
  await sql`
    update application
    set application_type = 'RENEWAL', arta_class = 'SIMPLE'
    where assessment_code = ${filedApplication.assessment_code}`.execute(db);
  const { business_id } = await db
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', filedApplication.company_code)
    .executeTakeFirstOrThrow();
  const permit_no = `MP-2025-${filedApplication.company_code.slice(3).slice(-5)}`;
  await sql`
    with former as (
        insert into application (
          assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, snapshot, accepted_at
        )
        select
          'APP-2025-' || right(${filedApplication.company_code}, 6), business_id, owner_id, brgycode, 'NEW', 2025, 'ISSUED', snapshot,
          '2025-01-10T01:00:00Z'
        from application
        where assessment_code = ${filedApplication.assessment_code}
        returning assessment_id, business_id, brgycode
      ),
      cleared as (
        insert into clearance (assessment_id, office, brgycode, state, clearance_no)
        select assessment_id, 'fire', brgycode, 'APPROVED', 'FSIC-2025-' || assessment_id from former
      )
    insert into permit (
      permit_no, kind, assessment_id, business_id, state, token, content, expires_on, generated_at, signed_at
    )
    select
      ${permit_no}, 'PERMIT', assessment_id, business_id, 'EXPIRED', ${permit_no},
      '{"company_name": "Matibay", "barangay_name": "Silangan", "lines": []}'::jsonb, '2025-12-31',
      '2025-01-12T01:00:00Z', '2025-01-13T01:00:00Z'
    from former`.execute(db);
  return { ...filedApplication, business_id, permit_no } as { assessment_code: string; company_code: string };
}

const toCodeOnly = ({ assessment_code }: Path) => ({ assessment_code });

test('the head of the licensing office extends the legal days once, in writing, and the owner is notified', async () => {
  const path = await createAcceptedRenewal();
  const head = await server.person('bplo', { permissions: ['office_head'] });
  const extend = (days: number, who = head, reason = 'The place must be measured again.') =>
    server.request(extendLegalDays, who, { params: toCodeOnly(path), body: { days, reason } });
  expect((await getCase(path, head)).silence).toMatchObject({ last_day: '2026-01-15', extension_days_at_most: 3 });
  expect((await getCase(path, head)).acts).toContain('extend_legal_days');
  expect((await getCase(path, bplo)).acts).not.toContain('extend_legal_days');
  setDay('2026-01-15');
  expect((await extend(2, bplo)).status).toBe(403);
  expect((await extend(2, head, '')).status).toBe(422);
  expect(Object.keys((await extend(4)).body.error.fields ?? {})).toEqual(['days']);
  expect((await extend(2)).body).toEqual({
    ...toCodeOnly(path),
    former_last_day: '2026-01-15',
    last_day: '2026-01-19',
  });
  expect((await extend(1)).status).toBe(409);
  expect((await getCase(path, head)).acts).not.toContain('extend_legal_days');
  expect(await countMails('legal_days_extended', path)).toBe(1);
  const notice = readPdfText((await server.request(downloadExtensionNotice, owner, { params: toCodeOnly(path) })).raw);
  for (const part of ['Notice of extension', path.assessment_code, 'measured again', 'Received by the applicant'])
    expect(notice).toContain(part);
  setDay('2026-01-19');
  await advanceTime('apply_silence');
  expect((await getCase(path)).silence).toMatchObject({
    decided_on: null,
    last_day: '2026-01-19',
    extension: { days: 2, extended_on: '2026-01-15', former_last_day: '2026-01-15' },
  });
  setDay('2026-01-20');
  await advanceTime('apply_silence');
  expect((await getCase(path)).silence).toMatchObject({ decided_on: '2026-01-20', extension: { days: 2 } });
  const evidence = readPdfText(
    (await server.request(downloadSilenceEvidence, owner, { params: toCodeOnly(path) })).raw,
  );
  for (const part of ['5 working days', 'Written extension', 'measured again']) expect(evidence).toContain(part);
  const change = sql`update legal_extension set days = days + 1`;
  await expect(change.execute(server.api.db)).rejects.toThrow('append only');
});

test('after the last legal day no extension is made, nor while the case is with its owner', async () => {
  const [lateRenewal, pausedRenewal] = [await createAcceptedRenewal(), await createAcceptedRenewal()];
  const head = await server.person('bplo', { permissions: ['office_head'] });
  const extend = (path: Path) =>
    server.request(extendLegalDays, head, { params: toCodeOnly(path), body: { days: 1, reason: 'Late.' } });
  const params = { clearance_id: (await getPart(pausedRenewal, 'mpdo')).clearance_id };
  await server.request(claimClearance, heads.get('mpdo'), { body: OUT_OF_TURN_REASON, params });
  const body = { remarks: 'The sketch shows another street.', requirement_codes: [] };
  await server.request(returnClearance, heads.get('mpdo'), { params, body });
  expect((await extend(pausedRenewal)).status).toBe(409);
  setDay('2026-01-16');
  expect((await extend(lateRenewal)).status).toBe(409);
  await advanceTime('apply_silence');
  expect((await getCase(lateRenewal)).silence).toMatchObject({ decided_on: '2026-01-16', last_day: '2026-01-15' });
  const notice = await server.request(downloadExtensionNotice, owner, { params: toCodeOnly(lateRenewal) });
  expect(notice.status).toBe(404);
});

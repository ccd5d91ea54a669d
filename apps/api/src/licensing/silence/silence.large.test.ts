import {
  approveClearance,
  claimClearance,
  type ClearingOffice,
  downloadSilenceEvidence,
  findPermit,
  getAssessment,
  getClearance,
  getFireList,
  getPermitList,
  issueClearanceLate,
  listClearances,
  listPostAudits,
  markClearanceAudit,
  PermitList,
  recordInspection,
  requestDeclaredOrder,
  resubmitClearance,
  returnClearance,
  saveFireList,
  scheduleInspection,
  signPermit,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import { findPermitExtension } from '../../domain/applications/deemed-approval/permit-extension.ts';
import { collectAtCounter } from '../../testing/cashier-fixture.ts';
import { A_PNG, createAcceptedApplication, OUT_OF_TURN_REASON, sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import {
  countCaseMails,
  createAcceptedRenewal,
  createOfficeHeads,
  getOwnClearance,
  runTimers,
} from '../../testing/silence/silence-fixture.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let admin: TestPerson;
let cashier: TestPerson;
let signatory: TestPerson;
let barangay: TestPerson;
let affiliate: TestPerson;

let heads: ReadonlyMap<ClearingOffice, TestPerson>;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  admin = await server.person('admin');
  affiliate = await server.person('affiliate');
  cashier = await server.person('admin', { permissions: ['cashier'] });
  signatory = await server.person('admin', { permissions: ['signatory'] });
  barangay = await server.person('barangay-silangan', { permissions: ['office_head'] });
  heads = await createOfficeHeads(server);
});
afterAll(() => server.close());
// Monday, 12 January 2026.
beforeEach(() => setDay('2026-01-12'));

type Path = Readonly<Record<'assessment_code', string>>;

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);

const advanceTime = (...tasks: string[]) => runTimers(server, ...tasks);

const getCase = async (params: Path, person = owner) => (await server.request(getAssessment, person, { params })).body;

const getPart = (params: Path, office: ClearingOffice) => getOwnClearance(server, { owner, params, office });

const check = async (permit_no: string) => (await server.request(findPermit, undefined, { query: { permit_no } })).body;

const listDeemedApproved = async () => {
  const { body } = await server.request(getPermitList, affiliate, {});
  return v.parse(PermitList, JSON.parse(body.text)).by_law;
};

const countMails = (template: string, path: Path) => countCaseMails(server, template, path);

test('no office’s own share of the days approves its part, and a late part is reported once', async () => {
  const path = await createAcceptedApplication(server, { owner, bplo });
  for (const day of ['2026-01-19', '2026-01-20']) {
    setDay(day);
    await advanceTime('watch_late_parts');
  }
  const shownCase = await getCase(path);
  for (const office of ['engineering', 'rhu', 'mpdo', 'fire'] as const)
    expect(shownCase.clearances.find((part) => part.office === office)).toMatchObject({
      state: 'PENDING',
      clearance_no: null,
      overdue: { since: '2026-01-15', acts_on: null },
    });
  expect(await countMails('part_late', path)).toBeGreaterThan(0);
  const { rows } = await sql`
    select n.params ->> 'office' as office, a.email
    from notification n
    join account a on a.id = n.account_id
    where n.kind = 'part_late' and n.params ->> 'assessment_code' = ${path.assessment_code}
    group by 1, 2
    having count(*) > 1`.execute(server.api.db);
  expect(rows).toEqual([]);
  expect(shownCase.state).toBe('IN_CLEARANCE');
});

test('a barangay that lets its days pass is passed over without a number, and may still issue its clearance', async () => {
  const path = await createAcceptedApplication(server, { owner, bplo });
  setDay('2026-01-21');
  await advanceTime('watch_late_parts');
  expect((await getPart(path, 'barangay')).state).toBe('PENDING');
  setDay('2026-01-22');
  expect((await getPart(path, 'barangay')).overdue).toMatchObject({ acts_on: '2026-01-22' });
  await advanceTime('watch_late_parts');
  const barangayPart = await getPart(path, 'barangay');
  expect(barangayPart).toMatchObject({ state: 'NOT_ISSUED_IN_TIME', clearance_no: null });
  expect(barangayPart.remarks).toContain('LGC, Sec. 152(c)');
  const params = { clearance_id: barangayPart.clearance_id };
  expect((await server.request(issueClearanceLate, heads.get('rhu'), { params, body: { remarks: '' } })).status).toBe(
    404,
  );
  const issueReply = await server.request(issueClearanceLate, barangay, { params, body: { remarks: 'Seen.' } });
  expect(issueReply).toMatchObject({ status: 200, body: { state: 'APPROVED', clearance_no: expect.any(String) } });
  expect((await server.request(issueClearanceLate, barangay, { params, body: { remarks: '' } })).status).toBe(409);
});

test('a fire renewal follows the list that the bureau gave, with its reference and never with an FSIC number', async () => {
  const [free, listedRenewal, unseenRenewal] = [
    await createAcceptedRenewal(server, { owner, bplo }),
    await createAcceptedRenewal(server, { owner, bplo }),
    await createAcceptedRenewal(server, { owner, bplo }),
  ];
  await sql`
    update clearance set state = 'CANCELLED', clearance_no = null
    where office = 'fire' and assessment_id = (
      select assessment_id from application where assessment_code = ${`APP-2025-${unseenRenewal.company_code.slice(-6)}`}
    )`.execute(server.api.db);
  const head = heads.get('fire');
  const params = { tax_year: 2026 };
  const company_codes = [listedRenewal.company_code];
  expect((await server.request(saveFireList, head, { params, body: { company_codes } })).status).toBe(422);
  const paper = { kind: 'NEGATIVE', reference: 'BFP-SI 2025-118', given_on: '2025-12-18' } as const;
  expect((await server.request(saveFireList, bplo, { params, body: { paper, company_codes } })).status).toBe(403);
  expect((await server.request(saveFireList, head, { params, body: { paper, company_codes } })).body).toMatchObject({
    paper,
  });
  setDay('2026-01-19');
  await advanceTime('watch_late_parts');
  expect(await getPart(free, 'fire')).toMatchObject({ state: 'CLEARED_BY_LIST', clearance_no: null });
  expect((await getPart(free, 'fire')).remarks).toContain('BFP-SI 2025-118');
  expect((await getPart(listedRenewal, 'fire')).state).toBe('PENDING');
  expect((await getPart(unseenRenewal, 'fire')).state).toBe('PENDING');
  await sql`delete from fire_list`.execute(server.api.db);
  await sql`delete from fire_negative_list`.execute(server.api.db);
  expect((await server.request(getFireList, bplo, { params })).body).toEqual({ paper: null, data: [] });
  await advanceTime('watch_late_parts');
  const firePart = await getPart(listedRenewal, 'fire');
  expect(firePart).toMatchObject({ state: 'CLEARED_BY_LIST', clearance_no: null });
  expect(firePart.remarks).toContain('Treated as having a valid FSIC');
});

test('an owner whom silence keeps from a bill requests the order, the office has a day to see it, and the law approves what is paid', async () => {
  const path = await createAcceptedApplication(server, { owner, bplo });
  const request = (person = owner) => server.request(requestDeclaredOrder, person, { params: path });
  setDay('2026-01-21');
  expect((await getCase(path)).acts).not.toContain('request_declared_order');
  expect((await request()).status).toBe(409);
  setDay('2026-01-22');
  expect((await getCase(path)).acts).toContain('request_declared_order');
  expect((await request(await server.person('user'))).status).toBe(404);
  expect((await request()).body).toEqual({ ...toCodeOnly(path), requested_on: '2026-01-22', issues_on: '2026-01-26' });
  expect((await request()).status).toBe(409);
  expect(await countMails('declared_order_requested', path)).toBeGreaterThan(1);

  setDay('2026-01-23');
  await advanceTime('issue_declared_orders');
  expect((await getCase(path)).state).toBe('IN_CLEARANCE');
  setDay('2026-01-26');
  await advanceTime('issue_declared_orders', 'issue_declared_orders');
  const billedCase = await getCase(path);
  expect(billedCase).toMatchObject({ state: 'FOR_PAYMENT', declared_order: { issued_on: '2026-01-26' } });
  expect(billedCase.timeline.map(({ title }) => title).join('\n')).toContain('declared figures, RA 11032, Sec. 10');
  const audits = (await server.request(listPostAudits, admin, {})).body.data;
  expect(audits).toContainEqual(expect.objectContaining({ ...toCodeOnly(path), ground: 'DECLARED_FIGURES' }));

  // The offices look while the order is open.
  const mpdo = { clearance_id: (await getPart(path, 'mpdo')).clearance_id };
  await server.request(claimClearance, heads.get('mpdo'), { body: OUT_OF_TURN_REASON, params: mpdo });
  expect((await server.request(approveClearance, heads.get('mpdo'), { params: mpdo, body: {} })).status).toBe(200);
  expect((await collectAtCounter(server, cashier, path)).status).toBe(200);
  expect((await getCase(path)).silence).toMatchObject({ outcome: 'APPROVED_BY_LAW', last_day: '2026-02-04' });

  // A mark after the last day changes nothing.
  setDay('2026-02-04');
  await advanceTime('apply_silence');
  expect((await getCase(path)).state).toBe('PAID');
  setDay('2026-02-05');
  await server.request(claimClearance, heads.get('rhu'), {
    body: OUT_OF_TURN_REASON,
    params: { clearance_id: (await getPart(path, 'rhu')).clearance_id },
  });
  await server.request(returnClearance, heads.get('rhu'), {
    params: { clearance_id: (await getPart(path, 'rhu')).clearance_id },
    body: { remarks: 'One card is missing.', requirement_codes: [] },
  });
  await advanceTime('apply_silence', 'apply_silence');
  const approvedCase = await getCase(path);
  const permit_no = approvedCase.permit?.permit_no ?? '';
  expect(approvedCase).toMatchObject({
    state: 'FOR_SIGNATURE',
    silence: { outcome: 'APPROVED_BY_LAW', decided_on: '2026-02-05', last_day: '2026-02-04', permit_no },
  });
  expect(await getPart(path, 'mpdo')).toMatchObject({ state: 'APPROVED' });
  for (const office of ['rhu', 'fire', 'engineering'] as const)
    expect(await getPart(path, office)).toMatchObject({ state: 'POST_AUDIT', clearance_no: null });
  expect(await check(permit_no)).toMatchObject({ verdict: 'genuine', permit: { by_law: 'APPROVED_BY_LAW' } });
  await expectAuditByOffice(path);
  expect(await countMails('approved_by_law', path)).toBe(1);

  expect(await listDeemedApproved()).toContainEqual([permit_no, 'APPROVED_BY_LAW']);

  const evidence = await server.request(downloadSilenceEvidence, owner, { params: path });
  const text = readPdfText(evidence.raw);
  for (const part of ['Approved by law', path.assessment_code, permit_no, 'EOR-', '7 working days'])
    expect(text).toContain(part);
  expect((await server.request(signPermit, signatory, { params: { permit_no } })).status).toBe(200);
  expect(await check(permit_no)).toMatchObject({ verdict: 'genuine' });
  expect(await listDeemedApproved()).not.toContainEqual([permit_no, 'APPROVED_BY_LAW']);
});

/** The office finds its part in its own view, and marks it once. */
async function expectAuditByOffice(path: Path): Promise<void> {
  const rhu = heads.get('rhu');
  const { clearance_id } = await getPart(path, 'rhu');
  const listAudits = async (view: 'post_audit' | 'decided') => {
    const { data, counts } = (await server.request(listClearances, rhu, { query: { view } })).body;
    return [data.some((row) => row.clearance_id === clearance_id), counts['post_audit']];
  };
  expect([await listAudits('post_audit'), await listAudits('decided')]).toEqual([
    [true, 1],
    [false, 1],
  ]);
  const params = { clearance_id };
  expect((await server.request(getClearance, rhu, { params })).body.acts).toEqual(['audit_right', 'audit_wrong']);
  const mark = (finding: string, person = rhu) =>
    server.request(markClearanceAudit, person, { params, body: { outcome: 'WRONG', finding } });
  expect((await mark('Two helpers have no card.', heads.get('fire'))).status).toBe(404);
  expect((await mark('')).status).toBe(422);
  expect((await mark('Two helpers have no card.')).body).toMatchObject({ state: 'POST_AUDIT', clearance_no: null });
  expect((await mark('Again.')).status).toBe(409);
  expect((await server.request(getClearance, rhu, { params })).body).toMatchObject({
    audit: { outcome: 'WRONG', finding: 'Two helpers have no card.' },
    acts: [],
  });
  expect([await listAudits('post_audit'), await listAudits('decided')]).toEqual([
    [false, 0],
    [true, 0],
  ]);
  expect(await countMails('part_audit_wrong', path)).toBeGreaterThan(0);
}

const toCodeOnly = ({ assessment_code }: Path) => ({ assessment_code });

test('a renewal is never approved by silence: its former permit is extended until it is decided, without payment', async () => {
  const path = await createAcceptedRenewal(server, { owner, bplo });
  const { business_id, permit_no } = path as unknown as { business_id: number; permit_no: string };
  expect((await check(permit_no)).verdict).toBe('expired');
  setDay('2026-01-15');
  await advanceTime('apply_silence');
  expect(await findPermitExtension(server.api.db, business_id)).toBeUndefined();
  expect((await getCase(path)).silence).toMatchObject({ decided_on: null, permit_no });
  setDay('2026-01-16');
  await advanceTime('apply_silence', 'apply_silence');
  expect(await findPermitExtension(server.api.db, business_id)).toEqual({
    permit_no,
    assessment_code: path.assessment_code,
    extended_on: '2026-01-16',
  });
  const shownCase = await getCase(path);
  expect(shownCase).toMatchObject({ state: 'IN_CLEARANCE', silence: { outcome: 'PERMIT_EXTENDED', permit_no } });
  expect(shownCase.clearances.every(({ state }) => state !== 'POST_AUDIT' && state !== 'DEEMED_APPROVED')).toBe(true);
  expect(await check(permit_no)).toMatchObject({ verdict: 'genuine', permit: { by_law: 'PERMIT_EXTENDED' } });
  expect(await listDeemedApproved()).toContainEqual([permit_no, 'PERMIT_EXTENDED']);
  const evidence = await server.request(downloadSilenceEvidence, owner, { params: path });
  const text = readPdfText(evidence.raw);
  expect(text).toContain('3 working days');
  expect(text).toContain('finding against the office');
  await sql`update application set state = 'WITHDRAWN' where assessment_code = ${path.assessment_code}`.execute(
    server.api.db,
  );
  expect(await findPermitExtension(server.api.db, business_id)).toBeUndefined();
  expect((await check(permit_no)).verdict).toBe('expired');
  expect(await listDeemedApproved()).not.toContainEqual([permit_no, 'PERMIT_EXTENDED']);
});

test('days on which the case is with its owner are left out, and an unanswered case decides nothing', async () => {
  const path = await createAcceptedRenewal(server, { owner, bplo });
  const { clearance_id } = await getPart(path, 'mpdo');
  const mpdo = heads.get('mpdo');
  setDay('2026-01-13');
  await server.request(claimClearance, mpdo, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const body = { remarks: 'The sketch shows another street.', requirement_codes: ['R08'] };
  await server.request(returnClearance, mpdo, { params: { clearance_id }, body });
  setDay('2026-01-19');
  await advanceTime('apply_silence');
  expect((await getCase(path)).silence).toMatchObject({ decided_on: null, last_day: null });
  await sendPaper(server, owner, {
    ...toCodeOnly(path),
    company_code: path.company_code,
    requirement_code: 'R08',
    bytes: A_PNG,
    type: 'image/png',
  });
  await server.request(resubmitClearance, owner, { params: { clearance_id }, body: { note: 'Here it is.' } });
  expect((await getCase(path)).silence).toMatchObject({ decided_on: null, last_day: '2026-01-21' });
  setDay('2026-01-22');
  await advanceTime('apply_silence');
  expect((await getCase(path)).silence).toMatchObject({ decided_on: '2026-01-22' });
  const { pauses } = await server.api.db
    .selectFrom('silence_outcome')
    .innerJoin('application', 'application.assessment_id', 'silence_outcome.assessment_id')
    .select('pauses')
    .where('assessment_code', '=', path.assessment_code)
    .executeTakeFirstOrThrow();
  expect(pauses).toEqual([{ office: 'mpdo', from: '2026-01-13', until: '2026-01-19' }]);
});

test('a visit that the owner refused in time keeps silence from deciding, one refused after the last day does not', async () => {
  const [refusedRenewal, lateRenewal] = [
    await createAcceptedRenewal(server, { owner, bplo }),
    await createAcceptedRenewal(server, { owner, bplo }),
  ];
  const mpdo = heads.get('mpdo');
  const plan = async (path: Path, scheduled_on: string) => {
    const params = { clearance_id: (await getPart(path, 'mpdo')).clearance_id };
    await server.request(claimClearance, mpdo, { body: OUT_OF_TURN_REASON, params });
    const body = { scheduled_on, scheduled_time: '09:00', inspectors: 'Insp. Cruz' };
    expect((await server.request(scheduleInspection, mpdo, { params, body })).status).toBe(200);
  };
  const refuse = async (path: Path, findings: string) => {
    const params = { clearance_id: (await getPart(path, 'mpdo')).clearance_id };
    return server.request(recordInspection, mpdo, { params, body: { result: 'REFUSED', findings } });
  };
  await plan(refusedRenewal, '2026-01-13');
  setDay('2026-01-13');
  expect(Object.keys((await refuse(refusedRenewal, '')).body.error.fields ?? {})).toEqual(['findings']);
  const { status, body } = await refuse(refusedRenewal, 'The guard let nobody in.');
  expect([status, body.state]).toEqual([200, 'FOR_COMPLIANCE']);
  expect(await countMails('inspection_refused', refusedRenewal)).toBe(1);
  expect((await getCase(refusedRenewal)).timeline.map(({ title }) => title).join('\n')).toContain(
    'the visit was refused',
  );
  const answer = {
    params: { clearance_id: (await getPart(refusedRenewal, 'mpdo')).clearance_id },
    body: { note: 'Come.' },
  };
  expect((await server.request(resubmitClearance, owner, answer)).status).toBe(200);

  setDay('2026-01-15');
  await plan(lateRenewal, '2026-01-16');
  setDay('2026-01-16');
  expect((await refuse(lateRenewal, 'The guard let nobody in.')).body.state).toBe('FOR_COMPLIANCE');
  setDay('2026-01-19');
  await advanceTime('apply_silence');
  expect((await getCase(lateRenewal)).silence).toMatchObject({ decided_on: '2026-01-19', last_day: '2026-01-15' });
  expect((await getCase(refusedRenewal)).silence).toMatchObject({ decided_on: null, last_day: '2026-01-15' });
});

test.each([
  ['class', sql`update application set arta_class = 'HIGHLY_TECHNICAL'`],
  ['type', sql`update application set application_type = 'AMENDMENT', amendment = 'CHANGE_CAPITAL'`],
])('silence decides no application that its %s excludes', async (_, change) => {
  const path = await createAcceptedRenewal(server, { owner, bplo });
  await sql`${change} where assessment_code = ${path.assessment_code}`.execute(server.api.db);
  setDay('2026-03-02');
  await advanceTime('apply_silence');
  expect((await getCase(path)).silence).toBeUndefined();
});

test('a line that the municipality lists as dangerous, and a red flag set in time, keep silence from deciding', async () => {
  const [dangerous, flaggedRenewal] = [
    await createAcceptedRenewal(server, { owner, bplo }),
    await createAcceptedRenewal(server, { owner, bplo }),
  ];
  const { lines } = await getCase(dangerous);
  const line = lines[0]?.line ?? '';
  const { db } = server.api;
  const setExcluded = (value: object[]) =>
    sql`update setting set value = value || ${JSON.stringify({ excluded_lines: value })}::jsonb where key = 'silence'`.execute(
      db,
    );
  await setExcluded([{ line, source: 'Municipal Ordinance 7 of 2020' }]);
  setDay('2026-01-19');
  await advanceTime('apply_silence');
  expect((await getCase(dangerous)).silence).toBeUndefined();
  await setExcluded([]);
  await sql`
    insert into red_flag (flag_no, business_id, kind, blocks, opened_at)
    select 'RF-9', business_id, 'BOUNCED_CHEQUE', '{RELEASE}', '2026-01-14T01:00:00Z'
    from business
    where company_code = ${flaggedRenewal.company_code}`.execute(db);
  await advanceTime('apply_silence');
  expect((await getCase(dangerous)).silence).toMatchObject({ decided_on: '2026-01-19' });
  expect((await getCase(flaggedRenewal)).silence).toMatchObject({ decided_on: null });
});

test('the facts of an outcome are never changed', async () => {
  const change = sql`update silence_outcome set last_day = last_day - 1`;
  await expect(change.execute(server.api.db)).rejects.toThrow('append only');
});

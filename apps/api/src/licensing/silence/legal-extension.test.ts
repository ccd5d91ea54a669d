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

import { OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
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

let heads: ReadonlyMap<ClearingOffice, TestPerson>;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
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

const countMails = (template: string, path: Path) => countCaseMails(server, template, path);

const toCodeOnly = ({ assessment_code }: Path) => ({ assessment_code });

test('the head of the licensing office extends the legal days once, in writing, and the owner is notified', async () => {
  const path = await createAcceptedRenewal(server, { owner, bplo });
  const head = await server.person('bplo', { permissions: ['office_head'] });
  const extend = (days: number, person = head, reason = 'The place must be measured again.') =>
    server.request(extendLegalDays, person, { params: toCodeOnly(path), body: { days, reason } });
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
  const [lateRenewal, pausedRenewal] = [
    await createAcceptedRenewal(server, { owner, bplo }),
    await createAcceptedRenewal(server, { owner, bplo }),
  ];
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

test('a renewal without a former permit that can be extended names none', async () => {
  const path = await createAcceptedRenewal(server, { owner, bplo });
  const { permit_no } = path as unknown as { permit_no: string };
  expect((await getCase(path)).silence).toMatchObject({ outcome: 'PERMIT_EXTENDED', decided_on: null, permit_no });
  await sql`update permit set state = 'REVOKED' where permit_no = ${permit_no}`.execute(server.api.db);
  expect((await getCase(path)).silence).toMatchObject({ outcome: 'PERMIT_EXTENDED', permit_no: null });
});

import {
  acceptAssessment,
  approveBill,
  computeBill,
  type DelegateScope,
  downloadReceipt,
  downloadStatement,
  endDelegation,
  getAssessment,
  getAttempt,
  getStatement,
  getCompany,
  getCurrentDue,
  issueStatement,
  listDelegates,
  listMyPayments,
  saveAssessmentDraft,
  startAssessment,
  startPayment,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { type ChangeFixture, expectOk, openChangeFixture } from '../../testing/changes/change-fixture.ts';
import { A_DECLARATION, createForm, prepareApplication, registerBusiness } from '../../testing/application-fixture.ts';
import { readOwnRecords } from '../../accounts/privacy/own-records.queries.ts';
import { insertDelegation } from '../../testing/changes/insert-delegation.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { collectNudges } from '../../testing/live/nudges.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import { createClearedApplication } from '../../testing/municipality-seed.ts';

let server: TestServer;
let fixture: ChangeFixture;
let ana: TestPerson;
let shops = 0;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  ana = await server.person('user', { firstname: 'Ana', lastname: 'Reyes' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

interface Client {
  readonly company_code: string;
  readonly delegation_id: number;
}

async function createClient(scope: readonly DelegateScope[], delegate = ana): Promise<Client> {
  shops += 1;
  const form = createForm(`Tindahan ni Villarin ${shops}`);
  const identity = { ...form.identity, registration_no: `DTI-77000${shops}` };
  const company_code = await registerBusiness(server, fixture.owner, { ...form, identity });
  const [delegation_id = 0] = await insertDelegation(server, { owner: fixture.owner, delegate, scope, company_code });
  return { company_code, delegation_id };
}

const toParams = (assessment_code: string) => ({ params: { assessment_code } });
const submit = (draft: string, person = ana) =>
  server.request(submitAssessment, person, {
    ...toParams(draft),
    body: { ...A_DECLARATION, signed_name: 'Ana Reyes' },
  });
const listMails = async (template: string) =>
  (
    await server.api.db
      .selectFrom('mail')
      .select(['to_address', 'body_text as text'])
      .where('template', '=', template)
      .execute()
  ).filter(({ to_address }) => to_address === fixture.owner.email);

test('a delegate’s filing names the delegate in every record, requires the paper of authority, and the owner is notified', async () => {
  const { company_code } = await createClient(['VIEW', 'FILE']);
  const company = expectOk(await server.request(getCompany, ana, { params: { company_code } }));
  expect(company.on_behalf).toMatchObject({ owner_name: 'Ernesto Villarin', scope: ['VIEW', 'FILE'] });
  const draft = await prepareApplication(server, ana, { company_code });
  const preparedCase = expectOk(await server.request(getAssessment, ana, toParams(draft)));
  expect(preparedCase.requirements.map(({ code }) => code)).toContain('R07');
  const { requirements } = expectOk(await server.request(getAssessment, fixture.owner, toParams(draft)));
  expect(requirements.map(({ code }) => code)).not.toContain('R07');

  const { assessment_code } = expectOk(await submit(draft));
  const authority = company.on_behalf?.delegation_no ?? '';
  for (const reader of [fixture.owner, fixture.clerk, ana]) {
    const record = expectOk(await server.request(getAssessment, reader, toParams(assessment_code)));
    expect(record.filed_by).toEqual({ name: 'Ana Reyes', owner_name: 'Ernesto Villarin', delegation_no: authority });
    expect(record.timeline[0]?.actor).toBe(`Ana Reyes for Ernesto Villarin (${authority})`);
  }
  const { rows } = await sql<{ act: string }>`
    select act from audit_entry join delegation using (delegation_id)
    where delegation_no = ${authority} and account_id = ${ana.account_id}::bigint`.execute(server.api.db);
  expect(rows.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['application.start', 'document.send', 'application.submit']),
  );
  const [mail] = await listMails('delegate_filed');
  expect(mail?.text).toMatch(new RegExp(`Your delegate “[^”]+” \\(appointment ${authority}\\) did the following for `));
  const records = await readOwnRecords(server.api.db, ana.account_id);
  expect(records['filed_for_others']).toContainEqual(
    expect.objectContaining({ assessment_code, for_another_under: authority }),
  );
  const { data } = expectOk(await server.request(listDelegates, fixture.owner, { params: { company_code } }));
  expect(data[0]?.last_act?.title).toBe('Filed an application or replied to an office');
});

test('without the paper of authority a delegate does not file, and the owner may', async () => {
  const { company_code } = await createClient(['VIEW', 'FILE']);
  const draft = await prepareApplication(server, fixture.owner, { company_code });
  const { status, body } = await submit(draft);
  expect([status, body]).toMatchObject([
    422,
    { error: { fields: { 'requirements.R07': expect.any(Array) as string[] } } },
  ]);
  const { assessment_code } = expectOk(await submit(draft, fixture.owner));
  expect(
    expectOk(await server.request(getAssessment, fixture.clerk, toParams(assessment_code))).filed_by,
  ).toBeUndefined();
});

test('closing and handing over are begun and filed by the owner alone', async () => {
  const { company_code } = await createClient(['VIEW', 'FILE']);
  const params = { company_code };
  for (const body of [
    { application_type: 'RETIREMENT', tax_year: 2026 },
    { application_type: 'AMENDMENT', tax_year: 2026, amendment: 'TRANSFER_OWNERSHIP' },
  ]) {
    const reply = await server.request(startAssessment, ana, { params, body });
    expect(reply).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('Only the owner') as string } },
    });
  }
  const draft = await prepareApplication(server, fixture.owner, { company_code });
  await sql`update application set application_type = 'RETIREMENT' where assessment_id = ${Number(draft.slice(6))}::bigint`.execute(
    server.api.db,
  );
  const save = { ...toParams(draft), body: { values: {}, draft_revision: 0 } };
  expect((await server.request(saveAssessmentDraft, ana, save)).status).toBe(404);
  expect((await server.request(saveAssessmentDraft, fixture.owner, save)).status).toBe(200);
});

test('a delegate who may only look is offered no act', async () => {
  const { company_code } = await createClient(['VIEW']);
  const draft = await prepareApplication(server, fixture.owner, { company_code });
  expect(expectOk(await server.request(getAssessment, ana, toParams(draft))).acts).toEqual([]);
  expect(expectOk(await server.request(getAssessment, fixture.owner, toParams(draft))).acts).not.toEqual([]);
  const company = expectOk(await server.request(getCompany, ana, { params: { company_code } }));
  expect(company).toMatchObject({ is_editable: false, can_request: [], can_change: [], can_retire: null });
});

async function createBill(): Promise<{ company_code: string; assessment_code: string }> {
  const clearedApplication = await createClearedApplication(server.api.db, fixture.owner);
  const { bill_id } = expectOk(
    await server.request(computeBill, fixture.clerk, toParams(clearedApplication.assessment_code)),
  );
  expectOk(await server.request(approveBill, fixture.treasurer, { params: { bill_id } }));
  return clearedApplication;
}

test('a delegate’s payment is receipted to the owner, names the payer, and the owner is notified', async () => {
  const { company_code, assessment_code } = await createBill();
  const cashier = await server.person('user', { firstname: 'Paz', lastname: 'Abad' });
  const viewer = await server.person('user');
  await insertDelegation(server, { owner: fixture.owner, delegate: cashier, scope: ['VIEW', 'PAY'], company_code });
  await insertDelegation(server, { owner: fixture.owner, delegate: viewer, scope: ['VIEW'], company_code });
  expect(expectOk(await server.request(getCurrentDue, viewer, toParams(assessment_code))).can_pay).toBe(false);
  const due = expectOk(await server.request(getCurrentDue, cashier, toParams(assessment_code)));
  expect(due.can_pay).toBe(true);
  const body = { method: 'gcash', amount: due.total };
  expect((await server.request(startPayment, viewer, { ...toParams(assessment_code), body })).status).toBe(404);
  const { request_id } = expectOk(await server.request(startPayment, cashier, { ...toParams(assessment_code), body }));
  await sendNotice(server, { request_id });
  const { data } = expectOk(await server.request(listMyPayments, viewer, { query: { company_code } }));
  const receipt_no = data[0]?.receipts[0]?.receipt_no ?? '';
  const receipt = readPdfText((await server.request(downloadReceipt, viewer, { params: { receipt_no } })).raw);
  expect(receipt).toContain('Paz Abad for Ernesto Villarin');
  expect((await listMails('delegate_paid')).map(({ text }) => text)).toEqual([
    expect.stringContaining('Paz Abad') as string,
  ]);

  const paid_by = expect.objectContaining({ name: 'Paz Abad', owner_name: 'Ernesto Villarin' }) as object;
  expect(data[0]).toMatchObject({ paid_by });
  const account = expectOk(await server.request(getStatement, fixture.owner, { query: { company_code } })).companies[0];
  expect(account?.rows.flatMap(({ payments }) => payments.map((payment) => payment.paid_by))).toContainEqual(paid_by);
  const records = await readOwnRecords(server.api.db, cashier.account_id);
  expect(records['authorities']).toEqual([expect.objectContaining({ company_code, authority: 'received' })]);
  expect(records['payment_attempts']).toEqual([
    expect.objectContaining({ request_id, for_another_under: expect.stringMatching(/^DLG-/) as string }),
  ]);
  expect(records['acts']?.some(({ for_another_under }) => for_another_under !== null)).toBe(true);

  const { soa_no } = expectOk(await server.request(issueStatement, viewer, { body: { company_code } }));
  const statement = readPdfText((await server.request(downloadStatement, fixture.owner, { params: { soa_no } })).raw);
  expect(statement).toContain('Issued to');

  expect((await server.request(getAttempt, cashier, { params: { request_id } })).status).toBe(200);
  server.setNow('2027-01-01T00:00:00+08:00');
  expect((await server.request(getAttempt, cashier, { params: { request_id } })).status).toBe(404);
  expect((await server.request(downloadReceipt, viewer, { params: { receipt_no } })).status).toBe(404);
});

test('an open page of a delegate is notified of the business until the authority is over, and no longer', async () => {
  const { company_code, delegation_id } = await createClient(['VIEW']);
  const draft = await prepareApplication(server, fixture.owner, { company_code });
  const { assessment_code } = expectOk(await submit(draft, fixture.owner));
  const room = `account:${ana.account_id}`;
  const isNudged = async () =>
    (
      await collectNudges(server, () =>
        server.request(acceptAssessment, fixture.clerk, { ...toParams(assessment_code), body: {} }),
      )
    ).some(({ rooms }) => rooms.includes(room));
  expectOk(await server.request(endDelegation, fixture.owner, { params: { delegation_id } }));
  expect(await isNudged()).toBe(false);
  const other = await createClient(['VIEW']);
  const own = await prepareApplication(server, fixture.owner, { company_code: other.company_code });
  expect(
    (await collectNudges(server, () => submit(own, fixture.owner))).some(({ rooms }) => rooms.includes(room)),
  ).toBe(true);
});

test('of a concurrent filing and end of a delegation the filing is under the authority, or not at all', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { company_code, delegation_id } = await createClient(['VIEW', 'FILE']);
    const draft = await prepareApplication(server, ana, { company_code });
    const [submitReply, endReply] = await Promise.all([
      submit(draft),
      server.request(endDelegation, fixture.owner, { params: { delegation_id } }),
    ]);
    expect(endReply.status).toBe(200);
    const record = expectOk(await server.request(getAssessment, fixture.owner, toParams(draft)));
    expect([submitReply.status, record.state, record.filed_by?.name]).toEqual(
      submitReply.status === 200 ? [200, 'SUBMITTED', 'Ana Reyes'] : [404, 'DRAFT', undefined],
    );
    expect((await submit(draft)).status).toBe(404);
  }
});

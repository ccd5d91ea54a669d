import {
  type Centavos,
  cancelReceipt,
  decideDeficiency,
  downloadProofFile,
  fileDispute,
  fileProof,
  formatPesosText,
  getBill,
  getCompany,
  getCounterOrder,
  getCurrentDue,
  getDeficiency,
  getDisputable,
  getReport,
  getStatement,
  listDeficiencies,
  listOwnerTasks,
  parseCentavos,
  recordProof,
  sendProofFile,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PDF, BOUNDARY, prepareApplication } from '../../testing/application-fixture.ts';
import { collectAtCounter, createCashInput } from '../../testing/cashier-fixture.ts';
import type { TestPerson } from '../../testing/open-server.ts';
import { promoteAccount } from '../../testing/two-persons/invented-persons.ts';
import { openTownFixture, readTown, toDeclaration, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const fixture = await openTownFixture('tubigan');
const { server, people, code, createClearedApplication, fileCleared, createOrder, openCode } = fixture;
const findWorkedBill = (title: string): WorkedBill => {
  const found = readTown<readonly WorkedBill[]>('tubigan', 'bills').find((bill) => bill.title.startsWith(title));
  if (!found) throw new Error(title);
  return found;
};
const worked = findWorkedBill('Grocery of 1,200,000');
// Scales are counted by the treasury, so that the form does not ask them.
const { scale_small: _scales, ...measures } = worked.case.measures;
const GROCERY: WorkedBill = { ...worked, case: { ...worked.case, measures } };
const read = (text: string): number => parseCentavos(text) ?? 0;
const toText = (amount: number): string => formatPesosText(amount as Centavos);
const MAY = '2026-05-04T09:00:00+08:00';

beforeAll(() => openCode(code, { 'charges.11.amount': 'Costs were counted' }));
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

type Params = { readonly assessment_code: string };
const pay = async ({ assessment_code }: Params) => {
  const { total } = (await server.request(getCounterOrder, people.cashier, { params: { assessment_code } })).body;
  return collectAtCounter(server, people.cashier, { assessment_code, tender: createCashInput(total) });
};

/** A grocery that renewed, paid the year and has its permit, in May. */
async function createIssuedRenewal(now = MAY) {
  const { company_code, assessment_code } = await createClearedApplication(GROCERY, 'ANNUAL');
  const bill_id = await createOrder(assessment_code);
  expect((await pay({ assessment_code })).status).toBe(200);
  await sql`update application set state = 'ISSUED' where assessment_code = ${assessment_code}`.execute(server.api.db);
  await sql`update business set state = 'ACTIVE' where company_code = ${company_code}`.execute(server.api.db);
  server.setNow(now);
  return { company_code, bill_id, params: { assessment_code } };
}

const proveSales = (gross_non_essential: string, revision = 0) => ({
  revision,
  lines: [{ line: 'G-01', gross_non_essential, gross_essential: '0' }],
});
const FILE = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="itr.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    A_PDF,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
};
const readCase = async (params: Params, who: TestPerson = people.treasurer) =>
  (await server.request(getDeficiency, who, { params })).body;
const file = (params: Params, gross: string, { who = people.owner, revision = 0 } = {}) =>
  server.request(fileProof, who, { params, body: proveSales(gross, revision) });
const send = (params: Params, who: TestPerson = people.owner) =>
  server.request(sendProofFile, who, { params, ...FILE });
const decide = async (params: Params, who: TestPerson = people.treasurer) =>
  server.request(decideDeficiency, who, { params, body: { revision: (await readCase(params)).revision } });

/** The owner files the sales with the file of the return. */
async function createFiledProof(gross: string, now = MAY) {
  const renewal = await createIssuedRenewal(now);
  expect((await file(renewal.params, gross)).status).toBe(200);
  expect((await send(renewal.params)).status).toBe(200);
  return renewal;
}

/** The receivable of an order in the books, and entries out of balance. */
async function loadBooks(bill_id: number) {
  const { rows } = await sql<{ receivable: number; unbalanced: number }>`
    select
      (
        select sum(debit - credit)::bigint
        from journal_line
        where bill_id = ${bill_id}::bigint and account_code = '1-03-01-020'
      ) as receivable,
      (
        select count(*) from (select from journal_line group by entry_id, fund having sum(debit) <> sum(credit)) one
      ) as unbalanced`.execute(server.api.db);
  return rows[0];
}

test('the owner files the sales of the return, a treasurer orders the difference, and it is paid like every other amount', async () => {
  const { company_code, bill_id, params } = await createIssuedRenewal();
  const pending = await readCase(params, people.owner);
  expect(pending).toMatchObject({
    state: 'PENDING',
    opens_on: '2026-04-15',
    due_on: '2026-05-20',
    name: 'Deficiency business tax',
    proof: 'Income tax return of the year before',
    ordinance_section: '23',
    lines: [{ line: 'G-01', declared_non_essential: '1200000.00', proved_non_essential: null }],
    acts: ['file'],
    blocked: null,
  });
  const filed = await file(params, '2,000,000');
  expect([filed.status, filed.body.error]).toEqual([200, undefined]);
  expect(filed.body).toMatchObject({ state: 'FILED', revision: 1, acts: ['file', 'send_file'] });
  expect((await send(params)).body).toMatchObject({ file_name: 'itr.pdf', revision: 2 });

  const { result, tax_billed, acts } = await readCase(params);
  expect(acts).toEqual(['decide']);
  const amount = read(result?.amount ?? '');
  expect(amount).toBeGreaterThan(0);
  expect(read(tax_billed) + amount).toBe(read(result?.tax_proved ?? ''));
  expect(result).toMatchObject({ surcharge: '0.00', interest: '0.00', total: toText(amount) });
  expect(result?.reason).toContain('The tax for the year on the proved sales');

  const decided = await decide(params);
  expect([decided.status, decided.body.error]).toEqual([200, undefined]);
  expect(decided.body).toMatchObject({ state: 'ORDERED', amount: toText(amount), due_on: '2026-05-20', acts: [] });
  expect(decided.body.top_no).toMatch(/^TOP-2026-/);
  expect([decided.body.entered_by, decided.body.decided_by]).toEqual(['Ernesto Villarin', 'Teresa Ramos']);
  expect(await readCase(params, people.owner)).toMatchObject({ entered_by: null, decided_by: null });
  expect(await loadBooks(bill_id)).toEqual({ receivable: amount, unbalanced: 0 });

  const order = (await server.request(getBill, people.owner, { params })).body;
  expect(order.lines.at(-1)).toMatchObject({ code: 'LBT-DEFICIENCY', amount: toText(amount), ordinance_section: '23' });
  expect(order.installments.at(-1)).toMatchObject({ name: 'Deficiency, 2026', due_on: '2026-05-20', state: 'DUE' });
  const due = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(due.total).toBe(toText(amount));
  const { companies } = (await server.request(getStatement, people.owner, { query: { as_of: '2026-05-04' } })).body;
  const rows = companies.find((each) => each.company_code === company_code)?.rows ?? [];
  expect(rows.map(({ balance }) => read(balance)).reduce((sum, each) => sum + each, 0)).toBe(amount);
  const tasks = (await server.request(listOwnerTasks, people.owner)).body;
  expect(JSON.stringify(tasks)).toContain(params.assessment_code);

  const paid = await pay(params);
  expect(paid.body).toMatchObject({ amount: toText(amount) });
  expect(await loadBooks(bill_id)).toEqual({ receivable: 0, unbalanced: 0 });
  const receipt_no = paid.body.receipts[0]?.receipt_no ?? '';
  await server.request(cancelReceipt, people.treasurer, { params: { receipt_no }, body: { reason: 'Wrong order.' } });
  expect(await loadBooks(bill_id)).toEqual({ receivable: amount, unbalanced: 0 });
});

test('one event notifies the treasurers of a filed proof, and the owner is mailed the decision', async () => {
  await sql`delete from mail; delete from notification`.execute(server.api.db);
  const { params } = await createFiledProof('2,000,000');
  await decide(params);
  const notices = await sql<{ kind: string; account_id: number }>`
    select kind, account_id from notification where kind = 'proof_to_decide'`.execute(server.api.db);
  expect(notices.rows).toEqual([{ kind: 'proof_to_decide', account_id: people.treasurer.account_id }]);
  const mails = await sql<{ template: string; body_text: string }>`
    select template, body_text from mail where template like '%deficien%'`.execute(server.api.db);
  expect(mails.rows).toMatchObject([{ template: 'deficiency_ordered' }]);
  expect(mails.rows[0]?.body_text).toContain('section 195');
});

test('lower sales close the case without a bill, and nothing is given back', async () => {
  const { bill_id, params } = await createFiledProof('900,000');
  const before = await loadBooks(bill_id);
  const { body } = await decide(params);
  expect(body).toMatchObject({ state: 'CLOSED', amount: '0.00', top_no: null });
  expect(await loadBooks(bill_id)).toEqual(before);
  expect((await server.request(getBill, people.owner, { params })).body.state).toBe('SETTLED');
});

test('a second decision and a change after it are refused', async () => {
  const { bill_id, params } = await createFiledProof('2,000,000');
  const { revision } = await readCase(params);
  expect((await decide(params)).status).toBe(200);
  const books = await loadBooks(bill_id);
  const again = await server.request(decideDeficiency, people.treasurer, { params, body: { revision } });
  expect([again.status, again.body.error.message]).toEqual([409, expect.stringContaining('already been made')]);
  expect((await file(params, '1,500,000', { revision })).status).toBe(409);
  expect((await send(params)).status).toBe(409);
  expect(await loadBooks(bill_id)).toEqual(books);
});

test('before its first day nothing is filed or listed, and from then on the renewal is pending', async () => {
  const { company_code, params } = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const listPending = async () =>
    (await server.request(listDeficiencies, people.treasurer, { query: { search: company_code, state: 'pending' } }))
      .body.data;
  const early = await file(params, '2,000,000');
  expect([early.status, early.body.error.message]).toEqual([409, expect.stringContaining('is accepted from')]);
  expect(await readCase(params, people.owner)).toMatchObject({ acts: [], opens_on: '2026-04-15' });
  expect(await listPending()).toEqual([]);
  server.setNow('2026-04-15T09:00:00+08:00');
  expect(await listPending()).toMatchObject([{ ...params, state: 'PENDING', due_on: '2026-05-20', amount: null }]);
  expect((await file(params, '2,000,000')).status).toBe(200);
  expect(await listPending()).toEqual([]);
});

test('the record of a business names its open proof from the first day to the decision', async () => {
  const { company_code, params } = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const loadOpenProof = async () =>
    (await server.request(getCompany, people.owner, { params: { company_code } })).body.proof_of_sales;
  expect(await loadOpenProof()).toBeUndefined();
  server.setNow(MAY);
  const proof = 'Income tax return of the year before';
  const openProof = { ...params, tax_year: 2026, proof, due_on: '2026-05-20' };
  expect(await loadOpenProof()).toEqual({ ...openProof, state: 'PENDING' });
  await file(params, '2,000,000');
  expect(await loadOpenProof()).toEqual({ ...openProof, state: 'FILED' });
  await send(params);
  await decide(params);
  expect(await loadOpenProof()).toBeUndefined();
});

test('the owner’s tasks name the proof from its first day until its file is sent', async () => {
  const { params } = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const findTask = async () =>
    (await server.request(listOwnerTasks, people.owner)).body.data.find(
      ({ assessment_code, proof }) => assessment_code === params.assessment_code && proof !== undefined,
    );
  expect(await findTask()).toBeUndefined();
  server.setNow(MAY);
  const name = 'Income tax return of the year before';
  const task = { kind: 'answer', tax_year: 2026, from_on: '2026-04-15', due_on: '2026-05-20', is_late: false };
  expect(await findTask()).toMatchObject({ ...task, proof: { name, is_file_missing: false } });
  await file(params, '2,000,000');
  server.setNow('2026-05-21T09:00:00+08:00');
  expect(await findTask()).toMatchObject({ is_late: true, proof: { name, is_file_missing: true } });
  await send(params);
  expect(await findTask()).toBeUndefined();
});

test('T21: an owner is reminded on the first day, 15 and 3 days before the due day, and no more once the sales are filed', async () => {
  const reminded = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const filed = await createIssuedRenewal('2026-04-14T09:00:00+08:00');
  const countReminders = async ({ params }: { readonly params: Params }) => {
    const { rows } = await sql<{ many: number }>`
      select count(*)::int as many
      from mail
      where template = 'proof_reminder' and subject like ${`${params.assessment_code}%`}`.execute(server.api.db);
    return rows[0]?.many;
  };
  const counts: unknown[] = [];
  for (const day of ['04-14', '04-15', '04-16', '05-05', '05-16', '05-17', '05-20', '05-21']) {
    server.setNow(`2026-${day}T09:00:00+08:00`);
    await sql`select graphile_worker.add_job('remind_proofs')`.execute(server.api.db);
    await server.api.jobs.runDue();
    counts.push([await countReminders(reminded), await countReminders(filed)]);
    if (day === '04-15') await file(filed.params, '2,000,000');
  }
  expect(counts).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 1],
    [3, 1],
    [3, 1],
    [3, 1],
  ]);
  const { rows } = await sql<{ subject: string; body_text: string }>`
    select subject, body_text from mail where template = 'proof_reminder' limit 1`.execute(server.api.db);
  expect(rows[0]?.subject).toContain('by 20 May 2026');
  expect(rows[0]?.body_text).toContain('Income tax return of the year before');
  expect(rows[0]?.body_text).toContain('/assessment/proof/');
});

test('sales that are proved late bear the surcharge and the interest of the rule', async () => {
  const { params } = await createFiledProof('2,000,000', '2026-07-01T09:00:00+08:00');
  const { result } = await readCase(params);
  const amount = read(result?.amount ?? '');
  const surcharge = Math.round(amount / 4);
  const interest = Math.round((amount + surcharge) * 0.02 * 2);
  expect(result).toMatchObject({ surcharge: toText(surcharge), interest: toText(interest) });
  await decide(params);
  const due = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(due.total).toBe(toText(amount + surcharge + interest));
  const report = await server.request(getReport, people.treasurer, {
    params: { report: 'delinquent' },
    query: { as_of: '2026-07-01' },
  });
  expect(report.raw.toString()).toContain(toText(amount + surcharge + interest));
});

test('who proved the sales in time owes nothing for the days that the office takes', async () => {
  const { params } = await createFiledProof('2,000,000', '2026-05-20T16:00:00+08:00');
  server.setNow('2026-06-10T09:00:00+08:00');
  const { result } = await readCase(params);
  expect(result).toMatchObject({ surcharge: '0.00', interest: '0.00' });
  expect((await decide(params)).body.due_on).toBe('2026-06-30');
  const due = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(due.total).toBe(result?.amount);
  server.setNow('2026-07-01T09:00:00+08:00');
  const late = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(read(late.total)).toBeGreaterThan(read(due.total));
});

test('a clerk of the treasury enters a walk-in, and another person decides', async () => {
  const { params } = await createIssuedRenewal();
  const clerk = await server.person('admin', { permissions: ['cashier'] });
  const record = (gross: string, revision: number, reason = '', who = clerk) =>
    server.request(recordProof, who, { params, body: { ...proveSales(gross, revision), reason } });
  expect((await record('2,000,000', 0)).status).toBe(200);
  expect((await send(params, clerk)).status).toBe(200);
  expect((await decide(params, clerk)).status).toBe(403);
  // Also after the clerk became a treasurer.
  const promoted = await promoteAccount(server, clerk.account_id, 'treasurer');
  const why_another = 'You entered these sales or sent their file, so another treasury officer must decide on them.';
  expect(await readCase(params, promoted)).toMatchObject({ acts: [], why_another });
  const own = await decide(params, promoted);
  expect([own.status, own.body.error.message]).toEqual([403, why_another]);
  // The owner cannot take the figures of the office back.
  const { revision } = await readCase(params);
  expect((await file(params, '1', { revision })).status).toBe(409);
  const unexplained = await record('1,300,000', revision, '', people.cashier);
  expect(unexplained.body.error.fields).toHaveProperty('reason');
  expect((await record('1,300,000', revision, 'The return has 1,300,000.', people.cashier)).status).toBe(200);
  expect(await readCase(params)).toMatchObject({ reason: 'The return has 1,300,000.', acts: ['decide'] });
  // A colleague replaced the figures; who entered the first ones still decides on none.
  expect((await decide(params, promoted)).body.error.message).toBe(why_another);
  expect((await decide(params)).status).toBe(200);
});

test('who sent a file that another person replaced does not decide on the sales', async () => {
  const { params } = await createIssuedRenewal();
  const sender = await server.person('admin', { permissions: ['cashier'] });
  expect((await file(params, '2,000,000')).status).toBe(200);
  expect((await send(params, sender)).status).toBe(200);
  expect((await send(params)).status).toBe(200);
  const treasurer = await promoteAccount(server, sender.account_id, 'treasurer');
  expect((await readCase(params, treasurer)).acts).toEqual([]);
  expect((await decide(params, treasurer)).status).toBe(403);
  expect((await decide(params)).status).toBe(200);
});

test('nobody decides on other figures than they read, or without the file', async () => {
  const { params } = await createIssuedRenewal();
  await file(params, '2,000,000');
  const unread = await decide(params);
  expect([unread.status, unread.body.error.message]).toEqual([409, expect.stringContaining('add the file')]);
  await send(params);
  const { revision } = await readCase(params);
  expect((await file(params, '1,250,000', { revision })).status).toBe(200);
  const stale = await server.request(decideDeficiency, people.treasurer, { params, body: { revision } });
  expect([stale.status, stale.body.error.message]).toEqual([409, expect.stringContaining('changed in the meantime')]);
  expect((await decide(params)).status).toBe(200);
});

test('another owner, an office and a cashier are refused what is not theirs', async () => {
  const { params } = await createFiledProof('2,000,000');
  const { revision } = await readCase(params);
  const other = await server.person('user');
  for (const reply of [
    await server.request(getDeficiency, other, { params }),
    await file(params, '1', { who: other, revision }),
    await send(params, other),
    await server.request(downloadProofFile, other, { params }),
  ])
    expect(reply.status).toBe(404);
  expect((await server.request(downloadProofFile, people.treasurer, { params })).status).toBe(200);
  expect((await server.request(getDeficiency, people.clerk, { params })).status).toBe(403);
  expect((await server.request(decideDeficiency, people.cashier, { params, body: { revision } })).status).toBe(403);
  expect((await server.request(decideDeficiency, people.owner, { params, body: { revision } })).status).toBe(403);
  const body = { ...proveSales('1', revision), reason: 'Lower.' };
  expect((await server.request(recordProof, people.treasurer, { params, body })).status).toBe(403);
});

test('figures that are none are refused at their field, and a line that is missing is named', async () => {
  const { params } = await createIssuedRenewal();
  const refused = await file(params, 'a lot');
  expect(refused.body.error.fields).toHaveProperty(['lines.0.gross_non_essential']);
  const none = await server.request(fileProof, people.owner, { params, body: { revision: 0, lines: [] } });
  expect(none.body.error.fields).toHaveProperty('lines');
  expect(await readCase(params)).toMatchObject({ state: 'PENDING' });
});

test('where the balance of the year was carried over, the difference is ordered with the later year once that has its permit', async () => {
  const { company_code, assessment_code } = await createClearedApplication(GROCERY, 'QUARTERLY');
  const params = { assessment_code };
  const settle = async (paid_code: string) => {
    expect((await pay({ assessment_code: paid_code })).status).toBe(200);
    await sql`update application set state = 'ISSUED' where assessment_code = ${paid_code}`.execute(server.api.db);
    await sql`update business set state = 'ACTIVE' where company_code = ${company_code}`.execute(server.api.db);
  };
  await createOrder(assessment_code);
  await settle(assessment_code);
  server.setNow('2027-01-12T09:00:00+08:00');
  const renewal = { company_code, application_type: 'RENEWAL', tax_year: 2027 } as const;
  const draft = await prepareApplication(server, people.owner, renewal);
  const payment_code = await fileCleared(draft, toDeclaration(GROCERY, 'QUARTERLY'));
  const bill_id = await createOrder(payment_code);

  expect(await readCase(params, people.owner)).toMatchObject({ state: 'PENDING', acts: ['file'], tax_year: 2026 });
  expect((await file(params, '2,000,000')).status).toBe(200);
  expect((await send(params)).status).toBe(200);
  const early = await decide(params);
  expect([early.status, early.body.error.message]).toEqual([409, expect.stringContaining('permit of 2027')]);

  await settle(payment_code);
  const before = await loadBooks(bill_id);
  const { result, tax_billed } = await readCase(params);
  const decided = await decide(params);
  expect([decided.status, decided.body.error]).toEqual([200, undefined]);
  expect(decided.body).toMatchObject({ state: 'ORDERED', payment_code, due_on: '2026-05-20' });
  const amount = read(decided.body.amount ?? '');
  expect(read(tax_billed) + amount).toBe(read(result?.tax_proved ?? ''));
  expect(await loadBooks(bill_id)).toEqual({ receivable: (before?.receivable ?? 0) + amount, unbalanced: 0 });

  const order = (await server.request(getBill, people.owner, { params: { assessment_code: payment_code } })).body;
  const line = order.lines.find(({ code: each }) => each === 'LBT-DEFICIENCY-2026');
  expect(line).toMatchObject({ amount: toText(amount), of_year: 2026, is_unfiled: false });
  expect(order.installments.at(-1)).toMatchObject({ name: 'Deficiency, 2026', due_on: '2026-05-20' });
  const due = (await server.request(getCurrentDue, people.owner, { params: { assessment_code: payment_code } })).body;
  expect(due.total).toBe(result?.total);
  const { lines } = (await server.request(getDisputable, people.owner, { params: { assessment_code: payment_code } }))
    .body;
  expect(lines.find(({ line_no }) => line_no === line?.line_no)).toMatchObject({ blocked: null });
  expect((await pay({ assessment_code: payment_code })).body).toMatchObject({ amount: result?.total });
  expect(await loadBooks(bill_id)).toEqual({ receivable: before?.receivable, unbalanced: 0 });
});

test('the added line may be disputed from its own notice on', async () => {
  const { params } = await createFiledProof('2,000,000');
  await decide(params);
  const { lines } = (await server.request(getDisputable, people.owner, { params })).body;
  const [line, ...others] = lines.filter(({ blocked }) => blocked === null);
  expect(others).toEqual([]);
  expect(line?.ordinance_section).toBe('23');
  const dispute = await server.request(fileDispute, people.owner, {
    params,
    body: { line_no: line?.line_no ?? 0, amount_held: '100', reason: 'The return was amended after its first filing.' },
  });
  expect(dispute.status).toBe(200);
});

test('a renewal by a code without the rule has no deficiency anywhere', async () => {
  const { company_code, params } = await createIssuedRenewal();
  await sql`
    update bill
    set
      ordinance_version_id = (
        select ordinance_version_id from ordinance_version where tariff is null and state = 'PUBLISHED' limit 1
      )
    where assessment_id = (select assessment_id from application where assessment_code = ${params.assessment_code})`.execute(
    server.api.db,
  );
  expect((await server.request(getDeficiency, people.owner, { params })).status).toBe(404);
  expect((await file(params, '2,000,000')).status).toBe(404);
  const { body } = await server.request(listDeficiencies, people.treasurer, {
    query: { search: company_code, state: 'pending' },
  });
  expect(body.data).toEqual([]);
});

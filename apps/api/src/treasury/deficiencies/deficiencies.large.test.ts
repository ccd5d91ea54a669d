import {
  type Centavos,
  cancelReceipt,
  decideDeficiency,
  fileDispute,
  formatPesosText,
  getBill,
  getCurrentDue,
  getDeficiency,
  getDisputable,
  getReport,
  getStatement,
  listDeficiencies,
  listOwnerTasks,
  parseCentavos,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { prepareApplication } from '../../testing/application-fixture.ts';
import { openProofFixture } from '../../testing/deficiencies/proof-fixture.ts';
import { createApprovedRefund } from '../../testing/refunds/refund-fixtures.ts';
import { toDeclaration } from '../../testing/tariffs/town-fixture.ts';

const {
  server,
  people,
  fileCleared,
  createOrder,
  grocery,
  pay,
  settle,
  createIssuedRenewal,
  createFiledProof,
  readCase,
  file,
  send,
  decide,
  MAY,
} = await openProofFixture();
const read = (text: string): number => parseCentavos(text) ?? 0;
const toText = (amount: number): string => formatPesosText(amount as Centavos);

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

afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

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
  const filedProof = await file(params, '2,000,000');
  expect([filedProof.status, filedProof.body.error]).toEqual([200, undefined]);
  expect(filedProof.body).toMatchObject({ state: 'FILED', revision: 1, acts: ['file', 'send_file'] });
  expect((await send(params)).body).toMatchObject({ file_name: 'itr.pdf', revision: 2 });

  const { result, tax_billed, acts } = await readCase(params);
  expect(acts).toEqual(['decide']);
  const amount = read(result?.amount ?? '');
  expect(amount).toBeGreaterThan(0);
  expect(read(tax_billed) + amount).toBe(read(result?.tax_proved ?? ''));
  expect(result).toMatchObject({ surcharge: '0.00', interest: '0.00', total: toText(amount) });
  expect(result?.reason).toContain('Based on the sales proved, the tax for the year is');

  const decisionReply = await decide(params);
  expect([decisionReply.status, decisionReply.body.error]).toEqual([200, undefined]);
  expect(decisionReply.body).toMatchObject({
    state: 'ORDERED',
    amount: toText(amount),
    due_on: '2026-05-20',
    acts: [],
  });
  expect(decisionReply.body.top_no).toMatch(/^TOP-2026-/);
  expect([decisionReply.body.entered_by, decisionReply.body.decided_by]).toEqual(['Ernesto Villarin', 'Teresa Ramos']);
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

  const paidReply = await pay(params);
  expect(paidReply.body).toMatchObject({ amount: toText(amount) });
  expect(await loadBooks(bill_id)).toEqual({ receivable: 0, unbalanced: 0 });
  const receipt_no = paidReply.body.receipts[0]?.receipt_no ?? '';
  await server.request(cancelReceipt, people.treasurer, { params: { receipt_no }, body: { reason: 'Wrong order.' } });
  expect(await loadBooks(bill_id)).toEqual({ receivable: amount, unbalanced: 0 });
});

test('tax of the year that was refunded is ordered again when the proof shows that it was due', async () => {
  const plain = await createFiledProof('2000000.00');
  const difference = (await readCase(plain.params)).result?.amount ?? '';
  server.setNow('2026-01-12T09:00:00+08:00');
  const refunded = await createIssuedRenewal();
  const { owner, treasurer } = people;
  const { assessment_code } = refunded.params;
  await createApprovedRefund(server, { owner, treasurer, assessment_code, amount: '1000.00' });
  const { rows } = await sql<{ tax: number }>`
    select sum(l.debit)::bigint as tax
    from journal_entry e
    join journal_line l using (entry_id)
    join bill_line t on t.bill_id = e.bill_id and t.line_no = l.line_no
    where e.bill_id = ${refunded.bill_id}::bigint and e.kind = 'REFUND_DUE' and t.kind = 'TAX'`.execute(server.api.db);
  const tax = rows[0]?.tax ?? 0;
  expect(tax).toBeGreaterThan(0);
  expect((await file(refunded.params, '2000000.00')).status).toBe(200);
  expect(read((await readCase(refunded.params)).result?.amount ?? '')).toBe(read(difference) + tax);
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
  const secondDecision = await server.request(decideDeficiency, people.treasurer, { params, body: { revision } });
  expect([secondDecision.status, secondDecision.body.error.message]).toEqual([
    409,
    expect.stringContaining('already been made'),
  ]);
  expect((await file(params, '1,500,000', { revision })).status).toBe(409);
  expect((await send(params)).status).toBe(409);
  expect(await loadBooks(bill_id)).toEqual(books);
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

test('where the balance of the year was carried over, the difference is ordered with the later year once that has its permit', async () => {
  const { company_code, params } = await createIssuedRenewal(MAY, 'QUARTERLY');
  server.setNow('2027-01-12T09:00:00+08:00');
  const renewal = { company_code, application_type: 'RENEWAL', tax_year: 2027 } as const;
  const draft = await prepareApplication(server, people.owner, renewal);
  const payment_code = await fileCleared(draft, toDeclaration(grocery, 'QUARTERLY'));
  const bill_id = await createOrder(payment_code);

  expect(await readCase(params, people.owner)).toMatchObject({ state: 'PENDING', acts: ['file'], tax_year: 2026 });
  expect((await file(params, '2,000,000')).status).toBe(200);
  expect((await send(params)).status).toBe(200);
  const earlyReply = await decide(params);
  expect([earlyReply.status, earlyReply.body.error.message]).toEqual([409, expect.stringContaining('permit of 2027')]);

  await settle(company_code, { assessment_code: payment_code });
  const before = await loadBooks(bill_id);
  const { result, tax_billed } = await readCase(params);
  const decisionReply = await decide(params);
  expect([decisionReply.status, decisionReply.body.error]).toEqual([200, undefined]);
  expect(decisionReply.body).toMatchObject({ state: 'ORDERED', payment_code, due_on: '2026-05-20' });
  const amount = read(decisionReply.body.amount ?? '');
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

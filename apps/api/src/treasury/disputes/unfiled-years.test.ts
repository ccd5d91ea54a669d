import {
  acceptAssessment,
  approveBill,
  computeBill,
  decideDispute,
  downloadBill,
  fileDispute,
  getBill,
  getCurrentDue,
  getDisputable,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createRenewable,
  toRenewalDeclaration,
  NONE_PROVISIONAL,
  setRouting,
} from '../../testing/changes/renewal-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let treasurer: TestPerson;
let params: { assessment_code: string };

/** An order of payment that bills the unfiled year 2025 with the renewal of 2026. */
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  await setRouting(server.api.db, NONE_PROVISIONAL);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  server.setNow('2026-01-12T10:00:00+08:00');
  const { company_code, assessment_code } = await createRenewable({ server, owner, bplo });
  await sql`
    update application
    set tax_year = 2024
    where state = 'ISSUED' and business_id = (select business_id from business where company_code = ${company_code})`.execute(
    server.api.db,
  );
  const back_years = [{ tax_year: 2025, lines: [{ line: 'L15', gross_non_essential: '650000' }] }];
  const submission = await server.request(submitAssessment, owner, {
    params: { assessment_code },
    body: toRenewalDeclaration('720000', { back_years }),
  });
  params = { assessment_code: submission.body.assessment_code };
  await server.request(acceptAssessment, bplo, { params, body: {} });
  await sql`
    update application
    set state = 'CLEARED'
    where assessment_code = ${params.assessment_code}`.execute(server.api.db);
  const { bill_id } = (await server.request(computeBill, bplo, { params })).body;
  await server.request(approveBill, treasurer, { params: { bill_id: String(bill_id) } });
});
afterAll(() => server.close());

const findLineOf2025 = async () => {
  const { lines } = (await server.request(getBill, owner, { params })).body;
  const line = lines.find(({ of_year }) => of_year === 2025);
  if (!line) throw new Error('the year is not billed');
  return line;
};

test('the order and the page of the current due name a year that nobody filed', async () => {
  expect(await findLineOf2025()).toMatchObject({ is_unfiled: true });
  const { lines } = (await server.request(getCurrentDue, owner, { params })).body;
  const earlierLines = lines.filter(({ of_year }) => of_year === 2025);
  expect(earlierLines.some(({ is_unfiled }) => is_unfiled === true)).toBe(true);
  const { bill_id } = (await server.request(getBill, owner, { params })).body;
  const file = (await server.request(downloadBill, owner, { params: { bill_id } })).raw;
  const printedText = readPdfPages(file)
    .flatMap(({ texts }) => texts)
    .join(' ');
  expect(printedText).toContain('Not filed: 2025');
  expect(printedText).not.toContain('Unpaid balance of 2025');
});

test('a line of a year that the order assesses first is disputed, and corrected when the dispute is upheld', async () => {
  const disputedLine = await findLineOf2025();
  const { line_no, amount } = disputedLine;
  const { lines } = (await server.request(getDisputable, owner, { params })).body;
  expect(lines.find((line) => line.line_no === line_no)).toMatchObject({ blocked: null, unpaid: amount });
  const dispute = await server.request(fileDispute, owner, {
    params,
    body: { line_no, amount_held: '5000', reason: 'The sales of that year were lower than this.' },
  });
  expect([dispute.status, dispute.body.error]).toEqual([200, undefined]);
  const dueReply = (await server.request(getCurrentDue, owner, { params })).body;
  expect(dueReply.lines.filter(({ code }) => code === disputedLine.code)).toEqual([]);
  const decision = await server.request(decideDispute, treasurer, {
    params: { dispute_no: dispute.body.dispute_no },
    body: { is_upheld: true, amount_found: '5000', decision: 'The books show it.' } as never,
  });
  expect([decision.status, decision.body.error]).toEqual([200, undefined]);
  expect(await findLineOf2025()).toMatchObject({ amount: '5000.00' });
});

test('a line that an older order billed is not disputed again', async () => {
  const { line_no } = await findLineOf2025();
  await sql`delete from line_dispute`.execute(server.api.db);
  await sql`
    update installment i
    set root_id = i.installment_id
    from installment_item t
    where t.installment_id = i.installment_id
      and t.line_no = ${line_no}
      and i.bill_id = (
        select bill_id
        from bill join application using (assessment_id)
        where assessment_code = ${params.assessment_code}
      )`.execute(server.api.db);
  const { lines } = (await server.request(getDisputable, owner, { params })).body;
  expect(lines.find((line) => line.line_no === line_no)?.blocked).toMatch(/billed in 2025/);
});

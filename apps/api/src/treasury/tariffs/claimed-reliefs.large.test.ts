import {
  acceptAssessment,
  type DeclarationInput,
  formatPesosText,
  getAssessment,
  getBill,
  getRenewal,
  markDocumentInapplicable,
  parseCentavos,
  renewAtOnce,
  saveAssessmentDraft,
} from '@ebpls/contracts';
import { Tariff, TariffCase } from '@ebpls/contracts/tariff';
import { assessTariff, openTariff } from '@ebpls/rules/tariff';
import { sql } from 'kysely';
import * as v from 'valibot';

import { sendPaper } from '../../testing/application-fixture.ts';
import { openTownFixture, readTown, toDeclaration, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const { server, people, code, prepareRenewal, file, createOrder, openCode } = await openTownFixture('maliwanag');
const bills = readTown<readonly WorkedBill[]>('maliwanag', 'bills');

const RELIEFS = [
  ...code.reliefs,
  {
    ...code.reliefs[0],
    code: 'MIXED-COOP',
    name: { en: 'Cooperatives that serve others', fil: 'Kooperatibang naglilingkod sa iba' },
    taxed_part: {
      figure: 'reserves',
      figure_name: { en: 'Reserves', fil: 'Reserba' },
      above: '10,000,000.00',
      taxed: 'to_others',
      taxed_name: { en: 'Sales to others', fil: 'Benta sa iba' },
      of: ['gross', 'gross_essential'],
    },
  },
  { ...code.reliefs[1], code: 'LAST-YEAR', last_day: '2025-12-31' },
  { ...code.reliefs[1], code: 'HOTELS', when: [{ test: 'LINE', one_of: ['O-01'] }] },
  {
    ...code.reliefs[1],
    code: 'MANY-WORKERS',
    when: [{ test: 'QUANTITY', of: ['employees'], is: 'AT_LEAST', figure: '500' }],
  },
];
const withReliefs = { ...code, reliefs: RELIEFS };
const open = openTariff(v.parse(Tariff, withReliefs));

beforeAll(() => openCode(withReliefs));
afterAll(() => server.close());

type Claims = NonNullable<DeclarationInput['exemptions']>;

const findBill = (title: string): WorkedBill => {
  const bill = bills.find((each) => each.title === title);
  if (bill === undefined) throw new Error(title);
  return bill;
};
const HARDWARE = 'Hardware wholesaler above the last bracket, with a sign';

/** The renewal of a worked bill whose draft claims reliefs, with the proof that it then requires. */
async function prepareClaim(title: string, exemptions: Claims) {
  const bill = findBill(title);
  const { company_code, assessment_code } = await prepareRenewal(bill);
  const params = { assessment_code };
  const read = async () => (await server.request(getAssessment, people.owner, { params })).body;
  const { draft_revision } = await read();
  const values = { exemptions };
  await server.request(saveAssessmentDraft, people.owner, { params, body: { values, draft_revision } });
  const draft = await read();
  const proof = draft.requirements.find(({ code: requirement }) => requirement === 'R28');
  const declaration = { ...toDeclaration(bill, 'ANNUAL'), exemptions };
  return { bill, company_code, assessment_code, draft, proof, declaration };
}

/** Files the claims with their proof; the application is cleared, billed and approved. */
async function billClaim(title: string, exemptions: Claims) {
  const preparedClaim = await prepareClaim(title, exemptions);
  const { company_code, assessment_code } = preparedClaim;
  await sendPaper(server, people.owner, { company_code, requirement_code: 'R28', assessment_code });
  const filingReply = await file(assessment_code, preparedClaim.declaration);
  if (filingReply.status !== 200) throw new Error(JSON.stringify(filingReply.body));
  const params = { assessment_code: filingReply.body.assessment_code };
  await server.request(acceptAssessment, people.clerk, { params, body: {} });
  await sql`update application set state = 'CLEARED' where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  await createOrder(params.assessment_code);
  return { ...preparedClaim, params, ...(await server.request(getBill, people.clerk, { params })).body };
}

/** What `npm run assess -- --code` computes of the worked case with the claims. */
function assessWorked({ case: workedCase }: WorkedBill, reliefs: object): [string, string][] {
  const results = assessTariff(open, v.parse(TariffCase, { ...workedCase, reliefs }));
  return results.map(({ row, amount }) => [row.code, formatPesosText(amount)]);
}

test('a relief of the town is claimed on the form, proved, and computed on the bill with its explanation', async () => {
  const { bill, draft, proof, lines } = await billClaim(HARDWARE, [{ code: 'SENIOR' }]);
  expect(draft.reliefs?.map(({ code: relief }) => relief)).toEqual(['COOP', 'SENIOR', 'MIXED-COOP', 'MANY-WORKERS']);
  expect(proof).toMatchObject({
    name: 'Certificate of the exemption claimed: Owner who is a senior citizen',
    is_mandatory: true,
    verified_by: ['bplo'],
  });
  expect(lines.map(({ code: charge, amount }) => [charge, amount])).toEqual(assessWorked(bill, [{ code: 'SENIOR' }]));
  const before = bill.charges.find(({ code: charge }) => charge === 'PERMIT');
  const permit = lines.find(({ code: charge }) => charge === 'PERMIT');
  expect(parseCentavos(permit?.amount ?? '')).toBe(((parseCentavos(before?.amount ?? '') ?? 0) * 8) / 10);
  expect(permit?.reason).toContain('Owner who is a senior citizen');
});

test('the figures of a claim are billed as the code says', async () => {
  const figures = { reserves: '12,000,000.00', to_others: '1,000,000.00' };
  const { bill, lines } = await billClaim(HARDWARE, [{ code: 'MIXED-COOP', figures }]);
  expect(lines.map(({ code: charge, amount }) => [charge, amount])).toEqual(
    assessWorked(bill, [{ code: 'MIXED-COOP', figures }]),
  );
});

/** Charges on a draft that adds a hotel to a business whose renewal claimed a relief. */
async function listAddedCharges(exemptions: Claims) {
  const { company_code, params } = await billClaim(HARDWARE, exemptions);
  await sql`update application set state = 'ISSUED' where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  const draft = {
    lines: [{ line: 'O-01', products: '', units: {}, capitalization: '500000.00', measures: { rooms: '12' } }],
    measures: { signs: '2' },
  };
  const { rows } = await sql<{ code: string }>`
    insert into application (
      business_id, owner_id, brgycode, application_type, amendment, tax_year, state, draft, saved_at
    )
    select
      business_id, owner_id, brgycode, 'AMENDMENT', 'ADD_LINE', 2026, 'DRAFT', ${JSON.stringify(draft)}::jsonb, '2026-01-12'
    from business
    where company_code = ${company_code}
    returning 'DRAFT-' || assessment_id as code`.execute(server.api.db);
  const addedCase = { assessment_code: rows[0]?.code ?? '' };
  const { estimate } = (await server.request(getAssessment, people.owner, { params: addedCase })).body;
  return estimate?.lines.map(({ code: charge, amount }) => [charge, amount]);
}

test.each([
  { what: 'above the reserves that sells to others owes', to_others: '1,000,000.00', is_owed: true },
  { what: 'above the reserves that sells to members alone does not owe', to_others: '0.00', is_owed: false },
  {
    what: 'within the reserves does not owe',
    to_others: '1,000,000.00',
    reserves: '10,000,000.00',
    is_owed: false,
  },
])('a cooperative $what the tax on a line that it adds', async ({ to_others, is_owed, reserves = '12,000,000.00' }) => {
  const addedCharges = await listAddedCharges([{ code: 'MIXED-COOP', figures: { reserves, to_others } }]);
  const taxes = addedCharges?.filter(([charge]) => charge === 'TAX-NEW');
  expect(taxes).toEqual([['TAX-NEW', is_owed ? '250.00' : '0.00']]);
});

test('the licensing office reads what is claimed by its name, and other offices no amount of it', async () => {
  const figures = { reserves: '12,000,000.00', to_others: '1,000,000.00' };
  const { params } = await billClaim(HARDWARE, [{ code: 'MIXED-COOP', figures }]);
  const { reliefs, declaration } = (await server.request(getAssessment, people.clerk, { params })).body;
  expect(reliefs).toMatchObject([{ code: 'MIXED-COOP', name: { fil: 'Kooperatibang naglilingkod sa iba' } }]);
  expect(declaration).toMatchObject({ exemptions: [{ figures: { reserves: '12000000.00' } }] });
  const fire = await server.person('fire');
  const officeView = (await server.request(getAssessment, fire, { params })).body;
  expect(JSON.stringify(officeView.declaration)).not.toContain('12000000');
});

test('without the proof nothing is filed', async () => {
  const { assessment_code, declaration } = await prepareClaim(HARDWARE, [{ code: 'SENIOR' }]);
  const refusedReply = await file(assessment_code, declaration);
  expect([refusedReply.status, Object.keys(refusedReply.body.error.fields ?? {})]).toEqual([422, ['requirements.R28']]);
});

test('nobody states that the proof of a claim does not apply', async () => {
  const { assessment_code, declaration, proof } = await prepareClaim(HARDWARE, [{ code: 'SENIOR' }]);
  expect(proof).toMatchObject({ is_proof: true });
  const params = { assessment_code };
  const body = { requirement_code: 'R28', reason: 'My age is known to everybody.' };
  const markReply = await server.request(markDocumentInapplicable, people.owner, { params, body });
  expect([markReply.status, markReply.body.error.fields]).toEqual([
    422,
    { requirement_code: [expect.stringContaining('proves the exemption that you claim')] },
  ]);
  expect((await file(assessment_code, declaration)).status).toBe(422);
});

test('a claim that was in no draft needs its proof all the same', async () => {
  const { assessment_code, declaration } = await prepareClaim(HARDWARE, []);
  const claimedDeclaration = { ...declaration, exemptions: [{ code: 'SENIOR' }] };
  const refusedReply = await file(assessment_code, claimedDeclaration);
  expect([refusedReply.status, Object.keys(refusedReply.body.error.fields ?? {})]).toEqual([422, ['requirements.R28']]);
});

test.each<{ what: string; claims: Claims; field: string; says: string }>([
  {
    what: 'an invented relief',
    claims: [{ code: 'FREE' }],
    field: 'exemptions.0.code',
    says: 'This exemption is not recognized.',
  },
  {
    what: 'an exemption of the former shape',
    claims: [{ code: 'X-BMBE' }],
    field: 'exemptions.0.code',
    says: 'This exemption is not recognized.',
  },
  {
    what: 'a relief that has ended',
    claims: [{ code: 'SENIOR' }, { code: 'LAST-YEAR' }],
    field: 'exemptions.1.code',
    says: 'This exemption is not in force today.',
  },
  {
    what: 'a relief of another line of business',
    claims: [{ code: 'HOTELS' }],
    field: 'exemptions.0.code',
    says: 'Your business does not meet the conditions of this exemption.',
  },
  {
    what: 'a relief whose figure is not reached',
    claims: [{ code: 'MANY-WORKERS' }],
    field: 'exemptions.0.code',
    says: 'Your business does not meet the conditions of this exemption.',
  },
  {
    what: 'a claim that is made twice',
    claims: [{ code: 'SENIOR' }, { code: 'SENIOR' }],
    field: 'exemptions.1.code',
    says: 'This exemption was claimed twice.',
  },
  {
    what: 'a claim for a line that was not declared',
    claims: [{ code: 'SENIOR', line: 'O-01' }],
    field: 'exemptions.0.line',
    says: 'The exemption refers to a line of business that was not declared.',
  },
  {
    what: 'a claim without its figures',
    claims: [{ code: 'MIXED-COOP', figures: { reserves: '5' } }],
    field: 'exemptions.0.figures.to_others',
    says: 'Please enter this amount. Enter 0 if there is none.',
  },
  {
    what: 'a figure that the relief does not ask',
    claims: [{ code: 'SENIOR', figures: { age: '60' } }],
    field: 'exemptions.0.figures.age',
    says: 'This amount is not needed for this exemption.',
  },
])('$what is refused at its field', async ({ claims, field, says }) => {
  const { assessment_code, declaration } = await prepareClaim(HARDWARE, claims);
  const refusedReply = await file(assessment_code, declaration);
  expect([refusedReply.status, refusedReply.body.error.fields]).toEqual([422, { [field]: [says] }]);
});

test('a renewal that claims a relief is reviewed by the offices before its bill', async () => {
  const { company_code, assessment_code, declaration } = await prepareClaim(HARDWARE, [{ code: 'SENIOR' }]);
  await sql`
    update application a
    set declaration = ${JSON.stringify({ ...declaration, exemptions: [] })}::jsonb
    from business b
    where b.business_id = a.business_id and b.company_code = ${company_code} and a.tax_year = 2025`.execute(
    server.api.db,
  );
  await sendPaper(server, people.owner, { company_code, requirement_code: 'R28', assessment_code });
  const params = { assessment_code };
  expect((await server.request(getRenewal, people.owner, { params })).body.renewal).toMatchObject({
    stop: 'changed',
    provisional_days: null,
  });
  const body = { ...declaration, gross_reason: 'The sales of a large buyer.' };
  const renewalReply = await server.request(renewAtOnce, people.owner, { params, body });
  expect([renewalReply.status, renewalReply.body.state]).toEqual([200, 'SUBMITTED']);
});

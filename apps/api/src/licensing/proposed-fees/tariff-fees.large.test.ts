// Charges of a municipality's own revenue code that an office finds by its inspection.

import {
  computeBill,
  decideProposedFee,
  formatPesosText,
  getBill,
  getClearance,
  parseCentavos,
  proposeFee,
} from '@ebpls/contracts';
import { Tariff, TariffCase } from '@ebpls/contracts/tariff';
import { assessTariff, openTariff } from '@ebpls/rules/tariff';
import { sql } from 'kysely';
import * as v from 'valibot';

import { createFireCase } from '../../testing/tariffs/claimed-case.ts';
import { openTownFixture, readTown, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const fixture = await openTownFixture('maliwanag');
const { server, people, code, openCode } = fixture;
const [pawnshop] = readTown<readonly WorkedBill[]>('maliwanag', 'bills').filter(({ title }) => title === 'Pawnshop');
if (pawnshop === undefined) throw new Error('no worked bill of a pawnshop');
const bill = pawnshop;
const fire = await server.person('fire');

/** The fire bureau finds the fee of signs, and no other office; the fire fee itself is a share of others. */
const tariff = {
  ...code,
  charges: code.charges.map((charge) => {
    if (charge.code === 'SIGNS') return { ...charge, may_be_found: true, found_by: 'fire' };
    if (charge.code === 'PLATE') return { ...charge, may_be_found: true, found_by: 'engineering' };
    return charge.code === 'FIRE' ? { ...charge, may_be_found: true } : charge;
  }),
};
const REASON = 'A lighted sign of 12 square meters.';

beforeAll(() => openCode(tariff));
afterAll(() => server.close());

const createClaimedCase = () => createFireCase(fixture, bill, fire);

const propose = (clearance_id: number, overrides: object = {}) =>
  server.request(proposeFee, fire, {
    params: { clearance_id },
    body: { code: 'SIGNS', amount: '640.00', reason: REASON, ...overrides },
  });

test('an office is offered the charges of the tariff that it finds, with their name and section', async () => {
  const { clearance_id } = await createClaimedCase();
  const { fees } = (await server.request(getClearance, fire, { params: { clearance_id } })).body;
  const signs = code.charges.find((charge) => charge.code === 'SIGNS');
  expect(fees?.offered).toEqual([{ code: 'SIGNS', name: signs?.name.en, ordinance_section: signs?.section }]);
});

test('an accepted amount is on the bill by the row of the tariff, and in what is a share of it', async () => {
  const { params, clearance_id } = await createClaimedCase();
  expect((await propose(clearance_id)).status).toBe(200);
  const takenFee = { code: 'SIGNS', outcome: 'TAKEN' as const, reason: '' };
  expect((await server.request(decideProposedFee, people.clerk, { params, body: takenFee })).status).toBe(200);
  await sql`update application set state = 'CLEARED' where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  expect((await server.request(computeBill, people.clerk, { params })).status).toBe(200);
  const { lines } = (await server.request(getBill, people.clerk, { params })).body;
  const signs = code.charges.find((charge) => charge.code === 'SIGNS');
  const line = lines.find(({ code: charge }) => charge === 'SIGNS');
  expect(line).toMatchObject({
    name: signs?.name.en,
    account_code: signs?.account_code,
    ordinance_section: signs?.section,
    amount: '640.00',
  });
  expect(line?.reason).toContain(REASON);
  const foundCharges = [{ charge: 'SIGNS', amount: '640.00', office: 'fire', reason: REASON }];
  const results = assessTariff(
    openTariff(v.parse(Tariff, tariff)),
    v.parse(TariffCase, { ...bill.case, found: foundCharges }),
  );
  expect(lines.map(({ code: charge, amount }) => [charge, parseCentavos(amount)])).toEqual(
    results.map(({ row, amount }) => [row.code, parseCentavos(formatPesosText(amount))]),
  );
});

test.each([
  { what: 'a charge of another office', given: { code: 'PLATE' } },
  { what: 'a share of other charges', given: { code: 'FIRE' } },
  { what: 'a charge that nobody finds', given: { code: 'PERMIT' } },
  { what: 'a fee of the former shape', given: { code: 'F07' } },
])('$what is refused at its field', async ({ given }) => {
  const { clearance_id } = await createClaimedCase();
  const refusedReply = await propose(clearance_id, given);
  expect([refusedReply.status, Object.keys(refusedReply.body.error.fields ?? {})]).toEqual([422, ['code']]);
});

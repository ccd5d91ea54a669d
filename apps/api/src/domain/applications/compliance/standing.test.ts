import {
  type ApplicationState,
  type BusinessState,
  type InstallmentState,
  type PermitState,
  BUSINESS_STATES,
  PERMIT_STATES,
} from '@ebpls/contracts';
import { findStanding, type StandingFacts } from '@ebpls/rules';
import { boolean, constantFrom, type Arbitrary, option, record, sample } from 'fast-check';
import { sql } from 'kysely';

import { createClearedApplication, seedMunicipality } from '../../../testing/municipality-seed.ts';
import { openTestServer, type TestServer } from '../../../testing/open-server.ts';
import type { PermitKind } from '../../../tables/money.ts';
import { loadReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { selectStanding, selectStandingFacts, type StandingDay, toStandingDay } from './standing.queries.ts';
import { findYearWindow } from '../../../platform/reference/ordinance-policies.ts';

const BUSINESSES = 250;
const DAYS = ['2026-12-31', '2027-01-05', '2027-01-20', '2027-01-21', '2027-06-01'];

interface BusinessSample {
  readonly state: BusinessState;
  readonly permit: { readonly kind: PermitKind; readonly state: PermitState; readonly expires_on: string } | null;
  readonly renewal: { readonly state: ApplicationState; readonly tax_year: number; readonly filed: string } | null;
  /** Day of the first filing, where it was returned since. */
  readonly first_filed: string | null;
  readonly debt: {
    readonly state: InstallmentState;
    readonly due_on: string;
    readonly is_disputed: boolean;
    /** Whether a line other than the disputed one is open. */
    readonly has_other_line: boolean;
    /** Own due day of the other line. */
    readonly own_due_on: string | null;
  } | null;
}

const businessSamples: Arbitrary<BusinessSample> = record({
  state: constantFrom(...BUSINESS_STATES),
  permit: option(
    record({
      kind: constantFrom<PermitKind[]>('PERMIT', 'PERMIT', 'PROVISIONAL', 'RETIREMENT', 'TEMPORARY'),
      state: constantFrom(...PERMIT_STATES),
      expires_on: constantFrom('2025-12-31', '2026-12-31', '2027-12-31'),
    }),
  ),
  renewal: option(
    record({
      state: constantFrom<ApplicationState[]>('DRAFT', 'RETURNED', 'IN_CLEARANCE', 'PAID', 'WITHDRAWN', 'REJECTED'),
      tax_year: constantFrom(2026, 2027),
      filed: constantFrom('2026-11-02', '2027-01-20', '2027-01-21'),
    }),
  ),
  first_filed: option(constantFrom('2027-01-04', '2027-01-25')),
  debt: option(
    record({
      state: constantFrom<InstallmentState[]>('NOT_DUE', 'DUE', 'PARTIAL', 'PAID', 'WAIVED'),
      due_on: constantFrom('2026-10-20', '2027-01-20', '2027-07-20'),
      is_disputed: boolean(),
      has_other_line: boolean(),
      own_due_on: option(constantFrom('2027-01-20', '2027-03-31')),
    }),
  ),
});

let server: TestServer;
const samplesById = new Map<number, BusinessSample>();

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  const owner = await server.person('user');
  const pattern = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL' });
  for (const [index, each] of sample(businessSamples, { numRuns: BUSINESSES, seed: 7 }).entries())
    samplesById.set(await keep(each, index, pattern.assessment_id), each);
});
afterAll(() => server.close());

/** Copies the pattern's business and application, with the values of the sample. */
async function keep(each: BusinessSample, index: number, pattern_id: number): Promise<number> {
  const { db } = server.api;
  const code = `XX-${String(index).padStart(6, '0')}`;
  const business = await sql<{ business_id: number }>`
    insert into business (company_code, owner_id, company_name, brgycode, state, saved_at, created_at, updated_at)
    select ${code}, owner_id, ${code}, brgycode, ${each.state}, saved_at, created_at, updated_at
    from business
    where business_id = (select business_id from application where assessment_id = ${pattern_id}::bigint)
    returning business_id`.execute(db);
  const business_id = business.rows[0]?.business_id ?? 0;
  const former = await insertApplication({ business_id, type: 'NEW', state: 'ISSUED', tax_year: 2025, filed: null });
  if (each.permit) await insertPermit(each.permit, { business_id, assessment_id: former, code });
  if (each.renewal) await insertRenewal(each.renewal, business_id, each.first_filed);
  if (each.debt) await insertDebt(each.debt, former);
  return business_id;
}

interface ApplicationSample {
  readonly business_id: number;
  readonly type: string;
  readonly state: ApplicationState;
  readonly tax_year: number;
  readonly filed: string | null;
}

async function insertApplication({ business_id, type, state, tax_year, filed }: ApplicationSample): Promise<number> {
  const { rows } = await sql<{ assessment_id: number }>`
    insert into application (
      business_id, owner_id, brgycode, application_type, tax_year, state, submitted_at, saved_at, created_at, updated_at
    )
    select
      business_id, owner_id, brgycode, ${type}, ${tax_year}::int, ${state}, ${filed}::date + time '12:00', saved_at, created_at,
      updated_at
    from business
    where business_id = ${business_id}::bigint
    returning assessment_id`.execute(server.api.db);
  return rows[0]?.assessment_id ?? 0;
}

async function insertRenewal(
  renewal: NonNullable<BusinessSample['renewal']>,
  business_id: number,
  firstFiled: string | null,
): Promise<void> {
  const assessment_id = await insertApplication({ business_id, type: 'RENEWAL', ...renewal });
  if (firstFiled === null) return;
  await sql`
    insert into timeline (assessment_id, act, at, params)
    values (${assessment_id}::bigint, 'submit', ${firstFiled}::date + time '12:00', '{}')`.execute(server.api.db);
}

async function insertPermit(
  { kind, state, expires_on }: NonNullable<BusinessSample['permit']>,
  { business_id, assessment_id, code }: { business_id: number; assessment_id: number; code: string },
): Promise<void> {
  await server.api.db
    .insertInto('permit')
    .values({
      permit_no: `MP-${code}`,
      kind,
      assessment_id,
      business_id,
      state,
      token: code,
      content: '{}',
      expires_on,
      generated_at: new Date('2025-01-10'),
    })
    .execute();
}

async function insertDebt(debt: NonNullable<BusinessSample['debt']>, assessment_id: number): Promise<void> {
  await sql`
    with ordered as (
      insert into bill (assessment_id, version, state, ordinance_version_id, total, computed_at, input, result)
      select ${assessment_id}::bigint, 1, 'APPROVED', ordinance_version_id, 100, now(), '{}', '{}' from ordinance_version limit 1
      returning bill_id
    ), part as (
      insert into installment (bill_id, no, nominal_due_on, due_on, state)
      select bill_id, 1, ${debt.due_on}::date, ${debt.due_on}::date, ${debt.state} from ordered
      returning installment_id
    )
    insert into installment_item (installment_id, line_no, amount, bears_penalty, disputed_on, due_on)
    select
      installment_id, line_no, 100, true,
      case when ${debt.is_disputed} and line_no = 1 then ${debt.due_on}::date end,
      case when line_no = 2 then ${debt.own_due_on}::date end
    from part, generate_series(1, ${debt.has_other_line ? 2 : 1}::int) as line (line_no)`.execute(server.api.db);
}

/** Facts of the sample, computed without a database. */
function toFacts(
  { state, permit, renewal, first_filed, debt }: BusinessSample,
  { day, window }: StandingDay,
): StandingFacts {
  const year = Number(day.slice(0, 4));
  return {
    state,
    has_overdue: debt !== null && isOverdue(debt, day),
    has_permit_in_force: permit !== null && isInForce(permit, day),
    has_former_permit: permit !== null && isFormer(permit, year),
    is_renewal_undecided:
      renewal !== null &&
      ['RETURNED', 'IN_CLEARANCE', 'PAID'].includes(renewal.state) &&
      renewal.tax_year === year &&
      [renewal.filed, first_filed ?? '9999'].some((filedDay) => filedDay <= window.until),
    is_extended: false,
  };
}

function isOverdue(
  { state, due_on, is_disputed, has_other_line, own_due_on }: NonNullable<BusinessSample['debt']>,
  day: string,
): boolean {
  const isOtherLate = has_other_line && (own_due_on ?? due_on) < day;
  return due_on < day && (!is_disputed || isOtherLate) && state !== 'PAID' && state !== 'WAIVED';
}

function isInForce({ kind, state, expires_on }: NonNullable<BusinessSample['permit']>, day: string): boolean {
  return ['PERMIT', 'PROVISIONAL'].includes(kind) && state === 'ACTIVE' && expires_on >= day;
}

function isFormer({ kind, state, expires_on }: NonNullable<BusinessSample['permit']>, year: number): boolean {
  return kind === 'PERMIT' && ['ACTIVE', 'EXPIRED'].includes(state) && expires_on === `${year - 1}-12-31`;
}

test.each(DAYS)('the query finds the standing that the rule finds on %s, for every sample of records', async (day) => {
  const standingDay = toStandingDay(day, await loadReferenceRows(server.api.db));
  const { rows } = await sql<{ business_id: number; facts: StandingFacts; standing: string; of_register: string }>`
    select b.business_id, ${selectStandingFacts(standingDay)} as facts, ${selectStanding(standingDay)} as standing, ${selectStanding(standingDay, 'register')} as of_register
    from business b
    where b.business_id = any(${[...samplesById.keys()]}::bigint[])`.execute(server.api.db);
  const rowsById = new Map(rows.map((row) => [row.business_id, row]));
  expect(rows.filter(({ standing, of_register }) => standing !== of_register)).toEqual([]);
  const standings = new Set<string>();
  for (const [business_id, each] of samplesById) {
    const expectedFacts = toFacts(each, standingDay);
    const standing = findStanding(expectedFacts, standingDay);
    standings.add(standing);
    expect([each, rowsById.get(business_id)?.facts, rowsById.get(business_id)?.standing]).toEqual([
      each,
      expectedFacts,
      standing,
    ]);
  }
  expect(standings.size).toBeGreaterThan(6);
});

test('the window begins on 1 January and ends on 20 January or the next working day, with or without a revenue code', async () => {
  const { ordinances, holidays } = await loadReferenceRows(server.api.db);
  expect(findYearWindow(2027, { ordinances, holidays })).toEqual({ from: '2027-01-01', until: '2027-01-20' });
  expect(findYearWindow(2029, { ordinances, holidays }).until).toBe('2029-01-22');
  expect(findYearWindow(2029, { ordinances: [], holidays }).until).toBe('2029-01-22');
});

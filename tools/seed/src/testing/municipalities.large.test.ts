import { readFileSync } from 'node:fs';

import * as contracts from '@ebpls/contracts';
import { createDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { listMunicipalities, type MunicipalityRecords } from '../municipality/municipality.ts';
import { getMainOwnerEmail } from '../people/people.ts';
import type { BusinessRecord } from '../records.ts';
import { BPLO } from '../scenario/acts.ts';
import type { ScenarioServer } from '../scenario/scenario-server.ts';
import { type Demonstration, openDemonstration } from './open-demonstration.ts';

const NOW = new Date('2026-11-27T10:00:00+08:00');

interface WorkedBill {
  readonly title: string;
  readonly case: {
    readonly type: string;
    readonly measures: Readonly<Record<string, string>>;
    readonly lines: readonly { readonly line: string; readonly measures: Readonly<Record<string, string>> }[];
  };
  readonly charges: readonly { readonly code: string; readonly amount: string }[];
}

const read = (text = '0'): number => Number(text.replaceAll(',', ''));

/** The measures whose value the revenue code finds by the barangay of the business. */
function listPlaceMeasures({ code }: MunicipalityRecords, { brgycode }: BusinessRecord): [string, string][] {
  return (code?.measures ?? []).flatMap((measure): [string, string][] => {
    const choices = ('values' in measure ? measure.values : undefined) ?? [];
    const place = choices.find(({ barangays }) => barangays?.includes(brgycode));
    return place === undefined ? [] : [[measure.code, place.code]];
  });
}

/** Whether the business declares what the worked bill of a renewal was computed of. */
function hasBillMeasures(
  municipality: MunicipalityRecords,
  record: BusinessRecord,
  { case: workedCase }: WorkedBill,
): boolean {
  const { floor_area, employees, ...measures } = workedCase.measures;
  const hasLines = workedCase.lines.every(({ line, measures: { gross, gross_essential, ...own } }, place) => {
    const declaredLine = record.lines[place];
    return (
      declaredLine?.line === line &&
      read(declaredLine.gross_non_essential) === read(gross) &&
      read(declaredLine.gross_essential) === read(gross_essential) &&
      JSON.stringify(declaredLine.measures ?? {}) === JSON.stringify(own)
    );
  });
  return (
    workedCase.type === record.application_type &&
    hasLines &&
    record.lines.length === workedCase.lines.length &&
    record.business_area_sqm === read(floor_area) &&
    (employees === undefined || record.employees_male + record.employees_female === read(employees)) &&
    JSON.stringify(
      [...Object.entries(record.measures ?? {}), ...listPlaceMeasures(municipality, record)].toSorted(),
    ) === JSON.stringify(Object.entries(measures).toSorted())
  );
}

describe.each(listMunicipalities().filter((key) => key !== 'san-isidro'))('%s', (key) => {
  let demonstration: Demonstration | undefined;
  let server: ScenarioServer;

  beforeAll(async () => {
    demonstration = await openDemonstration(await createDatabase(), NOW, key);
    server = demonstration.server;
    server.at(NOW);
  });

  afterAll(() => demonstration?.close());

  async function readRows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
    return (await statement.execute(server.api.db)).rows;
  }

  test('the main owner shows every state that an application can be in', async () => {
    const rows = await readRows(sql<{ state: string }>`
      select distinct a.state
      from application a
      join account o on o.id = a.owner_id
      where o.email = ${getMainOwnerEmail(server.municipality)}`);
    expect(rows.map(({ state }) => state).toSorted()).toEqual([...contracts.APPLICATION_STATES].toSorted());
  });

  test('businesses are active, expired, suspended, closing and retired', async () => {
    const rows = await readRows(sql<{ state: string }>`select distinct state from business`);
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['ACTIVE', 'EXPIRED', 'SUSPENDED', 'RETIREMENT_PENDING', 'RETIRED']),
    );
  });

  test('its revenue code was published by another person than who imported it, and the next one is rehearsed', async () => {
    const versions = await readRows(sql`
      select v.version, v.state, not v.published_by = any(v.edited_by) as by_another, r.state as rehearsal
      from ordinance_version v
      left join ordinance_rehearsal r using (ordinance_version_id)
      order by v.effective_on`);
    expect(versions).toEqual([
      { version: `${key.toUpperCase()}-2025`, state: 'PUBLISHED', by_another: true, rehearsal: null },
      { version: `${key.toUpperCase()}-2027`, state: 'DRAFT', by_another: null, rehearsal: 'DONE' },
    ]);
  });

  test('a bill of a business that declares what a worked bill was computed of has its charges', async () => {
    const bills = JSON.parse(
      readFileSync(new URL(`../../data/towns/${key}/bills.json`, import.meta.url), 'utf8'),
    ) as WorkedBill[];
    const billedRows = await readRows(sql<{ company_code: string; charges: object[] }>`
      select
        b.company_code,
        jsonb_agg(jsonb_build_object('code', l.code, 'amount', l.amount) order by l.line_no) as charges
      from bill
      join bill_line l using (bill_id)
      join application a using (assessment_id)
      join business b using (business_id)
      where a.tax_year = 2026 and a.application_type = 'RENEWAL' and bill.state <> 'SUPERSEDED'
        and l.code not like '%-DEFICIENCY' -- ordered after the tax return, so no charge of a worked bill
      group by b.company_code, bill.bill_id`);
    const comparedLines = server.municipality.businesses.flatMap((record) => {
      const workedBill = bills.find((bill) => hasBillMeasures(server.municipality, record, bill));
      const own = billedRows.find(({ company_code }) => company_code === record.code);
      return workedBill && own ? [{ title: workedBill.title, charges: own.charges, expected: workedBill.charges }] : [];
    });
    expect(comparedLines.length).toBeGreaterThan(3);
    for (const { title, charges, expected } of comparedLines)
      expect({ title, charges }).toEqual({
        title,
        charges: expected.map(({ code, amount }) => ({ code, amount: Math.round(read(amount) * 100) })),
      });
  });

  test('what a payer by quarters has not paid is overdue with what is due for lateness', async () => {
    const record = server.municipality.businesses.find(({ scenario }) => scenario === 'issued_first_quarter');
    const [row] = await readRows(sql<{ assessment_code: string }>`
      select assessment_code
      from application
      join business using (business_id)
      where company_code = ${record?.code ?? ''} and tax_year = 2026`);
    const params = { assessment_code: row?.assessment_code ?? '' };
    const due = await server.call(getMainOwnerEmail(server.municipality), contracts.getCurrentDue, { params });
    expect(Number(due.total)).toBeGreaterThan(0);
    expect(JSON.stringify(due)).toMatch(/"surcharge":"(?!0\.00)/);
  });

  test('the ledger balances in every fund, and receipts are what was paid', async () => {
    const funds = await readRows(sql<{ balances: boolean }>`
      select sum(debit) = sum(credit) as balances from journal_line group by fund`);
    expect(funds.length).toBeGreaterThan(1);
    expect(funds.every(({ balances }) => balances)).toBe(true);
    const [sums] = await readRows(sql<{ receipts: number; payments: number; amount: number }>`
      select
        (select sum(amount)::bigint from receipt where state = 'ISSUED') as receipts,
        (select sum(amount)::bigint from payment) as payments,
        (select count(*)::int from receipt) as amount`);
    expect(sums?.amount).toBeGreaterThan(50);
  });

  test('every office that clears a renewal has a queue, and people are of this municipality', async () => {
    for (const office of ['fire', 'rhu', 'engineering', 'assessor', 'mpdo']) {
      const { data } = await server.call(office, contracts.listClearances, { query: { view: 'open' } });
      expect([office, data.length > 0]).toEqual([office, true]);
    }
    const staff = await readRows(sql<{ email: string }>`
      select email
      from account
      join account_role on account_id = id
      join role r on r.id = role_id
      where r.name not in ('user')`);
    expect(staff.filter(({ email }) => !email.endsWith(`@${key}.example`))).toEqual([]);
  });

  test('a permit is found by its number', async () => {
    const [permit] = await readRows(sql<{ permit_no: string }>`
      select permit_no from permit where state = 'ACTIVE' and permit_no like 'MP-2026-%' order by 1 limit 1`);
    const query = { permit_no: permit?.permit_no ?? '' };
    expect(await server.call(BPLO, contracts.findPermit, { query })).toMatchObject({ verdict: 'genuine' });
  });
});

// Fixtures of tests on deemed approval: accepted renewals, heads of offices, and timers that run.

import { type ClearingOffice, getAssessment } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication } from '../application-fixture.ts';
import type { TestPerson, TestServer } from '../open-server.ts';

interface CasePath {
  readonly assessment_code: string;
}

/** The heads of the offices that clear the application of the fixtures. */
export async function createOfficeHeads(server: TestServer): Promise<ReadonlyMap<ClearingOffice, TestPerson>> {
  const heads = new Map<ClearingOffice, TestPerson>();
  for (const office of ['fire', 'engineering', 'rhu', 'mpdo', 'menro'] as const)
    heads.set(office, await server.person(office, { permissions: ['office_head'] }));
  return heads;
}

/** Runs scheduled tasks one after the other, each to its end. */
export async function runTimers(server: TestServer, ...tasks: readonly string[]): Promise<void> {
  for (const task of tasks) {
    await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
    await server.api.jobs.runDue();
  }
}

/** The clearance of an office in an application, as its owner sees it. */
export async function getOwnClearance(
  server: TestServer,
  { owner, params, office }: { readonly owner: TestPerson; readonly params: CasePath; readonly office: ClearingOffice },
) {
  const { body } = await server.request(getAssessment, owner, { params: { ...params } });
  const clearance = body.clearances.find((one) => one.office === office);
  if (clearance?.clearance_id === undefined || clearance.clearance_id === null) throw new Error(`no part of ${office}`);
  return { ...clearance, clearance_id: clearance.clearance_id };
}

/** How many mails of a template name the application in their subject. */
export async function countCaseMails(
  { api: { db } }: TestServer,
  template: string,
  { assessment_code }: CasePath,
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many
    from mail
    where template = ${template} and subject like ${`%${assessment_code}%`}`.execute(db);
  return rows[0]?.many ?? 0;
}

/** A renewal of a business that the fire bureau has cleared before and whose permit of 2025 is signed. */
export async function createAcceptedRenewal(
  server: TestServer,
  people: { readonly owner: TestPerson; readonly bplo: TestPerson },
): Promise<{ assessment_code: string; company_code: string }> {
  const filedApplication = await createAcceptedApplication(server, people);
  const { db } = server.api;
  await sql`
    update application
    set application_type = 'RENEWAL', arta_class = 'SIMPLE'
    where assessment_code = ${filedApplication.assessment_code}`.execute(db);
  const { business_id } = await db
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', filedApplication.company_code)
    .executeTakeFirstOrThrow();
  const permit_no = `MP-2025-${filedApplication.company_code.slice(3).slice(-5)}`;
  await sql`
    with former as (
        insert into application (
          assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, snapshot, accepted_at
        )
        select
          'APP-2025-' || right(${filedApplication.company_code}, 6), business_id, owner_id, brgycode, 'NEW', 2025, 'ISSUED', snapshot,
          '2025-01-10T01:00:00Z'
        from application
        where assessment_code = ${filedApplication.assessment_code}
        returning assessment_id, business_id, brgycode
      ),
      cleared as (
        insert into clearance (assessment_id, office, brgycode, state, clearance_no)
        select assessment_id, 'fire', brgycode, 'APPROVED', 'FSIC-2025-' || assessment_id from former
      )
    insert into permit (
      permit_no, kind, assessment_id, business_id, state, token, content, expires_on, generated_at, signed_at
    )
    select
      ${permit_no}, 'PERMIT', assessment_id, business_id, 'EXPIRED', ${permit_no},
      '{"company_name": "Matibay", "barangay_name": "Silangan", "lines": []}'::jsonb, '2025-12-31',
      '2025-01-12T01:00:00Z', '2025-01-13T01:00:00Z'
    from former`.execute(db);
  return { ...filedApplication, business_id, permit_no } as { assessment_code: string; company_code: string };
}

// Test fixture for amendments and closures of a permitted business.

import {
  acceptAssessment,
  type Amendment,
  approveBill,
  type BusinessChangeInput,
  computeBill,
  fileChange,
  getAssessment,
  getCurrentDue,
  type PaymentMode,
  recordClosingVisit,
  releasePermit,
  signPermit,
  startAssessment,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { sendPaper } from '../application-fixture.ts';
import { sendNotice } from '../gateway-notices.ts';
import type { TestPerson, TestServer } from '../open-server.ts';
import { createClearedApplication, seedMunicipality } from '../municipality-seed.ts';

/** The people who take part in a change. */
export interface ChangeFixture {
  readonly server: TestServer;
  readonly owner: TestPerson;
  readonly clerk: TestPerson;
  readonly treasurer: TestPerson;
  readonly signatory: TestPerson;
}

export interface Shop {
  readonly company_code: string;
  readonly assessment_code: string;
  readonly permit_no: string;
}

export async function openChangeFixture(server: TestServer): Promise<ChangeFixture> {
  const { db } = server.api;
  await seedMunicipality(db);
  // The shops of the fixture are numbered by hand, from one on.
  const series = [...[2025, 2026].map((year) => ({ series: 'application', year })), { series: 'company', year: 0 }];
  await db
    .insertInto('number_series')
    .values(series.map((each) => ({ ...each, last: 500 })))
    .execute();
  return {
    server,
    owner: await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' }),
    clerk: await server.person('bplo'),
    treasurer: await server.person('admin', { permissions: ['treasurer'] }),
    signatory: await server.person('admin', { permissions: ['signatory'] }),
  };
}

const toCodeParams = (assessment_code: string) => ({ params: { assessment_code } });

/** Computes, approves and pays the amount due of a cleared application. */
export async function payApplication(
  { server, owner, clerk, treasurer }: ChangeFixture,
  assessment_code: string,
): Promise<void> {
  const bill = expectOk(await server.request(computeBill, clerk, toCodeParams(assessment_code)));
  expectOk(await server.request(approveBill, treasurer, { params: { bill_id: bill.bill_id } }));
  await payNow({ server, owner }, assessment_code);
}

/** The owner pays the amount due today by wallet. */
export async function payNow(
  { server, owner }: Pick<ChangeFixture, 'server' | 'owner'>,
  assessment_code: string,
): Promise<void> {
  const { total } = expectOk(await server.request(getCurrentDue, owner, toCodeParams(assessment_code)));
  const body = { method: 'gcash', amount: total };
  const { request_id } = expectOk(
    await server.request(startPayment, owner, { ...toCodeParams(assessment_code), body }),
  );
  await sendNotice(server, { request_id });
}

export async function releaseAndSignPermit(
  { server, clerk, signatory }: ChangeFixture,
  assessment_code: string,
): Promise<string> {
  const { permit_no } = expectOk(await server.request(releasePermit, clerk, toCodeParams(assessment_code)));
  expectOk(await server.request(signPermit, signatory, { params: { permit_no } }));
  return permit_no;
}

/** The shops of the fixture share one registration; each needs a name and a number of its own. */
async function setOwnName({ server }: ChangeFixture, company_code: string): Promise<void> {
  await sql`
    update business
    set
      form = jsonb_set(
        jsonb_set(form, '{identity,company_name}', to_jsonb(company_name)),
        '{identity,registration_no}', to_jsonb('DTI-' || company_code)
      ),
      registration_no = 'DTI-' || company_code
    where company_code = ${company_code}`.execute(server.api.db);
}

/** V01 of domain reference 4.6, renewed for 2026, or V12 as new; its permit is in force. */
export async function createPermittedBusiness(
  fixture: ChangeFixture,
  input: { readonly type?: 'NEW' | 'RENEWAL'; readonly mode?: PaymentMode } = {},
): Promise<Shop> {
  const { assessment_code, company_code } = await createClearedApplication(fixture.server.api.db, fixture.owner, {
    type: 'RENEWAL',
    ...input,
  });
  await setOwnName(fixture, company_code);
  await payApplication(fixture, assessment_code);
  return { company_code, assessment_code, permit_no: await releaseAndSignPermit(fixture, assessment_code) };
}

/** A change that its owner has begun, with every paper that it needs. */
export async function beginChange(
  { server, owner }: Pick<ChangeFixture, 'server' | 'owner'>,
  { company_code }: Pick<Shop, 'company_code'>,
  kind: Amendment | 'RETIREMENT' | 'SPECIAL',
): Promise<string> {
  const body =
    kind === 'RETIREMENT' || kind === 'SPECIAL'
      ? { application_type: kind, tax_year: 2026 }
      : { application_type: 'AMENDMENT', tax_year: 2026, amendment: kind };
  const { assessment_code } = expectOk(
    await server.request(startAssessment, owner, { params: { company_code }, body: body }),
  );
  const { requirements } = expectOk(await server.request(getAssessment, owner, toCodeParams(assessment_code)));
  for (const { code, is_mandatory, document } of requirements)
    if (is_mandatory && document === null)
      expectOk(await sendPaper(server, owner, { company_code, requirement_code: code, assessment_code }));
  return assessment_code;
}

export const toChangeDeclaration = (change: BusinessChangeInput) => ({
  body: { change, signed_name: 'Ernesto C. Villarin', agrees: true },
});

export async function createFiledChange(
  fixture: ChangeFixture,
  shop: Pick<Shop, 'company_code'>,
  change: BusinessChangeInput,
): Promise<string> {
  const draft = await beginChange(fixture, shop, change.kind);
  const reply = await fixture.server.request(fileChange, fixture.owner, {
    ...toCodeParams(draft),
    ...toChangeDeclaration(change),
  });
  return expectOk(reply).assessment_code;
}

/** Filed and accepted; every office has its part. */
export async function acceptChange(
  fixture: ChangeFixture,
  shop: Pick<Shop, 'company_code'>,
  change: BusinessChangeInput,
): Promise<string> {
  const assessment_code = await createFiledChange(fixture, shop, change);
  expectOk(
    await fixture.server.request(acceptAssessment, fixture.clerk, { ...toCodeParams(assessment_code), body: {} }),
  );
  return assessment_code;
}

/** Every office has approved: set by rows, because the work of an office is tested with the clearances. */
export async function clearChange(
  fixture: ChangeFixture,
  shop: Pick<Shop, 'company_code'>,
  change: BusinessChangeInput,
): Promise<string> {
  const assessment_code = await acceptChange(fixture, shop, change);
  const { db } = fixture.server.api;
  const { assessment_id } = await db
    .updateTable('application')
    .set({ state: 'CLEARED' })
    .where('assessment_code', '=', assessment_code)
    .returning('assessment_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('clearance').set({ state: 'APPROVED' }).where('assessment_id', '=', assessment_id).execute();
  return assessment_code;
}

/**
 * An amendment from its declaration to the signature; returns the number of the permit that replaces the one before.
 */
export async function grantChange(
  fixture: ChangeFixture,
  shop: Pick<Shop, 'company_code'>,
  change: BusinessChangeInput,
): Promise<string> {
  const assessment_code = await clearChange(fixture, shop, change);
  await payApplication(fixture, assessment_code);
  return releaseAndSignPermit(fixture, assessment_code);
}

/** The licensing office confirms that the business is closed. */
export async function recordVisit({ server, clerk }: ChangeFixture, assessment_code: string, outcome = 'CLOSED') {
  const body = { visited_on: '2026-10-12', outcome, findings: 'The shutters are down and the sign is gone.' };
  return server.request(recordClosingVisit, clerk, { ...toCodeParams(assessment_code), body });
}

/** The body of a reply that has to be a success. */
export function expectOk<Body>(reply: { readonly status: number; readonly body: Body }): Body {
  if (reply.status !== 200 && reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

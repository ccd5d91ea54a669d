import {
  acceptAssessment,
  type Amendment,
  approveBill,
  type ChangeSent,
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

import { sendPaper } from '../counter.ts';
import { deliver } from '../gateway.ts';
import type { Person, TestServer } from '../open-server.ts';
import { aClearedApplication, moveIntoTown } from '../town.ts';

/** Everyone whom a change passes. */
export interface Hall {
  readonly server: TestServer;
  readonly owner: Person;
  readonly clerk: Person;
  readonly treasurer: Person;
  readonly signatory: Person;
}

export interface Shop {
  readonly company_code: string;
  readonly assessment_code: string;
  readonly permit_no: string;
}

export async function openHall(server: TestServer): Promise<Hall> {
  const { db } = server.api;
  await moveIntoTown(db);
  // The shops of the town are numbered by hand, from one on.
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

const named = (assessment_code: string) => ({ params: { assessment_code } });

/** Computes, approves and pays what an application that is cleared owes now. */
export async function paid({ server, owner, clerk, treasurer }: Hall, assessment_code: string): Promise<void> {
  const computed = must(await server.ask(computeBill, clerk, named(assessment_code)));
  must(await server.ask(approveBill, treasurer, { params: { bill_id: computed.bill_id } }));
  await payNow({ server, owner }, assessment_code);
}

/** The owner pays by wallet what is due today. */
export async function payNow(
  { server, owner }: Pick<Hall, 'server' | 'owner'>,
  assessment_code: string,
): Promise<void> {
  const { total } = must(await server.ask(getCurrentDue, owner, named(assessment_code)));
  const body = { method: 'gcash', amount: total };
  const { request_id } = must(await server.ask(startPayment, owner, { ...named(assessment_code), body }));
  await deliver(server, { request_id });
}

export async function signed({ server, clerk, signatory }: Hall, assessment_code: string): Promise<string> {
  const { permit_no } = must(await server.ask(releasePermit, clerk, named(assessment_code)));
  must(await server.ask(signPermit, signatory, { params: { permit_no } }));
  return permit_no;
}

/** The shops of the town share one registration; a name and a number are a shop's own. */
async function ownName({ server }: Hall, company_code: string): Promise<void> {
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
export async function aShop(
  hall: Hall,
  input: { readonly type?: 'NEW' | 'RENEWAL'; readonly mode?: PaymentMode } = {},
): Promise<Shop> {
  const { assessment_code, company_code } = await aClearedApplication(hall.server.api.db, hall.owner, {
    type: 'RENEWAL',
    ...input,
  });
  await ownName(hall, company_code);
  await paid(hall, assessment_code);
  return { company_code, assessment_code, permit_no: await signed(hall, assessment_code) };
}

/** A change that its owner has begun, with every paper that it needs. */
export async function begun(
  { server, owner }: Pick<Hall, 'server' | 'owner'>,
  { company_code }: Pick<Shop, 'company_code'>,
  kind: Amendment | 'RETIREMENT' | 'SPECIAL',
): Promise<string> {
  const asked =
    kind === 'RETIREMENT' || kind === 'SPECIAL'
      ? { application_type: kind, tax_year: 2026 }
      : { application_type: 'AMENDMENT', tax_year: 2026, amendment: kind };
  const { assessment_code } = must(await server.ask(startAssessment, owner, { params: { company_code }, body: asked }));
  const { requirements } = must(await server.ask(getAssessment, owner, named(assessment_code)));
  for (const { code, is_mandatory, document } of requirements)
    if (is_mandatory && document === null)
      must(await sendPaper(server, owner, { company_code, requirement_code: code, assessment_code }));
  return assessment_code;
}

export const declared = (change: ChangeSent) => ({
  body: { change, signed_name: 'Ernesto C. Villarin', agrees: true },
});

export async function filed(hall: Hall, shop: Pick<Shop, 'company_code'>, change: ChangeSent): Promise<string> {
  const draft = await begun(hall, shop, change.kind);
  const reply = await hall.server.ask(fileChange, hall.owner, { ...named(draft), ...declared(change) });
  return must(reply).assessment_code;
}

/** Filed and accepted; every office has its part. */
export async function accepted(hall: Hall, shop: Pick<Shop, 'company_code'>, change: ChangeSent): Promise<string> {
  const assessment_code = await filed(hall, shop, change);
  must(await hall.server.ask(acceptAssessment, hall.clerk, { ...named(assessment_code), body: {} }));
  return assessment_code;
}

/** Every office has said yes: arranged, for how an office works is tested with the clearances. */
export async function cleared(hall: Hall, shop: Pick<Shop, 'company_code'>, change: ChangeSent): Promise<string> {
  const assessment_code = await accepted(hall, shop, change);
  const { db } = hall.server.api;
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
 * An amendment from its declaration to the signature; answers the number of the permit that replaces the one before.
 */
export async function granted(hall: Hall, shop: Pick<Shop, 'company_code'>, change: ChangeSent): Promise<string> {
  const assessment_code = await cleared(hall, shop, change);
  await paid(hall, assessment_code);
  return signed(hall, assessment_code);
}

/** The licensing office saw that the business is closed. */
export async function visited({ server, clerk }: Hall, assessment_code: string, outcome = 'CLOSED') {
  const body = { visited_on: '2026-10-12', outcome, findings: 'The shutters are down and the sign is gone.' };
  return server.ask(recordClosingVisit, clerk, { ...named(assessment_code), body });
}

/** The body of an answer that has to be a success. */
export function must<Body>(reply: { readonly status: number; readonly body: Body }): Body {
  if (reply.status !== 200 && reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

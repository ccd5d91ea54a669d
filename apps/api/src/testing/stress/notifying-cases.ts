// Cases whose acts notify people, for load tests of the delivery of events.

import {
  acceptAssessment,
  approveBill,
  approveClearance,
  claimClearance,
  collectPayment,
  computeBill,
  type Endpoint,
  returnAssessment,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  A_DECLARATION,
  createForm,
  OUT_OF_TURN_REASON,
  prepareApplication,
  registerBusiness,
} from '../application-fixture.ts';
import { type CounterPeople, createCounterPeople } from '../cashier-fixture.ts';
import { createClearedApplication } from '../municipality-seed.ts';
import type { TestPerson, TestServer } from '../open-server.ts';
import { PAYMENT_AMOUNT } from './started-payments.ts';

/** Courses of a case: filed and returned, filed and cleared by an office, or billed and paid. */
export const COURSES = ['returned', 'cleared', 'paid'] as const;
export type Course = (typeof COURSES)[number];

export interface NotifyingCase {
  readonly course: Course;
  /** Owns this case only, so that mails and notifications belong to it. */
  readonly owner: TestPerson;
  readonly company_code: string;
}

const FIRST_ENDPOINT_NUMBER = 500_000;

export interface CasePeople extends Omit<CounterPeople, 'owner'> {
  readonly fire: TestPerson;
}

/** The people of the cases, in a fresh municipality. */
export async function createCasePeople(server: TestServer): Promise<CasePeople> {
  // Cleared applications are inserted as rows with the first numbers: the endpoints go on above them.
  await server.api.db
    .insertInto('number_series')
    .values([
      { series: 'company', year: 0, last: FIRST_ENDPOINT_NUMBER },
      { series: 'application', year: 2026, last: FIRST_ENDPOINT_NUMBER },
    ])
    .execute();
  const { clerk, treasurer, cashier } = await createCounterPeople(server);
  return { clerk, treasurer, cashier, fire: await server.person('fire') };
}

/** A case before the first act of its course. */
export async function createNotifyingCase(server: TestServer, course: Course): Promise<NotifyingCase> {
  const owner = await server.person('user');
  if (course === 'paid') {
    const { company_code } = await createClearedApplication(server.api.db, owner);
    return { course, owner, company_code };
  }
  const company_code = await registerBusiness(server, owner, createForm('Tindahan'));
  await prepareApplication(server, owner, { company_code });
  return { course, owner, company_code };
}

/** One act of a case: the endpoint, and who calls it with what. */
export interface CaseAct {
  readonly endpoint: Endpoint;
  readonly who: keyof CasePeople | 'owner';
  readonly body?: object;
}

const SUBMIT: CaseAct = { endpoint: submitAssessment, who: 'owner', body: A_DECLARATION };

/** The acts of each course in their order. */
export const COURSE_ACTS: Readonly<Record<Course, readonly CaseAct[]>> = {
  returned: [
    SUBMIT,
    {
      endpoint: returnAssessment,
      who: 'clerk',
      body: { remarks: 'The lease is missing.', requirement_codes: [], marks: [] },
    },
  ],
  cleared: [
    SUBMIT,
    { endpoint: acceptAssessment, who: 'clerk', body: {} },
    { endpoint: claimClearance, who: 'fire', body: OUT_OF_TURN_REASON },
    { endpoint: approveClearance, who: 'fire', body: {} },
  ],
  paid: [
    { endpoint: computeBill, who: 'clerk' },
    { endpoint: approveBill, who: 'treasurer' },
    {
      endpoint: collectPayment,
      who: 'cashier',
      body: {
        amount: PAYMENT_AMOUNT,
        tender: { kind: 'CASH', tendered: PAYMENT_AMOUNT },
        receipts: { kind: 'EOR' },
      },
    },
  ],
};

interface CaseParams {
  readonly assessment_code: string;
  readonly bill_id: number | null;
  readonly clearance_id: number | null;
}

/** The path parameters of the next act, as the acts before it left them. */
async function loadCaseParams({ api }: TestServer, { company_code }: NotifyingCase): Promise<CaseParams> {
  const { rows } = await sql<CaseParams>`
    select
      coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id) as assessment_code,
      (select max(bill_id) from bill where assessment_id = a.assessment_id) as bill_id,
      (select clearance_id from clearance where assessment_id = a.assessment_id and office = 'fire') as clearance_id
    from application a
    join business b using (business_id)
    where b.company_code = ${company_code}`.execute(api.db);
  const [row] = rows;
  if (row === undefined) throw new Error(`the case of ${company_code} is gone`);
  return row;
}

interface Caller {
  readonly server: TestServer;
  readonly people: CasePeople;
  /** Address of the server process that is called. */
  readonly url: string;
}

/** Status and text of one act; the status is 0 when the connection broke. */
export async function runCaseAct(
  { server, people, url }: Caller,
  notifyingCase: NotifyingCase,
  { endpoint, who, body }: CaseAct,
): Promise<{ readonly status: number; readonly text: string }> {
  const params = await loadCaseParams(server, notifyingCase);
  const { account_id, session_id } = who === 'owner' ? notifyingCase.owner : people[who];
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: keyof CaseParams) => String(params[name]));
  const headers = {
    // A token lives for minutes, a load test may last longer.
    authorization: `Bearer ${server.api.sessions.accessToken(account_id, session_id)}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  return fetch(`${url}${path}`, { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) })
    .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
    .catch(() => ({ status: 0, text: '' }));
}

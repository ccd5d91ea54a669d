// A municipality whose revenue code has a deficiency, with renewals of a grocery and the acts on the proof of their sales.

import {
  decideDeficiency,
  fileProof,
  getCounterOrder,
  getDeficiency,
  type PaymentMode,
  sendProofFile,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PDF, BOUNDARY } from '../application-fixture.ts';
import { collectAtCounter, createCashInput } from '../cashier-fixture.ts';
import type { TestPerson } from '../open-server.ts';
import { openTownFixture, readTown, type WorkedBill } from '../tariffs/town-fixture.ts';

/** A day on which the proof is accepted and not late. */
const MAY = '2026-05-04T09:00:00+08:00';

type Params = { readonly assessment_code: string };

const FILE = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="itr.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    A_PDF,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
};

/** The worked bill of a grocery; scales are counted by the treasury, so that the form does not ask them. */
function readGrocery(): WorkedBill {
  const bills = readTown<readonly WorkedBill[]>('tubigan', 'bills');
  const workedBill = bills.find(({ title }) => title.startsWith('Grocery of 1,200,000'));
  if (!workedBill) throw new Error('the municipality has no worked bill of a grocery');
  const { scale_small: _scales, ...measures } = workedBill.case.measures;
  return { ...workedBill, case: { ...workedBill.case, measures } };
}

/** Sales of the grocery by its proof, as they are sent. */
export const createProofInput = (gross_non_essential: string, revision = 0) => ({
  revision,
  lines: [{ line: 'G-01', gross_non_essential, gross_essential: '0' }],
});

function assertDone({ status, body }: { readonly status: number; readonly body: unknown }): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The municipality with its code in force, on 12 January 2026. */
export async function openProofFixture() {
  const fixture = await openTownFixture('tubigan');
  const { server, people } = fixture;
  const grocery = readGrocery();
  await fixture.openCode(fixture.code, { 'charges.11.amount': 'Costs were counted' });

  const pay = async ({ assessment_code }: Params) => {
    const { total } = (await server.request(getCounterOrder, people.cashier, { params: { assessment_code } })).body;
    return collectAtCounter(server, people.cashier, { assessment_code, tender: createCashInput(total) });
  };

  /** Pays what is due of an application, which then has its permit. */
  async function settle(company_code: string, params: Params): Promise<void> {
    assertDone(await pay(params));
    const { db } = server.api;
    await sql`update application set state = 'ISSUED' where assessment_code = ${params.assessment_code}`.execute(db);
    await sql`update business set state = 'ACTIVE' where company_code = ${company_code}`.execute(db);
  }

  /** A grocery that renewed, paid and has its permit, in May. */
  async function createIssuedRenewal(now = MAY, mode: PaymentMode = 'ANNUAL') {
    const { company_code, assessment_code } = await fixture.createClearedApplication(grocery, mode);
    const bill_id = await fixture.createOrder(assessment_code);
    await settle(company_code, { assessment_code });
    server.setNow(now);
    return { company_code, bill_id, params: { assessment_code } };
  }

  const readCase = async (params: Params, person: TestPerson = people.treasurer) =>
    (await server.request(getDeficiency, person, { params })).body;
  const file = (params: Params, gross: string, { who = people.owner, revision = 0 } = {}) =>
    server.request(fileProof, who, { params, body: createProofInput(gross, revision) });
  const send = (params: Params, person: TestPerson = people.owner) =>
    server.request(sendProofFile, person, { params, ...FILE });
  const decide = async (params: Params, person: TestPerson = people.treasurer) =>
    server.request(decideDeficiency, person, { params, body: { revision: (await readCase(params)).revision } });

  /** The owner files the sales with the file of the return. */
  async function createFiledProof(gross: string, now = MAY) {
    const renewal = await createIssuedRenewal(now);
    assertDone(await file(renewal.params, gross));
    assertDone(await send(renewal.params));
    return renewal;
  }

  return { ...fixture, grocery, pay, settle, createIssuedRenewal, createFiledProof, readCase, file, send, decide, MAY };
}

// Test fixture with one open case for every act that needs two persons.

import {
  answerShowCause,
  checkSuccession,
  computeBill,
  approveBill,
  objectToSuccession,
  prepareCollection,
  requestApproval,
  requestWalkInConsent,
  sendSuccessionPaper,
  sendWalkInPaper,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PDF, A_PNG, BOUNDARY } from '../application-fixture.ts';
import { collectAtCounter, createChequeInput } from '../cashier-fixture.ts';
import {
  type ChangeFixture,
  clearChange,
  expectOk,
  payApplication,
  recordVisit,
  releaseAndSignPermit,
} from '../changes/change-fixture.ts';
import { createSamples, type EndpointName, type Sample } from '../endpoint-samples.ts';
import { openFixtureServer } from '../fixture-server.ts';
import type { MunicipalityFixture } from '../municipality-fixture.ts';
import type { TestPerson, TestServer } from '../open-server.ts';

/** Business time of the certificate of a closing: the shop of the fixture begins in February. */
export const CLOSING_DAY = '2026-10-12T08:00:00+08:00';
/** Business time after the days for objections to a claim of an heir. */
export const AFTER_OBJECTIONS = '2026-01-28T08:00:00+08:00';
/** Business time of the request to reverse a receipt. */
export const DAY_AFTER = '2026-01-13T08:00:00+08:00';
const START = '2026-01-12T08:00:00+08:00';

/** Business time of the filing of the applications that wait for a second person, more than 30 days before their acts. */
const FILING_DAY = '2025-11-20T08:00:00+08:00';
const CLOSING_FILING_DAY = '2026-08-20T08:00:00+08:00';

export interface TwoPersonFixture {
  readonly server: TestServer;
  readonly municipality: MunicipalityFixture;
  /** Requests that an independent person performs, each on a case of its own. */
  readonly samples: Record<EndpointName, Sample>;
  /** Took the manager’s cheque. */
  readonly cheque_cashier: TestPerson;
  /** A reversal of the counter’s receipt, requested the day after by the other cashier. */
  readonly reversal_id: number;
  /** A child of the owner who objects to the heir’s claim. */
  readonly objector: TestPerson;
  /** Proposed to give money of the gateway back. */
  readonly refund_proposer_id: number;
  /** Proposed the fraud findings, and the withdrawal of one. */
  readonly finding_proposer_id: number;
}

/** The staged municipality, with the cases that it does not have. */
export async function openTwoPersonFixture(): Promise<TwoPersonFixture> {
  const { server, municipality } = await openFixtureServer();
  const { people, counter, sanctions } = municipality;
  const samples = createSamples(municipality);
  const collection = { params: samples.prepareCollection.params ?? {}, body: samples.prepareCollection.body };
  expectOk(await server.request(prepareCollection, counter.cashier, collection));
  samples.closeCollection = { who: people.treasurer, params: collection.params };
  samples.decideWaiver = { ...samples.decideWaiver, params: { waiver_id: await seedWaiver(server, municipality) } };
  samples.decideWalkInConsent = { ...samples.decideWalkInConsent, params: await createConsent(server, municipality) };
  const { cashier: cheque_cashier, cheque_id } = await collectManagersCheque(server, municipality);
  samples.confirmManagersCheque = { who: people.treasurer, params: { cheque_id } };
  const reversal_id = await requestReversal(server, cheque_cashier, counter.receipt_no);
  const sanction = { params: { sanction_no: sanctions.sanction_no } };
  const answer = { ...sanction, body: { answer: 'The exit is open again.' } };
  expectOk(await server.request(answerShowCause, people.owner, answer));
  const objector = await checkClaim(server, municipality);
  const claim = { ...samples.decideSuccession.params };
  samples.decideSuccession = {
    who: people.signatory,
    params: claim,
    body: { outcome: 'GRANTED', reason: 'As checked.' },
  };
  const closing = { assessment_code: await retireBusiness(server, municipality) };
  const { computed, released } = municipality.stages;
  for (const { assessment_code } of [computed, released]) await moveFiling(server, assessment_code, FILING_DAY);
  await moveFiling(server, closing.assessment_code, CLOSING_FILING_DAY);
  samples.reverseRetirement = { ...samples.reverseRetirement, params: closing };
  const proposers = await loadProposers(server, municipality);
  return { server, municipality, samples, cheque_cashier, reversal_id, objector, ...proposers };
}

/** A case of several weeks: its application was filed long before the first person worked on it. */
async function moveFiling({ api }: TestServer, assessment_code: string, submitted_at: string): Promise<void> {
  await api.db
    .updateTable('application')
    .set({ submitted_at })
    .where('assessment_code', '=', assessment_code)
    .execute();
}

/** A waiver of municipal money alone, proposed by the signatory. */
async function seedWaiver({ api }: TestServer, { stages, people }: MunicipalityFixture): Promise<number> {
  const { bill_id } = stages.payable;
  // Lines of a bill never change; the fixture changes one to a state that could have been billed.
  await sql`alter table bill_line disable trigger user`.execute(api.db);
  await sql`update bill_line set agency = 'MUNICIPAL' where bill_id = ${bill_id}::bigint`.execute(api.db);
  await sql`alter table bill_line enable trigger user`.execute(api.db);
  const { rows } = await sql<{ waiver_id: number }>`
    insert into installment_waiver (installment_id, resolution_no, reason, proposed_by, proposed_at)
    select
      installment_id, 'SB-2026-014', 'The market burnt down.', ${people.signatory.account_id}::bigint,
      ${api.clock.now()}::timestamptz
    from installment
    where bill_id = ${bill_id}::bigint
    limit 1
    returning waiver_id`.execute(api.db);
  return rows[0]?.waiver_id ?? 0;
}

interface SentFile {
  readonly paper: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** One file in the body of a request, as a browser sends it. */
function createFileRequest({ paper, type, bytes }: SentFile) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${paper}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    query: { paper },
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

/** The signed consent of the owner, requested by the licensing office’s clerk. */
async function createConsent(server: TestServer, { people: { bplo, owner } }: MunicipalityFixture) {
  const body = { by: 'EMAIL' as const, value: owner.email, way: 'SIGNATURE' as const };
  const { consent_id } = expectOk(await server.request(requestWalkInConsent, bplo, { body }));
  const params = { consent_id: String(consent_id) };
  for (const paper of ['SIGNATURE', 'ID_PHOTO']) {
    const file = createFileRequest({ paper, type: 'image/png', bytes: A_PNG });
    expectOk(await server.request(sendWalkInPaper, bplo, { params, ...file }));
  }
  return params;
}

/** The cleared application is paid by a manager’s cheque. */
async function collectManagersCheque(server: TestServer, { people, stages: { cleared } }: MunicipalityFixture) {
  const cashier = await server.person('admin', { permissions: ['cashier'] });
  const { assessment_code } = cleared;
  const { bill_id } = expectOk(await server.request(computeBill, people.bplo, { params: { assessment_code } }));
  expectOk(await server.request(approveBill, people.treasurer, { params: { bill_id } }));
  const tender = createChequeInput('2001', { is_managers: true });
  expectOk(await collectAtCounter(server, cashier, { assessment_code, tender }));
  const { cheque_id } = await server.api.db
    .selectFrom('cheque')
    .select('cheque_id')
    .where('cheque_no', '=', '2001')
    .executeTakeFirstOrThrow();
  return { cashier, cheque_id };
}

/** A receipt is reversed from the day after its own on. */
async function requestReversal(server: TestServer, cashier: TestPerson, receipt_no: string): Promise<number> {
  server.setNow(DAY_AFTER);
  const body = { kind: 'REVERSE' as const, receipt_no, reason: 'It was the payment of another business.' };
  const { approval_id } = expectOk(await server.request(requestApproval, cashier, { body }));
  server.setNow(START);
  return approval_id;
}

/** The heir’s claim has its papers, one objection, and the licensing office’s check. */
async function checkClaim(server: TestServer, { people, stages, succession }: MunicipalityFixture) {
  const { succession_no, heir } = succession;
  const params = { succession_no };
  for (const paper of ['R06', 'R25', 'R30', 'R31']) {
    const file = createFileRequest({ paper, type: 'application/pdf', bytes: A_PDF });
    expectOk(await server.request(sendSuccessionPaper, heir, { params, ...file }));
  }
  const body = { outcome: 'CHECKED', finding: 'The papers agree.' };
  expectOk(await server.request(checkSuccession, people.bplo, { params, body }));
  const objector = await server.person('user');
  const objection = { permit_no: stages.issued.permit_no, reason: 'I am a child too.' };
  expectOk(await server.request(objectToSuccession, objector, { body: objection }));
  return objector;
}

/** The paid application is signed and its business closed; returns the code of the certified closing. */
async function retireBusiness(server: TestServer, { people, stages }: MunicipalityFixture): Promise<string> {
  const fixture: ChangeFixture = { server, ...people };
  await releaseAndSignPermit(fixture, stages.paid.assessment_code);
  server.setNow(CLOSING_DAY);
  const closingCode = await clearChange(fixture, stages.paid, {
    kind: 'RETIREMENT',
    closure_date: '2026-09-30',
    reason: 'LOSS',
    lines: [{ line: 'L11', gross_current_year: '400000.00' }],
  });
  expectOk(await recordVisit(fixture, closingCode));
  await payApplication(fixture, closingCode);
  await releaseAndSignPermit(fixture, closingCode);
  server.setNow(START);
  return closingCode;
}

async function loadProposers({ api: { db } }: TestServer, { gateway, fraud_findings }: MunicipalityFixture) {
  const refund = await db
    .selectFrom('payment_exception')
    .select('proposed_by')
    .where('exception_id', '=', gateway.proposed_id)
    .executeTakeFirstOrThrow();
  const finding = await db
    .selectFrom('fraud_finding')
    .select('proposed_by')
    .where('finding_no', '=', fraud_findings.proposed)
    .executeTakeFirstOrThrow();
  return { refund_proposer_id: refund.proposed_by ?? 0, finding_proposer_id: finding.proposed_by };
}

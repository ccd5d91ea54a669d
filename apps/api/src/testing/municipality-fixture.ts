// Test fixture of a municipality with people and cases in every state, created through the endpoints.

import {
  approveBill,
  approveClearance,
  claimClearance,
  type ClearingOffice,
  computeBill,
  createUpload,
  getAssessment,
  getCurrentDue,
  inviteUser,
  issueStatement,
  listAccountRequests,
  listDocuments,
  listMyPayments,
  OFFICE_ROLES,
  releasePermit,
  returnClearance,
  scheduleInspection,
  signPermit,
  startPayment,
} from '@ebpls/contracts';

import { hashPassword } from '../platform/passwords/password.ts';
import { type CounterFixtures, createCounterFixtures } from './counter-fixtures.ts';
import {
  A_PNG,
  createAcceptedApplication,
  createForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
  sendPaper,
  typeForm,
  OUT_OF_TURN_REASON,
} from './application-fixture.ts';
import { type GatewayFixtures, createGatewayFixtures } from './gateway-fixtures.ts';
import { sendNotice } from './gateway-notices.ts';
import type { TestPerson, TestServer } from './open-server.ts';
import { type OrdinanceFixtures, createOrdinanceFixtures } from './ordinances/ordinance-fixtures.ts';
import { type DisputeFixtures, createDisputeFixtures } from './disputes/dispute-fixtures.ts';
import { type FraudFindingFixtures, createFraudFindingFixtures } from './fraud-findings/fraud-finding-fixtures.ts';
import { type RefundFixtures, createRefundFixtures } from './refunds/refund-fixtures.ts';
import { createSuccessionFixtures, type SuccessionFixtures } from './successions/succession-fixtures.ts';
import { type AppealFixtures, createAppealFixtures } from './sanctions/appeal-fixtures.ts';
import { type SanctionFixtures, createSanctionFixtures } from './sanctions/sanction-fixtures.ts';
import { seedMunicipality } from './municipality-seed.ts';

/** The owner's password. */
export const OWNER_PASSWORD = 'walong ibon sa bubong';
const CLEARING_DESKS = OFFICE_ROLES.filter((office) => office !== 'bplo');

interface People {
  readonly owner: TestPerson;
  readonly bplo: TestPerson;
  readonly clerk: TestPerson;
  /** Extends legal days. */
  readonly licensing_head: TestPerson;
  readonly treasurer: TestPerson;
  readonly signatory: TestPerson;
  readonly affiliate: TestPerson;
  readonly officers: ReadonlyMap<ClearingOffice, TestPerson>;
}

type StagedApplication = { readonly company_code: string; readonly assessment_code: string };
type StagedClearances = StagedApplication & { readonly parts: ReadonlyMap<ClearingOffice, number> };

/** One owner's businesses, one in every state that an act begins from; all are in Silangan. */
interface Stages {
  readonly typed: string;
  readonly registered: string;
  readonly prepared: StagedApplication;
  readonly filed: StagedApplication;
  /** Fire claimed its part, engineering returned it, the health unit has scheduled a visit. */
  readonly cleared_in_part: StagedClearances;
  readonly cleared: StagedClearances;
  readonly computed: StagedApplication & { readonly bill_id: number };
  readonly payable: StagedApplication & { readonly bill_id: number; readonly total: string };
  readonly started: StagedApplication & { readonly request_id: string };
  readonly paid: StagedApplication & { readonly receipt_no: string };
  readonly released: StagedApplication & { readonly permit_no: string };
  readonly issued: StagedApplication & { readonly permit_no: string; readonly token: string };
  readonly soa_no: string;
  readonly document_id: string;
  readonly open_document_id: string;
  /** A paper that has not arrived yet. */
  readonly upload_id: string;
  readonly invited_id: number;
  /** A further administrator whom the signatory requested. */
  readonly account_request_id: number;
}

export interface MunicipalityFixture {
  readonly people: People;
  readonly stages: Stages;
  readonly ordinances: OrdinanceFixtures;
  readonly counter: CounterFixtures;
  readonly gateway: GatewayFixtures;
  readonly refunds: RefundFixtures;
  readonly disputes: DisputeFixtures;
  readonly fraud_findings: FraudFindingFixtures;
  readonly succession: SuccessionFixtures;
  readonly sanctions: SanctionFixtures;
  readonly appeals: AppealFixtures;
}

/** A municipality with cases in every state, created through its own endpoints. */
export async function createMunicipalityFixture(server: TestServer): Promise<MunicipalityFixture> {
  await seedMunicipality(server.api.db);
  const desks = new Map<ClearingOffice, TestPerson>();
  for (const office of CLEARING_DESKS) desks.set(office, await server.person(office, { permissions: ['office_head'] }));
  desks.set('barangay', await server.person('barangay-silangan'));
  const people: People = {
    owner: await server.person('user'),
    bplo: await server.person('bplo'),
    clerk: await server.person('bplo'),
    licensing_head: await server.person('bplo', { permissions: ['office_head'] }),
    treasurer: await server.person('admin', { permissions: ['treasurer'] }),
    signatory: await server.person('admin', { permissions: ['signatory'] }),
    affiliate: await server.person('affiliate'),
    officers: desks,
  };
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(OWNER_PASSWORD) })
    .where('id', '=', people.owner.account_id)
    .execute();
  const stages = { ...(await stageEarly(server, people)), ...(await stageLate(server, people)) };
  const counter = await createCounterFixtures(server, {
    treasurer: people.treasurer,
    orders: [
      await stagePayable(server, people),
      await stagePayable(server, people),
      stages.started,
      await stagePayable(server, people),
    ],
  });
  const gateway = await createGatewayFixtures(server, {
    owner: people.owner,
    treasurer: people.treasurer,
    order: stages.payable,
  });
  const refunds = await createRefundFixtures(server, {
    owner: people.owner,
    cashier: counter.cashier,
    treasurer: people.treasurer,
    order: stages.issued,
  });
  const sanctions = await createSanctionFixtures(server, {
    head: desks.get('engineering'),
    signatory: people.signatory,
    company_code: stages.issued.company_code,
  });
  return {
    people,
    stages,
    gateway,
    refunds,
    disputes: await createDisputeFixtures(server, {
      owner: people.owner,
      order: await stagePayable(server, people),
    }),
    fraud_findings: await createFraudFindingFixtures(server, {
      treasurer: people.treasurer,
      company_code: stages.issued.company_code,
    }),
    succession: await createSuccessionFixtures(server, stages.issued),
    sanctions,
    appeals: await createAppealFixtures(server, { ...sanctions, decider: people.treasurer, owner: people.owner }),
    ordinances: await createOrdinanceFixtures(server, { editor: people.signatory, treasurer: people.treasurer }),
    counter,
  };
}

async function stageEarly(server: TestServer, people: People) {
  const { owner, treasurer } = people;
  const registeredCode = await registerBusiness(server, owner);
  const of_prepared = await registerBusiness(server, owner);
  const application = await fileApplication(server, owner);
  const papers = (await server.request(listDocuments, owner, { params: { company_code: application.company_code } }))
    .body.data;
  const open_paper = await sendPaper(server, owner, {
    company_code: registeredCode,
    requirement_code: 'R08',
    bytes: A_PNG,
    type: 'image/png',
  });
  const uploadReply = await server.request(createUpload, owner, {
    params: { company_code: registeredCode },
    query: { requirement_code: 'R07' },
    headers: { 'upload-length': '200000', 'upload-metadata': 'filename bGVhc2UucGRm' },
  });
  const invitationReply = await server.request(inviteUser, treasurer, {
    body: { firstname: 'Rosa', lastname: 'Dizon', email: 'rosa@example.com', role_ids: [4], permissions: [] },
  });
  await server.request(inviteUser, people.signatory, {
    body: { firstname: 'Lea', lastname: 'Torres', email: 'lea@example.com', role_ids: [2], permissions: ['cashier'] },
  });
  const requests = (await server.request(listAccountRequests, treasurer)).body.data;
  return {
    account_request_id: requests[0]?.account_request_id ?? 0,
    typed: await typeForm(server, owner, createForm('Bagong Simula')),
    registered: registeredCode,
    prepared: {
      company_code: of_prepared,
      assessment_code: await prepareApplication(server, owner, { company_code: of_prepared }),
    },
    filed: application,
    cleared_in_part: await stageClearedInPart(server, people),
    document_id: papers[0]?.document_id ?? '',
    open_document_id: open_paper.body.document_id,
    upload_id: String(uploadReply.headers['location']).split('/').at(-1) ?? '',
    invited_id: invitationReply.body.id,
  };
}

async function listStagedClearances(
  { request }: TestServer,
  owner: TestPerson,
  application: StagedApplication,
): Promise<StagedClearances> {
  const { clearances } = (
    await request(getAssessment, owner, { params: { assessment_code: application.assessment_code } })
  ).body;
  return {
    ...application,
    parts: new Map(
      clearances.flatMap(({ office, clearance_id }) =>
        clearance_id === null ? [] : [[office, clearance_id] as const],
      ),
    ),
  };
}

async function stageClearedInPart(server: TestServer, people: People): Promise<StagedClearances> {
  const stagedCase = await listStagedClearances(server, people.owner, await createAcceptedApplication(server, people));
  const act = async (
    office: ClearingOffice,
    endpoint: typeof claimClearance | typeof returnClearance | typeof scheduleInspection,
    body?: object,
  ): Promise<void> => {
    await server.request(endpoint, people.officers.get(office), {
      params: { clearance_id: stagedCase.parts.get(office) ?? 0 },
      ...(body === undefined ? {} : { body }),
    });
  };
  for (const office of ['fire', 'engineering', 'rhu'] as const) await act(office, claimClearance, OUT_OF_TURN_REASON);
  await act('engineering', returnClearance, {
    remarks: 'The occupancy permit cannot be read.',
    requirement_codes: ['R03'],
  });
  await act('rhu', scheduleInspection, {
    scheduled_on: '2026-01-13',
    scheduled_time: '09:00',
    inspectors: 'Dr. Reyes',
  });
  return stagedCase;
}

async function stageCleared(server: TestServer, people: People): Promise<StagedClearances> {
  const stagedClearances = await listStagedClearances(
    server,
    people.owner,
    await createAcceptedApplication(server, people),
  );
  for (const [office, clearance_id] of stagedClearances.parts) {
    await server.request(claimClearance, people.officers.get(office), {
      body: OUT_OF_TURN_REASON,
      params: { clearance_id },
    });
    await server.request(approveClearance, people.officers.get(office), { params: { clearance_id }, body: {} });
  }
  return stagedClearances;
}

async function stageBilled(server: TestServer, people: People) {
  const { parts: _parts, ...filed } = await stageCleared(server, people);
  const { bill_id } = (
    await server.request(computeBill, people.bplo, { params: { assessment_code: filed.assessment_code } })
  ).body;
  return { ...filed, bill_id };
}

async function stagePayable(server: TestServer, people: People) {
  const billedStage = await stageBilled(server, people);
  await server.request(approveBill, people.treasurer, { params: { bill_id: billedStage.bill_id } });
  const { total } = (
    await server.request(getCurrentDue, people.owner, { params: { assessment_code: billedStage.assessment_code } })
  ).body;
  return { ...billedStage, total };
}

async function stageStarted(server: TestServer, people: People) {
  const { bill_id: _bill, total, ...filed } = await stagePayable(server, people);
  const { request_id } = (
    await server.request(startPayment, people.owner, {
      params: { assessment_code: filed.assessment_code },
      body: { method: 'gcash', amount: total },
    })
  ).body;
  return { ...filed, request_id };
}

async function stagePaid(server: TestServer, people: People) {
  const { request_id, ...filed } = await stageStarted(server, people);
  await sendNotice(server, { request_id });
  const { data } = (await server.request(listMyPayments, people.owner)).body;
  return { ...filed, receipt_no: data[0]?.receipts[0]?.receipt_no ?? '' };
}

async function stageReleased(server: TestServer, people: People) {
  const { receipt_no: _receipt, ...filed } = await stagePaid(server, people);
  const { permit_no } = (
    await server.request(releasePermit, people.bplo, { params: { assessment_code: filed.assessment_code } })
  ).body;
  return { ...filed, permit_no };
}

async function stageIssued(server: TestServer, people: People) {
  const unsignedCase = await stageReleased(server, people);
  await server.request(signPermit, people.signatory, { params: { permit_no: unsignedCase.permit_no } });
  const { token } = await server.api.db
    .selectFrom('permit')
    .select('token')
    .where('permit_no', '=', unsignedCase.permit_no)
    .executeTakeFirstOrThrow();
  return { ...unsignedCase, token };
}

async function stageLate(server: TestServer, people: People) {
  const to_pay = await stagePayable(server, people);
  return {
    cleared: await stageCleared(server, people),
    computed: await stageBilled(server, people),
    payable: to_pay,
    soa_no: (await server.request(issueStatement, people.owner, { body: { company_code: to_pay.company_code } })).body
      .soa_no,
    started: await stageStarted(server, people),
    paid: await stagePaid(server, people),
    released: await stageReleased(server, people),
    issued: await stageIssued(server, people),
  };
}

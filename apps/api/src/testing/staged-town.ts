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
import { type CounterStages, stageCounter } from './counter-stages.ts';
import {
  A_PNG,
  acceptedApplication,
  aForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
  sendPaper,
  typeForm,
  OUT_OF_TURN,
} from './counter.ts';
import { type GatewayStages, stageGateway } from './gateway-stages.ts';
import { deliver } from './gateway.ts';
import type { Person, TestServer } from './open-server.ts';
import { type OrdinanceStages, stageOrdinances } from './ordinances/ordinance-stages.ts';
import { type DisputeStages, stageDisputes } from './disputes/dispute-stages.ts';
import { type FraudFindingStages, stageFraudFindings } from './fraud-findings/fraud-finding-stages.ts';
import { type RefundStages, stageRefunds } from './refunds/refund-stages.ts';
import { stageSuccession, type SuccessionStages } from './successions/succession-stages.ts';
import { type AppealStages, stageAppeals } from './sanctions/appeal-stages.ts';
import { type SanctionStages, stageSanctions } from './sanctions/sanction-stages.ts';
import { moveIntoTown } from './town.ts';

/** The owner's password. */
export const PASSWORD = 'walong ibon sa bubong';
const DESKS = OFFICE_ROLES.filter((office) => office !== 'bplo');

interface People {
  readonly owner: Person;
  readonly bplo: Person;
  readonly clerk: Person;
  /** Extends legal days. */
  readonly licensing_head: Person;
  readonly treasurer: Person;
  readonly signatory: Person;
  readonly affiliate: Person;
  readonly desks: ReadonlyMap<ClearingOffice, Person>;
}

type Filed = { readonly company_code: string; readonly assessment_code: string };
type Parted = Filed & { readonly parts: ReadonlyMap<ClearingOffice, number> };

/** One owner's businesses, one at every stage that an act begins from; all are in Silangan. */
interface Stages {
  readonly typed: string;
  readonly registered: string;
  readonly prepared: Filed;
  readonly filed: Filed;
  /** Fire took its part, engineering sent it back, the health unit goes to see it. */
  readonly cleared_in_part: Parted;
  readonly cleared: Parted;
  readonly computed: Filed & { readonly bill_id: number };
  readonly payable: Filed & { readonly bill_id: number; readonly total: string };
  readonly started: Filed & { readonly request_id: string };
  readonly paid: Filed & { readonly receipt_no: string };
  readonly released: Filed & { readonly permit_no: string };
  readonly issued: Filed & { readonly permit_no: string; readonly token: string };
  readonly soa_no: string;
  readonly document_id: string;
  readonly open_document_id: string;
  /** A paper that has not arrived yet. */
  readonly upload_id: string;
  readonly invited_id: number;
  /** A further administrator whom the signatory asked for. */
  readonly account_request_id: number;
}

export interface StagedTown {
  readonly people: People;
  readonly stages: Stages;
  readonly ordinances: OrdinanceStages;
  readonly counter: CounterStages;
  readonly gateway: GatewayStages;
  readonly refunds: RefundStages;
  readonly disputes: DisputeStages;
  readonly fraud_findings: FraudFindingStages;
  readonly succession: SuccessionStages;
  readonly sanctions: SanctionStages;
  readonly appeals: AppealStages;
}

/** A town at work, brought there through its own endpoints. */
export async function stageTown(server: TestServer): Promise<StagedTown> {
  await moveIntoTown(server.api.db);
  const desks = new Map<ClearingOffice, Person>();
  for (const office of DESKS) desks.set(office, await server.person(office, { permissions: ['office_head'] }));
  desks.set('barangay', await server.person('barangay-silangan'));
  const people: People = {
    owner: await server.person('user'),
    bplo: await server.person('bplo'),
    clerk: await server.person('bplo'),
    licensing_head: await server.person('bplo', { permissions: ['office_head'] }),
    treasurer: await server.person('admin', { permissions: ['treasurer'] }),
    signatory: await server.person('admin', { permissions: ['signatory'] }),
    affiliate: await server.person('affiliate'),
    desks,
  };
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', people.owner.account_id)
    .execute();
  const stages = { ...(await early(server, people)), ...(await late(server, people)) };
  const counter = await stageCounter(server, {
    treasurer: people.treasurer,
    orders: [
      await payable(server, people),
      await payable(server, people),
      stages.started,
      await payable(server, people),
    ],
  });
  const gateway = await stageGateway(server, {
    owner: people.owner,
    treasurer: people.treasurer,
    order: stages.payable,
  });
  const refunds = await stageRefunds(server, {
    owner: people.owner,
    cashier: counter.cashier,
    treasurer: people.treasurer,
    order: stages.issued,
  });
  const sanctions = await stageSanctions(server, {
    head: desks.get('engineering'),
    signatory: people.signatory,
    company_code: stages.issued.company_code,
  });
  return {
    people,
    stages,
    gateway,
    refunds,
    disputes: await stageDisputes(server, {
      owner: people.owner,
      order: await payable(server, people),
    }),
    fraud_findings: await stageFraudFindings(server, {
      treasurer: people.treasurer,
      company_code: stages.issued.company_code,
    }),
    succession: await stageSuccession(server, stages.issued),
    sanctions,
    appeals: await stageAppeals(server, { ...sanctions, decider: people.treasurer, owner: people.owner }),
    ordinances: await stageOrdinances(server, { editor: people.signatory, treasurer: people.treasurer }),
    counter,
  };
}

async function early(server: TestServer, people: People) {
  const { owner, treasurer } = people;
  const registered = await registerBusiness(server, owner);
  const of_prepared = await registerBusiness(server, owner);
  const filed = await fileApplication(server, owner);
  const papers = (await server.ask(listDocuments, owner, { params: { company_code: filed.company_code } })).body.data;
  const open_paper = await sendPaper(server, owner, {
    company_code: registered,
    requirement_code: 'R08',
    bytes: A_PNG,
    type: 'image/png',
  });
  const begun = await server.ask(createUpload, owner, {
    params: { company_code: registered },
    query: { requirement_code: 'R07' },
    headers: { 'upload-length': '200000', 'upload-metadata': 'filename bGVhc2UucGRm' },
  });
  const invited = await server.ask(inviteUser, treasurer, {
    body: { firstname: 'Rosa', lastname: 'Dizon', email: 'rosa@example.com', role_ids: [4], permissions: [] },
  });
  await server.ask(inviteUser, people.signatory, {
    body: { firstname: 'Lea', lastname: 'Torres', email: 'lea@example.com', role_ids: [2], permissions: ['cashier'] },
  });
  const requests = (await server.ask(listAccountRequests, treasurer)).body.data;
  return {
    account_request_id: requests[0]?.account_request_id ?? 0,
    typed: await typeForm(server, owner, aForm('Bagong Simula')),
    registered,
    prepared: {
      company_code: of_prepared,
      assessment_code: await prepareApplication(server, owner, { company_code: of_prepared }),
    },
    filed,
    cleared_in_part: await clearedInPart(server, people),
    document_id: papers[0]?.document_id ?? '',
    open_document_id: open_paper.body.document_id,
    upload_id: String(begun.headers['location']).split('/').at(-1) ?? '',
    invited_id: invited.body.id,
  };
}

async function parted({ ask }: TestServer, owner: Person, filed: Filed): Promise<Parted> {
  const { clearances } = (await ask(getAssessment, owner, { params: { assessment_code: filed.assessment_code } })).body;
  return {
    ...filed,
    parts: new Map(
      clearances.flatMap(({ office, clearance_id }) =>
        clearance_id === null ? [] : [[office, clearance_id] as const],
      ),
    ),
  };
}

async function clearedInPart(server: TestServer, people: People): Promise<Parted> {
  const begun = await parted(server, people.owner, await acceptedApplication(server, people));
  const at = async (
    office: ClearingOffice,
    endpoint: typeof claimClearance | typeof returnClearance | typeof scheduleInspection,
    body?: object,
  ): Promise<void> => {
    await server.ask(endpoint, people.desks.get(office), {
      params: { clearance_id: begun.parts.get(office) ?? 0 },
      ...(body === undefined ? {} : { body }),
    });
  };
  for (const office of ['fire', 'engineering', 'rhu'] as const) await at(office, claimClearance, OUT_OF_TURN);
  await at('engineering', returnClearance, {
    remarks: 'The occupancy permit cannot be read.',
    requirement_codes: ['R03'],
  });
  await at('rhu', scheduleInspection, { scheduled_on: '2026-01-13', scheduled_time: '09:00', inspectors: 'Dr. Reyes' });
  return begun;
}

async function cleared(server: TestServer, people: People): Promise<Parted> {
  const begun = await parted(server, people.owner, await acceptedApplication(server, people));
  for (const [office, clearance_id] of begun.parts) {
    await server.ask(claimClearance, people.desks.get(office), { body: OUT_OF_TURN, params: { clearance_id } });
    await server.ask(approveClearance, people.desks.get(office), { params: { clearance_id }, body: {} });
  }
  return begun;
}

async function billed(server: TestServer, people: People) {
  const { parts: _done, ...filed } = await cleared(server, people);
  const { bill_id } = (
    await server.ask(computeBill, people.bplo, { params: { assessment_code: filed.assessment_code } })
  ).body;
  return { ...filed, bill_id };
}

async function payable(server: TestServer, people: People) {
  const computed = await billed(server, people);
  await server.ask(approveBill, people.treasurer, { params: { bill_id: computed.bill_id } });
  const { total } = (
    await server.ask(getCurrentDue, people.owner, { params: { assessment_code: computed.assessment_code } })
  ).body;
  return { ...computed, total };
}

async function started(server: TestServer, people: People) {
  const { bill_id: _bill, total, ...filed } = await payable(server, people);
  const { request_id } = (
    await server.ask(startPayment, people.owner, {
      params: { assessment_code: filed.assessment_code },
      body: { method: 'gcash', amount: total },
    })
  ).body;
  return { ...filed, request_id };
}

async function paid(server: TestServer, people: People) {
  const { request_id, ...filed } = await started(server, people);
  await deliver(server, { request_id });
  const { data } = (await server.ask(listMyPayments, people.owner)).body;
  return { ...filed, receipt_no: data[0]?.receipts[0]?.receipt_no ?? '' };
}

async function released(server: TestServer, people: People) {
  const { receipt_no: _receipt, ...filed } = await paid(server, people);
  const { permit_no } = (
    await server.ask(releasePermit, people.bplo, { params: { assessment_code: filed.assessment_code } })
  ).body;
  return { ...filed, permit_no };
}

async function issued(server: TestServer, people: People) {
  const waiting = await released(server, people);
  await server.ask(signPermit, people.signatory, { params: { permit_no: waiting.permit_no } });
  const { token } = await server.api.db
    .selectFrom('permit')
    .select('token')
    .where('permit_no', '=', waiting.permit_no)
    .executeTakeFirstOrThrow();
  return { ...waiting, token };
}

async function late(server: TestServer, people: People) {
  const to_pay = await payable(server, people);
  return {
    cleared: await cleared(server, people),
    computed: await billed(server, people),
    payable: to_pay,
    soa_no: (await server.ask(issueStatement, people.owner, { body: { company_code: to_pay.company_code } })).body
      .soa_no,
    started: await started(server, people),
    paid: await paid(server, people),
    released: await released(server, people),
    issued: await issued(server, people),
  };
}

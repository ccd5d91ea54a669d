// Test fixtures of gateway money in every state, and sample requests of its endpoints.

import {
  getCurrentDue,
  importSettlement,
  listExceptions,
  makeClaim,
  refundException,
  SETTLEMENT_COLUMNS,
} from '@ebpls/contracts';

import { sendNotice, toResponseId } from './gateway-notices.ts';
import type { TestPerson, TestServer } from './open-server.ts';

/** Money of the gateway in every state that an act begins from. */
export interface GatewayFixtures {
  readonly small_id: number;
  /** Proposed by another treasurer. */
  readonly proposed_id: number;
  readonly claim_no: string;
  readonly file_id: number;
  readonly line_id: number;
  readonly top_no: string;
}

interface GatewayStaging {
  readonly owner: TestPerson;
  readonly treasurer: TestPerson;
  readonly order: { readonly assessment_code: string };
}

const SMALL = 'SI260112SMALLSMALLSMAL';
const LARGE = 'SI260112LARGELARGELARG';

/**
 * Two payments for unassigned numbers, an open claim, and a settlement file with one row that matches and one that
 * does not.
 */
export async function createGatewayFixtures(
  server: TestServer,
  { owner, treasurer, order }: GatewayStaging,
): Promise<GatewayFixtures> {
  await sendNotice(server, { request_id: SMALL, amount: '500.00' });
  await sendNotice(server, { request_id: LARGE, amount: '5000.00' });
  const getExceptionId = async (search: string): Promise<number> =>
    (await server.request(listExceptions, treasurer, { query: { search } })).body.data[0]?.exception_id ?? 0;
  const proposedId = await getExceptionId(LARGE);
  await server.request(refundException, await server.person('admin', { permissions: ['treasurer'] }), {
    params: { exception_id: proposedId },
    body: { reason: 'Paid by mistake.' },
  });
  const params = { assessment_code: order.assessment_code };
  const { claim_no } = (
    await server.request(makeClaim, owner, {
      params,
      body: { reference: '9012345678', amount: '3405.00', paid_on: '2026-01-12', note: '' },
    })
  ).body;
  const { top_no } = (await server.request(getCurrentDue, owner, { params })).body;
  const { file_id, lines } = await importFile(server, treasurer);
  return {
    small_id: await getExceptionId(SMALL),
    proposed_id: proposedId,
    claim_no,
    file_id,
    line_id: lines.find(({ state }) => state === 'EXCEPTION')?.line_id ?? 0,
    top_no,
  };
}

async function importFile(server: TestServer, treasurer: TestPerson) {
  const { request_id } = await server.api.db
    .selectFrom('payment')
    .innerJoin('payment_attempt as t', 't.request_id', 'payment.request_id')
    .select('t.request_id')
    .orderBy('payment_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const formatRow = (id: string): string => `${id},${toResponseId(id)},3405.00,68.10,3336.90,2026-01-12,BNK-1`;
  const csv = [SETTLEMENT_COLUMNS.join(','), formatRow(request_id), formatRow('SI260112NOBODYNOBODYNO')].join('\r\n');
  const part = 'Content-Disposition: form-data; name="file"; filename="settlement.csv"\r\nContent-Type: text/csv';
  return (
    await server.request(importSettlement, treasurer, {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.from(`--b\r\n${part}\r\n\r\n${csv}\r\n--b--\r\n`),
    })
  ).body;
}

interface GatewaySampleFixture {
  readonly people: { readonly owner: TestPerson; readonly treasurer: TestPerson };
  readonly stages: {
    readonly paid: { readonly company_code: string };
    readonly payable: { readonly assessment_code: string };
  };
  readonly gateway: GatewayFixtures;
}

/** One request for every endpoint of the gateway's back office. */
export function listGatewaySamples({ people: { owner, treasurer }, stages, gateway }: GatewaySampleFixture) {
  const { small_id, proposed_id, claim_no, file_id, line_id, top_no } = gateway;
  const small = { who: treasurer, params: { exception_id: small_id } };
  const proposal = { who: treasurer, params: { exception_id: proposed_id } };
  const file = { who: treasurer, params: { file_id } };
  const reason = 'Asked by the payer.';
  return {
    listExceptions: { who: treasurer, query: { search: 'SI26', state: 'waiting', limit: '5' } },
    listNotifications: { who: treasurer, query: { search: 'SI26', verdict: 'JUDGED', limit: '5' } },
    refundException: { ...small, body: { reason } },
    approveRefund: proposal,
    declineRefund: { ...proposal, body: { reason } },
    creditException: { ...small, body: { reason, company_code: stages.paid.company_code } },
    matchException: { ...small, body: { reason, top_no } },
    dismissException: { ...small, body: { reason } },
    listSettlements: { who: treasurer, query: { limit: '5' } },
    listUnsettledPayments: { who: treasurer },
    getSettlement: file,
    importSettlement: { who: treasurer, expectedStatus: 422 },
    confirmDeposit: { ...file, body: { bank_reference: 'BNK-1', deposited_on: '2026-01-12' } },
    decideSettlementRow: {
      who: treasurer,
      params: { file_id, line_id },
      body: { decision: 'set_aside', remarks: 'Nobody knows it.' },
    },
    closeSettlement: { ...file, expectedStatus: 409 },
    makeClaim: {
      who: owner,
      params: { assessment_code: stages.payable.assessment_code },
      body: { reference: '9087654321', amount: '3405.00', paid_on: '2026-01-12', note: 'By phone.' },
    },
    sendClaimFile: { who: owner, params: { claim_no }, expectedStatus: 422 },
    downloadClaimFile: { who: owner, params: { claim_no }, expectedStatus: 404 },
    listMyClaims: { who: owner, query: { limit: '5' } },
    listClaims: { who: treasurer, query: { search: 'CLM', state: 'OPEN', limit: '5' } },
    answerClaim: {
      who: treasurer,
      params: { claim_no },
      body: { outcome: 'REFUSED', answer: 'The gateway never received it.' },
    },
  };
}

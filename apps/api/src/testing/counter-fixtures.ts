// Test fixtures of a payment counter in use, and sample requests of its endpoints.

import {
  requestApproval,
  assignBooklet,
  bounceCheque,
  closeCollection,
  listCheques,
  listDepositSlips,
  prepareCollection,
} from '@ebpls/contracts';

import { createChequeInput, createSlipInput, collectAtCounter } from './cashier-fixture.ts';
import type { TestPerson, TestServer } from './open-server.ts';

const COUNTER_DAY = '2026-01-12';
/** ₱3,205.00: the payment of V12 to the municipality, and the replacement of a bounced cheque. */
const CASH_COUNT = [
  { value: 100_000, count: 2 },
  { value: 50_000, count: 2 },
  { value: 20_000, count: 1 },
  { value: 500, count: 1 },
];

/**
 * A counter in use: cash of today, a cheque at the bank, a bounced one, a pending slip, a closed report, a booklet,
 * and a request to the treasurer.
 */
export interface CounterFixtures {
  readonly cashier: TestPerson;
  readonly receipt_no: string;
  readonly cheque_id: number;
  /** Paid by the deposit slip that waits for the bank. */
  readonly payment_id: number;
  readonly flag_no: string;
  readonly report_no: string;
  readonly approval_id: number;
  readonly booklet: readonly [string, string];
}

interface StagedOrders {
  readonly treasurer: TestPerson;
  /** Two orders to pay, one with a requested part payment, and one that is paid by a deposit slip. */
  readonly orders: readonly [Order, Order, Order, Order];
}

interface Order {
  readonly assessment_code: string;
}

/** Creates this state through the counter's own endpoints. */
export async function createCounterFixtures(
  server: TestServer,
  { treasurer, orders: [first, second, third, fourth] }: StagedOrders,
): Promise<CounterFixtures> {
  const { request } = server;
  const cashier = await server.person('admin', { firstname: 'Celia', lastname: 'Bautista', permissions: ['cashier'] });
  const booklet = ['0000001', '0000050'] as const;
  await request(assignBooklet, treasurer, {
    body: { holder_id: cashier.account_id, first_no: booklet[0], last_no: booklet[1] },
  });
  await collectAtCounter(server, cashier, { ...first, tender: createChequeInput('1001') });
  await collectAtCounter(server, cashier, { ...second, tender: createChequeInput('1002') });
  const { data } = (await request(listCheques, treasurer)).body;
  const [bouncedId = 0, cheque_id = 0] = data.map((cheque) => cheque.cheque_id);
  const params = { collector: cashier.account_id, fund: 'GENERAL', day: COUNTER_DAY };
  await request(prepareCollection, cashier, {
    params,
    body: {
      counts: [],
      deposits: [
        {
          bank: 'Land Bank',
          reference: 'VAL-1',
          deposited_on: COUNTER_DAY,
          cash: '0',
          cheque_ids: [bouncedId, cheque_id],
        },
      ],
    },
  });
  const { report_no } = (await request(closeCollection, treasurer, { params })).body;
  const { flag_no } = (
    await request(bounceCheque, treasurer, { params: { cheque_id: bouncedId }, body: { reason: 'Insufficient funds' } })
  ).body;
  const cash = await collectAtCounter(server, cashier, second);
  const { approval_id } = (
    await request(requestApproval, cashier, {
      body: { kind: 'PARTIAL', assessment_code: third.assessment_code, amount: '500', reason: 'Short of cash.' },
    })
  ).body;
  await collectAtCounter(server, cashier, { ...fourth, tender: createSlipInput('DS-1') });
  const slips = (await request(listDepositSlips, treasurer)).body;
  return {
    cashier,
    receipt_no: cash.body.receipts[0]?.receipt_no ?? '',
    cheque_id,
    payment_id: slips.data[0]?.payment_id ?? 0,
    flag_no,
    report_no: report_no ?? '',
    approval_id,
    booklet,
  };
}

interface CounterSampleFixture {
  readonly people: { readonly treasurer: TestPerson };
  readonly stages: { readonly payable: { readonly assessment_code: string; readonly total: string } };
  readonly counter: CounterFixtures;
}

/** One request for every endpoint of the counter. */
export function listCounterSamples(fixture: CounterSampleFixture) {
  return { ...listTakingSamples(fixture), ...listDecisionSamples(fixture), ...listReportingSamples(fixture) };
}

function listTakingSamples({ stages: { payable }, counter: { cashier, booklet } }: CounterSampleFixture) {
  const { assessment_code, total } = payable;
  const at = { who: cashier, params: { assessment_code } };
  return {
    findCounterOrders: { who: cashier, query: { search: 'Matibay' } },
    getCounterOrder: { ...at, query: { deposited_on: COUNTER_DAY } },
    collectPayment: {
      ...at,
      body: {
        amount: total,
        tender: { kind: 'CASH', tendered: '4,000' },
        receipts: { kind: 'AF51', numbers: ['0000001', '0000002', '0000003'] },
      },
    },
    listCounterReceipts: { who: cashier, query: { search: 'EOR', day: COUNTER_DAY, collector: 'own', limit: '5' } },
    requestApproval: {
      who: cashier,
      body: { kind: 'PARTIAL', assessment_code, amount: '1,000', reason: 'The rest on Friday.' },
    },
    spoilForm: { who: cashier, body: { serial: booklet[0], reason: 'Torn.' } },
  };
}

function listDecisionSamples({
  people: { treasurer: person },
  counter: { cashier, receipt_no, cheque_id, payment_id, flag_no, approval_id, booklet },
}: CounterSampleFixture) {
  return {
    cancelReceipt: { who: person, params: { receipt_no }, body: { reason: 'The wrong order.' } },
    listApprovals: { who: person },
    decideApproval: { who: person, params: { approval_id }, body: { is_granted: true, remarks: 'Seen.' } },
    listBooklets: { who: person, query: { search: 'Celia', limit: '5' } },
    assignBooklet: { who: person, body: { holder_id: cashier.account_id, first_no: '0000051', last_no: '0000100' } },
    loseForms: { who: person, body: { first_no: booklet[1], last_no: booklet[1], reason: 'Lost in the flood.' } },
    listCheques: { who: person, query: { search: 'Land', state: 'DEPOSITED', limit: '5' } },
    confirmManagersCheque: { who: person, params: { cheque_id }, expectedStatus: 409 },
    clearCheque: { who: person, params: { cheque_id }, body: { bank_reference: 'CR 0012' }, expectedStatus: 409 },
    bounceCheque: { who: person, params: { cheque_id }, body: { reason: 'Insufficient funds' } },
    listDepositSlips: { who: person, query: { search: 'Land', state: 'WAITING', limit: '5' } },
    matchDepositSlip: { who: person, params: { payment_id }, body: { bank_reference: 'CR 0013' } },
    refuseDepositSlip: { who: person, params: { payment_id }, body: { reason: 'The bank has no such deposit.' } },
    listFlags: { who: person, query: { search: 'RF', limit: '5' } },
    resolveFlag: { who: person, params: { flag_no }, body: { remarks: 'Paid in cash.' } },
  };
}

function listReportingSamples({ people: { treasurer }, counter: { cashier, report_no } }: CounterSampleFixture) {
  const own = { params: { collector: cashier.account_id, fund: 'GENERAL', day: COUNTER_DAY } };
  return {
    listOpenCollections: { who: treasurer },
    getOpenCollection: { who: cashier, ...own },
    prepareCollection: {
      who: cashier,
      ...own,
      body: {
        counts: CASH_COUNT,
        deposits: [{ bank: 'Land Bank', reference: 'VAL-2', deposited_on: COUNTER_DAY, cash: '2,000', cheque_ids: [] }],
      },
    },
    closeCollection: { who: treasurer, params: { collector: 'electronic', fund: 'GENERAL', day: COUNTER_DAY } },
    listCollectionReports: { who: treasurer, query: { search: '26-01', limit: '5' } },
    getCollectionReport: { who: treasurer, params: { report_no } },
    downloadCollectionReport: { who: treasurer, params: { report_no, format: 'csv' } },
  };
}

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, Id, IdText, Instant, ListQuery, definePage, Pesos, defineText } from '../shared/primitives.ts';

export const SETTLEMENT_STATES = ['MATCHED', 'EXCEPTION', 'DEPOSITED', 'CLOSED'] as const;
export const SettlementState = v.picklist(SETTLEMENT_STATES);
export type SettlementState = (typeof SETTLEMENT_STATES)[number];
export const SETTLEMENT_PROBLEMS = ['UNKNOWN', 'UNPAID', 'AMOUNT', 'REFERENCE'] as const;
export type SettlementProblem = (typeof SETTLEMENT_PROBLEMS)[number];

/** The columns of the gateway’s settlement file, in any order; amounts with two decimals, days as `2026-01-20`. */
export const SETTLEMENT_COLUMNS = [
  'request_id',
  'response_id',
  'gross',
  'fee',
  'net',
  'settled_on',
  'bank_reference',
] as const;
export const SETTLEMENT_FILE = { bytes: 2 * 1024 * 1024, rows: 10_000 } as const;

/** One payment that the gateway paid out, beside what we know of it. */
export const SettlementLine = v.object({
  line_id: Id,
  row_no: v.number(),
  request_id: v.string(),
  company_name: v.nullable(v.string()),
  gross: Pesos,
  fee: Pesos,
  net: Pesos,
  settled_on: Day,
  bank_reference: v.string(),
  state: SettlementState,
  problem: v.nullable(v.picklist(SETTLEMENT_PROBLEMS)),
  message: v.string(),
  remarks: v.string(),
  deposited_on: v.nullable(Day),
});
export type SettlementLine = v.InferOutput<typeof SettlementLine>;

/** Amount that the bank received, or has still to confirm, under one reference. */
export const SettlementDeposit = v.object({
  bank_reference: v.string(),
  rows: v.number(),
  gross: Pesos,
  fee: Pesos,
  net: Pesos,
  deposited_on: v.nullable(Day),
});
export type SettlementDeposit = v.InferOutput<typeof SettlementDeposit>;

const Totals = {
  rows: v.number(),
  gross: Pesos,
  fee: Pesos,
  net: Pesos,
  matched: v.number(),
  exceptions: v.number(),
  deposited: v.number(),
  closed: v.number(),
};
export const SettlementFileRow = v.object({
  file_id: Id,
  file_name: v.string(),
  imported_by: v.string(),
  imported_at: Instant,
  ...Totals,
});
export type SettlementFileRow = v.InferOutput<typeof SettlementFileRow>;
export const SettlementFile = v.object({
  ...SettlementFileRow.entries,
  lines: v.array(SettlementLine),
  deposits: v.array(SettlementDeposit),
});
export type SettlementFile = v.InferOutput<typeof SettlementFile>;

/** Paid here and in no file of the gateway yet, although the days for it have passed. */
export const UnsettledPayment = v.object({
  request_id: v.string(),
  paid_at: Instant,
  company_name: v.string(),
  top_no: v.string(),
  amount: Pesos,
  days: v.number(),
});
export type UnsettledPayment = v.InferOutput<typeof UnsettledPayment>;

const FilePath = v.object({ file_id: IdText });

export const listSettlements = defineEndpoint({
  method: 'GET',
  path: '/api/settlements',
  summary: 'List imported settlement files, newest first',
  query: v.object({ cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: definePage(SettlementFileRow),
});

export const listUnsettledPayments = defineEndpoint({
  method: 'GET',
  path: '/api/settlements/missing',
  summary: 'List payments with an overdue payout of the gateway, oldest first',
  reply: v.object({ after_days: v.number(), total: Pesos, data: v.array(UnsettledPayment) }),
});

export const getSettlement = defineEndpoint({
  method: 'GET',
  path: '/api/settlements/:file_id',
  summary: 'Get a settlement file with its rows and deposits',
  params: FilePath,
  reply: SettlementFile,
});

/** One CSV in the part `file`: taken whole or refused with a message for each row. */
export const importSettlement = defineEndpoint({
  method: 'POST',
  path: '/api/settlements',
  summary: 'Import a settlement file of the gateway',
  accepts: 'multipart',
  reply: SettlementFile,
});

export const DepositInput = v.object({ bank_reference: defineText('bank_reference.required', 60), deposited_on: Day });

/** The money is on the bank’s statement: the ledger follows now, not before. */
export const confirmDeposit = defineEndpoint({
  method: 'POST',
  path: '/api/settlements/:file_id/deposit',
  summary: 'Confirm that the bank received the money of a reference',
  params: FilePath,
  body: DepositInput,
  reply: SettlementFile,
});

export const SettlementDecisionInput = v.object({
  decision: v.picklist(['accept', 'set_aside'], 'settlement.decision'),
  remarks: defineText('remarks.required', 500),
});

export const decideSettlementRow = defineEndpoint({
  method: 'POST',
  path: '/api/settlements/:file_id/rows/:line_id/decide',
  summary: 'Accept a row with a difference, or close it without posting, with remarks',
  params: v.object({ file_id: IdText, line_id: IdText }),
  body: SettlementDecisionInput,
  reply: SettlementFile,
});

export const closeSettlement = defineEndpoint({
  method: 'POST',
  path: '/api/settlements/:file_id/close',
  summary: 'Close a settlement file if each row is deposited or closed',
  params: FilePath,
  reply: SettlementFile,
});

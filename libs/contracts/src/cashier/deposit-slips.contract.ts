import * as v from 'valibot';

import { BankReference } from './counter.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import {
  CompanyCode,
  Day,
  Id,
  IdText,
  ListQuery,
  definePage,
  Pesos,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

/**
 * States of a bank deposit slip that paid a bill; VOID: its receipts were cancelled or reversed, or the bank has no
 * such deposit.
 */
export const DEPOSIT_SLIP_STATES = ['WAITING', 'MATCHED', 'VOID'] as const;
export type DepositSlipState = (typeof DEPOSIT_SLIP_STATES)[number];

export const DepositSlipRow = v.object({
  payment_id: Id,
  bank: v.string(),
  reference: v.string(),
  deposited_on: Day,
  amount: Pesos,
  state: v.picklist(DEPOSIT_SLIP_STATES),
  /** The bank's own reference, as the treasurer matched it; empty before. */
  bank_reference: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  receipt_nos: v.array(v.string()),
  acts: v.array(v.picklist(['match', 'refuse'])),
  why_another: WhyAnother,
});
export type DepositSlipRow = v.InferOutput<typeof DepositSlipRow>;

export const listDepositSlips = defineEndpoint({
  method: 'GET',
  path: '/api/counter/deposit-slips',
  summary: 'List deposit slips; without a status or search, only the pending ones',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(DEPOSIT_SLIP_STATES)) }),
  reply: definePage(DepositSlipRow),
});

const DepositSlipPath = v.object({ payment_id: IdText });
const DepositSlipMoveReply = v.object({ payment_id: Id, state: v.picklist(DEPOSIT_SLIP_STATES) });

export const matchDepositSlip = defineEndpoint({
  method: 'POST',
  path: '/api/counter/deposit-slips/:payment_id/match',
  summary: 'Match a deposit with the bank statement',
  params: DepositSlipPath,
  body: v.object({ bank_reference: BankReference }),
  reply: DepositSlipMoveReply,
});

/** The receipts are reversed as of their day, and the amount is owed again. */
export const refuseDepositSlip = defineEndpoint({
  method: 'POST',
  path: '/api/counter/deposit-slips/:payment_id/refuse',
  summary: 'Report that the bank has no such deposit',
  params: DepositSlipPath,
  body: v.object({ reason: defineText('reason.required', 300) }),
  reply: DepositSlipMoveReply,
});

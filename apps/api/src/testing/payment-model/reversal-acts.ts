// Cancellations, bank results, refunds and waivers that a random money test may run.

import {
  requestApproval,
  bounceCheque,
  cancelReceipt,
  clearCheque,
  closeCollection,
  decideApproval,
  decideRefund,
  decideWaiver,
  evaluateRefund,
  fileRefund,
  getBill,
  getOpenCollection,
  listCheques,
  listDepositSlips,
  listOpenCollections,
  matchDepositSlip,
  prepareCollection,
  proposeWaiver,
  refuseDepositSlip,
  settleRefund,
} from '@ebpls/contracts';

import { type CounterMoney, toAmountText, toCentavos } from './payment-model.ts';
import { chooseOne, createPaperNumber, type ModelStep } from './model-step.ts';
import type { ModelRun } from './run-source.ts';

const DAY_MINUTES = 24 * 60;
const reason = 'It was the wrong order.';

/** A treasurer cancels a receipt of today; earlier ones are reversed with two people. */
export async function takeBackReceipt({ run, model }: ModelStep, which: number): Promise<void> {
  const money = chooseOne(
    model.counter.filter(({ is_undone }) => !is_undone),
    which,
  );
  const receipt_no = money?.receipt_nos[0];
  if (!money || receipt_no === undefined) return;
  const isToday = money.collected_on === run.getDay();
  if (isToday) {
    const reply = await run.send(cancelReceipt, run.treasurer, { params: { receipt_no }, body: { reason } });
    if (reply.status === 200) money.is_undone = true;
    return;
  }
  const request = await run.send(requestApproval, run.cashier, { body: { kind: 'REVERSE', receipt_no, reason } });
  if (request.status !== 200) return;
  const { approval_id } = request.body;
  const decision = await run.send(decideApproval, run.treasurer, {
    params: { approval_id },
    body: { is_granted: true },
  });
  if (decision.status === 200) money.is_undone = true;
}

export const CHEQUE_RESULTS = ['clears', 'bounces'] as const;

/** The next day the cheques are deposited, and the bank replies about one of them, or about a deposit. */
export async function applyBankReply(
  step: ModelStep,
  result: (typeof CHEQUE_RESULTS)[number],
  which: number,
): Promise<void> {
  const { run, model } = step;
  const money = chooseOne(
    model.counter.filter(({ is_undone, is_at_bank }) => !is_undone && is_at_bank),
    which,
  );
  if (!money) return;
  if (money.tender === 'DEPOSIT') {
    await decideDeposit(step, result, money);
    return;
  }
  run.passMinutes(DAY_MINUTES);
  await depositCheques(run);
  const cheque_id = await findCheque(run, money);
  if (cheque_id === undefined) return;
  if (result === 'bounces') {
    const body = { reason: 'Insufficient funds' };
    const reply = await run.send(bounceCheque, run.treasurer, { params: { cheque_id }, body });
    if (reply.status === 200) money.is_undone = true;
    return;
  }
  run.passMinutes(7 * DAY_MINUTES);
  const reply = await run.send(clearCheque, run.treasurer, {
    params: { cheque_id },
    body: { bank_reference: `CR ${cheque_id}` },
  });
  if (reply.status === 200) money.is_at_bank = false;
}

/** The treasurer finds the deposit in the record of the bank, or not. */
async function decideDeposit(
  { run }: ModelStep,
  result: (typeof CHEQUE_RESULTS)[number],
  money: CounterMoney,
): Promise<void> {
  const { paper_no } = money;
  const { data } = (await run.server.request(listDepositSlips, run.treasurer, { query: { search: paper_no } })).body;
  const slip = data.find(({ reference }) => reference === paper_no);
  if (!slip) return;
  const params = { payment_id: slip.payment_id };
  if (result === 'bounces') {
    const reply = await run.send(refuseDepositSlip, run.treasurer, { params, body: { reason } });
    if (reply.status === 200) money.is_undone = true;
    return;
  }
  const body = { bank_reference: `CR ${paper_no}` };
  const reply = await run.send(matchDepositSlip, run.treasurer, { params, body });
  if (reply.status === 200) money.is_at_bank = false;
}

async function findCheque(run: ModelRun, { paper_no }: CounterMoney): Promise<number | undefined> {
  const { data } = (await run.server.request(listCheques, run.treasurer, { query: { search: paper_no } })).body;
  return data.find(({ cheque_no }) => cheque_no === paper_no)?.cheque_id;
}

/** Closes the cashier's reports of the run, with its cash and every cheque deposited. */
async function depositCheques(run: ModelRun): Promise<void> {
  const { server, cashier, treasurer } = run;
  const { data } = (await server.request(listOpenCollections, treasurer)).body;
  const own = data.filter(({ collector }) => collector === String(cashier.account_id));
  for (const { collector, fund, day } of own.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const params = { collector, fund, day };
    const { sheet, cheques } = (await server.request(getOpenCollection, treasurer, { params })).body;
    const cash = toCentavos(sheet.cash_to_count);
    const cheque_ids = cheques.map(({ cheque_id }) => cheque_id);
    const deposits = [{ bank: 'Land Bank', reference: `VAL-${day}`, deposited_on: day, cash: '0', cheque_ids }];
    await run.send(prepareCollection, cashier, {
      params,
      body: { counts: countCash(cash), deposits: cheque_ids.length > 0 ? deposits : [] },
    });
    await run.send(closeCollection, treasurer, { params });
  }
}

const VALUES = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1];

function countCash(centavos: number): { value: number; count: number }[] {
  let left = centavos;
  return VALUES.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
}

/** The owner claims a refund of a part of a receipt, and gets it by a voucher. */
export async function refundReceipt({ run, model }: ModelStep, which: number, part: number): Promise<void> {
  const money = chooseOne(
    model.counter.filter(({ is_undone }) => !is_undone),
    which,
  );
  const receipt_no = money?.receipt_nos[0];
  if (!money || receipt_no === undefined) return;
  const amount = toAmountText(Math.max(1, Math.floor((money.amount * part) / 2000)));
  const refundReply = await run.send(fileRefund, run.owner, {
    params: { receipt_no },
    body: { amount, ground: 'WRONG_COMPUTATION', reason: 'The area of the store was measured twice.' },
  });
  if (refundReply.status !== 200) return;
  const params = { refund_no: refundReply.body.refund_no };
  await run.send(evaluateRefund, run.cashier, { params, body: { amount_found: amount, finding: 'Measured twice.' } });
  await run.send(decideRefund, run.treasurer, { params, body: { is_approved: true, decision: 'As found.' } });
  await run.send(settleRefund, run.treasurer, {
    params,
    body: { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: `DV-${createPaperNumber()}` },
  });
}

/** Two treasurers waive an installment by a resolution. */
export async function waiveInstallment({ run }: ModelStep, no: number): Promise<void> {
  const bill = await run.server.request(getBill, run.treasurer, {
    params: { assessment_code: run.assessment_code },
  });
  if (bill.status !== 200) return;
  const proposal = await run.send(proposeWaiver, run.treasurer, {
    params: { bill_id: bill.body.bill_id },
    body: { no, resolution_no: 'SB 2026-014', reason: 'The flood of January.' },
  });
  if (proposal.status !== 200) return;
  await run.send(decideWaiver, run.other_treasurer, {
    params: { waiver_id: proposal.body.waiver_id },
    body: { is_approved: true },
  });
}

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

import { type CounterMoney, toAmountText, toCentavos } from './walk-model.ts';
import { chooseOne, createPaperNumber, type WalkStep } from './walk-step.ts';
import type { Walk } from './walk-source.ts';

const DAY_MINUTES = 24 * 60;
const reason = 'It was the wrong order.';

/** A treasurer cancels a receipt of today; earlier ones are reversed with two people. */
export async function takeBackReceipt({ walk, model }: WalkStep, which: number): Promise<void> {
  const money = chooseOne(
    model.counter.filter(({ is_undone }) => !is_undone),
    which,
  );
  const receipt_no = money?.receipt_nos[0];
  if (!money || receipt_no === undefined) return;
  const isToday = money.collected_on === walk.getDay();
  if (isToday) {
    const reply = await walk.send(cancelReceipt, walk.treasurer, { params: { receipt_no }, body: { reason } });
    if (reply.status === 200) money.is_undone = true;
    return;
  }
  const request = await walk.send(requestApproval, walk.cashier, { body: { kind: 'REVERSE', receipt_no, reason } });
  if (request.status !== 200) return;
  const { approval_id } = request.body;
  const decision = await walk.send(decideApproval, walk.treasurer, {
    params: { approval_id },
    body: { is_granted: true },
  });
  if (decision.status === 200) money.is_undone = true;
}

export const CHEQUE_RESULTS = ['clears', 'bounces'] as const;

/** The next day the cheques are deposited, and the bank replies about one of them, or about a deposit. */
export async function applyBankReply(
  step: WalkStep,
  result: (typeof CHEQUE_RESULTS)[number],
  which: number,
): Promise<void> {
  const { walk, model } = step;
  const money = chooseOne(
    model.counter.filter(({ is_undone, is_at_bank }) => !is_undone && is_at_bank),
    which,
  );
  if (!money) return;
  if (money.tender === 'DEPOSIT') {
    await decideDeposit(step, result, money);
    return;
  }
  walk.passMinutes(DAY_MINUTES);
  await depositCheques(walk);
  const cheque_id = await findCheque(walk, money);
  if (cheque_id === undefined) return;
  if (result === 'bounces') {
    const body = { reason: 'Insufficient funds' };
    const reply = await walk.send(bounceCheque, walk.treasurer, { params: { cheque_id }, body });
    if (reply.status === 200) money.is_undone = true;
    return;
  }
  walk.passMinutes(7 * DAY_MINUTES);
  const reply = await walk.send(clearCheque, walk.treasurer, {
    params: { cheque_id },
    body: { bank_reference: `CR ${cheque_id}` },
  });
  if (reply.status === 200) money.is_at_bank = false;
}

/** The treasurer finds the deposit in the record of the bank, or not. */
async function decideDeposit(
  { walk }: WalkStep,
  result: (typeof CHEQUE_RESULTS)[number],
  money: CounterMoney,
): Promise<void> {
  const { paper_no } = money;
  const { data } = (await walk.server.request(listDepositSlips, walk.treasurer, { query: { search: paper_no } })).body;
  const slip = data.find(({ reference }) => reference === paper_no);
  if (!slip) return;
  const params = { payment_id: slip.payment_id };
  if (result === 'bounces') {
    const reply = await walk.send(refuseDepositSlip, walk.treasurer, { params, body: { reason } });
    if (reply.status === 200) money.is_undone = true;
    return;
  }
  const body = { bank_reference: `CR ${paper_no}` };
  const reply = await walk.send(matchDepositSlip, walk.treasurer, { params, body });
  if (reply.status === 200) money.is_at_bank = false;
}

async function findCheque(walk: Walk, { paper_no }: CounterMoney): Promise<number | undefined> {
  const { data } = (await walk.server.request(listCheques, walk.treasurer, { query: { search: paper_no } })).body;
  return data.find(({ cheque_no }) => cheque_no === paper_no)?.cheque_id;
}

/** Closes the cashier's reports of the walk, with its cash and every cheque deposited. */
async function depositCheques(walk: Walk): Promise<void> {
  const { server, cashier, treasurer } = walk;
  const { data } = (await server.request(listOpenCollections, treasurer)).body;
  const own = data.filter(({ collector }) => collector === String(cashier.account_id));
  for (const { collector, fund, day } of own.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const params = { collector, fund, day };
    const { sheet, cheques } = (await server.request(getOpenCollection, treasurer, { params })).body;
    const cash = toCentavos(sheet.cash_to_count);
    const cheque_ids = cheques.map(({ cheque_id }) => cheque_id);
    const deposits = [{ bank: 'Land Bank', reference: 'VAL', deposited_on: day, cash: '0', cheque_ids }];
    await walk.send(prepareCollection, cashier, {
      params,
      body: { counts: countCash(cash), deposits: cheque_ids.length > 0 ? deposits : [] },
    });
    await walk.send(closeCollection, treasurer, { params });
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
export async function refundReceipt({ walk, model }: WalkStep, which: number, part: number): Promise<void> {
  const money = chooseOne(
    model.counter.filter(({ is_undone }) => !is_undone),
    which,
  );
  const receipt_no = money?.receipt_nos[0];
  if (!money || receipt_no === undefined) return;
  const amount = toAmountText(Math.max(1, Math.floor((money.amount * part) / 2000)));
  const refundReply = await walk.send(fileRefund, walk.owner, {
    params: { receipt_no },
    body: { amount, ground: 'WRONG_COMPUTATION', reason: 'The area of the store was measured twice.' },
  });
  if (refundReply.status !== 200) return;
  const params = { refund_no: refundReply.body.refund_no };
  await walk.send(evaluateRefund, walk.cashier, { params, body: { amount_found: amount, finding: 'Measured twice.' } });
  await walk.send(decideRefund, walk.treasurer, { params, body: { is_approved: true, decision: 'As found.' } });
  await walk.send(settleRefund, walk.treasurer, {
    params,
    body: { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: `DV-${createPaperNumber()}` },
  });
}

/** Two treasurers waive an installment by a resolution. */
export async function waiveInstallment({ walk }: WalkStep, no: number): Promise<void> {
  const bill = await walk.server.request(getBill, walk.treasurer, {
    params: { assessment_code: walk.assessment_code },
  });
  if (bill.status !== 200) return;
  const proposal = await walk.send(proposeWaiver, walk.treasurer, {
    params: { bill_id: bill.body.bill_id },
    body: { no, resolution_no: 'SB 2026-014', reason: 'The flood of January.' },
  });
  if (proposal.status !== 200) return;
  await walk.send(decideWaiver, walk.other_treasurer, {
    params: { waiver_id: proposal.body.waiver_id },
    body: { is_approved: true },
  });
}

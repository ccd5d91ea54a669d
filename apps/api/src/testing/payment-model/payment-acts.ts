// Payments that a random money test may make at the counter and online.

import {
  requestApproval,
  collectPayment,
  decideApproval,
  getCounterOrder,
  getCurrentDue,
  startPayment,
} from '@ebpls/contracts';

import { createCashInput, createChequeInput, createSlipInput, type TenderInput } from '../cashier-fixture.ts';
import { failOn } from './check-run.ts';
import { type CounterMoney, toAmountText, toCentavos } from './payment-model.ts';
import { createPaperNumber, type ModelStep } from './model-step.ts';

export const MODEL_TENDERS = ['CASH', 'CHEQUE', 'MANAGERS_CHEQUE', 'DEPOSIT'] as const;
interface TenderPaper {
  readonly amount: string;
  readonly day: string;
  readonly paper_no: string;
}

function createTender(tender: CounterMoney['tender'], { amount, day, paper_no }: TenderPaper): TenderInput {
  if (tender === 'CASH') return createCashInput(amount);
  if (tender === 'DEPOSIT') return { ...createSlipInput(paper_no), deposited_on: day };
  return createChequeInput(paper_no, { dated_on: day, is_managers: tender === 'MANAGERS_CHEQUE' });
}

export interface CounterTaking {
  readonly tender: CounterMoney['tender'];
  /** Thousandths of the amount due; 0 is one centavo, 1,000 is all of it. */
  readonly part: number;
  /** Centavos, instead of a part. */
  readonly amount?: number;
}

/**
 * The cashier takes the amount due, or a part that a treasurer grants. The whole amount is never refused without a
 * reason.
 */
export async function takeAtCounter(step: ModelStep, { tender, ...wanted }: CounterTaking): Promise<void> {
  const { run } = step;
  const params = { assessment_code: run.assessment_code };
  const total = toCentavos((await run.server.request(getCounterOrder, run.cashier, { params })).body.total);
  if (total === 0) return;
  const amount = wanted.amount ?? computePart(total, wanted.part);
  const approval_id = amount < total ? await grantPart(step, amount) : undefined;
  if (amount === total || approval_id !== undefined) await collectAmount(step, { tender, amount, approval_id });
}

interface TakenAmount {
  readonly tender: CounterMoney['tender'];
  readonly amount: number;
  readonly approval_id: number | undefined;
}

async function collectAmount(step: ModelStep, { tender, amount, approval_id }: TakenAmount): Promise<void> {
  const { run, model, before } = step;
  const text = toAmountText(amount);
  const paper_no = createPaperNumber();
  const reply = await run.send(collectPayment, run.cashier, {
    params: { assessment_code: run.assessment_code },
    body: {
      amount: text,
      tender: createTender(tender, { amount: text, day: run.getDay(), paper_no }),
      receipts: { kind: 'EOR' },
      ...(approval_id === undefined ? {} : { approval_id }),
    },
  });
  if (reply.status !== 200) {
    if (before.blocked === null && !step.is_concurrent)
      failOn(run, [`${text} is due and is not taken: ${reply.body.error.message}`]);
    return;
  }
  model.counter.push({
    receipt_nos: reply.body.receipts.map(({ receipt_no }) => receipt_no),
    amount,
    tender,
    collected_on: run.getDay(),
    paper_no,
    is_first: before.rows.some(({ no, balance }) => no === 1 && balance > 0),
    is_undone: false,
    is_at_bank: tender !== 'CASH',
  });
}

function computePart(total: number, part: number): number {
  return part === 1000 ? total : Math.max(1, Math.floor((total * part) / 1000));
}

async function grantPart({ run }: ModelStep, amount: number): Promise<number | undefined> {
  const { assessment_code, cashier, treasurer } = run;
  const body = { kind: 'PARTIAL', assessment_code, amount: toAmountText(amount), reason: 'The rest on Friday.' };
  const request = await run.send(requestApproval, cashier, { body });
  if (request.status !== 200) return undefined;
  const { approval_id } = request.body;
  const decision = await run.send(decideApproval, treasurer, { params: { approval_id }, body: { is_granted: true } });
  return decision.status === 200 ? approval_id : undefined;
}

/** The owner begins an online payment: the whole amount due, or the first installments that may be chosen. */
export async function beginOnline(step: ModelStep, count: number): Promise<void> {
  const { run, model, before } = step;
  const order = { params: { assessment_code: run.assessment_code } };
  const choices = (await run.server.request(getCurrentDue, run.owner, order)).body.choices ?? [];
  const chosenNumbers = choices.slice(0, count).map(({ no }) => no);
  const query = chosenNumbers.length === 0 ? {} : { query: { installments: chosenNumbers.join(',') } };
  const { total } = (await run.server.request(getCurrentDue, run.owner, { ...order, ...query })).body;
  if (toCentavos(total) === 0) return;
  const reply = await run.send(startPayment, run.owner, {
    ...order,
    body: { method: 'gcash' as const, amount: total, ...(chosenNumbers.length > 0 && { installments: chosenNumbers }) },
  });
  if (reply.status !== 200) {
    const canPay = before.can_pay && before.due > 0 && !step.is_concurrent;
    failOn(run, canPay ? [`${total} may be paid online and is refused: ${reply.body.error.message}`] : []);
    return;
  }
  const { request_id } = reply.body;
  if (model.online.some((payment) => payment.request_id === request_id)) return;
  model.online.push({ request_id, amount: toCentavos(total), received: 0, is_confirmed: false, is_decided: false });
}
